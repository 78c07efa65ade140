/** Where the balls of a scene lie, and where a stroke must go to meet them. */
import { type Vec2, atan2, cos, degrees, distance, radians, sin } from '@tenball/base';
import { TABLES, type TableId, rackLayout, tableGeometry } from '@tenball/equipment';
import { MAX_BALLS } from '@tenball/physics';
import { type Chance } from './chance.ts';
import { type Balls, type Scene, paramsOf, reachOf } from './settings.ts';

/** What a scene is played on. */
export interface Ground {
  readonly table: TableId;
  readonly setting: string;
}

/** The triangle of ten from `seedNumber`, its gaps |N(0, sigma)| metres. */
export function racked({ table, setting }: Ground, seedNumber: number, sigma: number): Balls {
  return rackLayout(TABLES[table], seedNumber, sigma, paramsOf(setting).ballRadius);
}

/** `balls` and as many more as can be laid at random up to number `last`, none touching. */
export function scattered(chance: Chance, ground: Ground, balls: Balls, last: number): Balls {
  const reach = reachOf(ground.table, ground.setting);
  const clear = 2 * paramsOf(ground.setting).ballRadius + 1e-6;
  const all: Record<number, Vec2> = {};
  for (let ball = 0; ball <= last; ball += 1) {
    const given = balls[ball];
    if (given !== undefined) all[ball] = given;
  }
  for (let ball = 0; ball <= last; ball += 1) {
    const at = { x: chance.between(-reach.x, reach.x), y: chance.between(-reach.y, reach.y) };
    if (all[ball] !== undefined) continue;
    if (Object.values(all).every((other) => distance(other, at) >= clear)) all[ball] = at;
  }
  return all;
}

/** A point at least `margin` metres from every nose. */
export function anywhere(chance: Chance, ground: Ground, margin: number): Vec2 {
  const reach = reachOf(ground.table, ground.setting);
  return {
    x: chance.between(margin - reach.x, reach.x - margin),
    y: chance.between(margin - reach.y, reach.y - margin),
  };
}

/** The point `metres` from `from` in a direction, degrees; brought inside the rails. */
export function beside(ground: Ground, from: Vec2, metres: number, headingDegrees: number): Vec2 {
  const reach = reachOf(ground.table, ground.setting);
  const angle = radians(headingDegrees);
  return {
    x: Math.max(-reach.x, Math.min(reach.x, from.x + metres * cos(angle))),
    y: Math.max(-reach.y, Math.min(reach.y, from.y + metres * sin(angle))),
  };
}

/** The direction from one point to another, degrees. */
export function headingTo(from: Vec2, to: Vec2): number {
  return degrees(atan2(to.y - from.y, to.x - from.x));
}

/**
 * The direction in which a ball from `cue` meets one at `object` at a cut of `cutDegrees`; the sign
 * says on which side. Beyond what the distance allows the ball is missed.
 */
export function headingToCut(
  { setting }: Ground, cue: Vec2, object: Vec2, cutDegrees: number,
): number {
  const off = 2 * paramsOf(setting).ballRadius * sin(radians(cutDegrees));
  const far = distance(cue, object);
  const along = Math.sqrt(Math.max(0, far * far - off * off));
  return headingTo(cue, object) + degrees(atan2(off, along));
}

/** The direction from `cue` to where it must be to drive `object` towards `goal`, degrees. */
export function headingToDrive({ setting }: Ground, cue: Vec2, object: Vec2, goal: Vec2): number {
  const far = distance(object, goal);
  const back = (2 * paramsOf(setting).ballRadius) / far;
  const ghost = {
    x: object.x - (goal.x - object.x) * back, y: object.y - (goal.y - object.y) * back,
  };
  return headingTo(cue, ghost);
}

/** The middle of the mouth of one of the six pockets, and its axis into it. */
export function mouthOf(
  chance: Chance, { table, setting }: Ground,
): { readonly mouth: Vec2; readonly axis: Vec2 } {
  return chance.among(tableGeometry(TABLES[table], paramsOf(setting).jawRadius).holes);
}

/** Two balls snapped to the nanometre grid may come this much nearer, metres. */
const GRID_SLACK = 2e-9;

/** The balls of a scene but those that would lie in one of a lower number. */
export function withoutOverlaps({ balls, setting }: Scene): Balls {
  const clear = 2 * paramsOf(setting).ballRadius - GRID_SLACK;
  const kept: Record<number, Vec2> = {};
  for (let ball = 0; ball < MAX_BALLS; ball += 1) {
    const at = balls[ball];
    if (at === undefined) continue;
    if (Object.values(kept).every((other) => distance(other, at) >= clear)) kept[ball] = at;
  }
  return kept;
}
