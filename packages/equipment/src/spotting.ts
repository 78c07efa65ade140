/** Where a ball is spotted: rules specification section 8 (S8, G1.4) in exact geometry. */
import { type Vec2, distance, present } from '@tenball/base';
import { type Ball, CUE_BALL } from './ball.ts';
import { type Layout, ballsOf, snapToNanometre } from './layout.ts';
import { type BallSize, STANDARD_BALL } from './placement.ts';
import { type TableSpec, spotsOf } from './table.ts';

/** What is left between a spotted ball and the cue ball, metres: never frozen to it. */
const CUE_BALL_GAP = 0.001;
/** Two balls on the nanometre grid that touch may overlap by this much, metres. */
const GRID_SLACK = 2e-9;

/** A stretch of the long string that the centre of the spotted ball cannot be in. */
interface Blocked {
  readonly from: number;
  readonly to: number;
}

/**
 * Where `ball` goes when it is spotted with the other balls as in `layout`: the foot spot; else the
 * nearest free point of the long string towards the foot rail, touching the ball in the way (1 mm
 * off if that is the cue ball); else the nearest one towards the head. No ball is moved.
 */
export function spotPosition(
  table: TableSpec, layout: Layout, ball: Ball, size: BallSize = STANDARD_BALL,
): Vec2 {
  const foot = { x: snapToNanometre(spotsOf(table).foot.x), y: 0 };
  const others = ballsOf(layout).filter((other) => other !== ball);
  if (others.every((other) => clearOf(layout, other, foot, size.radius))) return foot;
  const blocked = others.flatMap((other) => blockedBy(layout, other, size.radius));
  const end = table.length / 2 - size.railDistance + GRID_SLACK;
  const footward = blocked.map((stretch) => stretch.to)
    .filter((x) => foot.x < x && x <= end && isFree(blocked, x));
  if (footward.length > 0) return { x: Math.min(...footward), y: 0 };
  const headward = blocked.map((stretch) => stretch.from)
    .filter((x) => -end <= x && x < foot.x && isFree(blocked, x));
  return { x: present(nearest(headward), 'a free point on the long string'), y: 0 };
}

function nearest(headward: readonly number[]): number | undefined {
  return headward.length > 0 ? Math.max(...headward) : undefined;
}

/** An object ball may touch the ball on its spot; the cue ball may come near, but not touch. */
function clearOf(layout: Layout, other: Ball, at: Vec2, radius: number): boolean {
  const position = layout[other];
  if (position === undefined) return true;
  const gap = distance(position, at) - 2 * radius;
  return other === CUE_BALL ? gap > GRID_SLACK : gap >= -GRID_SLACK;
}

function blockedBy(layout: Layout, other: Ball, radius: number): Blocked[] {
  const position = layout[other];
  if (position === undefined) return [];
  const reach = 2 * radius + (other === CUE_BALL ? CUE_BALL_GAP : 0);
  const half = reach * reach - position.y * position.y;
  if (half <= 0) return [];
  const width = Math.sqrt(half);
  return [{
    from: snapToNanometre(position.x - width), to: snapToNanometre(position.x + width),
  }];
}

/** Ends of stretches are snapped, so a point is inside only when it is so by more than the grid. */
function isFree(blocked: readonly Blocked[], x: number): boolean {
  return blocked.every(({ from, to }) => x <= from + 5e-10 || x >= to - 5e-10);
}
