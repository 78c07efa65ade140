/** What happens beside the strokes: concessions, stalemate, calls on request, the clock. */
import type { Ball, ObjectBall, Pocket } from '@tenball/equipment';
import type { Seat } from './seat.ts';

export type Official = Seat | 'referee';

/** The events of a match; each is explained where it is ruled on, in `adjudicate-event.ts`. */
export type MatchEvent =
  | { readonly kind: 'concedeRack'; readonly by: Seat }
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
  /** The referee sees no progress: three more turns each. */
  | { readonly kind: 'stalemateAnnounced' }
  | { readonly kind: 'stalemateDeclared' }
  | { readonly kind: 'stalemateAgreed' }
  | { readonly kind: 'stalemateCancelled' }
  | { readonly kind: 'requestCall'; readonly by: Official }
  | { readonly kind: 'warnTwoFouls'; readonly player: Seat }
  | { readonly kind: 'useExtension'; readonly by: Seat }
  /** The referee puts both players on the clock after a warning for slow play. */
  | { readonly kind: 'imposeClock' }
  | { readonly kind: 'timeOut'; readonly by: Seat }
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
  /** Somebody from outside disturbed the table between strokes. */
  | { readonly kind: 'interference'; readonly restorable: boolean }
  | {
    readonly kind: 'conduct';
    readonly player: Seat;
    readonly penalty: 'warning' | 'foul' | 'lossOfRack' | 'lossOfMatch';
  }
  /** A ball at rest over a pocket fell by itself between strokes. */
  | {
    readonly kind: 'ballSettled';
    readonly ball: ObjectBall;
    readonly pocket: Pocket;
    readonly secondsAtRest: number;
  }
  /** A foul of the stroke before last was named too late. */
  | { readonly kind: 'lateFoulCall'; readonly by: Official }
  /** The referee lets play go on after a time-out, an appeal or a restoration. */
  | { readonly kind: 'resume' }
  | { readonly kind: 'reRackRequest'; readonly by: Official }
  | { readonly kind: 'rackInvalid'; readonly reason: string }
  | { readonly kind: 'forfeitLate'; readonly player: Seat };
export type MatchEventKind = MatchEvent['kind'];

/** The event of one kind. */
export type EventOf<K extends MatchEventKind> = Extract<MatchEvent, { readonly kind: K }>;

export const MATCH_EVENT_KINDS = [
  'concedeRack', 'concedeMatch', 'unscrewPlayingCue', 'rackWon', 'stalemateAnnounced',
  'stalemateDeclared', 'stalemateAgreed', 'stalemateCancelled', 'requestCall', 'warnTwoFouls',
  'useExtension', 'imposeClock', 'timeOut', 'declareFrozen', 'nonShooterTouch', 'appeal',
  'interference', 'conduct', 'ballSettled', 'lateFoulCall', 'resume', 'reRackRequest',
  'rackInvalid', 'forfeitLate',
] as const satisfies readonly MatchEventKind[];
