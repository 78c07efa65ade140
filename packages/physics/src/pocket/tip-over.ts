/**
 * A ball that the edge of the slate holds, on its way over it: specification 5.2.
 *
 * Down the edge it rolls as φ″ = (5/7)(g/T) sin φ − (v_t²/(r·T)) cos φ, along the edge it keeps
 * r·v_t: the edge pushes it in the plane through the hole's axis only. From this follow its speeds
 * at any place, 7/10·v² + g·z and r·v_t being constant; so steps may be coarse: only their duration
 * is approximate. A ball that slides over the edge is slowed by cloth friction until it rolls.
 *
 * Each step is a parabola from where the ball is to where it touches the edge again. With the push
 * of the edge frozen over a step the ball loses a little energy; its spin pays, so that its motion
 * does not, and the sum never rises.
 */
import { type Mouth } from '../bed.ts';
import { TIPS } from '../queue.ts';
import { type Slot, type State } from '../state.ts';
import {
  ALONG_SPEED, COS, DOWN_SPEED, FROM_AXIS, GAP, OUT_X, OUT_Y, PLACE, PRESS, SIN, WITHIN, edgeReach,
  placeOnEdge, pressAtPlace, splitSpeed,
} from './edge-place.ts';
import { ROLLS_ON, ROLLS_OVER, SLIDES_OVER } from './fall.ts';
import { payBySpin } from './pay-by-spin.ts';

/** Longest step, s, and most of the angle T sees in a step, radians. */
const LONGEST = 12e-3;
const TURN = 0.16;
/**
 * A step without a push, s: the ball falls less than the distance that still counts as touching.
 */
const MOMENT = 1e-3;
/** Slip that the cloth takes away at once, m/s. */
const LEAST_SLIP = 2e-2;
/** A step that ends closer to the rim than this ends on it, metres. */
export const ON_RIM = 1e-9;
/** The edge presses less than this share of gravity: the ball has left it. */
export const LEAST_PRESS = 0.02;

/** Places in `STEP`: the step that is being planned, and the ball's place at its start. */
const SECONDS = 0;
const PUSH_X = 1;
const PUSH_Y = 2;
const PUSH_Z = 3;
const ACROSS = 4;
const START_SIN = 5;
const START_COS = 6;
const START_X = 7;
const START_Y = 8;
const NEXT_DOWN = 9;
const NEXT_ALONG = 10;
const START_FROM_AXIS = 11;
const START_DOWN = 12;
const START_ALONG = 13;
const START_PRESS = 14;
type Step = Record<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14, number>;
const STEP = new Float64Array(15) as unknown as Step;

/**
 * Plans the next step of ball `i`, which the edge holds: `PLACE` has its place, speeds and press.
 */
export function tipOver(s: State, i: Slot, mouth: Mouth): void {
  const { fall } = s;
  const isRolling = fall.hold[i] === ROLLS_ON || isGripped(s, i);
  fall.hold[i] = isRolling ? ROLLS_OVER : SLIDES_OVER;
  const down = PLACE[DOWN_SPEED];
  const along = PLACE[ALONG_SPEED];
  STEP[START_FROM_AXIS] = PLACE[FROM_AXIS];
  STEP[START_DOWN] = down;
  STEP[START_ALONG] = along;
  STEP[START_PRESS] = PLACE[PRESS];
  STEP[START_SIN] = PLACE[SIN];
  STEP[START_COS] = PLACE[COS];
  STEP[START_X] = PLACE[OUT_X];
  STEP[START_Y] = PLACE[OUT_Y];
  STEP[ACROSS] = PLACE[PRESS] - s.laws.gravity * PLACE[COS];
  const speed = Math.sqrt(down * down + along * along);
  const turn = TURN * edgeReach(s.laws);
  STEP[SECONDS] = speed * LONGEST > turn ? turn / speed : LONGEST;
  if (isRolling) roll(s, i);
  else slide(s, i);
  fit(s, i, mouth);
  if (PLACE[WITHIN] < 0) endOnRim(s, i, mouth);
  else if (isRolling) endWhereItLeaves(s, i, mouth);
  fall.downSpeed[i] = STEP[NEXT_DOWN];
  fall.alongSpeed[i] = STEP[NEXT_ALONG];
  commit(s, i);
}

/** Whether ball `i` rolls over the edge; a slip that is hardly one is taken away. */
function isGripped(s: State, i: Slot): boolean {
  const { radius, inverseRadius } = s.laws;
  const nx = -PLACE[SIN] * PLACE[OUT_X];
  const ny = -PLACE[SIN] * PLACE[OUT_Y];
  const nz = PLACE[COS];
  const ux = s.vx[i] - radius * (s.wy[i] * nz - s.wz[i] * ny);
  const uy = s.vy[i] - radius * (s.wz[i] * nx - s.wx[i] * nz);
  const uz = s.vz[i] - radius * (s.wx[i] * ny - s.wy[i] * nx);
  if (ux * ux + uy * uy + uz * uz > LEAST_SLIP * LEAST_SLIP) return false;
  const k = 2 / 7;
  s.vx[i] -= k * ux;
  s.vy[i] -= k * uy;
  s.vz[i] -= k * uz;
  const about = s.wx[i] * nx + s.wy[i] * ny + s.wz[i] * nz;
  s.wx[i] = about * nx + inverseRadius * (ny * s.vz[i] - nz * s.vy[i]);
  s.wy[i] = about * ny + inverseRadius * (nz * s.vx[i] - nx * s.vz[i]);
  s.wz[i] = about * nz + inverseRadius * (nx * s.vy[i] - ny * s.vx[i]);
  splitSpeed(s.vx[i], s.vy[i], s.vz[i]);
  pressAtPlace(s.laws);
  return true;
}

/** Rolling: 5/7 of gravity down the edge; R times the twist is as much. */
function roll(s: State, i: Slot): void {
  const sin = STEP[START_SIN];
  const cos = STEP[START_COS];
  const pull = (5 / 7) * s.laws.gravity * sin;
  STEP[PUSH_X] = -pull * cos * STEP[START_X];
  STEP[PUSH_Y] = -pull * cos * STEP[START_Y];
  STEP[PUSH_Z] = -pull * sin;
  // n × downhill is the direction along the edge, clockwise.
  const twist = pull * s.laws.inverseRadius;
  s.fall.twistX[i] = twist * STEP[START_Y];
  s.fall.twistY[i] = -twist * STEP[START_X];
  s.fall.twistZ[i] = 0;
}

/** Sliding: gravity down the edge and friction against the slip, until that is used up. */
function slide(s: State, i: Slot): void {
  const { radius, gravity, torque, params } = s.laws;
  const sin = STEP[START_SIN];
  const cos = STEP[START_COS];
  const nx = -sin * STEP[START_X];
  const ny = -sin * STEP[START_Y];
  const nz = cos;
  const ux = s.vx[i] - radius * (s.wy[i] * nz - s.wz[i] * ny);
  const uy = s.vy[i] - radius * (s.wz[i] * nx - s.wx[i] * nz);
  const uz = s.vz[i] - radius * (s.wx[i] * ny - s.wy[i] * nx);
  const slip = Math.sqrt(ux * ux + uy * uy + uz * uz);
  const grip = params.muSlide * STEP[START_PRESS];
  const until = (2 * slip) / (7 * grip);
  if (until < STEP[SECONDS]) STEP[SECONDS] = until;
  const c = -grip / slip;
  const fx = c * ux;
  const fy = c * uy;
  const fz = c * uz;
  const pull = gravity * sin;
  STEP[PUSH_X] = fx - pull * cos * STEP[START_X];
  STEP[PUSH_Y] = fy - pull * cos * STEP[START_Y];
  STEP[PUSH_Z] = fz - pull * sin;
  s.fall.twistX[i] = -torque * (ny * fz - nz * fy);
  s.fall.twistY[i] = -torque * (nz * fx - nx * fz);
  s.fall.twistZ[i] = -torque * (nx * fy - ny * fx);
}

/** Sets ACROSS, the acceleration along the normal, so that the step ends on the edge. */
function fit(s: State, i: Slot, mouth: Mouth): void {
  const t = STEP[SECONDS];
  const half = 0.5 * t * t;
  const sin = STEP[START_SIN];
  const nx = -sin * STEP[START_X];
  const ny = -sin * STEP[START_Y];
  const nz = STEP[START_COS];
  for (let k = 0; k < 3; k += 1) {
    const across = STEP[ACROSS];
    placeOnEdge(
      s.laws, mouth,
      s.x[i] + t * s.vx[i] + half * (STEP[PUSH_X] + across * nx),
      s.y[i] + t * s.vy[i] + half * (STEP[PUSH_Y] + across * ny),
      s.z[i] + t * s.vz[i] + half * (STEP[PUSH_Z] + across * nz),
    );
    if (k === 2) return;
    const turned = PLACE[COS] * nz
      - PLACE[SIN] * (nx * PLACE[OUT_X] + ny * PLACE[OUT_Y]);
    STEP[ACROSS] = across - PLACE[GAP] / (half * turned);
  }
}

/** The step would end on the slate: it ends where the ball comes back over the rim. */
function endOnRim(s: State, i: Slot, mouth: Mouth): void {
  const dx = s.x[i] - mouth.holeX;
  const dy = s.y[i] - mouth.holeY;
  const vx = s.vx[i];
  const vy = s.vy[i];
  const b = dx * vx + dy * vy;
  const q = vx * vx + vy * vy + dx * STEP[PUSH_X] + dy * STEP[PUSH_Y];
  const c = dx * dx + dy * dy - mouth.holeRadius * mouth.holeRadius;
  const square = b * b - q * c;
  const root = square > 0 ? Math.sqrt(square) : 0;
  const longest = STEP[SECONDS];
  // The later of the two crossings: the first is where it came in.
  let t = b > 0 && c < 0 ? -c / (b + root) : (root - b) / q;
  for (let k = 0; k < 4; k += 1) {
    STEP[SECONDS] = t > 0 && t < longest ? t : longest;
    fit(s, i, mouth);
    const speed = outwardSpeedAtEnd(s, i);
    if (speed <= 0) break;
    t = STEP[SECONDS] + PLACE[WITHIN] / speed;
  }
  splitEnd(s, i);
}

function outwardSpeedAtEnd(s: State, i: Slot): number {
  splitEnd(s, i);
  return -PLACE[COS] * STEP[NEXT_DOWN];
}

/** Speeds at the end of the step as its own parabola has them. */
function splitEnd(s: State, i: Slot): void {
  const t = STEP[SECONDS];
  const across = STEP[ACROSS];
  const sin = STEP[START_SIN];
  splitSpeed(
    s.vx[i] + t * (STEP[PUSH_X] - across * sin * STEP[START_X]),
    s.vy[i] + t * (STEP[PUSH_Y] - across * sin * STEP[START_Y]),
    s.vz[i] + t * (STEP[PUSH_Z] + across * STEP[START_COS]),
  );
  STEP[NEXT_DOWN] = PLACE[DOWN_SPEED];
  STEP[NEXT_ALONG] = PLACE[ALONG_SPEED];
}

/** A step on which the edge stops pressing ends there. */
function endWhereItLeaves(s: State, i: Slot, mouth: Mouth): void {
  speedsByPlace(s, i);
  pressAtPlace(s.laws);
  const next = PLACE[PRESS];
  if (next >= 0) return;
  STEP[SECONDS] *= STEP[START_PRESS] / (STEP[START_PRESS] - next);
  fit(s, i, mouth);
  speedsByPlace(s, i);
}

/** Speeds where the step ends: 7/10·v² + g·z and r·v_t as at the start. */
function speedsByPlace(s: State, i: Slot): void {
  splitEnd(s, i);
  const down = STEP[START_DOWN];
  const along = STEP[START_ALONG];
  const above = PLACE[COS] * edgeReach(s.laws) - s.laws.params.edgeRadius;
  const next = (along * STEP[START_FROM_AXIS]) / PLACE[FROM_AXIS];
  const square = down * down + along * along - next * next
    + (10 / 7) * s.laws.gravity * (s.z[i] - above);
  const size = square > 0 ? Math.sqrt(square) : 0;
  PLACE[DOWN_SPEED] = PLACE[DOWN_SPEED] < 0 ? -size : size;
  PLACE[ALONG_SPEED] = next;
  STEP[NEXT_DOWN] = PLACE[DOWN_SPEED];
  STEP[NEXT_ALONG] = next;
}

/** Writes the step into the ball's row. */
function commit(s: State, i: Slot): void {
  const across = STEP[ACROSS];
  const sin = STEP[START_SIN];
  s.ax[i] = STEP[PUSH_X] - across * sin * STEP[START_X];
  s.ay[i] = STEP[PUSH_Y] - across * sin * STEP[START_Y];
  s.az[i] = STEP[PUSH_Z] + across * STEP[START_COS];
  s.fall.seconds[i] = STEP[SECONDS];
  if (!payBySpin(s, i)) dropBriefly(s, i);
  s.motionEnd[i] = s.stamp[i] + STEP[SECONDS];
  s.ownTime[i] = s.motionEnd[i];
  s.ownKind[i] = TIPS;
}

/**
 * Instead of a step that nothing can pay for: free for a moment, so short that it stays at hand.
 */
function dropBriefly(s: State, i: Slot): void {
  const { fall } = s;
  STEP[SECONDS] = Math.min(STEP[SECONDS], MOMENT);
  fall.hold[i] = SLIDES_OVER;
  fall.twistX[i] = 0;
  fall.twistY[i] = 0;
  fall.twistZ[i] = 0;
  s.ax[i] = 0;
  s.ay[i] = 0;
  s.az[i] = -s.laws.gravity;
}
