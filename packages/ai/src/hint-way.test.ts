import { distance, present } from '@tenball/base';
import { type Layout, type ObjectBall, type Pocket, TABLES } from '@tenball/equipment';
import { DEFAULT_PARAMS, type Trace, simulate } from '@tenball/physics';
import { describe, expect, test } from 'vitest';
import { wayOfShot } from './hint-way.ts';

/** The first of many headings about `degrees` that does what is wanted, as it ran. */
function found(
  layout: Layout, degrees: number, speed: number, isWanted: (trace: Trace) => boolean,
): Trace {
  for (let n = 0; n < 600; n += 1) {
    const turn = (n % 2 === 0 ? 1 : -1) * n * 0.02;
    const run = simulate({
      table: TABLES['9'], params: DEFAULT_PARAMS, layout,
      stroke: {
        speed, headingDegrees: (degrees + turn + 360) % 360, elevationDegrees: 0, tipRight: 0,
        tipUp: 0,
      },
    });
    if (run.ok && isWanted(run.value)) return run.value;
  }
  throw new Error('no heading does it');
}

function potted(layout: Layout, degrees: number, called: ObjectBall, pocket: Pocket): Trace {
  return found(layout, degrees, 2.5, ({ balls }) => (
    balls.some((state) => state.ball === called && state.pocket === pocket)
  ));
}

/** On the line to the corner FL: the ball, the one before it, the cue ball. */
const LINE: Layout = {
  0: { x: 0.3, y: -0.335 }, 1: { x: 0.75, y: 0.115 }, 4: { x: 0.95, y: 0.315 },
};

/** |y| of a ball's centre at the long cushions. */
const NOSE = 0.635 - 0.0272;

describe('the way of a pot', () => {
  test('a straight one is one link, and no cushion', () => {
    const { 0: cue, 4: ball } = LINE;
    const trace = potted({ 0: present(cue, 'cue'), 4: present(ball, 'four') }, 45, 4, 'FL');
    const way = wayOfShot(trace, 4);
    expect(way).toMatchObject({ first: 4, kicks: [], banks: [], kiss: undefined });
    expect(way.links.map(({ by, ball: next }) => [by, next])).toEqual([[0, 4]]);
  });

  test('a combination names the ball that is hit first, and where it meets the called one', () => {
    const way = wayOfShot(potted(LINE, 45, 4, 'FL'), 4);
    expect(way.first).toBe(1);
    expect(way.links.map(({ by, ball }) => [by, ball])).toEqual([[0, 1], [1, 4]]);
    const touch = present(way.links[1], 'the second link').at;
    expect(distance(touch, present(LINE[4], 'the four'))).toBeCloseTo(0.05715, 4);
  });

  test('a bank tells the cushion of the called ball, where its centre turns', () => {
    const layout: Layout = { 0: { x: 0.42, y: -0.2 }, 2: { x: 0.3, y: 0.2 } };
    const way = wayOfShot(potted(layout, 107, 2, 'SR'), 2);
    expect(way.links.map(({ by, ball }) => [by, ball])).toEqual([[0, 2]]);
    expect(way.banks).toHaveLength(1);
    expect(present(way.banks[0], 'a cushion').y).toBeCloseTo(NOSE, 2);
  });

  test('a ball that runs along a cushion into its pocket is not banked', () => {
    const layout: Layout = { 0: { x: 0.427, y: -0.548 }, 3: { x: -0.135, y: -0.594 } };
    const trace = potted(layout, 184.5, 3, 'HR');
    const touches = trace.events.filter(({ kind, ball }) => kind === 'ball-cushion' && ball === 3);
    expect(touches.length).toBeGreaterThan(0);
    expect(wayOfShot(trace, 3).banks).toEqual([]);
  });

  test('a kick tells the cushion of the cue ball, with no ball called too', () => {
    const layout: Layout = { 0: { x: -0.9, y: 0 }, 3: { x: 0.3, y: 0 } };
    const trace = found(layout, 45, 2.5, ({ events }) => (
      events.some(({ kind, other }) => kind === 'ball-ball' && other === 3)
    ));
    const way = wayOfShot(trace, undefined);
    expect(way.first).toBe(3);
    expect(way.kicks).toHaveLength(1);
    expect(present(way.kicks[0], 'a cushion').y).toBeCloseTo(NOSE, 2);
    expect(way.links).toEqual([]);
  });
});
