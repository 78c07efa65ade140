/**
 * The last of a ball's way. The engine is done with a ball as its top sinks below the cloth, or as
 * it leaves the table; the eye is not: it sees the ball drop into the dark, or fall to the floor.
 */
import type { Vec3 } from '@tenball/base';
import { BALL_RADIUS, type Ball, type TableSpec, tableGeometry } from '@tenball/equipment';
import { type BallState, type Segment, type Trace, sampleTrace } from '@tenball/physics';

/** A ball is out of sight below these heights of its centre, metres. */
const DARK = { pocketed: -0.19, 'off-table': -0.75 } as const;
/** How far the pocket narrows on a metre of the way down. */
const NARROWING = 0.054;
/** A ball that leaves play slower than this has come to rest on a rail and lies there, m/s. */
const LIES = 0.02;

/**
 * Ball `ball` of `trace` as it is to be seen at `seconds`; undefined when it is out of sight or
 * took no part. A ball that is down or off the table keeps that motion while it falls on.
 */
export function seenAt(
  table: TableSpec, trace: Trace, ball: Ball, seconds: number,
): BallState | undefined {
  const state = sampleTrace(trace, ball, seconds);
  if (state === undefined) return undefined;
  const { motion } = state;
  if (motion !== 'pocketed' && motion !== 'off-table') return state;
  const segments = trace.segments[ball] ?? [];
  const [before, last] = [segments.at(-2), segments.at(-1)];
  if (before === undefined || last === undefined) return undefined;
  const seen = fallen(before, last, seconds - last.t, trace.params.g);
  if (seen.position.z < DARK[motion]) return undefined;
  return motion === 'pocketed' ? withinHole(table, trace, seen, last) : seen;
}

/** `dt` after the ball has left play with what it had of speed and spin. */
function fallen(before: Segment, last: Segment, dt: number, g: number): BallState {
  const { state: { velocity: v, spin }, acceleration: a, twist } = before;
  const took = last.t - before.t;
  const gained = (from: Vec3, rate: Vec3): Vec3 => ({
    x: from.x + rate.x * took, y: from.y + rate.y * took, z: from.z + rate.z * took,
  });
  const leaving = gained(v, a);
  if (last.state.motion === 'off-table' && Math.hypot(leaving.x, leaving.y) < LIES) {
    return last.state;
  }
  const { x, y, z } = last.state.position;
  return {
    ...last.state,
    position: {
      x: x + leaving.x * dt, y: y + leaving.y * dt, z: z + dt * (leaving.z - 0.5 * g * dt),
    },
    velocity: { ...leaving, z: leaving.z - g * dt },
    spin: twist === undefined ? spin : gained(spin, twist),
  };
}

/** The liner keeps a ball in its hole. */
function withinHole(
  table: TableSpec, trace: Trace, state: BallState, last: Segment,
): BallState {
  const { position, pocket } = state;
  const hole = tableGeometry(table, trace.params.jawRadius).holes
    .find((candidate) => candidate.pocket === pocket);
  if (hole === undefined) return state;
  const { centre } = hole;
  const down = last.state.position.z - position.z;
  const reach = hole.radius - BALL_RADIUS - NARROWING * down;
  const away = Math.hypot(position.x - centre.x, position.y - centre.y);
  if (away <= reach) return state;
  const share = reach / away;
  return {
    ...state,
    position: {
      x: centre.x + (position.x - centre.x) * share,
      y: centre.y + (position.y - centre.y) * share,
      z: position.z,
    },
  };
}
