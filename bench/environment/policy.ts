/**
 * A learner before its first lesson: half of its strokes are aimed at the ball on and a pocket, the
 * others are any vector of the codec, jumps and miscues included.
 */
import { type Action, ACTION_SIZE, ACTION_HEADS, type Step, actionOf } from '@tenball/ai';
import {
  type Seed, type Vec2, atan2, degrees, derive, distance, present, uniform, uniformInteger,
} from '@tenball/base';
import { CUE_BALL, POCKETS, type Pocket, TABLES, tableGeometry } from '@tenball/equipment';
import { type Match, placementRejection } from '@tenball/match';
import type { Stroke } from '@tenball/physics';
import { lowestBall } from '@tenball/rules';

const SPOTS = 200;
const SPOT_DICE = 1000;
/** Share of strokes that are aimed, and of cue balls in hand that are moved once more. */
const AIMED = 0.5;
const MOVED = 0.2;
/** A ball cannot be cut thinner: the cosine. */
const THINNEST = 0.15;

/** What is done after `step`; `dice` is of this step alone. */
export function actionAfter({ environment, legal }: Step, dice: Seed): Action {
  const { match } = environment;
  const [first] = legal.decisions;
  if (first !== undefined) {
    const drawn = legal.decisions[uniformInteger(dice, 0, legal.decisions.length)];
    return { kind: 'choose', decision: drawn ?? first };
  }
  const mustPlace = !legal.kinds.includes('shoot');
  if (legal.kinds.includes('place') && (mustPlace || uniform(dice, 1) < MOVED)) {
    return placement({ environment, legal }, dice);
  }
  if (match.situation.phase === 'break') return breakOf(match, dice);
  const aimed = uniform(dice, 2) < AIMED ? aimedShot(match, dice) : undefined;
  return aimed ?? drawn(environment, dice, 'shoot');
}

function placement({ environment }: Pick<Step, 'environment' | 'legal'>, dice: Seed): Action {
  for (let n = 0; n < SPOTS; n += 1) {
    const action = drawn(environment, derive(dice, SPOT_DICE + n), 'place');
    if (action.kind !== 'place') continue;
    if (placementRejection(environment.match, action.at) === undefined) return action;
  }
  throw new Error(`no free spot in ${SPOTS} draws`);
}

/** A vector drawn by lot that asks for `kind`. */
function drawn(environment: Step['environment'], dice: Seed, kind: 'place' | 'shoot'): Action {
  const vector = Float64Array.from(
    { length: ACTION_SIZE }, (_, index) => 2 * uniform(dice, 10 + index) - 1,
  );
  vector.set(kind === 'place' ? [1, -1, -1] : [-1, 1, -1], ACTION_HEADS.kind.at);
  const action = actionOf(environment, vector);
  if (!action.ok) throw new Error(`a vector was refused: ${JSON.stringify(action.error)}`);
  return action.value;
}

function breakOf({ layout }: Match, dice: Seed): Action {
  const heading = headingTo(present(layout[CUE_BALL], 'a cue ball'), present(layout[1], 'a one'));
  const stroke = strokeOf(dice, 6 + 6 * uniform(dice, 3), heading + 2 * uniform(dice, 4) - 1);
  return { kind: 'shoot', call: { kind: 'none' }, stroke };
}

/** At the ghost ball of a pocket drawn by lot; a safety at the ball's middle where it is behind. */
function aimedShot({ layout, setup, situation }: Match, dice: Seed): Action | undefined {
  const ball = lowestBall(situation);
  const from = layout[CUE_BALL];
  const at = ball === undefined ? undefined : layout[ball];
  if (ball === undefined || at === undefined || from === undefined) return undefined;
  const pocket = POCKETS[uniformInteger(dice, 5, POCKETS.length)] ?? 'HL';
  const mouth = mouthOf(setup, pocket);
  const way = distance(at, mouth);
  const reach = (2 * setup.params.ballRadius) / Math.max(way, 1e-9);
  const ghost = { x: at.x - (mouth.x - at.x) * reach, y: at.y - (mouth.y - at.y) * reach };
  const along = (ghost.x - from.x) * (mouth.x - at.x) + (ghost.y - from.y) * (mouth.y - at.y);
  const isOpen = along > THINNEST * distance(ghost, from) * way;
  const stroke = strokeOf(dice, 0.8 + 3.2 * uniform(dice, 3), headingTo(from, isOpen ? ghost : at));
  const call = isOpen ? { kind: 'pot', ball, pocket, obvious: false } as const
    : { kind: 'safety' } as const;
  return { kind: 'shoot', call, stroke };
}

function mouthOf({ table, params }: Match['setup'], pocket: Pocket): Vec2 {
  const { holes } = tableGeometry(TABLES[table], params.jawRadius);
  return present(holes.find((hole) => hole.pocket === pocket), 'a hole').mouth;
}

function strokeOf(dice: Seed, speed: number, headingDegrees: number): Stroke {
  return {
    speed, headingDegrees, elevationDegrees: 0,
    tipRight: 0.4 * uniform(dice, 6) - 0.2, tipUp: 0.6 * uniform(dice, 7) - 0.3,
  };
}

function headingTo(from: Vec2, to: Vec2): number {
  return degrees(atan2(to.y - from.y, to.x - from.x));
}
