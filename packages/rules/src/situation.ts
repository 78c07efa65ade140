/** Everything the rules know of a match at one instant. Rules specification sections 2 and 3. */
import { type Ball, OBJECT_BALLS, type ObjectBall, TEN } from '@tenball/equipment';
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

/** What was declared frozen before the coming stroke (G6.7, G8.4). Undeclared is not frozen. */
export interface DeclaredFrozen {
  readonly cueBallTo: readonly ObjectBall[];
  readonly toRail: readonly Ball[];
}

export const SUSPENSIONS = ['timeOut', 'appeal', 'interference'] as const;

/** Why play stands still, and what it returns to. */
export interface Suspension {
  readonly why: (typeof SUSPENSIONS)[number];
  readonly phase: Phase;
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
  /** Set while the phase is `suspended`. */
  readonly suspension: Suspension | undefined;
  /** Declared for the coming stroke; void after it. */
  readonly declaredFrozen: DeclaredFrozen;
  /** Extensions of the shot clock used in this rack (R.clock). */
  readonly extensionsUsed: BySeat<number>;
  /** Time-outs used in this match (R.timeout). */
  readonly timeOutsUsed: BySeat<number>;
  /** Racks conceded in this match with balls still to play (R.concede). */
  readonly racksConceded: BySeat<number>;
  /** The referee has put both players on the clock, though the event has none (G6.15). */
  readonly clockImposed: boolean;
  /** While a stalemate is watched: turns each side still has (G1.12). */
  readonly stalemateTurns: BySeat<number> | undefined;
}

const NONE: BySeat<number> = { A: 0, B: 0 };
export const NOTHING_FROZEN: DeclaredFrozen = { cueBallTo: [], toRail: [] };

/** A match before the first stroke of its first rack; before the lag while `breaker` is open. */
export function openingSituation(
  { breaker, raceTo }: { readonly breaker: Seat | undefined; readonly raceTo: BySeat<number> },
): Situation {
  const open = breaker === undefined;
  return {
    phase: open ? 'lag' : 'break',
    ballsOnTable: open ? [] : OBJECT_BALLS,
    shooter: breaker,
    breaker,
    shotNumber: open ? 0 : 1,
    breakLegal: false,
    cueBall: open ? 'asIs' : 'inHandBehindHeadString',
    consecutiveFouls: NONE,
    warnedOnTwo: { A: false, B: false },
    score: NONE,
    raceTo,
    pendingDecision: undefined,
    suspension: undefined,
    declaredFrozen: NOTHING_FROZEN,
    extensionsUsed: NONE,
    timeOutsUsed: NONE,
    racksConceded: NONE,
    clockImposed: false,
    stalemateTurns: undefined,
  };
}

/** A situation that may still be changed by the function that made it. */
export type NewSituation = { -readonly [K in keyof Situation]: Situation[K] };

/**
 * `situation` to be changed. Field by field: engines copy an object that they have seen in many
 * shapes ten times slower by spreading it, and this is the inner loop of every ruling.
 */
export function copyOf(situation: Situation): NewSituation {
  return {
    phase: situation.phase,
    ballsOnTable: situation.ballsOnTable,
    shooter: situation.shooter,
    breaker: situation.breaker,
    shotNumber: situation.shotNumber,
    breakLegal: situation.breakLegal,
    cueBall: situation.cueBall,
    consecutiveFouls: situation.consecutiveFouls,
    warnedOnTwo: situation.warnedOnTwo,
    score: situation.score,
    raceTo: situation.raceTo,
    pendingDecision: situation.pendingDecision,
    suspension: situation.suspension,
    declaredFrozen: situation.declaredFrozen,
    extensionsUsed: situation.extensionsUsed,
    timeOutsUsed: situation.timeOutsUsed,
    racksConceded: situation.racksConceded,
    clockImposed: situation.clockImposed,
    stalemateTurns: situation.stalemateTurns,
  };
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
  return lowestBall(situation) === TEN;
}

/** Who has to act: a player, the referee while play is suspended, or nobody. */
export function actorIn(situation: Situation): Seat | 'referee' | undefined {
  if (situation.phase === 'suspended') return 'referee';
  return situation.pendingDecision?.decider ?? situation.shooter;
}
