/**
 * Actions as vectors of numbers from −1 to 1, for learners that know nothing else.
 *
 * A vector holds all heads at once: which kind, where, how, what is called. Heads that do not
 * belong to the kind are not read, and of a choice the greatest number among the open ones counts,
 * so every vector is an action that the rules allow now; only a spot may be taken by a ball.
 */
import { type Result, type Vec2, atan2, degrees, err, ok, radians, sinCos } from '@tenball/base';
import {
  OBJECT_BALLS, POCKETS, TABLES, ballSize, snapToNanometre, spotsOf,
} from '@tenball/equipment';
import type { Match } from '@tenball/match';
import { FASTEST_ARM, STEEPEST_DEGREES, type Stroke } from '@tenball/physics';
import { type Call, DECISIONS } from '@tenball/rules';
import { SLOWEST_SPEED, wrap } from '../execute.ts';
import { ACTION_KINDS, type Action, CALL_KINDS } from './action.ts';
import { type Environment, occasionOf } from './episode.ts';
import { type StepFault, malformed } from './fault.ts';
import { legalActionsOf } from './legal.ts';

/** A head of the vector: the index of its first number, and how many there are. */
interface Head {
  readonly at: number;
  readonly size: number;
}

/** The heads in order. */
export const ACTION_HEADS = {
  kind: { at: 0, size: 3 },
  spot: { at: 3, size: 2 },
  speed: { at: 5, size: 1 },
  heading: { at: 6, size: 2 },
  elevation: { at: 8, size: 1 },
  tip: { at: 9, size: 2 },
  call: { at: 11, size: 4 },
  ball: { at: 15, size: 10 },
  pocket: { at: 25, size: 6 },
  decision: { at: 31, size: 6 },
} as const satisfies Readonly<Record<string, Head>>;

/** How many numbers an action vector has. */
export const ACTION_SIZE = 37;

/** The tip goes so far to each side, ball radii: both at once stay within the ball. */
const TIP_REACH = 0.7;
/** How far behind the head string the nearest spot of the vector is, metres. */
const BEHIND = 1e-6;

/**
 * The action of `vector` for the seat that is to act. Numbers beyond −1 and 1 count as these. A
 * fault where the match is over, where it is not `ACTION_SIZE` numbers, or one is not finite.
 */
export function actionOf(
  environment: Environment, vector: ArrayLike<number>,
): Result<Action, StepFault> {
  const occasion = occasionOf(environment);
  if (vector.length !== ACTION_SIZE) {
    const expected = `${ACTION_SIZE} numbers`;
    return err(malformed(occasion, { place: `a vector of ${vector.length}`, expected }));
  }
  for (let i = 0; i < ACTION_SIZE; i += 1) {
    if (Number.isFinite(vector[i])) continue;
    return err(malformed(occasion, { place: `vector[${i}]`, expected: 'a finite number' }));
  }
  const { match } = environment;
  const { kinds, calls, balls, decisions } = legalActionsOf(match);
  const kind = greatest(vector, ACTION_HEADS.kind, ACTION_KINDS, kinds);
  switch (kind) {
    case undefined: return err({ kind: 'episode-over', ...occasion });
    case 'place': return ok({ kind, at: spotFrom(match, vector) });
    case 'choose': {
      const decision = greatest(vector, ACTION_HEADS.decision, DECISIONS, decisions) ?? 'accept';
      return ok({ kind, decision });
    }
    case 'shoot': {
      const call = greatest(vector, ACTION_HEADS.call, CALL_KINDS, calls) ?? 'none';
      const ball = greatest(vector, ACTION_HEADS.ball, OBJECT_BALLS, balls) ?? 1;
      const pocket = greatest(vector, ACTION_HEADS.pocket, POCKETS, POCKETS) ?? 'HL';
      return ok({
        kind, stroke: strokeFrom(vector),
        call: call === 'pot' ? { kind: call, ball, pocket, obvious: false } : { kind: call },
      });
    }
  }
}

/**
 * A vector that `actionOf` reads as `action`, for learning from games: what it cannot say (a cue
 * faster than an arm, a tip beyond `TIP_REACH`) comes out as the nearest that it can.
 */
export function vectorOf({ match }: Environment, action: Action): Float64Array {
  const vector = new Float64Array(ACTION_SIZE);
  pick(vector, ACTION_HEADS.kind, ACTION_KINDS, action.kind);
  switch (action.kind) {
    case 'place': {
      const zone = zoneOf(match);
      vector[ACTION_HEADS.spot.at] = share(action.at.x, zone.leastX, zone.mostX);
      vector[ACTION_HEADS.spot.at + 1] = share(action.at.y, zone.leastY, zone.mostY);
      break;
    }
    case 'choose': pick(vector, ACTION_HEADS.decision, DECISIONS, action.decision); break;
    case 'shoot': {
      strokeInto(vector, action.stroke);
      callInto(vector, action.call);
      break;
    }
  }
  return vector.map(clamp);
}

function spotFrom(match: Match, vector: ArrayLike<number>): Vec2 {
  const { leastX, mostX, leastY, mostY } = zoneOf(match);
  return {
    x: snapToNanometre(between(at(vector, ACTION_HEADS.spot.at), leastX, mostX)),
    y: snapToNanometre(between(at(vector, ACTION_HEADS.spot.at + 1), leastY, mostY)),
  };
}

/** Where the cue ball may be put, but for the other balls. */
function zoneOf({ setup, situation }: Match) {
  const table = TABLES[setup.table];
  const { railDistance } = ballSize(setup.params.ballRadius, setup.params.noseHeight);
  const reachX = table.length / 2 - railDistance;
  const reachY = table.width / 2 - railDistance;
  const inHouse = situation.cueBall === 'inHandBehindHeadString';
  const mostX = inHouse ? spotsOf(table).headString - BEHIND : reachX;
  return { leastX: -reachX, mostX, leastY: -reachY, mostY: reachY };
}

function strokeFrom(vector: ArrayLike<number>): Stroke {
  const { speed, heading, elevation, tip } = ACTION_HEADS;
  return {
    speed: between(at(vector, speed.at), SLOWEST_SPEED, FASTEST_ARM),
    headingDegrees: wrap(degrees(atan2(at(vector, heading.at + 1), at(vector, heading.at)))),
    elevationDegrees: Math.max(0, at(vector, elevation.at)) * STEEPEST_DEGREES,
    tipRight: at(vector, tip.at) * TIP_REACH,
    tipUp: at(vector, tip.at + 1) * TIP_REACH,
  };
}

function strokeInto(vector: Float64Array, stroke: Stroke): void {
  const { speed, heading, elevation, tip } = ACTION_HEADS;
  const { sin, cos } = sinCos(radians(wrap(stroke.headingDegrees)));
  vector[speed.at] = share(stroke.speed, SLOWEST_SPEED, FASTEST_ARM);
  vector[heading.at] = cos;
  vector[heading.at + 1] = sin;
  vector[elevation.at] = stroke.elevationDegrees / STEEPEST_DEGREES;
  vector[tip.at] = stroke.tipRight / TIP_REACH;
  vector[tip.at + 1] = stroke.tipUp / TIP_REACH;
}

function callInto(vector: Float64Array, call: Call): void {
  pick(vector, ACTION_HEADS.call, CALL_KINDS, call.kind);
  if (call.kind !== 'pot') return;
  pick(vector, ACTION_HEADS.ball, OBJECT_BALLS, call.ball);
  pick(vector, ACTION_HEADS.pocket, POCKETS, call.pocket);
}

/** Of the open ones among `all`, the one with the greatest number; the first of equals. */
function greatest<T>(
  vector: ArrayLike<number>, head: Head, all: readonly T[], open: readonly T[],
): T | undefined {
  let best: T | undefined;
  let most = -Infinity;
  for (const [index, each] of all.entries()) {
    const value = at(vector, head.at + index);
    if (value <= most || !open.includes(each)) continue;
    best = each;
    most = value;
  }
  return best;
}

/** Says `one` of `all`, and none of the others. */
function pick<T>(vector: Float64Array, head: Head, all: readonly T[], one: T): void {
  for (const [index, each] of all.entries()) vector[head.at + index] = each === one ? 1 : -1;
}

function at(vector: ArrayLike<number>, index: number): number {
  return clamp(vector[index] ?? 0);
}

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value));
}

function between(value: number, least: number, most: number): number {
  return least + ((value + 1) / 2) * (most - least);
}

function share(value: number, least: number, most: number): number {
  return (2 * (value - least)) / (most - least) - 1;
}
