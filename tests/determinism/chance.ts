/** Draws in a row from one seed: the corpus names a stroke by its seed and nothing else. */
import { type Seed, uniform } from '@tenball/base';

export interface Chance {
  /** A uniform number in [low, high). */
  between(low: number, high: number): number;
  /** One of `items`. */
  among<T>(items: readonly T[]): T;
  /** 1 or −1. */
  side(): number;
}

/** A row of draws from `from`; the same seed gives the same row. */
export function chanceOf(from: Seed): Chance {
  let drawn = 0;
  const next = (): number => {
    drawn += 1;
    return uniform(from, drawn);
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    among: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    side: () => (next() < 0.5 ? -1 : 1),
  };
}
