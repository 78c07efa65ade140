/** Where a ball fits: on the bed, behind the head string, clear of the others. */
import { type Vec2, distance, dot, subtract } from '@tenball/base';
import { BALL_RADIUS, type Ball } from './ball.ts';
import { type Layout, ballsOf, objectBallsOf } from './layout.ts';
import { type TableSpec, spotsOf, tableGeometry } from './table.ts';

/** The two lengths that decide whether a ball fits, metres. */
export interface BallSize {
  readonly radius: number;
  /** Distance of the centre from the line of the nose when the ball touches the cushion. */
  readonly railDistance: number;
}

/** Nose height of the WPA middle value, 0.635 of the diameter: sin θ = 0.27 over the centre. */
const STANDARD_NOSE_HEIGHT = 0.635 * 2 * BALL_RADIUS;
const JAW_RADIUS = 0.005;
/** Snapping two balls to the nanometre grid brings them at most this much nearer, metres. */
const GRID_SLACK = 2e-9;
/** A ball may hang this far over the edge of the slate and stay (physics specification 5.2). */
const OVERHANG = 0.002;
/** How far behind the nose lines a ball on the shelf of a pocket can lie, metres. */
const SHELF_REACH = 0.02;

/** The size of balls of `radius` at cushions with noses `noseHeight` over the cloth. */
export function ballSize(radius: number, noseHeight: number): BallSize {
  const up = noseHeight - radius;
  return { radius, railDistance: Math.sqrt(radius * radius - up * up) };
}

/** The size of a standard ball at a standard cushion. */
export const STANDARD_BALL: BallSize = ballSize(BALL_RADIUS, STANDARD_NOSE_HEIGHT);

/** Why the cue ball may not be put at a spot. */
export type PlacementProblem =
  | { readonly kind: 'off-table' }
  | { readonly kind: 'outside-house' }
  | { readonly kind: 'blocked'; readonly ball: Ball };

/**
 * Why the cue ball in hand may not stand at `at`; undefined when it may. The house is strictly
 * behind the head string (S2a). Touching a rail or a ball is allowed, overlapping is not.
 */
export function placementProblem(
  table: TableSpec, layout: Layout, at: Vec2, zone: 'anywhere' | 'house',
  size: BallSize = STANDARD_BALL,
): PlacementProblem | undefined {
  if (!isInsideRails(table, at, size)) return { kind: 'off-table' };
  if (zone === 'house' && !(at.x < spotsOf(table).headString)) return { kind: 'outside-house' };
  const ball = objectBallsOf(layout).find((other) => overlaps(layout, other, at, size.radius));
  return ball === undefined ? undefined : { kind: 'blocked', ball };
}

function overlaps(layout: Layout, other: Ball, at: Vec2, radius: number): boolean {
  const position = layout[other];
  return position !== undefined && distance(position, at) < 2 * radius - GRID_SLACK;
}

function isInsideRails(table: TableSpec, at: Vec2, size: BallSize): boolean {
  if (!table.hasCushions) return Number.isFinite(at.x) && Number.isFinite(at.y);
  const reachX = table.length / 2 - size.railDistance + GRID_SLACK;
  const reachY = table.width / 2 - size.railDistance + GRID_SLACK;
  return -reachX <= at.x && at.x <= reachX && -reachY <= at.y && at.y <= reachY;
}

/**
 * A ball can lie at rest at `at`: clear of the rubber to within `slack` metres and not over a
 * hole. Unlike a placement by hand this includes the jaws and shelves of the pockets.
 */
export function canRestAt(
  table: TableSpec, at: Vec2, slack = 1e-7, size: BallSize = STANDARD_BALL,
): boolean {
  if (isInsideRails(table, at, size)) return true;
  if (!table.hasCushions) return false;
  const insideX = Math.abs(at.x) <= table.length / 2 + SHELF_REACH;
  const insideY = Math.abs(at.y) <= table.width / 2 + SHELF_REACH;
  if (!insideX || !insideY) return false;
  const { noses, jaws, facings, holes } = tableGeometry(table, JAW_RADIUS);
  const need = size.railDistance - slack;
  return holes.every((hole) => distance(hole.centre, at) >= hole.radius - OVERHANG)
    && noses.every((nose) => distanceToSegment(at, nose.from, nose.to) >= need)
    && jaws.every((jaw) => distance(jaw.centre, at) >= jaw.radius + need)
    && facings.every((facing) => distanceToRay(at, facing) >= need);
}

function distanceToRay(
  at: Vec2, ray: { readonly from: Vec2; readonly direction: Vec2; readonly length: number },
): number {
  const to = {
    x: ray.from.x + ray.direction.x * ray.length, y: ray.from.y + ray.direction.y * ray.length,
  };
  return distanceToSegment(at, ray.from, to);
}

/** Distance of `at` from the segment `from`–`to`, metres. */
export function distanceToSegment(at: Vec2, from: Vec2, to: Vec2): number {
  const along = subtract(to, from);
  const size = dot(along, along);
  const share = size > 0 ? dot(subtract(at, from), along) / size : 0;
  const s = Math.max(0, Math.min(1, share));
  return distance(at, { x: from.x + along.x * s, y: from.y + along.y * s });
}

/** Two balls of `layout` that overlap by more than `slack` metres, the lower first. */
export function overlapIn(
  layout: Layout, slack = 1e-7, radius = BALL_RADIUS,
): readonly [Ball, Ball] | undefined {
  const balls = ballsOf(layout);
  for (const [index, first] of balls.entries()) {
    for (const second of balls.slice(index + 1)) {
      const a = layout[first];
      const b = layout[second];
      if (a && b && distance(a, b) < 2 * radius - slack) return [first, second];
    }
  }
  return undefined;
}
