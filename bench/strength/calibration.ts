/** Whether what the player believes comes true: chances by class, predicted against realised. */
import { type Stroke, distinctStrokes, strokesOf, unitsIn } from './figures.ts';
import type { Unit } from './lines.ts';
import { type Share, shareOf } from './statistics.ts';

/** A belief and whether it came true. */
export interface Belief {
  readonly predicted: number;
  readonly came: boolean;
}

export interface Class {
  /** Beliefs from `from` up to the next class. */
  readonly from: number;
  /** Mean belief. */
  readonly predicted: number;
  readonly realised: Share;
}

export interface Calibration {
  readonly of: number;
  readonly predicted: number;
  readonly realised: Share;
  /** Mean distance of predicted and realised over the classes, weighed by their size. */
  readonly error: number;
  /** Mean squared error of the beliefs. */
  readonly brier: number;
  readonly classes: readonly Class[];
}

/** Tenths, and the last of them parted: strong players live there. */
const EDGES = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99] as const;

export function calibrationOf(beliefs: readonly Belief[]): Calibration {
  const classes = EDGES.flatMap((from, index) => {
    const to = EDGES[index + 1] ?? Infinity;
    const inside = beliefs.filter(({ predicted }) => from <= predicted && predicted < to);
    return inside.length === 0 ? [] : [{
      from, predicted: mean(inside, ({ predicted }) => predicted),
      realised: shareOf(inside, ({ came }) => came),
    }];
  });
  const off = classes.reduce((sum, { predicted, realised }) => (
    sum + realised.of * Math.abs(predicted - realised.share)
  ), 0);
  return {
    of: beliefs.length,
    predicted: mean(beliefs, ({ predicted }) => predicted),
    realised: shareOf(beliefs, ({ came }) => came),
    error: off / beliefs.length,
    brier: mean(beliefs, ({ predicted, came }) => {
      const miss = predicted - (came ? 1 : 0);
      return miss * miss;
    }),
    classes,
  };
}

/** Called pots of all racks, each once; `way` keeps the direct or the indirect ones. */
export function potBeliefs(units: readonly Unit[], way?: 'direct' | 'indirect'): Belief[] {
  return distinctStrokes(units).filter(isPot)
    .filter(({ shot }) => way === undefined || shot.way === way)
    .map(({ p, shot }) => ({ predicted: p, came: shot.made }));
}

/** Every stroke of whole racks after the break, by who won the rack. */
export function winBeliefs(units: readonly Unit[]): Belief[] {
  return unitsIn(units, 'rack').filter(({ end }) => end.result !== 'stalemate')
    .flatMap((unit) => strokesOf(unit).filter(({ family }) => family !== 'break')
      .map(({ value, seat }) => ({ predicted: value, came: unit.end.winner === seat })));
}

function isPot({ shot }: Stroke): boolean {
  return shot.way !== 'none';
}

function mean<T>(items: readonly T[], valueOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + valueOf(item), 0) / items.length;
}
