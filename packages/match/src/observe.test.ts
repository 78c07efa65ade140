import {
  BALL_RADIUS, type Layout, STANDARD_BALL, TABLES, snapToNanometre,
} from '@tenball/equipment';
import { DEFAULT_PARAMS, type Stroke, simulate } from '@tenball/physics';
import type { ShotLog, Situation } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { observe } from './observe.ts';
import { before, headingInto, lineBefore, scene, stroke } from './test-scene.ts';

const TABLE = TABLES['9'];
const RAIL_Y = snapToNanometre(0.635 - STANDARD_BALL.railDistance);
const D = 2 * BALL_RADIUS;

/** What is seen of a stroke from `layout`. */
function seen(layout: Layout, played: Stroke, changes: Partial<Situation> = {}): ShotLog {
  const trace = simulate({ table: TABLE, params: DEFAULT_PARAMS, layout, stroke: played });
  if (!trace.ok) throw new Error('the shot does not end');
  const situation = { ...scene(layout).situation, ...changes };
  const call = { kind: 'safety' } as const;
  return observe({ trace: trace.value, before: layout, table: TABLE, call, situation });
}

describe('the first contact', () => {
  test('is the ball the cue ball reaches first', () => {
    const log = seen({ 0: { x: 0, y: 0 }, 5: { x: 0.2, y: 0 }, 2: { x: 0.6, y: 0 } }, stroke(0, 2));
    expect(log.firstContact).toEqual([5]);
  });

  test('is nothing when nothing is hit', () => {
    const log = seen({ 0: { x: 0, y: 0 }, 5: { x: 0.2, y: 0.2 } }, stroke(180, 0.3));
    expect(log.firstContact).toEqual([]);
    expect(log.railAfterContact).toEqual([]);
  });

  test('is both balls of a pair hit in the same instant', () => {
    const layout: Layout = {
      0: { x: 0, y: 0 }, 3: { x: 0.3, y: 0.0286 }, 7: { x: 0.3, y: -0.0286 },
    };
    expect(seen(layout, stroke(0, 2)).firstContact).toEqual([3, 7]);
  });

  test('is a frozen ball that is played into, and not one that is played away from', () => {
    const layout: Layout = { 0: { x: 0, y: 0 }, 4: { x: D, y: 0 } };
    const into = seen(layout, stroke(0, 1));
    expect(into.firstContact).toEqual([4]);
    expect(into.frozen).toMatchObject({ cueBallTo: [4], cueBallDeclared: true });
    expect(seen(layout, stroke(180, 1)).firstContact).toEqual([]);
  });
});

describe('a ball is driven to a rail', () => {
  test('after the first contact, not before it', () => {
    const layout: Layout = { 0: { x: -0.9, y: 0 }, 1: { x: -0.6, y: 0 } };
    const kick = seen(layout, stroke(180, 1));
    expect(kick.firstContact).toEqual([1]);
    expect(kick.railAfterContact).toEqual([]);
  });

  test('by touching a cushion afterwards', () => {
    const log = seen({ 0: { x: 0.8, y: 0 }, 1: { x: 1.1, y: 0 } }, stroke(0, 1.2));
    expect(log.railAfterContact).toContain(1);
  });

  test('not when it was frozen there and is only pressed into the rail', () => {
    const layout: Layout = { 0: { x: 0.2, y: 0.4 }, 1: { x: 0.2, y: RAIL_Y } };
    const log = seen(layout, stroke(90, 0.5));
    expect(log.firstContact).toEqual([1]);
    expect(log.frozen).toMatchObject({ toRail: [1], railDeclared: true });
    expect(log.railAfterContact).not.toContain(1);
  });

  test('when it lay a millimetre off and is driven there', () => {
    const layout: Layout = { 0: { x: 0.2, y: 0.4 }, 1: { x: 0.2, y: RAIL_Y - 0.001 } };
    const log = seen(layout, stroke(90, 0.5));
    expect(log.frozen.toRail).toEqual([]);
    expect(log.railAfterContact).toContain(1);
  });

  test('when it was frozen to one rail and reaches another', () => {
    const layout: Layout = { 0: { x: 0.6, y: RAIL_Y }, 1: { x: 0.8, y: RAIL_Y } };
    const log = seen(layout, stroke(0, 2));
    expect(log.frozen.toRail).toEqual([0, 1]);
    const down = log.pocketed.some(({ ball }) => ball === 1);
    expect(down || log.railAfterContact.includes(1)).toBe(true);
  });

  test('when it left its rail and comes back to it', () => {
    const layout: Layout = { 0: { x: 0.75, y: 0.1 }, 1: { x: 0.2, y: RAIL_Y } };
    const log = seen(layout, stroke(136.5, 5));
    expect(log.firstContact).toEqual([1]);
    expect(log.frozen.toRail).toEqual([1]);
    expect(log.railAfterContact).toContain(1);
  });

  test('when it is pocketed, the cue ball too', () => {
    const log = seen(lineBefore('SL', [1]), stroke(90, 5, { tipUp: 0.4 }));
    expect(log.pocketed).toEqual([{ ball: 1, pocket: 'SL' }]);
    expect(log.cueBall).toBe('pocketed');
    expect(log.railAfterContact).toEqual([0, 1]);
  });
});

describe('where balls end', () => {
  test('pocketed balls come with their pocket', () => {
    const log = seen(lineBefore('FR', [6]), stroke(headingInto('FR'), 2));
    expect(log.pocketed).toEqual([{ ball: 6, pocket: 'FR' }]);
    expect(log.cueBall).toBe('onTable');
  });

  test('a cue ball in a pocket is a scratch', () => {
    expect(seen({ 0: before('HL', 0.4) }, stroke(headingInto('HL'), 2)).cueBall).toBe('pocketed');
  });

  test('a cue ball driven over the rail is off the table', () => {
    const log = seen({ 0: { x: 1.0, y: 0 } }, stroke(0, 7, { elevationDegrees: 40 }));
    expect(log.cueBall).toBe('offTable');
  });
});

describe('the house', () => {
  const inHouse = { phase: 'break', cueBall: 'inHandBehindHeadString' } as const;

  test('is left by crossing the string', () => {
    const layout: Layout = { 0: { x: -0.7, y: 0 }, 1: { x: 0.635, y: 0.3 } };
    expect(seen(layout, stroke(0, 0.6), inHouse).badPlayHeadString).toBe(false);
    expect(seen(layout, stroke(180, 0.3), inHouse).badPlayHeadString).toBe(true);
  });

  test('is left by meeting a ball that lies on the string', () => {
    const layout: Layout = { 0: { x: -0.72, y: 0 }, 1: { x: -0.635, y: 0 } };
    expect(seen(layout, stroke(0, 0.5), inHouse).badPlayHeadString).toBe(false);
    const inside: Layout = { 0: { x: -0.8, y: 0 }, 1: { x: -0.7, y: 0 } };
    expect(seen(inside, stroke(0, 0.3), inHouse).badPlayHeadString).toBe(true);
  });

  test('binds nobody on an ordinary shot', () => {
    const layout: Layout = { 0: { x: -0.7, y: 0 }, 1: { x: 0.635, y: 0.3 } };
    expect(seen(layout, stroke(180, 0.3)).badPlayHeadString).toBe(false);
  });

  test('a cue ball on the string itself is badly placed', () => {
    const layout: Layout = { 0: { x: -0.635, y: 0 }, 1: { x: 0.635, y: 0.3 } };
    expect(seen(layout, stroke(0, 1), inHouse).placementOnOrBelowHeadString).toBe(true);
  });

  test('balls that passed the head string are named, pocketed ones left out', () => {
    const layout: Layout = {
      0: { x: -0.3, y: 0 }, 1: { x: -0.5, y: 0 }, 2: { x: 0.5, y: 0.4 },
    };
    expect(seen(layout, stroke(180, 1.5), inHouse).objectBallsPastHeadString).toEqual([1]);
    const { x, y } = before('HL', 0.2);
    const line: Layout = { 0: before('HL', 0.8), 1: { x, y }, 2: { x: 0.5, y: 0.4 } };
    expect(seen(line, stroke(headingInto('HL'), 2), inHouse)).toMatchObject({
      pocketed: [{ ball: 1, pocket: 'HL' }], objectBallsPastHeadString: [],
    });
  });
});

describe('the stroke itself', () => {
  test('a tip too far out is a miscue', () => {
    const layout: Layout = { 0: { x: 0, y: 0 }, 1: { x: 0.5, y: 0 } };
    expect(seen(layout, stroke(0, 2, { tipRight: 0.8 })).miscue).toBe(true);
    expect(seen(layout, stroke(0, 2, { tipRight: 0.3 })).miscue).toBe(false);
  });

  test('a ball a few millimetres ahead, hit full and followed through, is hit twice', () => {
    const ahead = (gap: number): Layout => ({ 0: { x: 0, y: 0 }, 1: { x: 0.05715 + gap, y: 0 } });
    expect(seen(ahead(0.006), stroke(0, 2)).doubleHit).toBe(true);
    expect(seen(ahead(0.2), stroke(0, 2)).doubleHit).toBe(false);
  });

  test('a frozen ball may be shot through', () => {
    const frozen: Layout = { 0: { x: 0, y: 0 }, 1: { x: 0.05715, y: 0 } };
    expect(seen(frozen, stroke(0, 2)).doubleHit).toBe(false);
  });

  test('a jump over a ball is seen, a hop is not', () => {
    const layout: Layout = { 0: { x: -0.5, y: 0 }, 1: { x: -0.2, y: 0 }, 2: { x: 0.8, y: 0 } };
    const jump = seen(layout, stroke(0, 6, { elevationDegrees: 45 }));
    expect(jump.firstContact).not.toContain(1);
    expect(jump.cueBallJumped).toBe(true);
    const open: Layout = { 0: { x: -0.5, y: 0 }, 2: { x: 0.8, y: 0 } };
    expect(seen(open, stroke(0, 6, { elevationDegrees: 5 })).cueBallJumped).toBe(false);
  });
});
