import { describe, expect, test } from 'vitest';
import { TABLES, type Layout } from '@tenball/equipment';
import { DEFAULT_PARAMS, type Trace, sampleTrace, simulate } from '@tenball/physics';
import {
  LAID_DOWN, type Orientation, posesAt, posesAtRest, turnBalls, turnBy,
} from './playback.ts';

const TABLE = TABLES['9'];
const R = 0.028575;
const UPRIGHT: Orientation = [0, 0, 0, 1];

function shot(layout: Layout, speed: number, headingDegrees: number): Trace {
  const run = simulate({
    table: TABLE, params: DEFAULT_PARAMS, layout,
    stroke: { speed, headingDegrees, elevationDegrees: 0, tipRight: 0, tipUp: 0 },
  });
  if (!run.ok) throw new Error('the shot does not end');
  return run.value;
}

/** Where the point that was on top of the ball has gone. */
function top([x, y, z, w]: Orientation): readonly number[] {
  return [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)];
}

describe('a shot is shown as the engine played it', () => {
  test('every ball lies at the end where the trace says it rests', () => {
    const layout = { 0: { x: -0.6, y: 0 }, 1: { x: 0.2, y: 0.02 }, 10: { x: 1, y: -0.4 } };
    const trace = shot(layout, 2, 0);
    const poses = posesAt({ table: TABLE, before: layout, trace }, trace.duration, new Map());
    expect(poses.map(({ ball }) => ball)).toEqual(Object.keys(trace.rest).map(Number));
    for (const { ball, position } of poses) {
      expect(position.x).toBeCloseTo(trace.rest[ball]?.x ?? Number.NaN, 6);
      expect(position.y).toBeCloseTo(trace.rest[ball]?.y ?? Number.NaN, 6);
    }
  });

  test('a ball that is down falls out of sight and is not drawn any more', () => {
    const layout = { 0: { x: 0.7, y: 0.2 }, 1: { x: 0.9, y: 0.335 } };
    const trace = shot(layout, 2.4, 34.0194);
    const fall = trace.events.find(({ kind, ball }) => kind === 'pocketed' && ball === 1);
    expect(fall).toBeDefined();
    const drawn = (seconds: number) =>
      posesAt({ table: TABLE, before: layout, trace }, seconds, new Map()).map(({ ball }) => ball);
    expect(drawn((fall?.t ?? 0) + 0.05)).toContain(1);
    expect(drawn((fall?.t ?? 0) + 0.4)).not.toContain(1);
  });

  test('balls at rest are turned as they were left', () => {
    const turned: Orientation = [0, 0, 0.6, 0.8];
    const poses = posesAtRest({ 0: { x: 0, y: 0 }, 4: { x: 1, y: 0.2 } }, new Map([[4, turned]]));
    expect(poses.map(({ orientation }) => orientation)).toEqual([LAID_DOWN, turned]);
  });
});

describe('balls turn by their spin', () => {
  test('a ball laid down shows its number to the breaker, half-way up', () => {
    const [x, y, z] = top(LAID_DOWN);
    expect(x).toBeCloseTo(-Math.SQRT1_2, 9);
    expect(y).toBeCloseTo(0, 9);
    expect(z).toBeCloseTo(Math.SQRT1_2, 9);
  });

  test('half a turn about the y axis brings the top to the bottom', () => {
    const [x, y, z] = top(turnBy(UPRIGHT, { x: 0, y: Math.PI, z: 0 }, 1));
    expect([x, y, z].map((value) => Math.round((value ?? 0) * 1e9))).toEqual([0, 0, -1e9]);
  });

  test('a ball that rolled a quarter of its girth to the foot shows its top in front', () => {
    const seconds = 0.5;
    const speed = (Math.PI * R) / 2 / seconds;
    let orientation = UPRIGHT;
    for (let step = 0; step < 50; step += 1) {
      orientation = turnBy(orientation, { x: 0, y: speed / R, z: 0 }, seconds / 50);
    }
    const [x, y, z] = top(orientation);
    expect(x).toBeCloseTo(1, 9);
    expect(y).toBeCloseTo(0, 9);
    expect(z).toBeCloseTo(0, 9);
  });

  test('many short pictures turn a ball as far as few long ones', () => {
    const layout = { 0: { x: -0.6, y: 0.1 } };
    const trace = shot(layout, 1.5, 12);
    const turned = (pictures: number): Orientation => {
      const shown = { table: TABLE, before: layout, trace };
      let orientations: ReadonlyMap<0, Orientation> = new Map();
      for (let n = 0; n < pictures; n += 1) {
        const [from, to] = [n / pictures, (n + 1) / pictures];
        orientations = turnBalls(orientations, shown, from, to) as typeof orientations;
      }
      return orientations.get(0) ?? LAID_DOWN;
    };
    const [few, many] = [turned(10), turned(240)];
    const alike = few.reduce((sum, value, index) => sum + value * (many[index] ?? 0), 0);
    expect(Math.abs(alike)).toBeGreaterThan(0.9999);
    expect(sampleTrace(trace, 0, 1)?.motion).toBe('rolling');
  });
});
