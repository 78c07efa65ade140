/** What the editor says of a ball: sights, rail, cut and lane to its pocket. */
import { type Vec2, add, distance, dot, normalise, scale, subtract } from '@tenball/base';
import {
  BALL_RADIUS, type Ball, CUE_BALL, type Layout, type Pocket, TABLES, type TableSpec, ballsOf,
  distanceToSegment, tableGeometry,
} from '@tenball/equipment';
import type { Position } from '@tenball/match';
import { DEFAULT_PARAMS } from '@tenball/physics';

/** The pot that offers itself for a ball. */
export interface PotFacts {
  readonly pocket: Pocket;
  readonly mouth: Vec2;
  /** Where the cue ball is at the contact. */
  readonly ghost: Vec2;
  readonly cutDegrees: number;
  /** The ball in the way of the object ball or of the cue ball; undefined: the lane is clear. */
  readonly blockedBy: Ball | undefined;
}

export interface BallFacts {
  /** Along the long rail from the head, along the short rail from the right. */
  readonly diamonds: Vec2;
  /** From the noses to the ball's centre, metres. */
  readonly fromLongRail: number;
  readonly fromShortRail: number;
  readonly pot: PotFacts | undefined;
}

/** Nobody cuts a ball thinner, degrees. */
const THINNEST = 80;
const CLEARANCE = 2 * BALL_RADIUS - 1e-6;

/** The facts of `ball`; undefined while it is not on the table. */
export function factsOf({ table, layout }: Position, ball: Ball): BallFacts | undefined {
  const at = layout[ball];
  if (at === undefined) return undefined;
  const spec = TABLES[table];
  return {
    diamonds: {
      x: (at.x + spec.length / 2) / (spec.length / 8),
      y: (at.y + spec.width / 2) / (spec.width / 4),
    },
    fromLongRail: spec.width / 2 - Math.abs(at.y),
    fromShortRail: spec.length / 2 - Math.abs(at.x),
    pot: ball === CUE_BALL ? undefined : bestPot(spec, layout, ball, at),
  };
}

/** The pot with a clear lane and the least cut; else the least cut of those that are blocked. */
function bestPot(
  spec: TableSpec, layout: Layout, ball: Ball, at: Vec2,
): PotFacts | undefined {
  const cue = layout[CUE_BALL];
  if (cue === undefined || !spec.hasCushions) return undefined;
  const { holes } = tableGeometry(spec, DEFAULT_PARAMS.jawRadius);
  const pots = holes.flatMap(({ pocket, mouth, axis }) => {
    const away = normalise(subtract(mouth, at));
    // Past the jaws of a side pocket nothing goes in.
    if (dot(away, axis) < 0.4) return [];
    const ghost = add(at, scale(away, -2 * BALL_RADIUS));
    const cutDegrees = angleBetween(subtract(ghost, cue), away);
    if (cutDegrees > THINNEST) return [];
    const others = ballsOf(layout).filter((other) => other !== ball && other !== CUE_BALL);
    const blockedBy = others.find((other) => {
      const lies = layout[other];
      return lies !== undefined && (distanceToSegment(lies, at, mouth) < CLEARANCE
        || distanceToSegment(lies, cue, ghost) < CLEARANCE);
    });
    return [{ pocket, mouth, ghost, cutDegrees, blockedBy }];
  });
  const cost = ({ cutDegrees, blockedBy, mouth }: PotFacts) =>
    cutDegrees + 10 * distance(at, mouth) + (blockedBy === undefined ? 0 : 1000);
  return pots.sort((one, two) => cost(one) - cost(two))[0];
}

function angleBetween(one: Vec2, two: Vec2): number {
  const sizes = Math.hypot(one.x, one.y) * Math.hypot(two.x, two.y);
  if (sizes === 0) return 0;
  const cosine = Math.min(1, Math.max(-1, dot(one, two) / sizes));
  return (Math.acos(cosine) * 180) / Math.PI;
}
