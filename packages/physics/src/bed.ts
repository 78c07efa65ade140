/**
 * The table as the kernel sees it.
 *
 * A ball on the cloth lives in the rectangle of the wall lines, where its centre is when it touches
 * a nose. It leaves that rectangle only through a pocket's mouth; then it is in that pocket's zone,
 * and only there are jaws, facings and the hole looked at. So open play costs four quadratics.
 */
import { present } from '@tenball/base';
import {
  type Cushion, type Nose, POCKETS, type Pocket, type TableSpec, tableGeometry,
} from '@tenball/equipment';
import { type Laws } from './laws.ts';
import { type Iron, type Plate, ironsOf, platesOf } from './rail-shapes.ts';

/** Zone of a ball in open play. Zones 0–5 are the pockets in the order of POCKETS. */
export const OPEN_PLAY = -1;
/** Zone of a ball that flew over the cushions: it can only leave the table. */
export const BEYOND = 6;

/** A rounded cushion end in one pocket's mouth; contact lies between its two normals. */
export interface JawFace {
  readonly cushion: Cushion;
  readonly x: number;
  readonly y: number;
  /** Arc radius plus contact distance: where a ball's centre is on contact. */
  readonly reach: number;
  readonly noseX: number;
  readonly noseY: number;
  readonly facingX: number;
  readonly facingY: number;
}

/** A straight facing from (x, y) along the direction for `length`. */
export interface FacingFace {
  readonly cushion: Cushion;
  readonly x: number;
  readonly y: number;
  readonly alongX: number;
  readonly alongY: number;
  readonly normalX: number;
  readonly normalY: number;
  readonly length: number;
}

/** One pocket. */
export interface Mouth {
  readonly pocket: Pocket;
  readonly zone: number;
  readonly corner: boolean;
  /** Signs of the pocket's side of the table; a side pocket has x sign 0. */
  readonly signX: number;
  readonly signY: number;
  readonly jaws: readonly [JawFace, JawFace];
  readonly facings: readonly [FacingFace, FacingFace];
  readonly holeX: number;
  readonly holeY: number;
  readonly holeRadius: number;
  /** Radius of the upright wall: the slate below its edge, the liner behind the hole. */
  readonly wallRadius: number;
  readonly axisX: number;
  readonly axisY: number;
}

export interface Bed {
  /** False for the endless cloth: no cushion, no pocket. */
  readonly walled: boolean;
  /** |x| and |y| of a centre that touches a nose on the cloth. */
  readonly wallX: number;
  readonly wallY: number;
  /** |x| and |y| of the noses themselves. */
  readonly noseX: number;
  readonly noseY: number;
  /** |x| and |y| of the outer edge of the rails. */
  readonly edgeX: number;
  readonly edgeY: number;
  readonly capHeight: number;
  /** Straight nose of the end rails: |y| up to this. */
  readonly endNose: number;
  /** Straight nose of the long rails: |x| between these. */
  readonly longNoseFrom: number;
  readonly longNoseTo: number;
  readonly mouths: readonly Mouth[];
  /** The cushions and rails as a flying ball meets them; none on the endless cloth. */
  readonly plates: readonly Plate[];
  /** The backs of the pockets, by zone. */
  readonly irons: readonly Iron[];
}

/** Walls by number: foot (+x), head (−x), left (+y), right (−y). */
export const WALL_FOOT = 0;
export const WALL_HEAD = 1;
export const WALL_LEFT = 2;
export const WALL_RIGHT = 3;

export function bedOf(table: TableSpec, laws: Laws): Bed {
  const noseX = table.length / 2;
  const noseY = table.width / 2;
  const geometry = tableGeometry(table, laws.params.jawRadius);
  const [endNose = 0] = extents(geometry.noses, (nose) => Math.abs(nose.normal.x) > 0.5, 'y');
  const isLong = (nose: Nose): boolean => Math.abs(nose.normal.y) > 0.5;
  const longNose = extents(geometry.noses, isLong, 'x');
  return {
    walled: table.hasCushions,
    wallX: noseX - laws.noseReach,
    wallY: noseY - laws.noseReach,
    noseX,
    noseY,
    edgeX: noseX + laws.params.railWidth,
    edgeY: noseY + laws.params.railWidth,
    capHeight: laws.params.noseHeight + laws.params.railCapHeight,
    endNose,
    longNoseFrom: longNose.at(0) ?? 0,
    longNoseTo: longNose.at(-1) ?? 0,
    mouths: table.hasCushions ? POCKETS.map((pocket) => mouthOf(pocket, geometry, laws)) : [],
    plates: platesOf(geometry),
    irons: ironsOf(geometry, laws.params.edgeRadius),
  };
}

/** Sorted distances from the middle of the ends of some noses. */
function extents(
  noses: readonly Nose[], which: (nose: Nose) => boolean, axis: 'x' | 'y',
): number[] {
  return noses
    .filter(which)
    .flatMap((nose) => [Math.abs(nose.from[axis]), Math.abs(nose.to[axis])])
    .sort((a, b) => a - b);
}

function mouthOf(
  pocket: Pocket, geometry: ReturnType<typeof tableGeometry>, laws: Laws,
): Mouth {
  const hole = present(geometry.holes.find((each) => each.pocket === pocket), 'hole');
  const [jawA, jawB] = geometry.jaws.filter((jaw) => jaw.pocket === pocket).map((jaw) => ({
    cushion: jaw.cushion,
    x: jaw.centre.x,
    y: jaw.centre.y,
    reach: jaw.radius + laws.noseReach,
    noseX: jaw.noseNormal.x,
    noseY: jaw.noseNormal.y,
    facingX: jaw.facingNormal.x,
    facingY: jaw.facingNormal.y,
  }));
  const [facingA, facingB] = geometry.facings.filter((each) => each.pocket === pocket)
    .map((facing) => ({
      cushion: facing.cushion,
      x: facing.from.x,
      y: facing.from.y,
      alongX: facing.direction.x,
      alongY: facing.direction.y,
      normalX: facing.normal.x,
      normalY: facing.normal.y,
      length: facing.length,
    }));
  const corner = Math.abs(hole.axis.x) > 0.1;
  return {
    pocket,
    zone: POCKETS.indexOf(pocket),
    corner,
    signX: corner ? Math.sign(hole.centre.x) : 0,
    signY: Math.sign(hole.centre.y),
    jaws: [present(jawA, 'first jaw'), present(jawB, 'second jaw')],
    facings: [present(facingA, 'first facing'), present(facingB, 'second facing')],
    holeX: hole.centre.x,
    holeY: hole.centre.y,
    holeRadius: hole.radius,
    wallRadius: hole.radius - laws.params.edgeRadius,
    axisX: hole.axis.x,
    axisY: hole.axis.y,
  };
}

/** The pocket's zone whose mouth a centre at (x, y) on or past a wall line is in. */
export function cornerZone(x: number, y: number): number {
  if (x < 0) return y > 0 ? 0 : 1;
  return y > 0 ? 4 : 5;
}

export function sideZone(y: number): number {
  return y > 0 ? 2 : 3;
}

/** The zone of a centre anywhere: OPEN_PLAY inside the wall lines and before a straight nose. */
export function zoneAt(bed: Bed, x: number, y: number): number {
  if (!bed.walled) return OPEN_PLAY;
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  if (ax > bed.wallX && ay > bed.endNose) return cornerZone(x, y);
  if (ay > bed.wallY) {
    if (ax > bed.longNoseTo) return cornerZone(x, y);
    if (ax < bed.longNoseFrom) return sideZone(y);
  }
  return OPEN_PLAY;
}

/** The cushion of a wall that is met at (x, y). */
export function cushionAt(wall: number, x: number): Cushion {
  if (wall === WALL_FOOT) return 'foot';
  if (wall === WALL_HEAD) return 'head';
  if (wall === WALL_LEFT) return x > 0 ? 'footLeft' : 'headLeft';
  return x > 0 ? 'footRight' : 'headRight';
}
