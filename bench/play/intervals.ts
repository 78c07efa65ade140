/** What counts of racks say: intervals, ratings, and when enough have been played. */

/** The two-sided 95 % quantile of the normal distribution. */
const Z95 = 1.959963984540054;
/** Rating points that make two to one in racks (FargoRate). */
const POINTS_PER_DOUBLING = 100;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval of a share, 95 % unless `z` says otherwise. [0, 1] when nothing was seen. */
export function wilson(successes: number, trials: number, z = Z95): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const z2 = z * z;
  const middle = share + z2 / (2 * trials);
  const spread = z * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials));
  const scale = 1 + z2 / trials;
  return {
    // At the ends the bound is exact; rounding would leave it a hair inside.
    low: successes === 0 ? 0 : (middle - spread) / scale,
    high: successes === trials ? 1 : (middle + spread) / scale,
  };
}

/** The rating difference at which this share of racks is won; ±∞ at 1 and 0. */
export function ratingOf(share: number): number {
  return POINTS_PER_DOUBLING * Math.log2(share / (1 - share));
}

/** The share of racks won by a player who is `rating` points better. */
export function shareOf(rating: number): number {
  return 1 / (1 + 2 ** (-rating / POINTS_PER_DOUBLING));
}

export interface SprtPlan {
  /** Rating differences of the two hypotheses. */
  readonly h0: number;
  readonly h1: number;
  /** Chances to accept the wrong one. */
  readonly alpha: number;
  readonly beta: number;
}

export const DEFAULT_SPRT: SprtPlan = { h0: 0, h1: 15, alpha: 0.05, beta: 0.05 };

export interface Sprt {
  /** Log likelihood ratio of H1 to H0. */
  readonly ratio: number;
  /** H0 is accepted at or below `lower`, H1 at or above `upper`. */
  readonly lower: number;
  readonly upper: number;
  readonly verdict: 'h0' | 'h1' | 'open';
}

/**
 * Wald's sequential test over racks as independent trials. The two racks of a pair share their
 * seed with sides swapped, which only lessens the spread of their sum: the test errs less often
 * than `alpha` and `beta` say.
 */
export function sprt(wins: number, losses: number, plan: SprtPlan = DEFAULT_SPRT): Sprt {
  const p0 = shareOf(plan.h0);
  const p1 = shareOf(plan.h1);
  const ratio = wins * Math.log(p1 / p0) + losses * Math.log((1 - p1) / (1 - p0));
  const lower = Math.log(plan.beta / (1 - plan.alpha));
  const upper = Math.log((1 - plan.beta) / plan.alpha);
  const verdict = ratio >= upper ? 'h1' : ratio <= lower ? 'h0' : 'open';
  return { ratio, lower, upper, verdict };
}
