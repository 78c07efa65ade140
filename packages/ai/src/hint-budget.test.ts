import { present, seed } from '@tenball/base';
import { describe, expect, test } from 'vitest';
import { skillOfArm } from './arm-estimate.ts';
import { HINT_SHARES, hintAdvice, hintPart } from './hint.ts';
import { HINT_PARTS } from './hint-content.ts';
import { NASTY } from './testing/nasty.ts';
import { matchAt } from './testing/positions.ts';

const CLUB = skillOfArm(0.13);
const BUDGET = 1200;
const SLACK = 1.2;

describe('a hint keeps to its budget, balls that press each other counted by their steps', () => {
  test.each(NASTY)('$name', ({ layout, changes }) => {
    const question = {
      match: matchAt(layout, changes), seat: 'A', skill: CLUB, seed: seed(3), budget: BUDGET,
    } as const;
    const advised = present(hintAdvice(question), 'advice');
    expect(advised.simulations).toBeLessThanOrEqual(HINT_SHARES.advice * BUDGET * SLACK);
    for (const part of HINT_PARTS) {
      const { value, simulations } = hintPart(question, advised.value, part);
      expect(simulations, part).toBeLessThanOrEqual(HINT_SHARES[part] * BUDGET * SLACK);
      expect(value).toBeDefined();
    }
  });
});
