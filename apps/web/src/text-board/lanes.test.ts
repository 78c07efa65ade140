import { type Layout, OBJECT_BALLS, TABLES } from '@tenball/equipment';
import { describe, expect, test } from 'vitest';
import { diamondsOf, isClear, placeOf, potInto, potsOf } from './lanes.ts';

const NINE = TABLES['9'];
/** Ball 3 on the long axis, the cue ball behind it: both ways to the foot corners are free. */
const ON_AXIS: Layout = { 0: { x: -0.6, y: 0 }, 3: { x: 0.5, y: 0 } };

describe('a pot as geometry', () => {
  test('the ghost ball stands a ball away, on the line from the pocket through the ball', () => {
    const pot = potInto(ON_AXIS, NINE, 3, 'FL');
    if (!pot.ok) throw new Error(pot.error.kind);
    const { ghost } = pot.value;
    expect(Math.hypot(ghost.x - 0.5, ghost.y)).toBeCloseTo(0.05715, 9);
    expect(ghost.x).toBeLessThan(0.5);
    expect(ghost.y).toBeLessThan(0);
  });

  test('left and right are mirror images, to the last digit of the cut', () => {
    const [left, right] = (['FL', 'FR'] as const).map((pocket) =>
      potInto(ON_AXIS, NINE, 3, pocket));
    if (left?.ok !== true || right?.ok !== true) throw new Error('no pot');
    expect(left.value.cutDegrees).toBeCloseTo(right.value.cutDegrees, 12);
    expect(left.value.ghost.y).toBeCloseTo(-right.value.ghost.y, 12);
  });

  test('straight in is no cut at all', () => {
    const mouth = { x: 0, y: NINE.width / 2 };
    const straight: Layout = { 0: { x: 0, y: -0.3 }, 1: { x: 0, y: mouth.y / 2 } };
    const pot = potInto(straight, NINE, 1, 'SL');
    expect(pot.ok && pot.value.cutDegrees).toBeCloseTo(0, 9);
    expect(pot.ok && isClear(pot.value)).toBe(true);
  });

  test('thirty degrees are thirty degrees', () => {
    const ball = { x: 0, y: 0.2 };
    const ghost = { x: 0, y: 0.2 - 0.05715 };
    const cue = { x: ghost.x - 0.5 * 0.6, y: ghost.y - Math.cos(Math.PI / 6) * 0.6 };
    const pot = potInto({ 0: cue, 7: ball }, NINE, 7, 'SL');
    expect(pot.ok && pot.value.cutDegrees).toBeCloseTo(30, 9);
  });
});

describe('who stands in the way', () => {
  test('of two balls before the contact the one that is met first is named', () => {
    const layout: Layout = { ...ON_AXIS, 5: { x: 0.2, y: -0.01 }, 8: { x: -0.2, y: 0.02 } };
    const pot = potInto(layout, NINE, 3, 'FL');
    expect(pot.ok && [pot.value.wayBlockedBy, pot.value.laneBlockedBy]).toEqual([8, undefined]);
  });

  test('a ball on the line to the pocket blocks the lane, not the cue ball', () => {
    const layout: Layout = { ...ON_AXIS, 6: { x: 0.9, y: 0.33 } };
    const pot = potInto(layout, NINE, 3, 'FL');
    expect(pot.ok && [pot.value.wayBlockedBy, pot.value.laneBlockedBy]).toEqual([undefined, 6]);
  });

  test('a ball a hair further than two radii from the line is in nobody’s way', () => {
    const straight: Layout = { 0: { x: 0, y: -0.4 }, 1: { x: 0, y: 0.3 } };
    const blockedAt = (x: number) => {
      const pot = potInto({ ...straight, 9: { x, y: 0 } }, NINE, 1, 'SL');
      return pot.ok ? pot.value.wayBlockedBy : 'no pot';
    };
    expect(blockedAt(0.0571)).toBe(9);
    expect(blockedAt(0.0572)).toBe(undefined);
  });
});

describe('what does not go', () => {
  test('backwards: the cut is named', () => {
    const pot = potInto(ON_AXIS, NINE, 3, 'HL');
    expect(pot.ok ? undefined : pot.error.kind).toBe('cut');
  });

  test('along the rail into a side pocket: the jaws', () => {
    const flat: Layout = { 0: { x: 0.9, y: 0.5 }, 2: { x: 0.6, y: 0.6 } };
    const pot = potInto(flat, NINE, 2, 'SL');
    expect(pot.ok ? undefined : pot.error.kind).toBe('jaws');
  });

  test('away from the rail it is frozen to: no room for the cue ball', () => {
    const frozen: Layout = { 0: { x: 0, y: 0 }, 4: { x: 0.3, y: NINE.width / 2 - 0.028575 } };
    const pot = potInto(frozen, NINE, 4, 'HR');
    expect(pot.ok ? undefined : pot.error.kind).toBe('rail');
  });

  test('a ball that is not there, and a cloth without pockets', () => {
    expect(potInto(ON_AXIS, NINE, 1, 'FL')).toEqual({ ok: false, error: { kind: 'no-ball' } });
    expect(potInto(ON_AXIS, TABLES.open, 3, 'FL'))
      .toEqual({ ok: false, error: { kind: 'no-pockets' } });
    expect(OBJECT_BALLS.flatMap((ball) => potsOf(ON_AXIS, TABLES.open, ball))).toEqual([]);
  });
});

describe('the pots of a ball', () => {
  test('clear ones come first, then the thinner cuts', () => {
    const layout: Layout = { ...ON_AXIS, 6: { x: 0.9, y: 0.33 } };
    expect(potsOf(layout, NINE, 3).map(({ pocket }) => pocket)).toEqual(['FR', 'FL']);
  });
});

describe('sights', () => {
  test('the spots lie on their sights, there and back', () => {
    expect(diamondsOf(NINE, { x: 0, y: 0 })).toEqual({ x: 4, y: 2 });
    expect(diamondsOf(NINE, { x: -0.635, y: 0 }).x).toBeCloseTo(2, 12);
    const back = placeOf(NINE, diamondsOf(NINE, { x: 0.31, y: -0.27 }));
    expect(back.x).toBeCloseTo(0.31, 12);
    expect(back.y).toBeCloseTo(-0.27, 12);
  });
});
