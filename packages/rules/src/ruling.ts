/** What the rules conclude of a shot, a decision or an event. */
import type { ObjectBall } from '@tenball/equipment';
import type { FoulCode } from './foul.ts';
import type { BySeat, Seat } from './seat.ts';
import type { Situation } from './situation.ts';

/** A clause of the rules: `S6`, `S2b`, `G6.1`, `V.early`, `A12` … */
export type Clause = string;

export const INNINGS = [
  'continues', 'ends', 'replay', 'rackReplayed', 'suspended', 'n/a',
] as const;
export type Inning = (typeof INNINGS)[number];

export const OPTIONS = [
  'break', 'placeCueBall', 'callShot', 'callSafety', 'declarePushOut', 'accept', 'passBack',
  'reRackAndBreak', 'reRackOpponentBreaks', 'breakMyself', 'opponentBreaks', 'lagAgain', 'resume',
] as const;
export type Option = (typeof OPTIONS)[number];

/** The options that answer a pending decision. */
export const DECISIONS = [
  'accept', 'passBack', 'reRackAndBreak', 'reRackOpponentBreaks', 'breakMyself', 'opponentBreaks',
] as const;
export type Decision = (typeof DECISIONS)[number];

export interface Foul {
  readonly code: FoulCode;
  readonly clause: Clause;
  /** The foul gives a choice instead of ball in hand and is not counted. */
  readonly penalty?: 'options';
}

/** The facts a sentence is filled with. */
export type Facts = Readonly<Record<string, string | number | readonly number[]>>;

/** One clause at work: `words/ru.ts` and `words/en.ts` have the sentence for `sentence`. */
export interface Reason {
  readonly clause: Clause;
  readonly sentence: string;
  readonly facts: Facts;
}

/** A check that was made and passed, or failed: the answer to “why (not) a foul?”. */
export interface Check {
  readonly passed: boolean;
  readonly reason: Reason;
}

export interface Ruling {
  readonly fouls: readonly Foul[];
  /** Balls that stay down. */
  readonly pocketedStay: readonly ObjectBall[];
  /** Balls put back on the foot spot, in this order. */
  readonly spotted: readonly ObjectBall[];
  /** Driven off the table and not returned. */
  readonly outOfPlay: readonly ObjectBall[];
  /** Put back where they were. */
  readonly restored: readonly ObjectBall[];
  readonly inning: Inning;
  /** The state after the ruling; its options are `optionsOf(rulebook, next)`. */
  readonly next: Situation;
  readonly rackWinner: Seat | undefined;
  readonly matchWinner: Seat | undefined;
  /** Set when a rack ended and another follows, or a rack is replayed. */
  readonly nextBreaker: Seat | undefined;
  /** Consecutive fouls after the ruling: those of `next`. */
  readonly consecutiveFouls: BySeat<number>;
  /** Why, in order of weight. */
  readonly reasons: readonly Reason[];
  /** Every foul check that applied, passed or failed. */
  readonly checks: readonly Check[];
  /** The command was refused: nothing changed. */
  readonly refused: boolean;
}
