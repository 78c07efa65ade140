import { type Layout, TABLES } from '@tenball/equipment';
import { describe, expect, test } from 'vitest';
import { obviousCall } from './obvious-call.ts';
import { before, headingInto, headingTo, lineBefore } from './test-scene.ts';

const NINE = TABLES['9'];

describe('a call is obvious', () => {
  test('when the lowest ball goes straight into a pocket', () => {
    for (const pocket of ['HL', 'HR', 'SL', 'SR', 'FL', 'FR'] as const) {
      expect(obviousCall(lineBefore(pocket, [4]), NINE, headingInto(pocket)))
        .toEqual({ ball: 4, pocket });
    }
  });

  test('when it is cut into a pocket', () => {
    const ball = before('FL', 0.6);
    const ghost = { x: ball.x - 0.05715 * Math.SQRT1_2, y: ball.y - 0.05715 * Math.SQRT1_2 };
    const cueBall = { x: ball.x - 0.7, y: ball.y - 0.3 };
    const layout: Layout = { 0: cueBall, 2: ball, 10: { x: -1, y: -0.4 } };
    expect(obviousCall(layout, NINE, headingTo(cueBall, ghost))).toEqual({ ball: 2, pocket: 'FL' });
  });

  test('when a ball hangs in the pocket', () => {
    const layout: Layout = { 0: { x: 0.3, y: 0 }, 2: before('FL', 0.01) };
    expect(obviousCall(layout, NINE, headingTo({ x: 0.3, y: 0 }, before('FL', 0.01))))
      .toEqual({ ball: 2, pocket: 'FL' });
  });

  test('whole turns of the heading change nothing', () => {
    expect(obviousCall(lineBefore('SL', [4]), NINE, 90 - 720)).toEqual({ ball: 4, pocket: 'SL' });
  });
});

describe('a call is never obvious', () => {
  const line = lineBefore('FL', [4]);

  test('when the lowest ball is missed, or another ball is in the way', () => {
    expect(obviousCall(line, NINE, headingInto('FL') + 30)).toBeUndefined();
    expect(obviousCall(line, NINE, headingInto('FL') + 180)).toBeUndefined();
    expect(obviousCall({ ...line, 7: before('FL', 0.28) }, NINE, headingInto('FL')))
      .toBeUndefined();
  });

  test('for a combination: a ball stands between the lowest ball and the pocket', () => {
    expect(obviousCall(lineBefore('FL', [9, 1]), NINE, headingInto('FL'))).toBeUndefined();
  });

  test('for a bank: the ball goes to a cushion', () => {
    const layout: Layout = { 0: { x: 0.3, y: -0.3 }, 1: { x: 0.3, y: 0 } };
    expect(obviousCall(layout, NINE, 90)).toBeUndefined();
  });

  test('for a kick: the cue ball cannot reach the ball inside the rails', () => {
    const layout: Layout = { 0: { x: 0, y: 0.59 }, 1: { x: 0.05, y: 0.6 } };
    expect(obviousCall(layout, NINE, 80)).toBeUndefined();
  });

  test('for a side pocket that is too flat to take the ball', () => {
    const layout: Layout = { 0: { x: 0.9, y: 0.55 }, 1: { x: 0.6, y: 0.58 } };
    expect(obviousCall(layout, NINE, headingTo({ x: 0.9, y: 0.55 }, { x: 0.6, y: 0.58 })))
      .not.toEqual({ ball: 1, pocket: 'SL' });
  });

  test('without a cue ball, an object ball, a table with pockets or a heading', () => {
    expect(obviousCall({ 3: { x: 0, y: 0 } }, NINE, 0)).toBeUndefined();
    expect(obviousCall({ 0: { x: 0, y: 0 } }, NINE, 0)).toBeUndefined();
    expect(obviousCall(line, TABLES.open, headingInto('FL'))).toBeUndefined();
    expect(obviousCall(line, NINE, NaN)).toBeUndefined();
  });
});
