/** What is saved and taken up again. */
import type { Match, Position } from '@tenball/match';
import type { BySeat } from '@tenball/rules';
import type { SeatControl } from '../state.ts';

/** A match with those who play it: what is saved and taken up again. */
export interface Game {
  readonly match: Match;
  readonly origin: Position | undefined;
  readonly seats: BySeat<SeatControl>;
}
