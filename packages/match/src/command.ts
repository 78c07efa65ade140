/** What a player asks. It may be refused; then nothing happened. */
import type { Vec2 } from '@tenball/base';
import type { Stroke } from '@tenball/physics';
import type { Call, Decision } from '@tenball/rules';

export type Command =
  /** Plays the stroke under the call. */
  | { readonly kind: 'shoot'; readonly call: Call; readonly stroke: Stroke }
  /** Puts the cue ball in hand at a spot; it may be moved again until the stroke. */
  | { readonly kind: 'place'; readonly at: Vec2 }
  /** Answers the pending decision. */
  | { readonly kind: 'choose'; readonly decision: Decision }
  | { readonly kind: 'concede'; readonly what: 'rack' | 'match' };

/** Why a command was refused. `detail` names the ball or value in the way, where there is one. */
export interface Rejection {
  readonly kind: 'rejection';
  readonly code:
    | 'match-over' | 'not-your-turn' | 'decision-pending' | 'no-decision-pending'
    | 'option-not-open' | 'cue-ball-not-in-hand' | 'cue-ball-not-placed'
    | 'placement-off-table' | 'placement-outside-house' | 'placement-blocked'
    | 'push-out-not-open' | 'call-on-break' | 'called-ball-not-on-table' | 'bad-stroke'
    | 'simulation-limit';
  readonly detail?: string | number;
}
