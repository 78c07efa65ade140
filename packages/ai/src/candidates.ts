/**
 * What could be tried: the geometry of pots.
 *
 * Today the family is the direct pot. A bank, a kick or a combination adds a generator here that
 * returns its own geometry and a solver in `aim.ts`; strokes without a plan that happen to pot a
 * ball come from `sweep.ts`.
 */
import {
  type PocketView, type TableView, TYPICAL_SPEED, newWindow, windowInto,
} from './table-view.ts';
import { type Spread, isBlocked, isFree } from './spread.ts';

/** A direct pot: the ghost ball, the cut, and how wide the pocket is. */
export interface DirectPot {
  ball: number;
  pocket: PocketView | undefined;
  /** Centre of the ghost ball: the cue ball's centre at contact, metres. */
  ghostX: number;
  ghostY: number;
  /** Unit vector in which the object ball must leave. */
  targetX: number;
  targetY: number;
  /** Cosine of the cut angle. */
  cosine: number;
  /** From the cue ball to the ghost ball, and from the object ball to the pocket, metres. */
  cueWay: number;
  objectWay: number;
  /** Half of the pocket's window, radians. */
  half: number;
  /** Closed-form chance to pot it, a share of 1. */
  chance: number;
}

/** Cuts thinner than this are not played: 80 degrees. */
const LEAST_COSINE = 0.17;
/** Nearer than this the aim has no leverage on the object ball, metres. */
const LEAST_WAY = 0.002;
/** Lanes a hair narrower than a ball are still tried; the rehearsal has the last word. */
const LANE_SHARE = 0.995;
/**
 * Scatter of the object ball beside what the aim leaves, radians: of the contact itself, and of
 * speed and spin, in which an arm of net error sigma errs as well, in sigmas. Thin cuts have more.
 */
const SCATTER = 0.0008;
const SCATTER_SHARE = 1;
/**
 * What of an error of the cue ball's line arrives: throw takes a little from full hits and adds to
 * thin ones. Fitted, as is the scatter, to 350 thousand pots of three arms (docs/ai.md, "Windows").
 */
const GAIN = 0.95;
const THIN_GAIN = 0.2;
const LEAST_CHANCE = 0.02;
const MOST_POCKETS = 3;
/** A ball between the jaws is nearer than this to the mouth, |x| + |y|, metres. */
const JAW_RANGE = 0.15;
const scratch = newWindow();

export function newDirectPot(): DirectPot {
  return {
    ball: 0, pocket: undefined, ghostX: 0, ghostY: 0, targetX: 0, targetY: 0, cosine: 0,
    cueWay: 0, objectWay: 0, half: 0, chance: 0,
  };
}

/**
 * Fills `target` with the pot of `ball` into `pocket` with the cue ball at (cueX, cueY).
 * `sigma` is the error of the cue ball's direction, radians. False when there is no such shot.
 */
export function directPotInto(
  target: DirectPot, view: TableView, spread: Spread,
  shot: { cueX: number; cueY: number; ball: number; pocket: PocketView }, sigma: number,
): boolean {
  const window = scratch;
  const { cueX, cueY, ball, pocket } = shot;
  const x = spread.x[ball] ?? 0;
  const y = spread.y[ball] ?? 0;
  windowInto(window, view, pocket, x, y, TYPICAL_SPEED);
  if (window.half <= 0) return false;
  const ghostX = x - view.diameter * window.x;
  const ghostY = y - view.diameter * window.y;
  if (ghostX > view.maxX || ghostX < -view.maxX) return false;
  if (ghostY > view.maxY || ghostY < -view.maxY) return false;
  const dx = ghostX - cueX;
  const dy = ghostY - cueY;
  const cueWay = Math.sqrt(dx * dx + dy * dy);
  if (cueWay < LEAST_WAY) return false;
  const cosine = (dx * window.x + dy * window.y) / cueWay;
  if (cosine < LEAST_COSINE) return false;
  if (!hasLanes(view, spread, shot, ghostX, ghostY)) return false;
  target.ball = ball;
  target.pocket = pocket;
  target.ghostX = ghostX;
  target.ghostY = ghostY;
  target.targetX = window.x;
  target.targetY = window.y;
  target.cosine = cosine;
  target.cueWay = cueWay;
  target.objectWay = window.distance;
  target.half = window.half;
  target.chance = potChance(target, view.diameter, sigma);
  return true;
}

/**
 * Chance to pot in closed form, Φ((high − µ)/s) − Φ((low − µ)/s), in metres across the line of the
 * cue ball: s is what `sigma` comes to over its way, with the scatter of the contact; the edges are
 * where the window of the object ball's directions lies on its own flank, which falls away to the
 * thin side. µ is the middle of the window, where the ball is aimed.
 */
export function potChance(pot: DirectPot, diameter: number, sigma: number): number {
  const { cosine, half } = pot;
  const thinness = 1 - cosine;
  const aimed = sigma * pot.cueWay * (GAIN + THIN_GAIN * thinness);
  const share = SCATTER_SHARE * sigma;
  const flank = diameter * cosine;
  const scatter = (SCATTER * SCATTER + share * share) * (1 + 3 * thinness) * flank * flank;
  const scale = Math.SQRT1_2 / Math.sqrt(aimed * aimed + scatter);
  const bend = 0.5 * diameter * half * half * Math.sqrt(1 - Math.min(1, cosine * cosine));
  const thin = Math.max(0, flank * half - bend);
  return 0.5 * (errorFunction(thin * scale) + errorFunction((flank * half + bend) * scale));
}

/**
 * Turns `pot` to the window for an object ball that leaves with `speed` m/s: its target, cut and
 * chance. False, and `pot` as it was, where that speed has none.
 */
export function retarget(
  pot: DirectPot, view: TableView, spread: Spread, speed: number, sigma: number,
): boolean {
  if (pot.pocket === undefined) return false;
  const x = spread.x[pot.ball] ?? 0;
  const y = spread.y[pot.ball] ?? 0;
  windowInto(scratch, view, pot.pocket, x, y, speed);
  if (scratch.half <= 0) return false;
  const ghostX = x - view.diameter * scratch.x;
  const ghostY = y - view.diameter * scratch.y;
  const dx = ghostX - (spread.x[0] ?? 0);
  const dy = ghostY - (spread.y[0] ?? 0);
  const cueWay = Math.sqrt(dx * dx + dy * dy);
  const cosine = (dx * scratch.x + dy * scratch.y) / cueWay;
  if (cueWay < LEAST_WAY || cosine <= 0) return false;
  Object.assign(pot, {
    ghostX, ghostY, cueWay, cosine, targetX: scratch.x, targetY: scratch.y, half: scratch.half,
  });
  pot.chance = potChance(pot, view.diameter, sigma);
  return true;
}

/** The direct pots of `ball`, the likeliest first, at most three. */
export function directPots(
  view: TableView, spread: Spread, ball: number, sigma: number,
): DirectPot[] {
  const pots: DirectPot[] = [];
  const cueX = spread.x[0] ?? 0;
  const cueY = spread.y[0] ?? 0;
  for (const pocket of view.pockets) {
    const pot = newDirectPot();
    if (!directPotInto(pot, view, spread, { cueX, cueY, ball, pocket }, sigma)) continue;
    if (pot.chance > LEAST_CHANCE) pots.push(pot);
  }
  return pots.sort((a, b) => b.chance - a.chance).slice(0, MOST_POCKETS);
}

/** True when `ball` has a pocket to which its way is free, wherever the cue ball may be. */
export function hasOpenPocket(view: TableView, spread: Spread, ball: number): boolean {
  const window = scratch;
  const x = spread.x[ball] ?? 0;
  const y = spread.y[ball] ?? 0;
  for (const pocket of view.pockets) {
    windowInto(window, view, pocket, x, y, TYPICAL_SPEED);
    if (window.half <= 0) continue;
    const ghostX = x - view.diameter * window.x;
    const ghostY = y - view.diameter * window.y;
    const free = isFree(spread, ghostX, ghostY, 1 | (1 << ball), view.diameter * LANE_SHARE);
    if (!free) continue;
    const lane = {
      fromX: x, fromY: y, toX: pocket.mouth.x, toY: pocket.mouth.y, ignore: 1 << ball,
    };
    if (!isBlocked(spread, lane, view.diameter * LANE_SHARE)) return true;
  }
  return false;
}

function hasLanes(
  view: TableView, spread: Spread,
  shot: { cueX: number; cueY: number; ball: number; pocket: PocketView },
  ghostX: number, ghostY: number,
): boolean {
  const ignore = 1 << shot.ball;
  const clearance = view.diameter * LANE_SHARE;
  const fromX = spread.x[shot.ball] ?? 0;
  const fromY = spread.y[shot.ball] ?? 0;
  const { mouth } = shot.pocket;
  const toPocket = { fromX, fromY, toX: mouth.x, toY: mouth.y, ignore };
  if (isBlocked(spread, toPocket, clearance)) return false;
  if (isBehindJaw(view, shot.cueX, shot.cueY, ghostX, ghostY)) return false;
  const toGhost = { fromX: shot.cueX, fromY: shot.cueY, toX: ghostX, toY: ghostY, ignore };
  return !isBlocked(spread, toGhost, clearance);
}

/** True when a cue ball between the jaws of a pocket cannot leave it straight for (toX, toY). */
function isBehindJaw(
  view: TableView, cueX: number, cueY: number, toX: number, toY: number,
): boolean {
  if (Math.abs(cueX) <= view.maxX && Math.abs(cueY) <= view.maxY) return false;
  for (const { mouth, rightJaw, leftJaw } of view.pockets) {
    const near = Math.abs(mouth.x - cueX) + Math.abs(mouth.y - cueY);
    if (near > JAW_RANGE) continue;
    if (passesJaw(view, rightJaw.x - cueX, rightJaw.y - cueY, toX - cueX, toY - cueY)) return true;
    if (passesJaw(view, leftJaw.x - cueX, leftJaw.y - cueY, toX - cueX, toY - cueY)) return true;
  }
  return false;
}

/** True when the way (dx, dy) brings a ball against the jaw at (jawX, jawY) from its start. */
function passesJaw(
  view: TableView, jawX: number, jawY: number, dx: number, dy: number,
): boolean {
  if (jawX * dx + jawY * dy <= 0) return false;
  const aside = jawX * dy - jawY * dx;
  return aside * aside < view.jawReach * view.jawReach * (dx * dx + dy * dy);
}

/** The error function for x ≥ 0, within 5e-4 (Abramowitz and Stegun 7.1.27). */
export function errorFunction(x: number): number {
  const d = 1 + x * (0.278393 + x * (0.230389 + x * (0.000972 + x * 0.078108)));
  const squared = d * d;
  return 1 - 1 / (squared * squared);
}
