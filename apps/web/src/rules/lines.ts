/**
 * The lines of an example's diagram: the way of the cue ball to its first contact, and of the
 * balls that fell, where plain geometry allows them. What it does not allow is not drawn.
 */
import {
  type Vec2, add, distance, dot, normalise, scale, subtract,
} from '@tenball/base';
import {
  BALL_RADIUS, CUE_BALL, type Layout, type ObjectBall, type Pocket, TABLES, ballsOf,
  distanceToSegment, spotsOf, tableGeometry,
} from '@tenball/equipment';
import type { ShotLog } from '@tenball/rules';

/** A ball's straight way, centre to centre. */
export interface Way {
  readonly from: Vec2;
  readonly to: Vec2;
}

export interface ExampleLines {
  /** From the cue ball to where it stood at the first contact. */
  readonly cue: Way | undefined;
  /** The ball met first towards the next ball or its pocket. */
  readonly first: Way | undefined;
  /** The second ball of a combination to its pocket. */
  readonly second: Way | undefined;
}

const NO_LINES: ExampleLines = { cue: undefined, first: undefined, second: undefined };

/** Radius of the curve at a pocket's jaw, metres: only the middle of the mouth is asked for. */
const JAW_RADIUS = 0.005;
const TABLE = TABLES['9'];
/** A thinner cut than this one, cosine of its angle, is no way that anybody plays. */
const THINNEST = 0.12;
/** A line may come this close to another ball's surface, metres. */
const SLACK = 0.004;

/** The middle of the mouth of `pocket`. */
export function mouthOf(pocket: Pocket): Vec2 {
  const hole = tableGeometry(TABLE, JAW_RADIUS).holes.find((one) => one.pocket === pocket);
  return hole === undefined ? spotsOf(TABLE).foot : hole.centre;
}

/** The lines of a stroke from `layout` at which `log` was seen. */
export function linesOf(layout: Layout, log: ShotLog): ExampleLines {
  const [first, ...others] = log.firstContact;
  const cue = layout[CUE_BALL];
  const at = first === undefined ? undefined : layout[first];
  if (!log.shotTaken || cue === undefined || first === undefined || at === undefined) {
    return NO_LINES;
  }
  if (others.length > 0) return { ...NO_LINES, cue: straightInto(layout, cue, first, at) };
  return combination(layout, cue, first, log) ?? pot(layout, cue, first, log)
    ?? { ...NO_LINES, cue: straightInto(layout, cue, first, at) };
}

/** The first ball itself fell. */
function pot(
  layout: Layout, cue: Vec2, first: ObjectBall, log: ShotLog,
): ExampleLines | undefined {
  const pocket = pocketOf(log, first);
  const at = layout[first];
  if (pocket === undefined || at === undefined) return undefined;
  const mouth = mouthOf(pocket);
  const ghost = ghostFor(at, mouth);
  const clear = isPlayable(cue, ghost, at, mouth)
    && isClear(layout, { from: cue, to: ghost }, [CUE_BALL, first])
    && isClear(layout, { from: at, to: mouth }, [CUE_BALL, first]);
  return clear
    ? { cue: { from: cue, to: ghost }, first: { from: at, to: mouth }, second: undefined }
    : undefined;
}

/** The first ball drove another one in. */
function combination(
  layout: Layout, cue: Vec2, first: ObjectBall, log: ShotLog,
): ExampleLines | undefined {
  const at = layout[first];
  const fell = log.pocketed.find(({ ball }) => ball !== first);
  const next = fell === undefined ? undefined : layout[fell.ball];
  if (at === undefined || fell === undefined || next === undefined) return undefined;
  if (log.pocketed.length > 1) return undefined;
  const mouth = mouthOf(fell.pocket);
  const meeting = ghostFor(next, mouth);
  const ghost = ghostFor(at, meeting);
  const clear = isPlayable(at, meeting, next, mouth)
    && isPlayable(cue, ghost, at, meeting)
    && isClear(layout, { from: cue, to: ghost }, [CUE_BALL, first])
    && isClear(layout, { from: at, to: meeting }, [CUE_BALL, first, fell.ball])
    && isClear(layout, { from: next, to: mouth }, [CUE_BALL, first, fell.ball]);
  if (!clear) return undefined;
  return {
    cue: { from: cue, to: ghost },
    first: { from: at, to: meeting },
    second: { from: next, to: mouth },
  };
}

/** Full on, where nothing lies between; at least the reader sees which ball was played at. */
function straightInto(layout: Layout, cue: Vec2, ball: ObjectBall, at: Vec2): Way | undefined {
  const gap = distance(cue, at) - 2 * BALL_RADIUS;
  if (gap < BALL_RADIUS) return undefined;
  const way = { from: cue, to: add(cue, scale(normalise(subtract(at, cue)), gap)) };
  return isClear(layout, way, [CUE_BALL, ball]) ? way : undefined;
}

/** Where a ball's centre has to be to send the one at `at` to `target`. */
function ghostFor(at: Vec2, target: Vec2): Vec2 {
  return add(at, scale(normalise(subtract(at, target)), 2 * BALL_RADIUS));
}

/** From `from` to `ghost` the ball at `at` is met on the side away from `target`. */
function isPlayable(from: Vec2, ghost: Vec2, at: Vec2, target: Vec2): boolean {
  const coming = normalise(subtract(ghost, from));
  const leaving = normalise(subtract(target, at));
  return distance(from, ghost) > BALL_RADIUS && dot(coming, leaving) > THINNEST;
}

/** No ball but those of `moving` lies in the way. */
function isClear(layout: Layout, way: Way, moving: readonly number[]): boolean {
  return ballsOf(layout).every((ball) => {
    const at = layout[ball];
    if (at === undefined || moving.includes(ball)) return true;
    return distanceToSegment(at, way.from, way.to) > 2 * BALL_RADIUS - SLACK;
  });
}

function pocketOf(log: ShotLog, ball: ObjectBall): Pocket | undefined {
  return log.pocketed.find((one) => one.ball === ball)?.pocket;
}
