/** How good a worth is on held-out racks: against the planner's samples and against outcomes. */
import type { Example } from './examples.ts';

export interface Quality {
  readonly of: number;
  /** Against the planner's own worth by samples. */
  readonly rmse: number;
  readonly r2: number;
  /** Mean squared error against outcomes of fair play, and how many there were. */
  readonly outcomes: number;
  readonly brier: number;
  readonly deciles: readonly Decile[];
}

/** Beliefs of one tenth, in order of belief: how many, their mean, and how often they came true. */
export interface Decile {
  readonly of: number;
  readonly predicted: number;
  readonly realised: number;
}

const DECILES = 10;

/** The quality of `worthOf` over `examples`. */
export function qualityOf(
  examples: readonly Example[], worthOf: (example: Example) => number,
): Quality {
  const middle = mean(examples.map(({ planned }) => planned));
  const errors = mean(examples.map((example) => square(worthOf(example) - example.planned)));
  const spread = mean(examples.map(({ planned }) => square(planned - middle)));
  const beliefs = examples.flatMap((example) => (
    example.outcome === undefined ? [] : [{ p: worthOf(example), came: example.outcome }]
  )).sort((a, b) => a.p - b.p);
  const deciles: Decile[] = [];
  for (let n = 0; n < DECILES; n += 1) {
    const from = Math.floor((n * beliefs.length) / DECILES);
    const part = beliefs.slice(from, Math.floor(((n + 1) * beliefs.length) / DECILES));
    deciles.push({
      of: part.length, predicted: mean(part.map(({ p }) => p)),
      realised: mean(part.map(({ came }) => came)),
    });
  }
  return {
    of: examples.length, rmse: Math.sqrt(errors), r2: 1 - errors / spread,
    outcomes: beliefs.length, brier: mean(beliefs.map(({ p, came }) => square(p - came))), deciles,
  };
}

/** `quality` as lines for people. */
export function qualityText(name: string, quality: Quality): string {
  const { of, rmse, r2, outcomes, brier, deciles } = quality;
  const rows = deciles.map(({ of: count, predicted, realised }) => (
    `    ${percent(predicted)} believed, ${percent(realised)} came, `
      + `${signed(predicted - realised)} (${count})`
  ));
  return [
    `  ${name}: R2 ${r2.toFixed(3)}, rmse ${rmse.toFixed(3)} of ${of} positions; `
      + `Brier ${brier.toFixed(4)} of ${outcomes} outcomes`,
    ...rows,
  ].join('\n');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1).padStart(5)} %`;
}

function signed(share: number): string {
  return `${share >= 0 ? '+' : ''}${(100 * share).toFixed(1)}`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function square(value: number): number {
  return value * value;
}
