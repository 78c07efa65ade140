import { describe, expect, test } from 'vitest';
import { derive, gaussian, seed, shuffle, uniform, uniformInteger } from './random.ts';

const DRAWS = 20_000;

function draws(draw: (key: number) => number): number[] {
  return Array.from({ length: DRAWS }, (_, key) => draw(key));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const [ma, mb] = [mean(a), mean(b)];
  const product = mean(a.map((value, k) => (value - ma) * ((b[k] ?? 0) - mb)));
  const spread = (values: readonly number[], m: number): number =>
    Math.sqrt(mean(values.map((value) => (value - m) * (value - m))));
  return product / (spread(a, ma) * spread(b, mb));
}

describe('uniform draws', () => {
  const values = draws((key) => uniform(seed(1), key));

  test('lie in [0, 1)', () => {
    expect(values.every((value) => 0 <= value && value < 1)).toBe(true);
  });

  test('have mean 1/2 and variance 1/12', () => {
    expect(mean(values)).toBeCloseTo(0.5, 2);
    expect(mean(values.map((value) => (value - 0.5) * (value - 0.5)))).toBeCloseTo(1 / 12, 2);
  });

  test('fill 64 equal drawers evenly (chi square)', () => {
    const drawers = Array.from({ length: 64 }, () => 0);
    for (const value of values) {
      const at = Math.floor(value * 64);
      drawers[at] = (drawers[at] ?? 0) + 1;
    }
    const expected = DRAWS / 64;
    const chiSquare = drawers.reduce((sum, n) => sum + (n - expected) * (n - expected), 0)
      / expected;
    // 63 degrees of freedom: 99.9 % lie between 29 and 108.
    expect(chiSquare).toBeGreaterThan(29);
    expect(chiSquare).toBeLessThan(108);
  });

  test.each([
    ['neighbouring keys', (key: number) => uniform(seed(1), key + 1)],
    ['neighbouring seeds', (key: number) => uniform(seed(2), key)],
    ['a derived seed', (key: number) => uniform(derive(seed(1), 7), key)],
    ['derived seeds under the same key', (key: number) => uniform(derive(seed(1), key), 0)],
  ])('know nothing of %s', (_, other) => {
    expect(Math.abs(correlation(values, draws(other)))).toBeLessThan(0.03);
  });

  test('do not depend on the order in which they are asked for', () => {
    const backwards = draws((key) => uniform(seed(1), DRAWS - 1 - key)).reverse();
    expect(backwards).toEqual(values);
  });
});

test('whole draws reach every number below the bound and no other', () => {
  expect(new Set(draws((key) => uniformInteger(seed(3), key, 6)))).toEqual(
    new Set([0, 1, 2, 3, 4, 5]),
  );
});

test('normal draws have mean 0, spread 1 and no lean', () => {
  const values = draws((key) => gaussian(seed(4), key));
  expect(mean(values)).toBeCloseTo(0, 1);
  expect(mean(values.map((value) => value * value))).toBeCloseTo(1, 1);
  expect(Math.abs(mean(values.map((value) => value * value * value)))).toBeLessThan(0.1);
});

describe('seeds', () => {
  test('of texts and numbers are 32-bit whole numbers', () => {
    for (const value of [seed('десятка'), seed(''), seed(-1), seed(2 ** 40), derive(seed(1), -5)]) {
      expect(Number.isInteger(value) && 0 <= value && value < 2 ** 32).toBe(true);
    }
  });

  test('of different texts and numbers differ', () => {
    const seeds = [...draws((n) => seed(n)), ...draws((n) => seed(`n${n}`))];
    // Among 40 000 of 2³² a handful may fall together by chance.
    expect(new Set(seeds).size).toBeGreaterThan(seeds.length - 5);
  });
});

describe('a shuffle', () => {
  const cards = [1, 2, 3, 4, 5] as const;

  test('keeps every card and leaves the input alone', () => {
    expect([...shuffle(seed(5), cards)].sort()).toEqual([...cards]);
    expect(cards).toEqual([1, 2, 3, 4, 5]);
  });

  test('puts every card on top equally often', () => {
    const tops = [0, 0, 0, 0, 0];
    for (let k = 0; k < 5000; k += 1) {
      const top = (shuffle(derive(seed(6), k), cards)[0] ?? 1) - 1;
      tops[top] = (tops[top] ?? 0) + 1;
    }
    expect(Math.min(...tops)).toBeGreaterThan(880);
    expect(Math.max(...tops)).toBeLessThan(1120);
  });
});
