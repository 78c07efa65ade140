/** Pots as plane geometry: the ghost ball, the cut, and who stands in either way. Exact units. */
import {
  type Result, type Vec2, add, distance, dot, err, normalise, ok, scale, subtract,
} from '@tenball/base';
import {
  BALL_RADIUS, type Ball, CUE_BALL, type Hole, type Layout, type ObjectBall, POCKETS, type Pocket,
  STANDARD_BALL, type TableSpec, ballsOf, distanceToSegment, tableGeometry,
} from '@tenball/equipment';
import { DEFAULT_PARAMS } from '@tenball/physics';

/** One ball straight into one pocket. Lengths in metres. */
export interface Pot {
  readonly ball: ObjectBall;
  readonly pocket: Pocket;
  /** Where the cue ball's centre is at the contact. */
  readonly ghost: Vec2;
  readonly cutDegrees: number;
  /** The first ball in the way of the object ball to the pocket. */
  readonly laneBlockedBy: Ball | undefined;
  /** The first ball in the way of the cue ball to the contact. */
  readonly wayBlockedBy: Ball | undefined;
}

/** Why a ball cannot go straight into a pocket. */
export type NoPot =
  | { readonly kind: 'no-ball' }
  | { readonly kind: 'no-pockets' }
  /** It would meet the jaws: it lies too flat to the mouth. */
  | { readonly kind: 'jaws' }
  /** The cue ball had to stand in the rail. */
  | { readonly kind: 'rail' }
  | { readonly kind: 'cut'; readonly cutDegrees: number };

/** Nobody cuts a ball thinner, degrees. */
export const THINNEST = 80;
/** The flattest approach to a pocket's axis at which a ball can drop, as a cosine. */
const FLATTEST = { corner: 0.62, side: 0.4 } as const;
const CLEARANCE = 2 * BALL_RADIUS - 1e-6;

/** `ball` straight into `pocket`, or why not. A way that is blocked is no reason. */
export function potInto(
  layout: Layout, table: TableSpec, ball: ObjectBall, pocket: Pocket,
): Result<Pot, NoPot> {
  const at = layout[ball];
  const cue = layout[CUE_BALL];
  if (at === undefined || cue === undefined) return err({ kind: 'no-ball' });
  const hole = holeOf(table, pocket);
  if (hole === undefined) return err({ kind: 'no-pockets' });
  const away = normalise(subtract(hole.mouth, at));
  if (distance(at, hole.mouth) > CLEARANCE && dot(away, hole.axis) < flattest(pocket)) {
    return err({ kind: 'jaws' });
  }
  const ghost = add(at, scale(away, -2 * BALL_RADIUS));
  if (!isOnBed(table, ghost)) return err({ kind: 'rail' });
  const cutDegrees = angleBetween(subtract(ghost, cue), away);
  if (cutDegrees > THINNEST) return err({ kind: 'cut', cutDegrees });
  return ok({
    ball, pocket, ghost, cutDegrees,
    laneBlockedBy: firstBetween(layout, ball, at, hole.mouth),
    wayBlockedBy: firstBetween(layout, ball, cue, ghost),
  });
}

/** All pots of `ball`: those with both ways clear first, then by the cut. */
export function potsOf(layout: Layout, table: TableSpec, ball: ObjectBall): readonly Pot[] {
  const pots = POCKETS.flatMap((pocket) => {
    const pot = potInto(layout, table, ball, pocket);
    return pot.ok ? [pot.value] : [];
  });
  return pots.sort((one, two) => (
    Number(!isClear(one)) - Number(!isClear(two)) || one.cutDegrees - two.cutDegrees
  ));
}

/** Nobody stands in either way. */
export function isClear({ laneBlockedBy, wayBlockedBy }: Pot): boolean {
  return laneBlockedBy === undefined && wayBlockedBy === undefined;
}

/** Sights: along the long rail from the head, along the short rail from the right. */
export function diamondsOf(table: TableSpec, at: Vec2): Vec2 {
  return {
    x: (at.x + table.length / 2) / (table.length / 8),
    y: (at.y + table.width / 2) / (table.width / 4),
  };
}

/** The place on the cloth, metres, of `diamonds`. */
export function placeOf(table: TableSpec, diamonds: Vec2): Vec2 {
  return {
    x: diamonds.x * (table.length / 8) - table.length / 2,
    y: diamonds.y * (table.width / 4) - table.width / 2,
  };
}

function holeOf(table: TableSpec, pocket: Pocket): Hole | undefined {
  if (!table.hasCushions) return undefined;
  return tableGeometry(table, DEFAULT_PARAMS.jawRadius).holes
    .find((hole) => hole.pocket === pocket);
}

function flattest(pocket: Pocket): number {
  return pocket === 'SL' || pocket === 'SR' ? FLATTEST.side : FLATTEST.corner;
}

function isOnBed({ length, width }: TableSpec, at: Vec2): boolean {
  return Math.abs(at.x) <= length / 2 - STANDARD_BALL.railDistance + 1e-6
    && Math.abs(at.y) <= width / 2 - STANDARD_BALL.railDistance + 1e-6;
}

/** The ball nearest to `from` that a ball on its way to `to` would touch. */
function firstBetween(layout: Layout, moved: Ball, from: Vec2, to: Vec2): Ball | undefined {
  const inWay = ballsOf(layout).flatMap((ball) => {
    const at = layout[ball];
    if (ball === moved || ball === CUE_BALL || at === undefined) return [];
    return distanceToSegment(at, from, to) < CLEARANCE ? [{ ball, far: distance(at, from) }] : [];
  });
  return inWay.sort((one, two) => one.far - two.far)[0]?.ball;
}

function angleBetween(one: Vec2, two: Vec2): number {
  const sizes = Math.hypot(one.x, one.y) * Math.hypot(two.x, two.y);
  // Frozen together on the line of the pot: no way to go, and nothing to cut.
  if (sizes < 1e-12) return 0;
  const cosine = Math.min(1, Math.max(-1, dot(one, two) / sizes));
  return (Math.acos(cosine) * 180) / Math.PI;
}
