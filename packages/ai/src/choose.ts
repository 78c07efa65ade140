/**
 * From a match to a command.
 *
 * `choose` returns what the player INTENDS; the host then passes the stroke through `execute` with
 * a seed of another key space. So the planner cannot see the draw of its own execution error.
 */
import type { Command } from '@tenball/match';

export interface Choice {
  readonly command: Command;
  /** Full simulations used, prefix runs counted by their share. */
  readonly simulations: number;
  /** What the planner believed: chance to make the called ball, and worth of the choice in [0, 1]. */
  readonly potProbability: number;
  readonly value: number;
  /** Which family the choice came from, for logs and explanations. */
  readonly family:
    | 'pot' | 'safety' | 'push-out' | 'kick' | 'break' | 'place' | 'choice' | 'concession';
}
