import { describe, expect, test } from 'vitest';
import { cross, distance, present, subtract } from '@tenball/base';
import { TABLES, tableGeometry } from '@tenball/equipment';
import {
  MEASURES, cushionOutline, cushionShapes, openingOutline, outerHalf, roundedRectangle, sightsOf,
} from './table-look.ts';

const table = TABLES['9'];
const geometry = tableGeometry(table, 0.005);

describe('the table in plan', () => {
  test('eighteen sights stand at equal divisions of the rails', () => {
    const sights = sightsOf(table);
    expect(sights).toHaveLength(18);
    const long = sights.filter(({ y }) => y > table.width / 2).map(({ x }) => x);
    expect(long.map((x) => (x / table.length + 0.5) * 8)).toEqual([1, 2, 3, 5, 6, 7]);
  });

  test('every cushion begins and ends at the wood and is cut where the hole begins', () => {
    const shapes = cushionShapes(geometry);
    expect(shapes.map(({ cushion }) => cushion).sort()).toEqual(
      ['foot', 'footLeft', 'footRight', 'head', 'headLeft', 'headRight'],
    );
    for (const { ends, normal } of shapes) {
      const nose = Math.abs(normal.x) > 0 ? table.length / 2 : table.width / 2;
      for (const { back, facing } of ends) {
        const wood = present(back[0], 'wood');
        const depth = -(wood.x * normal.x + wood.y * normal.y) - nose;
        expect(depth).toBeCloseTo(MEASURES.cushionDepth, 9);
        const hole = present(geometry.holes.find(({ pocket }) => pocket === facing.pocket), 'hole');
        for (const point of back) expect(distance(point, hole.centre)).toBeCloseTo(hole.radius, 9);
        const last = subtract(present(back.at(-1), 'cut'), facing.from);
        expect(cross(facing.direction, last)).toBeCloseTo(0, 9);
      }
    }
  });

  test('the fillet joins facing and nose without a step', () => {
    for (const { ends, normal } of cushionShapes(geometry)) {
      for (const { arc, jaw, facing } of ends) {
        const first = present(arc[0], 'arc');
        const last = present(arc.at(-1), 'arc');
        expect(distance(first, facing.from)).toBeLessThan(1e-9);
        const nose = Math.abs(normal.x) > 0 ? table.length / 2 : table.width / 2;
        expect(last.x * normal.x + last.y * normal.y).toBeCloseTo(-nose, 9);
        expect(distance(last, jaw.centre)).toBeCloseTo(0.005, 9);
      }
    }
  });

  test('no point of a cushion lies inside the bed of the noses', () => {
    for (const shape of cushionShapes(geometry)) {
      for (const { x, y } of cushionOutline(shape)) {
        const inside = Math.abs(x) < table.length / 2 - 1e-9
          && Math.abs(y) < table.width / 2 - 1e-9;
        expect(inside).toBe(false);
      }
    }
  });

  test('bed and wood leave room for the six holes', () => {
    const area = (points: readonly { x: number; y: number }[]) => points.reduce((sum, a, i) => {
      const b = points[(i + 1) % points.length] ?? a;
      return sum + (a.x * b.y - a.y * b.x) / 2;
    }, 0);
    const rectangle = (table.length + 0.1) * (table.width + 0.1);
    const bed = area(openingOutline(table, geometry, 'inner'));
    const wood = area(openingOutline(table, geometry, 'outer'));
    expect(bed).toBeLessThan(rectangle);
    expect(wood).toBeGreaterThan(rectangle);
    expect(wood - bed).toBeLessThan(6 * Math.PI * 0.062 * 0.062);
  });

  test('the rail reaches the outer edge on all sides', () => {
    const outer = outerHalf(table);
    const points = roundedRectangle(outer, MEASURES.railCorner);
    expect(Math.max(...points.map(({ x }) => x))).toBeCloseTo(outer.x, 9);
    expect(Math.min(...points.map(({ y }) => y))).toBeCloseTo(-outer.y, 9);
  });
});
