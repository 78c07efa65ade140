import { derive, seed, shuffle } from '@tenball/base';
import { type Layout, OBJECT_BALLS, TABLES } from '@tenball/equipment';
import { DEFAULT_PARAMS, TABLE_SETTINGS } from '@tenball/physics';
import { describe, expect, test } from 'vitest';
import {
  type Outlook, closedWorthOf, outlookOf, visibleShare, worthInHand, worthOf,
} from './evaluate.ts';
import { countOf, lowestOf, spreadOf } from './spread.ts';
import { tableView } from './table-view.ts';
import { randomLayout } from './testing/positions.ts';
import { WEIGHTS } from './value/weights.ts';

const VIEW = tableView(TABLES['9'], DEFAULT_PARAMS);
const PRO = outlookOf(VIEW, 0.045, true);
/** A straight ten, half a metre from the cue ball and from the side pocket. */
const STRAIGHT_TEN: Layout = { 0: { x: 0, y: -0.4 }, 10: { x: 0, y: 0.1 } };
const OPEN: Layout = {
  0: { x: 0, y: 0 }, 1: { x: 0.6, y: 0.2 }, 5: { x: -0.6, y: 0.1 }, 10: { x: 0.3, y: -0.4 },
};
/** The same with the ball on behind the five. */
const HOOKED: Layout = { ...OPEN, 5: { x: 0.055, y: 0.0183 } };

function somePositions(count: number): Layout[] {
  return Array.from({ length: count }, (_, n) => {
    const root = derive(seed('worth'), n);
    return randomLayout(root, shuffle(root, OBJECT_BALLS).slice(0, 1 + n % 10));
  });
}

describe('the learned worth', () => {
  test('is there for the shipped physics', () => {
    expect(PRO.net).toBeDefined();
  });

  test('is there on tables with other pockets, and worth less where they are tight', () => {
    const { table, params } = TABLE_SETTINGS['pro-tight'];
    const tight = outlookOf(tableView(table, { ...DEFAULT_PARAMS, ...params }), 0.1, true);
    const usual = outlookOf(VIEW, 0.1, true);
    expect(tight.net).toBeDefined();
    const mean = (outlook: Outlook) => somePositions(40).map(spreadOf)
      .reduce((sum, spread) => sum + worthOf(outlook, spread, 0), 0) / 40;
    expect(mean(tight)).toBeLessThan(mean(usual));
  });

  test('lies between nought and one, for every arm and with every number of fouls', () => {
    for (const sigma of [0.001, 0.045, 0.3, 1.2]) {
      const outlook = outlookOf(VIEW, sigma, sigma < 0.1);
      somePositions(40).map(spreadOf).forEach((spread, n) => {
        const worth = worthOf(outlook, spread, n % 3);
        expect(worth).toBeGreaterThan(0);
        expect(worth).toBeLessThan(1);
        const inHand = worthInHand(outlook, countOf(spread), spread);
        expect(inHand).toBeGreaterThan(0);
        expect(inHand).toBeLessThan(1);
      });
    }
  });

  test('is near one for a straight ten, and one with no ball left', () => {
    expect(worthOf(PRO, spreadOf(STRAIGHT_TEN), 0)).toBeGreaterThan(0.97);
    expect(worthOf(PRO, spreadOf({ 0: { x: 0, y: 0 } }), 0)).toBe(1);
  });

  test('falls when the ball on is hidden', () => {
    const hooked = worthOf(PRO, spreadOf(HOOKED), 0);
    expect(hooked).toBeLessThan(worthOf(PRO, spreadOf(OPEN), 0) - 0.1);
  });

  test('is never more on two fouls, and less where the ball on is hidden, on the average', () => {
    const losses = somePositions(400).map(spreadOf)
      .filter((spread) => visibleShare(VIEW, spread, lowestOf(spread)) === 0)
      .map((spread) => worthOf(PRO, spread, 0) - worthOf(PRO, spread, 2));
    expect(losses.length).toBeGreaterThan(20);
    expect(Math.min(...losses)).toBeGreaterThanOrEqual(0);
    expect(losses.reduce((sum, loss) => sum + loss, 0) / losses.length).toBeGreaterThan(0.002);
  });

  test('is more for an exact arm than for a wild one, on the average of positions', () => {
    const mean = (sigma: number) => somePositions(40).map(spreadOf)
      .reduce((sum, spread) => sum + worthOf(outlookOf(VIEW, sigma, true), spread, 0), 0) / 40;
    expect(mean(0.02)).toBeGreaterThan(mean(0.2) + 0.1);
  });

  test('is more for a sure touch than for a rough one, the direction being as exact', () => {
    const mean = (speedSigma: number) => {
      const outlook = outlookOf(VIEW, 0.15, true, { speedSigma });
      return somePositions(80).map(spreadOf)
        .reduce((sum, spread) => sum + worthOf(outlook, spread, 0), 0) / 80;
    };
    expect(mean(0.035)).toBeGreaterThan(mean(0.12) + 0.005);
  });

  test('is more with the cue ball in hand than behind another ball', () => {
    const spread = spreadOf(HOOKED);
    expect(worthInHand(PRO, 3, spread)).toBeGreaterThan(worthOf(PRO, spread, 0) + 0.1);
  });
});

describe('the closed form', () => {
  test('stands in where the weights are of another physics', () => {
    const params = { ...DEFAULT_PARAMS, muRoll: 0.012 };
    const outlook = outlookOf(tableView(TABLES['9'], params), 0.045, true);
    expect(outlook.net).toBeUndefined();
    const spread = spreadOf(OPEN);
    expect(worthOf(outlook, spread, 0)).toBe(closedWorthOf(outlook, spread, 0));
    expect(worthInHand(outlook, 3, spread)).toBe(worthInHand(outlook, 3));
  });

  test('stands in where the weights do not fit', () => {
    const outlook = outlookOf(VIEW, 0.045, true, { weights: { ...WEIGHTS, stamp: 'another' } });
    const spread = spreadOf(OPEN);
    expect(outlook.net).toBeUndefined();
    expect(worthOf(outlook, spread, 1)).toBe(closedWorthOf(outlook, spread, 1));
  });
});
