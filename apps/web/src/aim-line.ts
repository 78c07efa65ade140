/** The line that an aim aid draws for the cue ball: straight, or bent as side spin bends it. */
import { type Vec2, add, distance, normalise, scale, subtract } from '@tenball/base';
import { BALL_RADIUS } from '@tenball/equipment';
import type { AimAid } from './picture.ts';

/** The line begins this far from the middle of the cue ball, metres. */
const CLEAR = BALL_RADIUS * 1.1;

/** From the edge of the cue ball to the edge of the ghost ball, or to the end of the way. */
export function aimLine({ cueBall, end, ghost, way = [] }: AimAid): readonly Vec2[] {
  const short = ghost === undefined ? 0 : BALL_RADIUS;
  const inner = way.filter((point) => (
    distance(point, cueBall) > CLEAR && distance(point, end) > short
  ));
  return [
    towards(cueBall, inner[0] ?? end, CLEAR),
    ...inner,
    towards(end, inner.at(-1) ?? cueBall, short),
  ];
}

function towards(from: Vec2, to: Vec2, length: number): Vec2 {
  return add(from, scale(normalise(subtract(to, from)), length));
}
