/**
 * A flying ball and the rails: it meets a nose (a line in space), enters a pocket's mouth, or
 * passes above the nose and is beyond the table. Specification 1.8, 4.7.
 */
import { BEYOND, WALL_HEAD } from '../bed.ts';
import { ENTERS_MOUTH, FLIES_OVER, LEAVES_TABLE, MEETS_NOSE } from '../queue.ts';
import { NEVER, type Slot, type State } from '../state.ts';
import { zoneBehind } from './ball-cushion.ts';
import { timeOfContact } from './contact.ts';

/** Sooner than flying ball `i`'s own event so far: a rail, in open play. */
export function detectBallNose(s: State, i: Slot): void {
  const { bed } = s;
  for (let wall = 0; wall < 4; wall += 1) {
    const sign = wall % 2 === 0 ? 1 : -1;
    const endRail = wall <= WALL_HEAD;
    const across = sign * (endRail ? s.x[i] : s.y[i]);
    const speed = sign * (endRail ? s.vx[i] : s.vy[i]);
    if (speed <= 0) continue;
    const nose = endRail ? bed.noseX : bed.noseY;
    const line = endRail ? bed.wallX : bed.wallY;
    offer(s, i, wall, timeToNose(s, i, nose - across, speed), MEETS_NOSE);
    offer(s, i, wall, Math.max(0, (line - across) / speed), ENTERS_MOUTH);
    offer(s, i, wall, Math.max(0, (nose - across) / speed), FLIES_OVER);
  }
}

/** Takes an event if it is the soonest and happens where its kind can: nose or mouth. */
function offer(s: State, i: Slot, wall: number, t: number, kind: number): void {
  const time = s.stamp[i] + t;
  if (!(time < s.ownTime[i])) return;
  const atX = s.x[i] + t * (s.vx[i] + 0.5 * s.ax[i] * t);
  const atY = s.y[i] + t * (s.vy[i] + 0.5 * s.ay[i] * t);
  const zone = zoneBehind(s.bed, wall, atX, atY);
  if (kind === ENTERS_MOUTH ? zone < 0 : zone >= 0) return;
  s.ownTime[i] = time;
  s.ownKind[i] = kind;
  s.ownPlace[i] = kind === ENTERS_MOUTH ? zone : kind === FLIES_OVER ? BEYOND : wall;
}

/** The nose is a point in the plane across it, the ball a circle falling past it. */
function timeToNose(s: State, i: Slot, ahead: number, speed: number): number {
  const { gravity, radius, params } = s.laws;
  const rise = params.noseHeight - s.z[i];
  return timeOfContact(
    ahead, rise, 0, -speed, -s.vz[i], 0, 0, 0.5 * gravity, 0, radius, s.ownTime[i] - s.stamp[i],
  );
}

/** A ball beyond the noses: off the table at the edge of the rail, or where it comes down on it. */
export function detectLeaving(s: State, i: Slot): void {
  const { bed } = s;
  const { gravity, radius } = s.laws;
  const x = timeToEdge(s.x[i], s.vx[i], bed.edgeX);
  const y = timeToEdge(s.y[i], s.vy[i], bed.edgeY);
  const above = Math.max(0, s.z[i] - radius - bed.capHeight);
  const vz = s.vz[i];
  const down = (vz + Math.sqrt(vz * vz + 2 * gravity * above)) / gravity;
  s.ownTime[i] = s.stamp[i] + Math.min(x, y, down);
  s.ownKind[i] = LEAVES_TABLE;
}

function timeToEdge(at: number, speed: number, edge: number): number {
  if (speed === 0) return NEVER;
  const ahead = speed > 0 ? edge - at : edge + at;
  return Math.max(0, ahead / Math.abs(speed));
}
