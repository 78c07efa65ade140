/**
 * How exact the arm of a player is, told from called pots: a probability for each of 24 widths of
 * the net error of the cue ball's direction, from .01 to 1 degree (AI specification 6.4).
 *
 * What is seen of a pot is how far off the best heading it was struck: made or missed alone tells
 * less than half as much. Only direct pots are counted, for which that heading is known.
 */
import { assert, exp } from '@tenball/base';
import type { Match } from '@tenball/match';
import type { Stroke } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import { type Deviation, deviationOf } from './arm-deviation.ts';
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
/** This share of the strokes means something else, and may go anywhere within so many degrees. */
const LAPSE = 0.02;
const LAPSE_RANGE = 20;
/** Nobody means the middle of the pocket to the hair: a share of the room for the ball. */
const MEANT_SHARE = 0.2;
/** Arms change: with each shot this share of what is known is forgotten. */
const FORGETTING = 0.004;
/** One over the root of 2π. */
const INVERSE_ROOT = 0.3989422804014327;
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
  const seen = deviationOf(match, shot.call, shot.stroke);
  return seen === undefined ? estimate : learn(estimate, seen, shot.made);
}

/** `estimate` after a called pot that was struck so far off. */
export function learn(
  estimate: ArmEstimate, { off, room }: Deviation, made: boolean,
): ArmEstimate {
  const fresh = prior();
  const meant = MEANT_SHARE * room;
  const weights = estimate.weights.map((weight, bin) => {
    const width = ARM_WIDTHS[bin] ?? 1;
    const before = (1 - FORGETTING) * weight + FORGETTING * (fresh[bin] ?? 0);
    return before * likelihood(off, width * width + meant * meant);
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

/** Density of a deviation, normal with this variance but for lapses. */
function likelihood(off: number, variance: number): number {
  const normal = exp((-0.5 * off * off) / variance) / Math.sqrt(variance);
  return (1 - LAPSE) * normal * INVERSE_ROOT + LAPSE / LAPSE_RANGE;
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
