import { describe, expect, test } from 'vitest';
import { type LagFault, adjudicateLag } from './lag.ts';
import { type Situation, openingSituation } from './situation.ts';

const LAG = openingSituation({ breaker: undefined, raceTo: { A: 5, B: 5 } });

function lagged(a: number, b: number, more: {
  readonly faultsA?: readonly LagFault[];
  readonly faultsB?: readonly LagFault[];
  readonly same?: boolean;
  readonly late?: 'A' | 'B';
} = {}) {
  return adjudicateLag(LAG, {
    balls: {
      A: { distanceToHeadRailMm: a, faults: more.faultsA ?? [] },
      B: { distanceToHeadRailMm: b, faults: more.faultsB ?? [] },
    },
    indistinguishable: more.same ?? false,
    ...(more.late === undefined ? {} : { lateStrikeBy: more.late }),
  });
}

describe('G1.2 the lag', () => {
  test('the closer good ball wins the choice', () => {
    const { next } = lagged(40, 95);
    expect(next).toMatchObject({ phase: 'lagChoice', pendingDecision: { decider: 'A' } });
  });

  test('a bad ball loses to a good one, however far', () => {
    expect(lagged(0, 150, { faultsA: ['sideRail'] }).next.pendingDecision?.decider).toBe('B');
    expect(lagged(150, 0, { faultsB: ['pocketed'] }).next.pendingDecision?.decider).toBe('A');
  });

  test('two bad balls, equal ones, or ones nobody can tell apart are played again', () => {
    expect(lagged(1, 2, { faultsA: ['foul'], faultsB: ['offTable'] }).next.phase).toBe('lag');
    expect(lagged(50, 50).next.phase).toBe('lag');
    expect(lagged(50, 51, { same: true }).next.phase).toBe('lag');
  });

  test('a late strike is played again, good or bad', () => {
    expect(lagged(20, 30, { late: 'B', faultsA: ['foul'] }).next.phase).toBe('lag');
  });

  test('there is no lag while a rack is played', () => {
    const before: Situation = { ...LAG, phase: 'shot', shooter: 'A', ballsOnTable: [10] };
    const good = { distanceToHeadRailMm: 1, faults: [] };
    const ruling = adjudicateLag(before, { balls: { A: good, B: good }, indistinguishable: false });
    expect(ruling).toMatchObject({ refused: true, next: before });
  });
});
