/**
 * A ball over the rim of a hole: it hangs, falls, or is thrown back by the liner.
 *
 * The cheap rule of specification 5.3: what crosses the rim falls, unless it is so fast that it
 * comes back from the liner over the rim before it has dropped half a radius. Until it drops out
 * of sight or returns, a ball in the throat touches no other.
 */
import { type Mouth } from '../bed.ts';
import { DROPS, MEETS_LINER, RETURNS } from '../queue.ts';
import { AIRBORNE, FALLING, ROLLING, SKIMMING, type Slot, type State } from '../state.ts';

/** A rolling ball slower than this stays on the rim, held by the cloth, m/s (5.2). */
const HANGING_SPEED = 2e-3;
/** A ball at rest stays with its centre up to this far over the rim, metres (5.2). */
export const HANGING_BAND = 1e-3;
/** Slower balls never come back over the rim, m/s. */
const RETURN_SPEED = 5;
/** Restitution of the liner (0.2–0.3). */
const LINER_RESTITUTION = 0.3;
/** How far below the cloth a ball's centre is out of play, in radii: it cannot come back. */
const DROP_RADII = 2;

/** Ball `i` has crossed the rim. False when it hangs there. */
export function resolveBallPocket(s: State, i: Slot, mouth: Mouth): boolean {
  const vx = s.vx[i];
  const vy = s.vy[i];
  const speed2 = vx * vx + vy * vy;
  if (s.motion[i] === ROLLING && speed2 < HANGING_SPEED * HANGING_SPEED) {
    s.vx[i] = 0;
    s.vy[i] = 0;
    s.wx[i] = 0;
    s.wy[i] = 0;
    return false;
  }
  const across = timeToLiner(s, i, mouth);
  const thereAndBack = across * (1 + 1 / LINER_RESTITUTION);
  const { gravity, radius } = s.laws;
  const returns = s.motion[i] !== AIRBORNE && speed2 > RETURN_SPEED * RETURN_SPEED
    && 0.5 * gravity * thereAndBack * thereAndBack <= 0.5 * radius;
  s.motion[i] = returns ? SKIMMING : FALLING;
  s.ax[i] = 0;
  s.ay[i] = 0;
  s.motionEnd[i] = s.stamp[i] + (returns ? thereAndBack : timeToDrop(s, i));
  s.ownPlace[i] = returns ? RETURNS : DROPS;
  if (s.stamp[i] + across < s.motionEnd[i]) {
    s.ownTime[i] = s.stamp[i] + across;
    s.ownKind[i] = MEETS_LINER;
  } else {
    scheduleEnd(s, i);
  }
  return true;
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
  } else {
    s.vz[i] = Math.min(s.vz[i], 0);
    s.motionEnd[i] = s.stamp[i] + timeToDrop(s, i);
    aimAtMiddle(s, i, mouth, LINER_RESTITUTION * Math.sqrt(vx * vx + vy * vy));
  }
  scheduleEnd(s, i);
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

function scheduleEnd(s: State, i: Slot): void {
  s.ownTime[i] = s.motionEnd[i];
  s.ownKind[i] = s.ownPlace[i];
}

/** Straight across the hole to where the ball touches the liner on the far side. */
function timeToLiner(s: State, i: Slot, mouth: Mouth): number {
  const dx = s.x[i] - mouth.holeX;
  const dy = s.y[i] - mouth.holeY;
  const vx = s.vx[i];
  const vy = s.vy[i];
  const speed2 = vx * vx + vy * vy;
  const reach = mouth.holeRadius - s.laws.radius;
  const b = dx * vx + dy * vy;
  const discriminant = b * b - speed2 * (dx * dx + dy * dy - reach * reach);
  if (speed2 === 0) return Infinity;
  // Off the middle it misses the liner's circle and meets the side of the throat instead.
  return discriminant > 0
    ? (Math.sqrt(discriminant) - b) / speed2
    : Math.max(0, (-2 * b) / speed2);
}

function timeToDrop(s: State, i: Slot): number {
  const { gravity, radius } = s.laws;
  const depth = Math.max(0, s.z[i] - radius + DROP_RADII * radius);
  const vz = s.vz[i];
  return (vz + Math.sqrt(vz * vz + 2 * gravity * depth)) / gravity;
}
