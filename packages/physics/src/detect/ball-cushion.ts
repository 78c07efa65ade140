/** When a ball on the cloth reaches a wall line, and what is there. Specification 1.8. */
import {
  WALL_FOOT, WALL_HEAD, WALL_LEFT, WALL_RIGHT, cornerZone, sideZone,
} from '../bed.ts';
import { ENTERS_MOUTH, MEETS_CUSHION } from '../queue.ts';
import { type Slot, type State } from '../state.ts';
import { A, B, C, PUSHING_SPEED, RISE, SECONDS, findRise } from './rise.ts';

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
  // The usual case is written out; the others go through the column.
  const discriminant = b * b - 4 * a * c;
  const rises = b > 0 && c < 0;
  if (rises && discriminant < 0) return;
  if (!rises) {
    RISE[A] = a;
    RISE[B] = b;
    RISE[C] = c;
    findRise();
  }
  const t = rises ? (-2 * c) / (b + Math.sqrt(discriminant)) : RISE[SECONDS];
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
