/**
 * Words made comparable: small letters, ё as е, and without their commonest endings, so that
 * «десятку», «десяткой» and «десятка» meet. A rough cut that never leaves fewer than three letters
 * is enough for a prefix search: too short a stem only finds a little more.
 */
import type { Language } from '../words.ts';

const ENDINGS: Readonly<Record<Language, ReadonlySet<string>>> = {
  ru: new Set([
    'а', 'е', 'и', 'й', 'о', 'у', 'ы', 'ь', 'ю', 'я', 'ам', 'ами', 'ая', 'ев', 'ей', 'ем', 'ии',
    'ий', 'ие', 'им', 'их', 'иям', 'ию', 'ия', 'ов', 'ого', 'ое', 'ой', 'ок', 'ом', 'ому', 'ою',
    'ую', 'ые', 'ый', 'ым', 'ыми', 'ых', 'ью', 'юю', 'ям', 'ями', 'ях', 'ах', 'ка', 'ке', 'ки',
    'кой', 'ком', 'ку', 'ть', 'ет', 'ют', 'ит', 'ят', 'ал', 'ила', 'или', 'ил', 'ен',
  ]),
  en: new Set(['s', 'es', 'ed', 'ing', 'e', 'y', 'ies', 'ly']),
};
const LONGEST_FIRST = [3, 2, 1] as const;
const LEAST = 3;

/** The words of a text: letters and digits, with the points and dashes inside clauses and codes. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'");
  return plain.match(/[\p{L}\d]+(?:[._'-][\p{L}\d]+)*/gu) ?? [];
}

/** A word of `wordsOf` without its ending; numbers, clauses and foul codes stay whole. */
export function stemOf(word: string, language: Language): string {
  if (/[\d._]/.test(word)) return word;
  const endings = ENDINGS[language];
  const size = LONGEST_FIRST.find((length) => (
    word.length - length >= LEAST && endings.has(word.slice(-length))
  ));
  return word.slice(0, word.length - (size ?? 0));
}
