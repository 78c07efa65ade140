/** The rule book as data: pages, examples, terms and chapters. */
import type { Clause } from '../sentence.ts';
import type { Language } from '../words.ts';

/** The same in each language. */
export type Bilingual<T> = Readonly<Record<Language, T>>;

/** One clause, told in our own words. Its title is `clauseName(clause, language)`. */
export interface BookPage {
  readonly clause: Clause;
  /** Paragraphs. */
  readonly text: Bilingual<readonly string[]>;
  /** What other editions say instead. */
  readonly elsewhere?: Bilingual<string>;
  /** Pages to read next. */
  readonly see: readonly Clause[];
  readonly examples: readonly BookExample[];
}

/** What an example is ruled from. */
export type ExampleQuestion =
  /** A stroke in the question notation. */
  | { readonly kind: 'shot'; readonly text: string }
  /** A lag, a decision, an event or a stroke as the JSON of a case of the case book. */
  | { readonly kind: 'case'; readonly case: string };

/** A question to the reader, with its diagram and the ruling that answers it. */
export interface BookExample {
  /** `S6-wrong-pocket`: unique in the book, fit for an address. */
  readonly id: string;
  /** What happened; ends with a question. */
  readonly story: Bilingual<string>;
  readonly question: ExampleQuestion;
  /** The balls before the stroke, the balls part of TBP1 on a nine-foot table, millimetres. */
  readonly balls: string;
  readonly answers: readonly Bilingual<string>[];
  /** Index of the right answer. */
  readonly right: number;
  /** The ruling as a digest: `formatRuling`. */
  readonly ruling: string;
}

/** A term of the game in both languages. */
export interface GlossaryRow {
  readonly term: Bilingual<string>;
  readonly meaning: Bilingual<string>;
  /** The page that tells most of it. */
  readonly clause?: Clause;
}

/** A part of the book: an entry of its table of contents. */
export interface Chapter {
  /** `S0` … `S9`, `general`, `fouls`, `definitions`, `event`, `variants`. */
  readonly id: string;
  /** `0` … `9` for the chapters of the ten-ball rules. */
  readonly number?: string;
  readonly title: Bilingual<string>;
  /** The pages, in the order of reading. The first opens the chapter. */
  readonly clauses: readonly Clause[];
}
