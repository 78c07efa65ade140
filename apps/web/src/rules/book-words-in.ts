/** The words of the book's pages by language. */
import type { Language } from '../state.ts';
import type { BookWords } from './book-words.ts';
import { EN } from './book-words-en.ts';
import { RU } from './book-words-ru.ts';

const WORDS: Readonly<Record<Language, BookWords>> = { ru: RU, en: EN };

export function bookWords(language: Language): BookWords {
  return WORDS[language];
}
