/**
 * A flying ball and what is not the bed: rubber, the top of the rails, the back of a pocket, the
 * outer edge. Specification 1.8, 4.7. In plan a flight is straight, with air drag too.
 */
import { firstRise } from '@tenball/base';
import { LANDS_ON_RAIL, LEAVES_TABLE, MEETS_IRON, MEETS_RUBBER, MOTION_ENDS } from '../queue.ts';
import { NEVER, type Slot, type State } from '../state.ts';
import { type Iron } from '../rail-shapes.ts';
import { ADVANCED, timeToRing } from './rail-iron.ts';
import { WALK, timeToPlate } from './rail-plate.ts';
import { IRON, NO_RAIL, railUnder } from './rail-top.ts';

/** On which level a ball comes down on a rail: rubber where it came over low, or the cap. */
export const RUBBER_LEVEL = 0;
export const CAP_LEVEL = 1;

/** Height of the centre of a ball that lies on a level of the rails. */
export function levelHeight(s: State, level: number): number {
  return s.laws.radius + (level === CAP_LEVEL ? s.bed.capHeight : s.laws.params.noseHeight);
}

/** Sooner than the end of the flight of ball `i`: what else it meets. */
export function detectFlight(s: State, i: Slot): void {
  const { bed } = s;
  const horizon = s.ownTime[i] - s.stamp[i];
  if (!isNearRail(s, i, 0) && !isNearRail(s, i, horizon)) return;
  detectEdge(s, i);
  for (let k = 0; k < bed.plates.length; k += 1) detectPlate(s, i, k);
  detectTop(s, i, CAP_LEVEL);
  detectTop(s, i, RUBBER_LEVEL);
  for (let zone = 0; zone < bed.irons.length; zone += 1) {
    const iron = bed.irons[zone];
    if (iron !== undefined) detectIron(s, i, iron, zone);
  }
}

/** Whether a ball is close enough to the noses to touch one, or beyond them, `t` seconds on. */
function isNearRail(s: State, i: Slot, t: number): boolean {
  const { bed } = s;
  const { radius } = s.laws;
  return Math.abs(xAfter(s, i, t)) > bed.noseX - radius
    || Math.abs(yAfter(s, i, t)) > bed.noseY - radius;
}

function xAfter(s: State, i: Slot, t: number): number {
  return s.x[i] + t * (s.vx[i] + 0.5 * s.ax[i] * t);
}

function yAfter(s: State, i: Slot, t: number): number {
  return s.y[i] + t * (s.vy[i] + 0.5 * s.ay[i] * t);
}

/** Takes an event `t` seconds from now if it is the soonest. */
export function offer(s: State, i: Slot, t: number, kind: number, place: number): void {
  const time = s.stamp[i] + t;
  if (!(time < s.ownTime[i])) return;
  s.ownTime[i] = time;
  s.ownKind[i] = kind;
  s.ownPlace[i] = place;
}

/** A ball on or above the rails, or on its way there: the outer edge of the table. */
export function detectEdge(s: State, i: Slot): void {
  const { edgeX, edgeY } = s.bed;
  const hx = 0.5 * s.ax[i];
  const hy = 0.5 * s.ay[i];
  const x = s.vx[i] < 0
    ? timeToEdge(-hx, -s.vx[i], -s.x[i] - edgeX) : timeToEdge(hx, s.vx[i], s.x[i] - edgeX);
  const y = s.vy[i] < 0
    ? timeToEdge(-hy, -s.vy[i], -s.y[i] - edgeY) : timeToEdge(hy, s.vy[i], s.y[i] - edgeY);
  offer(s, i, Math.min(x, y), LEAVES_TABLE, 0);
}

function timeToEdge(half: number, speed: number, short: number): number {
  return short < 0 ? firstRise(half, speed, short) : 0;
}

function detectPlate(s: State, i: Slot, k: number): void {
  const plate = s.bed.plates[k];
  if (plate === undefined) return;
  const { normalX, normalY, ends: [end], jawRadius } = plate;
  const { radius } = s.laws;
  const horizon = s.ownTime[i] - s.stamp[i];
  const nose = end.x * normalX + end.y * normalY + jawRadius;
  const now = s.x[i] * normalX + s.y[i] * normalY - nose;
  const then = xAfter(s, i, horizon) * normalX + yAfter(s, i, horizon) * normalY - nose;
  if (now > radius && then > radius) return;
  const t = timeToPlate(s, i, plate, horizon);
  if (!(t <= horizon)) return;
  if (WALK[0] === 0) offer(s, i, t, MEETS_RUBBER, k);
  else offer(s, i, t, MOTION_ENDS, k);
}

/** Down on the cap; or on the iron at the height of the rubber, for a ball that came over low. */
function detectTop(s: State, i: Slot, level: number): void {
  const { gravity } = s.laws;
  const vz = s.vz[i];
  const below = s.z[i] - levelHeight(s, level);
  const square = vz * vz + 2 * gravity * below;
  if (square < 0 || (below < 0 && vz <= 0)) return;
  const root = Math.sqrt(square);
  const t = vz >= 0 ? (vz + root) / gravity : (2 * below) / (root - vz);
  if (!(s.stamp[i] + t < s.ownTime[i])) return;
  const under = railUnder(s.bed, xAfter(s, i, t), yAfter(s, i, t));
  if (level === CAP_LEVEL ? under !== NO_RAIL : under === IRON) {
    offer(s, i, t, LANDS_ON_RAIL, level);
  }
}

/** Against the back of a pocket: its wall up to the height of the cap, or the edge of that. */
function detectIron(s: State, i: Slot, iron: Iron, zone: number): void {
  const speed2 = s.vx[i] * s.vx[i] + s.vy[i] * s.vy[i];
  const { radius } = s.laws;
  const nearest = timeOutOf(s, i, iron, speed2, iron.radius + radius);
  if (nearest === NEVER) return;
  const wall = timeOutOf(s, i, iron, speed2, iron.radius - radius);
  if (isAtWall(s, i, iron, wall)) offer(s, i, wall, MEETS_IRON, zone);
  const horizon = s.ownTime[i] - s.stamp[i];
  const ring = timeToRing(s, i, iron, horizon);
  if (!(ring <= horizon)) return;
  if (ADVANCED[0] === 1) offer(s, i, ring, MOTION_ENDS, zone);
  else if (isAboveWall(s, i, ring)) offer(s, i, ring, MEETS_IRON, zone);
}

/** Seconds until a ball leaves a circle about the hole's centre. */
function timeOutOf(s: State, i: Slot, iron: Iron, speed2: number, reach: number): number {
  if (speed2 === 0) return NEVER;
  const dx = s.x[i] - iron.holeX;
  const dy = s.y[i] - iron.holeY;
  const b = dx * s.vx[i] + dy * s.vy[i];
  const discriminant = b * b - speed2 * (dx * dx + dy * dy - reach * reach);
  if (discriminant < 0) return NEVER;
  const way = (Math.sqrt(discriminant) - b) / speed2;
  return way < 0 ? NEVER : timeOfWay(s, i, way, speed2);
}

/** Seconds for `way` times the present velocity, with drag along it. */
export function timeOfWay(s: State, i: Slot, way: number, speed2: number): number {
  const loss = -(s.ax[i] * s.vx[i] + s.ay[i] * s.vy[i]) / speed2;
  const square = 1 - 2 * loss * way;
  return square < 0 ? NEVER : (2 * way) / (1 + Math.sqrt(square));
}

function isAboveWall(s: State, i: Slot, t: number): boolean {
  return s.z[i] + t * (s.vz[i] + 0.5 * s.az[i] * t) >= s.bed.capHeight;
}

function isAtWall(s: State, i: Slot, iron: Iron, t: number): boolean {
  if (!(s.stamp[i] + t < s.ownTime[i]) || isAboveWall(s, i, t)) return false;
  const x = xAfter(s, i, t);
  const y = yAfter(s, i, t);
  const behind = (x - iron.holeX) * iron.axisX + (y - iron.holeY) * iron.axisY;
  return behind > 0 && railUnder(s.bed, x, y) === NO_RAIL;
}
