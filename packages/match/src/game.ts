/**
 * A game file as a value: the setting, the commands in their order, and what was written down as
 * their outcome. TBG1 is its text (`scoresheet-notation.ts`), `game-replay.ts` plays it again.
 *
 * What is written is a claim and not the truth: a game that was tampered with, or slipped in by
 * hand, reads well, and `verifyGame` finds where it parts from the rules and the physics.
 */
import type { Vec2 } from '@tenball/base';
import type { ObjectBall } from '@tenball/equipment';
import type {
  BySeat, DecisionKind, FoulCode, Inning, Official, PocketedBall, Seat,
} from '@tenball/rules';
import type { CorrectingCommand, Revision } from './command.ts';
import type { MatchSetup } from './match.ts';
import type { Position } from './position.ts';

/** Tags whose values are free text, in canonical order. */
export const ABOUT_TAGS = ['Event', 'Site', 'Date', 'Round', 'Referee', 'Assist'] as const;
export type AboutTag = (typeof ABOUT_TAGS)[number];

/** How a game stands, or ended. */
export interface GameOutcome {
  readonly score: BySeat<number>;
  /** Undefined while the match goes on. */
  readonly winner: Seat | undefined;
}

export interface Game {
  readonly setup: MatchSetup;
  /** Where the game began, when that was not its first break or its lag. */
  readonly position: Position | undefined;
  /** The physics that strokes were simulated with, such as `tb@1.0.0`. */
  readonly physics: string | undefined;
  /** Where, when and among whom. */
  readonly about: Readonly<Partial<Record<AboutTag, string>>>;
  readonly outcome: GameOutcome | undefined;
  readonly items: readonly GameItem[];
}

/** What stands between braces. */
export type GameNote =
  | { readonly kind: 'text'; readonly text: string }
  /** Where the balls lie and how the match stands after the entry the note stands at. */
  | { readonly kind: 'position'; readonly position: Position }
  /** The first digits, 4 to 16, of the hash after the stroke. */
  | { readonly kind: 'hash'; readonly hash: string };

/** Judgements of a stroke, as in chess. */
export const MARKS = ['??', '?!', '?', '!!', '!?', '!'] as const;
export type Mark = (typeof MARKS)[number];

/** What a file may ask for. A correction is an undo and what comes in the place of the old. */
export type GameCommand =
  | CorrectingCommand
  /** Without `to`: back to before the last command that counts. */
  | { readonly kind: 'undo'; readonly to: number | undefined; readonly why: Revision };

/** One thing that was asked, and what was written down of it. */
export interface CommandItem {
  readonly kind: 'command';
  readonly seat: Official;
  readonly command: GameCommand;
  /** The number of the stroke in its rack; the break is 1. Strokes have one, nothing else has. */
  readonly number: number | undefined;
  readonly result: WrittenResult | undefined;
  readonly mark: Mark | undefined;
  readonly notes: readonly GameNote[];
}

export type GameItem =
  | CommandItem
  /** A rack was set. */
  | {
    readonly kind: 'rack';
    readonly number: number;
    readonly breaker: Seat;
    readonly notes: readonly GameNote[];
  }
  /** The warning on two fouls followed by itself. */
  | { readonly kind: 'warning'; readonly seat: Seat; readonly notes: readonly GameNote[] }
  /** The score after rack `number`. */
  | {
    readonly kind: 'score';
    readonly number: number;
    readonly score: BySeat<number>;
    readonly notes: readonly GameNote[];
  }
  /** Notes on a line of their own. */
  | { readonly kind: 'notes'; readonly notes: readonly GameNote[] };

/** A ball put back on the foot spot; `at` where strokes are simulated, metres. */
export interface SpottedBall {
  readonly ball: ObjectBall;
  readonly at: Vec2 | undefined;
}

/** What a command led to, as it stands behind the `=`. */
export interface WrittenResult {
  /** Of a simulated stroke. A report says itself what was seen, and has nothing here. */
  readonly pocketed: readonly PocketedBall[];
  readonly offTable: readonly ObjectBall[];
  readonly cueBall: 'onTable' | 'pocketed' | 'offTable';
  readonly spotted: readonly SpottedBall[];
  readonly restored: readonly ObjectBall[];
  readonly fouls: readonly FoulCode[];
  readonly inning: Inning;
  readonly rackWinner: Seat | undefined;
  readonly matchWinner: Seat | undefined;
  readonly decides: { readonly seat: Seat; readonly what: DecisionKind } | undefined;
  /** Consecutive fouls afterwards, written after a foul. */
  readonly consecutiveFouls: BySeat<number> | undefined;
}

/** Whether `command` is a stroke, which has a number. */
export function isStroke(command: GameCommand): boolean {
  return command.kind === 'shoot' || (command.kind === 'report' && command.log.shotTaken);
}
