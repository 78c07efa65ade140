/** A match as a value: the setting, the state of the rules, where the balls lie, what happened. */
import type { Layout, TableId } from '@tenball/equipment';
import type { Params } from '@tenball/physics';
import type { BySeat, Rulebook, Seat, Situation } from '@tenball/rules';
import type { Entry } from './scoresheet.ts';

export interface MatchSetup {
  readonly rulebook: Rulebook;
  readonly names: BySeat<string>;
  readonly raceTo: BySeat<number>;
  readonly table: TableId;
  readonly params: Params;
  /** Racks are drawn from this seed and the rack's number. */
  readonly seed: number;
  /** Spread of the gaps in a rack, metres: 1e-5 template, 6e-5 triangle. */
  readonly rackGapSigma: number;
  /** Who breaks the first rack; `lag`: the match begins with the lag. */
  readonly firstBreaker: Seat | 'lag';
  /** `sim`: strokes are simulated here; `table`: a real table, whose shots are reported. */
  readonly source: 'sim' | 'table';
}

/** What a match stands at, without how it came there. */
export interface Moment {
  readonly situation: Situation;
  /**
   * Balls on the cloth now. The cue ball is absent while it is in hand and not yet placed. Empty
   * at a real table of which nobody has taken a snapshot.
   */
  readonly layout: Layout;
  /** The rack being played, from 1. */
  readonly rackNumber: number;
}

export interface Match extends Moment {
  readonly setup: MatchSetup;
  /** Before the first line of the scoresheet. */
  readonly opening: Moment;
  readonly scoresheet: readonly Entry[];
}
