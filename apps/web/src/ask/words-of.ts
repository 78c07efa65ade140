/** The words of the page in the language of the page. */
import type { Language } from '../state.ts';
import type { AskWords } from './ask-words.ts';
import { ASK_EN } from './ask-words-en.ts';
import { ASK_RU } from './ask-words-ru.ts';

export const ASK_WORDS: Readonly<Record<Language, AskWords>> = { ru: ASK_RU, en: ASK_EN };
