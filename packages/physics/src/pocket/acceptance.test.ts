/** What must emerge from the pockets' shapes, and was put nowhere: specification 5.4. */
import { describe, expect, test } from 'vitest';
import { TABLES } from '@tenball/equipment';
import { type Approach, acceptance, rollIn } from '../testing/acceptance.ts';
import { R, eventsOf, shot } from '../testing/scene.ts';

const NINE = TABLES['9'];

/** Width of the accepted stretch, millimetres. */
function width(approach: Partial<Approach>): number {
  return 1000 * acceptance({
    table: '9', pocket: 'FL', degrees: 0, speed: 1, ...approach,
  }).width;
}

function drops(approach: Approach, aside: number): boolean {
  return rollIn(approach, aside).balls[0]?.motion === 'pocketed';
}

describe('a pocket accepts', () => {
  test('on its axis whatever touches nothing at the tips, and a little more', () => {
    const axis = { degrees: 0, speed: 1, pocket: 'FL' } as const;
    for (const [table, clear] of [['9', 28.6e-3], ['9-tight', 25.4e-3]] as const) {
      for (const aside of [-clear, -0.5 * clear, 0.5 * clear, clear]) {
        expect(drops({ ...axis, table }, aside)).toBe(true);
      }
      const { from, to } = acceptance({ ...axis, table });
      expect(from).toBeLessThan(-clear);
      expect(to).toBeGreaterThan(clear);
      expect(to).toBeLessThan(clear + 0.01);
    }
  });

  test('slow balls over more of its width than fast ones', () => {
    for (const approach of [
      { pocket: 'FL', degrees: 0 }, { pocket: 'FL', degrees: 43 }, { pocket: 'SL', degrees: 45 },
    ] as const) {
      const [slow, fast] = [width({ ...approach, speed: 0.4 }), width({ ...approach, speed: 7 })];
      expect(fast).toBeGreaterThan(0);
      expect(slow).toBeGreaterThan(fast + 2);
    }
  });

  test('less the closer a ball comes along the rail', () => {
    const widths = [0, 15, 30, 40].map((degrees) => width({ degrees, speed: 2 }));
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
    expect(widths[3]).toBeLessThan(0.7 * (widths[0] ?? 0));
  });

  test('at the side more than at the corner straight on, and nothing from 70 degrees', () => {
    expect(width({ pocket: 'SL' })).toBeGreaterThan(width({ pocket: 'FL' }));
    expect(width({ pocket: 'SL', degrees: 45 })).toBeLessThan(0.65 * width({ pocket: 'SL' }));
    expect(width({ pocket: 'SL', degrees: 60, speed: 0.6 })).toBeGreaterThan(5);
    expect(width({ pocket: 'SL', degrees: 70, speed: 0.6 })).toBe(0);
    expect(width({ pocket: 'SL', degrees: -70, speed: 2 })).toBe(0);
  });

  test('less where it is narrower', () => {
    expect(width({ table: '9-tight' })).toBeLessThan(width({}) - 2);
  });
});

describe('along the rail into the corner', () => {
  const wall = 0.635 - R * Math.sqrt(1 - 0.27 * 0.27);

  test('a frozen ball rolled slowly drops off the far facing', () => {
    for (const speed of [0.3, 0.5, 0.8]) {
      const start = { at: [0.9, wall], v: [speed, 0, 0], w: [0, speed / R, 0] } as const;
      const trace = shot([start], { table: NINE });
      expect(trace.balls[0]).toMatchObject({ motion: 'pocketed', pocket: 'FL' });
      const jaws = eventsOf(trace, 'ball-jaw').map(({ cushion }) => cushion);
      expect(jaws.every((cushion) => cushion === 'foot')).toBe(true);
    }
  });
});
