/** Falling balls: they keep the laws wherever they come from, and touch each other. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Pocket, TABLES, canRestAt, tableGeometry } from '@tenball/equipment';
import { DEFAULT_PARAMS } from '../params.ts';
import { type BallStart, simulate } from '../simulate.ts';
import { figuresOf } from '../testing/laws.ts';
import { R, type Start, at, eventsOf, shot } from '../testing/scene.ts';
import { type Trace } from '../trace.ts';

const NINE = TABLES['9'];
const { holes } = tableGeometry(NINE, DEFAULT_PARAMS.jawRadius);

function holeOf(pocket: Pocket): (typeof holes)[number] {
  const hole = holes.find((each) => each.pocket === pocket);
  if (hole === undefined) throw new Error('a hole');
  return hole;
}

/** A ball that rolls on the axis of `pocket`, `before` metres before the rim. */
function onAxis(pocket: Pocket, before: number, speed: number, aside = 0): Start {
  const { axis, centre, radius } = holeOf(pocket);
  const back = radius + before;
  return {
    at: [
      centre.x - back * axis.x - aside * axis.y, centre.y - back * axis.y + aside * axis.x,
    ],
    v: [speed * axis.x, speed * axis.y, 0],
    w: [(-speed * axis.y) / R, (speed * axis.x) / R, 0],
  };
}

/** The deepest two balls of a trace come into each other while both are above z = −R, metres. */
function deepest(trace: Trace): number {
  let depth = -1;
  for (let t = 0; t < trace.duration; t += 5e-4) {
    const [a, b] = [at(trace, 0, t), at(trace, 1, t)];
    if (a.motion === 'pocketed' || b.motion === 'pocketed') break;
    const [p, q] = [a.position, b.position];
    depth = Math.max(depth, 2 * R - Math.hypot(p.x - q.x, p.y - q.y, p.z - q.z));
  }
  return depth;
}

describe('two balls in one pocket', () => {
  test('meet in the throat and do not overlap', () => {
    let met = 0;
    for (const [slow, fast, gap] of [
      [0.1, 1, 0.06], [0.2, 0.8, 0.07], [0.05, 0.5, 0.06], [0.3, 1.5, 0.1], [0.1, 0.3, 0.06],
    ] as const) {
      for (const aside of [0, 0.004, -0.01]) {
        const trace = shot(
          [onAxis('FL', 0.001, slow), onAxis('FL', 0.001 + gap, fast, aside)], { table: NINE },
        );
        const rim = eventsOf(trace, 'ball-pocket')[0]?.t ?? Infinity;
        if (eventsOf(trace, 'ball-ball').some(({ t }) => t > rim)) met += 1;
        expect(deepest(trace)).toBeLessThan(5e-9);
        expect(trace.balls.map(({ motion }) => motion)).toEqual(['pocketed', 'pocketed']);
      }
    }
    expect(met).toBeGreaterThan(8);
  });

  test('a ball on the brink is knocked off the edge by one that comes in', () => {
    const trace = shot(
      [onAxis('SL', -0.0005, 0), onAxis('SL', 0.08, 0.6)], { table: NINE },
    );
    expect(eventsOf(trace, 'ball-ball').length).toBeGreaterThan(0);
    expect(trace.balls[0]).toMatchObject({ motion: 'pocketed', pocket: 'SL' });
    expect(deepest(trace)).toBeLessThan(5e-9);
  });
});

describe('the throat', () => {
  test('throws back over the rim a ball that is far too hard', () => {
    const speeds = [9, 10, 11, 12];
    const ends = speeds.flatMap((speed) => [-0.012, -0.006, 0, 0.006, 0.012].map((aside) => {
      const trace = shot([onAxis('SL', 0.05, speed, aside)], { table: NINE, until: 0.5 });
      const kinds = eventsOf(trace, 'ball-pocket', 'pocketed', 'off-table').map(({ kind }) => kind);
      return kinds.join(' ');
    }));
    // In for good, or over the rim and out again without a word of a pocketing.
    expect(ends).toContain('ball-pocket pocketed');
    expect(ends).toContain('ball-pocket');
  });

  test('keeps a ball that rolls straight in at up to 8 m/s', () => {
    for (const pocket of ['FL', 'SL'] as const) {
      for (const speed of [1, 2, 4, 6, 8]) {
        const trace = shot([onAxis(pocket, 0.05, speed)], { table: NINE, until: 1 });
        expect(trace.balls[0]).toMatchObject({ motion: 'pocketed', pocket });
      }
    }
  });
});

describe('from anywhere at any speed', () => {
  const entry = fc.record({
    pocket: fc.constantFrom(...holes.map(({ pocket }) => pocket)),
    away: fc.double({ min: 0.063, max: 0.2, noNaN: true }),
    from: fc.double({ min: -1.4, max: 1.4, noNaN: true }),
    turn: fc.double({ min: -1.6, max: 1.6, noNaN: true }),
    power: fc.double({ min: 0, max: 1, noNaN: true }),
    spin: fc.tuple(
      fc.double({ min: -2, max: 2, noNaN: true }), fc.double({ min: -2, max: 2, noNaN: true }),
      fc.double({ min: -2, max: 2, noNaN: true }),
    ),
  });
  type Entry = (typeof entry) extends fc.Arbitrary<infer E> ? E : never;

  function startOf({ pocket, away, from, turn, power, spin }: Entry): BallStart | undefined {
    const { axis, centre } = holeOf(pocket);
    const angle = Math.atan2(-axis.y, -axis.x) + from;
    const position = {
      x: centre.x + away * Math.cos(angle), y: centre.y + away * Math.sin(angle),
    };
    if (!canRestAt(NINE, position)) return undefined;
    const speed = 0.001 * 12000 ** power;
    const heading = angle + Math.PI + turn;
    return {
      ball: 0,
      position,
      velocity: { x: speed * Math.cos(heading), y: speed * Math.sin(heading), z: 0 },
      spin: {
        x: (spin[0] * speed) / R, y: (spin[1] * speed) / R, z: (spin[2] * speed) / R,
      },
    };
  }

  test('no energy is made, no ball jumps, is lost or stays in the throat', () => {
    let falls = 0;
    fc.assert(fc.property(entry, (each) => {
      const start = startOf(each);
      if (start === undefined) return;
      const result = simulate({ table: NINE, params: DEFAULT_PARAMS, balls: [start] });
      expect(result.ok).toBe(true);
      if (!result.ok) return;
      const { settled, rise, jump } = figuresOf(result.value);
      expect(settled).toBe(true);
      expect(rise).toBeLessThan(1e-12);
      expect(jump).toBeLessThan(1e-9);
      const pots = eventsOf(result.value, 'pocketed').length;
      const rims = eventsOf(result.value, 'ball-pocket').length;
      if (rims > 0) falls += 1;
      expect(pots).toBeLessThanOrEqual(Math.min(rims, 1));
      expect(result.value.balls[0]?.motion === 'pocketed').toBe(pots === 1);
    }), { numRuns: 200, seed: 5 });
    expect(falls).toBeGreaterThan(15);
  });
});
