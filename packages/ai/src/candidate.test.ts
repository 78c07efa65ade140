import { seed } from '@tenball/base';
import { describe, expect, test } from 'vitest';
import {
  type Candidate, LAST_SAMPLES, isDecided, judgeAnew, meanWorth, newCandidate,
  sampleCandidate,
} from './candidate.ts';
import { choose } from './choose.ts';
import { poseProblem } from './problem.ts';
import { attack } from './search.ts';
import { SKILLS } from './skills.ts';
import { matchAt } from './testing/positions.ts';

const STROKE = { speed: 1, headingDegrees: 0, elevationDegrees: 0, tipRight: 0, tipUp: 0 };
/** The ten between the jaws, the cue ball in the open. */
const CERTAIN_TEN = matchAt({ 0: { x: 0.4, y: 0.1 }, 10: { x: 1.24, y: 0.608 } });
const LONG_TEN = matchAt({ 0: { x: -0.9, y: 0.2 }, 10: { x: 0.5, y: -0.3 } });

/** A stroke with `samples` worths, half of them `spread` above `mean` and half below. */
function sampled(mean: number, spread: number, samples: number): Candidate {
  const call = { kind: 'safety' } as const;
  const of = { family: 'pot', call, stroke: STROKE, clean: 0, prior: 0 } as const;
  const squares = samples * (mean * mean + spread * spread);
  return { ...newCandidate(of), samples, worth: samples * mean, squares };
}

describe('sampling ends', () => {
  test('when one stroke is as good as won, and not after a few samples', () => {
    expect(isDecided([sampled(0.999, 0, 16), sampled(0.9985, 0, 16)])).toBe(true);
    expect(isDecided([sampled(0.999, 0, 8), sampled(0.5, 0, 8)])).toBe(false);
    expect(isDecided([])).toBe(false);
  });

  test('when one is far ahead for what the samples tell', () => {
    // Of .2 spread in 16 samples: .05 each, .0707 for the difference, four of them .283, and 1/16.
    expect(isDecided([sampled(0.9, 0.2, 16), sampled(0.54, 0.2, 16)])).toBe(true);
    expect(isDecided([sampled(0.9, 0.2, 16), sampled(0.56, 0.2, 16)])).toBe(false);
    expect(isDecided([sampled(0.9, 0, 32), sampled(0.88, 0, 32)])).toBe(false);
  });

  test('so that a ten in the jaws costs little', () => {
    for (const level of [9, 10] as const) {
      const { simulations, potProbability } = choose(CERTAIN_TEN, 'A', SKILLS[level], seed(5));
      expect(simulations).toBeLessThan(200);
      expect(potProbability).toBe(1);
    }
  });
});

describe('a new judgement', () => {
  test('rests on its own samples alone, and leaves the old one as it was', () => {
    const problem = poseProblem(LONG_TEN, 'A', SKILLS[7], seed(3), 4000);
    const [best] = attack(problem);
    if (best === undefined) throw new Error('expected a pot');
    const before = { ...best };
    const fresh = judgeAnew(problem, best, LAST_SAMPLES);
    const again = newCandidate(best);
    sampleCandidate(problem, again, 64, LAST_SAMPLES);
    expect(best).toEqual(before);
    expect(fresh).toEqual(again);
    expect(meanWorth(fresh)).not.toBe(meanWorth(best));
  });

  test('is not taken where the budget is spent, or by a head that rehearses less often', () => {
    const spent = poseProblem(LONG_TEN, 'A', SKILLS[7], seed(3), 10);
    const weak = poseProblem(LONG_TEN, 'A', SKILLS[5], seed(3), 4000);
    for (const problem of [spent, weak]) {
      const candidate = sampled(0.7, 0.1, 16);
      expect(judgeAnew(problem, candidate, LAST_SAMPLES)).toBe(candidate);
    }
  });
});
