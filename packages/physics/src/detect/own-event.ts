/** A ball's own next event: the end of its motion, or what of the table it meets before. */
import { type Mouth, OPEN_PLAY } from '../bed.ts';
import { MOTION_ENDS, NOTHING } from '../queue.ts';
import {
  AIRBORNE, FALLING, NEVER, SPINNING, type Slot, type State,
} from '../state.ts';
import { detectTip, mayMeetTip } from '../strike/tip.ts';
import { detectBallCushion } from './ball-cushion.ts';
import { detectBallJaw } from './ball-jaw.ts';
import { detectFlight } from './ball-nose.ts';
import { detectBallPocket } from './ball-pocket.ts';
import { detectFall } from './fall.ts';
import { detectRailRoll } from './rail-roll.ts';

/** Finds the next event of ball `i` on its own. Falling balls are scheduled by their pocket. */
export function detectOwnEvent(s: State, i: Slot): void {
  detectOnTable(s, i);
  if (i !== 0 || !mayMeetTip(s)) return;
  detectTip(s);
  s.movers |= 1;
}

function detectOnTable(s: State, i: Slot): void {
  const motion = s.motion[i];
  s.movers |= 1 << i;
  if (motion === FALLING) {
    detectFall(s, i, s.bed.mouths[s.zone[i]] as Mouth);
    return;
  }
  if (motion <= SPINNING || motion > FALLING) {
    s.ownTime[i] = NEVER;
    s.ownKind[i] = NOTHING;
    s.movers &= ~(1 << i);
    return;
  }
  s.ownTime[i] = s.motionEnd[i];
  s.ownKind[i] = MOTION_ENDS;
  if (!s.bed.walled) return;
  if (motion >= AIRBORNE) {
    if (motion === AIRBORNE) detectFlight(s, i);
    else detectRailRoll(s, i);
    return;
  }
  const zone = s.zone[i];
  if (zone === OPEN_PLAY) {
    detectBallCushion(s, i);
  } else {
    const mouth = s.bed.mouths[zone] as Mouth;
    detectBallJaw(s, i, mouth);
    detectBallPocket(s, i, mouth);
  }
}
