/**
 * A small net: two hidden layers that bend at nought, one logistic output. A hidden unit is y for
 * y ≥ 0 and a tenth of it below: no exponential is needed but the last.
 */
import { expInColumn } from '@tenball/base';

export interface Net {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
  /** By layer: for each unit its weights, then all biases. */
  readonly weights: Float64Array;
}

export const FIRST_HIDDEN = 24;
export const SECOND_HIDDEN = 16;
export const LEAK = 0.1;

/** How many weights a net of this shape has. */
export function weightCount(inputs: number, first: number, second: number): number {
  return inputs * first + first + first * second + second + second + 1;
}

const hiddenFirst = new Float64Array(FIRST_HIDDEN);
const hiddenSecond = new Float64Array(SECOND_HIDDEN);
const power = new Float64Array(1);

/** The output for `input`, in (0, 1). */
export function forward(net: Net, input: Float64Array): number {
  const { weights, inputs, first, second } = net;
  layerInto(hiddenFirst, weights, 0, input, inputs, first);
  const middle = inputs * first + first;
  layerInto(hiddenSecond, weights, middle, hiddenFirst, first, second);
  const end = middle + first * second + second;
  let sum = weights[end + second] ?? 0;
  for (let n = 0; n < second; n += 1) sum += (weights[end + n] ?? 0) * (hiddenSecond[n] ?? 0);
  power[0] = -sum;
  expInColumn(power, 0);
  return 1 / (1 + power[0]);
}

function layerInto(
  target: Float64Array, weights: Float64Array, from: number, input: Float64Array,
  inputs: number, units: number,
): void {
  const biases = from + inputs * units;
  for (let unit = 0; unit < units; unit += 1) {
    const at = from + unit * inputs;
    // Two sums at a time: one alone waits for itself at every step.
    let even = weights[biases + unit] ?? 0;
    let odd = 0;
    for (let n = 1; n < inputs; n += 2) {
      even += (weights[at + n - 1] ?? 0) * (input[n - 1] ?? 0);
      odd += (weights[at + n] ?? 0) * (input[n] ?? 0);
    }
    if (inputs % 2 === 1) even += (weights[at + inputs - 1] ?? 0) * (input[inputs - 1] ?? 0);
    const sum = even + odd;
    target[unit] = sum >= 0 ? sum : LEAK * sum;
  }
}
