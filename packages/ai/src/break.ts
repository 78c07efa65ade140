/**
 * The opening break. Strokes found by search over the cue ball's place, speed, follow and the point
 * of the 1 that is aimed at, for the rack of this simulator; see docs/ai.md for the figures.
 */
import { type Vec2, atan2, degrees } from '@tenball/base';
import { TABLES, snapToNanometre } from '@tenball/equipment';
import type { Match } from '@tenball/match';
import type { Stroke } from '@tenball/physics';
import { cueSpeedFor } from './aim.ts';
import { wrap } from './execute.ts';
import { type Skill, netSigmaDegrees } from './skills.ts';

/** A break as data, for a table of `length` 1 in x and `width` 1 in y. */
export interface BreakPlan {
  /** Place of the cue ball, shares of the table's length and width from the centre. */
  readonly along: number;
  readonly across: number;
  /** Speed of the cue ball, m/s. */
  readonly ballSpeed: number;
  /** Follow, ball radii. */
  readonly tipUp: number;
  /** Aimed this far to the left of the 1's centre, metres. */
  readonly aside: number;
}

/** Full in the face from the middle: the most balls among the breaks that are nearly all legal. */
export const EXACT_BREAK: BreakPlan = {
  along: -0.36, across: 0, ballSpeed: 10, tipUp: 0, aside: 0,
};
/** The same, slower and from as near as the rules allow: for arms that would scratch. */
export const PLAIN_BREAK: BreakPlan = {
  along: -0.252, across: 0, ballSpeed: 8.5, tipUp: 0, aside: 0,
};
/** Arms that err by more than this, degrees, use the plain break. */
const EXACT_BELOW = 0.1;

/** The break that suits an arm. */
export function breakPlanFor(skill: Skill): BreakPlan {
  return netSigmaDegrees(skill) <= EXACT_BELOW ? EXACT_BREAK : PLAIN_BREAK;
}

/** Where the cue ball stands for `plan`. */
export function breakSpot(match: Match, plan: BreakPlan): Vec2 {
  const table = TABLES[match.setup.table];
  return {
    x: snapToNanometre(plan.along * table.length), y: snapToNanometre(plan.across * table.width),
  };
}

/** The stroke of `plan` with the cue ball at `from`. */
export function breakStroke(match: Match, plan: BreakPlan, from: Vec2): Stroke {
  const one = match.layout[1] ?? { x: TABLES[match.setup.table].length / 4, y: 0 };
  const delivery = { ballSpeed: plan.ballSpeed, tipRight: 0, tipUp: plan.tipUp };
  return {
    speed: cueSpeedFor(match.setup.params, delivery),
    headingDegrees: wrap(degrees(atan2(one.y + plan.aside - from.y, one.x - from.x))),
    elevationDegrees: 0,
    tipRight: 0,
    tipUp: plan.tipUp,
  };
}
