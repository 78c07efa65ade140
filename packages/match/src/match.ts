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
  readonly firstBreaker: Seat;
}

export interface Match {
  readonly setup: MatchSetup;
  readonly situation: Situation;
  /** Balls on the cloth now. The cue ball is absent while it is in hand and not yet placed. */
  readonly layout: Layout;
  /** The rack being played, from 1. */
  readonly rackNumber: number;
  readonly scoresheet: readonly Entry[];
}
