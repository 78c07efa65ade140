/**
 * Which balls belong to a cluster. Specification 3.5, performance study 3.
 *
 * An impact becomes a cluster when a third ball is so near that it is met before the first two
 * have parted. All that can be reached while the window is open comes along: a ball that nothing
 * touches costs almost nothing and keeps its own motion.
 */
import { type Slot } from '../columns.ts';
import { AIRBORNE, FALLING, IMPACT, NOW, SPINNING, type State } from '../state.ts';
import { fastestUnderTip } from '../strike/blow.ts';
import { load } from './rows.ts';
import { APART } from './bodies.ts';
import { type ClusterWindow, MEMBERS_UNTIL, NEAR_UNTIL, TIME } from './window.ts';

/** A meeting this soon after an impact belongs to it, s. */
const SOON = 3e-4;
/** Gaps below this belong to the impact at any speed, m. */
const LEAST_GAP = 2e-5;
/** … and below this times v^(3/4): as deep as two balls press into each other at v = 1 m/s, m. */
const GAP_AT_ONE = 1.35e-4;
/** Members are gathered by what is reached in this time, s, and again after half of it. */
const FORESIGHT = 3e-3;
/** The same for the pairs that may touch soon, s. Contacts may add to speeds, hence the margin. */
const NEAR_FORESIGHT = 2e-4;
const MARGIN = 1.5;
/** Overlap below this is none, m: positions at rest lie on a grid of a nanometre. */
const LEAST_OVERLAP = 1e-9;

/** Whether an impact of balls `i` and `j` at the normal speed IMPACT has a third ball in it. */
export function hasThird(s: State, i: Slot, j: Slot): boolean {
  const now = s.scalars[NOW];
  const soon = now + SOON;
  const root = Math.sqrt(s.scalars[IMPACT]);
  const gap = GAP_AT_ONE * root * Math.sqrt(root);
  const limit = s.laws.diameter + (gap > LEAST_GAP ? gap : LEAST_GAP);
  const limit2 = limit * limit;
  const { x, y, vx, vy, ax, ay } = s;
  const meetI = s.meet[i];
  const meetJ = s.meet[j];
  for (let q = 0; q < s.count; q += 1) {
    const k = s.inPlay[q] as Slot;
    if (k === i || k === j || s.motion[k] > AIRBORNE) continue;
    if (meetI[k] <= soon || meetJ[k] <= soon) return true;
    let kx = x[k];
    let ky = y[k];
    if (s.motion[k] > SPINNING) {
      const dt = now - s.stamp[k];
      kx += dt * (vx[k] + 0.5 * ax[k] * dt);
      ky += dt * (vy[k] + 0.5 * ay[k] * dt);
    }
    const ix = kx - x[i];
    const iy = ky - y[i];
    const jx = kx - x[j];
    const jy = ky - y[j];
    if (ix * ix + iy * iy < limit2 && isNear(s, i, k, limit)) return true;
    if (jx * jx + jy * jy < limit2 && isNear(s, j, k, limit)) return true;
  }
  return false;
}

/** Whether the centres of balls `a` and `b` are closer than `limit` now, in space. */
function isNear(s: State, a: Slot, b: Slot, limit: number): boolean {
  return distanceNow(s, a, b) < limit;
}

function distanceNow(s: State, a: Slot, b: Slot): number {
  const now = s.scalars[NOW];
  const ta = now - s.stamp[a];
  const tb = now - s.stamp[b];
  const dx = s.x[b] + tb * (s.vx[b] + 0.5 * s.ax[b] * tb)
    - s.x[a] - ta * (s.vx[a] + 0.5 * s.ax[a] * ta);
  const dy = s.y[b] + tb * (s.vy[b] + 0.5 * s.ay[b] * tb)
    - s.y[a] - ta * (s.vy[a] + 0.5 * s.ay[a] * ta);
  const dz = s.z[b] + tb * (s.vz[b] + 0.5 * s.az[b] * tb)
    - s.z[a] - ta * (s.vz[a] + 0.5 * s.az[a] * ta);
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/**
 * Whether ball `k` is on the cloth or in the air, or in a pocket's throat: there others reach it as
 * long as it has not dropped.
 */
export function mayJoin(s: State, k: Slot): boolean {
  return s.motion[k] <= AIRBORNE || s.motion[k] === FALLING;
}

/** Takes ball `k`, whose row says how it moves, into the window. */
export function admit(s: State, k: Slot): void {
  const w = s.cluster;
  if ((w.memberMask & (1 << k)) !== 0) return;
  const { diameter } = s.laws;
  for (let q = 0; q < w.size; q += 1) {
    const m = w.members[q] as Slot;
    const isFree = (w.pressedMask & (1 << m)) === 0;
    const reach = isFree ? Math.min(diameter, distanceNow(s, k, m)) : diameter;
    setReach(w, k < m ? 16 * k + m : 16 * m + k, reach);
  }
  load(s, k);
  w.memberMask |= 1 << k;
  listMembers(s);
}

function setReach(w: ClusterWindow, pair: number, reach: number): void {
  const touches = reach - LEAST_OVERLAP;
  w.reach[pair] = reach;
  w.touchingBelow2[pair] = touches * touches;
  w.contact[pair] = APART;
}

/** Lists the members again, without those that have left the shot or run on the rails. */
export function listMembers(s: State): void {
  const w = s.cluster;
  let size = 0;
  for (let q = 0; q < s.count; q += 1) {
    const k = s.inPlay[q] as Slot;
    if ((w.memberMask & (1 << k)) === 0) continue;
    if (!mayJoin(s, k) && (w.pressedMask & (1 << k)) === 0) continue;
    w.members[size] = k;
    size += 1;
  }
  w.size = size;
  w.memberMask = 0;
  for (let q = 0; q < size; q += 1) w.memberMask |= 1 << (w.members[q] as Slot);
  w.clock[NEAR_UNTIL] = 0;
}

/** Admits every ball that the members can reach in some milliseconds, and those they can reach. */
export function gather(s: State): void {
  const w = s.cluster;
  w.clock[MEMBERS_UNTIL] = w.clock[TIME] + 0.5 * FORESIGHT;
  const reach = s.laws.diameter + 2 * FORESIGHT * fastest(s);
  let hasGrown = true;
  while (hasGrown) {
    hasGrown = false;
    for (let q = 0; q < s.count; q += 1) {
      const k = s.inPlay[q] as Slot;
      if ((w.memberMask & (1 << k)) !== 0 || !mayJoin(s, k)) continue;
      if (!isReached(s, k, reach)) continue;
      admit(s, k);
      hasGrown = true;
    }
  }
}

function isReached(s: State, k: Slot, reach: number): boolean {
  const w = s.cluster;
  const dt = w.clock[TIME] - s.stamp[k];
  const x = s.x[k] + dt * (s.vx[k] + 0.5 * s.ax[k] * dt);
  const y = s.y[k] + dt * (s.vy[k] + 0.5 * s.ay[k] * dt);
  for (let q = 0; q < w.size; q += 1) {
    const m = w.members[q] as Slot;
    const dx = w.x[m] - x;
    const dy = w.y[m] - y;
    if (dx * dx + dy * dy < reach * reach) return true;
  }
  return false;
}

/** No ball in play is or becomes faster than this, m/s: a bound from rows, columns and tip. */
function fastest(s: State): number {
  const w = s.cluster;
  const underTip = fastestUnderTip(s);
  let most = underTip * underTip;
  for (let q = 0; q < s.count; q += 1) {
    const k = s.inPlay[q] as Slot;
    const isPressed = (w.pressedMask & (1 << k)) !== 0;
    const dt = s.scalars[NOW] - s.stamp[k];
    const vx = isPressed ? w.vx[k] : s.vx[k] + s.ax[k] * dt;
    const vy = isPressed ? w.vy[k] : s.vy[k] + s.ay[k] * dt;
    const speed2 = vx * vx + vy * vy;
    if (speed2 > most) most = speed2;
  }
  return Math.sqrt(most);
}

/** Lists the pairs of members that may touch soon. */
export function listNear(s: State): void {
  const w = s.cluster;
  const { members, size, x, y, vx, vy } = w;
  w.clock[NEAR_UNTIL] = w.clock[TIME] + NEAR_FORESIGHT;
  const underTip = fastestUnderTip(s);
  let fastest2 = underTip * underTip;
  for (let q = 0; q < size; q += 1) {
    const k = members[q] as Slot;
    const speed2 = vx[k] * vx[k] + vy[k] * vy[k];
    if (speed2 > fastest2) fastest2 = speed2;
  }
  const reach = s.laws.diameter + 2 * MARGIN * NEAR_FORESIGHT * Math.sqrt(fastest2) + LEAST_GAP;
  const reach2 = reach * reach;
  let count = 0;
  for (let q = 0; q < size; q += 1) {
    const a = members[q] as Slot;
    for (let r = q + 1; r < size; r += 1) {
      const b = members[r] as Slot;
      const dx = x[b] - x[a];
      const dy = y[b] - y[a];
      if (dx * dx + dy * dy >= reach2) continue;
      w.near[count] = 16 * a + b;
      count += 1;
    }
  }
  w.nearCount = count;
}
