/**
 * Where a ball is as seen from the rounded edge of the slate. Specification 5.1, 5.2.
 *
 * The edge is a tube of radius r_s around the circle of radius r_h − no part of the flat slate lies
 * inside that circle − at z = −r_s. A ball touches it when its centre is T = R + r_s from the
 * tube's own circle. Seen in the plane through the hole's axis the tube is a disc: angle φ over the
 * edge, nought on the slate.
 */
import { type Mouth } from '../bed.ts';
import { type Laws } from '../laws.ts';
import { type Slot, type State } from '../state.ts';

/** Places in `PLACE`, which holds what the last call found and nothing longer. */
export const OUT_X = 0;
export const OUT_Y = 1;
/** Distance from the hole's axis. */
export const FROM_AXIS = 2;
/** How far within the rim, and from the tube's surface. */
export const WITHIN = 3;
export const GAP = 4;
/** sin φ and cos φ: the normal is (−sin φ·out, cos φ), downhill is (−cos φ·out, −sin φ). */
export const SIN = 5;
export const COS = 6;
/** Speeds from the tube, down the edge, along it (counter-clockwise). */
export const OFF_SPEED = 7;
export const DOWN_SPEED = 8;
export const ALONG_SPEED = 9;
/** How hard the edge presses there, see `pressAtPlace`. */
export const PRESS = 10;
type Place = Record<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10, number>;
export const PLACE = new Float64Array(11) as unknown as Place;

/** T: from the tube's own circle to the centre of a ball that touches. */
export function edgeReach({ radius, params }: Laws): number {
  return radius + params.edgeRadius;
}

/** Speed at which a ball leaves an edge of this radius at once, m/s: √(g·(R + r)), 5.2. */
export function edgeLaunchSpeed(gravity: number, radius: number, edgeRadius: number): number {
  return Math.sqrt(gravity * (radius + edgeRadius));
}

/** Finds the place of ball `i`, whose row holds now, and splits its velocity there. */
export function placeBall(s: State, i: Slot, mouth: Mouth): void {
  placeOnEdge(s.laws, mouth, s.x[i], s.y[i], s.z[i]);
  splitSpeed(s.vx[i], s.vy[i], s.vz[i]);
}

/** Finds the place of a centre. */
export function placeOnEdge(laws: Laws, mouth: Mouth, x: number, y: number, z: number): void {
  const dx = x - mouth.holeX;
  const dy = y - mouth.holeY;
  const fromAxis = Math.sqrt(dx * dx + dy * dy);
  const within = mouth.holeRadius - fromAxis;
  const above = z + laws.params.edgeRadius;
  const d = Math.sqrt(within * within + above * above);
  // On the axis every way is out; along the pocket's own is as good as any.
  PLACE[OUT_X] = fromAxis > 0 ? dx / fromAxis : mouth.axisX;
  PLACE[OUT_Y] = fromAxis > 0 ? dy / fromAxis : mouth.axisY;
  PLACE[FROM_AXIS] = fromAxis;
  PLACE[WITHIN] = within;
  PLACE[GAP] = d - edgeReach(laws);
  PLACE[SIN] = within / d;
  PLACE[COS] = above / d;
}

/** Splits a velocity at the place found last. */
export function splitSpeed(vx: number, vy: number, vz: number): void {
  const out = vx * PLACE[OUT_X] + vy * PLACE[OUT_Y];
  const sin = PLACE[SIN];
  const cos = PLACE[COS];
  PLACE[OFF_SPEED] = cos * vz - sin * out;
  PLACE[DOWN_SPEED] = -cos * out - sin * vz;
  PLACE[ALONG_SPEED] = vy * PLACE[OUT_X] - vx * PLACE[OUT_Y];
}

/**
 * Sets PRESS, how hard the edge must press on a ball that follows it with the speeds of the place,
 * m/s²: g cos φ less what the way over the edge takes, and more by what the way around the hole
 * does. Below nought the ball flies off.
 */
export function pressAtPlace({ gravity, radius, params }: Laws): void {
  const down = PLACE[DOWN_SPEED];
  const along = PLACE[ALONG_SPEED];
  PLACE[PRESS] = gravity * PLACE[COS] - (down * down) / (radius + params.edgeRadius)
    + (PLACE[SIN] * along * along) / PLACE[FROM_AXIS];
}
