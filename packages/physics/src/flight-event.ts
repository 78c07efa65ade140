/** A flying ball comes down or passes above the rails. */
import { BEYOND, type Bed, type Mouth, OPEN_PLAY, zoneAt } from './bed.ts';
import { pocketEvent } from './pocket-event.ts';
import { CROSSES_RIM } from './queue.ts';
import { reportBallBed } from './report.ts';
import { resolveBallBed } from './resolve/ball-bed.ts';
import { OFF_TABLE, type Slot, type State } from './state.ts';
import { leave, touch } from './touch.ts';

/** A flying ball comes down: on the bed, into a hole, or on the rubber, which is off the table. */
export function land(s: State, i: Slot): void {
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

/** Above a nose the ball is beyond the table; at the back of a pocket the liner may catch it. */
export function flyOver(s: State, i: Slot): void {
  const zone = s.zone[i];
  if (zone !== OPEN_PLAY && s.z[i] < s.bed.capHeight) {
    pocketEvent(s, i, s.bed.mouths[zone] as Mouth, CROSSES_RIM);
    return;
  }
  s.zone[i] = BEYOND;
  touch(s, i);
}
