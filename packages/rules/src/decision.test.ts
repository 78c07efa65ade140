import { OBJECT_BALLS } from '@tenball/equipment';
import { describe, expect, test } from 'vitest';
import { adjudicateDecision } from './decision.ts';
import { optionsOf } from './options.ts';
import { BASE } from './rulebook.ts';
import { type DecisionKind, type Situation, openingSituation } from './situation.ts';

function choosing(kind: DecisionKind): Situation {
  return {
    ...openingSituation({ breaker: 'A', raceTo: { A: 5, B: 5 } }),
    phase: kind === 'lagChoice' ? 'lagChoice' : 'decision',
    ballsOnTable: kind === 'lagChoice' ? [] : OBJECT_BALLS,
    shooter: undefined,
    shotNumber: kind === 'afterIllegalBreak' || kind === 'afterShortBreak' ? 2 : 3,
    breakLegal: kind !== 'afterIllegalBreak' && kind !== 'afterShortBreak',
    cueBall: 'asIs',
    consecutiveFouls: { A: 1, B: 2 },
    warnedOnTwo: { A: false, B: true },
    score: { A: 1, B: 2 },
    pendingDecision: { kind, decider: 'B', previousShooter: 'A' },
  };
}

describe('accept and pass back', () => {
  const kinds = [
    'afterPushOut', 'afterWrongfulPocketing', 'afterSafetyPocketing', 'afterShortBreak',
  ] as const;

  test.each(kinds)('%s: who accepts shoots from where the balls lie', (kind) => {
    const { next } = adjudicateDecision(BASE, choosing(kind), 'accept');
    expect(next).toMatchObject({ phase: 'shot', shooter: 'B', cueBall: 'asIs' });
  });

  test.each(kinds)('%s: passed back, the one before has to shoot', (kind) => {
    const { next } = adjudicateDecision(BASE, choosing(kind), 'passBack');
    expect(next).toMatchObject({ phase: 'shot', shooter: 'A', cueBall: 'asIs' });
  });

  test.each(kinds)('%s: A13: neither a second push-out nor a second pass follows', (kind) => {
    for (const decision of ['accept', 'passBack'] as const) {
      const { next } = adjudicateDecision(BASE, choosing(kind), decision);
      expect(optionsOf(BASE, next)).toEqual(['callShot', 'callSafety']);
      expect(adjudicateDecision(BASE, next, 'passBack').refused).toBe(true);
    }
  });

  test.each(kinds)('%s: a choice changes no counter', (kind) => {
    const { next } = adjudicateDecision(BASE, choosing(kind), 'accept');
    expect(next.consecutiveFouls).toEqual({ A: 1, B: 2 });
    expect(next.warnedOnTwo).toEqual({ A: false, B: true });
  });
});

describe('after an illegal break, where it gives a choice', () => {
  test('accepted, the position is played on without a push-out', () => {
    const { next } = adjudicateDecision(BASE, choosing('afterIllegalBreak'), 'accept');
    expect(next).toMatchObject({ phase: 'shot', shooter: 'B', shotNumber: 2 });
    expect(optionsOf(BASE, next)).toEqual(['callShot', 'callSafety']);
  });

  test('the chooser may rack again and break himself', () => {
    const ruling = adjudicateDecision(BASE, choosing('afterIllegalBreak'), 'reRackAndBreak');
    expect(ruling.nextBreaker).toBe('B');
    expect(ruling.next).toMatchObject({
      phase: 'break', shooter: 'B', ballsOnTable: OBJECT_BALLS, consecutiveFouls: { A: 0, B: 0 },
    });
  });

  test('the chooser may have the same player break again', () => {
    const ruling = adjudicateDecision(BASE, choosing('afterIllegalBreak'), 'reRackOpponentBreaks');
    expect(ruling.next).toMatchObject({ phase: 'break', shooter: 'A', breaker: 'A' });
  });

  test('there is no passing back', () => {
    expect(adjudicateDecision(BASE, choosing('afterIllegalBreak'), 'passBack').refused).toBe(true);
  });
});

describe('the lag winner', () => {
  test('breaks himself', () => {
    const { next } = adjudicateDecision(BASE, choosing('lagChoice'), 'breakMyself');
    expect(next).toMatchObject({ phase: 'break', shooter: 'B', breaker: 'B', shotNumber: 1 });
    expect(next.ballsOnTable).toEqual(OBJECT_BALLS);
  });

  test('or gives the break away', () => {
    const { next } = adjudicateDecision(BASE, choosing('lagChoice'), 'opponentBreaks');
    expect(next).toMatchObject({ phase: 'break', shooter: 'A', breaker: 'A' });
  });

  test('has no table to accept', () => {
    const before = choosing('lagChoice');
    const ruling = adjudicateDecision(BASE, before, 'accept');
    expect(ruling).toMatchObject({ refused: true, inning: 'n/a' });
    expect(ruling.next).toBe(before);
  });
});

test('A18: after a foul nothing can be passed back', () => {
  const before: Situation = {
    ...choosing('afterPushOut'),
    phase: 'shot', shooter: 'B', cueBall: 'inHandAnywhere', pendingDecision: undefined,
  };
  const ruling = adjudicateDecision(BASE, before, 'passBack');
  expect(ruling.refused).toBe(true);
  expect(ruling.reasons.map(({ clause }) => clause)).toEqual(['S7', 'G-pen']);
});
