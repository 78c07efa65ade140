/** A ball in the mouth of a pocket: it enters, meets rubber, crosses the rim, drops or returns. */
import { isBackInPlay } from './detect/ball-pocket.ts';
import { type Mouth, OPEN_PLAY } from './bed.ts';
import { meetRubber } from './cushion-event.ts';
import {
  CROSSES_RIM, DROPS, LEAVES_MOUTH, MEETS_FACING, MEETS_JAW, MEETS_LINER, RETURNS,
} from './queue.ts';
import { reportMotion, reportPocket } from './report.ts';
import { HANGING_BAND, resolveBallLiner, resolveBallPocket } from './resolve/ball-pocket.ts';
import { POCKETED, SLIDING, type Slot, type State } from './state.ts';
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
