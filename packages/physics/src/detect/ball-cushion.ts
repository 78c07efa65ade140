/** When a ball on the cloth reaches a wall line, and what is there. Specification 1.8. */
import {
  type Bed, WALL_FOOT, WALL_HEAD, WALL_LEFT, WALL_RIGHT, cornerZone, sideZone,
} from '../bed.ts';
import { ENTERS_MOUTH, MEETS_CUSHION } from '../queue.ts';
import { NEVER, type Slot, type State } from '../state.ts';

/** In contact, slower than this across the line, m/s, a push counts as contact at once. */
const PUSHING_SPEED = 1e-6;
/** Speeds below this are round-off, m/s. */
const LEAST_RATE = 1e-10;

/**
 * Seconds until c + b·t + a·t² rises to zero. With c ≥ 0 the ball touches the line or is a rounding
 * error past it: it meets it now when it moves or is pushed outwards.
 */
export function timeToLine(a: number, b: number, c: number): number {
  return b > 0 && c < 0 ? timeOfRise(a, b, c) : timeOfTurn(a, b, c);
}

/** The usual case, small enough to be inlined: on the way to the line. */
function timeOfRise(a: number, b: number, c: number): number {
  const discriminant = b * b - 4 * a * c;
  return discriminant < 0 ? NEVER : (-2 * c) / (b + Math.sqrt(discriminant));
}

/** Moving away from the line, or at it. */
function timeOfTurn(a: number, b: number, c: number): number {
  if (c < 0) return a > 0 ? (Math.sqrt(b * b - 4 * a * c) - b) / (2 * a) : NEVER;
  if (b > LEAST_RATE) return 0;
  if (a <= 0) return NEVER;
  if (b > -PUSHING_SPEED) return a > LEAST_RATE ? 0 : NEVER;
  // It leaves and comes back: to the line, or to the turn if it never clears it.
  const discriminant = b * b - 4 * a * c;
  return discriminant > 0 ? (Math.sqrt(discriminant) - b) / (2 * a) : -b / (2 * a);
}

/** Sooner than ball `i`'s own event so far: a straight cushion, or the mouth of a pocket. */
export function detectBallCushion(s: State, i: Slot): void {
  const { bed } = s;
  const now = s.stamp[i];
  const x = s.x[i];
  const y = s.y[i];
  const vx = s.vx[i];
  const vy = s.vy[i];
  const hx = 0.5 * s.ax[i];
  const hy = 0.5 * s.ay[i];
  let wait = s.ownTime[i] - now;
  let wall = -1;
  if (vx > 0 || hx > 0) {
    const t = timeToLine(hx, vx, x - bed.wallX);
    if (t <= wait) {
      wait = t;
      wall = WALL_FOOT;
    }
  }
  if (vx < 0 || hx < 0) {
    const t = timeToLine(-hx, -vx, -x - bed.wallX);
    if (t <= wait) {
      wait = t;
      wall = WALL_HEAD;
    }
  }
  if (vy > 0 || hy > 0) {
    const t = timeToLine(hy, vy, y - bed.wallY);
    if (t <= wait) {
      wait = t;
      wall = WALL_LEFT;
    }
  }
  if (vy < 0 || hy < 0) {
    const t = timeToLine(-hy, -vy, -y - bed.wallY);
    if (t <= wait) {
      wait = t;
      wall = WALL_RIGHT;
    }
  }
  if (wall < 0) return;
  const atX = x + wait * (vx + hx * wait);
  const atY = y + wait * (vy + hy * wait);
  const zone = zoneBehind(bed, wall, atX, atY);
  s.ownTime[i] = now + wait;
  s.ownKind[i] = zone < 0 ? MEETS_CUSHION : ENTERS_MOUTH;
  s.ownPlace[i] = zone < 0 ? wall : zone;
}

/** The pocket whose mouth opens where a wall line is reached; −1 at a straight nose. */
export function zoneBehind(bed: Bed, wall: number, atX: number, atY: number): number {
  if (wall <= WALL_HEAD) return Math.abs(atY) <= bed.endNose ? -1 : cornerZone(atX, atY);
  const along = Math.abs(atX);
  if (along > bed.longNoseTo) return cornerZone(atX, atY);
  return along < bed.longNoseFrom ? sideZone(atY) : -1;
}
