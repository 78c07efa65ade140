import { TABLES, type Layout } from '@tenball/equipment';
import { DEFAULT_PARAMS } from '@tenball/physics';
import { describe, expect, test } from 'vitest';
import {
  type DirectPot, directPotInto, directPots, errorFunction, hasOpenPocket, newDirectPot, potChance,
  retarget,
} from './candidates.ts';
import { bestChance, outlookOf, visibleShare, worthOf } from './evaluate.ts';
import { isBlocked, spreadOf } from './spread.ts';
import { newWindow, tableView, windowInto } from './table-view.ts';

const VIEW = tableView(TABLES['9'], DEFAULT_PARAMS);
const SIGMA = 0.1 * (3.141592653589793 / 180);

function pocket(name: string) {
  const found = VIEW.pockets.find((one) => one.pocket === name);
  if (found === undefined) throw new Error(name);
  return found;
}

describe('the window of a pocket', () => {
  test('points at the mouth from straight in front', () => {
    const window = newWindow();
    windowInto(window, VIEW, pocket('SL'), 0, 0);
    expect(window.x).toBeCloseTo(0, 9);
    expect(window.y).toBeCloseTo(1, 9);
    expect(window.distance).toBeCloseTo(0.635, 6);
  });

  test('narrows with the distance', () => {
    const near = newWindow();
    const far = newWindow();
    windowInto(near, VIEW, pocket('FL'), 1, 0.37);
    windowInto(far, VIEW, pocket('FL'), 0, -0.4);
    expect(near.half).toBeGreaterThan(2 * far.half);
  });

  test('closes for a ball that runs along the rail past a side pocket', () => {
    const window = newWindow();
    windowInto(window, VIEW, pocket('SL'), 0.8, 0.6);
    expect(window.half).toBe(0);
  });

  test('is open along the rail to a corner pocket', () => {
    const window = newWindow();
    windowInto(window, VIEW, pocket('FL'), 0.5, VIEW.maxY);
    expect(window.half).toBeGreaterThan(0.005);
    expect(window.x).toBeGreaterThan(0.99);
  });

  test('mirrors with the table', () => {
    const left = newWindow();
    const right = newWindow();
    windowInto(left, VIEW, pocket('HL'), -0.3, 0.2);
    windowInto(right, VIEW, pocket('FR'), 0.3, -0.2);
    expect(left.x).toBeCloseTo(-right.x, 12);
    expect(left.y).toBeCloseTo(-right.y, 12);
    expect(left.half).toBeCloseTo(right.half, 12);
  });
});

describe('direct pots', () => {
  test('a straight shot has the ghost ball one diameter behind and no cut', () => {
    const layout: Layout = { 0: { x: 0, y: -0.4 }, 1: { x: 0, y: 0.2 } };
    const [best] = directPots(VIEW, spreadOf(layout), 1, SIGMA);
    expect(best?.pocket?.pocket).toBe('SL');
    expect(best?.ghostY).toBeCloseTo(0.2 - 0.05715, 9);
    expect(best?.cosine).toBeCloseTo(1, 9);
    expect(best?.cueWay).toBeCloseTo(0.6 - 0.05715, 6);
  });

  test('a ball in the lane closes it, to the object ball and to the pocket', () => {
    const open: Layout = { 0: { x: 0, y: -0.4 }, 1: { x: 0, y: 0.2 } };
    const before = spreadOf({ ...open, 5: { x: 0.01, y: -0.1 } });
    const behind = spreadOf({ ...open, 5: { x: -0.02, y: 0.45 } });
    const straight = (spread: ReturnType<typeof spreadOf>) =>
      directPots(VIEW, spread, 1, SIGMA).some((pot) => pot.pocket?.pocket === 'SL');
    expect(straight(spreadOf(open))).toBe(true);
    expect(straight(before)).toBe(false);
    expect(straight(behind)).toBe(false);
  });

  test('the likeliest comes first, and a nearer ball is likelier', () => {
    const layout: Layout = { 0: { x: 0.3, y: 0 }, 1: { x: 0.9, y: 0.3 } };
    const pots = directPots(VIEW, spreadOf(layout), 1, SIGMA);
    const chances = pots.map((pot) => pot.chance);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    const outlook = outlookOf(VIEW, 0.2, false);
    const near = bestChance(outlook, spreadOf({ ...layout, 0: { x: 0.7, y: 0.2 } }), 1);
    const far = bestChance(outlook, spreadOf({ ...layout, 0: { x: -1, y: -0.4 } }), 1);
    expect(near).toBeGreaterThan(far);
  });

  test('a cluster against the rail has no open pocket', () => {
    const layout: Layout = {
      1: { x: 0.5, y: 0.6 }, 2: { x: 0.442, y: 0.6 }, 3: { x: 0.558, y: 0.6 },
      4: { x: 0.47, y: 0.55 }, 5: { x: 0.53, y: 0.55 },
    };
    expect(hasOpenPocket(VIEW, spreadOf(layout), 1)).toBe(false);
    expect(hasOpenPocket(VIEW, spreadOf({ 1: { x: 0.5, y: 0.3 } }), 1)).toBe(true);
  });
});

describe('the chance of a pot', () => {
  const straight: DirectPot = { ...newDirectPot(), cosine: 1, cueWay: 0.6, half: 0.05 };
  const diameter = 0.05715;

  test('of a straight shot is the share of a normal error that stays within the window', () => {
    // A tenth of a degree over .6 m is 1.02 degrees at the ball, throw taking 5 percent of it.
    const deviation = (0.95 * SIGMA * 0.6) / diameter;
    const share = errorFunction(0.05 / (deviation * Math.SQRT2));
    expect(Math.abs(potChance(straight, diameter, SIGMA) - share)).toBeLessThan(0.01);
  });

  test('falls with the error, the distance and the cut, and is whole without error', () => {
    const chances = (change: Partial<DirectPot>, sigma = 2 * SIGMA) => (
      potChance({ ...straight, ...change }, diameter, sigma)
    );
    expect(chances({}, 0)).toBeGreaterThan(0.9999);
    expect(chances({}, 3 * SIGMA)).toBeLessThan(chances({}));
    expect(chances({ cueWay: 1 })).toBeLessThan(chances({}));
    const cuts = [1, 0.9, 0.7, 0.5, 0.34, 0.2].map((cosine) => chances({ cosine }));
    expect(cuts).toEqual([...cuts].sort((a, b) => b - a));
  });

  test('along a rail a fast ball has less of it than a slow one', () => {
    const spread = spreadOf({ 0: { x: -0.3, y: 0.5 }, 1: { x: 0.5, y: VIEW.maxY - 0.03 } });
    const pot = newDirectPot();
    const shot = { cueX: -0.3, cueY: 0.5, ball: 1, pocket: pocket('FL') };
    expect(directPotInto(pot, VIEW, spread, shot, SIGMA)).toBe(true);
    expect(retarget(pot, VIEW, spread, 1, SIGMA)).toBe(true);
    const slow = pot.chance;
    expect(retarget(pot, VIEW, spread, 4, SIGMA)).toBe(true);
    expect(pot.chance).toBeLessThan(slow - 0.2);
  });

  test('is none for a cue ball in the jaws that would have to pass through one', () => {
    const shot = (x: number, y: number) => {
      const spread = spreadOf({ 0: { x: 1.2489, y: 0.6136 }, 1: { x, y } });
      return directPots(VIEW, spread, 1, SIGMA).length;
    };
    expect(shot(1.235, 0.1)).toBe(0);
    expect(shot(0.6, 0)).toBeGreaterThan(0);
  });
});

describe('the worth of a position', () => {
  const outlook = outlookOf(VIEW, 0.06, false);

  test('lies between 0 and 1 and grows with an easier shot', () => {
    const easy = worthOf(outlook, spreadOf({ 0: { x: 0.9, y: 0.3 }, 9: { x: 1.1, y: 0.5 } }), 0);
    const hard = worthOf(outlook, spreadOf({ 0: { x: -1.1, y: -0.5 }, 9: { x: 0.4, y: 0.1 } }), 0);
    expect(easy).toBeLessThanOrEqual(1);
    expect(easy).toBeGreaterThan(hard);
    expect(hard).toBeGreaterThan(0);
  });

  test('is won with no ball left', () => {
    expect(worthOf(outlook, spreadOf({ 0: { x: 0, y: 0 } }), 0)).toBe(1);
  });

  test('falls when the ball on is hidden, and further on two fouls', () => {
    const layout: Layout = { 0: { x: 0, y: 0 }, 1: { x: 0.6, y: 0 }, 10: { x: 0.3, y: 0.2 } };
    const hidden: Layout = { ...layout, 10: { x: 0.058, y: 0 } };
    expect(visibleShare(VIEW, spreadOf(layout), 1)).toBe(1);
    expect(visibleShare(VIEW, spreadOf(hidden), 1)).toBe(0);
    const open = worthOf(outlook, spreadOf(layout), 0);
    const hooked = worthOf(outlook, spreadOf(hidden), 0);
    const desperate = worthOf(outlook, spreadOf(hidden), 2);
    expect(hooked).toBeLessThan(open);
    expect(desperate).toBeLessThan(hooked);
  });

  test('an exact arm at the table wins more often than a wild one', () => {
    const layout = spreadOf({
      0: { x: 0, y: 0.3 }, 3: { x: 0.7, y: -0.1 }, 10: { x: -0.5, y: 0 },
    });
    const wild = worthOf(outlookOf(VIEW, 0.5, false), layout, 0);
    expect(worthOf(outlookOf(VIEW, 0.02, false), layout, 0)).toBeGreaterThan(wild);
  });
});

test('a lane is blocked by what is nearer than a ball, not by what lies behind it', () => {
  const spread = spreadOf({ 4: { x: 0.5, y: 0.05 }, 6: { x: -0.2, y: 0 } });
  const lane = { fromX: 0, fromY: 0, toX: 1, toY: 0, ignore: 0 };
  expect(isBlocked(spread, lane, 0.057)).toBe(true);
  expect(isBlocked(spread, { ...lane, ignore: 1 << 4 }, 0.057)).toBe(false);
});

test('the error function is within 5e-4 of its known values', () => {
  expect(errorFunction(0)).toBeCloseTo(0, 12);
  expect(Math.abs(errorFunction(0.5) - 0.5204999)).toBeLessThan(5e-4);
  expect(Math.abs(errorFunction(1) - 0.8427008)).toBeLessThan(5e-4);
  expect(Math.abs(errorFunction(2) - 0.9953223)).toBeLessThan(5e-4);
});
