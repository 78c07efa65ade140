import { distance } from '@tenball/base';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BALL_RADIUS, type Ball, type Layout, OBJECT_BALLS, TABLES, ballsOf, canRestAt, snapToNanometre,
  spotPosition, withBall,
} from './index.ts';

const NINE = TABLES['9'];
const D = 2 * BALL_RADIUS;
const FOOT = 0.635;

describe('spotting the ten', () => {
  test('R177: on the foot spot when it is free', () => {
    expect(spotPosition(NINE, { 3: { x: 0, y: 0.2 } }, 10)).toEqual({ x: FOOT, y: 0 });
  });

  test('R179: one millimetre off a cue ball on the foot spot, towards the foot rail', () => {
    const layout: Layout = { 0: { x: FOOT, y: 0 }, 3: { x: 0, y: 0.2 } };
    expect(spotPosition(NINE, layout, 10)).toEqual({ x: 0.69315, y: 0 });
  });

  test('R180: on the head side, as near as may be, when the whole foot side is blocked', () => {
    let layout: Layout = {};
    for (let ball = 1; ball <= 9; ball += 1) {
      layout = withBall(layout, ball as Ball, { x: FOOT + 0.02 + (ball - 1) * 0.0725, y: 0 });
    }
    const at = spotPosition(NINE, layout, 10);
    expect(at).toEqual({ x: snapToNanometre(FOOT + 0.02 - D), y: 0 });
  });

  test('frozen to an object ball in the way, also one beside the long string', () => {
    const onSpot = spotPosition(NINE, { 3: { x: FOOT, y: 0 } }, 10);
    expect(onSpot).toEqual({ x: FOOT + D, y: 0 });
    const beside = { x: 0.62, y: 0.03 };
    const at = spotPosition(NINE, { 3: beside }, 10);
    expect(Math.abs(distance(at, beside) - D)).toBeLessThan(1e-9);
    expect(at.x).toBeGreaterThan(FOOT);
  });

  test('past several balls in the way, the space between them being too small', () => {
    const layout: Layout = {
      2: { x: FOOT, y: 0 }, 5: { x: FOOT + D + 0.03, y: 0.01 }, 7: { x: 0.9, y: 0.2 },
    };
    const at = spotPosition(NINE, layout, 10);
    expect(Math.abs(distance(at, layout[5] ?? at) - D)).toBeLessThan(1e-9);
    expect(at.x).toBeGreaterThan(0.75);
  });

  test('in the first space that is wide enough, not behind the last ball', () => {
    const layout: Layout = { 2: { x: FOOT, y: 0 }, 5: { x: FOOT + 2 * D + 0.001, y: 0 } };
    expect(spotPosition(NINE, layout, 10)).toEqual({ x: FOOT + D, y: 0 });
  });

  test('never frozen to the cue ball when it has to give way to another ball', () => {
    const layout: Layout = { 2: { x: FOOT, y: 0 }, 0: { x: FOOT + 2 * D, y: 0 } };
    expect(spotPosition(NINE, layout, 10).x).toBeCloseTo(FOOT + 3 * D + 0.001, 9);
  });

  test('does not mind where the ball itself lay', () => {
    expect(spotPosition(NINE, { 10: { x: FOOT, y: 0.01 } }, 10)).toEqual({ x: FOOT, y: 0 });
  });

  const inside = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
  test('always a free point of the long string, touching or on the spot', () => {
    fc.assert(fc.property(
      fc.array(fc.tuple(inside(1.2), inside(0.12)), { minLength: 10, maxLength: 10 }),
      (points) => {
        let layout: Layout = {};
        [0, ...OBJECT_BALLS.slice(0, 9)].forEach((ball, index) => {
          const [x, y] = points[index] ?? [0, 0];
          layout = withBall(layout, ball as Ball, { x: snapToNanometre(x), y: snapToNanometre(y) });
        });
        const at = spotPosition(NINE, layout, 10);
        expect(at.y).toBe(0);
        expect(canRestAt(NINE, at)).toBe(true);
        const gaps = ballsOf(layout).map((ball) => distance(layout[ball] ?? at, at) - D);
        expect(Math.min(...gaps)).toBeGreaterThan(-2e-9);
        const touches = gaps.some((gap, index) => Math.abs(gap - (index === 0 ? 0.001 : 0)) < 2e-9);
        expect(at.x === FOOT || touches).toBe(true);
      },
    ));
  });
});
