/** From one situation to the next: the stroke after, the choice, the next rack, the end. */
import { CUE_BALL, OBJECT_BALLS, type ObjectBall } from '@tenball/equipment';
import type { Rulebook } from './rulebook.ts';
import type { RackEnd, Ruling } from './ruling.ts';
import { type BySeat, type Seat, opponentOf, withSeat } from './seat.ts';
import { type Reason, plainReason, reason } from './sentence.ts';
import {
  type CueBallPlace, type DecisionKind, NOTHING_FROZEN, type Situation, copyOf,
} from './situation.ts';

/** The next stroke of the rack, to be played by `shooter`. */
export function strokeBy(situation: Situation, shooter: Seat, cueBall: CueBallPlace): Situation {
  const next = copyOf(situation);
  next.phase = 'shot';
  next.shooter = shooter;
  next.cueBall = cueBall;
  next.pendingDecision = undefined;
  return cueBall === 'asIs' ? next : withCueBallLifted(next);
}

/** A cue ball that is taken in hand is frozen to nothing, whatever was declared (G6.7, G8.4). */
export function withCueBallLifted(situation: Situation): Situation {
  const { cueBallTo, toRail } = situation.declaredFrozen;
  if (cueBallTo.length === 0 && !toRail.includes(CUE_BALL)) return situation;
  const declaredFrozen = { cueBallTo: [], toRail: toRail.filter((ball) => ball !== CUE_BALL) };
  return { ...situation, declaredFrozen };
}

/** A choice that the opponent of `previousShooter` has to make. */
export function choiceAfter(
  situation: Situation, kind: DecisionKind, previousShooter: Seat,
): Situation {
  const next = copyOf(situation);
  next.phase = 'decision';
  next.shooter = undefined;
  next.cueBall = 'asIs';
  next.pendingDecision = { kind, decider: opponentOf(previousShooter), previousShooter };
  return next;
}

/** A new rack with all ten balls, the counters at nothing. */
export function newRack(situation: Situation, breaker: Seat): Situation {
  return {
    ...situation,
    phase: 'break',
    ballsOnTable: OBJECT_BALLS,
    shooter: breaker,
    breaker,
    shotNumber: 1,
    breakLegal: false,
    cueBall: 'inHandBehindHeadString',
    consecutiveFouls: { A: 0, B: 0 },
    warnedOnTwo: { A: false, B: false },
    pendingDecision: undefined,
    suspension: undefined,
    declaredFrozen: NOTHING_FROZEN,
    extensionsUsed: { A: 0, B: 0 },
    stalemateTurns: undefined,
  };
}

/** The match is over; the table stays as it is. */
export function matchOver(situation: Situation, ballsLeft: readonly ObjectBall[]): Situation {
  return {
    ...situation,
    phase: 'matchOver',
    ballsOnTable: ballsLeft,
    shooter: undefined,
    cueBall: 'asIs',
    consecutiveFouls: { A: 0, B: 0 },
    warnedOnTwo: { A: false, B: false },
    pendingDecision: undefined,
    suspension: undefined,
    declaredFrozen: NOTHING_FROZEN,
    stalemateTurns: undefined,
  };
}

/** Racks go to `winner`, and the next one is set unless the race is run. */
export function rackTo(
  rulebook: Rulebook,
  situation: Situation,
  { winner, ballsLeft, racks = 1 }: {
    readonly winner: Seat; readonly ballsLeft: readonly ObjectBall[]; readonly racks?: number;
  },
): RackEnd {
  const won = Math.min(situation.score[winner] + racks, situation.raceTo[winner]);
  const scored = { ...situation, score: withSeat(situation.score, winner, won) };
  if (won >= situation.raceTo[winner]) {
    const next = matchOver(scored, ballsLeft);
    return { next, ballsLeft, rackWinner: winner, matchWinner: winner, nextBreaker: undefined };
  }
  const nextBreaker = nextBreakerOf(rulebook, scored, winner);
  const next = newRack(scored, nextBreaker);
  return { next, ballsLeft, rackWinner: winner, matchWinner: undefined, nextBreaker };
}

/** What is said at the end of a rack: who breaks next, or that the race is run. */
export function endReason(
  rulebook: Rulebook, { matchWinner }: Pick<Ruling, 'matchWinner'>,
): Reason {
  if (matchWinner !== undefined) return plainReason('R.race', 'match.race-reached');
  return reason('R.break', 'rack.order', { order: rulebook.breakOrder });
}

/**
 * Who breaks after a rack that `winner` took (A41). `situation` has the score with that rack and
 * the breaker of that rack.
 */
export function nextBreakerOf(rulebook: Rulebook, situation: Situation, winner: Seat): Seat {
  const alternate = opponentOf(situation.breaker ?? winner);
  switch (rulebook.breakOrder) {
    case 'alternate': return alternate;
    case 'winner': return winner;
    case 'loser': return opponentOf(winner);
    case 'trailing': return behind(situation.score) ?? alternate;
  }
}

function behind(score: BySeat<number>): Seat | undefined {
  if (score.A === score.B) return undefined;
  return score.A < score.B ? 'A' : 'B';
}
