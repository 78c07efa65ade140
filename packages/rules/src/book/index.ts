/** The rule book: the second entry of the package, loaded only where it is read. */
export type {
  Bilingual, BookExample, BookPage, Chapter, ExampleQuestion, GlossaryRow,
} from './page.ts';
export { CHAPTERS } from './chapters.ts';
export { BOOK } from './book.ts';
export { GLOSSARY } from './glossary.ts';
export { type BookHit, searchBook } from './search.ts';
export { stemOf, wordsOf } from './stem.ts';
