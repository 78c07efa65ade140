/**
 * Between the rows of the state and the columns of a cluster's window.
 *
 * Until it is pressed a member goes on by its own law, exactly; while it is pressed it knows rubber
 * and slate as impacts only, and no cloth under its own weight, which could change its speed by
 * millimetres a second; from the moment
 * it is free again it is a ball like any other, with its own events at their own times.
 */
import { detectOwnEvent } from '../detect/own-event.ts';
import { evolve } from '../evolve/evolve.ts';
import { classify } from '../motion.ts';
import { FREE } from '../pocket/fall.ts';
import { NOTHING, rescan, setMeeting } from '../queue.ts';
import { reportBallBed, reportSegment } from '../report.ts';
import { resolveBallBed } from '../resolve/ball-bed.ts';
import {
  AIRBORNE, BED_IMPACT, FALLING, FIRST_VX, FIRST_VY, NEVER, type Slot, type State,
} from '../state.ts';
import { TO_GRID } from './bodies.ts';
import { STEP, TIME } from './window.ts';

/** Puts free member `k` into the columns, where its own law has it at the window's time. */
export function load(s: State, k: Slot): void {
  const w = s.cluster;
  const { radius } = s.laws;
  const back = 0.5 * w.clock[STEP];
  const dt = w.clock[TIME] - s.stamp[k];
  const ax = s.ax[k];
  const ay = s.ay[k];
  const az = s.az[k];
  w.x[k] = s.x[k] + dt * (s.vx[k] + 0.5 * ax * dt);
  w.y[k] = s.y[k] + dt * (s.vy[k] + 0.5 * ay * dt);
  w.z[k] = s.z[k] + dt * (s.vz[k] + 0.5 * az * dt);
  w.vx[k] = s.vx[k] + ax * (dt - back);
  w.vy[k] = s.vy[k] + ay * (dt - back);
  w.vz[k] = s.vz[k] + az * (dt - back);
  w.wx[k] = radius * s.wx[k];
  w.wy[k] = radius * s.wy[k];
  w.wz[k] = radius * s.wz[k];
  w.ax[k] = ax;
  w.ay[k] = ay;
  w.az[k] = az;
  const isStill = ax === 0 && ay === 0 && az === 0
    && s.vx[k] === 0 && s.vy[k] === 0 && s.vz[k] === 0;
  if (isStill) w.movingMask &= ~(1 << k);
  else w.movingMask |= 1 << k;
}

/** Member `k` comes under a force now: its row is left behind, and it has no events of its own. */
export function press(s: State, k: Slot): void {
  const w = s.cluster;
  evolve(s, k);
  load(s, k);
  w.vx[k] = s.vx[k];
  w.vy[k] = s.vy[k];
  w.vz[k] = s.vz[k];
  w.px[k] = s.vx[k];
  w.py[k] = s.vy[k];
  w.pz[k] = s.vz[k];
  w.pwx[k] = w.wx[k];
  w.pwy[k] = w.wy[k];
  w.pwz[k] = w.wz[k];
  const falls = s.motion[k] === FALLING;
  if (falls) w.fallingMask |= 1 << k;
  const az = falls ? -s.laws.gravity : w.az[k];
  w.weight[k] = w.clock[STEP] * az + TO_GRID - TO_GRID;
  w.kx[k] = 0;
  w.ky[k] = 0;
  w.kz[k] = w.weight[k];
  w.kwx[k] = 0;
  w.kwy[k] = 0;
  w.kwz[k] = 0;
  w.pressedMask |= 1 << k;
  w.unaskedMask |= 1 << k;
  s.ownTime[k] = NEVER;
  s.ownKind[k] = NOTHING;
  for (let q = 0; q < s.count; q += 1) {
    const j = s.inPlay[q] as Slot;
    if (j !== k) setMeeting(s, k, j, NEVER);
  }
  s.pairTime[k] = NEVER;
  s.partner[k] = -1;
}

/** Nothing meets the pressed balls but what the window knows: not ball `i` either. */
export function forgetMeetings(s: State, i: Slot): void {
  const w = s.cluster;
  for (let q = 0; q < w.size; q += 1) {
    const k = w.members[q] as Slot;
    if (k !== i && (w.pressedMask & (1 << k)) !== 0) setMeeting(s, i, k, NEVER);
  }
  rescan(s, i);
}

/** Pressed member `k` is free from now on. */
export function part(s: State, k: Slot): void {
  const w = s.cluster;
  w.pressedMask &= ~(1 << k);
  keep(s, k, 0);
  w.fallingMask &= ~(1 << k);
  resolveBallBed(s, k);
  const impact = s.scalars[BED_IMPACT];
  if (w.firstMet === k) {
    s.scalars[FIRST_VX] = s.vx[k];
    s.scalars[FIRST_VY] = s.vy[k];
    w.firstMet = -1;
  }
  classify(s, k);
  detectOwnEvent(s, k);
  if (impact > s.laws.hopSpeed) reportBallBed(s, k, impact);
  reportSegment(s, k);
  load(s, k);
}

/** The run ends now, `ahead` seconds before the window's time, while member `k` is pressed. */
export function leavePressed(s: State, k: Slot, ahead: number): void {
  keep(s, k, ahead);
  classify(s, k);
  reportSegment(s, k);
}

/**
 * Tells the way of pressed member `k` up to now, as one segment that ends where it is. It is told
 * as in flight: no law of the cloth holds for it.
 */
export function tellPressed(s: State, k: Slot): void {
  keep(s, k, 0);
}

/** Ends a segment of pressed member `k` and writes its row as of `ahead` seconds back. */
function keep(s: State, k: Slot, ahead: number): void {
  const w = s.cluster;
  const { inverseRadius } = s.laws;
  const at = w.clock[TIME] - ahead;
  const x = w.x[k] - ahead * w.vx[k];
  const y = w.y[k] - ahead * w.vy[k];
  const falls = (w.fallingMask & (1 << k)) !== 0;
  const back = w.z[k] - ahead * w.vz[k];
  const z = ahead === 0 || falls ? back : Math.max(s.laws.radius, back);
  const dt = at - s.stamp[k];
  if (s.journal !== undefined && dt > 0) {
    const twice = 2 / (dt * dt);
    s.ax[k] = (x - s.x[k] - dt * s.vx[k]) * twice;
    s.ay[k] = (y - s.y[k] - dt * s.vy[k]) * twice;
    s.az[k] = (z - s.z[k] - dt * s.vz[k]) * twice;
    s.motion[k] = AIRBORNE;
    reportSegment(s, k);
  }
  s.stamp[k] = at;
  s.x[k] = x;
  s.y[k] = y;
  s.z[k] = z;
  s.vx[k] = w.vx[k];
  s.vy[k] = w.vy[k];
  s.vz[k] = w.vz[k];
  s.wx[k] = w.wx[k] * inverseRadius;
  s.wy[k] = w.wy[k] * inverseRadius;
  s.wz[k] = w.wz[k] * inverseRadius;
  s.ax[k] = 0;
  s.ay[k] = 0;
  s.az[k] = 0;
  if (falls) letFall(s, k);
}

/** The edge of the pocket has lost hold of falling ball `k`. */
function letFall(s: State, k: Slot): void {
  s.motion[k] = FALLING;
  s.fall.hold[k] = FREE;
  s.fall.twistX[k] = 0;
  s.fall.twistY[k] = 0;
  s.fall.twistZ[k] = 0;
}
