/** What every part of the book needs: words, language, the open page. */
import type { Language } from '../state.ts';
import type { BookWords } from './book-words.ts';
import { bookWords } from './book-words-in.ts';
import type { BookState } from './book-state.ts';

export interface Reader {
  readonly language: Language;
  readonly words: BookWords;
  readonly state: BookState;
}

export function readerOf(state: BookState, language: Language): Reader {
  return { language, words: bookWords(language), state };
}
