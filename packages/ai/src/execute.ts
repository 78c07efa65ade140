/** Human error by skill, from a seed: what the arm makes of an intended stroke. */
import type { Seed } from '@tenball/base';
import { FASTEST_ARM, STEEPEST_DEGREES, type Stroke } from '@tenball/physics';
import { type ArmError, drawExecutionError } from './key-spaces.ts';
import { type Skill, withErrors } from './skills.ts';

/** The slowest cue of a stroke that is one, m/s. */
export const SLOWEST_SPEED = 0.05;
/** A cue raised so far is guided half as exactly: the bridge is high and the grip is short. */
const DOUBLING_DEGREES = 30;
/** Beyond this the tip would pass the ball; a miscue comes long before it. */
const FARTHEST_TIP = 0.9;
/** A break is struck with all one has: errors of aim and tip, and of speed, grow by these. */
const BREAK_AIM_ERROR = 1.5;
const BREAK_SPEED_ERROR = 1.2;

/**
 * The stroke as it is really played: `stroke` with the error of `skill` drawn from `seed`.
 * The one draw of a shot; the planner has no way to it.
 */
export function execute(stroke: Stroke, skill: Skill, seed: Seed): Stroke {
  return withError(stroke, skill, drawExecutionError(seed));
}

/**
 * `stroke` under an error in standard deviations. Soft strokes are relatively less exact: the
 * share grows by half as the speed falls from 1 m/s to nothing (AI specification 3.9).
 */
export function withError(stroke: Stroke, skill: Skill, error: ArmError): Stroke {
  const share = skill.speedSigma * (1 + 0.5 * Math.max(0, 1 - stroke.speed));
  const raised = 1 + stroke.elevationDegrees / DOUBLING_DEGREES;
  const turn = error.heading * skill.headingSigmaDegrees * raised;
  const right = stroke.tipRight + error.tipRight * skill.tipRightSigma;
  const up = stroke.tipUp + error.tipUp * skill.tipUpSigma;
  const reach = Math.sqrt(right * right + up * up);
  const tip = reach > FARTHEST_TIP ? FARTHEST_TIP / reach : 1;
  return {
    speed: clamp(stroke.speed * (1 + error.speed * share), SLOWEST_SPEED, FASTEST_ARM),
    headingDegrees: wrap(stroke.headingDegrees + turn),
    elevationDegrees: clamp(stroke.elevationDegrees, 0, STEEPEST_DEGREES),
    tipRight: right * tip,
    tipUp: up * tip,
  };
}

/** The arm of `skill` as it breaks (AI study, section 1). */
export function whileBreaking(skill: Skill): Skill {
  return withErrors(skill, BREAK_AIM_ERROR, BREAK_SPEED_ERROR);
}

/** `degrees` brought into [0, 360). */
export function wrap(degrees: number): number {
  const turned = degrees - 360 * Math.floor(degrees / 360);
  return turned >= 360 ? 0 : turned;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
