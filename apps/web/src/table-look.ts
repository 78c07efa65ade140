/**
 * What the table looks like, for the flat plan and the 3D scene alike: measures that the physics
 * does not need, colours of the room and the aids, and outlines in plan. Metres, the table's frame.
 * Colours of balls and cloths are the player's: looks/looks.ts.
 */
import { type Vec2, add, dot, normalise, scale, subtract } from '@tenball/base';
import {
  type Ball, type Cushion, type Facing, type Hole, type Jaw, type TableGeometry, type TableSpec,
} from '@tenball/equipment';
import { INK } from './looks/looks.ts';

/** Measures of the furniture round the bed, metres. Design 10. */
export const MEASURES = {
  /** From the nose to the line where the rubber meets the wood. */
  cushionDepth: 0.05,
  /** From the nose to the outer edge of the rail. */
  railEdge: 0.172,
  /** Radius of the rail's outer corners. */
  railCorner: 0.085,
  /** From the nose to the middle of a sight. */
  sightFromNose: 0.0937,
  sightRadius: 0.0078,
  /** Height of the nose and of the wood above the cloth. */
  noseHeight: 0.0363,
  railHeight: 0.0432,
  spotRadius: 0.006,
  headStringWidth: 0.0025,
} as const;

/** Colours of the room, table and aids, sRGB. Design 2.1 and 10. */
export const COLOURS = {
  room: '#04080d',
  roomGlow: '#0b1826',
  leather: '#17181b',
  pearl: '#f6f1e4',
  lamp: '#ffe3b8',
  foul: '#ff8177',
  chalk: '#f4f1e8',
  ink: INK,
  glass: '#0b1219',
  cuePath: '#ffffff',
  calledPath: '#ffb3ae',
  otherPath: '#ffd27a',
  hint: '#d3ecff',
} as const;

/** Half-width of the band of the 9 and 10 in degrees of latitude. */
export const BAND_HALF_DEGREES = 33;

export function isStriped(ball: Ball): boolean {
  return ball >= 9;
}

/** Font of numbers and tags; the system's own stands in until it is loaded. */
export const FONT_FAMILY = '"Onest Variable", system-ui, sans-serif';

/** True once numbers can be drawn in their own font (or there is no such font here). */
export function isFontReady(): boolean {
  return typeof document === 'undefined' || document.fonts.check(`700 20px ${FONT_FAMILY}`);
}

/** Sights of the rails: eighths of the long rails, quarters of the short ones, none at pockets. */
export function sightsOf(table: TableSpec): Vec2[] {
  if (!table.hasCushions) return [];
  const x = table.length / 2 + MEASURES.sightFromNose;
  const y = table.width / 2 + MEASURES.sightFromNose;
  const sights: Vec2[] = [];
  for (const side of [-1, 1]) {
    for (const k of [1, 2, 3, 5, 6, 7]) {
      sights.push({ x: (k / 8 - 0.5) * table.length, y: side * y });
    }
    for (const k of [1, 2, 3]) sights.push({ x: side * x, y: (k / 4 - 0.5) * table.width });
  }
  return sights;
}

/** Half the outer size of the table, over the rails. */
export function outerHalf(table: TableSpec): Vec2 {
  const edge = table.hasCushions ? MEASURES.railEdge : 0;
  return { x: table.length / 2 + edge, y: table.width / 2 + edge };
}

/** The parts of one end of a cushion, from the wood to the nose. */
export interface CushionEndShape {
  readonly jaw: Jaw;
  readonly facing: Facing;
  /** From the wood round the hole's edge to the facing, where the rubber is cut for the pocket. */
  readonly back: readonly Vec2[];
  /** The fillet's arc, from the facing to the nose. */
  readonly arc: readonly Vec2[];
}

/** One cushion in plan: two ends and the nose between them. */
export interface CushionShape {
  readonly cushion: Cushion;
  readonly normal: Vec2;
  readonly ends: readonly [CushionEndShape, CushionEndShape];
}

const ARC_STEPS = 6;

/** The six cushions in plan, with true fillets and facings. */
export function cushionShapes(geometry: TableGeometry): CushionShape[] {
  return geometry.noses.flatMap((nose) => {
    const endAt = (point: Vec2, other: Vec2): CushionEndShape | undefined => {
      const jaws = geometry.jaws.filter((jaw) => jaw.cushion === nose.cushion);
      const jaw = jaws.find((candidate) => {
        const along = dot(candidate.centre, nose.normal) - dot(point, nose.normal);
        const foot = add(candidate.centre, scale(nose.normal, -along));
        return Math.abs(foot.x - point.x) + Math.abs(foot.y - point.y) < 1e-6;
      });
      const facing = geometry.facings.find(
        (candidate) => candidate.cushion === nose.cushion && candidate.pocket === jaw?.pocket,
      );
      const hole = geometry.holes.find((candidate) => candidate.pocket === jaw?.pocket);
      if (jaw === undefined || facing === undefined || hole === undefined) return undefined;
      const along = normalise(subtract(other, point));
      return { jaw, facing, arc: filletArc(jaw), back: pocketCut(hole, facing, jaw, along) };
    };
    const first = endAt(nose.from, nose.to);
    const second = endAt(nose.to, nose.from);
    if (first === undefined || second === undefined) return [];
    return [{ cushion: nose.cushion, normal: nose.normal, ends: [first, second] as const }];
  });
}

function filletArc(jaw: Jaw): Vec2[] {
  const start = Math.atan2(jaw.facingNormal.y, jaw.facingNormal.x);
  const end = Math.atan2(jaw.noseNormal.y, jaw.noseNormal.x);
  return circleArc(jaw.centre, jaw.radius, start, end, ARC_STEPS);
}

/** Points of a circle from one angle to another, the short way. */
function circleArc(centre: Vec2, radius: number, from: number, to: number, steps: number): Vec2[] {
  let turn = to - from;
  if (turn > Math.PI) turn -= 2 * Math.PI;
  if (turn < -Math.PI) turn += 2 * Math.PI;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + (turn * i) / steps;
    return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius };
  });
}

/** The rubber ends at the hole: from the wood along its edge to where the facing meets it. */
function pocketCut(hole: Hole, facing: Facing, jaw: Jaw, along: Vec2): Vec2[] {
  const { centre, radius } = hole;
  const toCentre = subtract(centre, facing.from);
  const near = dot(toCentre, facing.direction);
  const off2 = dot(toCentre, toCentre) - near * near;
  const run = near - Math.sqrt(Math.max(0, radius * radius - off2));
  const onFacing = subtract(add(facing.from, scale(facing.direction, run)), centre);
  const outward = scale(jaw.noseNormal, -1);
  const noseLine = dot(jaw.centre, outward) - jaw.radius;
  const rise = noseLine + MEASURES.cushionDepth - dot(centre, outward);
  const reach = Math.sqrt(Math.max(0, radius * radius - rise * rise));
  const onWood = add(scale(outward, rise), scale(along, reach));
  return circleArc(
    centre, radius, Math.atan2(onWood.y, onWood.x), Math.atan2(onFacing.y, onFacing.x), ARC_STEPS,
  );
}

/** A cushion's closed outline: wood, facing, fillet, nose, fillet, facing. */
export function cushionOutline(shape: CushionShape): Vec2[] {
  const [first, second] = shape.ends;
  return [...first.back, ...first.arc, ...[...second.back, ...second.arc].reverse()];
}

/**
 * The closed outline where bed or wood end: straight along the line of the rubber's back, round at
 * the pockets. The bed's arcs run through the slate (`inner`), the wood's behind the hole
 * (`outer`).
 */
export function openingOutline(
  table: TableSpec, geometry: TableGeometry, arcs: 'inner' | 'outer', grow = 0,
): Vec2[] {
  const xb = table.length / 2 + MEASURES.cushionDepth;
  const yb = table.width / 2 + MEASURES.cushionDepth;
  const order = ['FR', 'FL', 'SL', 'HL', 'HR', 'SR'] as const;
  return order.flatMap((pocket, index) => {
    const hole = geometry.holes.find((candidate) => candidate.pocket === pocket);
    if (hole === undefined) return [];
    const [enter, leave] = holeCrossings(hole, xb, yb, hole.radius + grow);
    const swap = index === 1 || index === 2 || index === 4;
    return holeArc(hole, hole.radius + grow, swap ? [leave, enter] : [enter, leave], arcs);
  });
}

/** Angles at which the hole's circle crosses the back lines: the long rail's, then the other. */
function holeCrossings(hole: Hole, xb: number, yb: number, radius: number): [number, number] {
  const { centre } = hole;
  const sx = Math.sign(hole.axis.x);
  const sy = Math.sign(hole.axis.y);
  const dy = sy * yb - centre.y;
  const reach = Math.sqrt(Math.max(0, radius * radius - dy * dy));
  if (sx === 0) return [Math.atan2(dy, -reach), Math.atan2(dy, reach)];
  const dx = sx * xb - centre.x;
  const rise = Math.sqrt(Math.max(0, radius * radius - dx * dx));
  return [Math.atan2(dy, -sx * reach), Math.atan2(-sy * rise, dx)];
}

function holeArc(
  hole: Hole, radius: number, [from, to]: readonly [number, number], arcs: 'inner' | 'outer',
): Vec2[] {
  let turn = to - from;
  if (arcs === 'outer') while (turn < 0) turn += 2 * Math.PI;
  else while (turn > 0) turn -= 2 * Math.PI;
  const steps = 40;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + (turn * i) / steps;
    return {
      x: hole.centre.x + radius * Math.cos(angle), y: hole.centre.y + radius * Math.sin(angle),
    };
  });
}

/** A rectangle with round corners about the origin, counter-clockwise. */
export function roundedRectangle(half: Vec2, radius: number, steps = 12): Vec2[] {
  const corners = [[1, 1, 0], [-1, 1, 1], [-1, -1, 2], [1, -1, 3]] as const;
  return corners.flatMap(([sx, sy, quarter]) => Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (quarter + i / steps) * (Math.PI / 2);
    return {
      x: sx * (half.x - radius) + radius * Math.cos(angle),
      y: sy * (half.y - radius) + radius * Math.sin(angle),
    };
  }));
}

/** A keyed source of even numbers in [0, 1) for grain and fibres: the same texture every time. */
export function grainSource(start: number): () => number {
  let state = start | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
