import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BALL_RADIUS, type Layout, STANDARD_BALL, TABLES, ballSize, canRestAt, overlapIn, placementProblem,
} from './index.ts';

const NINE = TABLES['9'];
const D = 2 * BALL_RADIUS;

describe('placing the cue ball in hand', () => {
  test('the string itself is outside the house', () => {
    expect(placementProblem(NINE, {}, { x: -0.635, y: 0.2 }, 'house'))
      .toEqual({ kind: 'outside-house' });
    expect(placementProblem(NINE, {}, { x: -0.635000001, y: 0.2 }, 'house')).toBeUndefined();
    expect(placementProblem(NINE, {}, { x: 0.3, y: 0.2 }, 'anywhere')).toBeUndefined();
  });

  test('a ball may touch the cue ball but not overlap it, and is named', () => {
    const layout: Layout = { 4: { x: 0, y: 0 }, 10: { x: 0.5, y: 0 } };
    expect(placementProblem(NINE, layout, { x: D, y: 0 }, 'anywhere')).toBeUndefined();
    expect(placementProblem(NINE, layout, { x: D - 1e-8, y: 0 }, 'anywhere'))
      .toEqual({ kind: 'blocked', ball: 4 });
  });

  test('the cue ball lying where it was does not block itself', () => {
    const layout: Layout = { 0: { x: 0.1, y: 0.1 }, 10: { x: 0.5, y: 0 } };
    expect(placementProblem(NINE, layout, { x: 0.1, y: 0.1 }, 'anywhere')).toBeUndefined();
  });

  test('a ball may be frozen to a rail, where the nose above its middle meets it', () => {
    expect(STANDARD_BALL.railDistance).toBeCloseTo(0.0275137, 7);
    const frozen = 0.635 - STANDARD_BALL.railDistance;
    expect(placementProblem(NINE, {}, { x: 0.1, y: frozen }, 'anywhere')).toBeUndefined();
    expect(placementProblem(NINE, {}, { x: 0.1, y: frozen + 1e-6 }, 'anywhere'))
      .toEqual({ kind: 'off-table' });
    expect(ballSize(BALL_RADIUS, BALL_RADIUS).railDistance).toBe(BALL_RADIUS);
  });

  test('a place that is no number is off the table', () => {
    expect(placementProblem(NINE, {}, { x: NaN, y: 0 }, 'anywhere')).toEqual({ kind: 'off-table' });
    expect(placementProblem(TABLES.open, {}, { x: 0, y: Infinity }, 'anywhere'))
      .toEqual({ kind: 'off-table' });
  });

  test('mirrored places are judged alike', () => {
    fc.assert(fc.property(
      fc.double({ min: -1.4, max: 1.4, noNaN: true }),
      fc.double({ min: -0.8, max: 0.8, noNaN: true }),
      (x, y) => {
        const kind = placementProblem(NINE, {}, { x, y }, 'anywhere')?.kind;
        expect(placementProblem(NINE, {}, { x: -x, y }, 'anywhere')?.kind).toBe(kind);
        expect(placementProblem(NINE, {}, { x, y: -y }, 'anywhere')?.kind).toBe(kind);
        expect(canRestAt(NINE, { x, y })).toBe(canRestAt(NINE, { x: -x, y: -y }));
        if (kind === undefined) expect(canRestAt(NINE, { x, y })).toBe(true);
      },
    ));
  });
});

describe('where a ball can lie at rest', () => {
  test('in the jaws of a corner, on the shelf, but not over the hole', () => {
    expect(canRestAt(NINE, { x: 1.2296, y: 0.5946 })).toBe(true);
    expect(canRestAt(NINE, { x: 1.2560, y: 0.6210 })).toBe(true);
    expect(canRestAt(NINE, { x: 1.2600, y: 0.6250 })).toBe(false);
  });

  test('in the mouth of a side pocket, but not in the rubber beside it', () => {
    expect(canRestAt(NINE, { x: 0, y: 0.637 })).toBe(true);
    expect(canRestAt(NINE, { x: 0.05, y: 0.637 })).toBe(false);
    expect(canRestAt(NINE, { x: 0.3, y: 0.637 })).toBe(false);
    expect(canRestAt(NINE, { x: 1.5, y: 0 })).toBe(false);
  });

  test('two balls that overlap are named, the lower first', () => {
    const layout: Layout = { 0: { x: 0, y: 0 }, 3: { x: 0.3, y: 0 }, 9: { x: 0.34, y: 0 } };
    expect(overlapIn(layout)).toEqual([3, 9]);
    expect(overlapIn({ ...layout, 9: { x: 0.3 + D, y: 0 } })).toBeUndefined();
  });
});
