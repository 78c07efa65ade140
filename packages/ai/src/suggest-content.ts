/** What a suggestion holds: plain data that travels between threads. */
import type { Vec2 } from '@tenball/base';
import type { ObjectBall, Pocket } from '@tenball/equipment';
import type { Stroke } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import type { Family } from './candidate.ts';

/** Why a stroke is, or is not, a good one: the one thing that tells it from the others. */
export type Reason =
  | { readonly kind: 'wins-rack'; readonly ball: ObjectBall }
  /** The next ball from where the cue ball comes to rest. */
  | {
    readonly kind: 'leaves-straight';
    readonly ball: ObjectBall;
    readonly pocket: Pocket;
    readonly metres: number;
  }
  | {
    readonly kind: 'leaves-cut' | 'leaves-thin';
    readonly ball: ObjectBall;
    readonly pocket: Pocket;
    readonly cutDegrees: number;
    /** From the cue ball to the ball. */
    readonly metres: number;
  }
  /** In this share of its ends the next ball can be potted. */
  | { readonly kind: 'leaves-sometimes'; readonly ball: ObjectBall; readonly share: number }
  | { readonly kind: 'leaves-none'; readonly ball: ObjectBall }
  | { readonly kind: 'surest-pot' }
  | { readonly kind: 'risks-cue-ball'; readonly share: number }
  | { readonly kind: 'keeps-off-rails' }
  | { readonly kind: 'ends-on-rail' }
  /** What the opponent finds. */
  | { readonly kind: 'hides'; readonly ball: ObjectBall; readonly behind: ObjectBall }
  | { readonly kind: 'leaves-no-pot'; readonly ball: ObjectBall }
  | { readonly kind: 'leaves-little'; readonly ball: ObjectBall; readonly chance: number }
  | { readonly kind: 'reaches-hidden'; readonly ball: ObjectBall; readonly share: number }
  | { readonly kind: 'offers'; readonly ball: ObjectBall; readonly chance: number }
  | { readonly kind: 'fouls-on-purpose' };

export type ReasonKind = Reason['kind'];

/** The ball that comes next, from where the cue ball comes to rest. */
export interface NextPot {
  readonly ball: ObjectBall;
  /** The pocket that is best most often; undefined where there is none. */
  readonly pocket: Pocket | undefined;
  /** Mean chance of the best pot of it. */
  readonly chance: number;
  /** Mean cut into that pocket, and mean way of the cue ball to it. */
  readonly cutDegrees: number;
  readonly metres: number;
}

/** One stroke that could be played, and why. */
export interface Suggestion {
  readonly family: Family;
  readonly call: Call;
  readonly stroke: Stroke;
  /** Chance to make the called ball; 0 of what is no pot. */
  readonly potChance: number;
  /** Chance to win the rack. */
  readonly winChance: number;
  /** Where the cue ball comes to rest when the stroke does what it should, metres. */
  readonly leaves: readonly Vec2[];
  /** Hull of most of the leaves, counter-clockwise; empty where they are too few. */
  readonly window: readonly Vec2[];
  /** Undefined where the player does not go on, or nothing is left. */
  readonly next: NextPot | undefined;
  readonly reason: Reason;
}

export interface Suggestions {
  /** Where the cue ball in hand should be put first. */
  readonly place: Vec2 | undefined;
  /** Best first, at most three. */
  readonly list: readonly Suggestion[];
}
