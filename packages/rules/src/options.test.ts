import { describe, expect, test } from 'vitest';
import { adjudicateDecision } from './decision.ts';
import { adjudicateCase } from './case.ts';
import { optionsOf } from './options.ts';
import { plainSituation } from './question-situation.ts';
import { BASE } from './rulebook.ts';
import {
  DECISION_KINDS, PHASES, type Phase, type Situation, openingSituation,
} from './situation.ts';

const LAG = openingSituation({ breaker: undefined, raceTo: { A: 5, B: 5 } });

describe('what may be done', () => {
  const byPhase = {
    setup: [],
    lag: ['lagAgain'],
    lagChoice: [],
    break: ['placeCueBall', 'break'],
    shot: ['callShot', 'callSafety'],
    decision: [],
    callRequested: ['callShot', 'callSafety'],
    suspended: ['resume'],
    matchOver: [],
  } as const;

  test.each(Object.entries(byPhase))('in the phase %s', (phase, options) => {
    expect(optionsOf(BASE, { ...plainSituation('A'), phase: phase as Phase })).toEqual(options);
  });

  test('every phase is told above', () => {
    expect([...PHASES].sort()).toEqual(Object.keys(byPhase).sort());
  });

  test('with the cue ball in hand: it is placed first', () => {
    const inHand: Situation = { ...plainSituation('A'), cueBall: 'inHandAnywhere' };
    expect(optionsOf(BASE, inHand)).toEqual(['placeCueBall', 'callShot', 'callSafety']);
  });

  test.each(DECISION_KINDS)('as the answer to the choice %s, by the decider', (kind) => {
    const situation: Situation = {
      ...LAG,
      phase: kind === 'lagChoice' ? kind : 'decision',
      pendingDecision: { kind, decider: 'A', previousShooter: 'B' },
    };
    const answers = {
      lagChoice: ['breakMyself', 'opponentBreaks'],
      afterPushOut: ['accept', 'passBack'],
      afterWrongfulPocketing: ['accept', 'passBack'],
      afterSafetyPocketing: ['accept', 'passBack'],
      afterShortBreak: ['accept', 'passBack'],
      afterIllegalBreak: ['accept', 'reRackAndBreak', 'reRackOpponentBreaks'],
    };
    expect(optionsOf(BASE, situation)).toEqual(answers[kind]);
  });
});

test('what nobody knows is a defect of the program', () => {
  const wrong = { kind: 'tea', decider: 'A', previousShooter: 'B' };
  const choosing = { ...LAG, phase: 'decision', pendingDecision: wrong } as unknown as Situation;
  expect(() => optionsOf(BASE, choosing)).toThrow('unreachable');
  expect(() => optionsOf(BASE, { ...LAG, phase: 'tea' as 'lag' })).toThrow('unreachable');
  expect(() => adjudicateCase({ kind: 'tea' } as never)).toThrow('unreachable');
  expect(adjudicateDecision(BASE, LAG, 'sleep' as 'accept').refused).toBe(true);
});
