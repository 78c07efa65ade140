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
  readonly words: readonly string[];
}

interface Entry {
  readonly fields: readonly Field[];
  /** The paragraphs of a page, or nothing. */
  readonly paragraphs: readonly string[];
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

const INDEX: Readonly<Record<Language, readonly Entry[]>> = {
  ru: entriesIn('ru'),
  en: entriesIn('en'),
};

/**
 * Pages and terms in which every word of `text` is found, the best first; the order of the book
 * breaks ties. A word is found by its beginning, whatever its ending, so half-typed words are
 * found too. Clauses (`G6.14`), foul codes (`NO_RAIL`) and names of fouls find their page. An
 * empty text finds nothing.
 */
export function searchBook(text: string, language: Language): readonly BookHit[] {
  const words = [...new Set(wordsOf(text))];
  if (words.length === 0) return [];
  return INDEX[language]
    .flatMap((entry) => {
      const score = scoreOf(entry, words, language);
      return score === 0 ? [] : [entry.hit(score, bestParagraph(entry, words, language))];
    })
    .sort((a, b) => b.score - a.score);
}

/** Zero where a word is missing. */
function scoreOf({ fields }: Entry, words: readonly string[], language: Language): number {
  let sum = 0;
  for (const word of words) {
    const best = Math.max(0, ...fields.map((field) => (
      field.weight * fit(word, field.words, language)
    )));
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

/** How well the best of `words` fits: the same word, the same stem, the same beginning. */
function fit(sought: string, words: readonly string[], language: Language): number {
  const stem = stemOf(sought, language);
  let best = 0;
  for (const word of words) {
    if (word === sought) return EXACT;
    if (!word.startsWith(stem)) continue;
    best = Math.max(best, stemOf(word, language) === stem ? SAME_STEM : BEGINNING);
  }
  return best;
}

function bestParagraph(
  { paragraphs }: Entry, words: readonly string[], language: Language,
): string {
  let best = paragraphs[0] ?? '';
  let most = 0;
  for (const paragraph of paragraphs) {
    const own = wordsOf(paragraph);
    const found = words.reduce((sum, word) => sum + fit(word, own, language), 0);
    if (found > most) [best, most] = [paragraph, found];
  }
  return best;
}

function entriesIn(language: Language): readonly Entry[] {
  return [
    ...BOOK.map((page) => pageEntry(page, language)),
    ...GLOSSARY.map((row) => termEntry(row, language)),
  ];
}

function pageEntry(page: BookPage, language: Language): Entry {
  const { clause, text, elsewhere, examples } = page;
  const aside = elsewhere === undefined ? [] : [elsewhere[language]];
  const paragraphs = [...text[language], ...aside];
  const codes = FOUL_CODES.filter((code) => FOUL_CLAUSES[code] === clause);
  const chapter = CHAPTERS.find(({ clauses }) => clauses[0] === clause);
  const terms = GLOSSARY.filter((row) => row.clause === clause);
  const titles = [clauseName(clause, language), chapter?.title[language] ?? ''];
  return {
    paragraphs,
    hit: (score, paragraph) => ({ kind: 'page', clause, score, paragraph }),
    fields: [
      { weight: CLAUSE_WEIGHT, words: [clause.toLowerCase()] },
      { weight: TITLE_WEIGHT, words: titles.flatMap(wordsOf) },
      {
        weight: FOUL_WEIGHT,
        words: codes.flatMap((code) => [code.toLowerCase(), ...wordsOf(foulName(code, language))]),
      },
      { weight: TERM_WEIGHT, words: terms.flatMap(({ term }) => wordsOf(term[language])) },
      { weight: TEXT_WEIGHT, words: text[language].flatMap(wordsOf) },
      {
        weight: ELSEWHERE_WEIGHT,
        words: [...aside, ...examples.map(({ story }) => story[language])].flatMap(wordsOf),
      },
    ],
  };
}

/** A term is found by its name in either language, less surely by its meaning. */
function termEntry(row: GlossaryRow, language: Language): Entry {
  const names = LANGUAGES.flatMap((each) => wordsOf(row.term[each]));
  return {
    paragraphs: [],
    hit: (score) => ({ kind: 'term', row, score }),
    fields: [
      { weight: TERM_WEIGHT, words: names },
      { weight: ELSEWHERE_WEIGHT, words: wordsOf(row.meaning[language]) },
    ],
  };
}
