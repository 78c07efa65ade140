/**
 * What of a situation matters to the rules, so that the reachable ones are finitely many.
 *
 * - Balls: 1, 2 and 10. A new rack has all ten; the 3 to the 9 are only ever driven to rails, and
 *   are swept off the table after the break.
 * - The stroke: the break, the second, any later one. That the break was legal matters to the
 *   second stroke alone (`isPushOutOpen`).
 * - Foul counters: a fourth foul in a row is as good as a third.
 * - Seats: who acts is A. That the rules do not know the players apart is a law of its own,
 *   in packages/rules/src/exchange-laws.test.ts.
 * - Facets: counters that stand beside the play. A walk keeps some of them; the others are put
 *   back to where a rack or a match begins with them.
 */
import { type ObjectBall, OBJECT_BALLS } from '@tenball/equipment';
import {
  type BySeat, CUE_BALL_PLACES, DECISION_KINDS, NOTHING_FROZEN, PHASES, SUSPENSIONS, type Seat,
  type Situation, opponentOf,
} from '@tenball/rules';

/** Groups of counters that a walk can keep. */
export const FACETS = [
  'fouls', 'race', 'pause', 'clock', 'stalemate', 'frozen', 'concessions',
] as const;
export type Facet = (typeof FACETS)[number];

/** The rack that is explored. */
export const RACK: readonly ObjectBall[] = [1, 2, 10];

const NONE: BySeat<number> = { A: 0, B: 0 };
const NOBODY: BySeat<boolean> = { A: false, B: false };
const MOST_FOULS = 3;
const LATER_STROKE = 3;

/** Whether somebody may strike. */
export function isStriking({ phase }: Situation): boolean {
  return phase === 'break' || phase === 'shot' || phase === 'callRequested';
}

/** The situation that stands for `situation` in a walk that keeps `facets`. */
export function folded(situation: Situation, facets: readonly Facet[]): Situation {
  const { phase, suspension, breaker, shooter } = situation;
  const isOpening = phase === 'break' || suspension?.phase === 'break';
  const keepsAll = situation.ballsOnTable.length === 0 || isOpening;
  const kept = (facet: Facet): boolean => facets.includes(facet);
  return inSeatA({
    ...situation,
    ballsOnTable: keepsAll
      ? situation.ballsOnTable
      : situation.ballsOnTable.filter((ball) => RACK.includes(ball)),
    shotNumber: Math.min(situation.shotNumber, LATER_STROKE),
    breakLegal: situation.breakLegal && situation.shotNumber === 2,
    consecutiveFouls: kept('fouls') ? atMost(situation.consecutiveFouls, MOST_FOULS) : NONE,
    warnedOnTwo: kept('fouls') ? situation.warnedOnTwo : NOBODY,
    score: kept('race') || phase === 'matchOver' ? situation.score : NONE,
    breaker: kept('race') || isOpening || breaker === undefined ? breaker : shooter ?? 'A',
    timeOutsUsed: kept('pause') ? atMost(situation.timeOutsUsed, MOST_FOULS) : NONE,
    extensionsUsed: kept('clock') ? atMost(situation.extensionsUsed, MOST_FOULS) : NONE,
    clockImposed: kept('clock') && situation.clockImposed,
    stalemateTurns: kept('stalemate') ? situation.stalemateTurns : undefined,
    declaredFrozen: kept('frozen') ? situation.declaredFrozen : NOTHING_FROZEN,
    racksConceded: kept('concessions') ? atMost(situation.racksConceded, 1) : NONE,
  });
}

function atMost({ A, B }: BySeat<number>, most: number): BySeat<number> {
  return { A: Math.min(A, most), B: Math.min(B, most) };
}

/** The same with the players exchanged, where that puts A to act. */
function inSeatA(situation: Situation): Situation {
  const { shooter, pendingDecision, breaker, score } = situation;
  const leading = score.A > score.B ? 'A' : 'B';
  const first = shooter ?? pendingDecision?.decider ?? breaker ?? leading;
  return first === 'A' ? situation : exchanged(situation);
}

function exchanged(situation: Situation): Situation {
  const { shooter, breaker, pendingDecision, stalemateTurns } = situation;
  const swap = <T>({ A, B }: BySeat<T>): BySeat<T> => ({ A: B, B: A });
  return {
    ...situation,
    shooter: shooter && opponentOf(shooter),
    breaker: breaker && opponentOf(breaker),
    consecutiveFouls: swap(situation.consecutiveFouls),
    warnedOnTwo: swap(situation.warnedOnTwo),
    score: swap(situation.score),
    raceTo: swap(situation.raceTo),
    extensionsUsed: swap(situation.extensionsUsed),
    timeOutsUsed: swap(situation.timeOutsUsed),
    racksConceded: swap(situation.racksConceded),
    stalemateTurns: stalemateTurns && swap(stalemateTurns),
    pendingDecision: pendingDecision && {
      ...pendingDecision,
      decider: opponentOf(pendingDecision.decider),
      previousShooter: opponentOf(pendingDecision.previousShooter),
    },
  };
}

/** A number that two folded situations share only when they are the same. */
export function keyOf(situation: Situation): number {
  const { pendingDecision: choice, suspension, stalemateTurns, declaredFrozen } = situation;
  let key = 0;
  const add = (value: number, base: number): void => { key = key * base + value; };
  const addBoth = ({ A, B }: BySeat<number>, base: number): void => {
    add(A, base);
    add(B, base);
  };
  add(PHASES.indexOf(situation.phase), PHASES.length);
  add(ballsKey(situation), 9);
  add(seatKey(situation.shooter), 3);
  add(seatKey(situation.breaker), 3);
  add(situation.shotNumber, LATER_STROKE + 1);
  add(Number(situation.breakLegal), 2);
  add(CUE_BALL_PLACES.indexOf(situation.cueBall), 3);
  addBoth(situation.consecutiveFouls, MOST_FOULS + 1);
  add(Number(situation.warnedOnTwo.A), 2);
  add(Number(situation.warnedOnTwo.B), 2);
  addBoth(situation.score, 3);
  add(choice === undefined ? 0 : 1 + DECISION_KINDS.indexOf(choice.kind), 7);
  add(seatKey(choice?.decider), 3);
  add(suspension === undefined ? 0 : 1 + SUSPENSIONS.indexOf(suspension.why), 4);
  add(suspension === undefined ? 0 : PHASES.indexOf(suspension.phase), PHASES.length);
  add(Math.min(declaredFrozen.cueBallTo.length, 1), 2);
  add(Math.min(declaredFrozen.toRail.length, 1), 2);
  addBoth(situation.extensionsUsed, MOST_FOULS + 1);
  addBoth(situation.timeOutsUsed, MOST_FOULS + 1);
  addBoth(situation.racksConceded, 2);
  add(Number(situation.clockImposed), 2);
  add(stalemateTurns === undefined ? 0 : 1 + 4 * stalemateTurns.A + stalemateTurns.B, 17);
  return key;
}

function ballsKey({ ballsOnTable }: Situation): number {
  if (ballsOnTable.length === OBJECT_BALLS.length) return 8;
  return RACK.reduce((key, ball) => 2 * key + Number(ballsOnTable.includes(ball)), 0);
}

function seatKey(seat: Seat | undefined): number {
  return seat === undefined ? 0 : seat === 'A' ? 1 : 2;
}
