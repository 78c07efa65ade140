/**
 * Tables by their measures, and the plan geometry that follows from them.
 *
 * Frame: metres, origin at the table's centre on the cloth, +x to the foot rail, +y to the left
 * seen from the head, z up. Each pocket has two jaws (fillet arcs of the rubber), two facings
 * (straight rubber from the jaw into the pocket) and a hole (the circle where the flat slate ends).
 * Physics specification 1.9, 4.7 and 5.1.
 */
import { type Vec2, add, dot, normalise, scale, subtract } from '@tenball/base';
import type { Cushion, Pocket } from './pocket.ts';

export const TABLE_IDS = ['9', '9-tight', '8', '7', 'open'] as const;
export type TableId = (typeof TABLE_IDS)[number];

/** What a maker states of a table. Lengths in metres. */
export interface TableSpec {
  readonly id: TableId;
  /** Nose to nose along x. */
  readonly length: number;
  /** Nose to nose along y. */
  readonly width: number;
  /** Sharp tip to sharp tip, before the fillet. */
  readonly cornerMouth: number;
  readonly sideMouth: number;
  /** Distance from the mouth line to the edge of the slate, on the pocket's axis. */
  readonly cornerShelf: number;
  readonly sideShelf: number;
  /** Radius of the circle where the flat slate ends. */
  readonly holeRadius: number;
  /** False for the endless cloth `open`: no cushions, no pockets. */
  readonly hasCushions: boolean;
}

/** A straight nose of a cushion, from `from` to `to`; `normal` points into the table. */
export interface Nose {
  readonly cushion: Cushion;
  readonly from: Vec2;
  readonly to: Vec2;
  readonly normal: Vec2;
}

/** A fillet arc of a cushion's end. The wedge of contact lies between the two normals. */
export interface Jaw {
  readonly pocket: Pocket;
  readonly cushion: Cushion;
  readonly centre: Vec2;
  readonly radius: number;
  readonly noseNormal: Vec2;
  readonly facingNormal: Vec2;
}

/** A straight facing: starts at `from` and runs along `direction` for `length` metres. */
export interface Facing {
  readonly pocket: Pocket;
  readonly cushion: Cushion;
  readonly from: Vec2;
  readonly direction: Vec2;
  readonly normal: Vec2;
  readonly length: number;
}

export interface Hole {
  readonly pocket: Pocket;
  readonly centre: Vec2;
  readonly radius: number;
  /** Unit vector from the table into the pocket. */
  readonly axis: Vec2;
  /** Middle of the mouth line between the sharp tips: where a player aims. */
  readonly mouth: Vec2;
}

export interface TableGeometry {
  readonly noses: readonly Nose[];
  readonly jaws: readonly Jaw[];
  readonly facings: readonly Facing[];
  readonly holes: readonly Hole[];
}

/** How far a facing reaches into the pocket, metres. */
const FACING_LENGTH = 0.09;
const NOSE_TO_CORNER_FACING: Vec2 = { x: 0.7880107536067219, y: 0.6156614753256583 };
const NOSE_TO_SIDE_FACING: Vec2 = { x: -0.24192189559966773, y: 0.9702957262759965 };

export interface Spots {
  readonly foot: Vec2;
  readonly head: Vec2;
  readonly centre: Vec2;
  /** x of the head string; the house is strictly x < headString. */
  readonly headString: number;
}

/** Spots and strings of a table. */
export function spotsOf(table: TableSpec): Spots {
  const quarter = table.length / 4;
  return {
    foot: { x: quarter, y: 0 },
    head: { x: -quarter, y: 0 },
    centre: { x: 0, y: 0 },
    headString: -quarter,
  };
}

interface CushionEnd {
  readonly pocket: Pocket;
  readonly cushion: Cushion;
  /** The sharp tip. */
  readonly tip: Vec2;
  /** Along the nose, away from the pocket. */
  readonly along: Vec2;
  /** From the nose into the table. */
  readonly normal: Vec2;
  /** Along the facing, into the pocket. */
  readonly facing: Vec2;
}

/**
 * The plan geometry of `table` with jaw fillets of `jawRadius` metres.
 * An `open` table has empty lists.
 */
export function tableGeometry(table: TableSpec, jawRadius: number): TableGeometry {
  if (!table.hasCushions) return { noses: [], jaws: [], facings: [], holes: [] };
  const ends = cushionEnds(table);
  const jaws: Jaw[] = [];
  const facings: Facing[] = [];
  for (const end of ends) {
    const { jaw, facing } = roundedEnd(end, jawRadius);
    jaws.push(jaw);
    facings.push(facing);
  }
  return { noses: nosesOf(ends, jawRadius), jaws, facings, holes: holesOf(table) };
}

/** The twelve cushion ends, two a pocket, in pocket order. */
function cushionEnds(table: TableSpec): CushionEnd[] {
  const ends: CushionEnd[] = [];
  const hx = table.length / 2;
  const hy = table.width / 2;
  const corner = table.cornerMouth * Math.SQRT1_2;
  const side = table.sideMouth / 2;
  const { x: c, y: s } = NOSE_TO_CORNER_FACING;
  const { x: cs, y: ss } = NOSE_TO_SIDE_FACING;
  const addCorner = (pocket: Pocket, sx: number, sy: number, long: Cushion, short: Cushion) => {
    ends.push({
      pocket, cushion: long, tip: { x: sx * (hx - corner), y: sy * hy },
      along: { x: -sx, y: 0 }, normal: { x: 0, y: -sy }, facing: { x: sx * c, y: sy * s },
    });
    ends.push({
      pocket, cushion: short, tip: { x: sx * hx, y: sy * (hy - corner) },
      along: { x: 0, y: -sy }, normal: { x: -sx, y: 0 }, facing: { x: sx * s, y: sy * c },
    });
  };
  const addSide = (pocket: Pocket, sy: number, footward: Cushion, headward: Cushion) => {
    ends.push({
      pocket, cushion: footward, tip: { x: side, y: sy * hy },
      along: { x: 1, y: 0 }, normal: { x: 0, y: -sy }, facing: { x: cs, y: sy * ss },
    });
    ends.push({
      pocket, cushion: headward, tip: { x: -side, y: sy * hy },
      along: { x: -1, y: 0 }, normal: { x: 0, y: -sy }, facing: { x: -cs, y: sy * ss },
    });
  };
  addCorner('HL', -1, 1, 'headLeft', 'head');
  addCorner('HR', -1, -1, 'headRight', 'head');
  addSide('SL', 1, 'footLeft', 'headLeft');
  addSide('SR', -1, 'footRight', 'headRight');
  addCorner('FL', 1, 1, 'footLeft', 'foot');
  addCorner('FR', 1, -1, 'footRight', 'foot');
  return ends;
}

/** Half-angle measures of the rubber at a cushion's end. */
function filletOf(end: CushionEnd): { readonly bisector: Vec2; readonly sinHalf: number } {
  const sum = add(end.along, end.facing);
  const bisector = normalise(sum);
  // sin of half the interior angle between the nose (along) and the facing.
  const across = subtract(end.along, scale(bisector, dot(end.along, bisector)));
  return { bisector, sinHalf: Math.sqrt(dot(across, across)) };
}

function roundedEnd(end: CushionEnd, radius: number): { jaw: Jaw; facing: Facing } {
  const { bisector, sinHalf } = filletOf(end);
  const cosHalf = Math.sqrt(1 - sinHalf * sinHalf);
  const tangent = (radius * cosHalf) / sinHalf;
  const turned: Vec2 = { x: -end.facing.y, y: end.facing.x };
  const facingNormal = dot(turned, end.along) > 0 ? scale(turned, -1) : turned;
  return {
    jaw: {
      pocket: end.pocket, cushion: end.cushion, radius,
      centre: add(end.tip, scale(bisector, radius / sinHalf)),
      noseNormal: end.normal, facingNormal,
    },
    facing: {
      pocket: end.pocket, cushion: end.cushion, direction: end.facing, normal: facingNormal,
      from: add(end.tip, scale(end.facing, tangent)), length: FACING_LENGTH,
    },
  };
}

/** The six straight noses between the points where their fillets begin. */
function nosesOf(ends: readonly CushionEnd[], radius: number): Nose[] {
  const noses: Nose[] = [];
  for (const first of ends) {
    if (noses.some((nose) => nose.cushion === first.cushion)) continue;
    const second = ends.find((end) => end.cushion === first.cushion && end !== first);
    if (second === undefined) continue;
    noses.push({
      cushion: first.cushion, normal: first.normal,
      from: noseEnd(first, radius), to: noseEnd(second, radius),
    });
  }
  return noses;
}

function noseEnd(end: CushionEnd, radius: number): Vec2 {
  const { sinHalf } = filletOf(end);
  const tangent = (radius * Math.sqrt(1 - sinHalf * sinHalf)) / sinHalf;
  return add(end.tip, scale(end.along, tangent));
}

function holesOf(table: TableSpec): Hole[] {
  const hx = table.length / 2;
  const hy = table.width / 2;
  const r = table.holeRadius;
  const half = table.cornerMouth * Math.SQRT1_2 * 0.5;
  const corner = (pocket: Pocket, sx: number, sy: number): Hole => {
    const axis = { x: sx * Math.SQRT1_2, y: sy * Math.SQRT1_2 };
    const mouth = { x: sx * (hx - half), y: sy * (hy - half) };
    const centre = add(mouth, scale(axis, table.cornerShelf + r));
    return { pocket, axis, mouth, radius: r, centre };
  };
  const side = (pocket: Pocket, sy: number): Hole => {
    const mouth = { x: 0, y: sy * hy };
    const axis = { x: 0, y: sy };
    return { pocket, axis, mouth, radius: r, centre: add(mouth, scale(axis, table.sideShelf + r)) };
  };
  return [
    corner('HL', -1, 1), corner('HR', -1, -1), side('SL', 1), side('SR', -1),
    corner('FL', 1, 1), corner('FR', 1, -1),
  ];
}
