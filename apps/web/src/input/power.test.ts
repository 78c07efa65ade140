import { describe, expect, test } from 'vitest';
import { type StrokeSample, clampSpeed, strokeSpeed } from './power.ts';

test('a pull back and a push through the start is a stroke of the speed of the push', () => {
  const pull = [{ y: 300, atMs: 0 }, { y: 400, atMs: 300 }];
  expect(strokeSpeed(pull)).toBeUndefined();
  const push = [380, 350, 320, 296].map((y, index) => ({ y, atMs: 400 + index * 16 }));
  // From 380 at 400 ms to 300, which it passes 5/6 of the way from 432 to 448 ms.
  expect(strokeSpeed([...pull, ...push]))
    .toBeCloseTo((380 - 300) / 320 / (0.032 + 0.016 * 5 / 6), 6);
});

test('a twitch without a pull is no stroke', () => {
  expect(strokeSpeed([{ y: 300, atMs: 0 }, { y: 305, atMs: 10 }, { y: 290, atMs: 20 }]))
    .toBeUndefined();
});

test('the speed stays between the slowest and the fastest cue', () => {
  expect(clampSpeed(-4)).toBe(0.1);
  expect(clampSpeed(40)).toBe(12);
});

describe('a stroke of the same hand', () => {
  /** Pull back 150 px in 0.3 s, rest 0.1 s, push at `speed` m/s, seen `rate` times a second. */
  function gesture(speed: number, rate: number): StrokeSample[] {
    const samples: StrokeSample[] = [];
    for (let k = 0; ; k += 1) {
      const atMs = (1000 * k) / rate;
      const pull = Math.min(150, atMs / 2);
      const push = Math.max(0, atMs - 400) * 0.32 * speed;
      samples.push({ atMs, y: 400 + pull - push });
      if (pull - push <= 0 && atMs > 400) return samples;
    }
  }

  test.each([1, 2.4, 5, 8])('has one speed at every rate of the mouse: %d m/s', (speed) => {
    for (const rate of [60, 125, 144, 500, 1000]) {
      const measured = strokeSpeed(gesture(speed, rate));
      expect(measured, `${rate} Hz`).toBeGreaterThan(0.8 * speed);
      expect(measured, `${rate} Hz`).toBeLessThan(1.05 * speed);
    }
  });
});
