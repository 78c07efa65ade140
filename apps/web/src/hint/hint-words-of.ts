/** The words of hints by language. */
import type { Language } from '../state.ts';
import { hintsEn } from './hint-words-en.ts';
import { hintsRu } from './hint-words-ru.ts';
import type { HintWords } from './hint-words.ts';

const CATALOGUES: Readonly<Record<Language, HintWords>> = { ru: hintsRu, en: hintsEn };

/** The words of hints in `language`. */
export function hintWordsOf(language: Language): HintWords {
  return CATALOGUES[language];
}
