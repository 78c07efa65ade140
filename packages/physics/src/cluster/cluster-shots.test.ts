import { TABLES } from '@tenball/equipment';
import { describe, expect, test } from 'vitest';
import { R, type Start, at, eventsOf, shot } from '../testing/scene.ts';
import { type BallState, type Trace } from '../trace.ts';

const D = 2 * R;
const TABLE = { table: TABLES['9'] };

/** A rack of ten at the foot spot; `gap` between its balls. */
function rack(gap: number): Start[] {
  const pitch = D + gap;
  return [0, 1, 2, 3].flatMap((row) => Array.from({ length: row + 1 }, (_, k) => ({
    at: [0.635 + (row * pitch * Math.sqrt(3)) / 2, (k - row / 2) * pitch] as const,
  })));
}

/** Balls that have each other's place in the mirror of the long axis; the others lie on it. */
const RACK_TWINS = [[2, 3], [4, 6], [7, 10], [8, 9]] as const;

/** The largest difference in speed of twins just after the cluster, m/s. */
function mismatch(trace: Trace, twins: readonly (readonly [number, number])[], t: number): number {
  return Math.max(...twins.map(([a, b]) => {
    const [one, two] = [at(trace, a, t).velocity, at(trace, b, t).velocity];
    return Math.max(Math.abs(one.x - two.x), Math.abs(one.y + two.y));
  }));
}

/** Some milliseconds after the first contact. */
function after(trace: Trace): number {
  return (eventsOf(trace, 'cluster')[0]?.t ?? 0) + 4e-3;
}

function mirrored(starts: readonly Start[]): Start[] {
  return starts.map(({ at: [x, y], v = [0, 0, 0] }) => ({ at: [x, -y], v: [v[0], -v[1], v[2]] }));
}

function expectMirrored(one: Trace, other: Trace): void {
  expect(other.duration).toBe(one.duration);
  one.balls.forEach(({ position, motion }, k) => {
    const twin: BallState | undefined = other.balls[k];
    expect(twin?.motion).toBe(motion);
    expect(twin?.position.x).toBe(position.x);
    expect(Math.abs((twin?.position.y ?? NaN) + position.y)).toBe(0);
  });
}

describe('in the mirror', () => {
  test.each([[0], [3e-5], [1e-4]])('a break head on, gaps of %d m', (gap) => {
    const trace = shot([{ at: [0.3, 0], v: [10, 0, 0] }, ...rack(gap)], TABLE);
    expect(mismatch(trace, RACK_TWINS, after(trace))).toBe(0);
  });

  test('a ball into two that touch at 6 m/s', () => {
    const trace = shot([
      { at: [-0.3, 0], v: [6, 0, 0] }, { at: [0.1, R] }, { at: [0.1, -R] },
    ], TABLE);
    expect(eventsOf(trace, 'cluster').length).toBeGreaterThan(0);
    expect(mismatch(trace, [[1, 2]], after(trace))).toBe(0);
  });

  test.each([2, 3, 4, 5, 6, 7, 8, 9])('a frozen line of %d keeps to its line', (count) => {
    const balls = Array.from({ length: count }, (_, k) => ({ at: [-0.3 + k * D, 0] as const }));
    const trace = shot([{ at: [-0.6, 0], v: [5, 0, 0] }, ...balls], TABLE);
    for (const { position } of trace.balls) expect(Math.abs(position.y)).toBe(0);
  });

  test('a break from the side is mirrored to the last bit until all is at rest', () => {
    const starts: Start[] = [{ at: [-0.4, 0.2], v: [9, -1.6, 0] }, ...rack(2e-5)];
    expectMirrored(shot(starts, TABLE), shot(mirrored(starts), TABLE));
  });
});

describe('the window and the rest of the table', () => {
  test('fifteen touching balls at 13 m/s come to rest', () => {
    const balls = [0, 1, 2, 3, 4].flatMap((row) => Array.from({ length: row + 1 }, (_, k) => ({
      at: [0.5 + row * R * Math.sqrt(3), (k - row / 2) * D] as const,
    })));
    const trace = shot([{ at: [-0.4, 0.01], v: [13, 0, 0] }, ...balls], TABLE);
    expect(trace.events.length).toBeLessThan(600);
  });

  test('a ball frozen to a rail and hit through two others meets the rail in the window', () => {
    const wall = 0.635 - R * Math.sqrt(1 - 0.27 * 0.27);
    const y = Math.floor(wall * 1e9) / 1e9;
    const column = [2, 1, 0].map((k) => ({ at: [0.4, y - k * D] as const }));
    const trace = shot([{ at: [0.4, y - 4 * D], v: [0, 4, 0] }, ...column], TABLE);
    const [cluster] = eventsOf(trace, 'cluster');
    const [rail] = eventsOf(trace, 'ball-cushion');
    expect(rail?.ball).toBe(3);
    expect((rail?.t ?? 1) - (cluster?.t ?? 0)).toBeLessThan(1e-3);
    const times = trace.events.map(({ t }) => t);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  test('what happens elsewhere during a break happens at its own time', () => {
    const wall = 0.635 - R * Math.sqrt(1 - 0.27 * 0.27);
    const breaking: Start[] = [{ at: [0.635 - D - 0.02, 0], v: [10, 0, 0] }, ...rack(0)];
    const alone = shot([...breaking, { at: [-0.8, 0] }], { ...TABLE, until: 0.01 });
    const t0 = eventsOf(alone, 'cluster')[0]?.t ?? 0;
    const far: Start = { at: [-0.8, wall - (t0 + 3e-4)], v: [0, 1, 0] };
    const trace = shot([...breaking, far], { ...TABLE, until: 0.01 });
    const [rail] = eventsOf(trace, 'ball-cushion');
    expect(rail?.ball).toBe(11);
    expect(Math.abs((rail?.t ?? 0) - t0 - 3e-4)).toBeLessThan(1e-5);
    const times = trace.events.map(({ t }) => t);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    for (const k of [0, 3, 7, 10]) {
      expect(at(trace, k, 0.009).velocity).toEqual(at(alone, k, 0.009).velocity);
    }
  });

  test('a ball that arrives in the middle of the window is met by what it then meets', () => {
    const line: Start[] = [0, 1, 2, 3].map((k) => ({ at: [k * D, 0] as const }));
    const late: Start = { at: [3 * D, D + 6e-4], v: [0, -2, 0] };
    const trace = shot([{ at: [-D - 1e-9, 0], v: [4, 0, 0] }, ...line, late], TABLE);
    const met = eventsOf(trace, 'ball-ball').filter(({ ball, other }) => ball === 4 && other === 5);
    expect(met[0]?.t).toBeGreaterThan(1e-4);
    expect(met[0]?.t).toBeLessThan(4e-4);
    const velocities = trace.balls.map(({ ball }) => at(trace, ball, 1.5e-3).velocity);
    expect(velocities.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(4, 2);
    expect(velocities.reduce((sum, { y }) => sum + y, 0)).toBeCloseTo(-2, 2);
  });

  test('a cue ball that comes down on the rack from above pops up', () => {
    const trace = shot([{ at: [0.635 - D - 0.01, 0, R + 0.003], v: [9, 0, 0] }, ...rack(0)], TABLE);
    const first = eventsOf(trace, 'cluster')[0];
    expect(first).toMatchObject({ ball: 0, other: 1 });
    expect(at(trace, 0, (first?.t ?? 0) + 2e-3).velocity.z).toBeGreaterThan(0.2);
    for (const { position } of trace.balls) expect(Number.isFinite(position.x)).toBe(true);
  });

  test('the cue ball\'s first contact is the ball it met first', () => {
    const trace = shot([{ at: [0.3, 0.001], v: [8, 0, 0] }, ...rack(0)], TABLE);
    expect(eventsOf(trace, 'ball-ball')[0]).toMatchObject({ ball: 0, other: 1 });
  });
});
