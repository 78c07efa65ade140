/** The lag for the first break: G1.2, rules specification 9. */
import { choiceAfter } from './advance.ts';
import { type Ruling, rulingTo } from './ruling.ts';
import { type BySeat, type Seat, opponentOf } from './seat.ts';
import { type Reason, plainReason, reason } from './sentence.ts';
import type { Situation } from './situation.ts';

export const LAG_FAULTS = [
  'crossedLongString', 'footRailNotExactlyOnce', 'sideRail', 'pocketed', 'offTable',
  'restsPastHeadRailNose', 'foul',
] as const;
export type LagFault = (typeof LAG_FAULTS)[number];

/** One player's lag. */
export interface LagBall {
  /** From the head rail, millimetres. */
  readonly distanceToHeadRailMm: number;
  /** What makes it bad. */
  readonly faults: readonly LagFault[];
}

export interface Lag {
  readonly balls: BySeat<LagBall>;
  /** Nobody can tell which is closer. */
  readonly indistinguishable: boolean;
  /** Struck after the other ball had reached the foot rail. */
  readonly lateStrikeBy?: Seat;
}

/** Rules on a lag: the winner chooses who breaks, or both lag again. */
export function adjudicateLag(situation: Situation, lag: Lag): Ruling {
  if (situation.phase !== 'lag' && situation.phase !== 'setup') {
    const reasons = [plainReason('G1.2', 'refused.event')];
    return rulingTo(situation, { inning: 'n/a', refused: true, reasons });
  }
  const { winner, because } = lagResult(lag);
  const next: Situation = winner === undefined
    ? { ...situation, phase: 'lag', shooter: undefined, pendingDecision: undefined }
    : { ...choiceAfter(situation, 'lagChoice', opponentOf(winner)), phase: 'lagChoice' };
  return rulingTo(next, { inning: 'n/a', reasons: [because] });
}

interface LagResult {
  readonly winner: Seat | undefined;
  readonly because: Reason;
}

function lagResult({ balls, indistinguishable, lateStrikeBy: late }: Lag): LagResult {
  const [faultA] = balls.A.faults;
  const [faultB] = balls.B.faults;
  if (late !== undefined) return again(reason('G1.2', 'lag.late-strike', { seat: late }));
  if (faultA !== undefined && faultB !== undefined) {
    return again(plainReason('G1.2', 'lag.both-bad'));
  }
  if (faultA !== undefined) return goodAlone('B', faultA);
  if (faultB !== undefined) return goodAlone('A', faultB);
  const [a, b] = [balls.A.distanceToHeadRailMm, balls.B.distanceToHeadRailMm];
  if (indistinguishable || a === b) return again(plainReason('G1.2', 'lag.inseparable'));
  const winner = a < b ? 'A' : 'B';
  const facts = { winner, near: Math.min(a, b), far: Math.max(a, b) } as const;
  return { winner, because: reason('G1.2', 'lag.closer', facts) };
}

function goodAlone(winner: Seat, fault: LagFault): LagResult {
  return { winner, because: reason('G1.2', 'lag.one-bad', { winner, fault }) };
}

function again(because: Reason): LagResult {
  return { winner: undefined, because };
}
