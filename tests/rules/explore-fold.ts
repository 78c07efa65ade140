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
import type { ObjectBall } from '@tenball/equipment';
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
  const { phase, suspension } = situation;
  const isOpening = phase === 'break' || suspension?.phase === 'break';
  const kept = (facet: Facet): boolean => facets.includes(facet);
  const plain = {
    ...situation,
    ballsOnTable: isOpening
      ? situation.ballsOnTable
      : situation.ballsOnTable.filter((ball) => RACK.includes(ball)),
    shotNumber: Math.min(situation.shotNumber, LATER_STROKE),
    breakLegal: situation.breakLegal && situation.shotNumber === 2,
    consecutiveFouls: kept('fouls') ? atMost(situation.consecutiveFouls, MOST_FOULS) : NONE,
    warnedOnTwo: kept('fouls') ? situation.warnedOnTwo : NOBODY,
    score: kept('race') || phase === 'matchOver' ? situation.score : NONE,
    breaker: keptBreaker(situation, facets),
    timeOutsUsed: kept('pause') ? atMost(situation.timeOutsUsed, MOST_FOULS) : NONE,
    extensionsUsed: kept('clock') ? atMost(situation.extensionsUsed, MOST_FOULS) : NONE,
    clockImposed: kept('clock') && situation.clockImposed,
    stalemateTurns: kept('stalemate') ? situation.stalemateTurns : undefined,
    declaredFrozen: kept('frozen') ? situation.declaredFrozen : NOTHING_FROZEN,
    racksConceded: kept('concessions') ? atMost(situation.racksConceded, 1) : NONE,
  };
  return firstSeat(situation) === 'A' ? plain : exchanged(plain);
}

function atMost({ A, B }: BySeat<number>, most: number): BySeat<number> {
  return { A: Math.min(A, most), B: Math.min(B, most) };
}

/** Who acts, or acted last as far as is known: he is A. */
function firstSeat({ shooter, pendingDecision, breaker }: Situation): Seat {
  return shooter ?? pendingDecision?.decider ?? breaker ?? 'A';
}

/** Who broke, where it matters: to the next break, and to whoever has to break now. */
function keptBreaker(situation: Situation, facets: readonly Facet[]): Seat | undefined {
  const { breaker, phase, suspension } = situation;
  const isOpening = phase === 'break' || suspension?.phase === 'break';
  if (facets.includes('race') || isOpening || breaker === undefined) return breaker;
  return firstSeat(situation);
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

/** A number that two situations share only when `folded` makes them the same. */
export function keyOf(situation: Situation, facets: readonly Facet[]): number {
  const { pendingDecision: choice, suspension, declaredFrozen: frozen, phase } = situation;
  const first = firstSeat(situation);
  const second = opponentOf(first);
  let key = 0;
  const kept = (facet: Facet): boolean => facets.includes(facet);
  const add = (value: number, base: number): void => { key = key * base + value; };
  const addBoth = (isKept: boolean, values: BySeat<number>, most: number): void => {
    add(isKept ? Math.min(values[first], most) : 0, most + 1);
    add(isKept ? Math.min(values[second], most) : 0, most + 1);
  };
  const addSeat = (seat: Seat | undefined): void => {
    add(seat === undefined ? 0 : seat === first ? 1 : 2, 3);
  };
  const isSecond = situation.shotNumber === 2;
  const warned = kept('fouls') ? situation.warnedOnTwo : NOBODY;
  const turns = kept('stalemate') ? situation.stalemateTurns : undefined;
  add(PHASES.indexOf(phase), PHASES.length);
  add(ballsKey(situation), 9);
  addSeat(situation.shooter);
  addSeat(keptBreaker(situation, facets));
  add(Math.min(situation.shotNumber, LATER_STROKE), LATER_STROKE + 1);
  add(Number(situation.breakLegal && isSecond), 2);
  add(CUE_BALL_PLACES.indexOf(situation.cueBall), 3);
  addBoth(kept('fouls'), situation.consecutiveFouls, MOST_FOULS);
  add(Number(warned[first]), 2);
  add(Number(warned[second]), 2);
  addBoth(kept('race') || phase === 'matchOver', situation.score, 2);
  add(choice === undefined ? 0 : 1 + DECISION_KINDS.indexOf(choice.kind), 7);
  addSeat(choice?.decider);
  add(suspension === undefined ? 0 : 1 + SUSPENSIONS.indexOf(suspension.why), 4);
  add(suspension === undefined ? 0 : PHASES.indexOf(suspension.phase), PHASES.length);
  add(kept('frozen') ? Math.min(frozen.cueBallTo.length, 1) : 0, 2);
  add(kept('frozen') ? Math.min(frozen.toRail.length, 1) : 0, 2);
  addBoth(kept('clock'), situation.extensionsUsed, MOST_FOULS);
  addBoth(kept('pause'), situation.timeOutsUsed, MOST_FOULS);
  addBoth(kept('concessions'), situation.racksConceded, 1);
  add(Number(kept('clock') && situation.clockImposed), 2);
  add(turns === undefined ? 0 : 1 + 4 * turns[first] + turns[second], 17);
  return key;
}

/** New racks and openings have all ten balls; of the others only the explored ones count. */
function ballsKey({ ballsOnTable, phase, suspension }: Situation): number {
  if (phase === 'break' || suspension?.phase === 'break') return 8;
  return RACK.reduce((key, ball) => 2 * key + Number(ballsOnTable.includes(ball)), 0);
}
