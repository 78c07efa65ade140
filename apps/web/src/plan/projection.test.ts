import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TABLES } from '@tenball/equipment';
import { outerHalf } from '../table-look.ts';
import { planProjection, toScreen, toTable } from './projection.ts';

const table = TABLES['9'];
const landscape = { width: 1280, height: 720 };
const portrait = { width: 390, height: 844 };
const insets = { top: 76, right: 432, bottom: 70, left: 0 };
const bare = { top: 0, right: 0, bottom: 0, left: 0 };

const coordinate = fc.double({ min: -2, max: 2, noNaN: true });
const sizes = fc.constantFrom(landscape, portrait, { width: 844, height: 390 });

describe('the plan on the screen', () => {
  test('picking the cloth undoes projecting a point', () => {
    fc.assert(fc.property(sizes, coordinate, coordinate, (size, x, y) => {
      const projection = planProjection(size, insets, table, { zoom: 1.7, shift: { x: 9, y: -4 } });
      const back = toTable(projection, toScreen(projection, { x, y }));
      expect(back.x).toBeCloseTo(x, 9);
      expect(back.y).toBeCloseTo(y, 9);
    }));
  });

  test('the head lies left and the foot right on a wide screen', () => {
    const projection = planProjection(landscape, bare, table);
    const centre = toScreen(projection, { x: 0, y: 0 });
    expect(toScreen(projection, { x: 1, y: 0 }).x).toBeGreaterThan(centre.x);
    expect(toScreen(projection, { x: 0, y: 0.5 }).y).toBeLessThan(centre.y);
  });

  test('the foot points up on a tall screen and left stays left', () => {
    const projection = planProjection(portrait, bare, table);
    const centre = toScreen(projection, { x: 0, y: 0 });
    expect(toScreen(projection, { x: 1, y: 0 }).y).toBeLessThan(centre.y);
    expect(toScreen(projection, { x: 0, y: 0.5 }).x).toBeLessThan(centre.x);
  });

  test('rails and all stay clear of the panels', () => {
    const outer = outerHalf(table);
    const projection = planProjection(landscape, insets, table);
    for (const [sx, sy] of [[-1, -1], [1, 1]] as const) {
      const corner = toScreen(projection, { x: sx * outer.x, y: sy * outer.y });
      expect(corner.x).toBeGreaterThanOrEqual(insets.left);
      expect(corner.x).toBeLessThanOrEqual(landscape.width - insets.right);
      expect(corner.y).toBeGreaterThanOrEqual(insets.top);
      expect(corner.y).toBeLessThanOrEqual(landscape.height - insets.bottom);
    }
  });

  test('a metre is as long across as along the table', () => {
    const projection = planProjection(portrait, insets, table);
    const origin = toScreen(projection, { x: 0, y: 0 });
    const along = toScreen(projection, { x: 1, y: 0 });
    const across = toScreen(projection, { x: 0, y: 1 });
    expect(Math.abs(along.y - origin.y)).toBeCloseTo(Math.abs(across.x - origin.x), 9);
  });
});
