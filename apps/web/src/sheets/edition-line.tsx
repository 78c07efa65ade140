/** In one line: in what a rulebook differs from the base, and how much of it is hearsay. */
import {
  BASE, type Rulebook, compareRulebooks, notesOf, parameterName, valueName,
} from '@tenball/rules';
import type { JSX } from 'preact';
import type { Language } from '../state.ts';
import type { Messages } from '../words/index.ts';
import { sheetWordsOf } from './sheet-words.ts';

export function EditionLine({ rulebook, words, language }: {
  rulebook: Rulebook; words: Messages; language: Language;
}): JSX.Element {
  const differences = compareRulebooks(BASE, rulebook);
  const parts = differences.map(({ parameter, b }) => (
    `${parameterName(parameter, language)}: ${valueName(parameter, b, language)}`
  ));
  const unread = notesOf(rulebook.edition).filter(({ mark }) => mark !== 'T').length;
  const head = [
    differences.length === 0 ? words.home.sameAsBase : words.home.differences(differences.length),
    ...(unread === 0 ? [] : [sheetWordsOf(language).uncertain(unread)]),
  ].join(', ');
  const text = [head, ...(parts.length === 0 ? [] : [parts.join('; ')])].join('. ');
  return <span class="edition-text" title={text}>{text}</span>;
}
