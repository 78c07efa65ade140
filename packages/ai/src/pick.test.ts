import { seed } from '@tenball/base';
import { describe, expect, test } from 'vitest';
import { newCandidate, tastedWorth } from './candidate.ts';
import { pick } from './pick.ts';
import { poseProblem } from './problem.ts';
import { SKILLS, type Skill } from './skills.ts';
import { matchAt } from './testing/positions.ts';

const MATCH = matchAt({ 0: { x: 0.2, y: 0.1 }, 10: { x: 0.9, y: 0.35 } });
const STROKE = { speed: 1, headingDegrees: 0, elevationDegrees: 0, tipRight: 0, tipUp: 0 };

function candidate(prior: number) {
  return newCandidate({ family: 'pot', call: { kind: 'safety' }, stroke: STROKE, clean: 0, prior });
}

function picked(temperature: number, priors: readonly number[], n: number): number {
  const skill: Skill = { ...SKILLS[3], head: { ...SKILLS[3].head, temperature } };
  const problem = poseProblem(MATCH, 'A', skill, seed(n), 10);
  const candidates = priors.map(candidate);
  const found = pick(problem, candidates, tastedWorth);
  return found === undefined ? -1 : candidates.indexOf(found);
}

describe('the choice among strokes', () => {
  test('takes the first of the best at no temperature', () => {
    for (let n = 0; n < 20; n += 1) {
      expect(picked(0, [0.4, 0.6, 0.6, 0.1], n)).toBe(1);
    }
  });

  test('is none of nothing, at any temperature', () => {
    expect(picked(0, [], 1)).toBe(-1);
    expect(picked(0.05, [], 1)).toBe(-1);
  });

  test('takes each as often as the exponential of its worth over the temperature', () => {
    const counts = [0, 0, 0];
    const draws = 1000;
    for (let n = 0; n < draws; n += 1) {
      const index = picked(0.05, [0.5, 0.45, 0.3], n);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    // 1 : e⁻¹ : e⁻⁴, within four standard errors.
    const whole = 1 + Math.exp(-1) + Math.exp(-4);
    [1, Math.exp(-1), Math.exp(-4)].forEach((weight, index) => {
      const share = weight / whole;
      const error = Math.sqrt((share * (1 - share)) / draws);
      expect(Math.abs((counts[index] ?? 0) / draws - share)).toBeLessThan(4 * error);
    });
  });
});
