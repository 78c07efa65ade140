/** What a rulebook is called on a page. */
import { type Rulebook, editionName } from '@tenball/rules';
import type { Reader } from './reader.ts';
import { isPreset } from './rulebook-text.ts';

/** The name of the edition; with changes of its own, that it has them. */
export function rulebookName(rulebook: Rulebook, { language, words }: Reader): string {
  const name = editionName(rulebook.edition, language);
  return isPreset(rulebook) ? name : `${name}, ${words.withChanges}`;
}
