/** What the rules conclude of a shot, a decision or an event. */
import type { Ball, ObjectBall } from '@tenball/equipment';
import type { FoulCode } from './foul.ts';
import type { BySeat, Seat } from './seat.ts';
import type { Clause, Reason } from './sentence.ts';
import type { Situation } from './situation.ts';

/** How the turn at the table went on. */
export type Inning = 'continues' | 'ends' | 'replay' | 'rackReplayed' | 'suspended' | 'n/a';

/** The options that answer a pending decision. */
export const DECISIONS = [
  'accept', 'passBack', 'reRackAndBreak', 'reRackOpponentBreaks', 'breakMyself', 'opponentBreaks',
] as const;
export type Decision = (typeof DECISIONS)[number];

/** What the one who is to act may do. */
export type Option = 'break' | 'placeCueBall' | 'callShot' | 'callSafety' | 'declarePushOut'
  | Decision | 'lagAgain' | 'resume';

export interface Foul {
  readonly code: FoulCode;
  readonly clause: Clause;
  /** The foul gives a choice instead of ball in hand and is not counted. */
  readonly penalty?: 'options';
}

/** The facts a sentence is filled with. */
export type Facts = Reason['facts'];

/** A check that was made and passed, or failed: the answer to “why (not) a foul?”. */
export interface Check {
  readonly code: FoulCode;
  readonly passed: boolean;
  readonly reason: Reason;
}

/** What an event put on record for later, beside the situation. */
export interface Recorded {
  /** Extensions of the shot clock each side still has in this rack. */
  readonly extensionsLeft?: BySeat<number>;
  /** Declared frozen for the next stroke: enter it in that stroke's shot log. */
  readonly declaredFrozen?: {
    readonly cueBallTo?: readonly ObjectBall[];
    readonly toRail?: readonly Ball[];
  };
  /** The warning on two fouls was given at this moment. */
  readonly warnedOnTwo?: BySeat<boolean>;
}

export interface Ruling {
  readonly fouls: readonly Foul[];
  /** Balls that stay down, rising. */
  readonly pocketedStay: readonly ObjectBall[];
  /** Balls put back on the foot spot, in this order. */
  readonly spotted: readonly ObjectBall[];
  /** Driven off the table and not returned, rising. */
  readonly outOfPlay: readonly ObjectBall[];
  /** Put back where they were, rising. */
  readonly restored: readonly ObjectBall[];
  readonly inning: Inning;
  /** The state after the ruling; its options are `optionsOf(rulebook, next)`. */
  readonly next: Situation;
  /** Object balls in play after the ruling; a new rack, if one follows, is not yet set. */
  readonly ballsLeft: readonly ObjectBall[];
  readonly rackWinner: Seat | undefined;
  readonly matchWinner: Seat | undefined;
  /** Set when a rack ended and another follows, or a rack is replayed. */
  readonly nextBreaker: Seat | undefined;
  /** Consecutive fouls after the ruling: those of `next`. */
  readonly consecutiveFouls: BySeat<number>;
  /** Why, in order of weight. */
  readonly reasons: readonly Reason[];
  /** Every foul check that applied, passed or failed, in order of precedence. */
  readonly checks: readonly Check[];
  /** The command was refused: nothing changed. */
  readonly refused: boolean;
  /** A foul-free break that missed the three-point rule. */
  readonly breakShort?: true;
  readonly recorded?: Recorded;
}

/** What became of the balls. */
export type Board = Pick<
  Ruling, 'pocketedStay' | 'spotted' | 'outOfPlay' | 'restored' | 'ballsLeft'
>;

type Parts = Partial<Omit<
  Ruling,
  'next' | 'consecutiveFouls' | 'breakShort' | 'recorded' | Exclude<keyof Board, 'ballsLeft'>
>>;

const NOTHING: readonly never[] = [];

/**
 * A ruling that leads to `next`; what `parts` leaves out is nothing, and the inning goes on. The
 * board stands apart: spreading it into `parts` was a sixth of the time of a ruling.
 */
export function rulingTo(next: Situation, parts: Parts, board?: Board): Ruling {
  return {
    fouls: parts.fouls ?? NOTHING,
    pocketedStay: board?.pocketedStay ?? NOTHING,
    spotted: board?.spotted ?? NOTHING,
    outOfPlay: board?.outOfPlay ?? NOTHING,
    restored: board?.restored ?? NOTHING,
    inning: parts.inning ?? 'continues',
    next,
    ballsLeft: parts.ballsLeft ?? board?.ballsLeft ?? next.ballsOnTable,
    rackWinner: parts.rackWinner,
    matchWinner: parts.matchWinner,
    nextBreaker: parts.nextBreaker,
    consecutiveFouls: next.consecutiveFouls,
    reasons: parts.reasons ?? NOTHING,
    checks: parts.checks ?? NOTHING,
    refused: parts.refused ?? false,
  };
}

/** How a rack ended and what follows it. */
export type RackEnd = Pick<
  Ruling, 'next' | 'ballsLeft' | 'rackWinner' | 'matchWinner' | 'nextBreaker'
>;

/** A ruling that ends a rack. */
export function rackRuling(
  end: RackEnd,
  parts: Pick<Parts, 'fouls' | 'checks'> & Pick<Ruling, 'reasons'>,
  board?: Board,
): Ruling {
  return rulingTo(end.next, {
    fouls: parts.fouls ?? NOTHING,
    checks: parts.checks ?? NOTHING,
    inning: 'ends',
    reasons: parts.reasons,
    ballsLeft: end.ballsLeft,
    rackWinner: end.rackWinner,
    matchWinner: end.matchWinner,
    nextBreaker: end.nextBreaker,
  }, board);
}
