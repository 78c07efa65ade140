/**
 * Words made comparable: small letters, ё as е, and without their commonest endings, so that
 * «десятку», «десяткой» and «десятка» meet. A rough cut that never leaves fewer than three letters
 * is enough for a prefix search: too short a stem only finds a little more.
 */
import type { Language } from '../words.ts';

/** The longest ending that fits is cut, so the order here does not matter. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  ru: [
    'а', 'е', 'и', 'й', 'о', 'у', 'ы', 'ь', 'ю', 'я', 'ам', 'ами', 'ая', 'ев', 'ей', 'ем', 'ии',
    'ий', 'ие', 'им', 'их', 'иям', 'иями', 'иях', 'ию', 'ия', 'ов', 'ого', 'ое', 'ой', 'ок', 'ом',
    'ому', 'ою', 'ую', 'ые', 'ый', 'ым', 'ыми', 'ых', 'ью', 'юю', 'ям', 'ями', 'ях', 'ах', 'ка',
    'ке', 'ки', 'кой', 'ком', 'ку', 'ть', 'ет', 'ют', 'ит', 'ят', 'ал', 'ила', 'или', 'ил', 'ен',
  ],
  en: ['s', 'es', 'ed', 'ing', 'e', 'y', 'ies', 'ly'],
};
const LEAST = 3;

/** The words of a text: letters and digits, with the points and dashes inside clauses and codes. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");
  return [...plain.matchAll(/[\p{L}\d]+(?:[._'-][\p{L}\d]+)*/gu)].map(([word]) => word);
}

/** A word of `wordsOf` without its ending; numbers, clauses and foul codes stay whole. */
export function stemOf(word: string, language: Language): string {
  if (/[\d._]/.test(word)) return word;
  const length = ENDINGS[language]
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= LEAST)
    .reduce((longest, ending) => Math.max(longest, ending.length), 0);
  return word.slice(0, word.length - length);
}
