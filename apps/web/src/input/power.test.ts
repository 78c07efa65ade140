import { expect, test } from 'vitest';
import { clampSpeed, strokeSpeed } from './power.ts';

test('a pull back and a push through the start is a stroke of the speed of the push', () => {
  const pull = [{ y: 300, atMs: 0 }, { y: 400, atMs: 300 }];
  expect(strokeSpeed(pull)).toBeUndefined();
  const push = [380, 350, 320, 296].map((y, index) => ({ y, atMs: 400 + index * 16 }));
  expect(strokeSpeed([...pull, ...push])).toBeCloseTo((380 - 296) / 320 / 0.048, 6);
});

test('a twitch without a pull is no stroke', () => {
  expect(strokeSpeed([{ y: 300, atMs: 0 }, { y: 305, atMs: 10 }, { y: 290, atMs: 20 }]))
    .toBeUndefined();
});

test('the speed stays between the slowest and the fastest cue', () => {
  expect(clampSpeed(-4)).toBe(0.1);
  expect(clampSpeed(40)).toBe(11);
});
