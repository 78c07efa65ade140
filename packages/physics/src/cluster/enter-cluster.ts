/** When two balls meet: is it an impact of two only, or the first of a cluster? */
import { rescan, setMeeting } from '../queue.ts';
import { reportCluster } from '../report.ts';
import { AIRBORNE, IMPACT, NEVER, NOW, type Slot, type State } from '../state.ts';
import { TOLD, setLaw } from './bodies.ts';
import { admit, hasThird, mayJoin } from './members.ts';
import { press } from './rows.ts';
import { tellContact } from './tell-contacts.ts';
import { COUNTED_SINCE, SLOWEST, STEP, TIME } from './window.ts';

/** So many impacts within a millisecond are a cluster even if they are slow, but for touches. */
const CHATTER = 8;
const CHATTER_SECONDS = 1e-3;
const SLOWEST_IN_CHATTER = 5e-3;

/**
 * Balls `i` < `j`, whose rows hold now, meet. Takes the impact into a cluster if there is one open
 * or if a third ball is near; false when it is one of two balls only.
 */
export function meetAsCluster(s: State, i: Slot, j: Slot): boolean {
  setClosingSpeed(s, i, j);
  const speed = s.scalars[IMPACT];
  const isOnTable = s.motion[i] <= AIRBORNE && s.motion[j] <= AIRBORNE;
  if (s.cluster.isOpen) return joinCluster(s, i, j, isOnTable && speed >= SLOWEST);
  const slowest = countImpact(s) > CHATTER ? SLOWEST_IN_CHATTER : SLOWEST;
  if (!(speed >= slowest) || !isOnTable || !hasThird(s, i, j)) return false;
  openCluster(s, i, j, speed);
  return true;
}

/** Writes into IMPACT how fast the centres of balls `i` and `j` come closer, m/s. */
function setClosingSpeed(s: State, i: Slot, j: Slot): void {
  const nx = s.x[j] - s.x[i];
  const ny = s.y[j] - s.y[i];
  const nz = s.z[j] - s.z[i];
  const closing = (s.vx[i] - s.vx[j]) * nx + (s.vy[i] - s.vy[j]) * ny + (s.vz[i] - s.vz[j]) * nz;
  s.scalars[IMPACT] = closing / Math.sqrt(nx * nx + ny * ny + nz * nz);
}

/** How many impacts there were within a millisecond, with this one. */
function countImpact(s: State): number {
  const w = s.cluster;
  const now = s.scalars[NOW];
  const since = w.clock[COUNTED_SINCE];
  if (now < since || now > since + CHATTER_SECONDS) {
    w.clock[COUNTED_SINCE] = now;
    w.recent = 0;
  }
  w.recent += 1;
  return w.recent;
}

/** While a window is open, a proper impact of any two balls is left to it. */
function joinCluster(s: State, i: Slot, j: Slot, isProper: boolean): boolean {
  const w = s.cluster;
  const pair = (1 << i) | (1 << j);
  if ((w.pressedMask & pair) === 0 && !isProper) return false;
  setMeeting(s, i, j, NEVER);
  rescan(s, i);
  w.unaskedMask |= pair;
  if (mayJoin(s, i)) admit(s, i);
  if (mayJoin(s, j)) admit(s, j);
  return true;
}

/** Opens the window with the impact of balls `i` < `j` at `speed`; nothing moves yet. */
export function openCluster(s: State, i: Slot, j: Slot, speed: number): void {
  const w = s.cluster;
  openWindow(s);
  w.unaskedMask = (1 << i) | (1 << j);
  admit(s, i);
  admit(s, j);
  w.contact[16 * i + j] = TOLD;
  reportCluster(s, i, j);
  tellContact(s, i, j, speed);
  setMeeting(s, i, j, NEVER);
  rescan(s, i);
}

/** Opens the window with the tip on the cue ball. */
export function openBlow(s: State): void {
  openWindow(s);
  admit(s, 0);
  press(s, 0);
}

function openWindow(s: State): void {
  const w = s.cluster;
  setLaw(w.law, w.clock[STEP], s.bed);
  w.isOpen = true;
  w.memberMask = 0;
  w.movingMask = 0;
  w.pressedMask = 0;
  w.fallingMask = 0;
  w.unaskedMask = 0;
  w.size = 0;
  w.openedCount = 0;
  w.firstMet = -1;
  w.railedMask = 0;
  w.steps = 0;
  w.pauses = 0;
  // Leapfrog: positions half a step on. Running gathers the others.
  w.clock[TIME] = s.scalars[NOW] + 0.5 * w.clock[STEP];
}
