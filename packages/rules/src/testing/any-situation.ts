/** Situations for laws: strokes to be played, choices to be made, play that stands still. */
import { OBJECT_BALLS, type ObjectBall } from '@tenball/equipment';
import * as fc from 'fast-check';
import { type BySeat, SEATS, opponentOf } from '../seat.ts';
import {
  DECISION_KINDS, type Phase, SUSPENSIONS, type Situation, openingSituation,
} from '../situation.ts';

export const seats = fc.constantFrom(...SEATS);

/** A value for each side. */
export function bySeat<T>(value: fc.Arbitrary<T>): fc.Arbitrary<BySeat<T>> {
  return fc.record({ A: value, B: value });
}

const racks: fc.Arbitrary<readonly ObjectBall[]> = fc.subarray(OBJECT_BALLS.slice(0, 9))
  .map((balls) => [...balls, 10] as const);

const records = fc.record({
  consecutiveFouls: bySeat(fc.integer({ min: 0, max: 2 })),
  warnedOnTwo: bySeat(fc.boolean()),
  score: bySeat(fc.integer({ min: 0, max: 3 })),
  extensionsUsed: bySeat(fc.integer({ min: 0, max: 2 })),
  timeOutsUsed: bySeat(fc.integer({ min: 0, max: 1 })),
  racksConceded: bySeat(fc.integer({ min: 0, max: 1 })),
  clockImposed: fc.boolean(),
  stalemateTurns: fc.option(bySeat(fc.integer({ min: 0, max: 3 })), { freq: 4, nil: undefined }),
});

/** A stroke is to be played: the break, a shot, a shot whose call was requested. */
export const strokes: fc.Arbitrary<Situation> = fc.record({
  phase: fc.constantFrom<Phase>('shot', 'shot', 'break', 'callRequested'),
  balls: racks,
  shooter: seats,
  breaker: seats,
  number: fc.integer({ min: 2, max: 9 }),
  breakLegal: fc.boolean(),
  cueBall: fc.constantFrom('asIs' as const, 'inHandAnywhere' as const),
  frozen: fc.boolean(),
  counts: records,
}).map(({ phase, balls, shooter, breaker, number, breakLegal, cueBall, frozen, counts }) => {
  const opening = { ...openingSituation({ breaker: shooter, raceTo: { A: 4, B: 4 } }), ...counts };
  if (phase === 'break') return opening;
  const declaredFrozen = { cueBallTo: frozen ? balls.slice(0, 1) : [], toRail: [] };
  return {
    ...opening, phase, breaker, breakLegal, cueBall, declaredFrozen,
    ballsOnTable: balls,
    shotNumber: number,
  };
});

const lag = openingSituation({ breaker: undefined, raceTo: { A: 4, B: 4 } });

/** Somebody has to choose. */
export const choices: fc.Arbitrary<Situation> = fc.record({
  situation: strokes,
  kind: fc.constantFrom(...DECISION_KINDS),
  decider: seats,
}).map(({ situation, kind, decider }) => ({
  ...(kind === 'lagChoice' ? lag : situation),
  phase: kind === 'lagChoice' ? 'lagChoice' as const : 'decision' as const,
  shooter: undefined,
  cueBall: 'asIs',
  pendingDecision: { kind, decider, previousShooter: opponentOf(decider) },
}));

/** Nobody strikes or chooses: before the lag, while play is suspended, after the match. */
export const pauses: fc.Arbitrary<Situation> = fc.oneof(
  fc.constant(lag),
  fc.record({
    situation: fc.oneof(strokes, choices), why: fc.constantFrom(...SUSPENSIONS),
  }).map(({ situation, why }) => ({
    ...situation, phase: 'suspended' as const, suspension: { why, phase: situation.phase },
  })),
  strokes.map((situation) => ({
    ...situation,
    phase: 'matchOver' as const,
    shooter: undefined,
    cueBall: 'asIs' as const,
    score: { A: 4, B: situation.score.B },
  })),
);

/** Any situation of a match. */
export const situations: fc.Arbitrary<Situation> = fc.oneof(
  { arbitrary: strokes, weight: 3 }, { arbitrary: choices, weight: 1 },
  { arbitrary: pauses, weight: 1 },
);
