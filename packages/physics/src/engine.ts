/**
 * The loop: next event, evolve, resolve.
 *
 * Between events every ball follows a closed form, so the only thing to do is to find the earliest
 * event, bring the one or two balls it concerns to that instant, change their velocities, and ask
 * again when those balls meet anything. No other ball is touched. `simulate` and the searching
 * `Simulator` both run this loop; they differ only in whether a journal is kept.
 */
import { OPEN_PLAY, type Mouth, zoneAt } from './bed.ts';
import { runCluster } from './cluster/run-cluster.ts';
import { meetCushion } from './cushion-event.ts';
import { detectMeetings } from './detect/ball-ball.ts';
import { detectOwnEvent } from './detect/own-event.ts';
import { evolve } from './evolve/evolve.ts';
import { flightEvent, land } from './flight-event.ts';
import { classify, halt } from './motion.ts';
import { pairEvent } from './pair-event.ts';
import { enterMouth, overhangs, pocketEvent } from './pocket-event.ts';
import {
  CROSSES_RIM, ENTERS_MOUTH, LEAVES_TABLE, MEETS_CUSHION, MEETS_RUBBER, MEETS_TIP,
  MOTION_ENDS, NOTHING, ROW, findNext,
} from './queue.ts';
import { reportBallBed, reportMotion, reportSegment } from './report.ts';
import { resolveBallBed, resolveBedUnderTip } from './resolve/ball-bed.ts';
import {
  AIRBORNE, AT_REST, BED_IMPACT, FIRST_VX, FIRST_VY, NOW, OFF_TABLE, ROLLING, SLIDING, SPINNING,
  type Slot, type State,
} from './state.ts';
import { isTipOn, removeBlow } from './strike/blow.ts';
import { removeTip } from './strike/tip.ts';
import { meetTip } from './tip-event.ts';
import { leave, touch } from './touch.ts';

export { MAX_EVENTS } from './state.ts';

/** Empties the table. */
export function clear(s: State): void {
  s.count = 0;
  s.movers = 0;
  s.events = 0;
  s.firstContact = -1;
  s.cushionsBeforeContact = 0;
  s.railsAfterContact = 0;
  s.scalars[NOW] = 0;
  s.scalars[FIRST_VX] = 0;
  s.scalars[FIRST_VY] = 0;
  s.strokeFaults = 0;
  s.cluster.allSteps = 0;
  s.fall.cutShort = 0;
  removeTip(s);
  removeBlow(s);
}

/** Puts ball `i` on the table at rest at (x, y). Balls must come in rising order. */
export function put(s: State, i: Slot, x: number, y: number): void {
  s.inPlay[s.count] = i;
  s.count += 1;
  s.x[i] = x;
  s.y[i] = y;
  s.z[i] = s.laws.radius;
  halt(s, i);
  s.ax[i] = 0;
  s.ay[i] = 0;
  s.az[i] = 0;
  s.stamp[i] = 0;
  s.zone[i] = OPEN_PLAY;
  s.motion[i] = AT_REST;
  s.motionEnd[i] = Infinity;
  s.ownTime[i] = Infinity;
  s.ownKind[i] = NOTHING;
  s.pairTime[i] = Infinity;
  s.partner[i] = -1;
}

/**
 * Starts the run: every ball's motion, own event and meetings. Speeds must be set before;
 * `isStruck` says that the cue ball has its own from the tip, which is still on it.
 */
export function begin(s: State, isStruck = false): void {
  forgetMeetings(s);
  for (let k = 0; k < s.count; k += 1) {
    const i = s.inPlay[k] as Slot;
    s.zone[i] = zoneAt(s.bed, s.x[i], s.y[i]);
    if (!standsStill(s, i)) {
      if (i === 0 && isStruck) resolveBedUnderTip(s, i);
      else resolveBallBed(s, i);
      if (s.scalars[BED_IMPACT] > 0) reportBallBed(s, i, s.scalars[BED_IMPACT]);
      classify(s, i);
      detectOwnEvent(s, i);
    }
    if (i === 0 && isTipOn(s)) {
      s.ownTime[i] = 0;
      s.ownKind[i] = MEETS_TIP;
      s.movers |= 1;
    } else if (s.motion[i] <= SPINNING && overhangs(s, i)) {
      s.ownTime[i] = 0;
      s.ownKind[i] = CROSSES_RIM;
      s.movers |= 1 << i;
    }
  }
  for (let k = 0; k < s.count; k += 1) {
    const i = s.inPlay[k] as Slot;
    if (s.motion[i] > SPINNING) detectMeetings(s, i);
    reportSegment(s, i);
  }
}

/** No two balls in play are known to meet. */
function forgetMeetings({ meetings, inPlay, count }: State): void {
  for (let q = 0; q < count; q += 1) {
    const row = (inPlay[q] as Slot) * ROW;
    for (let r = 0; r < count; r += 1) meetings[row + (inPlay[r] as Slot)] = Infinity;
  }
}

/** Whether ball `i` is as it was put on the table. */
function standsStill(s: State, i: Slot): boolean {
  return s.z[i] === s.laws.radius && s.vx[i] === 0 && s.vy[i] === 0 && s.vz[i] === 0
    && s.wx[i] === 0 && s.wy[i] === 0 && s.wz[i] === 0;
}

/** Lets the next event happen, if it comes no later than `until`. False when there is none. */
export function step(s: State, until: number): boolean {
  if (!happen(s, until)) return false;
  // A cluster is one event, with those that fall into it: nobody sees its balls half way.
  while (isInCluster(s)) {
    runCluster(s, until);
    if (isInCluster(s)) happen(s, until);
  }
  return true;
}

function isInCluster(s: State): boolean {
  return s.cluster.isOpen;
}

function happen(s: State, until: number): boolean {
  if (!findNext(s, until)) return false;
  s.events += 1;
  const j = s.nextPartner;
  evolve(s, s.nextBall);
  if (j === -1) ownEvent(s, s.nextBall);
  else pairEvent(s, s.nextBall, j);
  return true;
}

function ownEvent(s: State, i: Slot): void {
  const kind = s.ownKind[i];
  if (kind === MOTION_ENDS) endMotion(s, i);
  else if (kind === MEETS_CUSHION) meetCushion(s, i);
  else if (kind === ENTERS_MOUTH) enterMouth(s, i);
  else if (kind >= MEETS_RUBBER) flightEvent(s, i, kind);
  else if (kind === LEAVES_TABLE) leave(s, i, OFF_TABLE);
  else if (kind === MEETS_TIP) meetTip(s);
  else pocketEvent(s, i, s.bed.mouths[s.zone[i]] as Mouth, kind);
}

function endMotion(s: State, i: Slot): void {
  const before = s.motion[i];
  if (before >= AIRBORNE) land(s, i);
  else touch(s, i);
  const after = s.motion[i];
  if (before === SLIDING && after === ROLLING) reportMotion(s, 'roll', i);
  else if (before >= ROLLING && before <= SLIDING && after <= SPINNING) reportMotion(s, 'stop', i);
}

