/**
 * Where the windows of a pocket are measured: places of the ball as seen from the pocket, and
 * speeds. The generator walks these nodes, the planner interpolates between them.
 *
 * A corner is seen from its two rails: `along` is the greater, `off` the lesser of the distances
 * between the ball's centre and where it would touch the two rails. A side pocket is seen by the
 * slope |x| over depth of the way to its mouth, and the length of that way. Mirrors bring all four
 * corners, both sides of a corner's axis and all of the side pockets' quarters onto these.
 */

/** A node's place is MOST · (i / COUNT)²: fine at the pocket, coarse far away; metres. */
export const ALONG_MOST = 2.5;
export const ALONG_COUNT = 20;
/** Nodes off the nearer rail, of the same places: the table's width has no more. */
export const OFF_NODES = 15;
export const ALONG_NODES = ALONG_COUNT + 1;

/** Side pockets: slopes 0, 1/4 … 3; ways WAY_MOST · (i / WAY_COUNT)². */
export const SLOPE_STEPS = 4;
export const SLOPE_NODES = 13;
export const WAY_MOST = 1.8;
export const WAY_COUNT = 10;
export const WAY_NODES = WAY_COUNT + 1;

/** Speeds of the ball as it leaves, m/s: SPEED_MOST · ((k + SPEED_FIRST) / SPEED_COUNT)². */
export const SPEED_MOST = 6.4;
export const SPEED_COUNT = 11;
export const SPEED_FIRST = 3;
export const SPEED_NODES = SPEED_COUNT - SPEED_FIRST + 1;

/** Nodes of places of a corner and of a side pocket. */
export const CORNER_PLACES = ALONG_NODES * OFF_NODES;
export const SIDE_PLACES = WAY_NODES * SLOPE_NODES;

/** One step of a stored edge, metres; an edge lies within ±127 of them. */
export const EDGE_STEP = 0.001;
/** A pocket that takes nothing has no window between its edges. */
export const MOST_EDGE = 0.126;

export function alongAt(i: number): number {
  return ALONG_MOST * (i / ALONG_COUNT) * (i / ALONG_COUNT);
}

export function wayAt(i: number): number {
  return WAY_MOST * (i / WAY_COUNT) * (i / WAY_COUNT);
}

export function slopeAt(i: number): number {
  return i / SLOPE_STEPS;
}

export function speedAt(k: number): number {
  const share = (k + SPEED_FIRST) / SPEED_COUNT;
  return SPEED_MOST * share * share;
}
