/**
 * An exercise: a position, a task and how to tell whether it was done. Drills, lessons and the
 * playable examples of the rule book are all exercises; what differs is what is counted.
 */
import type { Vec2 } from '@tenball/base';
import type { ObjectBall, Pocket } from '@tenball/equipment';
import type { Decision } from '@tenball/rules';
import type { Language } from '../language.ts';

export type Words = Readonly<Record<Language, string>>;

/** What has to happen; every goal but a clearance is decided by the next act. */
export type Goal =
  /** `ball` is potted as called without a foul; into `pocket` where one is named. */
  | { readonly kind: 'pot'; readonly ball: ObjectBall; readonly pocket?: Pocket }
  /** As a pot, and the cue ball comes to rest within `radius` metres of `at`. */
  | {
    readonly kind: 'pot-and-leave';
    readonly ball: ObjectBall;
    readonly pocket?: Pocket;
    readonly at: Vec2;
    readonly radius: number;
  }
  /** All of `balls` are potted in one visit. */
  | { readonly kind: 'clear'; readonly balls: readonly ObjectBall[] }
  /** A stroke without a foul; a called safety or push-out where one is asked for. */
  | { readonly kind: 'legal'; readonly call?: 'safety' | 'push-out' }
  /** A legal break that pots a ball. */
  | { readonly kind: 'break' }
  /** The pending decision is answered so. */
  | { readonly kind: 'choice'; readonly decision: Decision }
  /** The player wins the rack. */
  | { readonly kind: 'win' };

export interface Exercise {
  /** Stable name; results are kept by it. */
  readonly id: string;
  readonly title: Words;
  /** What to do, in one or two sentences. */
  readonly task: Words;
  /** TBP1; the shooter of the position is the player. */
  readonly position: string;
  readonly goal: Goal;
}

export const VERDICTS = ['open', 'passed', 'failed'] as const;
export type Verdict = (typeof VERDICTS)[number];
