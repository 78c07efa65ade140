/** The terms of the game in both languages. */
import { GLOSSARY } from '@tenball/rules/book';
import type { JSX } from 'preact';
import type { Language } from '../state.ts';
import { ClauseLink } from './clause-view.tsx';
import { Heading } from './heading.tsx';
import { pageOf } from './pages.ts';
import type { Reader } from './reader.ts';

export function GlossaryView({ reader }: { reader: Reader }): JSX.Element {
  const { words, language } = reader;
  const other: Language = language === 'ru' ? 'en' : 'ru';
  const rows = [...GLOSSARY].sort((one, two) => (
    one.term[language].localeCompare(two.term[language], language)
  ));
  return (
    <div class="book-plain">
      <Heading reader={reader} title={words.glossary} />
      <p class="book-lead">{words.glossaryLead}</p>
      <dl class="glossary">
        {rows.map((row) => (
          <div key={`${row.term.en} ${row.term.ru}`} class="glossary-row">
            <dt>
              <b>{row.term[language]}</b>
              <span lang={other}>{row.term[other]}</span>
            </dt>
            <dd>
              {row.meaning[language]}
              {row.clause !== undefined && pageOf(row.clause) !== undefined && (
                <> <ClauseLink clause={row.clause} reader={reader} /></>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
