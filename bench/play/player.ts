/** A player of a bench: what it intends. The arm is the match's, not the player's. */
import type { Seed } from '@tenball/base';
import type { Command, Match } from '@tenball/match';
import type { Seat } from '@tenball/rules';

export interface PlayerChoice {
  readonly command: Command;
  /** Full simulations used, prefix runs counted by their share. */
  readonly simulations: number;
  /** What the player believed: chance to make the called ball, and chance to win the rack. */
  readonly potProbability: number;
  readonly value: number;
  /** Where the choice came from: `pot`, `safety`, `kick`, `break`, `place`, `choice`, … */
  readonly family: string;
}

export interface Player {
  readonly name: string;
  /** What `seat`, who is to act, does now. The same arguments give the same choice. */
  choose(match: Match, seat: Seat, seed: Seed): PlayerChoice;
}
