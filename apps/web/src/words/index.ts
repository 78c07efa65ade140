/** The catalogues of the screen's texts. */
import type { Language } from '../state.ts';
import { en } from './en.ts';
import type { Messages } from './messages.ts';
import { ru } from './ru.ts';

export type {
  ContextId, ContextLine, HelpGroup, Messages, OptionFacts, OptionWords, Trouble,
} from './messages.ts';
export { formatTenths, formatWhole } from './number.ts';
export { type PluralForms, pluralForm } from './plural.ts';

const CATALOGUES: Readonly<Record<Language, Messages>> = { ru, en };

/** All texts in `language`. */
export function wordsOf(language: Language): Messages {
  return CATALOGUES[language];
}
