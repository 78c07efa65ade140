/** The strokes that a search goes through, as points of a cube with edges from 0 to 1. */
import { type Seed, uniform } from '@tenball/base';
import { BALL_RADIUS, type TableSpec } from '@tenball/equipment';
import type { BreakPlan } from '@tenball/ai';

export type Point = readonly number[];

/** What a search may use. */
export interface Space {
  readonly table: TableSpec;
  /** Fastest cue ball, m/s. */
  readonly fastest: number;
}

/** Place along and across, speed, follow, side, aim, elevation. */
export const DIMENSIONS = 7;

/** Strokes softer than this make no ball worth the search, m/s. */
export const LEAST_SPEED = 7;
/** What the fastest cue that an arm moves gives a cue ball hit in the middle, m/s. */
export const MOST_SPEED = 15.7;
/** A plan that no arm can strike harder. */
export const HARDEST: BreakPlan = {
  along: -0.25, across: 0, ballSpeed: MOST_SPEED, tipUp: 0, tipRight: 0, aside: 0,
  elevationDegrees: 0,
};
const MOST_UP = 0.4;
const MOST_RIGHT = 0.35;
const MOST_ASIDE = 0.03;
const MOST_ELEVATION = 12;
/** Room for a ball beside the cushions, and behind the head string, metres. */
const RAIL_ROOM = BALL_RADIUS + 0.002;
const STRING_ROOM = 0.002;

/**
 * The plan at `point`. The cue ball stands left of the middle or in it: the rack has no handedness.
 * Side spin lies dense about none, and half of the cube has a level cue.
 */
export function planAt({ table, fastest }: Space, point: Point): BreakPlan {
  const [x = 0, y = 0, speed = 0, up = 0, right = 0, aside = 0, raised = 0] = point;
  const back = table.length / 2 - RAIL_ROOM;
  const front = table.length / 4 + STRING_ROOM;
  const side = 2 * right - 1;
  return {
    along: rounded(-(back + (front - back) * x) / table.length, 4),
    across: rounded(((table.width / 2 - RAIL_ROOM) * y) / table.width, 4),
    ballSpeed: rounded(LEAST_SPEED + (fastest - LEAST_SPEED) * speed, 2),
    tipUp: rounded(MOST_UP * (2 * up - 1), 3),
    tipRight: rounded(MOST_RIGHT * side * Math.abs(side), 3),
    aside: rounded(MOST_ASIDE * (2 * aside - 1), 4),
    elevationDegrees: rounded(MOST_ELEVATION * Math.max(0, 2 * raised - 1), 1),
  };
}

/** The point at which `plan` stands, as near as the cube allows; the inverse of `planAt`. */
export function pointOf({ table, fastest }: Space, plan: BreakPlan): Point {
  const back = table.length / 2 - RAIL_ROOM;
  const front = table.length / 4 + STRING_ROOM;
  const side = plan.tipRight / MOST_RIGHT;
  return [
    (-plan.along * table.length - back) / (front - back),
    (plan.across * table.width) / (table.width / 2 - RAIL_ROOM),
    (plan.ballSpeed - LEAST_SPEED) / (fastest - LEAST_SPEED),
    (plan.tipUp / MOST_UP + 1) / 2,
    (Math.sign(side) * Math.sqrt(Math.abs(side)) + 1) / 2,
    (plan.aside / MOST_ASIDE + 1) / 2,
    (plan.elevationDegrees / MOST_ELEVATION + 1) / 2,
  ].map((value) => Math.max(0, Math.min(1, value)));
}

/** A point anywhere in the cube, for number `key` of `seed`. */
export function randomPoint(seed: Seed, key: number): Point {
  return Array.from({ length: DIMENSIONS }, (_, axis) => uniform(seed, key * DIMENSIONS + axis));
}

/** Plans are data to be read: no more digits than an arm could tell apart. */
function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits)) + 0;
}
