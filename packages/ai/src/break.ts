/**
 * The opening break. Plans found by `bench/break-search.ts` for the rack of a match and the arm of
 * the breaker; docs/ai.md has what they do.
 */
import { type Vec2, atan2, degrees } from '@tenball/base';
import { TABLES, snapToNanometre } from '@tenball/equipment';
import type { Match } from '@tenball/match';
import { FASTEST_ARM, type Params, type Stroke, squirtAngle } from '@tenball/physics';
import { cueSpeedFor } from './aim.ts';
import { whileBreaking, wrap } from './execute.ts';
import { type Skill, netSigmaDegrees } from './skills.ts';

/** A break as data, for a table of `length` 1 in x and `width` 1 in y. */
export interface BreakPlan {
  /** Place of the cue ball, shares of the table's length and width from the centre. */
  readonly along: number;
  readonly across: number;
  /** Speed of the cue ball at most, m/s: `withinReach` has what an arm makes of it. */
  readonly ballSpeed: number;
  /** Where the tip touches, above and right of the centre, ball radii. */
  readonly tipUp: number;
  readonly tipRight: number;
  /** The cue ball starts for a point this far to the left (+y) of the 1's centre, metres. */
  readonly aside: number;
  readonly elevationDegrees: number;
}

/** How tight the balls stand: racked by template, or by hand with a triangle. */
export type RackKind = 'template' | 'triangle';
/** How well an arm can place a hard stroke. */
export type ArmKind = 'exact' | 'loose';

/**
 * The plans, by rack and arm. Exact arms strike as hard as they can guide the cue; loose ones no
 * harder than a strong club player, with the cue ball at 12 m/s.
 */
export const BREAK_PLANS: Readonly<Record<RackKind, Readonly<Record<ArmKind, BreakPlan>>>> = {
  template: {
    exact: {
      along: -0.2981, across: 0.1318, ballSpeed: 15.6, tipUp: -0.061, tipRight: -0.023,
      aside: -0.0005, elevationDegrees: 0,
    },
    loose: {
      along: -0.2803, across: 0.1272, ballSpeed: 11.98, tipUp: -0.093, tipRight: -0.01,
      aside: -0.0004, elevationDegrees: 1,
    },
  },
  triangle: {
    exact: {
      along: -0.3031, across: 0.1428, ballSpeed: 15.6, tipUp: -0.071, tipRight: -0.013,
      aside: -0.0014, elevationDegrees: 0,
    },
    loose: {
      along: -0.3989, across: 0.3997, ballSpeed: 11.8, tipUp: 0.097, tipRight: -0.05,
      aside: 0.0077, elevationDegrees: 0,
    },
  },
};

/** A beginner's: from the middle of the head string at the 1, as hard as he can guide the cue. */
const PLAIN_BREAK: BreakPlan = {
  along: -0.255, across: 0, ballSpeed: 8, tipUp: 0, tipRight: 0, aside: 0, elevationDegrees: 0,
};

/** Arms that err by more than this, degrees, are loose. */
const EXACT_BELOW = 0.1;
/** Racks whose gaps spread wider than this, metres, are triangle racks. */
export const TEMPLATE_BELOW = 5e-5;
/** Standard deviations of the speed that a break leaves between itself and the fastest cue. */
const SPEED_ROOM = 3;

/**
 * The break that suits the rack of `match` and an arm; a beginner has only one. A head that sees
 * everything breaks as hard as its arm can guide the cue.
 */
export function breakPlanFor(match: Match, skill: Skill): BreakPlan {
  return withinReach(match.setup.params, planOf(match, skill), skill);
}

/**
 * `plan` no harder than the arm of `skill` can guide: one that errs by three standard deviations of
 * a break's speed stays below the fastest cue, so the limit never takes the error off a stroke.
 */
export function withinReach(params: Params, plan: BreakPlan, skill: Skill): BreakPlan {
  const most = FASTEST_ARM / (1 + SPEED_ROOM * whileBreaking(skill).speedSigma);
  const speed = cueSpeedFor(params, plan);
  return speed <= most ? plan : { ...plan, ballSpeed: (plan.ballSpeed * most) / speed };
}

function planOf(match: Match, skill: Skill): BreakPlan {
  if (skill.head.aim === 'ghost-ball') return PLAIN_BREAK;
  const rack = match.setup.rackGapSigma < TEMPLATE_BELOW ? 'template' : 'triangle';
  const isExact = skill.head.indirect || netSigmaDegrees(skill) <= EXACT_BELOW;
  const arm = isExact ? 'exact' : 'loose';
  return BREAK_PLANS[rack][arm];
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
  return strokeOfPlan(match.setup.params, plan, from, one);
}

/** The stroke of `plan` from `from` with the 1 at `one`: squirt is allowed for. */
export function strokeOfPlan(params: Params, plan: BreakPlan, from: Vec2, one: Vec2): Stroke {
  const { tipUp, tipRight, elevationDegrees } = plan;
  const heading = atan2(one.y + plan.aside - from.y, one.x - from.x);
  return {
    speed: cueSpeedFor(params, plan),
    headingDegrees: wrap(degrees(heading - squirtAngle(params, tipRight))),
    elevationDegrees, tipRight, tipUp,
  };
}
