/** What happens beside the strokes: concessions, stalemate, calls on request, the clock. */
import type { Ball, ObjectBall } from '@tenball/equipment';
import type { BySeat, Seat } from './seat.ts';

export type Official = Seat | 'referee';

/** The events of a match; each is explained where it is ruled on, in `adjudicate-event.ts`. */
export type MatchEvent =
  | {
    readonly kind: 'concedeRack';
    readonly by: Seat;
    /** Racks this side has conceded before in the match; counts under `concedePenalty`. */
    readonly concessionsBefore?: number;
  }
  | { readonly kind: 'concedeMatch'; readonly by: Seat }
  | {
    readonly kind: 'unscrewPlayingCue';
    readonly by: Seat;
    readonly duringTimeout: boolean;
    /** Undefined: as the situation has it. */
    readonly opponentOnDecidingRack?: boolean;
  }
  /** Decided at the table, recorded without its shots. */
  | { readonly kind: 'rackWon'; readonly by: Seat }
  | { readonly kind: 'stalemateDeclared' }
  | { readonly kind: 'stalemateAgreed' }
  | { readonly kind: 'stalemateCancelled' }
  | { readonly kind: 'requestCall'; readonly by: Official }
  | { readonly kind: 'warnTwoFouls'; readonly player: Seat }
  | {
    readonly kind: 'useExtension';
    readonly by: Seat;
    /** What each side still has; undefined: nobody has used any. */
    readonly extensionsLeft?: BySeat<number>;
  }
  | {
    readonly kind: 'declareFrozen';
    readonly ball: Ball;
    /** Balls it touches, or a rail. */
    readonly to: readonly ObjectBall[] | 'rail';
    readonly by: Official;
  }
  | {
    readonly kind: 'nonShooterTouch';
    readonly by: Seat;
    readonly ball: Ball;
    readonly intentional: boolean;
  }
  | {
    readonly kind: 'appeal';
    readonly by: Official;
    readonly matter: 'judgement' | 'ruleApplication';
  }
  /** The referee lets play go on after an appeal. */
  | { readonly kind: 'resume' }
  | { readonly kind: 'reRackRequest'; readonly by: Official }
  | { readonly kind: 'rackInvalid'; readonly reason: string }
  | { readonly kind: 'forfeitLate'; readonly player: Seat };
export type MatchEventKind = MatchEvent['kind'];

export const MATCH_EVENT_KINDS = [
  'concedeRack', 'concedeMatch', 'unscrewPlayingCue', 'rackWon', 'stalemateDeclared',
  'stalemateAgreed', 'stalemateCancelled', 'requestCall', 'warnTwoFouls', 'useExtension',
  'declareFrozen', 'nonShooterTouch', 'appeal', 'resume', 'reRackRequest', 'rackInvalid',
  'forfeitLate',
] as const satisfies readonly MatchEventKind[];
