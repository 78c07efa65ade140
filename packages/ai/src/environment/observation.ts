/**
 * What a learner sees: numbers in fixed places, SI units, seen from one seat.
 *
 * Both seats see the same table; what belongs to a seat (fouls, score) comes as own and other, so
 * one policy can play both.
 */
import { BALLS, TABLES } from '@tenball/equipment';
import { type Match, actorOf } from '@tenball/match';
import {
  DECISION_KINDS, type Phase, type Seat, isPushOutOpen, lowestBall, opponentOf,
} from '@tenball/rules';

/** A run of numbers in an observation. */
export interface ObservationField {
  readonly name: string;
  /** Index of its first number, and how many there are. */
  readonly at: number;
  readonly size: number;
  readonly unit: 'm' | 'flag' | 'count' | 'sign' | 'number';
}

/** Decisions that can be pending: nobody lags here. */
const PENDING = DECISION_KINDS.filter((kind) => kind !== 'lagChoice');

/** Phases of a match that is simulated and in which nothing is declared. */
const SEEN_PHASES = ['break', 'shot', 'decision', 'matchOver'] as const satisfies readonly Phase[];

/** The layout, in order. docs/environment.md tells what each number means. */
export const OBSERVATION_FIELDS: readonly ObservationField[] = placed([
  ['positions', 2 * BALLS.length, 'm'],
  ['onTable', BALLS.length, 'flag'],
  ['turn', 1, 'sign'],
  ['ballOn', 1, 'number'],
  ['phase', SEEN_PHASES.length, 'flag'],
  ['shotNumber', 1, 'count'],
  ['ownFouls', 1, 'count'],
  ['otherFouls', 1, 'count'],
  ['inHandAnywhere', 1, 'flag'],
  ['inHandBehindHeadString', 1, 'flag'],
  ['pushOutOpen', 1, 'flag'],
  ['pending', PENDING.length, 'flag'],
  ['ownScore', 1, 'count'],
  ['otherScore', 1, 'count'],
  ['ownRace', 1, 'count'],
  ['otherRace', 1, 'count'],
  ['breaker', 1, 'sign'],
  ['stepsLeft', 1, 'count'],
  ['tableLength', 1, 'm'],
  ['tableWidth', 1, 'm'],
]);

/** How many numbers an observation has. */
export const OBSERVATION_SIZE = OBSERVATION_FIELDS.reduce((sum, { size }) => sum + size, 0);

/** `match` as `seat` sees it, `stepsLeft` actions before the rack is cut; always a new array. */
export function observationOf(match: Match, seat: Seat, stepsLeft: number): Float64Array {
  const { situation, setup: { rulebook, table } } = match;
  const { consecutiveFouls, score, raceTo, cueBall, pendingDecision } = situation;
  const other = opponentOf(seat);
  const seen = new Float64Array(OBSERVATION_SIZE);
  let next = ballsInto(seen, match);
  const put = (value: number): void => {
    seen[next] = value;
    next += 1;
  };
  put(signOf(seat, actorOf(match)));
  put(lowestBall(situation) ?? 0);
  for (const phase of SEEN_PHASES) put(Number(phase === situation.phase));
  put(situation.shotNumber);
  put(consecutiveFouls[seat]);
  put(consecutiveFouls[other]);
  put(Number(cueBall === 'inHandAnywhere'));
  put(Number(cueBall === 'inHandBehindHeadString'));
  put(Number(isPushOutOpen(rulebook, situation)));
  for (const kind of PENDING) put(Number(kind === pendingDecision?.kind));
  put(score[seat]);
  put(score[other]);
  put(raceTo[seat]);
  put(raceTo[other]);
  put(signOf(seat, situation.breaker));
  put(stepsLeft);
  put(TABLES[table].length);
  put(TABLES[table].width);
  return seen;
}

/** Positions and mask of the balls; a ball that is off the table is at (0, 0) with flag 0. */
function ballsInto(seen: Float64Array, { layout }: Match): number {
  const flags = 2 * BALLS.length;
  for (const ball of BALLS) {
    const at = layout[ball];
    if (at === undefined) continue;
    seen[2 * ball] = at.x;
    seen[2 * ball + 1] = at.y;
    seen[flags + ball] = 1;
  }
  return flags + BALLS.length;
}

/** 1 for the seat itself, −1 for the other, 0 for nobody. */
function signOf(seat: Seat, who: Seat | undefined): number {
  if (who === undefined) return 0;
  return who === seat ? 1 : -1;
}

function placed(
  rows: readonly (readonly [string, number, ObservationField['unit']])[],
): ObservationField[] {
  let at = 0;
  return rows.map(([name, size, unit]) => {
    const field = { name, at, size, unit };
    at += size;
    return field;
  });
}
