import { expect, test } from 'vitest';
import { R, spinOf, stateOf, velocityOf } from '../testing/scene.ts';
import { BED_IMPACT } from '../state.ts';
import { resolveBallBed } from './ball-bed.ts';

test('V46 a ball driven at 45 degrees into the slate without spin rises at half its speed', () => {
  const s = stateOf([{ at: [0, 0], v: [1, 0, -1] }]);
  resolveBallBed(s, 0);
  expect(s.scalars[BED_IMPACT]).toBe(1);
  const [vx, vy, vz] = velocityOf(s, 0);
  expect([vx, vy, vz]).toEqual([expect.closeTo(5 / 7, 14), 0, 0.5]);
  expect(R * s.wy[0]).toBeCloseTo(5 / 7, 14);
});

test('a glancing landing slips: friction takes µ(1+e) of the downward speed', () => {
  const s = stateOf([{ at: [0, 0], v: [5, 0, -1] }]);
  resolveBallBed(s, 0);
  expect(s.vx[0]).toBeCloseTo(5 - 0.2 * 1.5, 14);
  expect(R * s.wy[0]).toBeCloseTo(2.5 * 0.3, 13);
});

test('a rebound lower than a tenth of a millimetre stays down', () => {
  const low = stateOf([{ at: [0, 0], v: [0, 0, -0.08] }]);
  const high = stateOf([{ at: [0, 0], v: [0, 0, -0.1] }]);
  resolveBallBed(low, 0);
  resolveBallBed(high, 0);
  expect([low.vz[0], high.vz[0]]).toEqual([0, 0.05]);
});

test('a ball in the air is left alone, even one that just rises off the cloth', () => {
  const s = stateOf([{ at: [0, 0, R + 1e-6], v: [1, 0, 0.001], w: [1, 2, 3] }]);
  resolveBallBed(s, 0);
  expect(s.scalars[BED_IMPACT]).toBe(0);
  expect(velocityOf(s, 0)).toEqual([1, 0, 0.001]);
  expect(spinOf(s, 0)).toEqual([1, 2, 3]);
  expect(s.z[0]).toBe(R + 1e-6);
});
