/** From an entry to the match after it. Never fails: an entry is what has happened. */
import { assert, unreachable } from '@tenball/base';
import { CUE_BALL, withBall } from '@tenball/equipment';
import { type Seat, withSeat } from '@tenball/rules';
import type { Match, Moment } from './match.ts';
import type { Entry } from './scoresheet.ts';

/** `match` after `entry`, which becomes the last line of its scoresheet. */
export function apply(match: Match, entry: Entry): Match {
  const { setup, opening, scoresheet } = match;
  const moment = entry.kind === 'undo' ? momentAt(match, entry.to) : momentAfter(match, entry);
  const { situation, layout, rackNumber } = moment;
  // Unlike a spread, concat copies in one go: a long game is played again in half the time.
  const written = scoresheet.concat([entry]);
  return { setup, opening, situation, layout, rackNumber, scoresheet: written };
}

/** `match` after all of `entries`, in order. */
export function applyAll(match: Match, entries: readonly Entry[]): Match {
  return entries.reduce(apply, match);
}

/** What the match stood at after the first `version` entries of its scoresheet. */
export function momentAt({ opening, scoresheet }: Match, version: number): Moment {
  const written = scoresheet.slice(0, version);
  return countingEntries(written).reduce<Moment>((moment, index) => {
    const entry = written[index];
    return entry === undefined || entry.kind === 'undo' ? moment : momentAfter(moment, entry);
  }, opening);
}

/** The indices of the entries that count: those that were undone are left out, and the undoing. */
export function countingEntries(scoresheet: readonly Entry[]): readonly number[] {
  const counting: number[] = [];
  let length = scoresheet.length;
  while (length > 0) {
    const entry = scoresheet[length - 1];
    if (entry?.kind === 'undo') {
      assert(entry.to < length, 'an entry goes back to one that is not before it');
      length = entry.to;
    } else {
      length -= 1;
      counting.push(length);
    }
  }
  return counting.reverse();
}

/** What the match stands at after `entry`, which goes on from `match`. */
export function momentAfter(
  match: Moment, entry: Exclude<Entry, { readonly kind: 'undo' }>,
): Moment {
  const { situation, layout, rackNumber } = match;
  switch (entry.kind) {
    case 'rack': return { situation, layout: entry.layout, rackNumber: entry.number };
    case 'place': return { situation, layout: withBall(layout, CUE_BALL, entry.at), rackNumber };
    case 'shot': return { situation: entry.ruling.next, layout: entry.rest, rackNumber };
    case 'report': return { situation: entry.ruling.next, layout: entry.rest ?? {}, rackNumber };
    case 'choice':
    case 'event':
    case 'lag':
    case 'concession': return { situation: entry.ruling.next, layout, rackNumber };
    case 'warning': return { situation: warned(match, entry.seat), layout, rackNumber };
    default: return unreachable(entry);
  }
}

function warned({ situation }: Moment, seat: Seat): Moment['situation'] {
  return { ...situation, warnedOnTwo: withSeat(situation.warnedOnTwo, seat, true) };
}
