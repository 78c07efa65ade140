/**
 * What a referee saw of a shot: rules specification section 4.
 * Nothing here knows how balls move; `match/observe.ts` or a human at a table fills it in.
 */
import type { Ball, ObjectBall, Pocket } from '@tenball/equipment';
import type { Seat } from './seat.ts';

export interface PocketedBall {
  readonly ball: ObjectBall;
  readonly pocket: Pocket;
}

export interface TouchedBall {
  readonly ball: Ball;
  readonly by: Seat;
  readonly withWhat:
    'tip' | 'hand' | 'clothing' | 'chalk' | 'cueShaft' | 'bridge' | 'cueBallInHand';
  readonly when: 'before' | 'during' | 'after';
  readonly intentional: boolean;
  readonly affectedOutcome: boolean;
}

/** A ball that fell by itself after resting on the brink (G1.7). */
export interface SettledBall {
  readonly ball: ObjectBall;
  readonly pocket: Pocket;
  readonly secondsAtRest: number;
}

export interface Interference {
  readonly cause: 'spectator' | 'external' | 'settlingBall';
  readonly affectedOutcome: boolean;
  readonly restorable: boolean;
}

/** What a ball met outside the table. */
export type ExternalObject = 'lamp' | 'chalk' | 'person';

/** One thing that happened, in its order: rules specification 4.1. */
export type ShotEvent =
  | { readonly kind: 'strike' }
  | {
    readonly kind: 'contact';
    readonly ball: Ball;
    readonly with: readonly Ball[];
    readonly simultaneous: boolean;
  }
  /** Driven to a rail in the sense of G8.4. */
  | { readonly kind: 'rail'; readonly ball: Ball }
  /** A raw touch that does not count. */
  | { readonly kind: 'railTouch'; readonly ball: Ball; readonly frozenAtStart: boolean }
  | { readonly kind: 'railTop'; readonly ball: Ball }
  | { readonly kind: 'externalObject'; readonly ball: Ball; readonly object: ExternalObject }
  | { readonly kind: 'pocket'; readonly ball: Ball; readonly pocket: Pocket }
  /** Came back from a pocket: not pocketed. */
  | { readonly kind: 'rebound'; readonly ball: Ball; readonly pocket: Pocket }
  | { readonly kind: 'offTable'; readonly ball: Ball }
  /** Touched a ball that lay in a pocket; the cue ball then counts as pocketed. */
  | { readonly kind: 'pocketedBallTouch'; readonly ball: Ball }
  | { readonly kind: 'rest' };

export interface ShotLog {
  /** False: something between shots, such as a touched ball. */
  readonly shotTaken: boolean;
  /** All balls of the first contact; several when it was simultaneous. */
  readonly firstContact: readonly ObjectBall[];
  /** Balls driven to a rail after the first contact in the sense of G8.4; 0 is the cue ball. */
  readonly railAfterContact: readonly Ball[];
  readonly pocketed: readonly PocketedBall[];
  readonly offTable: readonly ObjectBall[];
  readonly cueBall: 'onTable' | 'pocketed' | 'offTable';
  readonly settled: readonly SettledBall[];
  /** Declared before the shot; undeclared is not frozen (A36). */
  readonly frozen: {
    readonly cueBallTo: readonly ObjectBall[];
    readonly cueBallDeclared: boolean;
    readonly toRail: readonly Ball[];
    readonly railDeclared: boolean;
  };
  readonly interference?: Interference;
  readonly foulCalledInTime: boolean;
  readonly objectBallsPastHeadString: readonly ObjectBall[];
  readonly touched: readonly TouchedBall[];
  readonly ballsMovingAtStrike: readonly Ball[];
  readonly noFootOnFloor: boolean;
  readonly doubleHit: boolean;
  readonly pushShot: boolean;
  readonly miscue: boolean;
  readonly cueBallJumped: boolean;
  readonly placementOnOrBelowHeadString: boolean;
  readonly badPlayHeadString: boolean;
  readonly cueLeftOnTable: boolean;
  readonly outOfTurn: boolean;
  readonly shotClockExpired: boolean;
  /** The order in which it happened, where somebody kept it; the facts above already follow it. */
  readonly events?: readonly ShotEvent[];
  readonly unsportsmanlike?: 'warning' | 'foul' | 'lossOfRack' | 'lossOfMatch';
}

/** A stroke at which nothing happened: the base from which a log is built. */
export const EMPTY_SHOT_LOG: ShotLog = {
  shotTaken: true,
  firstContact: [],
  railAfterContact: [],
  pocketed: [],
  offTable: [],
  cueBall: 'onTable',
  settled: [],
  frozen: { cueBallTo: [], cueBallDeclared: false, toRail: [], railDeclared: false },
  foulCalledInTime: true,
  objectBallsPastHeadString: [],
  touched: [],
  ballsMovingAtStrike: [],
  noFootOnFloor: false,
  doubleHit: false,
  pushShot: false,
  miscue: false,
  cueBallJumped: false,
  placementOnOrBelowHeadString: false,
  badPlayHeadString: false,
  cueLeftOnTable: false,
  outOfTurn: false,
  shotClockExpired: false,
};
