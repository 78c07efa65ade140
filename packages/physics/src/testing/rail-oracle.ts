/**
 * How deep a ball is inside rubber, rails or slate, worked out from the table's measures alone and
 * by other means than the simulator's: by the distance of its centre from every edge in space, in
 * dense samples of a trace.
 */
import { type Vec2, type Vec3, cross, dot, subtract } from '@tenball/base';
import { type TableGeometry, type TableSpec, tableGeometry } from '@tenball/equipment';
import { type Params } from '../params.ts';
import { type Segment, type Trace } from '../trace.ts';

/** The deepest places of a trace, metres; 0 or less where nothing was touched. */
export interface Depths {
  /** Into a nose, a jaw or a facing's edge, or the top of the rubber. */
  rubber: number;
  /** Below the cap, of a ball that has been above it since it came over the rail. */
  cap: number;
  /** Below the cloth, elsewhere than over a hole. */
  slate: number;
  /** Into the back of a pocket. */
  iron: number;
}

const SAMPLES = 60;
const NONE: Depths = { rubber: -Infinity, cap: -Infinity, slate: -Infinity, iron: -Infinity };
const LOOKED_AT = new Set(['airborne', 'on-rail', 'sliding', 'rolling']);

/** The deepest places of all balls of `trace` in flight, on the rails or in motion on the cloth. */
export function depthsOf(trace: Trace, table: TableSpec): Depths {
  const geometry = tableGeometry(table, trace.params.jawRadius);
  const deepest = { ...NONE };
  for (const segments of trace.segments) {
    let isHigh = false;
    for (const [index, segment] of segments.entries()) {
      const { motion } = segment.state;
      if (!LOOKED_AT.has(motion)) continue;
      const end = segments[index + 1]?.t ?? trace.duration;
      for (let k = 0; k <= SAMPLES; k += 1) {
        const at = placeAt(segment, ((end - segment.t) * k) / SAMPLES);
        isHigh = look(deepest, at, geometry, table, trace.params, isHigh, motion);
      }
    }
  }
  return deepest;
}

function placeAt({ state: { position: r, velocity: v }, acceleration: a }: Segment, dt: number) {
  return {
    x: r.x + dt * (v.x + 0.5 * a.x * dt),
    y: r.y + dt * (v.y + 0.5 * a.y * dt),
    z: r.z + dt * (v.z + 0.5 * a.z * dt),
  };
}

/** Adds what is seen of a centre `at`; whether it is above the cap from here on. */
function look(
  deepest: Depths, at: Vec3, geometry: TableGeometry, table: TableSpec, params: Params,
  wasHigh: boolean, motion: string,
): boolean {
  const { ballRadius: radius, edgeRadius, noseHeight, railCapHeight } = params;
  const gap = edgeDistance(geometry, at, noseHeight) - radius;
  deepest.rubber = Math.max(deepest.rubber, -gap);
  const isOverRubber = isOverCushion(geometry, at);
  if (isOverRubber) deepest.rubber = Math.max(deepest.rubber, noseHeight + radius - at.z);
  const hole = geometry.holes.find(({ centre, radius: reach }) => {
    const off = subtract(at, centre);
    return dot(off, off) < reach * reach;
  });
  const isOutside = Math.abs(at.x) > table.length / 2 || Math.abs(at.y) > table.width / 2;
  const back = geometry.holes.find(({ centre, axis, radius: reach }) => {
    const off = subtract(at, centre);
    const wall = reach - edgeRadius;
    return dot(off, axis) > 0 && dot(off, off) >= wall * wall && dot(off, off) < 4 * reach * reach;
  });
  const isOverIron = isOutside && !isOverRubber && back !== undefined;
  const cap = noseHeight + railCapHeight + radius;
  const isOverRail = isOverRubber || isOverIron;
  const isHigh = isOverRail && (wasHigh || at.z >= cap);
  if (isHigh) deepest.cap = Math.max(deepest.cap, cap - at.z);
  if (hole === undefined && !isOverIron) deepest.slate = Math.max(deepest.slate, radius - at.z);
  if (hole !== undefined && !isOverRubber && !isHigh && motion === 'airborne') {
    const off = subtract(at, hole.centre);
    const out = Math.sqrt(dot(off, off)) - (hole.radius - edgeRadius - radius);
    if (dot(off, hole.axis) > 0 && at.z < noseHeight + railCapHeight) {
      deepest.iron = Math.max(deepest.iron, out);
    }
  }
  return isHigh;
}

/** Distance in space from a centre to the nearest point of all noses, jaws and facings. */
function edgeDistance(geometry: TableGeometry, at: Vec3, height: number): number {
  const rise = at.z - height;
  const plan = Math.min(
    ...geometry.noses.map(({ from, to }) => toSegment(at, from, to)),
    ...geometry.facings.map(({ from, direction: d, length }) => (
      toSegment(at, from, { x: from.x + d.x * length, y: from.y + d.y * length })
    )),
    ...geometry.jaws.map(({ centre, radius, noseNormal, facingNormal }) => {
      const off = subtract(at, centre);
      const turn = cross(noseNormal, facingNormal);
      const isBetween = cross(noseNormal, off) * turn >= 0 && cross(off, facingNormal) * turn >= 0;
      return isBetween ? Math.abs(Math.sqrt(dot(off, off)) - radius) : Infinity;
    }),
  );
  return Math.sqrt(plan * plan + rise * rise);
}

function toSegment(at: Vec2, from: Vec2, to: Vec2): number {
  const way = subtract(to, from);
  const off = subtract(at, from);
  const share = Math.max(0, Math.min(1, dot(off, way) / dot(way, way)));
  const rest = { x: off.x - share * way.x, y: off.y - share * way.y };
  return Math.sqrt(dot(rest, rest));
}

/** Whether a centre is over the rubber or the rail behind it; the facings' lines go on. */
function isOverCushion(geometry: TableGeometry, at: Vec2): boolean {
  return geometry.noses.some(({ cushion, from, normal }) => {
    const jaws = geometry.jaws.filter((jaw) => jaw.cushion === cushion);
    const isBehind = dot(subtract(at, from), normal) < 0 && jaws.every((jaw) => (
      dot(subtract(at, jaw.centre), jaw.facingNormal) < jaw.radius
    ));
    // Where a jaw is round, the sharp corner outside its arc is no rubber.
    return isBehind && jaws.every(({ centre, radius, noseNormal, facingNormal }) => {
      const off = subtract(at, centre);
      const turn = cross(noseNormal, facingNormal);
      const isCorner = cross(noseNormal, off) * turn > 0 && cross(off, facingNormal) * turn > 0
        && dot(off, noseNormal) + dot(off, facingNormal) > 0;
      return !isCorner || dot(off, off) < radius * radius;
    });
  });
}
