/** Where balls lie, as arrays for the planner's inner loops; and what stands in whose way. */
import { BALLS, type Layout, withBall } from '@tenball/equipment';

/** Balls by number 0–10; `mask` has bit n set when ball n is on the table. Metres. */
export interface Spread {
  readonly x: Float64Array;
  readonly y: Float64Array;
  mask: number;
}

export const BALL_COUNT = 16;

export function newSpread(): Spread {
  return { x: new Float64Array(BALL_COUNT), y: new Float64Array(BALL_COUNT), mask: 0 };
}

/** The spread of `layout`. */
export function spreadOf(layout: Layout): Spread {
  const spread = newSpread();
  for (const ball of BALLS) {
    const at = layout[ball];
    if (at === undefined) continue;
    spread.x[ball] = at.x;
    spread.y[ball] = at.y;
    spread.mask |= 1 << ball;
  }
  return spread;
}

/** The layout of `spread`; for the rare steps that need the rules' own placement functions. */
export function layoutOf(spread: Spread): Layout {
  let layout: Layout = {};
  for (const ball of BALLS) {
    if (!has(spread, ball)) continue;
    layout = withBall(layout, ball, { x: spread.x[ball] ?? 0, y: spread.y[ball] ?? 0 });
  }
  return layout;
}

export function has(spread: Spread, ball: number): boolean {
  return (spread.mask & (1 << ball)) !== 0;
}

/** The lowest object ball on the table; 0 when there is none. */
export function lowestOf(spread: Spread): number {
  return nextAbove(spread, 0);
}

/** The lowest object ball above `ball`; 0 when there is none. */
export function nextAbove(spread: Spread, ball: number): number {
  for (let n = ball + 1; n <= 10; n += 1) if (has(spread, n)) return n;
  return 0;
}

/** How many object balls are on the table. */
export function countOf(spread: Spread): number {
  let count = 0;
  for (let n = 1; n <= 10; n += 1) if (has(spread, n)) count += 1;
  return count;
}

/** A straight path of a ball's centre that skips some balls. */
export interface Lane {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
  /** Bits of balls that do not count as obstacles. */
  readonly ignore: number;
}

/** True when some object ball comes nearer than `clearance` to the lane. */
export function isBlocked(spread: Spread, lane: Lane, clearance: number): boolean {
  const ex = lane.toX - lane.fromX;
  const ey = lane.toY - lane.fromY;
  const squared = ex * ex + ey * ey;
  const limit = clearance * clearance;
  const mask = spread.mask & ~lane.ignore;
  for (let n = 1; n <= 10; n += 1) {
    if ((mask & (1 << n)) === 0) continue;
    const cx = (spread.x[n] ?? 0) - lane.fromX;
    const cy = (spread.y[n] ?? 0) - lane.fromY;
    let along = (cx * ex + cy * ey) / squared;
    if (along <= 0) continue;
    if (along > 1) along = 1;
    const px = cx - along * ex;
    const py = cy - along * ey;
    if (px * px + py * py < limit) return true;
  }
  return false;
}

/** True when a ball fits at (x, y) without touching one of the others. */
export function isFree(spread: Spread, x: number, y: number, ignore: number, diameter: number) {
  const mask = spread.mask & ~ignore;
  const limit = diameter * diameter;
  for (let n = 0; n <= 10; n += 1) {
    if ((mask & (1 << n)) === 0) continue;
    const dx = (spread.x[n] ?? 0) - x;
    const dy = (spread.y[n] ?? 0) - y;
    if (dx * dx + dy * dy < limit) return false;
  }
  return true;
}

