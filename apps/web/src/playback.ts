/**
 * Trace and time → poses. Positions come from the trace itself; the way a ball is turned is the
 * sum of its spin, taken in short steps between one picture and the next.
 */
import type { Vec3 } from '@tenball/base';
import { BALL_RADIUS, type Ball, type Layout, type TableSpec, ballsOf } from '@tenball/equipment';
import type { Trace } from '@tenball/physics';
import { seenAt } from './last-fall.ts';
import type { BallPose } from './picture.ts';

export type Orientation = BallPose['orientation'];

/** How each ball is turned now. A ball that never moved has no entry. */
export type Orientations = ReadonlyMap<Ball, Orientation>;

/** How a ball is laid down by hand: its number tilted by 45° from the top towards the head. */
export const LAID_DOWN: Orientation = [0, -Math.sin(Math.PI / 8), 0, Math.cos(Math.PI / 8)];

/** Longest step of the sum, seconds: a fast ball turns less than two radians in it. */
const STEP = 1 / 240;
/** Beyond this jump the turning is not worth summing: nobody saw the way. */
const LONGEST_JUMP = 1;

/** A shot that is shown: on which table, from which layout, and what happens. */
export interface Shown {
  readonly table: TableSpec;
  readonly before: Layout;
  readonly trace: Trace;
}

/** The poses of balls at rest. */
export function posesAtRest(layout: Layout, orientations: Orientations): BallPose[] {
  return ballsOf(layout).flatMap((ball) => {
    const at = layout[ball];
    if (at === undefined) return [];
    const orientation = orientations.get(ball) ?? LAID_DOWN;
    return [{ ball, position: { x: at.x, y: at.y, z: BALL_RADIUS }, orientation }];
  });
}

/** The poses of the balls of `before` at `seconds` of the shot, without those out of sight. */
export function posesAt(
  { table, before, trace }: Shown, seconds: number, orientations: Orientations,
): BallPose[] {
  return ballsOf(before).flatMap((ball) => {
    const state = seenAt(table, trace, ball, seconds);
    if (state === undefined) return [];
    const orientation = orientations.get(ball) ?? LAID_DOWN;
    return [{ ball, position: state.position, orientation }];
  });
}

/** `orientations` after the balls of a shot have rolled from second `from` to second `to`. */
export function turnBalls(
  orientations: Orientations, { table, before, trace }: Shown, from: number, to: number,
): Orientations {
  if (to <= from || to - from > LONGEST_JUMP) return orientations;
  const next = new Map(orientations);
  const steps = Math.ceil((to - from) / STEP);
  const dt = (to - from) / steps;
  for (const ball of ballsOf(before)) {
    let turned = next.get(ball) ?? LAID_DOWN;
    for (let step = 0; step < steps; step += 1) {
      const state = seenAt(table, trace, ball, from + (step + 0.5) * dt);
      if (state !== undefined) turned = turnBy(turned, state.spin, dt);
    }
    if (turned !== LAID_DOWN) next.set(ball, turned);
  }
  return next;
}

/** `orientation` turned for `seconds` with angular velocity `spin` in the table's frame. */
export function turnBy(orientation: Orientation, spin: Vec3, seconds: number): Orientation {
  const speed = Math.sqrt(spin.x * spin.x + spin.y * spin.y + spin.z * spin.z);
  if (speed === 0 || seconds === 0) return orientation;
  const half = (speed * seconds) / 2;
  const share = Math.sin(half) / speed;
  return unit(multiply(
    [spin.x * share, spin.y * share, spin.z * share, Math.cos(half)], orientation,
  ));
}

function multiply(a: Orientation, b: Orientation): Orientation {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

function unit([x, y, z, w]: Orientation): Orientation {
  const size = Math.sqrt(x * x + y * y + z * z + w * w);
  return [x / size, y / size, z / size, w / size];
}
