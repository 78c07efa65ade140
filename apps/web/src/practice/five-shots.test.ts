import { expect, test } from 'vitest';
import { LEVELS } from '@tenball/ai';
import { expectedPots, suggestedLevel } from './five-shots.ts';

test('a surer arm makes more of the five shots', () => {
  const pots = LEVELS.map(expectedPots);
  expect(pots).toEqual([...pots].sort((one, two) => one - two));
  expect(pots[0]).toBeLessThan(2);
  expect(pots.at(-1)).toBeGreaterThan(4.5);
});

test('more pots never suggest a lower level, and five of five not yet the machine', () => {
  const levels = [0, 1, 2, 3, 4, 5].map(suggestedLevel);
  expect(levels).toEqual([...levels].sort((one, two) => one - two));
  expect(levels[0]).toBe(1);
  expect(levels[5]).toBeLessThan(10);
});
