/** By which rules a question is answered, in words. */
import { type Rulebook, editionName, presetOf } from '@tenball/rules';
import type { Language } from '../state.ts';

const CHANGED: Readonly<Record<Language, string>> = { ru: 'с изменениями', en: 'changed' };

/** The name of the edition, with a word where options differ from it. */
export function rulesName(rulebook: Rulebook, language: Language): string {
  const name = editionName(rulebook.edition, language);
  const usual: Readonly<Record<string, unknown>> = { ...presetOf(rulebook.edition) };
  const changed = Object.entries(rulebook).some(([key, value]) => usual[key] !== value);
  return changed ? `${name}, ${CHANGED[language]}` : name;
}
