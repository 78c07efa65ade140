/**
 * The ways of the next three balls into the pockets, in columns: the leaf of the search looks at
 * them some thousand times a second, so nothing here makes an object.
 *
 * One table at a time lies in the columns: `loadTable` fills them, what follows reads them. It is
 * geometry of its own, so that the trained worth changes with nothing but itself.
 */
import type { Spread } from '../spread.ts';
import type { PocketView, TableView } from '../table-view.ts';

/** Balls that are looked at, the ball on first; and pockets. */
export const SLOTS = 3;
export const POCKET_COUNT = 6;

/** Cuts thinner than this are not played: 80 degrees. */
export const LEAST_COSINE = 0.17;
/** Scatter of the object ball that no aim removes, squared, radians. */
const SCATTER_SQUARED = 0.0017 * 0.0017;
const LANE_SHARE = 0.995;
const WIDEST_HALF = 0.6;

/** Where the cue ball is, or is thought to be: x, y. */
export const cue = new Float64Array(2);
/** A straight way: from x, y to x, y. */
export const way = new Float64Array(4);
/** Object balls on the table, close together, and their numbers. */
const ballX = new Float64Array(10);
const ballY = new Float64Array(10);
const ballNumbers = new Int8Array(10);
/** Number of the ball of each slot, 0 for none. */
export const slotBall = new Int8Array(SLOTS);
/** By slot and pocket: direction, half window (0 closed), way, and ghost ball. */
export const laneX = new Float64Array(SLOTS * POCKET_COUNT);
export const laneY = new Float64Array(SLOTS * POCKET_COUNT);
export const laneHalf = new Float64Array(SLOTS * POCKET_COUNT);
export const laneWay = new Float64Array(SLOTS * POCKET_COUNT);
export const ghostX = new Float64Array(SLOTS * POCKET_COUNT);
export const ghostY = new Float64Array(SLOTS * POCKET_COUNT);
/** The open lanes of each slot, close together, and how many they are. */
const openLanes = new Int8Array(SLOTS * POCKET_COUNT);
const openCounts = new Int8Array(SLOTS);
/** Squared errors of two arms over a ball's diameter: the player's, and a worse one. */
const spreads = new Float64Array(2);
/** What `seeFrom` found: lane, cosine, way, squared windows of both arms in deviations. */
export const LANE = 0;
export const COSINE = 1;
export const WAY = 2;
export const REAL = 3;
export const WIDE = 4;
export const seen = new Float64Array(5);

let count = 0;
let clearance = 0;

/** Loads `spread`: the balls, and the lanes of the lowest three; `sigma`s in radians. */
export function loadTable(
  view: TableView, spread: Spread, sigma: number, wideSigma: number,
): void {
  count = 0;
  for (let n = 1; n <= 10; n += 1) {
    if ((spread.mask & (1 << n)) === 0) continue;
    ballX[count] = spread.x[n] ?? 0;
    ballY[count] = spread.y[n] ?? 0;
    ballNumbers[count] = n;
    count += 1;
  }
  cue[0] = spread.x[0] ?? 0;
  cue[1] = spread.y[0] ?? 0;
  const { diameter } = view;
  clearance = diameter * LANE_SHARE;
  spreads[0] = (sigma / diameter) * (sigma / diameter);
  spreads[1] = (wideSigma / diameter) * (wideSigma / diameter);
  for (let slot = 0; slot < SLOTS; slot += 1) {
    slotBall[slot] = slot < count ? ballNumbers[slot] ?? 0 : 0;
    let open = 0;
    for (let lane = slot * POCKET_COUNT; lane < (slot + 1) * POCKET_COUNT; lane += 1) {
      laneHalf[lane] = 0;
      if (slot < count) openLane(view, slot, lane);
      if ((laneHalf[lane] ?? 0) <= 0) continue;
      openLanes[slot * POCKET_COUNT + open] = lane;
      open += 1;
    }
    openCounts[slot] = open;
  }
}

/** How many object balls are loaded. */
export function loadedCount(): number {
  return count;
}

/** Place of the ball of `slot`. */
export function slotX(slot: number): number {
  return ballX[slot] ?? 0;
}

export function slotY(slot: number): number {
  return ballY[slot] ?? 0;
}

/** Fills the lane of a slot's ball to a pocket: the directions that clear both jaws. */
function openLane(view: TableView, slot: number, lane: number): void {
  const to = view.pockets[lane - slot * POCKET_COUNT];
  if (to === undefined) return;
  const x = ballX[slot] ?? 0;
  const y = ballY[slot] ?? 0;
  const mouthX = to.mouth.x - x;
  const mouthY = to.mouth.y - y;
  laneWay[lane] = Math.sqrt(mouthX * mouthX + mouthY * mouthY);
  const before = mouthX * to.axis.x + mouthY * to.axis.y;
  let half = WIDEST_HALF;
  if (before < 0.25 * view.diameter) {
    const dx = to.hole.x - x;
    const dy = to.hole.y - y;
    const size = Math.max(1e-9, Math.sqrt(dx * dx + dy * dy));
    laneX[lane] = dx / size;
    laneY[lane] = dy / size;
  } else {
    half = windowInto(view, to, lane, slot);
  }
  if (half <= 0) return;
  const gx = x - view.diameter * (laneX[lane] ?? 0);
  const gy = y - view.diameter * (laneY[lane] ?? 0);
  if (gx > view.maxX || gx < -view.maxX || gy > view.maxY || gy < -view.maxY) return;
  ghostX[lane] = gx;
  ghostY[lane] = gy;
  way[0] = x;
  way[1] = y;
  way[2] = to.mouth.x;
  way[3] = to.mouth.y;
  if (isCrossed(slot) || !isRoom(slot, gx, gy)) return;
  laneHalf[lane] = half;
}

/** Writes the middle of the window into a lane; half of its width, or 0 when it is closed. */
function windowInto(view: TableView, to: PocketView, lane: number, slot: number): number {
  const x = ballX[slot] ?? 0;
  const y = ballY[slot] ?? 0;
  const reach = view.jawReach;
  const rdx = to.rightJaw.x - x;
  const rdy = to.rightJaw.y - y;
  const ldx = to.leftJaw.x - x;
  const ldy = to.leftJaw.y - y;
  const rightSquared = Math.max(1e-12, rdx * rdx + rdy * rdy);
  const leftSquared = Math.max(1e-12, ldx * ldx + ldy * ldy);
  const rightWay = Math.sqrt(Math.max(0, rightSquared - reach * reach));
  const leftWay = Math.sqrt(Math.max(0, leftSquared - reach * reach));
  const rightTurn = Math.min(reach, Math.sqrt(rightSquared));
  const leftTurn = -Math.min(reach, Math.sqrt(leftSquared));
  const rx = (rdx * rightWay - rdy * rightTurn) / rightSquared;
  const ry = (rdy * rightWay + rdx * rightTurn) / rightSquared;
  const lx = (ldx * leftWay - ldy * leftTurn) / leftSquared;
  const ly = (ldy * leftWay + ldx * leftTurn) / leftSquared;
  const opening = rx * ly - ry * lx;
  const sumX = rx + lx;
  const sumY = ry + ly;
  const size = Math.sqrt(sumX * sumX + sumY * sumY);
  if (opening <= 0 || size < 1e-9) return 0;
  laneX[lane] = sumX / size;
  laneY[lane] = sumY / size;
  const cosine = (sumX * to.axis.x + sumY * to.axis.y) / size;
  if (cosine < to.leastCosine) return 0;
  const facing = rx * lx + ry * ly;
  return facing < 0.5 ? WIDEST_HALF : Math.min(WIDEST_HALF, opening / 2);
}

/**
 * True when a ball other than those of slots 0 to `slot` stands in the straight way of `way`: the
 * lower ones are gone by the time the ball of that slot is played.
 */
export function isCrossed(slot: number): boolean {
  const fromX = way[0] ?? 0;
  const fromY = way[1] ?? 0;
  const ex = (way[2] ?? 0) - fromX;
  const ey = (way[3] ?? 0) - fromY;
  const squared = ex * ex + ey * ey;
  const limit = clearance * clearance;
  for (let n = slot + 1; n < count; n += 1) {
    const cx = (ballX[n] ?? 0) - fromX;
    const cy = (ballY[n] ?? 0) - fromY;
    const along = cx * ex + cy * ey;
    if (along <= 0) continue;
    const aside = cx * ey - cy * ex;
    if (along < squared) {
      if (aside * aside < limit * squared) return true;
      continue;
    }
    const px = cx - ex;
    const py = cy - ey;
    if (px * px + py * py < limit) return true;
  }
  return false;
}

/** True when a ball fits at (x, y) beside those that are left after slots 0 to `slot`. */
export function isRoom(slot: number, x: number, y: number): boolean {
  const limit = clearance * clearance;
  for (let n = slot + 1; n < count; n += 1) {
    const dx = (ballX[n] ?? 0) - x;
    const dy = (ballY[n] ?? 0) - y;
    if (dx * dx + dy * dy < limit) return false;
  }
  return true;
}

/**
 * The widest open pot of `slot`'s ball with the cue ball at `cue`, the lane `but` left out, into
 * `seen`. Wide means for the worse arm: the exact one finds nearly everything certain.
 */
export function seeFrom(slot: number, but: number): boolean {
  const x = cue[0] ?? 0;
  const y = cue[1] ?? 0;
  const real = spreads[0] ?? 0;
  const wide = spreads[1] ?? 0;
  let best = 0;
  const first = slot * POCKET_COUNT;
  const end = first + (openCounts[slot] ?? 0);
  for (let n = first; n < end; n += 1) {
    const lane = openLanes[n] ?? 0;
    if (lane === but) continue;
    const half = laneHalf[lane] ?? 0;
    const gx = ghostX[lane] ?? 0;
    const gy = ghostY[lane] ?? 0;
    const dx = gx - x;
    const dy = gy - y;
    const ahead = dx * (laneX[lane] ?? 0) + dy * (laneY[lane] ?? 0);
    if (ahead <= 0) continue;
    const squared = dx * dx + dy * dy;
    if (ahead * ahead < LEAST_COSINE * LEAST_COSINE * squared || squared < 4e-6) continue;
    const length = Math.sqrt(squared);
    const cosine = ahead / length;
    const scatter = SCATTER_SQUARED * (1 + 3 * (1 - cosine));
    const reach = (squared * squared) / (ahead * ahead);
    const width = (half * half) / (wide * reach + scatter);
    if (width <= best) continue;
    way[0] = x;
    way[1] = y;
    way[2] = gx;
    way[3] = gy;
    if (isCrossed(slot)) continue;
    best = width;
    seen[LANE] = lane;
    seen[COSINE] = cosine;
    seen[WAY] = length;
    seen[REAL] = (half * half) / (real * reach + scatter);
    seen[WIDE] = width;
  }
  return best > 0;
}

/** Chance from a squared half window in deviations: the error function (A. and S. 7.1.27). */
export function chanceOf(squaredWidth: number): number {
  const x = Math.sqrt(squaredWidth / 2);
  const d = 1 + x * (0.278393 + x * (0.230389 + x * (0.000972 + x * 0.078108)));
  const squared = d * d;
  return 1 - 1 / (squared * squared);
}

/** Pairs of balls nearer than `gap` metres from surface to surface, over the balls left. */
export function tangledShare(gap: number, diameter: number): number {
  const limit = (diameter + gap) * (diameter + gap);
  let pairs = 0;
  for (let a = 0; a < count; a += 1) {
    for (let b = a + 1; b < count; b += 1) {
      const dx = (ballX[a] ?? 0) - (ballX[b] ?? 0);
      const dy = (ballY[a] ?? 0) - (ballY[b] ?? 0);
      if (dx * dx + dy * dy < limit) pairs += 1;
    }
  }
  return pairs / Math.max(1, count);
}
