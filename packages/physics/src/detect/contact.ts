import {
  ARRIVAL, DISTANCE, HORIZON, type RelativePath, createPath, solveFirstApproach,
  solveFirstApproachBracketed,
} from '@tenball/base';
import { type Slot, type State } from '../state.ts';

/** Closer than this is contact, metres: a few units in the last place of a position. */
const CONTACT_GAP = 1e-13;
/** Approach slower than this, m/s or m/s², is none: it is round-off. */
const LEAST_RATE = 1e-10;
/** In contact and parting slower than this, m/s, a push brings them together at once. */
const PUSHING_SPEED = 1e-6;

/** The question at hand. Every detector fills it before it asks. */
export const path = createPath();

/**
 * Asks when ball `i` on the cloth meets a circle that stays, before its own event so far. `path`
 * holds its radius and where its centre is as seen from the ball.
 */
export function solveCircle(s: State, i: Slot): void {
  path[2] = 0;
  path[3] = -s.vx[i];
  path[4] = -s.vy[i];
  path[5] = 0;
  path[6] = -0.5 * s.ax[i];
  path[7] = -0.5 * s.ay[i];
  path[8] = 0;
  path[HORIZON] = s.ownTime[i] - s.stamp[i];
  solveContact(path);
}

/**
 * Writes the seconds until two things at relative position C, velocity B and half acceleration H
 * next meet at the distance, within the horizon. Balls already in contact meet now when they close
 * in or are pushed together; else only after they have parted. Specification 7.6, performance
 * study section 5.
 */
export function solveContact(question: RelativePath): void {
  const cx = question[0];
  const cy = question[1];
  const cz = question[2];
  const distance = question[DISTANCE];
  const d2 = cx * cx + cy * cy + cz * cz;
  const limit = distance + CONTACT_GAP;
  if (d2 > limit * limit) solveFirstApproach(question);
  else solveTouching(question, Math.sqrt(d2));
}

/** The same for things that touch: `d` is how far apart they are. */
function solveTouching(question: RelativePath, d: number): void {
  const cx = question[0];
  const cy = question[1];
  const cz = question[2];
  const bx = question[3];
  const by = question[4];
  const bz = question[5];
  const hx = question[6];
  const hy = question[7];
  const hz = question[8];
  const distance = question[DISTANCE];
  const rate = (cx * bx + cy * by + cz * bz) / d;
  question[ARRIVAL] = 0;
  if (rate < -LEAST_RATE) return;
  const speed2 = bx * bx + by * by + bz * bz;
  const along = cx * hx + cy * hy + cz * hz;
  const push = (speed2 - rate * rate + 2 * along) / d;
  if (rate < PUSHING_SPEED && push < -LEAST_RATE) return;
  // The usual case, just after an impact: they part until the horizon and beyond.
  const horizon = question[HORIZON];
  const bend = 2 * (speed2 + 2 * along) * horizon;
  const twist = 6 * (bx * hx + by * hy + bz * hz) * horizon * horizon;
  if (2 * rate * d + (bend < 0 ? bend : 0) + (twist < 0 ? twist : 0) > 0) {
    question[ARRIVAL] = Infinity;
    return;
  }
  // From a touching start the contact distance is the present one: an overlap left by rounding
  // then neither deepens nor counts as a new contact.
  question[DISTANCE] = d < distance ? d : distance;
  solveFirstApproachBracketed(question);
}
