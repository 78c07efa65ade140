/**
 * What is next for a ball in a pocket's throat: specification 5.3.
 *
 * It falls freely, or the edge of the slate holds it (`pocket/tip-over.ts`). In the throat it meets
 * the facings, which lean back below their edge as the nose's contact does, so that a ball below
 * the height of one on the cloth meets planes; an upright cylinder, which is the liner on the far
 * half of the hole and below the edge the slate's wall on the near half; and the rounded edge, from
 * inside. All but the edge are quadratics.
 */
import { type FacingFace, type Mouth } from '../bed.ts';
import {
  COS, FROM_AXIS, GAP, OFF_SPEED, PLACE, PRESS, SIN, WITHIN, edgeReach, placeBall, placeOnEdge,
  pressAtPlace,
} from '../pocket/edge-place.ts';
import { FREE, ROLLS_ON } from '../pocket/fall.ts';
import { LEAST_PRESS, tipOver } from '../pocket/tip-over.ts';
import { DROPS, MEETS_EDGE, MEETS_FACING, MEETS_LINER, RETURNS } from '../queue.ts';
import { NEVER, type Slot, type State } from '../state.ts';

/** A ball closer to the edge than this touches it, metres: a step over it ends within a micron. */
const TOUCHES = 2e-5;
/** Speeds below this are round-off, m/s. */
const LEAST_RATE = 1e-9;
/** Nearer than this is contact, metres. */
const CONTACT_GAP = 1e-13;
/** A path that stays so close for so many steps of the walk grazes the edge and is let go. */
const WALK_LIMIT = 60;
/** Nearer to the hole's axis than this the edge is far: a plain bound is enough, metres. */
const NEAR_AXIS = 5e-3;
/** A ball that the edge stops pressing is clear of it for so long, s: nothing is looked for. */
const CLEAR_FOR = 2e-3;
/** A ball that cannot come nearer to a facing than this does not meet it, metres. */
const WELL_SHORT = 1e-9;
/** A fall that lasts longer than this, s, or strikes more often, is cut short. */
export const LONGEST_FALL = 3;
export const MOST_KNOCKS = 400;

/** Plans the way of falling ball `i` and finds its next event. */
export function detectFall(s: State, i: Slot, mouth: Mouth): void {
  const { fall } = s;
  if (s.stamp[i] - fall.since[i] > LONGEST_FALL || fall.knocks[i] > MOST_KNOCKS) {
    fall.cutShort += 1;
    s.ownTime[i] = s.stamp[i];
    s.ownKind[i] = DROPS;
    return;
  }
  // At the end of a step over the edge its place has just been found.
  if (fall.hold[i] !== ROLLS_ON) placeBall(s, i, mouth);
  if (PLACE[GAP] < TOUCHES && PLACE[COS] > 0 && PLACE[WITHIN] > -TOUCHES) touchEdge(s, i, mouth);
  else fallFreely(s, i, mouth, true);
  for (let k = 0; k < 2; k += 1) detectFacing(s, i, mouth.facings[k as 0 | 1], k);
}

/** At the edge: against it, held by it, or off it. */
function touchEdge(s: State, i: Slot, mouth: Mouth): void {
  const off = PLACE[OFF_SPEED];
  if (off < -LEAST_RATE) {
    s.fall.hold[i] = FREE;
    s.ownTime[i] = s.stamp[i];
    s.ownKind[i] = MEETS_EDGE;
    return;
  }
  pressAtPlace(s.laws);
  if (off <= LEAST_RATE && PLACE[PRESS] > LEAST_PRESS * s.laws.gravity) tipOver(s, i, mouth);
  else fallFreely(s, i, mouth, off > LEAST_RATE);
}

/** On a parabola under gravity. `isOff`: off the edge, or on the way off. */
function fallFreely(s: State, i: Slot, mouth: Mouth, isOff: boolean): void {
  const { gravity, radius } = s.laws;
  s.fall.hold[i] = FREE;
  s.fall.twistX[i] = 0;
  s.fall.twistY[i] = 0;
  s.fall.twistZ[i] = 0;
  s.ax[i] = 0;
  s.ay[i] = 0;
  s.az[i] = -gravity;
  const vz = s.vz[i];
  const deep = s.z[i] + radius;
  const down = deep > 0 ? (vz + Math.sqrt(vz * vz + 2 * gravity * deep)) / gravity : 0;
  s.motionEnd[i] = s.stamp[i] + down;
  s.ownTime[i] = s.motionEnd[i];
  s.ownKind[i] = DROPS;
  if (vz > 0) {
    const below = radius - s.z[i];
    const square = vz * vz - 2 * gravity * below;
    if (square >= 0) {
      WAIT[0] = Math.max(0, (2 * below) / (vz + Math.sqrt(square)));
      offer(s, i, RETURNS);
    }
  }
  setTimeOut(s, i, mouth);
  if (isWallAhead(s, i, mouth)) offer(s, i, MEETS_LINER);
  detectEdge(s, i, mouth, isOff);
}

/** How long until what is asked for, s: handed around like this it needs no box on the heap. */
const WAIT = new Float64Array(1) as unknown as Record<0, number>;

/** Takes an event WAIT from now if it is the soonest. */
function offer(s: State, i: Slot, kind: number): void {
  const time = s.stamp[i] + WAIT[0];
  if (!(time < s.ownTime[i])) return;
  s.ownTime[i] = time;
  s.ownKind[i] = kind;
}

/** Whether the liner or the slate is there when ball `i` leaves the circle of the wall. */
function isWallAhead(s: State, i: Slot, mouth: Mouth): boolean {
  const t = WAIT[0];
  if (t === NEVER) return false;
  const side = (s.x[i] + t * s.vx[i] - mouth.holeX) * mouth.axisX
    + (s.y[i] + t * s.vy[i] - mouth.holeY) * mouth.axisY;
  const z = s.z[i] + t * (s.vz[i] - 0.5 * s.laws.gravity * t);
  return side >= 0 || z <= -s.laws.params.edgeRadius;
}

/**
 * Writes into WAIT when ball `i` leaves the circle about the hole's axis in which it touches
 * neither wall nor edge; at once when it is past it.
 */
function setTimeOut(s: State, i: Slot, mouth: Mouth): void {
  const reach = mouth.wallRadius - s.laws.radius;
  const dx = s.x[i] - mouth.holeX;
  const dy = s.y[i] - mouth.holeY;
  const vx = s.vx[i];
  const vy = s.vy[i];
  const b = dx * vx + dy * vy;
  const c = dx * dx + dy * dy - reach * reach;
  const speed2 = vx * vx + vy * vy;
  const square = b * b - speed2 * c;
  if (b > 0 && c >= 0) {
    WAIT[0] = 0;
  } else if (speed2 === 0 || square < 0) {
    WAIT[0] = NEVER;
  } else {
    const root = Math.sqrt(square);
    WAIT[0] = b > 0 ? -c / (b + root) : (root - b) / speed2;
  }
}

/**
 * The edge, from within the hole. In the plane of distance r from the axis and height the edge is a
 * disc, convex; the way of the ball has r convex, bounded by r₀ + r′t + v²t²/2r₀, and height
 * concave. So the time to the disc's tangent line at the nearest point, a quadratic, is never too
 * long: walk.
 */
function detectEdge(s: State, i: Slot, mouth: Mouth, isOff: boolean): void {
  const { laws } = s;
  const { gravity } = laws;
  const x = s.x[i];
  const y = s.y[i];
  const vx = s.vx[i];
  const vy = s.vy[i];
  const vz = s.vz[i];
  const speed2 = vx * vx + vy * vy;
  const b0 = (x - mouth.holeX) * vx + (y - mouth.holeY) * vy;
  const reach = edgeReach(laws);
  const horizon = s.ownTime[i] - s.stamp[i];
  let t = isOff ? 0 : CLEAR_FOR;
  // Within the slate's wall there is no edge: WAIT holds when the ball gets there.
  if (PLACE[FROM_AXIS] < mouth.holeRadius - reach) t = WAIT[0];
  // From a touching start the contact distance is the present one.
  const slack = isOff && PLACE[GAP] < 0 ? PLACE[GAP] : 0;
  for (let k = 0; k < WALK_LIMIT; k += 1) {
    if (!(t <= horizon)) return;
    placeOnEdge(laws, mouth, x + t * vx, y + t * vy, s.z[i] + t * (vz - 0.5 * gravity * t));
    if (PLACE[COS] <= 0) return;
    const r = PLACE[FROM_AXIS];
    const far = r > NEAR_AXIS;
    const rise = vz - gravity * t;
    const out = far ? (b0 + t * speed2) / r : Math.sqrt(speed2);
    const rate = PLACE[COS] * rise - PLACE[SIN] * out;
    const gap = PLACE[GAP] - slack;
    if (gap <= CONTACT_GAP && rate < -LEAST_RATE) {
      s.ownTime[i] = s.stamp[i] + t;
      s.ownKind[i] = MEETS_EDGE;
      return;
    }
    const bend = -0.5 * PLACE[COS] * gravity - (far ? (PLACE[SIN] * speed2) / (2 * r) : 0);
    const root = Math.sqrt(rate * rate - 4 * bend * Math.max(gap, 0));
    const wait = rate < 0 ? (2 * gap) / (root - rate) : (rate + root) / (-2 * bend);
    if (wait <= 1e-16 * t) return;
    t += wait;
  }
}

/** A facing, as the plane that leans back below its edge. */
function detectFacing(s: State, i: Slot, facing: FacingFace, k: number): void {
  const { normalX, normalY } = facing;
  const { sinNose, cosNose, radius, params } = s.laws;
  const level = cosNose
    * ((s.x[i] - facing.x) * normalX + (s.y[i] - facing.y) * normalY);
  const c = radius - level - sinNose * (params.noseHeight - s.z[i]);
  const b = sinNose * s.vz[i] - cosNose * (s.vx[i] * normalX + s.vy[i] * normalY);
  const a = 0.5 * (sinNose * s.az[i] - cosNose * (s.ax[i] * normalX + s.ay[i] * normalY));
  const wait = s.ownTime[i] - s.stamp[i];
  if (c + wait * (Math.max(b, 0) + wait * Math.max(a, 0)) < -WELL_SHORT) return;
  let t = NEVER;
  if (c >= -CONTACT_GAP) {
    if (b > LEAST_RATE) t = 0;
    else if (a > 0 && b < 0) t = -b / a;
  } else {
    const square = b * b - 4 * a * c;
    if (square >= 0 && b > 0) t = (-2 * c) / (b + Math.sqrt(square));
    else if (a > 0) t = (Math.sqrt(square) - b) / (2 * a);
  }
  if (!(s.stamp[i] + t < s.ownTime[i])) return;
  s.ownTime[i] = s.stamp[i] + t;
  s.ownKind[i] = MEETS_FACING;
  s.ownPlace[i] = k;
}
