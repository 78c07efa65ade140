/** The catalogues of practice. */
import type { Language } from '../language.ts';
import type { PracticeWords } from './texts.ts';
import { practiceEn } from './words-en.ts';
import { practiceRu } from './words-ru.ts';

const CATALOGUES: Readonly<Record<Language, PracticeWords>> = { ru: practiceRu, en: practiceEn };

/** All texts of practice in `language`. */
export function practiceWords(language: Language): PracticeWords {
  return CATALOGUES[language];
}
