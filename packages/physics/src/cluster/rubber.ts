/**
 * The rubber around a pressed ball: one that others drive into a nose, a jaw or a facing meets it
 * as a ball on the cloth does, at the moment in the step at which it touches. Specification 3.5,
 * 4.5.
 */
import {
  type FacingFace, type JawFace, type Mouth, OPEN_PLAY, WALL_FOOT, WALL_HEAD, WALL_LEFT, WALL_RIGHT,
  zoneAt,
} from '../bed.ts';
import { reportBallCushion, reportBallJaw } from '../report.ts';
import {
  FACING, JAW, NOSE, type Rubber, resolveBallCushion,
} from '../resolve/ball-cushion.ts';
import { NORMAL_X, NORMAL_Y, contact } from '../resolve/compliant-contact.ts';
import { TOUCH_BELOW } from '../resolve/restitution.ts';
import { SLIDING, type Slot, type State } from '../state.ts';
import { STEP } from './window.ts';

/** Newton's steps for the moment at which a ball touches a round jaw. */
const ROUNDS = 3;

/** Lets the pressed balls of a bit mask, just moved past a wall line, meet what rubber is there. */
export function meetRubber(s: State, beyond: number): void {
  const w = s.cluster;
  for (let q = 0; q < w.size; q += 1) {
    const k = w.members[q] as Slot;
    if ((beyond & (1 << k)) !== 0 && w.weight[k] === 0) meetThere(s, k);
  }
}

function meetThere(s: State, k: Slot): void {
  const { cluster: w, bed } = s;
  s.zone[k] = zoneAt(bed, w.x[k], w.y[k]);
  if (s.zone[k] === OPEN_PLAY) {
    meetNose(s, k, WALL_FOOT, -1, 0, bed.wallX - w.x[k]);
    meetNose(s, k, WALL_HEAD, 1, 0, bed.wallX + w.x[k]);
    meetNose(s, k, WALL_LEFT, 0, -1, bed.wallY - w.y[k]);
    meetNose(s, k, WALL_RIGHT, 0, 1, bed.wallY + w.y[k]);
    return;
  }
  const mouth = bed.mouths[s.zone[k]] as Mouth;
  for (let side = 0; side < 2; side += 1) {
    meetJaw(s, k, mouth, mouth.jaws[side as 0 | 1]);
    meetFacing(s, k, mouth, mouth.facings[side as 0 | 1]);
  }
}

function meetNose(s: State, k: Slot, wall: number, nx: number, ny: number, gap: number): void {
  if (gap >= 0) return;
  const closing = -(s.cluster.vx[k] * nx + s.cluster.vy[k] * ny);
  if (!strike(s, k, NOSE, nx, ny, closing, -gap / closing)) return;
  if (isFirst(s, k)) reportBallCushion(s, k, wall);
}

function meetJaw(s: State, k: Slot, mouth: Mouth, jaw: JawFace): void {
  const { cluster: w } = s;
  let late = 0;
  let nx = 0;
  let ny = 0;
  let closing = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const dx = w.x[k] - late * w.vx[k] - jaw.x;
    const dy = w.y[k] - late * w.vy[k] - jaw.y;
    const d = Math.sqrt(dx * dx + dy * dy);
    if (round === 0 && d >= jaw.reach) return;
    nx = dx / d;
    ny = dy / d;
    closing = -(w.vx[k] * nx + w.vy[k] * ny);
    if (!(closing > 0)) return;
    late += (jaw.reach - d) / closing;
  }
  const turn = jaw.noseX * jaw.facingY - jaw.noseY * jaw.facingX;
  if ((jaw.noseX * ny - jaw.noseY * nx) * turn < 0) return;
  if ((nx * jaw.facingY - ny * jaw.facingX) * turn < 0) return;
  if (!strike(s, k, JAW, nx, ny, closing, late)) return;
  if (isFirst(s, k)) reportBallJaw(s, k, mouth, jaw.cushion);
}

function meetFacing(s: State, k: Slot, mouth: Mouth, facing: FacingFace): void {
  const { cluster: w, laws } = s;
  const { normalX, normalY, alongX, alongY, length } = facing;
  const px = w.x[k] - facing.x;
  const py = w.y[k] - facing.y;
  const gap = px * normalX + py * normalY - laws.noseReach;
  const along = px * alongX + py * alongY;
  if (gap >= 0 || along < 0 || along > length) return;
  const closing = -(w.vx[k] * normalX + w.vy[k] * normalY);
  if (!strike(s, k, FACING, normalX, normalY, closing, -gap / closing)) return;
  if (isFirst(s, k)) reportBallJaw(s, k, mouth, facing.cushion);
}

/** Whether ball `k` meets rubber for the first time in this window; a squeezed one goes on to. */
function isFirst({ cluster: w }: State, k: Slot): boolean {
  const isNew = (w.railedMask & (1 << k)) === 0;
  w.railedMask |= 1 << k;
  return isNew;
}

/**
 * Ball `k` has touched rubber with normal (nx, ny) `late` seconds ago: from there it goes with the
 * speed it parts with. False when it is only turned back, slower than an impact.
 */
function strike(
  s: State, k: Slot, rubber: Rubber, nx: number, ny: number, closing: number, late: number,
): boolean {
  const { cluster: w } = s;
  if (!(closing > 0)) return false;
  const since = Math.min(late, w.clock[STEP]);
  const vx = w.vx[k];
  const vy = w.vy[k];
  const isImpact = closing > TOUCH_BELOW;
  if (isImpact) strikeProperly(s, k, rubber, nx, ny);
  else {
    w.vx[k] += 2 * closing * nx;
    w.vy[k] += 2 * closing * ny;
  }
  const changeX = w.vx[k] - vx;
  const changeY = w.vy[k] - vy;
  w.x[k] += since * changeX;
  w.y[k] += since * changeY;
  w.px[k] += changeX;
  w.py[k] += changeY;
  return isImpact;
}

/** The impact itself, for which the row of the ball, left behind, is borrowed. */
function strikeProperly(s: State, k: Slot, rubber: Rubber, nx: number, ny: number): void {
  const { cluster: w, laws: { radius, inverseRadius } } = s;
  const vx = s.vx[k];
  const vy = s.vy[k];
  const vz = s.vz[k];
  const wx = s.wx[k];
  const wy = s.wy[k];
  const wz = s.wz[k];
  const motion = s.motion[k];
  s.vx[k] = w.vx[k];
  s.vy[k] = w.vy[k];
  s.vz[k] = w.vz[k];
  s.wx[k] = inverseRadius * w.wx[k];
  s.wy[k] = inverseRadius * w.wy[k];
  s.wz[k] = inverseRadius * w.wz[k];
  s.motion[k] = SLIDING;
  contact[NORMAL_X] = nx;
  contact[NORMAL_Y] = ny;
  resolveBallCushion(s, k, rubber);
  w.vx[k] = s.vx[k];
  w.vy[k] = s.vy[k];
  w.vz[k] = s.vz[k];
  w.wx[k] = radius * s.wx[k];
  w.wy[k] = radius * s.wy[k];
  w.wz[k] = radius * s.wz[k];
  s.vx[k] = vx;
  s.vy[k] = vy;
  s.vz[k] = vz;
  s.wx[k] = wx;
  s.wy[k] = wy;
  s.wz[k] = wz;
  s.motion[k] = motion;
}
