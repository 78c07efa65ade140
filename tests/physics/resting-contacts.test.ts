/** Balls that stay in contact while they are pushed: they do not sink into each other. 7.6. */
import { type Vec3 } from '@tenball/base';
import { BALL_RADIUS, STANDARD_BALL, TABLES } from '@tenball/equipment';
import { type BallStart, DEFAULT_PARAMS, simulate } from '@tenball/physics';
import { expect, test } from 'vitest';
import { examine, noTestimony } from './witness.ts';

const TABLE = TABLES['9'];
const R = BALL_RADIUS;
const D = 2 * R;
const WALL = TABLE.length / 2 - STANDARD_BALL.railDistance;

function ball(number: number, x: number, y: number, v?: Vec3, w?: Vec3): BallStart {
  return {
    ball: number, position: { x, y }, ...(v !== undefined && { velocity: v }),
    ...(w !== undefined && { spin: w }),
  };
}

/** Topspin of `speed` over what rolling would be, towards +x. */
function topspin(speed: number): Vec3 {
  return { x: 0, y: speed / R, z: 0 };
}

const STILL = { x: 0, y: 0, z: 0 };
const row = (count: number, from: number, y = 0): BallStart[] => (
  Array.from({ length: count }, (_, k) => ball(k + 1, from + k * D, y))
);

test.each([
  ['a ball with topspin pushes a frozen one', [ball(0, 0, 0, STILL, topspin(2)), ball(1, D, 0)]],
  ['a ball with topspin pushes a frozen row', [
    ball(0, -D, 0, STILL, topspin(3)), ...row(4, 0),
  ]],
  ['a ball with topspin stays on a rail', [ball(0, WALL, 0.1, STILL, topspin(3))]],
  ['a ball is pushed against one on the rail', [
    ball(0, WALL - D, 0, STILL, topspin(3)), ball(1, WALL, 0),
  ]],
  ['a ball follows through a frozen row', [
    ball(0, -0.3, 0, { x: 2, y: 0, z: 0 }, topspin(4)), ...row(5, 0),
  ]],
  ['a ball follows a row against the rail', [
    ball(0, WALL - 0.5, 0, { x: 1.5, y: 0, z: 0 }, topspin(3)), ...row(3, WALL - 2 * D),
  ]],
  ['a ball rolls along two that touch', [
    ball(0, -0.2, D, { x: 1, y: -0.05, z: 0 }, topspin(1)), ...row(2, 0),
  ]],
])('%s', (_name, balls) => {
  const result = simulate({ table: TABLE, params: DEFAULT_PARAMS, balls });
  if (!result.ok) throw new Error('the shot does not end');
  const seen = noTestimony();
  examine(seen, result.value, TABLE, 'shot');
  expect(seen).toMatchObject({ troubles: [], worstGain: 0 });
  expect(Math.max(seen.worstOverlap, seen.worstResting)).toBeLessThanOrEqual(5e-9);
  expect(seen.mostEvents).toBeLessThan(5000);
});
