/** Balls frozen to a rail at the start of a shot, and whether they left it (G8.4). */
import { type Vec2, distance } from '@tenball/base';
import {
  type Ball, type BallSize, type Cushion, type Layout, type TableGeometry, type TableSpec, ballsOf,
  distanceToSegment, tableGeometry,
} from '@tenball/equipment';
import { type Trace, sampleTrace } from '@tenball/physics';

/** Plan radius of the jaws as built, metres. */
const JAW_RADIUS = 0.005;
/** Instants looked at between the strike and a touch. */
const SAMPLES = 48;

export interface FrozenRail {
  readonly ball: Ball;
  readonly cushion: Cushion;
  /** Distance from the rubber within which a ball is frozen, metres. */
  readonly within: number;
}

/** Which balls of `layout` lie within `gap` metres of touching which cushions. */
export function frozenRails(
  layout: Layout, table: TableSpec, size: BallSize, gap: number,
): FrozenRail[] {
  const within = size.railDistance + gap;
  const nearX = table.length / 2 - within;
  const nearY = table.width / 2 - within;
  const near = ballsOf(layout).filter((ball) => {
    const at = layout[ball];
    return at !== undefined && (Math.abs(at.x) >= nearX || Math.abs(at.y) >= nearY);
  });
  if (near.length === 0 || !table.hasCushions) return [];
  const geometry = tableGeometry(table, JAW_RADIUS);
  const cushions = geometry.noses.map((nose) => nose.cushion);
  return near.flatMap((ball) => cushions
    .filter((cushion) => distanceToCushion(geometry, cushion, layout[ball]) <= within)
    .map((cushion) => ({ ball, cushion, within })));
}

/** The ball of `start` was clear of its cushion at some instant before `until` seconds. */
export function hasLeftRail({ trace, table, start, until }: {
  readonly trace: Trace;
  readonly table: TableSpec;
  readonly start: FrozenRail;
  readonly until: number;
}): boolean {
  const geometry = tableGeometry(table, JAW_RADIUS);
  for (let i = 1; i < SAMPLES; i += 1) {
    const state = sampleTrace(trace, start.ball, (until * i) / SAMPLES);
    const far = state !== undefined
      && distanceToCushion(geometry, start.cushion, state.position) > start.within;
    if (far) return true;
  }
  return false;
}

function distanceToCushion(
  { noses, jaws }: TableGeometry, cushion: Cushion, at: Vec2 | undefined,
): number {
  if (at === undefined) return Infinity;
  const toNoses = noses.filter((nose) => nose.cushion === cushion)
    .map((nose) => distanceToSegment(at, nose.from, nose.to));
  const toJaws = jaws.filter((jaw) => jaw.cushion === cushion)
    .map((jaw) => distance(at, jaw.centre) - jaw.radius);
  return Math.min(...toNoses, ...toJaws);
}
