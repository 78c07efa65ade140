import { seed } from '@tenball/base';
import { DEFAULT_SETUP, applyAll, decide, startMatch } from '@tenball/match';
import { describe, expect, test } from 'vitest';
import { worthOfBreak } from './break-worth.ts';
import { choose } from './choose.ts';
import { poseProblem } from './problem.ts';
import { LEVELS, SKILLS, type Skill } from './skills.ts';

const TRIANGLE = { ...DEFAULT_SETUP, rackGapSigma: 1.25e-4 };

function worth(skill: Skill, setup = DEFAULT_SETUP): number {
  return worthOfBreak(poseProblem(startMatch(setup), 'A', skill, seed(1), 10));
}

describe('the break', () => {
  test('is worth the more, the better the arm, and nothing to a beginner', () => {
    const worths = LEVELS.map((level) => worth(SKILLS[level]));
    expect(worths).toEqual([...worths].sort((a, b) => a - b));
    expect(worths[0]).toBeCloseTo(0.5, 4);
    expect(worths[9]).toBeGreaterThan(0.75);
  });

  test('is worth less on a rack that was set by hand', () => {
    expect(worth(SKILLS[9], TRIANGLE)).toBeLessThan(worth(SKILLS[9]));
  });

  test('is taken by whoever wins the lag', () => {
    const lag = { balls: {
      A: { distanceToHeadRailMm: 100, faults: [] }, B: { distanceToHeadRailMm: 30, faults: [] },
    }, indistinguishable: false };
    const start = startMatch({ ...DEFAULT_SETUP, firstBreaker: 'lag' });
    const lagged = decide(start, 'referee', { kind: 'lag', lag });
    if (!lagged.ok) throw new Error(lagged.error.code);
    const match = applyAll(start, lagged.value);
    for (const level of LEVELS) {
      const { command } = choose(match, 'B', SKILLS[level], seed(level), 10);
      expect(command).toEqual({ kind: 'choose', decision: 'breakMyself' });
    }
  });
});
