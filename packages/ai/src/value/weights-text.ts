/** Weights as text: base64 of 16-bit whole numbers, little end first, times a common step. */
import { hashDoubles, seed } from '@tenball/base';
import { PARAM_NAMES, PHYSICS_VERSION, type Params } from '@tenball/physics';
import { FEATURES_VERSION, FEATURE_COUNT } from './features.ts';
import { FIRST_HIDDEN, type Net, SECOND_HIDDEN, weightCount } from './net.ts';

export interface WeightsText {
  /** The physics and features that the weights were trained with; '' for no weights. */
  readonly stamp: string;
  /** Value of one step of the whole numbers. */
  readonly step: number;
  readonly base64: string;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const LARGEST = 32767;

/**
 * Acts in the mouth of a pocket alone. The features see pockets by their windows, so one net serves
 * them all; how it does on the presets was measured (docs/ai.md).
 */
const OF_POCKETS: ReadonlySet<string> = new Set([
  'jawRadius', 'facingRestitution', 'facingFriction', 'edgeRadius', 'linerRestitution',
  'linerFriction',
]);

/**
 * The stamp of weights for `params` under `engine`: the worth of a position is that of one engine
 * with one set of balls, cloth and cushions.
 */
export function stampOf(params: Params, engine: string = PHYSICS_VERSION): string {
  const acting = PARAM_NAMES.filter((name) => !OF_POCKETS.has(name)).map((name) => params[name]);
  const shape = [FEATURES_VERSION, FEATURE_COUNT, FIRST_HIDDEN, SECOND_HIDDEN];
  return hashDoubles([seed(engine), ...shape, ...acting]);
}

/** The net of `text`; undefined when it is of another stamp, or not whole. */
export function parseNet(text: WeightsText, stamp: string): Net | undefined {
  if (text.stamp !== stamp) return undefined;
  const count = weightCount(FEATURE_COUNT, FIRST_HIDDEN, SECOND_HIDDEN);
  const bytes = bytesOf(text.base64);
  if (bytes === undefined || bytes.length !== 2 * count) return undefined;
  const weights = new Float64Array(count);
  for (let n = 0; n < count; n += 1) {
    const word = (bytes[2 * n] ?? 0) | ((bytes[2 * n + 1] ?? 0) << 8);
    weights[n] = (word > LARGEST ? word - 65536 : word) * text.step;
  }
  return { inputs: FEATURE_COUNT, first: FIRST_HIDDEN, second: SECOND_HIDDEN, weights };
}

/** `weights` as text under `stamp`, each to the nearest step. */
export function formatWeights(weights: Float64Array, stamp: string): WeightsText {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6);
  const step = largest / LARGEST;
  const bytes = new Uint8Array(2 * weights.length);
  weights.forEach((weight, n) => {
    const word = Math.round(weight / step) & 0xffff;
    bytes[2 * n] = word & 0xff;
    bytes[2 * n + 1] = word >> 8;
  });
  return { stamp, step, base64: base64Of(bytes) };
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let n = 0; n < bytes.length; n += 3) {
    const triple = ((bytes[n] ?? 0) << 16) | ((bytes[n + 1] ?? 0) << 8) | (bytes[n + 2] ?? 0);
    const letters = Math.min(4, bytes.length - n + 1);
    for (let k = 0; k < 4; k += 1) {
      text += k < letters ? LETTERS[(triple >> (18 - 6 * k)) & 63] ?? '' : '=';
    }
  }
  return text;
}

function bytesOf(text: string): Uint8Array | undefined {
  const letters = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((letters.length * 6) / 8));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return undefined;
    bits = ((bits << 6) | value) & 0xffffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at] = (bits >> held) & 0xff;
    at += 1;
  }
  return bytes;
}
