import { BASE } from '@tenball/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ShotClock, clockState, extendClock, freshClock, remainingMs, startClock, stopClock,
} from './shot-clock.ts';

/** 35 seconds, a warning at 10, extensions of 25. */
const FRESH = freshClock(BASE);

describe('the shot clock', () => {
  test('grants what the edition says, and stands until somebody starts it', () => {
    expect(FRESH).toMatchObject({ grantedMs: 35_000, usedMs: 0, warningMs: 10_000 });
    expect(clockState(FRESH, 1e9)).toBe('standing');
    expect(remainingMs(FRESH, 1e9)).toBe(35_000);
  });

  test.each([
    [0, 'running', 35_000], [24_999, 'running', 10_001], [25_000, 'warning', 10_000],
    [34_999, 'warning', 1], [35_000, 'expired', 0], [90_000, 'expired', 0],
  ] as const)('after %i ms is %s with %i ms left', (later, state, left) => {
    const running = startClock(FRESH, 500);
    expect(clockState(running, 500 + later)).toBe(state);
    expect(remainingMs(running, 500 + later)).toBe(left);
  });

  test('an extension gives its seconds more, and takes back a warning', () => {
    const running = startClock(FRESH, 0);
    const extended = extendClock(running, BASE);
    expect(remainingMs(extended, 30_000)).toBe(30_000);
    expect(clockState(running, 30_000)).toBe('warning');
    expect(clockState(extended, 30_000)).toBe('running');
    expect(clockState(extended, 60_000)).toBe('expired');
  });

  test('keeps what was used while it stands still, and goes on from there', () => {
    const stopped = stopClock(startClock(FRESH, 1000), 21_000);
    expect(clockState(stopped, 400_000)).toBe('standing');
    expect(remainingMs(stopped, 400_000)).toBe(15_000);
    const again = startClock(stopped, 400_000);
    expect(clockState(again, 405_000)).toBe('warning');
    expect(clockState(again, 415_000)).toBe('expired');
  });

  test('that has run out stays so, standing or not', () => {
    expect(clockState(stopClock(startClock(FRESH, 0), 99_000), 100_000)).toBe('expired');
  });

  test('that runs is not started again, and one that stands is not stopped again', () => {
    const running = startClock(FRESH, 1000);
    expect(startClock(running, 9000)).toEqual(running);
    const stopped = stopClock(running, 5000);
    expect(stopClock(stopped, 9000)).toEqual(stopped);
  });

  test('without a warning never warns', () => {
    const silent = startClock(freshClock({ ...BASE, shotClockWarning: 0 }), 0);
    expect(clockState(silent, 34_999)).toBe('running');
    expect(clockState(silent, 35_000)).toBe('expired');
  });

  test('however often it is started and stopped, uses the time it ran, and never gains any', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('start', 'stop'), fc.nat({ max: 9000 })));
    fc.assert(fc.property(steps, (list) => {
      let clock: ShotClock = FRESH;
      let [now, ran, left] = [0, 0, 35_000];
      for (const [what, wait] of list) {
        clock = what === 'start' ? startClock(clock, now) : stopClock(clock, now);
        if (clock.runningSinceMs !== undefined) ran += wait;
        now += wait;
        const remains = remainingMs(clock, now);
        expect(remains).toBe(Math.max(0, 35_000 - ran));
        expect(remains).toBeLessThanOrEqual(left);
        left = remains;
      }
    }));
  });
});
