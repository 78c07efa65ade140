/** What became of a ball. */
import { OFF_TABLE, POCKETED, type Slot, type State } from './state.ts';

/** Not in play; on the table; 2 + index in POCKETS; off the table. */
export const FATE_ABSENT = 0;
export const FATE_TABLE = 1;
export const FATE_POCKET = 2;
export const FATE_OFF = 8;

/** Where ball `i`, which took part, is now. A ball in a pocket's throat is still on the table. */
export function fateOf(s: State, i: Slot): number {
  if (s.motion[i] === OFF_TABLE) return FATE_OFF;
  return s.motion[i] === POCKETED ? FATE_POCKET + s.zone[i] : FATE_TABLE;
}
