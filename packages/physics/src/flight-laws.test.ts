/**
 * Flights from anywhere, of any speed up to 15 m/s and up to 85 degrees up or down: the laws they
 * must keep, and that no ball is inside what it flies over.
 */
import { radians, sinCos } from '@tenball/base';
import { TABLES } from '@tenball/equipment';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { energyOf } from './energy.ts';
import { type BallStart, simulate } from './simulate.ts';
import { DEFAULT_PARAMS } from './params.ts';
import { sampleTrace } from './sample.ts';
import { depthsOf } from './testing/rail-oracle.ts';
import { traceOf } from './testing/scene.ts';
import { type BallState, type Segment, type Trace } from './trace.ts';

const R = DEFAULT_PARAMS.ballRadius;
const CUT = ['9', '9-tight', '8', '7'] as const;

function between(min: number, max: number): fc.Arbitrary<number> {
  return fc.double({ min, max, noNaN: true });
}

const flight = fc.record({
  id: fc.constantFrom(...CUT),
  along: between(-1, 1),
  across: between(-1, 1),
  height: fc.oneof(fc.constant(0), between(0, 0.3)),
  speed: fc.oneof(between(0, 15), between(0, 2)),
  elevation: between(-85, 85),
  heading: between(0, 360),
  spin: fc.tuple(between(-300, 300), between(-300, 300), between(-300, 300)),
  drag: fc.constantFrom(0, 0.00425),
});

type Flight = typeof flight extends fc.Arbitrary<infer T> ? T : never;

function startOf(flight: Flight): BallStart {
  const { id, along, across, height, speed, elevation, heading, spin } = flight;
  const table = TABLES[id];
  const up = sinCos(radians(elevation));
  const way = sinCos(radians(heading));
  const [x, y, z] = spin;
  return {
    ball: 0,
    position: {
      x: along * (table.length / 2 - 0.03), y: across * (table.width / 2 - 0.03), z: R + height,
    },
    velocity: {
      x: speed * up.cos * way.cos, y: speed * up.cos * way.sin, z: speed * up.sin,
    },
    spin: { x, y, z },
  };
}

function flown(drawn: Flight): Trace {
  return traceOf({
    table: TABLES[drawn.id], params: { ...DEFAULT_PARAMS, airDrag: drawn.drag },
    balls: [startOf(drawn)],
  });
}

/** The state to which `segment` brings its ball by `seconds`, by the product's own sampling. */
function carried(trace: Trace, segment: Segment, seconds: number): BallState {
  const alone = { ...trace, segments: [[segment]] };
  return sampleTrace(alone, 0, seconds) ?? segment.state;
}

const RUNS = { numRuns: 250, seed: 20260101 } as const;

describe('a ball that flies', () => {
  test('never gains energy, never jumps and is never lost without a word', () => {
    fc.assert(fc.property(flight, (drawn) => {
      const trace = flown(drawn);
      const segments = trace.segments[0] ?? [];
      segments.slice(1).forEach(({ t, state }, k) => {
        const previous = segments[k];
        if (previous === undefined) return;
        const before = carried(trace, previous, t);
        const { position: a } = before;
        const { position: b } = state;
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.z - b.z)))
          .toBeLessThan(1e-9);
        const had = energyOf(before, trace.params);
        expect(energyOf(state, trace.params) - had)
          .toBeLessThanOrEqual(1e-12 * Math.abs(had) + 1e-15);
      });
      const [end] = trace.balls;
      expect(['at-rest', 'pocketed', 'off-table']).toContain(end?.motion);
      const numbers = [end?.position, end?.velocity, end?.spin].flatMap((v) => [v?.x, v?.y, v?.z]);
      expect(numbers.every((n) => Number.isFinite(n))).toBe(true);
      if (end?.motion === 'at-rest') expect(end.position.z).toBe(R);
      const lost = trace.events.filter(({ kind }) => kind === 'off-table');
      expect(lost).toHaveLength(end?.motion === 'off-table' ? 1 : 0);
      expect(trace.events.length).toBeLessThan(2000);
    }), RUNS);
  });

  test('is never inside rubber, slate, cap or iron by more than 5 nm', () => {
    fc.assert(fc.property(flight, (drawn) => {
      const { rubber, cap, slate, iron } = depthsOf(flown(drawn), TABLES[drawn.id]);
      expect(Math.max(rubber, cap, slate, iron)).toBeLessThan(5e-9);
    }), RUNS);
  });

  test('flies the mirror image where its start is mirrored', () => {
    fc.assert(fc.property(flight, fc.constantFrom([-1, 1], [1, -1], [-1, -1]), (drawn, signs) => {
      const [sx = 1, sy = 1] = signs;
      const start = startOf(drawn);
      const { position: p, velocity: v, spin: w } = start;
      if (v === undefined || w === undefined || !('z' in p)) return;
      const mirrored: BallStart = {
        ball: 0,
        position: { x: sx * p.x, y: sy * p.y, z: p.z },
        velocity: { x: sx * v.x, y: sy * v.y, z: v.z },
        spin: { x: sy * w.x, y: sx * w.y, z: sx * sy * w.z },
      };
      const input = { table: TABLES[drawn.id], params: DEFAULT_PARAMS };
      const one = simulate({ ...input, balls: [start] });
      const other = simulate({ ...input, balls: [mirrored] });
      if (!one.ok || !other.ok) throw new Error('a flight ends');
      const [a, b] = [one.value.balls[0], other.value.balls[0]];
      expect(b?.motion).toBe(a?.motion);
      expect(other.value.duration).toBe(one.value.duration);
      expect([b?.position.x, b?.position.y]).toEqual([
        expect.closeTo(sx * (a?.position.x ?? NaN), 12),
        expect.closeTo(sy * (a?.position.y ?? NaN), 12),
      ]);
    }), { ...RUNS, numRuns: 120 });
  });
});
