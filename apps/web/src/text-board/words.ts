/** The catalogues of the text board. */
import type { Language } from '../language.ts';
import type { BoardWords } from './board-words.ts';
import { boardEn } from './words-en.ts';
import { boardRu } from './words-ru.ts';

const CATALOGUES: Readonly<Record<Language, BoardWords>> = { ru: boardRu, en: boardEn };

/** All texts of the text board in `language`. */
export function boardWords(language: Language): BoardWords {
  return CATALOGUES[language];
}
