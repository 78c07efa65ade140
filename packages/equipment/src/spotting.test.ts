import { distance } from '@tenball/base';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BALL_RADIUS, type Ball, type Layout, OBJECT_BALLS, TABLES, TABLE_IDS, ballsOf, canRestAt,
  formatLayout, parseLayout, snapToNanometre, spotPosition, withBall,
} from './index.ts';

const NINE = TABLES['9'];
const D = 2 * BALL_RADIUS;
const FOOT = 0.635;

/** What is in the way | the balls on the table, millimetres | where the ten goes. */
const TEN_LINES = [
  'R177: foot spot free | c@0,0/3@100,100 | 635,0',
  'R179: cue ball on the foot spot | c@635,0/3@100,100 | 693.15,0',
  'R180: all blocked to the rail | 1@640,0/2@750,0/3@860,0/4@970,0/5@1080,0/6@1190,0 | 582.85,0',
  'an empty table | - | 635,0',
  'the ten itself is no obstacle | 10@635,0 | 635,0',
  'an object ball on the foot spot | 3@635,0 | 692.15,0',
  'an object ball that touches the place from the head | 3@577.85,0 | 635,0',
  'an object ball that touches the place from beside | 3@635,57.15 | 635,0',
  'an object ball three nanometres too near | 3@577.850003,0 | 635.000003,0',
  'an object ball that touches it from the foot side | 3@692.15,0 | 635,0',
  'one just past the spot on the foot side | 3@692,0 | 749.15,0',
  'cue ball near the place, not touching it | c@577.8,0 | 635,0',
  'cue ball touching the place: never frozen to it | c@577.85,0 | 636,0',
  'cue ball touching the place from beside | c@635,57.15 | 645.737784,0',
  'cue ball beyond the spot | c@640,0 | 698.15,0',
  'a ball that lies half over the long string | 3@620,30 | 668.642805,0',
  'its mirror image | 3@620,-30 | 668.642805,0',
  'the cue ball half over the long string | c@620,30 | 669.813879,0',
  'a ball that only grazes the long string’s stretch | 3@635,57.149 | 635.338081,0',
  'a chain of touching balls | 2@635,0/5@692.15,0/7@749.3,0 | 806.45,0',
  'a chain that leans to both sides | 2@630,20/5@680,-20/7@725,10 | 781.268308,0',
  'a gap for exactly one ball | 2@635,0/5@749.3,0 | 692.15,0',
  'a gap that is a little too small | 2@635,0/5@749.2,0 | 806.35,0',
  'the first gap, not the one behind the last ball | 2@635,0/5@760,0/7@900,0 | 692.15,0',
  'between an object ball and the cue ball, 1 mm left | c@750.3,0/2@635,0 | 692.15,0',
  'between them with less than 1 mm: past the cue ball | c@749.3,0/2@635,0 | 807.45,0',
  'past the cue ball to the next object ball | c@635,0/2@720,0 | 777.15,0',
  'the last at the rail | 1@640,0/2@750,0/3@860,0/4@970,0/5@1080,0/6@1185.336,0 | 1242.486,0',
  '0.1 mm less room there | 1@640,0/2@750,0/3@860,0/4@970,0/5@1080,0/6@1185.437,0 | 582.85,0',
  'a ball headward too | 1@640,0/2@750,0/3@860,0/4@970,0/5@1080,0/6@1190,0/7@575,0 | 517.85,0',
  'the cue ball headward: 1 mm | c@640,0/2@750,0/3@860,0/4@970,0/5@1080,0/6@1190,0 | 581.85,0',
  'blocked from beside | 1@640,10/2@750,-5/3@860,5/4@970,0/5@1080,0/6@1190,0 | 583.731692,0',
];

/** Where the balls went that were spotted one after the other, rising: the last column. */
const SEVERAL_LINES = [
  'two on a free spot | c@0,0 | 3@635,0/10@692.15,0',
  'three on a free spot | - | 2@635,0/7@692.15,0/10@749.3,0',
  'the lowest nearest the spot | 1@0,0 | 4@635,0/5@692.15,0/6@749.3,0/10@806.45,0',
  'around the cue ball | c@635,0 | 3@693.15,0/10@750.3,0',
  'the second past the cue ball | c@720,0 | 3@635,0/10@778.15,0',
  'one in the gap, one behind | 1@635,0/2@749.3,0 | 3@692.15,0/10@806.45,0',
  'the last headward | 1@720,0/2@830,0/3@940,0/4@1050,0/5@1160,0/6@1210,0 | 7@635,0/10@577.85,0',
];

function layoutOf(text: string): Layout {
  const read = parseLayout(text, 0, NINE);
  if (!read.ok) throw new Error(read.error.message);
  return read.value.layout;
}

function columnsOf(line: string): readonly string[] {
  return line.split(' | ').map((column) => column.trim());
}

describe('a ball is spotted', () => {
  test.each(TEN_LINES)('%s', (line) => {
    const [, balls = '', expected] = columnsOf(line);
    const at = spotPosition(NINE, layoutOf(balls), 10);
    expect(formatLayout({ 10: at })).toBe(`10@${expected}`);
  });

  test.each(SEVERAL_LINES)('%s', (line) => {
    const [, balls = '', expected = ''] = columnsOf(line);
    const spotted = ballsOf(layoutOf(expected));
    const after = spotted.reduce<Layout>((layout, ball) => (
      withBall(layout, ball, spotPosition(NINE, layout, ball))
    ), layoutOf(balls));
    const before = ballsOf(layoutOf(balls));
    expect(ballsOf(after)).toEqual([...before, ...spotted].sort((a, b) => a - b));
    const there = before.reduce<Layout>((layout, ball) => withBall(layout, ball, undefined), after);
    expect(formatLayout(there)).toBe(expected);
  });

  test('by the size of the table: the foot spot is a quarter of its length from the centre', () => {
    for (const id of TABLE_IDS) {
      const table = TABLES[id];
      expect(spotPosition(table, {}, 10)).toEqual({ x: snapToNanometre(table.length / 4), y: 0 });
    }
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
