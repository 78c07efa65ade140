/** When a ball on the cloth reaches a wall line, and what is there. Specification 1.8. */
import {
  WALL_FOOT, WALL_HEAD, WALL_LEFT, WALL_RIGHT, cornerZone, sideZone,
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

/** A path that stays this far inside a line needs no root, metres: far more than rounding. */
const CLEAR = 1e-9;

/** Sooner than ball `i`'s own event so far: a straight cushion, or the mouth of a pocket. */
export function detectBallCushion(s: State, i: Slot): void {
  const wait = s.ownTime[i] - s.stamp[i];
  // The path lies inside its control triangle: start, middle, end. A ball that leaves a line is
  // back at it only when the end of the path is.
  const x = s.x[i];
  const vx = s.vx[i];
  const middleX = x + 0.5 * wait * vx;
  const endX = x + wait * (vx + 0.5 * s.ax[i] * wait);
  const reachX = s.bed.wallX - CLEAR;
  const y = s.y[i];
  const vy = s.vy[i];
  const middleY = y + 0.5 * wait * vy;
  const endY = y + wait * (vy + 0.5 * s.ay[i] * wait);
  const reachY = s.bed.wallY - CLEAR;
  if (middleX > reachX || endX > reachX || (x > reachX && vx > -PUSHING_SPEED)) {
    detectLine(s, i, WALL_FOOT);
  }
  if (middleX < -reachX || endX < -reachX || (x < -reachX && vx < PUSHING_SPEED)) {
    detectLine(s, i, WALL_HEAD);
  }
  if (middleY > reachY || endY > reachY || (y > reachY && vy > -PUSHING_SPEED)) {
    detectLine(s, i, WALL_LEFT);
  }
  if (middleY < -reachY || endY < -reachY || (y < -reachY && vy < PUSHING_SPEED)) {
    detectLine(s, i, WALL_RIGHT);
  }
}

/** Sooner than ball `i`'s own event so far: one wall line. */
function detectLine(s: State, i: Slot, wall: number): void {
  const { bed } = s;
  const endRail = wall <= WALL_HEAD;
  const sign = wall === WALL_FOOT || wall === WALL_LEFT ? 1 : -1;
  const a = sign * 0.5 * (endRail ? s.ax[i] : s.ay[i]);
  const b = sign * (endRail ? s.vx[i] : s.vy[i]);
  const c = sign * (endRail ? s.x[i] : s.y[i]) - (endRail ? bed.wallX : bed.wallY);
  const now = s.stamp[i];
  // The usual case of `timeToLine` is written out: a call would box its numbers.
  const discriminant = b * b - 4 * a * c;
  const rises = b > 0 && c < 0;
  if (rises && discriminant < 0) return;
  const t = rises ? (-2 * c) / (b + Math.sqrt(discriminant)) : timeToLine(a, b, c);
  if (!(t <= s.ownTime[i] - now)) return;
  const along = Math.abs(endRail
    ? s.y[i] + t * (s.vy[i] + 0.5 * s.ay[i] * t) : s.x[i] + t * (s.vx[i] + 0.5 * s.ax[i] * t));
  const meetsNose = endRail ? along <= bed.endNose
    : bed.longNoseFrom <= along && along <= bed.longNoseTo;
  s.ownTime[i] = now + t;
  s.ownKind[i] = meetsNose ? MEETS_CUSHION : ENTERS_MOUTH;
  s.ownPlace[i] = meetsNose ? wall : mouthAhead(s, i, endRail);
}

/** The zone of the mouth at the line that ball `i` reaches at its own event. */
function mouthAhead(s: State, i: Slot, endRail: boolean): number {
  const t = s.ownTime[i] - s.stamp[i];
  const atX = s.x[i] + t * (s.vx[i] + 0.5 * s.ax[i] * t);
  const atY = s.y[i] + t * (s.vy[i] + 0.5 * s.ay[i] * t);
  return endRail || Math.abs(atX) > s.bed.longNoseTo ? cornerZone(atX, atY) : sideZone(atY);
}
