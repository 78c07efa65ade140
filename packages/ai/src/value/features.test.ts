import { type Seed, derive, seed, shuffle, uniform } from '@tenball/base';
import { type Layout, OBJECT_BALLS, TABLES } from '@tenball/equipment';
import { DEFAULT_PARAMS } from '@tenball/physics';
import { describe, expect, test } from 'vitest';
import { outlookOf, visibleShare } from '../evaluate.ts';
import { type Spread, lowestOf, spreadOf } from '../spread.ts';
import { tableView } from '../table-view.ts';
import { randomLayout } from '../testing/positions.ts';
import { FEATURES, FEATURE_COUNT, featuresInHandInto, featuresInto } from './features.ts';

const VIEW = tableView(TABLES['9'], DEFAULT_PARAMS);
const { beholder } = outlookOf(VIEW, 0.08, true);
const MIRRORS = [[-1, 1], [1, -1], [-1, -1]] as const;

function featuresOf(spread: Spread, fouls = 0): Float64Array {
  const features = new Float64Array(FEATURE_COUNT);
  featuresInto(features, beholder, spread, fouls);
  return features;
}

function named(features: Float64Array, name: (typeof FEATURES)[number]): number {
  return features[FEATURES.indexOf(name)] ?? NaN;
}

function someSpread(root: Seed): Spread {
  const count = 1 + Math.floor(uniform(root, 1) * 9);
  return spreadOf(randomLayout(root, shuffle(derive(root, 2), OBJECT_BALLS).slice(0, count)));
}

function mirrored({ x, y, mask }: Spread, [overX, overY]: readonly [number, number]): Spread {
  return { x: x.map((value) => overX * value), y: y.map((value) => overY * value), mask };
}

describe('the features of a position', () => {
  test('are those of its three mirror images', () => {
    for (let n = 0; n < 60; n += 1) {
      const spread = someSpread(derive(seed('mirror'), n));
      const features = featuresOf(spread, n % 3);
      for (const mirror of MIRRORS) {
        const image = featuresOf(mirrored(spread, mirror), n % 3);
        features.forEach((value, k) => {
          expect(image[k], FEATURES[k]).toBeCloseTo(value, 6);
        });
      }
    }
  });

  test('are those of its mirror images with the cue ball in hand', () => {
    for (let n = 0; n < 20; n += 1) {
      const spread = someSpread(derive(seed('hand'), n));
      const features = new Float64Array(FEATURE_COUNT);
      const image = new Float64Array(FEATURE_COUNT);
      featuresInHandInto(features, beholder, spread, 0);
      featuresInHandInto(image, beholder, mirrored(spread, [-1, 1]), 0);
      expect(named(image, 'real × fan 1')).toBeCloseTo(named(features, 'real × fan 1'), 6);
      expect(named(features, 'in hand')).toBe(1);
    }
  });

  test('lie between nought and one', () => {
    for (let n = 0; n < 200; n += 1) {
      for (const value of featuresOf(someSpread(derive(seed('range'), n)), 1)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1.0001);
      }
    }
  });

  test('do not depend on what was looked at before', () => {
    const spread = someSpread(seed('again'));
    const before = featuresOf(spread);
    featuresOf(someSpread(seed('another')));
    expect(featuresOf(spread)).toEqual(before);
  });

  test('see a straight ten in front of a pocket as certain, with nothing to come', () => {
    const features = featuresOf(spreadOf({ 0: { x: 0, y: 0.1 }, 10: { x: 0, y: 0.45 } }));
    expect(named(features, 'real 1')).toBeGreaterThan(0.999);
    expect(named(features, 'cosine 1')).toBeCloseTo(1, 6);
    expect(named(features, 'fan wide 1')).toBe(1);
    expect(named(features, 'no pot')).toBe(0);
    expect(named(features, 'visible')).toBe(1);
    expect(named(features, 'balls left')).toBeCloseTo(0.1, 9);
  });

  test('tell a hidden ball from a seen one', () => {
    const layout: Layout = { 0: { x: 0, y: 0 }, 1: { x: 0.6, y: 0 }, 10: { x: 0.3, y: 0.2 } };
    const hidden = featuresOf(spreadOf({ ...layout, 10: { x: 0.058, y: 0 } }));
    expect(named(hidden, 'hidden')).toBe(1);
    expect(named(hidden, 'no pot')).toBe(1);
    expect(named(featuresOf(spreadOf(layout)), 'hidden')).toBe(0);
  });

  test('see of the ball on what the planner sees of it', () => {
    for (let n = 0; n < 100; n += 1) {
      const spread = someSpread(derive(seed('seen'), n));
      const seen = visibleShare(VIEW, spread, lowestOf(spread));
      expect(named(featuresOf(spread), 'visible')).toBeCloseTo(seen, 9);
    }
  });

  test('tell a next ball that has no way to a pocket', () => {
    const wall: Layout = {
      0: { x: -0.5, y: 0 }, 1: { x: -1, y: 0.3 }, 2: { x: 0.5, y: 0.6 }, 3: { x: 0.442, y: 0.6 },
      4: { x: 0.558, y: 0.6 }, 5: { x: 0.47, y: 0.55 }, 6: { x: 0.53, y: 0.55 },
    };
    expect(named(featuresOf(spreadOf(wall)), 'closed next')).toBe(1);
    expect(named(featuresOf(spreadOf(wall)), 'tangled')).toBeGreaterThan(0.5);
    const free: Layout = { 0: { x: -0.5, y: 0 }, 1: { x: -1, y: 0.3 }, 2: { x: 0.5, y: 0.1 } };
    expect(named(featuresOf(spreadOf(free)), 'closed next')).toBe(0);
  });

  test('put the cue ball in hand where the ball on goes down', () => {
    const features = new Float64Array(FEATURE_COUNT);
    const spread = spreadOf({ 4: { x: 0.9, y: 0.3 }, 10: { x: -0.6, y: -0.2 } });
    featuresInHandInto(features, beholder, spread, 0);
    expect(named(features, 'real 1')).toBeGreaterThan(0.95);
    expect(named(features, 'fan wide 1')).toBeGreaterThan(0.5);
  });
});
