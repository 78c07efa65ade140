import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

function after(gapsMs: readonly number[], follows = true): boolean {
  const pace = createPace();
  let nowMs = 0;
  for (const gap of gapsMs) {
    nowMs += gap;
    pace.note(nowMs, follows);
  }
  return pace.isTooSlow();
}

test('twenty slow pictures in a row are too slow, one quick one begins the count again', () => {
  expect(after(Array.from({ length: 21 }, () => 33))).toBe(true);
  const slow = Array.from({ length: 15 }, () => 33);
  expect(after([...slow, 16, ...slow])).toBe(false);
});

test('pictures that do not follow on each other tell nothing', () => {
  expect(after(Array.from({ length: 60 }, () => 100), false)).toBe(false);
  expect(after(Array.from({ length: 60 }, () => 5000))).toBe(false);
});
