import { degrees, derive, seed } from '@tenball/base';
import type { Layout } from '@tenball/equipment';
import type { Stroke } from '@tenball/physics';
import { describe, expect, test } from 'vitest';
import { type Delivery, ghostHeading, strokeOf } from './aim.ts';
import { directPots } from './candidates.ts';
import { choose } from './choose.ts';
import { type Problem, poseProblem } from './problem.ts';
import { SKILLS } from './skills.ts';
import { matchAt, randomLayout } from './testing/positions.ts';

function strokeAt(layout: Layout, n = 1): { stroke: Stroke; family: string } {
  const { command, family } = choose(matchAt(layout), 'A', SKILLS[1], seed(n));
  if (command.kind !== 'shoot') throw new Error('expected a stroke');
  return { stroke: command.stroke, family };
}

function problemAt(layout: Layout): Problem {
  return poseProblem(matchAt(layout), 'A', SKILLS[1], seed(1), 100);
}

describe('a beginner', () => {
  test('strikes the middle of the cue ball with a level cue, at a few speeds only', () => {
    const speeds = new Set<number>();
    for (let n = 0; n < 60; n += 1) {
      const layout = randomLayout(derive(seed('novice'), n), [1, 3, 4, 7, 8, 10]);
      const { stroke } = strokeAt(layout, n);
      expect([stroke.tipRight, stroke.tipUp, stroke.elevationDegrees]).toEqual([0, 0, 0]);
      speeds.add(stroke.speed);
    }
    // Soft and hard pots, hits straight and off a cushion; the last of them is as hard as a pot.
    expect(speeds.size).toBe(3);
  });

  test('aims at the ghost ball, as if nothing threw', () => {
    const layout: Layout = {
      0: { x: 0.3, y: 0 }, 10: { x: 0.9, y: 0.35 }, 3: { x: 1.05, y: 0.2 },
    };
    const problem = problemAt(layout);
    const pots = directPots(problem.view, problem.spread, 3, problem.outlook.sigma);
    const headings = pots.map((pot) => degrees(ghostHeading(problem, pot)));
    const { stroke, family } = strokeAt(layout);
    expect(family).toBe('pot');
    expect(headings.some((each) => Math.abs(each - stroke.headingDegrees) < 1e-9)).toBe(true);
  });

  test('hits the ball on straight when it has no pocket, and plays no safety for it', () => {
    // The 1 is frozen to the foot rail between two balls.
    const layout: Layout = {
      0: { x: -0.4, y: 0 }, 1: { x: 1.2414, y: 0 }, 2: { x: 1.2414, y: 0.06 },
      3: { x: 1.2414, y: -0.06 }, 10: { x: -1, y: 0.3 },
    };
    const { params } = matchAt(layout).setup;
    const delivery: Delivery = { ballSpeed: 2, tipRight: 0, tipUp: 0 };
    expect(strokeAt(layout)).toEqual({ stroke: strokeOf(params, delivery, 0), family: 'safety' });
  });

  test('kicks as in a mirror at a hidden ball', () => {
    // The way straight is shut; off the left side rail (y = +.6064 for a centre) it is open.
    const layout: Layout = {
      0: { x: -0.6, y: 0 }, 1: { x: 0.6, y: 0 }, 2: { x: 0, y: 0 }, 3: { x: 0, y: 0.058 },
      4: { x: 0, y: -0.058 }, 5: { x: -0.3, y: -0.3 }, 10: { x: -1, y: 0.3 },
    };
    const { stroke, family } = strokeAt(layout);
    const { maxY } = problemAt(layout).view;
    expect(family).toBe('kick');
    expect(stroke.headingDegrees).toBeCloseTo(degrees(Math.atan2(2 * maxY, 1.2)), 9);
  });
});
