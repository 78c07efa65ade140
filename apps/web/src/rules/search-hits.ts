/** What a search finds, ready to be shown: where it leads, its title, a line with marks. */
import { type Clause, clauseName } from '@tenball/rules';
import { type BookHit, searchBook } from '@tenball/rules/book';
import { clauseKicker, clauseNumber } from './clause-label.ts';
import { CLAUSES, pageOf } from './pages.ts';
import type { Reader } from './reader.ts';
import { clauseHref, formatRoute } from './route.ts';
import { type TextPart, excerptOf } from './search-marks.ts';

export interface ShownHit {
  readonly key: string;
  readonly href: string;
  readonly kicker: string;
  readonly title: string;
  readonly excerpt: readonly TextPart[];
}

/** The places of the book that answer `query`, best first; a clause's number goes before words. */
export function searchHits(query: string, reader: Reader): readonly ShownHit[] {
  const asked = query.trim();
  if (asked === '') return [];
  const numbered = clausesNumbered(asked);
  const found = searchBook(asked, reader.language)
    .filter((hit) => hit.kind === 'term' || !numbered.includes(hit.clause));
  return [
    ...numbered.map((clause) => clauseHit(clause, beginning(clause, reader), reader)),
    ...found.map((hit) => shown(hit, asked, reader)),
  ];
}

/** Clauses that `query` names by their number alone: `7`, `п. 6.3`, `6.1` with 6.10 after it. */
function clausesNumbered(query: string): readonly Clause[] {
  const number = /^(?:п(?:ункт)?\.?|clause|§)?\s*(\d[\d.]*)$/i.exec(query)?.[1]?.replace(/\.$/, '');
  if (number === undefined) return [];
  const plain = (clause: Clause) => clauseNumber(clause)?.replace(/\u00a0.*$/, '') ?? '';
  const exact = CLAUSES.filter((clause) => plain(clause) === number);
  const longer = CLAUSES.filter((clause) => plain(clause) !== number
    && plain(clause).startsWith(number));
  return [...exact, ...longer];
}

function beginning(clause: Clause, { language }: Reader): readonly TextPart[] {
  return excerptOf(pageOf(clause)?.text[language][0] ?? '', '', language);
}

function shown(hit: BookHit, query: string, reader: Reader): ShownHit {
  const { language, words } = reader;
  if (hit.kind === 'page') {
    return clauseHit(hit.clause, excerptOf(hit.paragraph, query, language), reader);
  }
  const { term, meaning, clause } = hit.row;
  return {
    key: `term ${term.en}`,
    href: clause === undefined ? formatRoute({ kind: 'glossary' }) : clauseHref(clause),
    kicker: words.glossary,
    title: `${term[language]} · ${term[language === 'ru' ? 'en' : 'ru']}`,
    excerpt: excerptOf(meaning[language], query, language),
  };
}

function clauseHit(
  clause: Clause, excerpt: readonly TextPart[], { words, language }: Reader,
): ShownHit {
  return {
    key: clause,
    href: clauseHref(clause),
    kicker: clauseKicker(clause, words),
    title: clauseName(clause, language),
    excerpt,
  };
}
