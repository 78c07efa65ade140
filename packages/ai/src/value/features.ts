/**
 * A position as numbers for the net of the worth. All of them are made of distances, cosines and
 * sums over pockets, so the four mirror images of a position have the same features: the symmetry
 * need not be learned.
 */
import type { Spread } from '../spread.ts';
import type { TableView } from '../table-view.ts';
import { FAN_REAL, FAN_WIDE, fan, fanOut } from './fan.ts';
import {
  COSINE, LANE, LEAST_COSINE, POCKET_COUNT, REAL, SLOTS, WAY, WIDE, chanceOf, cue, ghostX, ghostY,
  isCrossed, isRoom, laneHalf, laneX, laneY, loadTable, loadedCount, seeFrom, seen, slotBall, slotX,
  slotY, tangledShare, way,
} from './lanes.ts';

/** Goes up with every change of what a feature means: weights of another version are not used. */
export const FEATURES_VERSION = 2;

/** What the features are told besides the position. */
export interface Beholder {
  readonly view: TableView;
  /** Net error of the cue ball's direction, radians; and of a worse arm, for margins. */
  readonly sigma: number;
  readonly wideSigma: number;
  /** Fourth root of the error in degrees: near to its logarithm from .005 to .8. */
  readonly sigmaRoot: number;
  /** Fourth root of the error of the speed, as a share of it. */
  readonly speedRoot: number;
  /** 1 when the head finds banks, kicks and combinations, else 0. */
  readonly indirect: number;
  /** A(n) of the closed form, by balls left. */
  readonly ladder: readonly number[];
}

/** Seven features of each of the two best pots, then the others in the order of `FEATURES`. */
const SHOT_FEATURES = 7;
const SHOTS = 2;
export const FEATURES = [
  'real 1', 'wide 1', 'fan real 1', 'fan wide 1', 'real × fan 1', 'cosine 1', 'way 1',
  'real 2', 'wide 2', 'fan real 2', 'fan wide 2', 'real × fan 2', 'cosine 2', 'way 2',
  'no pot', 'margin', 'open on', 'open next', 'open third', 'closed next', 'closed third',
  'tangled', 'visible', 'hidden', 'kicks', 'cue to rail', 'ball on to rail', 'balls left',
  'one over balls left', 'last but one', 'sigma', 'indirect', 'one foul', 'two fouls', 'in hand',
  'ladder', 'shot on the ladder', 'distance', 'speed error',
] as const;
export const FEATURE_COUNT = FEATURES.length;

const TEN_BALLS = 10;
/** Distances are told as shares of these, metres. */
const LONG_WAY = 1.5;
const RAIL_WAY = 0.25;
/** Balls with less than this between them are tangled: six tenths of a diameter, metres. */
const TANGLED_GAP = 0.034;
/** Sum of half windows that counts as half open, radians. */
const HALF_OPEN = 0.08;
/** A squared margin of this many deviations counts as certain. */
const SURE_MARGIN = 64;
const VIEW_POINTS = new Float64Array([-0.9, -0.45, 0, 0.45, 0.9]);
/** Cuts (as cosine and sine of 12 and 35 degrees) and way of the cue ball in hand, metres. */
const HAND_COSINES = new Float64Array([0.97815, 0.97815, 0.81915, 0.81915]);
const HAND_SINES = new Float64Array([0.20791, -0.20791, 0.57358, -0.57358]);
const HAND_WAY = 0.3;

/** Fills `target` for a position with the cue ball where it lies. */
export function featuresInto(
  target: Float64Array, beholder: Beholder, spread: Spread, fouls: number,
): void {
  loadTable(beholder.view, spread, beholder.sigma, beholder.wideSigma);
  target.fill(0);
  shotsInto(target, beholder);
  restInto(target, beholder, fouls);
}

/** Fills `target` for the cue ball in hand: as if it lay on the best of two dozen spots. */
export function featuresInHandInto(
  target: Float64Array, beholder: Beholder, spread: Spread, fouls: number,
): void {
  loadTable(beholder.view, spread, beholder.sigma, beholder.wideSigma);
  target.fill(0);
  putOnBestSpot(beholder.view);
  shotsInto(target, beholder);
  restInto(target, beholder, fouls);
  target[FEATURES.indexOf('in hand')] = 1;
}

/** The two widest pots, the one with the better leave first. */
function shotsInto(target: Float64Array, { view }: Beholder): void {
  let but = -1;
  for (let n = 0; n < SHOTS; n += 1) {
    if (!seeFrom(0, but)) break;
    but = seen[LANE] ?? -1;
    const real = chanceOf(seen[REAL] ?? 0);
    const at = n * SHOT_FEATURES;
    target[at] = real;
    target[at + 1] = chanceOf(seen[WIDE] ?? 0);
    target[at + 5] = seen[COSINE] ?? 0;
    target[at + 6] = Math.min(1, (seen[WAY] ?? 0) / LONG_WAY);
    if (n === 0) target[15] = Math.min(1, (seen[REAL] ?? 0) / SURE_MARGIN);
    if (slotBall[1] === 0) {
      fan[FAN_REAL] = 1;
      fan[FAN_WIDE] = 1;
    } else {
      fanOut(view);
    }
    target[at + 2] = fan[FAN_REAL] ?? 0;
    target[at + 3] = fan[FAN_WIDE] ?? 0;
    target[at + 4] = real * (fan[FAN_WIDE] ?? 0);
  }
  if (but < 0) target[14] = 1;
  if (rankOf(target, SHOT_FEATURES) > rankOf(target, 0)) swapShots(target);
}

function rankOf(target: Float64Array, at: number): number {
  return (target[at] ?? 0) * (0.3 + 0.7 * (target[at + 3] ?? 0));
}

function swapShots(target: Float64Array): void {
  for (let n = 0; n < SHOT_FEATURES; n += 1) {
    const first = target[n] ?? 0;
    target[n] = target[n + SHOT_FEATURES] ?? 0;
    target[n + SHOT_FEATURES] = first;
  }
}

function restInto(target: Float64Array, beholder: Beholder, fouls: number): void {
  const { view, ladder } = beholder;
  const left = loadedCount();
  let at = SHOTS * SHOT_FEATURES + 2;
  for (let slot = 0; slot < SLOTS; slot += 1) target[at + slot] = opennessOf(slot);
  at += SLOTS;
  target[at] = isClosed(1);
  target[at + 1] = isClosed(2);
  target[at + 2] = tangledShare(TANGLED_GAP, view.diameter);
  const visible = visibleShare(view);
  target[at + 3] = visible;
  target[at + 4] = visible === 0 ? 1 : 0;
  target[at + 5] = kickShare(view);
  target[at + 6] = railShare(view, cue[0] ?? 0, cue[1] ?? 0);
  target[at + 7] = railShare(view, slotX(0), slotY(0));
  target[at + 8] = left / TEN_BALLS;
  target[at + 9] = 1 / Math.max(1, left);
  target[at + 10] = left <= 2 ? 1 : 0;
  target[at + 11] = beholder.sigmaRoot;
  target[at + 12] = beholder.indirect;
  target[at + 13] = fouls === 1 ? 1 : 0;
  target[at + 14] = fouls >= 2 ? 1 : 0;
  const chance = target[0] ?? 0;
  const now = ladder[left] ?? 0.5;
  target[at + 16] = now;
  target[at + 17] = chance * (ladder[left - 1] ?? 1) + (1 - chance) * (1 - now);
  const dx = slotX(0) - (cue[0] ?? 0);
  const dy = slotY(0) - (cue[1] ?? 0);
  target[at + 18] = Math.min(1, Math.sqrt(dx * dx + dy * dy) / LONG_WAY);
  target[at + 19] = beholder.speedRoot;
}

/** How wide the open pockets of a slot's ball are in all, from 0 towards 1. */
function opennessOf(slot: number): number {
  let sum = 0;
  for (let n = 0; n < POCKET_COUNT; n += 1) sum += laneHalf[slot * POCKET_COUNT + n] ?? 0;
  return sum / (sum + HALF_OPEN);
}

function isClosed(slot: number): 0 | 1 {
  return slotBall[slot] !== 0 && opennessOf(slot) === 0 ? 1 : 0;
}

/** Share of the ball on that the cue ball reaches in a straight line, in fifths. */
function visibleShare(view: TableView): number {
  const fromX = cue[0] ?? 0;
  const fromY = cue[1] ?? 0;
  const dx = slotX(0) - fromX;
  const dy = slotY(0) - fromY;
  const length = Math.max(1e-9, Math.sqrt(dx * dx + dy * dy));
  const ux = dx / length;
  const uy = dy / length;
  way[0] = fromX;
  way[1] = fromY;
  let count = 0;
  for (let n = 0; n < VIEW_POINTS.length; n += 1) {
    const share = VIEW_POINTS[n] ?? 0;
    const aside = view.diameter * share;
    const before = view.diameter * Math.sqrt(1 - share * share);
    way[2] = fromX + dx - uy * aside - ux * before;
    way[3] = fromY + dy + ux * aside - uy * before;
    if (!isCrossed(0)) count += 1;
  }
  return count / VIEW_POINTS.length;
}

/** Of the four ways over one cushion to the ball on, the share that is free. */
function kickShare(view: TableView): number {
  const x = slotX(0);
  const y = slotY(0);
  const free = isKickFree(2 * view.maxX - x, y, view.maxX)
    + isKickFree(-2 * view.maxX - x, y, view.maxX)
    + isKickFree(x, 2 * view.maxY - y, view.maxY) + isKickFree(x, -2 * view.maxY - y, view.maxY);
  return free / 4;
}

/** 1 when the way by the mirror image at (x, y), over a cushion at `rail`, is free. */
function isKickFree(x: number, y: number, rail: number): 0 | 1 {
  const fromX = cue[0] ?? 0;
  const fromY = cue[1] ?? 0;
  const overX = x > rail || x < -rail ? x !== slotX(0) : false;
  const edge = overX ? (x > 0 ? rail : -rail) : (y > 0 ? rail : -rail);
  const from = overX ? fromX : fromY;
  const to = overX ? x : y;
  const share = to === from ? 0 : (edge - from) / (to - from);
  const turnX = fromX + share * (x - fromX);
  const turnY = fromY + share * (y - fromY);
  way[0] = fromX;
  way[1] = fromY;
  way[2] = turnX;
  way[3] = turnY;
  if (isCrossed(0)) return 0;
  way[0] = turnX;
  way[1] = turnY;
  way[2] = slotX(0);
  way[3] = slotY(0);
  return isCrossed(0) ? 0 : 1;
}

/** How far (x, y) is from the nearest cushion, up to a quarter of a metre. */
function railShare(view: TableView, x: number, y: number): number {
  const nearest = Math.min(view.maxX - Math.abs(x), view.maxY - Math.abs(y));
  return Math.min(1, Math.max(0, nearest) / RAIL_WAY);
}

/** Puts the cue ball where the ball on goes down and the next one is best left. */
function putOnBestSpot(view: TableView): void {
  let best = -1;
  let bestX = cue[0] ?? 0;
  let bestY = cue[1] ?? 0;
  for (let lane = 0; lane < POCKET_COUNT; lane += 1) {
    if ((laneHalf[lane] ?? 0) <= 0) continue;
    for (let cut = 0; cut < HAND_COSINES.length; cut += 1) {
      const cosine = HAND_COSINES[cut] ?? 1;
      const sine = HAND_SINES[cut] ?? 0;
      const ux = laneX[lane] ?? 0;
      const uy = laneY[lane] ?? 0;
      const x = (ghostX[lane] ?? 0) - HAND_WAY * (ux * cosine - uy * sine);
      const y = (ghostY[lane] ?? 0) - HAND_WAY * (uy * cosine + ux * sine);
      const rank = rankOfSpot(view, x, y);
      if (rank <= best) continue;
      best = rank;
      bestX = x;
      bestY = y;
    }
  }
  cue[0] = bestX;
  cue[1] = bestY;
}

/** How good a pot and its leave are from (x, y); −1 where the cue ball cannot stand. */
function rankOfSpot(view: TableView, x: number, y: number): number {
  if (x > view.maxX || x < -view.maxX || y > view.maxY || y < -view.maxY) return -1;
  if (!isRoom(0, x, y)) return -1;
  cue[0] = x;
  cue[1] = y;
  if (!seeFrom(0, -1) || (seen[COSINE] ?? 0) < LEAST_COSINE) return -1;
  const wide = chanceOf(seen[WIDE] ?? 0);
  if (slotBall[1] === 0) return wide;
  fanOut(view);
  return wide * (0.3 + 0.7 * (fan[FAN_WIDE] ?? 0));
}
