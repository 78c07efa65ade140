/**
 * The loop: next event, evolve, resolve.
 *
 * Between events every ball follows a closed form, so the only thing to do is to find the earliest
 * event, bring the one or two balls it concerns to that instant, change their velocities, and ask
 * again when those balls meet anything. No other ball is touched. `simulate` and the searching
 * `Simulator` both run this loop; they differ only in whether a journal is kept.
 */
import { detectBallBall } from './detect/ball-ball.ts';
import { detectOwnEvent } from './detect/own-event.ts';
import { isBackInPlay } from './detect/ball-pocket.ts';
import { BEYOND, type Bed, type Mouth, OPEN_PLAY, zoneAt } from './bed.ts';
import { evolve } from './evolve/evolve.ts';
import { classify } from './motion.ts';
import {
  CROSSES_RIM, DROPS, ENTERS_MOUTH, FLIES_OVER, LEAVES_MOUTH, LEAVES_TABLE, MEETS_CUSHION,
  MEETS_FACING, MEETS_JAW, MEETS_LINER, MEETS_NOSE, MOTION_ENDS, RETURNS, findNext, removeFromPlay,
  rescan,
} from './queue.ts';
import {
  reportBallBall, reportBallBed, reportBallCushion, reportBallJaw, reportMotion, reportOffTable,
  reportPocket, reportSegment,
} from './report.ts';
import { resolveBallBall } from './resolve/ball-ball.ts';
import { resolveBallBed } from './resolve/ball-bed.ts';
import { FACING, JAW, NOSE, resolveBallCushion } from './resolve/ball-cushion.ts';
import { HANGING_BAND, resolveBallLiner, resolveBallPocket } from './resolve/ball-pocket.ts';
import {
  AIRBORNE, FALLING, NEVER, NOW, OFF_TABLE, POCKETED, ROLLING, SLIDING, SPINNING, type Slot,
  type State,
} from './state.ts';

/** More events than this are a defect: no shot comes near it. */
export const MAX_EVENTS = 20000;

/** Empties the table. */
export function clear(s: State): void {
  s.count = 0;
  s.events = 0;
  s.firstContact = -1;
  s.cushionsBeforeContact = 0;
  s.railsAfterContact = 0;
  s.scalars[NOW] = 0;
}

/** Puts ball `i` on the table at rest at (x, y). Balls must come in rising order. */
export function put(s: State, i: Slot, x: number, y: number): void {
  s.inPlay[s.count] = i;
  s.count += 1;
  s.x[i] = x;
  s.y[i] = y;
  s.z[i] = s.laws.radius;
  s.vx[i] = 0;
  s.vy[i] = 0;
  s.vz[i] = 0;
  s.wx[i] = 0;
  s.wy[i] = 0;
  s.wz[i] = 0;
  s.stamp[i] = 0;
  s.zone[i] = OPEN_PLAY;
}

/** Starts the run: every ball's motion, own event and meetings. Speeds must be set before. */
export function begin(s: State): void {
  for (let k = 0; k < s.count; k += 1) {
    const i = s.inPlay[k] as Slot;
    const impact = resolveBallBed(s, i);
    if (impact > 0) reportBallBed(s, i, impact);
    s.zone[i] = zoneAt(s.bed, s.x[i], s.y[i]);
    s.ax[i] = 0;
    s.ay[i] = 0;
    s.az[i] = 0;
    s.pairTime[i] = NEVER;
    s.partner[i] = -1;
    classify(s, i);
    detectOwnEvent(s, i);
    if (s.motion[i] <= SPINNING && overhangs(s, i)) {
      s.ownTime[i] = 0;
      s.ownKind[i] = CROSSES_RIM;
    }
  }
  for (let k = 0; k < s.count; k += 1) {
    const i = s.inPlay[k] as Slot;
    for (let l = k + 1; l < s.count; l += 1) detectBallBall(s, i, s.inPlay[l] as Slot);
  }
  for (let k = 0; k < s.count; k += 1) {
    const i = s.inPlay[k] as Slot;
    rescan(s, i);
    reportSegment(s, i);
  }
}

/** Whether a ball at rest lies too far over a rim to stay. */
function overhangs(s: State, i: Slot): boolean {
  const zone = s.zone[i];
  if (zone === OPEN_PLAY) return false;
  const mouth = s.bed.mouths[zone] as Mouth;
  const dx = mouth.holeX - s.x[i];
  const dy = mouth.holeY - s.y[i];
  const edge = mouth.holeRadius - HANGING_BAND;
  return dx * dx + dy * dy < edge * edge;
}

/** Lets the next event happen, if it comes no later than `until`. False when there is none. */
export function step(s: State, until: number): boolean {
  if (!findNext(s, until)) return false;
  s.events += 1;
  const j = s.nextPartner;
  evolve(s, s.nextBall);
  if (j === -1) ownEvent(s, s.nextBall);
  else pairEvent(s, s.nextBall, j);
  return true;
}

function pairEvent(s: State, i: Slot, j: Slot): void {
  evolve(s, j);
  const met = resolveBallBall(s, i, j);
  const bedI = resolveBallBed(s, i);
  const bedJ = resolveBallBed(s, j);
  if (met) reportBallBall(s, i, j);
  classify(s, i);
  classify(s, j);
  detectOwnEvent(s, i);
  detectOwnEvent(s, j);
  meetOthers(s, i);
  meetOthers(s, j);
  if (s.journal !== undefined) {
    if (bedI > s.laws.hopSpeed) reportBallBed(s, i, bedI);
    if (bedJ > s.laws.hopSpeed) reportBallBed(s, j, bedJ);
    reportSegment(s, i);
    reportSegment(s, j);
  }
}

/** Works out again what ball `i` does and meets. */
function touch(s: State, i: Slot): void {
  if (s.motion[i] < FALLING) {
    classify(s, i);
    detectOwnEvent(s, i);
  }
  meetOthers(s, i);
  reportSegment(s, i);
}

function meetOthers(s: State, i: Slot): void {
  for (let k = 0; k < s.count; k += 1) {
    const j = s.inPlay[k] as Slot;
    if (j !== i) detectBallBall(s, i, j);
  }
  rescan(s, i);
}

function ownEvent(s: State, i: Slot): void {
  const kind = s.ownKind[i];
  if (kind === MOTION_ENDS) endMotion(s, i);
  else if (kind === MEETS_CUSHION || kind === MEETS_NOSE) meetCushion(s, i);
  else if (kind === ENTERS_MOUTH) enterMouth(s, i);
  else if (kind === FLIES_OVER) flyOver(s, i);
  else if (kind === LEAVES_TABLE) leave(s, i, OFF_TABLE);
  else pocketEvent(s, i, s.bed.mouths[s.zone[i]] as Mouth, kind);
}

function endMotion(s: State, i: Slot): void {
  const before = s.motion[i];
  if (before === AIRBORNE) land(s, i);
  else touch(s, i);
  const after = s.motion[i];
  if (before === SLIDING && after === ROLLING) reportMotion(s, 'roll', i);
  else if (before >= ROLLING && before <= SLIDING && after <= SPINNING) reportMotion(s, 'stop', i);
}

/** A flying ball comes down: on the bed, into a hole, or on the rubber, which is off the table. */
function land(s: State, i: Slot): void {
  // With air drag a flight is cut into segments: then it is still high and going on.
  if (s.z[i] > s.laws.radius + 1e-9) {
    touch(s, i);
    return;
  }
  s.z[i] = s.laws.radius;
  const { bed } = s;
  if (bed.walled && isPastWall(bed, s.x[i], s.y[i])) {
    // By the place, not by the way it came: it may have flown over a jaw.
    const mouth = bed.mouths[zoneAt(bed, s.x[i], s.y[i])];
    if (mouth === undefined || isOffSlate(s, i, mouth)) {
      leave(s, i, OFF_TABLE);
      return;
    }
    s.zone[i] = mouth.zone;
    if (isOverHole(s, i, mouth)) {
      pocketEvent(s, i, mouth, CROSSES_RIM);
      return;
    }
  } else s.zone[i] = OPEN_PLAY;
  const impact = resolveBallBed(s, i);
  reportBallBed(s, i, impact);
  touch(s, i);
}

/** Further past a wall line than rounding can bring a ball that touches the nose, metres. */
const PAST_WALL = 1e-6;

function isPastWall(bed: Bed, x: number, y: number): boolean {
  return Math.abs(x) > bed.wallX + PAST_WALL || Math.abs(y) > bed.wallY + PAST_WALL;
}

function isOverHole(s: State, i: Slot, { holeX, holeY, holeRadius }: Mouth): boolean {
  const dx = holeX - s.x[i];
  const dy = holeY - s.y[i];
  return dx * dx + dy * dy < holeRadius * holeRadius;
}

/** Whether a centre past a wall line came down on the rubber or behind the hole. */
function isOffSlate(s: State, i: Slot, mouth: Mouth): boolean {
  const behind = (s.x[i] - mouth.holeX) * mouth.axisX + (s.y[i] - mouth.holeY) * mouth.axisY;
  if (behind > 0 && !isOverHole(s, i, mouth)) return true;
  for (const jaw of mouth.jaws) {
    const dx = s.x[i] - jaw.x;
    const dy = s.y[i] - jaw.y;
    if (dx * dx + dy * dy < (jaw.reach - PAST_WALL) * (jaw.reach - PAST_WALL)) return true;
  }
  for (const facing of mouth.facings) {
    const px = s.x[i] - facing.x;
    const py = s.y[i] - facing.y;
    const along = px * facing.alongX + py * facing.alongY;
    const off = px * facing.normalX + py * facing.normalY;
    if (along > 0 && off < s.laws.noseReach - PAST_WALL) return true;
  }
  return false;
}

function meetCushion(s: State, i: Slot): void {
  const wall = s.ownPlace[i];
  const nx = wall === 0 ? -1 : wall === 1 ? 1 : 0;
  const ny = wall === 2 ? -1 : wall === 3 ? 1 : 0;
  if (resolveBallCushion(s, i, NOSE, nx, ny)) reportBallCushion(s, i, wall);
  resolveBallBed(s, i);
  touch(s, i);
}

function enterMouth(s: State, i: Slot): void {
  s.zone[i] = s.ownPlace[i];
  // The line itself belongs to the mouth: without this, rounding could enter and leave for ever.
  s.x[i] = onLine(s.x[i], s.bed.wallX);
  s.y[i] = onLine(s.y[i], s.bed.wallY);
  touch(s, i);
}

function onLine(at: number, line: number): number {
  const short = line - Math.abs(at);
  if (short <= 0 || short > 1e-11) return at;
  return at < 0 ? -line : line;
}

/** Above a nose the ball is beyond the table; at the back of a pocket the liner may catch it. */
function flyOver(s: State, i: Slot): void {
  const zone = s.zone[i];
  if (zone !== OPEN_PLAY && s.z[i] < s.bed.capHeight) {
    pocketEvent(s, i, s.bed.mouths[zone] as Mouth, CROSSES_RIM);
    return;
  }
  s.zone[i] = BEYOND;
  touch(s, i);
}

function pocketEvent(s: State, i: Slot, mouth: Mouth, kind: number): void {
  if (kind === MEETS_JAW || kind === MEETS_FACING) {
    meetRubber(s, i, mouth, kind);
  } else if (kind === LEAVES_MOUTH) {
    if (isBackInPlay(s.bed, mouth, s.x[i], s.y[i])) s.zone[i] = OPEN_PLAY;
  } else if (kind === CROSSES_RIM) {
    if (resolveBallPocket(s, i, mouth)) reportPocket(s, 'ball-pocket', i);
    else reportMotion(s, 'stop', i);
  } else if (kind === MEETS_LINER) {
    resolveBallLiner(s, i, mouth);
  } else if (kind === RETURNS) {
    s.motion[i] = SLIDING;
  } else if (kind === DROPS) {
    leave(s, i, POCKETED);
    return;
  }
  touch(s, i);
}

function meetRubber(s: State, i: Slot, mouth: Mouth, kind: number): void {
  const side = s.ownPlace[i] as 0 | 1;
  const jaw = mouth.jaws[side];
  const facing = mouth.facings[side];
  let met: boolean;
  if (kind === MEETS_JAW) {
    const dx = s.x[i] - jaw.x;
    const dy = s.y[i] - jaw.y;
    const d = Math.sqrt(dx * dx + dy * dy);
    met = resolveBallCushion(s, i, JAW, dx / d, dy / d);
  } else {
    met = resolveBallCushion(s, i, FACING, facing.normalX, facing.normalY);
  }
  if (met) reportBallJaw(s, i, mouth, jaw.cushion);
  // A flying ball that rises along the rubber has cleared it.
  else if (s.motion[i] === AIRBORNE) s.zone[i] = BEYOND;
  resolveBallBed(s, i);
}

/** Ball `i` is out of the shot: down, or off the table. */
function leave(s: State, i: Slot, motion: number): void {
  s.motion[i] = motion;
  s.vx[i] = 0;
  s.vy[i] = 0;
  s.vz[i] = 0;
  s.wx[i] = 0;
  s.wy[i] = 0;
  s.wz[i] = 0;
  s.ax[i] = 0;
  s.ay[i] = 0;
  s.az[i] = 0;
  removeFromPlay(s, i);
  if (motion === POCKETED) reportPocket(s, 'pocketed', i);
  else reportOffTable(s, i);
  reportSegment(s, i);
}
