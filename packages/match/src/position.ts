/** A position: the state of a match at one instant without its history. TBP1 is its text. */
import type { Layout, ObjectBall, Ball, TableId } from '@tenball/equipment';
import type {
  BySeat, Call, CueBallPlace, Edition, Overrides, PendingDecision, Phase, Rulebook, Seat,
} from '@tenball/rules';

export interface Position {
  readonly table: TableId;
  readonly layout: Layout;
  /** Whose stroke it is; undefined while somebody decides, and when the match is over. */
  readonly shooter: Seat | undefined;
  /** The rack being played, from 1. */
  readonly rackNumber: number;
  /** Strokes already played in this rack: 0 before the break. */
  readonly strokesPlayed: number;
  readonly cueBall: CueBallPlace;
  readonly pushOutOpen: boolean;
  readonly consecutiveFouls: BySeat<number>;
  readonly phase: Phase;
  /** What the shooter has announced for the coming stroke. */
  readonly call: Exclude<Call, { readonly kind: 'none' }> | undefined;
  readonly edition: Edition;
  /**
   * Options in which the rules differ from their edition, but for the order of the breaks.
   * Undefined where the text states none: as published; for `custom` as in the setting.
   */
  readonly overrides: Overrides | undefined;
  readonly score: BySeat<number>;
  /** Undefined where the text does not state it, as are the three below. */
  readonly raceTo: BySeat<number> | undefined;
  readonly breaker: Seat | undefined;
  readonly breakOrder: Rulebook['breakOrder'] | undefined;
  readonly extensionsLeft: BySeat<number> | undefined;
  /** Who has been warned on two consecutive fouls. */
  readonly warnedOnTwo: BySeat<boolean>;
  readonly pendingDecision: PendingDecision | undefined;
  /** Declared for the coming stroke: balls the cue ball is frozen to, balls frozen to a rail. */
  readonly frozen: {
    readonly cueBallTo: readonly ObjectBall[];
    readonly toRail: readonly Ball[];
  };
}
