/**
 * How exactly the strokes of a bench are played: the noise presets of AI specification 4. They are
 * the bench's own numbers, so that a change of the shipped levels moves no yardstick.
 */
import type { Seed } from '@tenball/base';
import { SKILLS, type Skill, execute } from '@tenball/ai';
import type { Stroke } from '@tenball/physics';

export const ARM_NAMES = ['N0', 'NP', 'NB', 'NH', 'N1', 'L4'] as const;
export type ArmName = (typeof ARM_NAMES)[number];

/** Standard deviations of an arm's errors: degrees, share of the speed, ball radii. */
export type ArmErrors = Pick<
  Skill, 'headingSigmaDegrees' | 'speedSigma' | 'tipRightSigma' | 'tipUpSigma'
>;

export interface Arm {
  readonly name: string;
  /** What a planner is told. `speedSigma` of an absolute arm is its share at `TYPICAL_SPEED`. */
  readonly errors: ArmErrors;
  /** Error of the cue speed in m/s whatever the speed; undefined for a share of it. */
  readonly speedError: number | undefined;
}

const BALL_RADIUS_MILLIMETRES = 28.575;
/** Way of the contact point, ball radii, when the tip's centre moves by one millimetre. */
const RADII_PER_TIP_MILLIMETRE = 0.7294 / BALL_RADIUS_MILLIMETRES;
/** Squirt of a small side offset, degrees per ball radius: 2.5 / 23.5 (end mass ratio 20). */
const SQUIRT_DEGREES_PER_RADIUS = (2.5 / 23.5) * (180 / Math.PI);
/** A cue speed at which an absolute error is stated as a share to planners, m/s. */
const TYPICAL_SPEED = 2;

/**
 * N0 none; NP level 7 and NB level 9 of specification 2.3; N1 the tournament noise of ICGA with
 * its raw values (aim, offsets of the contact point, absolute speed; its error of the cue's
 * elevation, .1 degree, is left out), NH half of it. L4 is a club player's, level 4 as of 2026.
 */
export const ARMS: Readonly<Record<ArmName, Arm>> = {
  N0: arm('N0', { headingSigmaDegrees: 0, speedSigma: 0, tipRightSigma: 0, tipUpSigma: 0 }),
  NP: arm('NP', armErrors(0.045, 0.025, 0.1, 0.35)),
  NB: arm('NB', armErrors(0.02, 0.012, 0.04, 0.15)),
  NH: tournament('NH', 0.5),
  N1: tournament('N1', 1),
  L4: arm('L4', armErrors(0.23, 0.1, 0.48, 1.55)),
};

export function isArmName(text: string): text is ArmName {
  return (ARM_NAMES as readonly string[]).includes(text);
}

/** `head` at the end of this arm: what a planner of packages/ai is asked with. */
export function withArm(head: Skill, { errors }: Arm): Skill {
  return { ...head, ...errors };
}

/** The skill with which `stroke` is executed by this arm, for the functions of packages/ai. */
export function skillFor(arm: Arm, stroke: Stroke): Skill {
  const skill = withArm(SKILLS[10], arm);
  if (arm.speedError === undefined) return skill;
  // `execute` widens the share of soft strokes; an absolute error must come out as it is.
  const widening = 1 + 0.5 * Math.max(0, 1 - stroke.speed);
  return { ...skill, speedSigma: arm.speedError / (stroke.speed * widening) };
}

/** `stroke` as this arm plays it under the draw of `seed`. */
export function strike(arm: Arm, stroke: Stroke, seed: Seed): Stroke {
  return execute(stroke, skillFor(arm, stroke), seed);
}

function arm(name: string, errors: ArmErrors, speedError?: number): Arm {
  return { name, errors, speedError };
}

/** An arm by its net direction error (squirt included), speed and tip errors in millimetres. */
export function armErrors(
  netDegrees: number, speedSigma: number, rightMillimetres: number, upMillimetres: number,
): ArmErrors {
  const tipRightSigma = rightMillimetres * RADII_PER_TIP_MILLIMETRE;
  const squirt = tipRightSigma * SQUIRT_DEGREES_PER_RADIUS;
  return {
    headingSigmaDegrees: Math.sqrt(netDegrees * netDegrees - squirt * squirt),
    speedSigma, tipRightSigma,
    tipUpSigma: upMillimetres * RADII_PER_TIP_MILLIMETRE,
  };
}

function tournament(name: string, factor: number): Arm {
  const speedError = 0.075 * factor;
  const tip = (0.5 * factor) / BALL_RADIUS_MILLIMETRES;
  const errors = {
    headingSigmaDegrees: 0.125 * factor, speedSigma: speedError / TYPICAL_SPEED,
    tipRightSigma: tip, tipUpSigma: tip,
  };
  return arm(name, errors, speedError);
}
