/** The words that were looked for, marked in the text where they were found. */
import { stemOf, wordsOf } from '@tenball/rules/book';
import type { Language } from '../state.ts';

export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** A word as short as this is marked only where it stands alone: «на» is no part of «название». */
const SHORT = 3;

/** `text` in parts, with every word marked that a word of `query` finds in any of its forms. */
export function markedParts(text: string, query: string, language: Language): TextPart[] {
  const sought = wordsOf(query).map((word) => ({ word, stem: stemOf(word, language) }));
  const parts: TextPart[] = [];
  let from = 0;
  for (const word of text.matchAll(/[\p{L}\d]+(?:[._'’-][\p{L}\d]+)*/gu)) {
    const [plain = ''] = wordsOf(word[0]);
    const found = sought.some(({ word: whole, stem }) => (
      stem.length < SHORT ? plain === whole : plain.startsWith(stem)
    ));
    if (!found) continue;
    if (word.index > from) parts.push({ text: text.slice(from, word.index), marked: false });
    parts.push({ text: word[0], marked: true });
    from = word.index + word[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), marked: false });
  return parts;
}

/** Longer than this no line below a title may be, characters. */
const EXCERPT = 180;
/** So much of the text stands before the first mark. */
const BEFORE = 60;

/** A short line of `text` round the first word found, marked; dots stand for the rest. */
export function excerptOf(text: string, query: string, language: Language): TextPart[] {
  const first = markedParts(text, query, language);
  const head = first[0]?.marked === false ? first[0].text.length : 0;
  const at = first.some(({ marked }) => marked) ? Math.max(0, head - BEFORE) : 0;
  const start = at === 0 ? 0 : text.indexOf(' ', at) + 1;
  const rough = text.slice(start, start + EXCERPT);
  const cut = start + rough.length < text.length;
  const line = cut ? rough.slice(0, Math.max(rough.lastIndexOf(' '), 1)) : rough;
  return markedParts(`${start > 0 ? '… ' : ''}${line}${cut ? ' …' : ''}`, query, language);
}
