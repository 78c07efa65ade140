/** What the rules of a match are called, and how they are changed in the form of a new one. */
import {
  type Edition, type Overrides, type Rulebook, editionName, overridesOf, presetOf,
} from '@tenball/rules';
import type { Language } from './state.ts';
import type { Messages } from './words/index.ts';

/** The edition; with parameters of its own, that it has them. */
export function rulebookName(rulebook: Rulebook, language: Language, words: Messages): string {
  const name = editionName(rulebook.edition, language);
  return isAsPublished(rulebook) ? name : `${name}, ${words.home.withChanges}`;
}

/** The same inside a line: what is no proper name begins small. */
export function rulebookNameInText(
  rulebook: Rulebook, language: Language, words: Messages,
): string {
  const name = rulebookName(rulebook, language, words);
  const common = rulebook.edition === 'base' || rulebook.edition === 'custom';
  return common ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/**
 * `rulebook` with `change`. What is as `origin` published it bears its name, anything else is
 * custom.
 */
export function changedRulebook(
  rulebook: Rulebook, origin: Edition, change: Overrides,
): Rulebook {
  const changed = { ...rulebook, ...change };
  const again: Rulebook = { ...changed, edition: origin };
  return isAsPublished(again) ? again : { ...changed, edition: 'custom' };
}

/** Of `custom` everything is its own, so it has no changes. */
function isAsPublished(rulebook: Rulebook): boolean {
  return rulebook.edition === 'custom' || Object.keys(overridesOf(rulebook)).length === 0;
}

/** In how many parameters `rulebook` differs from the base edition. */
export function differencesFromBase(rulebook: Rulebook): number {
  return Object.keys(overridesOf({ ...rulebook, edition: 'base' })).length;
}

/** `edition` as published; `custom` keeps what stood before it. */
export function chosenRulebook(before: Rulebook, edition: Edition): Rulebook {
  return edition === 'custom' ? { ...before, edition } : presetOf(edition);
}
