/** What happens to a ball in the air or on the top of the rails. Specification 1.7, 4.7. */
import { BEYOND, type Mouth, OPEN_PLAY, zoneAt } from './bed.ts';
import { RUBBER_LEVEL, levelHeight } from './detect/ball-nose.ts';
import { OFF_IRON, nearIron } from './detect/rail-iron.ts';
import { FACING_EDGE, JAW_EDGE, NEAR, NOSE_EDGE, nearPlate } from './detect/rail-plate.ts';
import { EDGE_SLACK } from './detect/rail-top.ts';
import { pocketEvent } from './pocket-event.ts';
import { CROSSES_RIM, LANDS_ON_RAIL, MEETS_IRON, MEETS_RUBBER } from './queue.ts';
import { reportBallBed, reportBallCushion, reportBallJaw } from './report.ts';
import { resolveBallBed, resolveBallRail } from './resolve/ball-bed.ts';
import { FACING, JAW, NOSE, resolveBallCushion } from './resolve/ball-cushion.ts';
import { NORMAL_X, NORMAL_Y, contact } from './resolve/compliant-contact.ts';
import { resolveBallIron } from './resolve/ball-iron.ts';
import { hopOff } from './resolve/hop-off.ts';
import { AIRBORNE, BED_IMPACT, OFF_TABLE, ON_RAIL, type Slot, type State } from './state.ts';
import { leave, touch } from './touch.ts';

/** A ball slower than this does not roll off the nose of a rail, m/s: it has come to rest. */
const ROLLS_OFF_FROM = 5e-3;
/** A flying ball parts from the edge of rubber at least this fast if it can pay for it, m/s. */
const LEAST_PARTING = 3e-3;

/** The end of a flight, or of a roll on the top of the rails, where nothing else came before. */
export function land(s: State, i: Slot): void {
  if (s.motion[i] === ON_RAIL) {
    leave(s, i, OFF_TABLE);
    return;
  }
  // Air drag cuts a flight into segments: then it is still high and goes on.
  if (s.z[i] > s.laws.radius + 1e-9) {
    touch(s, i);
    return;
  }
  s.z[i] = s.laws.radius;
  settleZone(s, i);
  const zone = s.zone[i];
  if (zone !== OPEN_PLAY) {
    const mouth = s.bed.mouths[zone] as Mouth;
    if (isOverHole(s, i, mouth)) {
      pocketEvent(s, i, mouth, CROSSES_RIM);
      return;
    }
  }
  resolveBallBed(s, i);
  reportBallBed(s, i, s.scalars[BED_IMPACT]);
  touch(s, i);
}

/** A ball in the air, or on the rails, meets what `kind` and its `ownPlace` tell. */
export function flightEvent(s: State, i: Slot, kind: number): void {
  if (kind === MEETS_RUBBER) meetRubber(s, i);
  else if (kind === LANDS_ON_RAIL) landOnRail(s, i, s.ownPlace[i]);
  else if (kind === MEETS_IRON) meetIron(s, i);
  else rollOff(s, i);
}

/** Further past a wall line than rounding can bring a ball that touches the nose, metres. */
const PAST_WALL = 1e-6;

/** The zone of a ball that has come down, by its place: it may have flown over anything. */
function settleZone(s: State, i: Slot): void {
  const { bed } = s;
  const isPastWall = Math.abs(s.x[i]) > bed.wallX + PAST_WALL
    || Math.abs(s.y[i]) > bed.wallY + PAST_WALL;
  s.zone[i] = isPastWall ? zoneAt(bed, s.x[i], s.y[i]) : OPEN_PLAY;
}

function isOverHole(s: State, i: Slot, { holeX, holeY, holeRadius }: Mouth): boolean {
  const dx = holeX - s.x[i];
  const dy = holeY - s.y[i];
  return dx * dx + dy * dy < holeRadius * holeRadius;
}

/** Against the edge of the rubber, or down on its top. */
function meetRubber(s: State, i: Slot): void {
  const plate = s.bed.plates[s.ownPlace[i]];
  if (plate === undefined) return;
  const part = nearPlate(plate, s.x[i], s.y[i]);
  if (NEAR[0] < -EDGE_SLACK) {
    landOnRail(s, i, RUBBER_LEVEL);
    return;
  }
  const off = Math.max(0, NEAR[0]);
  const nx = NEAR[1];
  const ny = NEAR[2];
  const rise = s.z[i] - s.laws.params.noseHeight;
  const isNose = part === NOSE_EDGE;
  const rubber = isNose ? NOSE : part < FACING_EDGE ? JAW : FACING;
  contact[NORMAL_X] = nx;
  contact[NORMAL_Y] = ny;
  const met = resolveBallCushion(s, i, rubber);
  hopOff(s, i, off * nx, off * ny, rise, LEAST_PARTING);
  if (met && isNose) reportBallCushion(s, i, plate.wall);
  else if (met) {
    const end = plate.ends[(part - (rubber === JAW ? JAW_EDGE : FACING_EDGE)) as 0 | 1];
    reportBallJaw(s, i, s.bed.mouths[end.zone] as Mouth, plate.cushion);
  }
  resolveBallBed(s, i);
  if (s.z[i] === s.laws.radius) settleZone(s, i);
  touch(s, i);
}

/** Down on the top of a rail: it bounces, or rolls from now on. */
function landOnRail(s: State, i: Slot, level: number): void {
  s.z[i] = levelHeight(s, level);
  resolveBallRail(s, i);
  if (s.scalars[BED_IMPACT] > 0) reportBallBed(s, i, s.scalars[BED_IMPACT]);
  s.zone[i] = BEYOND;
  if (s.vz[i] === 0) s.motion[i] = ON_RAIL;
  touch(s, i);
}

/** Against the back of a pocket, its wall or its upper edge: it flies on. */
function meetIron(s: State, i: Slot): void {
  const iron = s.bed.irons[s.ownPlace[i]];
  if (iron === undefined) return;
  nearIron(iron, s.x[i], s.y[i]);
  const off = OFF_IRON[0];
  const rise = Math.max(0, s.z[i] - s.bed.capHeight);
  const d = Math.sqrt(off * off + rise * rise);
  resolveBallIron(s, i, (off * OFF_IRON[1]) / d, (off * OFF_IRON[2]) / d, rise / d);
  touch(s, i);
}

/** Over an inner edge of the rail: from there it flies. */
function rollOff(s: State, i: Slot): void {
  const speed2 = s.vx[i] * s.vx[i] + s.vy[i] * s.vy[i];
  if (speed2 < ROLLS_OFF_FROM * ROLLS_OFF_FROM) {
    leave(s, i, OFF_TABLE);
    return;
  }
  s.motion[i] = AIRBORNE;
  touch(s, i);
}

