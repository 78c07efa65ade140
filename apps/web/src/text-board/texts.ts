/** What the text board writes of places, lanes and mistakes. */
import type { Vec2 } from '@tenball/base';
import type { TableSpec } from '@tenball/equipment';
import type { Language } from '../language.ts';
import type { BoardWords } from './board-words.ts';
import { type Pot, diamondsOf, isClear } from './lanes.ts';
import type { CommandError } from './parse.ts';
import { boardWords } from './words.ts';

/** `value` with at most `most` and at least `least` decimals, as `language` writes it. */
export function numberText(
  language: Language, value: number, most: number, least = 0,
): string {
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  const text = new Intl.NumberFormat(language, { ...digits, useGrouping: false }).format(value);
  return text.replace('-', '\u2212');
}

/** «3,1 : 2,4», in sights. */
export function placeText(
  language: Language, table: TableSpec, at: Vec2, decimals = 1,
): string {
  const { x, y } = diamondsOf(table, at);
  return [x, y].map((value) => numberText(language, value, decimals, decimals)).join(' : ');
}

/** «резка 24° в FL, путь свободен»; where it is not, every ball that is first in a way. */
export function potText(language: Language, pot: Pot): string {
  const words = boardWords(language);
  const cut = words.cut(numberText(language, pot.cutDegrees, 0), pot.pocket);
  return [cut, ...waysText(words, pot)].join(', ');
}

function waysText(words: BoardWords, pot: Pot): readonly string[] {
  if (isClear(pot)) return [words.clear];
  const { wayBlockedBy, laneBlockedBy } = pot;
  return [
    ...(wayBlockedBy === undefined ? [] : [words.wayBlocked(wayBlockedBy)]),
    ...(laneBlockedBy === undefined ? [] : [words.laneBlocked(laneBlockedBy)]),
  ];
}

/** The character, what was expected there and what stands there. */
export function errorText(language: Language, error: CommandError): string {
  const { expected } = error;
  const limits = expected.kind === 'range' ? [expected.least, expected.most] : [];
  const [least = '', most = ''] = limits.map((limit) => numberText(language, limit, 2));
  return boardWords(language).error(error, least, most);
}
