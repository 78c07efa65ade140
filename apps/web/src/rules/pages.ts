/** Looking things up in the book. */
import { type Clause, clauseName } from '@tenball/rules';
import { BOOK, type BookPage, CHAPTERS, type Chapter } from '@tenball/rules/book';
import type { Language } from '../state.ts';

/** Every clause that has a page. */
export const CLAUSES: readonly Clause[] = BOOK.map(({ clause }) => clause);

const PAGES: ReadonlyMap<Clause, BookPage> = new Map(BOOK.map((page) => [page.clause, page]));

/** Clauses in the order of reading, those that have a page. */
const READING: readonly Clause[] = CHAPTERS.flatMap(({ clauses }) => clauses)
  .filter((clause) => PAGES.has(clause));

export function pageOf(clause: Clause): BookPage | undefined {
  return PAGES.get(clause);
}

export function chapterOf(clause: Clause): Chapter | undefined {
  return CHAPTERS.find(({ clauses }) => clauses.includes(clause));
}

/** The clauses of `chapter` that have a page. */
export function clausesOf(chapter: Chapter): readonly Clause[] {
  return chapter.clauses.filter((clause) => PAGES.has(clause));
}

/** The clauses to list below a chapter: not the one that the chapter itself leads to by name. */
export function listedBelow(chapter: Chapter, language: Language): readonly Clause[] {
  const clauses = clausesOf(chapter);
  const [first] = clauses;
  const same = first !== undefined && clauseName(first, language) === chapter.title[language];
  return clauses.length === 1 ? [] : clauses.slice(same ? 1 : 0);
}

/** The clauses before and after `clause` in the order of reading. */
export function neighbours(clause: Clause): {
  readonly before: Clause | undefined; readonly after: Clause | undefined;
} {
  const at = READING.indexOf(clause);
  return {
    before: at > 0 ? READING[at - 1] : undefined,
    after: at < 0 ? undefined : READING[at + 1],
  };
}
