import { describe, expect, test } from 'vitest';
import { present } from '@tenball/base';
import { TABLES, tableGeometry } from '@tenball/equipment';
import { energyOf } from '../energy.ts';
import { DEFAULT_PARAMS } from '../params.ts';
import { type AtRim, passEdge } from '../testing/edge-oracle.ts';
import { R, type Start, eventsOf, shot } from '../testing/scene.ts';
import { type Segment, type Trace } from '../trace.ts';

const NINE = TABLES['9'];
const hole = present(
  tableGeometry(NINE, DEFAULT_PARAMS.jawRadius).holes.find(({ pocket }) => pocket === 'FL'), 'FL',
);
const T = R + DEFAULT_PARAMS.edgeRadius;

/** A ball on the rim, on the pocket's axis, that rolls. */
function atRim({ inward, along }: AtRim): Start {
  const { axis, centre, radius } = hole;
  const v = [inward * axis.x + along * axis.y, inward * axis.y - along * axis.x] as const;
  return {
    at: [centre.x - radius * axis.x, centre.y - radius * axis.y],
    v: [v[0], v[1], 0],
    w: [-v[1] / R, v[0] / R, 0],
  };
}

/** The steps over the edge, and the segment after them. */
function tippingOf({ segments: [list = []] }: Trace): readonly Segment[] {
  const first = list.findIndex(({ twist }) => twist !== undefined);
  const last = list.findIndex((each, k) => k > first && each.twist === undefined);
  return list.slice(first, last + 1);
}

function passageOf(trace: Trace): {
  readonly seconds: number; readonly angle: number; readonly down: number; readonly along: number;
} {
  const steps = tippingOf(trace);
  const end = present(steps.at(-1), 'an end');
  const { position: p, velocity: v } = end.state;
  const [x, y] = [p.x - hole.centre.x, p.y - hole.centre.y];
  const r = Math.hypot(x, y);
  const angle = Math.atan2(hole.radius - r, p.z + DEFAULT_PARAMS.edgeRadius);
  const out = (v.x * x + v.y * y) / r;
  return {
    seconds: end.t - present(steps[0], 'a start').t,
    angle,
    down: -out * Math.cos(angle) - v.z * Math.sin(angle),
    along: (v.y * x - v.x * y) / r,
  };
}

describe('a ball that rolls slowly over the edge', () => {
  test.each<AtRim>([
    { inward: 0.003, along: 0 }, { inward: 0.02, along: 0 }, { inward: 0.1, along: 0 },
    { inward: 0.2, along: 0 }, { inward: 0.35, along: 0 }, { inward: 0.5, along: 0 },
    { inward: 0.05, along: 0.1 }, { inward: 0.1, along: 0.1 }, { inward: 0.35, along: 0.1 },
  ])('leaves it where the fine integration does: %o', (start) => {
    const fine = passEdge(start, { gravity: DEFAULT_PARAMS.g, reach: T, hole: hole.radius });
    const coarse = passageOf(shot([atRim(start)], { table: NINE }));
    expect(fine.kind).toBe('leaves');
    expect(Math.abs(coarse.angle - fine.angle)).toBeLessThan(0.01);
    expect(Math.abs(coarse.down / fine.down - 1)).toBeLessThan(0.01);
    expect(Math.abs(coarse.along - fine.along)).toBeLessThan(0.003);
    expect(Math.abs(coarse.seconds - fine.seconds)).toBeLessThan(0.0015);
  });

  test('takes few steps', () => {
    const steps = [0.1, 0.2, 0.35, 0.5].map((inward) => (
      tippingOf(shot([atRim({ inward, along: 0 })], { table: NINE })).length - 1
    ));
    expect(steps).toEqual([13, 9, 5, 3]);
  });

  test('V45 a ball faster than √(g(R + r_s)) leaves the edge at once', () => {
    const launch = Math.sqrt(DEFAULT_PARAMS.g * T);
    const isTipping = (inward: number): boolean => (
      shot([atRim({ inward, along: 0 })], { table: NINE }).segments[0]
        ?.some(({ twist }) => twist !== undefined) ?? false
    );
    expect(isTipping(launch - 0.02)).toBe(true);
    expect(isTipping(launch + 1e-9)).toBe(false);
  });

  test('keeps the books: motion, spin and height together never rise', () => {
    for (const start of [{ inward: 0.003, along: 0 }, { inward: 0.2, along: 0.3 }]) {
      const { segments: [list = []], params } = shot([atRim(start)], { table: NINE });
      const energies = list.map(({ state }) => energyOf(state, params));
      energies.slice(1).forEach((energy, k) => {
        expect(energy).toBeLessThanOrEqual((energies[k] ?? 0) + 1e-15);
      });
    }
  });
});

describe('a ball that crosses the rim aslant', () => {
  test.each<AtRim>([
    { inward: 0.01, along: 0.1 }, { inward: 0.05, along: 0.3 }, { inward: 0.1, along: -1 },
    { inward: 0.2, along: 2 },
  ])('and comes back over it goes on over the slate as fast as it came: %o', (start) => {
    const fine = passEdge(start, { gravity: DEFAULT_PARAMS.g, reach: T, hole: hole.radius });
    const trace = shot([atRim(start)], { table: NINE });
    const coarse = passageOf(trace);
    expect(fine.kind).toBe('returns');
    expect(coarse.angle).toBeCloseTo(0, 9);
    expect(coarse.down).toBeCloseTo(-start.inward, 3);
    expect(coarse.along).toBeCloseTo(start.along, 3);
    expect(Math.abs(coarse.seconds / fine.seconds - 1)).toBeLessThan(0.02);
    expect(eventsOf(trace, 'ball-pocket').length).toBeGreaterThan(0);
  });

  test('mirrored, it does the same', () => {
    const left = passageOf(shot([atRim({ inward: 0.08, along: 0.12 })], { table: NINE }));
    const right = passageOf(shot([atRim({ inward: 0.08, along: -0.12 })], { table: NINE }));
    expect(right.seconds).toBeCloseTo(left.seconds, 9);
    expect(right.down).toBeCloseTo(left.down, 9);
    expect(right.along).toBeCloseTo(-left.along, 9);
  });

  test('sliding with backspin it turns round on the edge and leaves no pocketing behind', () => {
    const { at, v } = atRim({ inward: 0.05, along: 0 });
    const [x = 0, y = 0] = v ?? [];
    const start: Start = { at, v: [x, y, 0], w: [(40 * y) / R, (-40 * x) / R, 0] };
    const trace = shot([start], { table: NINE });
    expect(eventsOf(trace, 'pocketed')).toEqual([]);
    expect(trace.balls[0]?.motion).toBe('at-rest');
    expect(trace.rest[0]).toBeDefined();
  });
});
