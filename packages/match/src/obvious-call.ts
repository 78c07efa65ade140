/**
 * The call that is evident to everybody without words (S4): the lowest ball, hit directly, going
 * straight into a pocket. Banks, kicks, combinations and caroms are never obvious.
 */
import {
  type Vec2, add, atan2, cross, distance, dot, normalise, radians, scale, sinCos, subtract,
} from '@tenball/base';
import {
  type Ball, CUE_BALL, type Hole, type Layout, type ObjectBall, type Pocket, STANDARD_BALL,
  type TableSpec, ballsOf, distanceToSegment, objectBallsOf, tableGeometry,
} from '@tenball/equipment';

const JAW_RADIUS = 0.005;
const R = STANDARD_BALL.radius;
/** A ball needs this share of its radius beside the line of its centre to drop. */
const NEEDED_ROOM = 0.75;
/** A player aims off the geometric line by throw and spin: allowed deviation, radians. */
const ALLOWANCE = 0.05;
/** The flattest approach to a pocket's axis at which a ball can drop, as a cosine. */
const FLATTEST = { corner: 0.62, side: 0.4 } as const;

export interface ObviousCall {
  readonly ball: ObjectBall;
  readonly pocket: Pocket;
}

/** The obvious call of a stroke along `headingDegrees`; undefined when it is not evident. */
export function obviousCall(
  layout: Layout, table: TableSpec, headingDegrees: number,
): ObviousCall | undefined {
  const ball = objectBallsOf(layout)[0];
  const cueBall = layout[CUE_BALL];
  const at = ball === undefined ? undefined : layout[ball];
  if (ball === undefined || at === undefined || cueBall === undefined) return undefined;
  if (!Number.isFinite(headingDegrees)) return undefined;
  const ghost = ghostBall(cueBall, at, headingDegrees);
  if (ghost === undefined || !isOnBed(table, ghost)) return undefined;
  if (!isClear(layout, [CUE_BALL, ball], cueBall, ghost)) return undefined;
  const direction = normalise(subtract(at, ghost));
  const hole = pocketAlong(table, at, direction);
  if (hole === undefined || !isClear(layout, [CUE_BALL, ball], at, hole.mouth)) return undefined;
  return { ball, pocket: hole.pocket };
}

/** Where the cue ball's centre is when it meets the ball at `target` along the heading. */
function ghostBall(cueBall: Vec2, target: Vec2, headingDegrees: number): Vec2 | undefined {
  const { cos, sin } = sinCos(radians(headingDegrees % 360));
  const heading = { x: cos, y: sin };
  const to = subtract(target, cueBall);
  const along = dot(to, heading);
  const off = cross(heading, to);
  const inside = 4 * R * R - off * off;
  if (along <= 0 || inside <= 0) return undefined;
  return add(cueBall, scale(heading, Math.max(0, along - Math.sqrt(inside))));
}

function isOnBed({ length, width, hasCushions }: TableSpec, at: Vec2): boolean {
  if (!hasCushions) return true;
  return Math.abs(at.x) <= length / 2 - STANDARD_BALL.railDistance + 1e-6
    && Math.abs(at.y) <= width / 2 - STANDARD_BALL.railDistance + 1e-6;
}

/** No ball but those named stands in the way from `from` to `to`. */
function isClear(layout: Layout, named: readonly Ball[], from: Vec2, to: Vec2): boolean {
  return ballsOf(layout).every((ball) => {
    const at = layout[ball];
    if (named.includes(ball) || at === undefined) return true;
    return distanceToSegment(at, from, to) >= 2 * R - 1e-6;
  });
}

/** The pocket the line meets nearest to its middle, within what that pocket accepts. */
function pocketAlong(table: TableSpec, at: Vec2, direction: Vec2): Hole | undefined {
  let best: { readonly hole: Hole; readonly off: number } | undefined;
  for (const hole of tableGeometry(table, JAW_RADIUS).holes) {
    const off = deviation(table, hole, at, direction);
    if (off !== undefined && (best === undefined || off < best.off)) best = { hole, off };
  }
  return best?.hole;
}

/** Angle between the line and the middle of the pocket, radians; undefined when it misses. */
function deviation(
  table: TableSpec, hole: Hole, at: Vec2, direction: Vec2,
): number | undefined {
  const isSide = hole.pocket === 'SL' || hole.pocket === 'SR';
  const toMouth = subtract(hole.mouth, at);
  const away = distance(hole.mouth, at);
  const approach = dot(normalise(toMouth), hole.axis);
  const inMouth = away < 2 * R && dot(direction, hole.axis) > 0;
  if (!inMouth && approach < (isSide ? FLATTEST.side : FLATTEST.corner)) return undefined;
  const half = (isSide ? table.sideMouth : table.cornerMouth) / 2;
  const room = Math.max(0, half * approach - NEEDED_ROOM * R);
  const accepted = atan2(room, Math.max(away, 1e-9)) + ALLOWANCE;
  const off = Math.abs(atan2(cross(direction, toMouth), dot(direction, toMouth)));
  return inMouth || off <= accepted ? off : undefined;
}
