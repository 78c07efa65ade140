/** Search in the book: every word has to be found; where and how well it is found ranks. */
import { FOUL_CLAUSES, FOUL_CODES } from '../foul.ts';
import type { Clause } from '../sentence.ts';
import { type Language, LANGUAGES, clauseName, foulName } from '../words.ts';
import { BOOK } from './book.ts';
import { CHAPTERS } from './chapters.ts';
import { GLOSSARY } from './glossary.ts';
import type { BookPage, GlossaryRow } from './page.ts';
import { stemOf, wordsOf } from './stem.ts';

/** Something found. A higher score stands before a lower one. */
export type BookHit =
  | {
    readonly kind: 'page';
    readonly clause: Clause;
    readonly score: number;
    /** The paragraph in which most words are found; the first where only the title has them. */
    readonly paragraph: string;
  }
  | { readonly kind: 'term'; readonly row: GlossaryRow; readonly score: number };

/** Words that weigh the same: of a title, a term, the text. */
interface Field {
  readonly weight: number;
  readonly words: readonly Word[];
}

interface Word {
  readonly text: string;
  readonly stem: string;
}

interface Paragraph {
  readonly text: string;
  readonly words: readonly Word[];
}

interface Entry {
  readonly fields: readonly Field[];
  /** The paragraphs of a page, or nothing. */
  readonly paragraphs: readonly Paragraph[];
  readonly hit: (score: number, paragraph: string) => BookHit;
}

/** What a word counts by where it is found … */
const CLAUSE_WEIGHT = 100;
const TITLE_WEIGHT = 24;
const FOUL_WEIGHT = 16;
const TERM_WEIGHT = 12;
const TEXT_WEIGHT = 4;
const ELSEWHERE_WEIGHT = 2;

/** … and by how it fits. */
const EXACT = 4;
const SAME_STEM = 3;
const BEGINNING = 1;

/** Built at the first search in a language: the book is read more often than searched. */
const indexes = new Map<Language, readonly Entry[]>();

/**
 * Pages and terms in which every word of `text` is found, the best first; the order of the book
 * breaks ties. A word is found by its beginning, whatever its ending, so half-typed words are
 * found too. Clauses (`G6.14`), foul codes (`NO_RAIL`) and names of fouls find their page. An
 * empty text finds nothing.
 */
export function searchBook(text: string, language: Language): readonly BookHit[] {
  const sought = wordsIn([text], language);
  if (sought.length === 0) return [];
  return indexOf(language)
    .flatMap((entry) => {
      const score = scoreOf(entry, sought);
      return score === 0 ? [] : [entry.hit(score, bestParagraph(entry, sought))];
    })
    .sort((a, b) => b.score - a.score);
}

/** Zero where a word is missing. */
function scoreOf({ fields }: Entry, sought: readonly Word[]): number {
  let sum = 0;
  for (const word of sought) {
    const best = Math.max(...fields.map(({ weight, words }) => weight * fit(word, words)));
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

/** How well the best of `words` fits: the same word, the same stem, the same beginning. */
function fit({ text, stem }: Word, words: readonly Word[]): number {
  let best = 0;
  for (const word of words) {
    if (word.text === text) return EXACT;
    if (!word.text.startsWith(stem)) continue;
    best = Math.max(best, word.stem === stem ? SAME_STEM : BEGINNING);
  }
  return best;
}

function bestParagraph({ paragraphs }: Entry, sought: readonly Word[]): string {
  let best = paragraphs[0]?.text ?? '';
  let most = 0;
  for (const { text, words } of paragraphs) {
    const found = sought.reduce((sum, word) => sum + fit(word, words), 0);
    if (found > most) [best, most] = [text, found];
  }
  return best;
}

/** The words of some texts, each once. */
function wordsIn(texts: readonly string[], language: Language): readonly Word[] {
  return [...new Set(texts.flatMap(wordsOf))].map((text) => (
    { text, stem: stemOf(text, language) }
  ));
}

function indexOf(language: Language): readonly Entry[] {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const entries = [
    ...BOOK.map((page) => pageEntry(page, language)),
    ...GLOSSARY.map((row) => termEntry(row, language)),
  ];
  indexes.set(language, entries);
  return entries;
}

function pageEntry(page: BookPage, language: Language): Entry {
  const { clause, text, elsewhere, examples } = page;
  const aside = elsewhere === undefined ? [] : [elsewhere[language]];
  const codes = FOUL_CODES.filter((code) => FOUL_CLAUSES[code] === clause);
  const chapter = CHAPTERS.find(({ clauses }) => clauses[0] === clause);
  const terms = GLOSSARY.filter((row) => row.clause === clause);
  const field = (weight: number, texts: readonly string[]): Field => (
    { weight, words: wordsIn(texts, language) }
  );
  const paragraphs = [...text[language], ...aside].map((paragraph) => (
    { text: paragraph, words: wordsIn([paragraph], language) }
  ));
  const told = paragraphs.slice(0, text[language].length);
  return {
    paragraphs,
    hit: (score, paragraph) => ({ kind: 'page', clause, score, paragraph }),
    fields: [
      field(CLAUSE_WEIGHT, [clause]),
      field(TITLE_WEIGHT, [clauseName(clause, language), chapter?.title[language] ?? '']),
      field(FOUL_WEIGHT, codes.flatMap((code) => [code, foulName(code, language)])),
      field(TERM_WEIGHT, terms.map(({ term }) => term[language])),
      { weight: TEXT_WEIGHT, words: told.flatMap(({ words }) => words) },
      field(ELSEWHERE_WEIGHT, [...aside, ...examples.map(({ story }) => story[language])]),
    ],
  };
}

/** A term is found by its name in either language, less surely by its meaning. */
function termEntry(row: GlossaryRow, language: Language): Entry {
  const names = LANGUAGES.map((each) => row.term[each]);
  return {
    paragraphs: [],
    hit: (score) => ({ kind: 'term', row, score }),
    fields: [
      { weight: TERM_WEIGHT, words: wordsIn(names, language) },
      { weight: ELSEWHERE_WEIGHT, words: wordsIn([row.meaning[language]], language) },
    ],
  };
}
