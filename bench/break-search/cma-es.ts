/**
 * The evolution strategy with covariance matrix adaptation (Hansen 2016, arXiv:1604.00772), with
 * the Cholesky factor of the covariance in place of its root, for few dimensions and noisy scores.
 */
import { type Seed, derive, gaussian } from '@tenball/base';
import type { Point } from './space.ts';

export interface Evolution {
  /** Points to score in this generation. */
  ask(): readonly Point[];
  /** Their scores, in the order of `ask`; more is better. */
  tell(scores: readonly number[]): void;
  /** The middle of the search now. */
  mean(): Point;
}

interface Rates {
  readonly weights: readonly number[];
  readonly mass: number;
  readonly sigmaPath: number;
  readonly damping: number;
  readonly path: number;
  readonly rankOne: number;
  readonly rankMany: number;
}

/** Starts at `start` with steps of `step`, in the unit cube. */
export function createEvolution(
  seed: Seed, start: Point, step: number, population: number,
): Evolution {
  const n = start.length;
  const rates = ratesOf(n, population);
  const expected = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));
  let generation = 0;
  let sigma = step;
  let mean = [...start];
  let covariance = matrix(n, (i, j) => Number(i === j));
  let factor = covariance;
  let sigmaPath = start.map(() => 0);
  let path = start.map(() => 0);
  let normals: number[][] = [];
  return {
    ask() {
      const root = derive(seed, generation);
      normals = Array.from({ length: population }, (_, k) => (
        start.map((__, i) => gaussian(root, k * n + i))));
      return normals.map((z) => mean.map((m, i) => clamp(m + sigma * row(factor, i, z))));
    },
    tell(scores) {
      const order = scores.map((_, k) => k).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
      const best = order.slice(0, rates.weights.length).map((k) => normals[k] ?? []);
      const z = start.map((_, i) => weighted(rates, best.map((each) => each[i] ?? 0)));
      const y = start.map((_, i) => row(factor, i, z));
      mean = mean.map((m, i) => clamp(m + sigma * (y[i] ?? 0)));
      const { sigmaPath: cs, path: cc, rankOne: c1, rankMany: cm, mass } = rates;
      sigmaPath = sigmaPath.map((p, i) => (
        (1 - cs) * p + Math.sqrt(cs * (2 - cs) * mass) * (z[i] ?? 0)));
      const length = Math.hypot(...sigmaPath);
      const age = Math.sqrt(1 - Math.pow(1 - cs, 2 * (generation + 1)));
      const isSteady = length / age < (1.4 + 2 / (n + 1)) * expected;
      path = path.map((p, i) => (
        (1 - cc) * p + (isSteady ? Math.sqrt(cc * (2 - cc) * mass) * (y[i] ?? 0) : 0)));
      const steps = best.map((each) => start.map((_, i) => row(factor, i, each)));
      covariance = matrix(n, (i, j) => (1 - c1 - cm) * (covariance[i]?.[j] ?? 0)
        + c1 * (path[i] ?? 0) * (path[j] ?? 0)
        + cm * weighted(rates, steps.map((each) => (each[i] ?? 0) * (each[j] ?? 0))));
      factor = cholesky(covariance);
      sigma *= Math.exp((cs / rates.damping) * (length / expected - 1));
      generation += 1;
    },
    mean: () => mean,
  };
}

function ratesOf(n: number, population: number): Rates {
  const parents = Math.floor(population / 2);
  const raw = Array.from({ length: parents }, (_, k) => Math.log(parents + 0.5) - Math.log(k + 1));
  const total = raw.reduce((sum, each) => sum + each, 0);
  const weights = raw.map((each) => each / total);
  const mass = 1 / weights.reduce((sum, each) => sum + each * each, 0);
  const sigmaPath = (mass + 2) / (n + mass + 5);
  const rankOne = 2 / ((n + 1.3) * (n + 1.3) + mass);
  const many = (2 * (mass - 2 + 1 / mass)) / ((n + 2) * (n + 2) + mass);
  return {
    weights, mass, sigmaPath, rankOne,
    damping: 1 + 2 * Math.max(0, Math.sqrt((mass - 1) / (n + 1)) - 1) + sigmaPath,
    path: (4 + mass / n) / (n + 4 + (2 * mass) / n),
    rankMany: Math.min(1 - rankOne, many),
  };
}

function weighted({ weights }: Rates, values: readonly number[]): number {
  return values.reduce((sum, value, k) => sum + (weights[k] ?? 0) * value, 0);
}

function row(of: readonly (readonly number[])[], i: number, by: readonly number[]): number {
  return (of[i] ?? []).reduce((sum, value, j) => sum + value * (by[j] ?? 0), 0);
}

function matrix(n: number, entry: (i: number, j: number) => number): number[][] {
  return Array.from({ length: n }, (_, i) => Array.from({ length: n }, (__, j) => entry(i, j)));
}

/** The lower triangle whose square is `of`; a direction that has died keeps a little width. */
function cholesky(of: readonly (readonly number[])[]): number[][] {
  const n = of.length;
  const lower = matrix(n, () => 0);
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let rest = of[i]?.[j] ?? 0;
      for (let k = 0; k < j; k += 1) rest -= (lower[i]?.[k] ?? 0) * (lower[j]?.[k] ?? 0);
      const target = lower[i] ?? [];
      target[j] = i === j ? Math.sqrt(Math.max(rest, 1e-10)) : rest / (lower[j]?.[j] ?? 1);
    }
  }
  return lower;
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}
