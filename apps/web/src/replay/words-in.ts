/** The catalogues of the page of replays. */
import type { Language } from '../state.ts';
import { en } from './words-en.ts';
import { ru } from './words-ru.ts';
import type { ReplayWords } from './words.ts';

/** The texts in `language`. */
export function replayWords(language: Language): ReplayWords {
  return { ru, en }[language];
}
