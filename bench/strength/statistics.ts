/** Shares and means with their 95 % intervals, and quantiles. */
import { type Interval, wilson } from '../play/intervals.ts';

/** A count of successes with Wilson's interval of its share. */
export interface Share extends Interval {
  readonly successes: number;
  readonly of: number;
  /** NaN of nothing. */
  readonly share: number;
}

/** A mean with ±1.96 standard errors. */
export interface Mean extends Interval {
  readonly of: number;
  /** NaN of nothing. */
  readonly mean: number;
}

const Z = 1.96;

/** The share of `items` for which `holds`. */
export function shareOf<T>(items: readonly T[], holds: (item: T) => boolean): Share {
  const successes = items.filter(holds).length;
  const of = items.length;
  return { successes, of, share: successes / of, ...wilson(successes, of) };
}

/** The mean of `values`, which vary independently. */
export function meanOf(values: readonly number[]): Mean {
  const of = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / of;
  const squares = values.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
  const half = of > 1 ? Z * Math.sqrt(squares / (of - 1) / of) : Infinity;
  return { of, mean, low: mean - half, high: mean + half };
}

/** The value that a share `p` of `values` does not exceed: the nearest rank. NaN of nothing. */
export function quantile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(1, Math.ceil(p * sorted.length)) - 1] ?? NaN;
}
