import { gaussian, seed } from '@tenball/base';
import { DEFAULT_PARAMS, TABLE_PRESETS, TABLE_SETTINGS, paramsOf } from '@tenball/physics';
import { expect, test } from 'vitest';
import { FEATURE_COUNT } from './features.ts';
import { FIRST_HIDDEN, SECOND_HIDDEN, weightCount } from './net.ts';
import { formatWeights, parseNet, stampOf } from './weights-text.ts';
import { WEIGHTS } from './weights.ts';

const STAMP = stampOf(DEFAULT_PARAMS);
const COUNT = weightCount(FEATURE_COUNT, FIRST_HIDDEN, SECOND_HIDDEN);

test('weights survive the way through text to half a step', () => {
  const weights = new Float64Array(COUNT).map((_, n) => gaussian(seed('text'), n));
  const text = formatWeights(weights, STAMP);
  const net = parseNet(text, STAMP);
  expect(text.base64).toMatch(/^[A-Za-z0-9+/]+=*$/);
  weights.forEach((weight, n) => {
    expect(Math.abs((net?.weights[n] ?? NaN) - weight)).toBeLessThanOrEqual(text.step / 2 + 1e-12);
  });
});

test('weights of another physics make no net', () => {
  const text = formatWeights(new Float64Array(COUNT).fill(1), STAMP);
  expect(stampOf({ ...DEFAULT_PARAMS, muRoll: 0.011 })).not.toBe(STAMP);
  expect(parseNet(text, stampOf({ ...DEFAULT_PARAMS, muRoll: 0.011 }))).toBeUndefined();
});

test('weights of another engine make no net', () => {
  const text = formatWeights(new Float64Array(COUNT).fill(1), stampOf(DEFAULT_PARAMS, 'tb@0.9.0'));
  expect(parseNet(text, STAMP)).toBeUndefined();
});

test('the tables differ in pockets alone, and one net serves them all', () => {
  for (const table of TABLE_PRESETS) {
    expect(stampOf(paramsOf({ table })), table).toBe(STAMP);
  }
  expect(TABLE_SETTINGS['pro-tight'].params.jawRadius).not.toBe(DEFAULT_PARAMS.jawRadius);
});

test('cloths and balls other than the standard ones have another worth', () => {
  for (const cloth of ['new-worsted', 'worn', 'humid'] as const) {
    expect(stampOf(paramsOf({ cloth })), cloth).not.toBe(STAMP);
  }
  expect(stampOf(paramsOf({ balls: 'polished' }))).not.toBe(STAMP);
  expect(stampOf(paramsOf({ balls: 'dirty' }))).not.toBe(STAMP);
});

test('weights that were cut or hold a strange letter make no net', () => {
  const text = formatWeights(new Float64Array(COUNT).fill(1), STAMP);
  expect(parseNet({ ...text, base64: text.base64.slice(0, -8) }, STAMP)).toBeUndefined();
  expect(parseNet({ ...text, base64: `!${text.base64.slice(1)}` }, STAMP)).toBeUndefined();
});

test('the shipped weights are those of the shipped physics', () => {
  expect(WEIGHTS.stamp).toBe(STAMP);
  expect(parseNet(WEIGHTS, STAMP)).toBeDefined();
});
