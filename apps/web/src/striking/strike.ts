/** A stroke worked out: what the match decides, and all that can be seen of it. */
import { type Entry, type Match, type Rejection, decide, traceOf } from '@tenball/match';
import type { Trace } from '@tenball/physics';
import type { Seat } from '@tenball/rules';
import type { Shoot } from '../state.ts';

export interface StrikeOrder {
  readonly match: Match;
  readonly seat: Seat;
  readonly shot: Shoot;
}

export type Struck =
  | { readonly kind: 'played'; readonly entries: readonly Entry[]; readonly trace: Trace }
  | { readonly kind: 'refused'; readonly rejection: Rejection };

/** Plays `shot`; the simulation is most of it, up to some thirty milliseconds of a core. */
export function strike({ match, seat, shot }: StrikeOrder): Struck {
  const decided = decide(match, seat, shot);
  if (!decided.ok) return { kind: 'refused', rejection: decided.error };
  const entries = decided.value;
  const entry = entries.find(({ kind }) => kind === 'shot');
  if (entry?.kind !== 'shot') return { kind: 'refused', rejection: NO_SHOT };
  return { kind: 'played', entries, trace: traceOf(match.setup, entry) };
}

/** A stroke without a shot on the scoresheet: a fault of the program, told as a refusal. */
const NO_SHOT: Rejection = { kind: 'rejection', code: 'bad-stroke', detail: 'no shot' };
