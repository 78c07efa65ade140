/** What need not be stated: rules, ball numbers, pockets, fouls before. */
import { OBJECT_BALLS, type ObjectBall, type Pocket, TEN } from '@tenball/equipment';
import { EDITION_SHEETS, type Edition } from '@tenball/rules';
import { type Asking, type Numbers, type Tap, castOf, isPotCall } from '@tenball/rules/ask';
import type { JSX } from 'preact';
import { BallIcon } from '../icons.tsx';
import { Dialog } from '../page/dialog.tsx';
import type { Language } from '../state.ts';
import type { AskWords } from './ask-words.ts';
import { ASK_WORDS } from './words-of.ts';

export interface RefineProps {
  readonly asking: Asking;
  readonly language: Language;
  readonly onTap: (tap: Tap) => void;
  readonly onClose: () => void;
}

export function RefineSheet(props: RefineProps): JSX.Element {
  const { asking, language, onTap, onClose } = props;
  const words = ASK_WORDS[language];
  const shot = asking.scene === 'shot' || asking.scene === 'ten';
  return (
    <Dialog class="refine" label={words.refine} closeLabel={words.close} onClose={onClose}>
      <p class="sheet-lead">{words.refineLead}</p>
      <div class="refine-fields">
        <EditionField {...props} />
        <FoulsField asking={asking} words={words} onTap={onTap} />
        {asking.fouls === 2 && (
          <Toggle label={words.warned} on={asking.warned}
            onToggle={(warned) => onTap({ kind: 'condition', change: { warned } })} />
        )}
        {shot && (
          <Toggle label={words.hand} on={asking.hand}
            onToggle={(hand) => onTap({ kind: 'condition', change: { hand } })} />
        )}
        {asking.scene !== 'break' && asking.scene !== undefined && (
          <Toggle label={words.requested} on={asking.requested}
            onToggle={(requested) => onTap({ kind: 'condition', change: { requested } })} />
        )}
        <NumberFields asking={asking} words={words} onTap={onTap} />
      </div>
      <div class="sheet-actions">
        <button class="button primary" type="button" onClick={onClose}>{words.close}</button>
      </div>
    </Dialog>
  );
}

function EditionField({ asking, language, onTap }: RefineProps): JSX.Element {
  const words = ASK_WORDS[language];
  return (
    <label class="refine-field">
      <span class="field-label">{words.edition}</span>
      <EditionSelect edition={asking.edition} language={language}
        onEdition={(edition) => onTap({ kind: 'edition', edition })} />
    </label>
  );
}

export function EditionSelect({ edition, language, onEdition }: {
  edition: Edition; language: Language; onEdition: (edition: Edition) => void;
}): JSX.Element {
  return (
    <span class="select">
      <select aria-label={ASK_WORDS[language].edition} value={edition}
        onChange={(event) => {
          const chosen = EDITION_SHEETS.find(({ id }) => id === event.currentTarget.value);
          if (chosen !== undefined) onEdition(chosen.id);
        }}>
        {EDITION_SHEETS.filter(({ id }) => id !== 'custom').map(({ id, name }) => (
          <option key={id} value={id} selected={id === edition}>{name[language]}</option>
        ))}
      </select>
    </span>
  );
}

interface FieldProps {
  readonly asking: Asking;
  readonly words: AskWords;
  readonly onTap: (tap: Tap) => void;
}

function FoulsField({ asking, words, onTap }: FieldProps): JSX.Element {
  return (
    <div class="refine-field">
      <span class="field-label">{words.fouls}</span>
      <div class="segmented" role="radiogroup" aria-label={words.fouls}>
        {([0, 1, 2] as const).map((fouls) => (
          <label key={fouls} class="segment">
            <input class="cover" type="radio" name="fouls" checked={asking.fouls === fouls}
              onClick={() => onTap({ kind: 'condition', change: { fouls } })} />
            <span>{fouls}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

function Toggle({ label, on, onToggle }: {
  label: string; on: boolean; onToggle: (on: boolean) => void;
}): JSX.Element {
  return (
    <label class="toggle">
      <span>{label}</span>
      <input class="cover" type="checkbox" role="switch" aria-label={label} checked={on}
        onChange={(event) => onToggle(event.currentTarget.checked)} />
      <span class="switch" aria-hidden="true"><i /></span>
    </label>
  );
}

function NumberFields({ asking, words, onTap }: FieldProps): JSX.Element | undefined {
  const { scene, call } = asking;
  if (scene === undefined || scene === 'break') return undefined;
  const cast = castOf(asking);
  const change = (numbers: Partial<Numbers>) => onTap({ kind: 'numbers', numbers });
  const others = cast.onTable.filter((ball) => ball !== cast.called && ball !== TEN);
  return (
    <>
      {scene !== 'ten' && (
        <BallField label={words.onTable} balls={OBJECT_BALLS} pressed={cast.onTable} words={words}
          onBall={(ball) => change({ onTable: withBall(cast.onTable, ball) })} />
      )}
      {isPotCall(call) && call !== 'ten' && scene !== 'ten' && (
        <BallField label={words.calledBall} balls={cast.onTable} pressed={[cast.called]}
          words={words} onBall={(called) => change({ called })} />
      )}
      {isPotCall(call) && (
        <PocketField label={words.calledPocket} pocket={cast.pocket} words={words}
          onPocket={(pocket) => change({ pocket })} />
      )}
      {others.length > 0 && (
        <BallField label={words.otherBall} balls={others} pressed={[cast.other]} words={words}
          onBall={(other) => change({ other })} />
      )}
      <PocketField label={words.otherPocket} pocket={cast.otherPocket} words={words}
        onPocket={(otherPocket) => change({ otherPocket })} />
    </>
  );
}

function withBall(balls: readonly ObjectBall[], ball: ObjectBall): readonly ObjectBall[] {
  return balls.includes(ball) ? balls.filter((one) => one !== ball) : [...balls, ball];
}

function BallField({ label, balls, pressed, words, onBall }: {
  label: string; balls: readonly ObjectBall[]; pressed: readonly ObjectBall[]; words: AskWords;
  onBall: (ball: ObjectBall) => void;
}): JSX.Element {
  return (
    <div class="refine-field">
      <span class="field-label">{label}</span>
      <div class="refine-balls" role="group" aria-label={label}>
        {balls.map((ball) => (
          <button key={ball} class="refine-ball" type="button" aria-label={words.ball(ball)}
            aria-pressed={pressed.includes(ball)} onClick={() => onBall(ball)}>
            <BallIcon ball={ball} size={30} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** Pockets as they lie on the table, head left. */
const MAP_ORDER = ['HL', 'SL', 'FL', 'HR', 'SR', 'FR'] as const satisfies readonly Pocket[];

function PocketField({ label, pocket, words, onPocket }: {
  label: string; pocket: Pocket; words: AskWords;
  onPocket: (pocket: Pocket) => void;
}): JSX.Element {
  return (
    <div class="refine-field">
      <span class="field-label">{label}</span>
      <div class="refine-pockets" role="group" aria-label={label}>
        {MAP_ORDER.map((name) => (
          <button key={name} class="refine-pocket" type="button" title={words.pocketNames[name]}
            aria-label={words.pocketNames[name]} aria-pressed={name === pocket}
            onClick={() => onPocket(name)}>{name}</button>
        ))}
      </div>
    </div>
  );
}
