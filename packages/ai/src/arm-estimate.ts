/**
 * How exact the arm of a player is, told from pots made and missed: a probability for each of 24
 * widths of the net error of the cue ball's direction, from .01 to 1 degree (AI specification 6.4).
 *
 * A called pot of chance P(σ) that was made multiplies the weight of each σ by P(σ), one that was
 * missed by 1 − P(σ). P comes from rehearsals of the very shot, so only direct pots are counted.
 */
import { assert, exp } from '@tenball/base';
import type { Match } from '@tenball/match';
import type { Stroke } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import { chancesByWidth } from './arm-chances.ts';
import { LEVELS, SKILLS, type Skill, netSigmaDegrees } from './skills.ts';

export interface ArmEstimate {
  /** Probability of each width, narrowest first; their sum is 1. */
  readonly weights: readonly number[];
  /** Pots that went in: attempted and made. */
  readonly attempts: number;
  readonly made: number;
}

export const ARM_BINS = 24;
/** Narrowest width, degrees, and the logarithm of the widest over it. */
const NARROWEST = 0.01;
const LOG_RANGE = 4.605170185988092;
/** Before the first shot: a club player, give or take a factor of three. Degrees, logarithm. */
const PRIOR_MIDDLE_BIN = 13;
const PRIOR_BINS = 5.5;
/** A ball is lost, or falls, in this share of shots for reasons that are not the arm's width. */
const LAPSE = 0.01;
/** Arms change: with each shot this share of what is known is forgotten. */
const FORGETTING = 0.004;
/** The widths, degrees. */
const ARM_WIDTHS: readonly number[] = Array.from({ length: ARM_BINS }, (_, n) => armBinDegrees(n));

/** What is known of a player nobody has seen. */
export function newArmEstimate(): ArmEstimate {
  return { weights: prior(), attempts: 0, made: 0 };
}

/** The width of a bin, degrees. */
export function armBinDegrees(bin: number): number {
  return NARROWEST * exp((LOG_RANGE * bin) / (ARM_BINS - 1));
}

/** The likeliest middle of the net error, degrees: the mean of its logarithm. */
export function armSigmaDegrees({ weights }: ArmEstimate): number {
  let mean = 0;
  weights.forEach((weight, bin) => { mean += weight * bin; });
  return armBinDegrees(mean);
}

/**
 * What a called pot teaches: `estimate` after `stroke` under `call` from where the balls of `match`
 * lay, which `made` the ball or not. The same estimate where the shot tells nothing: no pot was
 * called, or it was none that goes straight.
 */
export function learnPot(
  estimate: ArmEstimate, match: Match,
  shot: { readonly call: Call; readonly stroke: Stroke; readonly made: boolean },
): ArmEstimate {
  if (shot.call.kind !== 'pot') return estimate;
  const chances = chancesByWidth(match, shot.call, shot.stroke, ARM_WIDTHS);
  return chances === undefined ? estimate : learn(estimate, chances, shot.made);
}

/** `estimate` after a pot that an arm of each width makes with the chance in `chances`. */
export function learn(
  estimate: ArmEstimate, chances: readonly number[], made: boolean,
): ArmEstimate {
  assert(chances.length === ARM_BINS, 'a chance for each width');
  const fresh = prior();
  const weights = estimate.weights.map((weight, bin) => {
    const chance = LAPSE + (1 - 2 * LAPSE) * (chances[bin] ?? 0);
    const before = (1 - FORGETTING) * weight + FORGETTING * (fresh[bin] ?? 0);
    return before * (made ? chance : 1 - chance);
  });
  return {
    weights: normalised(weights),
    attempts: estimate.attempts + 1,
    made: estimate.made + (made ? 1 : 0),
  };
}

/**
 * A player with an arm of `degrees` and the head of a master: advice is as good as it can be, for
 * this arm. Speed and tip errors are those of the levels on both sides of it.
 */
export function skillOfArm(degrees: number): Skill {
  const rows = LEVELS.map((level) => SKILLS[level]);
  const above = rows.findIndex((row) => netSigmaDegrees(row) <= degrees);
  const finer = rows[above === -1 ? rows.length - 1 : Math.max(1, above)];
  const looser = rows[above === -1 ? rows.length - 2 : Math.max(1, above) - 1];
  assert(finer !== undefined && looser !== undefined, 'there are two levels');
  const from = netSigmaDegrees(finer);
  const share = Math.max(0, Math.min(1, (degrees - from) / (netSigmaDegrees(looser) - from)));
  // Beyond the levels everything grows or shrinks together.
  const beyond = degrees / (from + share * (netSigmaDegrees(looser) - from));
  const mixed = (a: number, b: number): number => (a + share * (b - a)) * beyond;
  return {
    level: finer.level,
    headingSigmaDegrees: mixed(finer.headingSigmaDegrees, looser.headingSigmaDegrees),
    speedSigma: mixed(finer.speedSigma, looser.speedSigma),
    tipRightSigma: mixed(finer.tipRightSigma, looser.tipRightSigma),
    tipUpSigma: mixed(finer.tipUpSigma, looser.tipUpSigma),
    budget: SKILLS[8].budget,
    head: SKILLS[8].head,
  };
}

function prior(): number[] {
  return normalised(Array.from({ length: ARM_BINS }, (_, bin) => {
    const off = (bin - PRIOR_MIDDLE_BIN) / PRIOR_BINS;
    return exp(-0.5 * off * off);
  }));
}

function normalised(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
