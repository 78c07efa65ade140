/** Consecutive fouls: rules specification 7. */
import type { Rulebook } from './rulebook.ts';
import { type Seat, withSeat } from './seat.ts';
import { type Reason, plainReason, reason } from './sentence.ts';
import { type NewSituation, type Situation, copyOf } from './situation.ts';

export interface FoulCount {
  readonly count: number;
  /** The third foul in a row: the rack is lost. */
  readonly isRackLost: boolean;
  readonly because: readonly Reason[];
}

/** The counter of `seat` after one more foul: it stays on two where the warning was not given. */
export function countFoul(rulebook: Rulebook, before: Situation, seat: Seat): FoulCount {
  const count = before.consecutiveFouls[seat] + 1;
  const counted = reason('G6.14', 'count.fouls', { count });
  if (rulebook.threeFouls === 'off') {
    return running(count, counted, plainReason('R.opt', 'count.no-loss'));
  }
  if (count === 1) return running(1, counted);
  const warns = rulebook.threeFoulWarning === 'required';
  if (count === 2) {
    return running(2, plainReason('G6.14', warns ? 'count.two' : 'count.no-warning-two'));
  }
  if (warns && !before.warnedOnTwo[seat]) {
    return running(2, plainReason('G6.14', 'count.unwarned'));
  }
  return { count, isRackLost: true, because: [plainReason('G6.14', 'foul.three-fouls')] };
}

/** `situation` with the foul counted. A warning holds only for the two it was given on. */
export function withFoulCounted(situation: Situation, seat: Seat, count: number): Situation {
  const warned = situation.consecutiveFouls[seat] >= 2 && situation.warnedOnTwo[seat];
  const counted = copyOf(situation);
  counted.consecutiveFouls = withSeat(situation.consecutiveFouls, seat, count);
  counted.warnedOnTwo = withSeat(situation.warnedOnTwo, seat, warned);
  return counted;
}

/** `situation` after a foul-free stroke of `seat`: back to none, the warning with it. */
export function withFoulsCleared(situation: Situation, seat: Seat): NewSituation {
  const cleared = copyOf(situation);
  cleared.consecutiveFouls = withSeat(situation.consecutiveFouls, seat, 0);
  cleared.warnedOnTwo = withSeat(situation.warnedOnTwo, seat, false);
  return cleared;
}

function running(count: number, ...because: readonly Reason[]): FoulCount {
  return { count, isRackLost: false, because };
}
