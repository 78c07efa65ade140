/** From an entry to the match after it. Never fails: an entry is what has happened. */
import { unreachable } from '@tenball/base';
import { CUE_BALL, withBall } from '@tenball/equipment';
import { withSeat } from '@tenball/rules';
import type { Match } from './match.ts';
import type { Entry } from './scoresheet.ts';

/** `match` after `entry`, which becomes the last line of its scoresheet. */
export function apply(match: Match, entry: Entry): Match {
  return { ...changedBy(match, entry), scoresheet: [...match.scoresheet, entry] };
}

/** `match` after all of `entries`, in order. */
export function applyAll(match: Match, entries: readonly Entry[]): Match {
  return entries.reduce(apply, match);
}

function changedBy(match: Match, entry: Entry): Match {
  switch (entry.kind) {
    case 'rack': return { ...match, layout: entry.layout, rackNumber: entry.number };
    case 'place': return { ...match, layout: withBall(match.layout, CUE_BALL, entry.at) };
    case 'shot': return { ...match, situation: entry.ruling.next, layout: entry.rest };
    case 'choice':
    case 'concession': return { ...match, situation: entry.ruling.next };
    case 'warning': return { ...match, situation: warned(match, entry.seat) };
    default: return unreachable(entry);
  }
}

function warned({ situation }: Match, seat: 'A' | 'B'): Match['situation'] {
  return { ...situation, warnedOnTwo: withSeat(situation.warnedOnTwo, seat, true) };
}
