/** Over the film: who played whom, under which rules, whether it came out again, what to take. */
import type { JSX } from 'preact';
import { PHYSICS_VERSION } from '@tenball/physics';
import { Icon } from '../icons.tsx';
import { NEW_TAB, compareLink } from '../links.ts';
import { rulebookNameInText } from '../rulebook-name.ts';
import type { Language } from '../state.ts';
import { wordsOf } from '../words/index.ts';
import type { Film } from './film.ts';
import type { Sharing } from './sharing.ts';
import type { Sheet } from './sheets.tsx';
import { replayWords } from './words-in.ts';
import type { ReplayWords } from './words.ts';

export function FilmHeader({ film, physics, sharing, language, onSheet }: {
  film: Film; physics: string | undefined; sharing: Sharing; language: Language;
  onSheet: (sheet: Sheet) => void;
}): JSX.Element {
  const words = replayWords(language);
  const { names, rulebook } = film.match.setup;
  const { score } = film.match.situation;
  const empty = film.shots.length === 0;
  return (
    <header class="film-head">
      <a class="icon-button" href="./" aria-label={words.toTable} title={words.toTable}>
        <Icon name="leave" />
      </a>
      <h1 class="film-title">
        {empty ? words.layout : (
          <>
            <span class="film-name">{names.A}</span>
            <span class="num film-score">{score.A}&nbsp;:&nbsp;{score.B}</span>
            <span class="film-name">{names.B}</span>
          </>
        )}
      </h1>
      <a class="chip chip-link film-rules" href={compareLink(rulebook)} {...NEW_TAB}>
        {rulebookNameInText(rulebook, language, wordsOf(language))}
      </a>
      {!empty && <CheckChip film={film} words={words} onTap={() => onSheet('check')} />}
      {physics !== undefined && physics !== PHYSICS_VERSION && (
        <span class="chip film-physics" role="note">
          <Icon name="warning" size={14} />{words.otherPhysics(physics)}
        </span>
      )}
      <span class="grow" />
      {!empty && (
        <button class="button head-button" type="button" onClick={() => void sharing.copyLink(true)}
          aria-label={words.linkShot} title={words.linkShot}>
          <Icon name="link" size={18} /><span>{words.linkShot}</span>
        </button>
      )}
      <button class="button head-button" type="button" onClick={() => sharing.saveGame()}
        aria-label={words.file} title={words.file}>
        <Icon name="download" size={18} /><span>{words.file}</span>
      </button>
      <button class="icon-button" type="button" aria-label={words.more} title={words.more}
        onClick={() => onSheet('menu')}>
        <Icon name="more" />
      </button>
    </header>
  );
}

/** What the check came to; the sheet behind it has the details. */
function CheckChip({ film, words, onTap }: {
  film: Film; words: ReplayWords; onTap: () => void;
}): JSX.Element {
  return (
    <button class="chip check-chip" type="button" data-check={film.check} aria-haspopup="dialog"
      aria-label={words[film.check]} onClick={onTap}>
      <Icon name={film.check === 'differs' ? 'warning' : 'verified'} size={15} />
      <span>{words[film.check]}</span>
    </button>
  );
}
