/** Fits the net by Adam on mini-batches: cross-entropy against targets between 0 and 1. */
import { type Seed, derive, gaussian, seed, shuffle } from '@tenball/base';
import { LEAK, weightCount } from '../../packages/ai/src/value/net.ts';
import type { Example } from './examples.ts';

export interface Shape {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
}

const EPOCHS = 40;
const BATCH = 64;
const RATE = 0.003;
/** The rate falls by this factor over the epochs. */
const RATE_FALL = 0.02;
const DECAY = 1e-4;
const MOMENT_1 = 0.9;
const MOMENT_2 = 0.999;
const TINY = 1e-8;
/** Features that vary less than this are scaled as if they varied so much. */
const LEAST_DEVIATION = 0.05;

/** Means and deviations of the features. */
interface Scale {
  readonly mean: Float64Array;
  readonly deviation: Float64Array;
}

/** Weights for raw features. `report` hears the mean loss of each epoch. Same input, same bits. */
export function fit(
  examples: readonly Example[], shape: Shape, root: Seed,
  report: (epoch: number, epochs: number, loss: number) => void,
): Float64Array {
  const scale = scaleOf(examples, shape.inputs);
  const inputs = examples.map(({ features }) => features.map((value, n) => (
    (value - (scale.mean[n] ?? 0)) / (scale.deviation[n] ?? 1)
  )));
  const trainer = createTrainer(shape, root);
  const order = examples.map((_, n) => n);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE * Math.pow(RATE_FALL, epoch / (EPOCHS - 1));
    let loss = 0;
    shuffle(derive(root, 1000 + epoch), order).forEach((n, k) => {
      const input = inputs[n];
      const example = examples[n];
      if (input === undefined || example === undefined) return;
      loss += trainer.learn(input, example.target);
      if (k % BATCH === BATCH - 1 || k === order.length - 1) trainer.step(rate, k % BATCH + 1);
    });
    report(epoch + 1, EPOCHS, loss / examples.length);
  }
  return unscaled(trainer.weights, shape, scale);
}

interface Trainer {
  readonly weights: Float64Array;
  /** Adds the gradient of one example; its loss. */
  learn(input: Float64Array, target: number): number;
  /** Moves the weights by the mean gradient of `count` examples. */
  step(rate: number, count: number): void;
}

function createTrainer(shape: Shape, root: Seed): Trainer {
  const weights = initialWeights(shape, root);
  const gradient = new Float64Array(weights.length);
  const moment1 = new Float64Array(weights.length);
  const moment2 = new Float64Array(weights.length);
  const layers = createLayers(shape, weights, gradient);
  let steps = 0;
  return {
    weights,
    learn: layers.learn,
    step(rate, count) {
      steps += 1;
      const fix1 = 1 - Math.pow(MOMENT_1, steps);
      const fix2 = 1 - Math.pow(MOMENT_2, steps);
      for (let n = 0; n < weights.length; n += 1) {
        const slope = (gradient[n] ?? 0) / count;
        const m1 = MOMENT_1 * (moment1[n] ?? 0) + (1 - MOMENT_1) * slope;
        const m2 = MOMENT_2 * (moment2[n] ?? 0) + (1 - MOMENT_2) * slope * slope;
        moment1[n] = m1;
        moment2[n] = m2;
        gradient[n] = 0;
        const old = weights[n] ?? 0;
        weights[n] = old - rate * (m1 / fix1 / (Math.sqrt(m2 / fix2) + TINY) + DECAY * old);
      }
    },
  };
}

/** Forward and backward through the two hidden layers; gradients are added up. */
function createLayers(
  { inputs, first, second }: Shape, weights: Float64Array, gradient: Float64Array,
): Pick<Trainer, 'learn'> {
  const a = new Float64Array(first);
  const b = new Float64Array(second);
  const da = new Float64Array(first);
  const db = new Float64Array(second);
  const middle = inputs * first + first;
  const end = middle + first * second + second;
  const one = { weights, gradient, from: 0, inputs, units: first };
  const two = { weights, gradient, from: middle, inputs: first, units: second };
  return {
    learn(input, target) {
      forwardInto(a, one, input);
      forwardInto(b, two, a);
      let sum = weights[end + second] ?? 0;
      for (let n = 0; n < second; n += 1) sum += (weights[end + n] ?? 0) * (b[n] ?? 0);
      const value = 1 / (1 + Math.exp(-sum));
      const slope = value - target;
      gradient[end + second] = (gradient[end + second] ?? 0) + slope;
      for (let n = 0; n < second; n += 1) {
        gradient[end + n] = (gradient[end + n] ?? 0) + slope * (b[n] ?? 0);
        db[n] = slope * (weights[end + n] ?? 0) * ((b[n] ?? 0) >= 0 ? 1 : LEAK);
      }
      da.fill(0);
      backwardInto(da, two, a, db);
      for (let n = 0; n < first; n += 1) da[n] = (da[n] ?? 0) * ((a[n] ?? 0) >= 0 ? 1 : LEAK);
      backwardInto(undefined, one, input, da);
      return -target * Math.log(value + TINY) - (1 - target) * Math.log(1 - value + TINY);
    },
  };
}

interface Layer {
  readonly weights: Float64Array;
  readonly gradient: Float64Array;
  readonly from: number;
  readonly inputs: number;
  readonly units: number;
}

function forwardInto(target: Float64Array, layer: Layer, input: Float64Array): void {
  const { weights, from, inputs, units } = layer;
  for (let unit = 0; unit < units; unit += 1) {
    let sum = weights[from + inputs * units + unit] ?? 0;
    const at = from + unit * inputs;
    for (let n = 0; n < inputs; n += 1) sum += (weights[at + n] ?? 0) * (input[n] ?? 0);
    target[unit] = sum >= 0 ? sum : LEAK * sum;
  }
}

/** Adds the gradients of a layer; and to `slopes`, if given, those of its inputs. */
function backwardInto(
  slopes: Float64Array | undefined, layer: Layer, input: Float64Array, errors: Float64Array,
): void {
  const { weights, gradient, from, inputs, units } = layer;
  for (let unit = 0; unit < units; unit += 1) {
    const error = errors[unit] ?? 0;
    const at = from + unit * inputs;
    const bias = from + inputs * units + unit;
    gradient[bias] = (gradient[bias] ?? 0) + error;
    for (let n = 0; n < inputs; n += 1) {
      gradient[at + n] = (gradient[at + n] ?? 0) + error * (input[n] ?? 0);
      if (slopes !== undefined) slopes[n] = (slopes[n] ?? 0) + error * (weights[at + n] ?? 0);
    }
  }
}

function initialWeights({ inputs, first, second }: Shape, root: Seed): Float64Array {
  const weights = new Float64Array(weightCount(inputs, first, second));
  const middle = inputs * first + first;
  const end = middle + first * second + second;
  for (let n = 0; n < weights.length; n += 1) {
    const isBias = (n >= inputs * first && n < middle) || (n >= end - second && n < end)
      || n === end + second;
    const fan = n < middle ? inputs : n < end ? first : second;
    weights[n] = isBias ? 0 : gaussian(derive(root, 7), n) * Math.sqrt(1 / fan);
  }
  return weights;
}

function scaleOf(examples: readonly Example[], inputs: number): Scale {
  const mean = new Float64Array(inputs);
  const deviation = new Float64Array(inputs);
  for (let n = 0; n < inputs; n += 1) {
    let sum = 0;
    let squares = 0;
    for (const { features } of examples) {
      const value = features[n] ?? 0;
      sum += value;
      squares += value * value;
    }
    const middle = sum / examples.length;
    mean[n] = middle;
    const variance = Math.max(0, squares / examples.length - middle * middle);
    deviation[n] = Math.max(LEAST_DEVIATION, Math.sqrt(variance));
  }
  return { mean, deviation };
}

/** The same net for features that are not scaled. */
function unscaled(weights: Float64Array, { inputs, first }: Shape, scale: Scale): Float64Array {
  const raw = weights.slice();
  for (let unit = 0; unit < first; unit += 1) {
    let shift = 0;
    for (let n = 0; n < inputs; n += 1) {
      const at = unit * inputs + n;
      const weight = (weights[at] ?? 0) / (scale.deviation[n] ?? 1);
      raw[at] = weight;
      shift += weight * (scale.mean[n] ?? 0);
    }
    raw[inputs * first + unit] = (weights[inputs * first + unit] ?? 0) - shift;
  }
  return raw;
}

/** The seed of a fit. */
export function fitSeed(run: number, round: number): Seed {
  return derive(derive(seed('value fit'), run), round);
}
