/** The rules of the match: which edition, in what it differs, and the ways to book and referee. */
import {
  type Difference, type Rulebook, BASE, clauseName, compareRulebooks, effectSentence,
  notesOf, parameterName, sheetOf, valueName,
} from '@tenball/rules';
import type { JSX } from 'preact';
import { clauseLabel } from '../hud/select-ruling.ts';
import { Icon } from '../icons.tsx';
import { ASK_PAGE, BOOK_PAGE, NEW_TAB, clauseLink, compareLink } from '../links.ts';
import { rulebookName } from '../rulebook-name.ts';
import type { Language } from '../state.ts';
import type { Messages } from '../words/index.ts';
import { ClauseLink } from './clause-link.tsx';
import { NoteLine } from './note-line.tsx';
import { sheetWordsOf } from './sheet-words.ts';
import './sheets.css';
import type { SheetProps } from './why-sheet.tsx';

export function RulesSheet({ state, table, words }: SheetProps): JSX.Element {
  const { language, aimAid } = state.settings;
  const say = sheetWordsOf(language);
  const { rulebook } = table.match.setup;
  return (
    <div class="rules-card">
      <p class="rules-name"><b>{rulebookName(rulebook, language, words)}</b></p>
      <p class="sheet-lead">{sheetOf(rulebook.edition).source[language]}</p>
      <Differences rulebook={rulebook} words={words} language={language} />
      <Uncertain rulebook={rulebook} language={language} />
      <p class="rules-aid">{say.aimAid}: <b>{words.settings.aimAids[aimAid]}</b></p>
      <div class="sheet-actions rules-actions">
        <OutLink icon="columns" href={compareLink(rulebook)} tab={say.newTab}
          text={rulebook.edition === 'base' ? say.editions : say.compare} />
        <OutLink icon="book" href={BOOK_PAGE} text={say.book} tab={say.newTab} />
        <OutLink icon="scale" href={ASK_PAGE} text={say.askReferee} tab={say.newTab} />
      </div>
    </div>
  );
}

function OutLink({ icon, href, text, tab }: {
  icon: 'columns' | 'book' | 'scale'; href: string; text: string; tab: string;
}): JSX.Element {
  return (
    <a class="button small" href={href} {...NEW_TAB} aria-label={`${text}, ${tab}`}>
      <Icon name={icon} size={16} />{text}
    </a>
  );
}

function Differences({ rulebook, words, language }: {
  rulebook: Rulebook; words: Messages; language: Language;
}): JSX.Element {
  const say = sheetWordsOf(language);
  const differences = compareRulebooks(BASE, rulebook);
  if (differences.length === 0) return <p class="why-lead">{say.base}</p>;
  return (
    <section>
      <h3>{say.differs}</h3>
      <ul class="why-list">
        {differences.map((difference) => {
          const { clause, parameter } = difference;
          const shown = {
            text: clauseLabel(clause, { words, language }),
            title: clauseName(clause, language), href: clauseLink(clause),
          };
          return (
            <li>
              <span>
                {parameterName(parameter, language)}: <b>{valueOf(difference, language)}</b>.{' '}
                {effectSentence(parameter, difference.b, language)}.
              </span>
              <ClauseLink clause={shown} words={words} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What was not read in the text of the edition. */
function Uncertain({ rulebook, language }: {
  rulebook: Rulebook; language: Language;
}): JSX.Element | undefined {
  const notes = notesOf(rulebook.edition).filter(({ mark }) => mark !== 'T');
  if (notes.length === 0) return undefined;
  const say = sheetWordsOf(language);
  return (
    <details class="rules-notes">
      <summary>{capital(say.uncertain(notes.length))}</summary>
      {notes.map((note) => (
        <NoteLine note={note} language={language} {...(note.parameter === undefined
          ? {} : { about: parameterName(note.parameter, language) })} />
      ))}
    </details>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function valueOf({ parameter, b }: Difference, language: Language): string {
  return valueName(parameter, b, language);
}
