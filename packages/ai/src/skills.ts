/** A computer player as data: the arm (how exactly it strikes) and the head (how far it thinks). */

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Level = (typeof LEVELS)[number];

export interface Skill {
  readonly level: Level;
  /** Standard deviation of the cue's direction, degrees (the squirt of tip errors comes on top). */
  readonly headingSigmaDegrees: number;
  /** Standard deviation of the cue speed, as a share of it. */
  readonly speedSigma: number;
  /** Standard deviations of the tip's contact point, in ball radii. */
  readonly tipRightSigma: number;
  readonly tipUpSigma: number;
  /** Simulations a decision may use; prefix runs count by their share. */
  readonly budget: number;
}
