/** Sheets over the film: what can be taken along, the check, the keys. */
import { PHYSICS_VERSION } from '@tenball/physics';
import type { JSX } from 'preact';
import { Icon, type IconName } from '../icons.tsx';
import { Dialog } from '../page/dialog.tsx';
import type { Language } from '../state.ts';
import { canRecord } from './clip.ts';
import { type Film, finalHash } from './film.ts';
import type { Sharing } from './sharing.ts';
import { replayWords } from './words-in.ts';

/** What lies over the film. */
export type Sheet = 'none' | 'menu' | 'check' | 'keys';

interface SheetProps {
  readonly film: Film;
  readonly language: Language;
  readonly onClose: () => void;
}

export function MenuSheet({ film, sharing, language, onClose, onKeys, onOther, onLanguage }:
SheetProps & {
  sharing: Sharing; onKeys: () => void; onOther: () => void; onLanguage: () => void;
}): JSX.Element {
  const words = replayWords(language);
  const { menu } = words;
  const title = film.match.setup.names;
  const played = film.shots.length > 0;
  const rows: readonly (readonly [IconName, string, () => unknown] | undefined)[] = [
    played ? ['link', words.linkShot, () => sharing.copyLink(true)] : undefined,
    played ? ['link', words.linkRack, () => sharing.copyLink(false)] : undefined,
    ['copy', menu.position, () => sharing.copyPosition()],
    ['download', words.file, () => sharing.saveGame()],
    ['image', menu.png, () => sharing.savePng()],
    ['image', menu.svg, () => sharing.saveSvg(played ? `${title.A} – ${title.B}` : words.layout)],
    played && canRecord() ? ['clip', menu.clip, () => sharing.saveClip()] : undefined,
    ['folder', menu.other, onOther],
    ['help', menu.keys, onKeys],
    ['globe', menu.language, onLanguage],
  ];
  return (
    <Dialog class="replay-menu" label={words.more} closeLabel={words.close} onClose={onClose}>
      <ul>
        {rows.map((row) => row !== undefined && (
          <li key={row[1]}>
            <button class="menu-row" type="button" onClick={() => {
              onClose();
              row[2]();
            }}>
              <Icon name={row[0]} />{row[1]}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** So many differences are told. */
const MOST_TOLD = 8;

export function CheckSheet({ film, physics, language, onClose }: SheetProps & {
  physics: string | undefined;
}): JSX.Element {
  const { check: words, close, otherPhysics } = replayWords(language);
  const { differences, shots } = film;
  return (
    <Dialog class="replay-check" label={words.title} closeLabel={close} onClose={onClose}>
      {film.check === 'verified' && <p>{words.verified(shots.length)}</p>}
      {film.check === 'played' && <p>{words.played}</p>}
      {film.check === 'differs' && (
        <>
          <p>{words.differs(differences.length)}</p>
          <ul class="differences">
            {differences.slice(0, MOST_TOLD).map(({ rack, stroke, written, found }, index) => (
              <li key={index}>{words.difference(rack, stroke, written, found)}</li>
            ))}
          </ul>
        </>
      )}
      {physics !== undefined && physics !== PHYSICS_VERSION && <p>{otherPhysics(physics)}</p>}
      <dl class="check-facts">
        <dt>{words.physics}</dt><dd>{PHYSICS_VERSION}</dd>
        <dt>{words.hash}</dt><dd class="hash">{finalHash(film) ?? '—'}</dd>
      </dl>
    </Dialog>
  );
}

export function KeysSheet({ language, onClose }: Omit<SheetProps, 'film'>): JSX.Element {
  const words = replayWords(language);
  return (
    <Dialog class="replay-keys" label={words.menu.keys} closeLabel={words.close} onClose={onClose}>
      <dl>
        {words.keys.map(([keys, effect]) => (
          <div class="help-row" key={effect}>
            <dt>{keys.map((key) => <kbd key={key}>{key}</kbd>)}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
