import { describe, expect, test } from 'vitest';
import { TABLES } from '@tenball/equipment';
import { type CueLine, NO_WAY, minimumElevation } from './elevation.ts';

const R = 0.028575;

function cue(change: Partial<CueLine>): number {
  return minimumElevation({
    table: TABLES['9'], layout: { 0: { x: 0, y: 0 } }, noseHeight: 0.03629025,
    headingDegrees: 0, tipRight: 0, tipUp: 0, ...change,
  });
}

describe('the butt is raised as far as rails and balls demand', () => {
  test('a level cue is free with the ball a cue length from every rail', () => {
    expect(cue({})).toBe(0);
  });

  test('a ball frozen to the rail needs a steep cue for a centre hit', () => {
    const frozen = { 0: { x: -1.27 + R, y: 0 } };
    const centre = cue({ layout: frozen });
    expect(centre).toBeGreaterThan(20);
    expect(centre).toBeLessThan(32);
    expect(cue({ layout: frozen, tipUp: 0.4 })).toBeLessThan(centre / 2);
  });

  test('the nearer the rail behind the cue ball, the steeper the cue', () => {
    const near = cue({ layout: { 0: { x: -1.27 + 0.1, y: 0 } } });
    const far = cue({ layout: { 0: { x: -1.27 + 0.5, y: 0 } } });
    expect(near).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(0);
  });

  test('a ball frozen behind the cue ball is cleared at the angle at which both radii fit', () => {
    const sine = (R + 0.0065 + 0.0055 * 2 * R * 0.79) / (2 * R);
    const expected = (Math.asin(sine) * 180) / Math.PI;
    expect(cue({ layout: { 0: { x: 0, y: 0 }, 5: { x: -2 * R, y: 0 } } }))
      .toBeCloseTo(expected, 0);
  });

  test('a ball beside the cue, or in front, is in nobody’s way', () => {
    const layout = { 0: { x: 0, y: 0 }, 5: { x: -0.2, y: 0.2 }, 6: { x: 0.1, y: 0 } };
    expect(cue({ layout })).toBe(0);
  });

  test('without a cushion nothing needs to be cleared', () => {
    expect(cue({ table: TABLES.open, layout: { 0: { x: -1.26, y: 0 } } })).toBe(0);
  });

  test('the angle is never beyond what a cue can be raised to', () => {
    const ring = { 0: { x: -1.27 + R, y: 0 }, 5: { x: -1.27 + R, y: 2 * R } };
    const degrees = cue({ layout: ring, headingDegrees: 270, tipUp: -0.7 });
    expect(degrees <= 85 || degrees === NO_WAY).toBe(true);
  });
});
