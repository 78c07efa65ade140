/** Everything the rules know of a match at one instant. Rules specification sections 2 and 3. */
import type { ObjectBall } from '@tenball/equipment';
import type { Rulebook } from './rulebook.ts';
import type { BySeat, Seat } from './seat.ts';

export const PHASES = [
  'setup', 'lag', 'lagChoice', 'break', 'shot', 'decision', 'callRequested', 'suspended',
  'matchOver',
] as const;
export type Phase = (typeof PHASES)[number];

export const DECISION_KINDS = [
  'lagChoice', 'afterPushOut', 'afterWrongfulPocketing', 'afterSafetyPocketing',
  'afterShortBreak', 'afterIllegalBreak',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

export const CUE_BALL_PLACES = ['asIs', 'inHandAnywhere', 'inHandBehindHeadString'] as const;
export type CueBallPlace = (typeof CUE_BALL_PLACES)[number];

export interface PendingDecision {
  readonly kind: DecisionKind;
  readonly decider: Seat;
  readonly previousShooter: Seat;
}

export interface Situation {
  readonly phase: Phase;
  /** Object balls in play, rising. */
  readonly ballsOnTable: readonly ObjectBall[];
  /**
   * Whose stroke it is; undefined while somebody decides, and when the match is over.
   * While play is suspended it is whose stroke it will be.
   */
  readonly shooter: Seat | undefined;
  readonly breaker: Seat | undefined;
  /** Number of the stroke about to be played in this rack; the break is 1. */
  readonly shotNumber: number;
  /** True after a legal break. The push-out right follows from it and the shot number. */
  readonly breakLegal: boolean;
  readonly cueBall: CueBallPlace;
  readonly consecutiveFouls: BySeat<number>;
  readonly warnedOnTwo: BySeat<boolean>;
  readonly score: BySeat<number>;
  /** Racks each side needs; they differ in a handicap race. */
  readonly raceTo: BySeat<number>;
  readonly pendingDecision: PendingDecision | undefined;
}

/** The lowest object ball on the table: the ball on. Undefined on an empty table. */
export function lowestBall(situation: Situation): ObjectBall | undefined {
  return situation.ballsOnTable[0];
}

/** A push-out may be announced: second stroke of the rack after a legal break (S3, A12). */
export function isPushOutOpen(rulebook: Rulebook, situation: Situation): boolean {
  const toPlay = situation.phase === 'shot' || situation.phase === 'callRequested';
  return rulebook.pushOut && situation.breakLegal && situation.shotNumber === 2 && toPlay;
}

/** The ten was the only object ball when the shot began (A20). */
export function isTenLast(situation: Situation): boolean {
  return situation.ballsOnTable.length === 1 && situation.ballsOnTable[0] === 10;
}

/** Who has to act: a player, the referee while play is suspended, or nobody. */
export function actorIn(situation: Situation): Seat | 'referee' | undefined {
  if (situation.phase === 'suspended') return 'referee';
  return situation.pendingDecision?.decider ?? situation.shooter;
}
