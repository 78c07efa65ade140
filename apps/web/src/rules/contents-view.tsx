/** The table of contents as a page: the first one on a phone. */
import { type Clause, clauseName } from '@tenball/rules';
import { CHAPTERS, type Chapter } from '@tenball/rules/book';
import type { JSX } from 'preact';
import { Icon } from '../icons.tsx';
import type { Language } from '../state.ts';
import { clauseNumber } from './clause-label.ts';
import { Heading } from './heading.tsx';
import { clausesOf, listedBelow } from './pages.ts';
import type { Reader } from './reader.ts';
import { FIRST_EDITIONS, clauseHref, formatRoute } from './route.ts';

export function ContentsView({ reader }: { reader: Reader }): JSX.Element {
  const { words, language } = reader;
  return (
    <div class="book-plain contents">
      <Heading reader={reader} title={words.title} />
      <p class="book-lead">{words.lead}</p>
      <div class="contents-chapters">
        {CHAPTERS.map((chapter) => ({ chapter, clauses: clausesOf(chapter) }))
          .filter(({ clauses }) => clauses.length > 0)
          .map(({ chapter, clauses }) => (
            <ContentsChapter key={chapter.id} chapter={chapter} first={clauses[0]}
              language={language} />
          ))}
      </div>
      <ul class="contents-more">
        <li><a class="button" href={formatRoute({ kind: 'glossary' })}>
          <Icon name="glossary" size={18} />{words.glossary}
        </a></li>
        <li><a class="button" href={formatRoute({ kind: 'editions', ...FIRST_EDITIONS })}>
          <Icon name="columns" size={18} />{words.editions}
        </a></li>
        <li><a class="button" href={formatRoute({ kind: 'print' })}>
          <Icon name="print" size={18} />{words.printBook}
        </a></li>
      </ul>
    </div>
  );
}

/** A chapter leads to its first clause; the others are listed below it. */
function ContentsChapter({ chapter, first, language }: {
  chapter: Chapter; first: Clause | undefined; language: Language;
}): JSX.Element | undefined {
  if (first === undefined) return undefined;
  const below = listedBelow(chapter, language);
  return (
    <section class="contents-chapter">
      <h2>
        <a href={clauseHref(first)}>
          <span class="book-number">{chapter.number ?? ''}</span>
          <span>{chapter.title[language]}</span>
        </a>
      </h2>
      {below.length > 0 && (
        <ul>
          {below.map((clause) => (
            <li key={clause}>
              <a href={clauseHref(clause)}>
                <span class="book-number">{clauseNumber(clause) ?? ''}</span>
                <span>{clauseName(clause, language)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
