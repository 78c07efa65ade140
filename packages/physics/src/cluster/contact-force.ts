/**
 * One step of all contacts: forces from positions of now and velocities half a step ahead, summed
 * for all pairs before any is applied. Specification 3.5, performance study 3.
 *
 * The sums do not depend on the order of the pairs, so that the mirror image of a cluster ends as
 * the mirror image to the last bit, whatever its balls are numbered: what a contact adds is rounded
 * to a grid so coarse that adding up is exact, and so fine (1e-15 m/s) that nothing is lost. What
 * one ball gets the other loses: momentum is kept as exactly.
 */
import { type Slot } from '../columns.ts';
import { type State } from '../state.ts';
import { isTipOn, pressTip } from '../strike/blow.ts';
import { APART, PRESSING, addForces, pressedBalls } from './bodies.ts';
import { press } from './rows.ts';
import { SINCE, STEP, TIME } from './window.ts';

/** Adds up what this step gives to the balls that are pressed; returns the mask of them. */
export function applyContacts(s: State): number {
  const w = s.cluster;
  let next = addForces(0, w.nearCount);
  while (next >= 0) {
    open(s, w.near[next] as number);
    next = addForces(next, w.nearCount);
  }
  if (!isTipOn(s)) return pressedBalls();
  pressTip(s);
  return pressedBalls() | 1;
}

/** The balls of `pair` have come to touch, or one that was free does. */
function open(s: State, pair: number): void {
  const w = s.cluster;
  const a = (pair >> 4) as Slot;
  const b = (pair & 15) as Slot;
  if ((w.pressedMask & (1 << a)) === 0) press(s, a);
  if ((w.pressedMask & (1 << b)) === 0) press(s, b);
  if (w.contact[pair] === APART) noteOpening(s, a, b);
  w.contact[pair] = PRESSING;
}

/** Writes down that balls `a` and `b` have come to touch: when, to a part of the step, how fast. */
function noteOpening(s: State, a: Slot, b: Slot): void {
  const w = s.cluster;
  const { clock } = w;
  const cx = w.x[b] - w.x[a];
  const cy = w.y[b] - w.y[a];
  const cz = w.z[b] - w.z[a];
  const d = Math.sqrt(cx * cx + cy * cy + cz * cz);
  const closing = ((w.px[a] - w.px[b]) * cx + (w.py[a] - w.py[b]) * cy
    + (w.pz[a] - w.pz[b]) * cz) / d;
  const back = closing > 0 ? ((w.reach[16 * a + b] as number) - d) / closing : 0;
  const at = clock[TIME] - Math.min(back, clock[STEP]);
  let place = w.openedCount;
  while (place > 0 && (w.openedAt[place - 1] as number) > at) {
    w.openedA[place] = w.openedA[place - 1] as Slot;
    w.openedB[place] = w.openedB[place - 1] as Slot;
    w.openedAt[place] = w.openedAt[place - 1] as number;
    w.openedSpeed[place] = w.openedSpeed[place - 1] as number;
    place -= 1;
  }
  w.openedA[place] = a;
  w.openedB[place] = b;
  w.openedAt[place] = Math.max(at, clock[SINCE]);
  w.openedSpeed[place] = Math.max(closing, 0);
  w.openedCount += 1;
}
