/** Where the cue ball in hand goes: presets, steps of the arrows, the nearest point of the bed. */
import type { Vec2 } from '@tenball/base';
import { BALL_RADIUS, type TableSpec, snapToNanometre, spotsOf } from '@tenball/equipment';
import type { Match, Rejection } from '@tenball/match';

/** One press of an arrow key, metres. */
export const PLACE_STEP = 0.04;
/** A finger covers what it holds: the ball is carried this far above it, CSS pixels. */
export const FINGER_LIFT = 72;
/** The break is preset this far behind the head string, metres. */
const BEHIND_STRING = 0.06;
const SEARCH_STEP = 0.03;

/** `at` drawn onto the bed, so that the ball never leaves the cloth, on the nanometre grid. */
export function ontoBed(table: TableSpec, at: Vec2): Vec2 {
  const x = table.length / 2 - BALL_RADIUS;
  const y = table.width / 2 - BALL_RADIUS;
  return {
    x: snapToNanometre(Math.min(x, Math.max(-x, at.x))),
    y: snapToNanometre(Math.min(y, Math.max(-y, at.y))),
  };
}

/** Where the cue ball is preset for the break. */
export function breakPlace(table: TableSpec): Vec2 {
  return { x: snapToNanometre(spotsOf(table).headString - BEHIND_STRING), y: 0 };
}

export type PlacementProblem = (match: Match, at: Vec2) => Rejection | undefined;

/** The legal place nearest to `wish` on a grid; `wish` itself where it is legal or none is. */
export function nearestLegal(
  match: Match, table: TableSpec, wish: Vec2, problem: PlacementProblem,
): Vec2 {
  if (problem(match, wish) === undefined) return wish;
  for (let ring = 1; ring * SEARCH_STEP < table.length; ring += 1) {
    const steps = 8 * ring;
    for (let step = 0; step < steps; step += 1) {
      const angle = (2 * Math.PI * step) / steps;
      const reach = ring * SEARCH_STEP;
      const at = ontoBed(table, {
        x: wish.x + reach * Math.cos(angle), y: wish.y + reach * Math.sin(angle),
      });
      if (problem(match, at) === undefined) return at;
    }
  }
  return wish;
}
