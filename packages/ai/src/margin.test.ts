import { present } from '@tenball/base';
import { describe, expect, test } from 'vitest';
import { ghostHeading, solveAim, strokeOf } from './aim.ts';
import { directPots } from './candidates.ts';
import { drops, marginOf, turned } from './margin.ts';
import { type Problem, poseProblem } from './problem.ts';
import { SKILLS } from './skills.ts';
import { matchAt } from './testing/positions.ts';

/** A straight shot into a corner with the cue ball `way` metres from the ball. */
function straightShot(way: number) {
  const corner = { x: 1.27, y: 0.635 };
  const ball = { x: 0.9, y: 0.265 };
  const long = Math.sqrt((corner.x - ball.x) * (corner.x - ball.x) * 2);
  const share = way / long;
  const cue = {
    x: ball.x - (corner.x - ball.x) * share, y: ball.y - (corner.y - ball.y) * share,
  };
  const match = matchAt({ 0: cue, 10: ball });
  const problem = poseProblem(match, 'A', SKILLS[9], 1, Infinity);
  const pots = directPots(problem.view, problem.spread, 10, 0.001);
  const pot = present(pots.find(({ pocket }) => pocket?.pocket === 'FL'), 'a shot is on');
  const delivery = { ballSpeed: 1.8, tipRight: 0, tipUp: 0 };
  const heading = solveAim(problem, pot, delivery) ?? ghostHeading(problem, pot);
  const stroke = strokeOf(match.setup.params, delivery, heading);
  return { problem, stroke, margin: present(marginOf(problem, CALL, stroke), 'it pots') };
}

const CALL = { kind: 'pot', ball: 10, pocket: 'FL', obvious: false } as const;

describe('the room of an aim', () => {
  test('inside it the ball drops, outside it stays', () => {
    const { problem, stroke, margin } = straightShot(0.6);
    const potsAt = (of: Problem, degrees: number) => drops(of, CALL, turned(stroke, degrees));
    expect(potsAt(problem, margin.left * 0.9)).toBe(true);
    expect(potsAt(problem, -margin.right * 0.9)).toBe(true);
    expect(potsAt(problem, margin.left * 1.1)).toBe(false);
    expect(potsAt(problem, -margin.right * 1.1)).toBe(false);
  });

  test('the farther the cue ball, the less room', () => {
    const width = (way: number): number => {
      const { margin } = straightShot(way);
      return margin.left + margin.right;
    };
    expect(width(0.3)).toBeGreaterThan(1.5 * width(0.6));
    expect(width(0.6)).toBeGreaterThan(1.5 * width(1.2));
  });

  test('a stroke that does not pot has none', () => {
    const { problem, stroke } = straightShot(0.6);
    expect(marginOf(problem, CALL, turned(stroke, 20))).toBeUndefined();
  });
});
