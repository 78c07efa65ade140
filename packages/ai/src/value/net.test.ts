import { derive, gaussian, seed, uniform } from '@tenball/base';
import { expect, test } from 'vitest';
import { type Net, forward, weightCount } from './net.ts';

function randomNet(): Net {
  const [inputs, first, second] = [7, 5, 3];
  const weights = new Float64Array(weightCount(inputs, first, second));
  return { inputs, first, second, weights: weights.map((_, n) => gaussian(seed('net'), n)) };
}

/** The same sums written as layers of rows, with the logistic of the engine. */
function slowly({ inputs, first, second, weights }: Net, input: readonly number[]): number {
  let rest = [...weights];
  const layer = (values: readonly number[], from: number, units: number): number[] => {
    const rows = Array.from({ length: units }, (_, n) => rest.slice(n * from, (n + 1) * from));
    const biases = rest.slice(units * from, units * (from + 1));
    rest = rest.slice(units * (from + 1));
    return rows.map((row, n) => (
      row.reduce((sum, weight, k) => sum + weight * (values[k] ?? 0), biases[n] ?? 0)
    ));
  };
  const bent = (value: number) => (value >= 0 ? value : value / 10);
  const one = layer(input, inputs, first).map(bent);
  const [sum = 0] = layer(layer(one, first, second).map(bent), second, 1);
  return 1 / (1 + Math.exp(-sum));
}

test('a net is its layers, one after the other', () => {
  const net = randomNet();
  for (let n = 0; n < 50; n += 1) {
    const input = Float64Array.from({ length: 7 }, (_, k) => uniform(derive(seed('in'), n), k));
    expect(forward(net, input)).toBeCloseTo(slowly(net, [...input]), 12);
  }
});

test('a net without weights believes in nothing: one half', () => {
  const weights = new Float64Array(weightCount(7, 5, 3));
  expect(forward({ ...randomNet(), weights }, new Float64Array(7).fill(1))).toBe(0.5);
});
