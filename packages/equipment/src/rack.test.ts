import { distance } from '@tenball/base';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BALL_RADIUS, OBJECT_BALLS, TABLES, TABLE_IDS, formatLayout, objectBallsOf, overlapIn, rackLayout,
  snapToNanometre, spotsOf,
} from './index.ts';

const NINE = TABLES['9'];
const D = 2 * BALL_RADIUS;

function pairDistances(seed: number, sigma: number): number[] {
  const layout = rackLayout(NINE, seed, sigma);
  const balls = objectBallsOf(layout).map((ball) => layout[ball] ?? { x: NaN, y: NaN });
  return balls.flatMap((a, i) => balls.slice(i + 1).map((b) => distance(a, b)))
    .sort((p, q) => p - q);
}

describe('the ten-ball rack', () => {
  test('has the 1 on the foot spot and the 10 in the middle of row 3, on every table', () => {
    for (const id of TABLE_IDS) {
      const table = TABLES[id];
      const layout = rackLayout(table, 7, 0);
      const foot = spotsOf(table).foot;
      expect(layout[1]).toEqual({ x: snapToNanometre(foot.x), y: 0 });
      expect(layout[10]?.x).toBeCloseTo(foot.x + 2 * Math.sqrt(3) * BALL_RADIUS, 8);
      expect(Math.abs(layout[10]?.y ?? NaN)).toBeLessThan(1e-8);
      expect(objectBallsOf(layout)).toEqual([...OBJECT_BALLS]);
      expect(layout[0]).toBeUndefined();
    }
  });

  test('a frozen rack touches in all eighteen contacts to within the grid', () => {
    const distances = pairDistances(3, 0);
    for (const contact of distances.slice(0, 18)) expect(Math.abs(contact - D)).toBeLessThan(2e-9);
    expect(distances[18]).toBeGreaterThan(1.7 * D);
  });

  test('stands as on the lattice of the specification when frozen', () => {
    expect(formatLayout(rackLayout(NINE, 1, 0))).toContain('10@733.986704,0');
  });

  test('gaps are never negative beyond the grid and of the size that was asked for', () => {
    fc.assert(fc.property(fc.integer(), fc.constantFrom(1e-5, 6e-5, 3e-4), (seed, sigma) => {
      const contacts = pairDistances(seed, sigma).slice(0, 18);
      for (const contact of contacts) {
        expect(contact - D).toBeGreaterThan(-2e-9);
        expect(contact - D).toBeLessThan(14 * sigma);
      }
    }), { numRuns: 200 });
  });

  test('the mean gap of a loose rack is about the mean of |N(0, sigma)|', () => {
    const sigma = 6e-5;
    let sum = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      for (const contact of pairDistances(seed, sigma).slice(0, 18)) sum += contact - D;
    }
    expect(sum / (200 * 18) / sigma).toBeGreaterThan(0.72);
    expect(sum / (200 * 18) / sigma).toBeLessThan(1);
  });

  test('the same seed racks the same balls, another seed other ones', () => {
    expect(rackLayout(NINE, 5, 1e-5)).toEqual(rackLayout(NINE, 5, 1e-5));
    expect(rackLayout(NINE, 5, 1e-5)).not.toEqual(rackLayout(NINE, 6, 1e-5));
  });

  test('every ball but the 1 and the 10 can stand in every other place', () => {
    const corners = new Set<number>();
    for (let seed = 0; seed < 200; seed += 1) {
      const layout = rackLayout(NINE, seed, 0);
      for (const ball of OBJECT_BALLS) {
        if ((layout[ball]?.y ?? 0) > 2.9 * BALL_RADIUS) corners.add(ball);
      }
    }
    expect([...corners].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('can have the 2 and the 3 on the rear corners, either way round, the rest as before', () => {
    const onTheRight = new Set<number>();
    const behindTheOne = new Set<number>();
    for (let seed = 0; seed < 100; seed += 1) {
      const layout = rackLayout(NINE, seed, 6e-5, BALL_RADIUS, '2and3');
      expect(objectBallsOf(layout)).toEqual([...OBJECT_BALLS]);
      const corners = OBJECT_BALLS.filter((ball) => (
        Math.abs(layout[ball]?.y ?? 0) > 2.9 * BALL_RADIUS
      ));
      expect(corners).toEqual([2, 3]);
      onTheRight.add((layout[2]?.y ?? 0) < 0 ? 2 : 3);
      expect(layout[1]).toEqual({ x: snapToNanometre(spotsOf(NINE).foot.x), y: 0 });
      expect(layout[10]?.x).toBeCloseTo(spotsOf(NINE).foot.x + 2 * Math.sqrt(3) * BALL_RADIUS, 3);
      for (const ball of OBJECT_BALLS) {
        const along = (layout[ball]?.x ?? NaN) - spotsOf(NINE).foot.x;
        if (BALL_RADIUS < along && along < 2 * BALL_RADIUS) behindTheOne.add(ball);
      }
    }
    expect([...onTheRight].sort()).toEqual([2, 3]);
    expect([...behindTheOne].sort()).toEqual([4, 5, 6, 7, 8, 9]);
  });

  test('stands ball by ball where it was drawn, whatever the corners', () => {
    const places = (corners: 'random' | '2and3'): string[] => OBJECT_BALLS
      .map((ball) => rackLayout(NINE, 5, 1e-5, BALL_RADIUS, corners)[ball])
      .map((at) => `${at?.x ?? ''},${at?.y ?? ''}`).sort();
    expect(places('2and3')).toEqual(places('random'));
  });

  test('lies on the nanometre grid and within the rails', () => {
    const layout = rackLayout(TABLES['7'], 11, 6e-5);
    for (const ball of objectBallsOf(layout)) {
      const at = layout[ball] ?? { x: NaN, y: NaN };
      expect([snapToNanometre(at.x), snapToNanometre(at.y)]).toEqual([at.x, at.y]);
    }
    expect(overlapIn(layout, 2e-9)).toBeUndefined();
  });
});
