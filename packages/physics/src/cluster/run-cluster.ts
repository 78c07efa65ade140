/**
 * A cluster from its first impact to the moment when all its balls are free again.
 *
 * The window is one more thing whose time the loop watches. It stops at every event of the loop
 * that comes before its own next step, be it a cushion met by a member that is free again or
 * whatever a ball elsewhere does: so all things happen at their own time and in the order of time,
 * and no row lies in the future. Specification 3.5, performance study 3.
 */
import { detectBallBall } from '../detect/ball-ball.ts';
import { evolve } from '../evolve/evolve.ts';
import { rescan } from '../queue.ts';
import { MAX_EVENTS, NEVER, NOW, type Slot, type State } from '../state.ts';
import { driftBodies, kickBodies } from './bodies.ts';
import { applyContacts } from './contact-force.ts';
import { gather, listMembers, listNear } from './members.ts';
import { forgetMeetings, leavePressed, load, part, tellPressed } from './rows.ts';
import { meetRubber } from './rubber.ts';
import { rise } from './slate.ts';
import { tellOpenings } from './tell-contacts.ts';
import {
  type ClusterWindow, MEMBERS_UNTIL, NEAR_UNTIL, SINCE, SLOWEST, STEP, TIME,
} from './window.ts';

/** With no contact for so long ahead the window closes, s. */
const QUIET = 2e-4;
/** A pressed ball's way is told in pieces of so many steps, less than a millisecond. */
const STEPS_PER_SEGMENT = 32;
/** No cluster takes as many steps, a second: the run ends at its limit. */
const MOST_STEPS = 250_000;
/** So many events of the loop in one window are enough: later ones wait until it closes. */
const MOST_PAUSES = 200;

/**
 * Lets the window run: until it closes, until `until`, or until the loop has an event to take
 * first. In the last case it stays open.
 */
export function runCluster(s: State, until: number): void {
  const w = s.cluster;
  const { clock } = w;
  resume(s);
  let due = nextDue(s);
  while (w.isOpen) {
    const time = clock[TIME];
    if (w.steps >= MOST_STEPS) {
      s.events = MAX_EVENTS;
      suspend(s, time);
      return;
    }
    if (due <= time && due <= until && w.pauses < MOST_PAUSES) {
      w.pauses += 1;
      return;
    }
    if (time > until) {
      suspend(s, until);
      return;
    }
    if (time >= clock[MEMBERS_UNTIL]) gather(s);
    if (time >= clock[NEAR_UNTIL]) listNear(s);
    const before = w.pressedMask;
    contacts(s);
    if (w.pressedMask !== before) due = nextDue(s);
    if (w.pressedMask !== 0) drift(s);
    else if (!jump(s, due)) close(s);
  }
}

/** The forces of now; who comes under one, and who is free of them. */
function contacts(s: State): void {
  const w = s.cluster;
  const { clock } = w;
  clock[SINCE] = s.scalars[NOW];
  s.scalars[NOW] = clock[TIME];
  w.steps += 1;
  w.allSteps += 1;
  const pressed = applyContacts(s);
  if (w.openedCount > 0) tellOpenings(s);
  const freed = w.pressedMask & ~pressed;
  const isTold = s.journal !== undefined && w.steps % STEPS_PER_SEGMENT === 0;
  if (freed === 0 && !isTold) return;
  for (let q = 0; q < w.size; q += 1) {
    const k = w.members[q] as Slot;
    if ((freed & (1 << k)) !== 0) part(s, k);
    else if (isTold && (w.pressedMask & (1 << k)) !== 0) tellPressed(s, k);
  }
}

/** The loop may have moved balls: what is free comes from its row again. */
function resume(s: State): void {
  const w = s.cluster;
  if (w.pressedMask !== 0) {
    forgetMeetings(s, s.nextBall);
    if (s.nextPartner !== -1) forgetMeetings(s, s.nextPartner);
  }
  listMembers(s);
  loadFree(s);
  gather(s);
}

function loadFree(s: State): void {
  const w = s.cluster;
  for (let q = 0; q < w.size; q += 1) {
    const k = w.members[q] as Slot;
    if ((w.pressedMask & (1 << k)) === 0) load(s, k);
  }
}

/** When the loop has its next event. */
function nextDue(s: State): number {
  let due = NEVER;
  for (let q = 0; q < s.count; q += 1) {
    const k = s.inPlay[q] as Slot;
    if (s.ownTime[k] < due) due = s.ownTime[k];
    if (s.pairTime[k] < due) due = s.pairTime[k];
  }
  return due;
}

/** Moves all members on by one step, the pressed ones with the kick they got. */
function drift(s: State): void {
  const w = s.cluster;
  const { pressedMask } = w;
  const flying = kickBodies(pressedMask);
  if (flying !== 0) riseAll(s, flying);
  const beyond = driftBodies(pressedMask, w.memberMask & w.movingMask & ~pressedMask);
  if (beyond !== 0) meetRubber(s, beyond);
  w.clock[TIME] += w.clock[STEP];
}

function riseAll(s: State, flying: number): void {
  const w = s.cluster;
  for (let q = 0; q < w.size; q += 1) {
    const k = w.members[q] as Slot;
    if ((flying & (1 << k)) !== 0) rise(s, k);
  }
}

/** With no ball pressed: on to just before the next contact. False when none is near enough. */
function jump(s: State, due: number): boolean {
  const w = s.cluster;
  const { clock } = w;
  const wait = nextContact(w, s.laws.diameter);
  const h = clock[STEP];
  if (wait > QUIET || clock[TIME] + wait >= due) return false;
  clock[TIME] += wait > h ? wait + 0.5 * h : h;
  loadFree(s);
  return true;
}

/**
 * Seconds until two members meet on straight ways. NEVER when a meeting so slow that it is left to
 * the loop comes before: a jump would take those two into each other.
 */
function nextContact(w: ClusterWindow, diameter: number): number {
  const { members, size, x, y, z, vx, vy, vz } = w;
  const least = SLOWEST * SLOWEST * diameter * diameter;
  let next = NEVER;
  let slow = NEVER;
  for (let q = 0; q < size; q += 1) {
    const a = members[q] as Slot;
    for (let r = q + 1; r < size; r += 1) {
      const b = members[r] as Slot;
      const ex = x[b] - x[a];
      const ey = y[b] - y[a];
      const ez = z[b] - z[a];
      const dx = vx[b] - vx[a];
      const dy = vy[b] - vy[a];
      const dz = vz[b] - vz[a];
      const opening = ex * dx + ey * dy + ez * dz;
      if (opening >= 0) continue;
      const reach = w.reach[16 * a + b] as number;
      const away = ex * ex + ey * ey + ez * ez - reach * reach;
      const discriminant = opening * opening - (dx * dx + dy * dy + dz * dz) * away;
      if (discriminant < 0) continue;
      const wait = Math.max(0, away / (Math.sqrt(discriminant) - opening));
      if (discriminant < least) slow = Math.min(slow, wait);
      else if (wait < next) next = wait;
    }
  }
  return slow < next ? NEVER : next;
}

/** All are free: the loop learns when the balls that were pressed meet anything. */
function close(s: State): void {
  const w = s.cluster;
  w.isOpen = false;
  const unasked = w.unaskedMask;
  for (let q = 0; q < s.count; q += 1) {
    const i = s.inPlay[q] as Slot;
    if ((unasked & (1 << i)) !== 0) evolve(s, i);
  }
  for (let q = 0; q < s.count; q += 1) {
    const i = s.inPlay[q] as Slot;
    if ((unasked & (1 << i)) === 0) continue;
    for (let r = 0; r < s.count; r += 1) {
      const j = s.inPlay[r] as Slot;
      if (j > i || (j < i && (unasked & (1 << j)) === 0)) detectBallBall(s, i, j);
    }
    rescan(s, i);
  }
}

/** The run ends at `until`, less than a step ago: pressed balls are told as they were then. */
function suspend(s: State, until: number): void {
  const w = s.cluster;
  const ahead = w.clock[TIME] - until;
  w.isOpen = false;
  s.scalars[NOW] = until;
  for (let q = 0; q < w.size; q += 1) {
    const k = w.members[q] as Slot;
    if ((w.pressedMask & (1 << k)) !== 0) leavePressed(s, k, ahead);
  }
  w.pressedMask = 0;
}
