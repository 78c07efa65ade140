import { seed } from '@tenball/base';
import { type Layout } from '@tenball/equipment';
import { decide } from '@tenball/match';
import { expect, test } from 'vitest';
import { analyse } from './analyse.ts';
import { SKILLS } from './skills.ts';
import { matchAt } from './testing/positions.ts';

const OPEN: Layout = {
  0: { x: 0.1, y: -0.2 }, 1: { x: 0.7, y: 0.25 }, 2: { x: -0.4, y: 0.3 }, 10: { x: -0.8, y: -0.3 },
};
const LAST_TEN: Layout = { 0: { x: 0.4, y: 0.1 }, 10: { x: 0.9, y: 0.35 } };
const BUDGET = 1200;

test('up to three different strokes, best first, each of which the match takes', () => {
  const match = matchAt(OPEN);
  const lines = analyse(match, 'A', SKILLS[7], seed(1), BUDGET);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.length).toBeLessThanOrEqual(3);
  const values = lines.map(({ deepValue }) => deepValue);
  expect(values).toEqual([...values].sort((a, b) => b - a));
  for (const { call, stroke, deepValue, value } of lines) {
    expect(decide(match, 'A', { kind: 'shoot', call, stroke }).ok).toBe(true);
    for (const worth of [deepValue, value]) {
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThanOrEqual(1);
    }
  }
  const ideas = lines.map(({ call, stroke }) => JSON.stringify([call, stroke]));
  expect(new Set(ideas).size).toBe(lines.length);
});

test('the same for the same seed and budget', () => {
  const match = matchAt(OPEN);
  const once = analyse(match, 'A', SKILLS[6], seed(5), BUDGET);
  expect(analyse(match, 'A', SKILLS[6], seed(5), BUDGET)).toEqual(once);
});

test('the last ball has nothing behind it: both plies agree on what it is worth', () => {
  const [best] = analyse(matchAt(LAST_TEN), 'A', SKILLS[9], seed(2), BUDGET);
  expect(best).toMatchObject({ family: 'pot', call: { kind: 'pot', ball: 10 }, leaves: [] });
  expect(best?.deepValue).toBeGreaterThan(0.95);
  expect(Math.abs((best?.deepValue ?? 0) - (best?.value ?? 1))).toBeLessThan(0.05);
});

test('a pot of the ball on leaves the cue ball where the window of the next one is', () => {
  const [best] = analyse(matchAt(OPEN), 'A', SKILLS[9], seed(3), BUDGET);
  expect(best?.potProbability).toBeGreaterThan(0.9);
  expect(best?.leaves.length).toBeGreaterThanOrEqual(10);
});
