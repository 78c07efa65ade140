/** How clauses are referred to. */
import type { Clause } from '@tenball/rules';
import type { BookWords } from './book-words.ts';

/** The number a clause is known by: `7`, `2 (a)`, `6.3`; undefined where it has only a name. */
export function clauseNumber(clause: Clause): string | undefined {
  const found = /^[SG](\d[\d.]*)([a-z])?$/.exec(clause);
  if (found === null) return undefined;
  const [, number = '', letter] = found;
  return letter === undefined ? number : `${number}\u00a0(${letter})`;
}

/** The line over a clause's title: «Пункт 7», «Общие правила, пункт 6.3». */
export function clauseKicker(clause: Clause, words: BookWords): string {
  const number = clauseNumber(clause);
  if (clause.startsWith('R.')) return words.clause.event;
  if (clause.startsWith('S') && number !== undefined) return words.clause.own(number);
  if (clause.startsWith('G')) {
    return number === undefined ? words.clause.generalNamed : words.clause.general(number);
  }
  return words.clause.variant;
}

/** A clause in a list of references. */
export function clauseReference(clause: Clause, title: string, words: BookWords): string {
  const number = clauseNumber(clause);
  return number === undefined ? title : words.clause.reference(number, title);
}
