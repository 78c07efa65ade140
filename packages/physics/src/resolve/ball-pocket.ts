/**
 * A ball over the rim of a hole: it hangs, falls, or is thrown back by the liner.
 *
 * The cheap rule of specification 5.3: what crosses the rim falls, unless it is so fast that it
 * comes back from the liner over the rim before it would have dropped half a radius. A ball slower
 * than the edge's launch speed (5.2) tips over the edge, as down a slope; a faster one flies off.
 * Until it drops out of sight or returns, a ball in the throat touches no other.
 */
import { type Mouth } from '../bed.ts';
import { DROPS, MEETS_LINER, RETURNS } from '../queue.ts';
import { AIRBORNE, FALLING, NEVER, ROLLING, type Slot, type State } from '../state.ts';

/** A rolling ball slower than this stays on the rim, held by the cloth, m/s (5.2). */
const HANGING_SPEED = 2e-3;
/** A ball at rest stays with its centre up to this far over the rim, metres (5.2). */
export const HANGING_BAND = 1e-3;
/** Radius of the slate's edge, metres (1/8 to 1/4 inch). */
export const EDGE_RADIUS = 0.004;
/** Rolling down a slope of 45 degrees: 5/7 of half of gravity, along and down. */
const TIPPING_SHARE = 5 / 14;
/** Slower balls never come back over the rim, m/s. */
const RETURN_SPEED = 5;
/** Restitution of the liner (0.2–0.3). */
const LINER_RESTITUTION = 0.3;
/** How far below the cloth a ball's centre is out of play, in radii: it cannot come back. */
const DROP_RADII = 2;

/** Speed at which a ball leaves an edge of this radius at once, m/s: √(g·(R + r)), 5.2. */
export function edgeLaunchSpeed(gravity: number, radius: number, edgeRadius: number): number {
  return Math.sqrt(gravity * (radius + edgeRadius));
}

/** Ball `i` has crossed the rim. False when it hangs there. */
export function resolveBallPocket(s: State, i: Slot, mouth: Mouth): boolean {
  const vx = s.vx[i];
  const vy = s.vy[i];
  const speed2 = vx * vx + vy * vy;
  const flew = s.motion[i] === AIRBORNE;
  if (s.motion[i] === ROLLING && speed2 < HANGING_SPEED * HANGING_SPEED) {
    s.vx[i] = 0;
    s.vy[i] = 0;
    s.wx[i] = 0;
    s.wy[i] = 0;
    return false;
  }
  const { gravity, radius } = s.laws;
  const launch = edgeLaunchSpeed(gravity, radius, EDGE_RADIUS);
  s.motion[i] = FALLING;
  s.zone[i] = mouth.zone;
  s.ax[i] = 0;
  s.ay[i] = 0;
  s.az[i] = -gravity;
  if (!flew && speed2 < launch * launch) tip(s, i, mouth);
  else if (!flew && comesBack(s, i, mouth)) skim(s, i, mouth);
  else fly(s, i, mouth);
  return true;
}

/** Slow: over the edge and down towards the middle of the hole, as on a slope of 45 degrees. */
function tip(s: State, i: Slot, mouth: Mouth): void {
  const dx = mouth.holeX - s.x[i];
  const dy = mouth.holeY - s.y[i];
  const d = Math.sqrt(dx * dx + dy * dy);
  const inward = Math.max(0, (s.vx[i] * dx + s.vy[i] * dy) / d);
  const slope = inward * Math.SQRT1_2;
  s.vx[i] -= ((inward - slope) * dx) / d;
  s.vy[i] -= ((inward - slope) * dy) / d;
  s.vz[i] = -slope;
  const pull = TIPPING_SHARE * s.laws.gravity;
  s.ax[i] = (pull * dx) / d;
  s.ay[i] = (pull * dy) / d;
  s.az[i] = -pull;
  const way = d + mouth.holeRadius - s.laws.radius;
  const toLiner = (Math.sqrt(slope * slope + 2 * pull * way) - slope) / pull;
  schedule(s, i, DROPS, timeToDrop(s, i), toLiner);
}

/** Fast: off the edge, against the liner, down. */
function fly(s: State, i: Slot, mouth: Mouth): void {
  schedule(s, i, DROPS, timeToDrop(s, i), timeToLiner(s, i, mouth));
}

/** Very fast: against the liner and back over the rim. */
function skim(s: State, i: Slot, mouth: Mouth): void {
  const across = timeToLiner(s, i, mouth);
  s.az[i] = 0;
  schedule(s, i, RETURNS, across * (1 + 1 / LINER_RESTITUTION), across);
}

function comesBack(s: State, i: Slot, mouth: Mouth): boolean {
  const speed2 = s.vx[i] * s.vx[i] + s.vy[i] * s.vy[i];
  if (speed2 < RETURN_SPEED * RETURN_SPEED) return false;
  const seconds = timeToLiner(s, i, mouth) * (1 + 1 / LINER_RESTITUTION);
  return s.laws.gravity * seconds * seconds <= s.laws.radius;
}

/** How and when it ends, and the liner before if it is met. */
function schedule(s: State, i: Slot, end: number, toEnd: number, toLiner: number): void {
  s.motionEnd[i] = s.stamp[i] + toEnd;
  s.ownPlace[i] = end;
  s.ownKind[i] = toLiner < toEnd ? MEETS_LINER : end;
  s.ownTime[i] = s.stamp[i] + Math.min(toLiner, toEnd);
}

/** The liner throws a fast ball back the way it came, and turns a falling one into the hole. */
export function resolveBallLiner(s: State, i: Slot, mouth: Mouth): void {
  const vx = s.vx[i];
  const vy = s.vy[i];
  s.wx[i] *= LINER_RESTITUTION;
  s.wy[i] *= LINER_RESTITUTION;
  s.wz[i] *= LINER_RESTITUTION;
  if (s.ownPlace[i] === RETURNS) {
    s.vx[i] = -LINER_RESTITUTION * vx;
    s.vy[i] = -LINER_RESTITUTION * vy;
    schedule(s, i, RETURNS, s.motionEnd[i] - s.stamp[i], NEVER);
    return;
  }
  s.vz[i] = Math.min(s.vz[i], 0);
  s.ax[i] = 0;
  s.ay[i] = 0;
  s.az[i] = -s.laws.gravity;
  schedule(s, i, DROPS, timeToDrop(s, i), NEVER);
  aimAtMiddle(s, i, mouth, LINER_RESTITUTION * Math.sqrt(vx * vx + vy * vy));
}

/** Towards the hole's middle, to be there when the ball drops out of sight, at most at `speed`. */
function aimAtMiddle(s: State, i: Slot, mouth: Mouth, speed: number): void {
  const dx = mouth.holeX - s.x[i];
  const dy = mouth.holeY - s.y[i];
  const seconds = s.motionEnd[i] - s.stamp[i];
  const needed = Math.sqrt(dx * dx + dy * dy) / seconds;
  const share = needed > speed ? speed / needed : 1;
  s.vx[i] = (share * dx) / seconds;
  s.vy[i] = (share * dy) / seconds;
}

/** Straight across the hole to where the ball touches the liner on the far side. */
function timeToLiner(s: State, i: Slot, mouth: Mouth): number {
  const dx = s.x[i] - mouth.holeX;
  const dy = s.y[i] - mouth.holeY;
  const vx = s.vx[i];
  const vy = s.vy[i];
  const speed2 = vx * vx + vy * vy;
  if (speed2 === 0) return NEVER;
  const reach = mouth.holeRadius - s.laws.radius;
  const b = dx * vx + dy * vy;
  const discriminant = b * b - speed2 * (dx * dx + dy * dy - reach * reach);
  // Off the middle it misses the liner's circle and meets the side of the throat instead.
  return discriminant > 0
    ? Math.max(0, (Math.sqrt(discriminant) - b) / speed2)
    : Math.max(0, (-2 * b) / speed2);
}

function timeToDrop(s: State, i: Slot): number {
  const { radius } = s.laws;
  const pull = -s.az[i];
  const depth = Math.max(0, s.z[i] - radius + DROP_RADII * radius);
  const vz = s.vz[i];
  return (vz + Math.sqrt(vz * vz + 2 * pull * depth)) / pull;
}
