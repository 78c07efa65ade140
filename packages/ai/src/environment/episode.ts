/** An episode as a value, and what a step of it brings. */
import type { Match } from '@tenball/match';
import type { BySeat, Seat } from '@tenball/rules';
import type { Occasion } from './fault.ts';
import type { LegalActions } from './legal.ts';
import type { EnvironmentSettings } from './options.ts';

export interface Environment {
  readonly settings: EnvironmentSettings;
  /** The seed of this episode. */
  readonly seed: number;
  /** The match as it stands, with the scoresheet of this episode. */
  readonly match: Match;
  /** Actions of both seats in this episode. */
  readonly steps: number;
  /** Of these, in the rack that is being played. */
  readonly rackSteps: number;
  /** Racks of this episode that were cut at `mostStepsPerRack`. */
  readonly cuts: number;
}

/** What follows an action. */
export interface Step {
  readonly environment: Environment;
  /** Who acts next; undefined when the match is over. */
  readonly seat: Seat | undefined;
  /** As that seat sees it; at the end as the learner, without an opponent as who acted last. */
  readonly observation: Float64Array;
  /** Racks won less racks lost in this step, for either seat: their sum is zero. */
  readonly rewards: BySeat<number>;
  /** The match is over. */
  readonly terminated: boolean;
  /**
   * A rack came to `mostStepsPerRack` actions: a stalemate was declared (G1.12), and the next step
   * is its break anew. Learners take it for the end of the episode, without a winner.
   */
  readonly truncated: boolean;
  readonly legal: LegalActions;
}

/** Where an episode stands, for a fault to tell. */
export function occasionOf({ seed, steps }: Environment): Occasion {
  return { seed, step: steps };
}
