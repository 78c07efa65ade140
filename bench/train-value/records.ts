/** What a rack of the training leaves behind, as lines of JSONL. */
import type { Seat } from '@tenball/rules';
import type { LogLine } from '../play/log.ts';

/** A position that a player had to move in. */
export interface StateLine extends LogLine {
  readonly kind: 'state';
  readonly seat: Seat;
  /** Bit n: ball n is on the table; 0 is the cue ball, which may be in hand. */
  readonly mask: number;
  /** x and y of the balls of `mask` in their order, micrometres. */
  readonly at: readonly number[];
  /** Consecutive fouls of the player to move. */
  readonly fouls: number;
  /** Net error of the arm's direction, degrees, and of its speed, a share of it. */
  readonly sigma: number;
  readonly speed: number;
  /** Whether the head sees indirect pots. */
  readonly indirect: boolean;
  /** The planner's worth of its best stroke, by samples. */
  readonly worth: number;
  /** The stroke was then played by a clumsy arm: what followed says nothing of the position. */
  readonly cut: boolean;
  /** No clumsy stroke can follow: the rack's outcome is a fair draw of the worth. */
  readonly clean: boolean;
}

/** The end of a rack. */
export interface RackLine extends LogLine {
  readonly kind: 'rack';
  readonly index: number;
  /** Undefined for a stalemate. */
  readonly winner?: Seat;
}

export type TrainLine = StateLine | RackLine;
