/** A ball in the mouth of a pocket: it enters, meets rubber, crosses the rim, drops or returns. */
import { type Mouth, OPEN_PLAY } from './bed.ts';
import { meetRubber } from './cushion-event.ts';
import { isBackInPlay } from './detect/ball-pocket.ts';
import { detectMeetings } from './detect/ball-ball.ts';
import { detectOwnEvent } from './detect/own-event.ts';
import {
  DOWN_SPEED, PLACE, WITHIN, placeBall, splitSpeed,
} from './pocket/edge-place.ts';
import { ROLLS_ON, ROLLS_OVER } from './pocket/fall.ts';
import { rollOn, slideOn } from './pocket/pay-by-spin.ts';
import { ON_RIM } from './pocket/tip-over.ts';
import {
  CROSSES_RIM, DROPS, LEAVES_MOUTH, MEETS_EDGE, MEETS_FACING, MEETS_JAW, MEETS_LINER, RETURNS,
  TIPS,
} from './queue.ts';
import { reportBallJaw, reportMotion, reportPocket, reportSegment } from './report.ts';
import {
  HANGING_BAND, resolveBallEdge, resolveBallFacing, resolveBallLiner, resolveBallPocket,
} from './resolve/ball-pocket.ts';
import {
  FALLING, NEVER, POCKETED, SLIDING, SPINNING, type Slot, type State,
} from './state.ts';
import { leave, touch } from './touch.ts';

/** Whether a ball at rest lies too far over a rim to stay. */
export function overhangs(s: State, i: Slot): boolean {
  const zone = s.zone[i];
  if (zone === OPEN_PLAY) return false;
  const mouth = s.bed.mouths[zone] as Mouth;
  const dx = mouth.holeX - s.x[i];
  const dy = mouth.holeY - s.y[i];
  const edge = mouth.holeRadius - HANGING_BAND;
  return dx * dx + dy * dy < edge * edge;
}

/** Ball `i` passes a wall line into a pocket's mouth. */
export function enterMouth(s: State, i: Slot): void {
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

/** What is next for ball `i` in the zone of `mouth`. */
export function pocketEvent(s: State, i: Slot, mouth: Mouth, kind: number): void {
  if (s.motion[i] === FALLING) {
    fallEvent(s, i, mouth, kind);
    return;
  }
  if (kind === MEETS_JAW || kind === MEETS_FACING) {
    meetRubber(s, i, mouth, kind);
  } else if (kind === LEAVES_MOUTH) {
    if (isBackInPlay(s.bed, mouth, s.x[i], s.y[i])) s.zone[i] = OPEN_PLAY;
  } else if (kind === CROSSES_RIM) {
    crossRim(s, i, mouth);
  }
  touch(s, i);
}

/** Over the rim: it falls, or hangs there. */
function crossRim(s: State, i: Slot, mouth: Mouth): void {
  if (resolveBallPocket(s, i, mouth)) reportPocket(s, 'ball-pocket', i);
  else reportMotion(s, 'stop', i);
}

/** What is next for ball `i` in the throat. */
function fallEvent(s: State, i: Slot, mouth: Mouth, kind: number): void {
  if (kind === DROPS) {
    leave(s, i, POCKETED);
    return;
  }
  if (kind === TIPS) {
    turnOnEdge(s, i, mouth);
    if (s.motion[i] === FALLING) {
      detectOwnEvent(s, i);
      if (mayMeetAny(s, i)) detectMeetings(s, i);
      reportSegment(s, i);
      return;
    }
  } else if (kind === RETURNS) {
    emerge(s, i);
  } else {
    s.fall.knocks[i] += 1;
    if (kind === MEETS_LINER) resolveBallLiner(s, i, mouth);
    else if (kind === MEETS_EDGE) resolveBallEdge(s, i, mouth);
    else if (kind === MEETS_FACING && resolveBallFacing(s, i, mouth)) {
      reportBallJaw(s, i, mouth, mouth.facings[s.ownPlace[i] as 0 | 1].cushion);
    }
  }
  touch(s, i);
}

/** Whether ball `i` meets anything by now, or comes near a ball before its own next event. */
function mayMeetAny(s: State, i: Slot): boolean {
  if (s.pairTime[i] !== NEVER) return true;
  const wait = s.ownTime[i] - s.stamp[i];
  const speed = Math.abs(s.vx[i]) + Math.abs(s.vy[i]);
  const gain = wait * (Math.abs(s.ax[i]) + Math.abs(s.ay[i]));
  const reach = s.laws.diameter + wait * (speed + gain);
  const reach2 = reach * reach;
  for (let k = 0; k < s.count; k += 1) {
    const j = s.inPlay[k] as Slot;
    if (j === i) continue;
    if (s.motion[j] > SPINNING) return true;
    const dx = s.x[j] - s.x[i];
    const dy = s.y[j] - s.y[i];
    if (dx * dx + dy * dy <= reach2) return true;
  }
  return false;
}

/** The end of a step over the edge: the next begins, or the ball is back on the slate. */
function turnOnEdge(s: State, i: Slot, mouth: Mouth): void {
  placeBall(s, i, mouth);
  if (s.fall.hold[i] === ROLLS_OVER) {
    rollOn(s, i);
    s.fall.hold[i] = ROLLS_ON;
  } else {
    slideOn(s, i);
  }
  splitSpeed(s.vx[i], s.vy[i], s.vz[i]);
  if (PLACE[WITHIN] > ON_RIM || PLACE[DOWN_SPEED] >= 0) return;
  s.vz[i] = 0;
  emerge(s, i);
}

/** Out of the throat: on the slate, or in the air above it. */
function emerge(s: State, i: Slot): void {
  s.z[i] = s.laws.radius;
  s.motion[i] = SLIDING;
}
