import { describe, expect, test } from 'vitest';
import { type Layout, TABLES, tableGeometry } from '@tenball/equipment';
import { DEFAULT_PARAMS, type Trace, simulate } from '@tenball/physics';
import { seenAt } from './last-fall.ts';

const TABLE = TABLES['9'];
const R = 0.028575;
const PICTURE = 1 / 120;

function shot(layout: Layout, stroke: Readonly<Record<'speed' | 'heading' | 'elevation', number>>) {
  const run = simulate({
    table: TABLE, params: DEFAULT_PARAMS, layout,
    stroke: {
      speed: stroke.speed, headingDegrees: stroke.heading, elevationDegrees: stroke.elevation,
      tipRight: 0, tipUp: 0,
    },
  });
  if (!run.ok) throw new Error('the shot does not end');
  return run.value;
}

/** Instant at which ball `ball` is out of play. */
function endOf(trace: Trace, ball: number): number {
  const end = trace.events.find((event) => (
    event.ball === ball && (event.kind === 'pocketed' || event.kind === 'off-table')
  ));
  if (end === undefined) throw new Error('the ball stays in play');
  return end.t;
}

/** What is seen of the ball, picture by picture, from a moment before it is out of play. */
function pictures(trace: Trace, ball: 0 | 1, end: number) {
  return Array.from({ length: 100 }, (_, n) => seenAt(TABLE, trace, ball, end + (n - 4) * PICTURE));
}

describe('a pocketed ball drops into the dark', () => {
  const trace = shot({ 0: { x: 0.7, y: 0.2 }, 1: { x: 0.9, y: 0.335 } }, {
    speed: 2.4, heading: 34.0194, elevation: 0,
  });
  const seen = pictures(trace, 1, endOf(trace, 1)).flatMap((state) => state ?? []);

  test('it is seen until it is deep below the cloth, and not for ever', () => {
    expect(seen.at(-1)?.position.z).toBeLessThan(-0.15);
    expect(seen.length).toBeLessThan(40);
  });

  test('it falls from picture to picture without a leap', () => {
    seen.slice(1).forEach(({ position }, n) => {
      const before = seen[n]?.position ?? position;
      expect(position.z).toBeLessThan(before.z);
      const way = Math.hypot(
        position.x - before.x, position.y - before.y, position.z - before.z,
      );
      expect(way).toBeLessThan(3 * PICTURE);
    });
  });

  test('it stays inside the hole', () => {
    const hole = tableGeometry(TABLE, DEFAULT_PARAMS.jawRadius).holes
      .find(({ pocket }) => pocket === 'FL');
    for (const { position, motion } of seen) {
      if (motion !== 'pocketed') continue;
      const away = Math.hypot(
        position.x - (hole?.centre.x ?? 0), position.y - (hole?.centre.y ?? 0),
      );
      expect(away).toBeLessThan((hole?.radius ?? 0) - R + 1e-6);
    }
  });

  test('it turns on as it turned', () => {
    const turning = seen.filter(({ motion }) => motion === 'pocketed');
    expect(turning.length).toBeGreaterThan(5);
    for (const { spin } of turning) expect(Math.hypot(spin.x, spin.y, spin.z)).toBeGreaterThan(1);
  });
});

test('a ball that flies over the rail falls on to the floor', () => {
  const trace = shot({ 0: { x: 0.6, y: 0.1 }, 1: { x: -1, y: 0 } }, {
    speed: 5, heading: 0, elevation: 30,
  });
  const seen = pictures(trace, 0, endOf(trace, 0)).flatMap((state) => state ?? []);
  seen.slice(1).forEach(({ position }, n) => {
    expect(position.x).toBeGreaterThan(seen[n]?.position.x ?? Infinity);
  });
  expect(seen.at(-1)?.position.z).toBeLessThan(-0.6);
  expect(seen.length).toBeLessThan(100);
});
