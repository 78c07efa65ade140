import { cross, distance, present, seed, subtract } from '@tenball/base';
import { type Layout, OBJECT_BALLS } from '@tenball/equipment';
import { decide } from '@tenball/match';
import { describe, expect, test } from 'vitest';
import { skillOfArm } from './arm-estimate.ts';
import { hintAdvice, hintFor, hintPart } from './hint.ts';
import { HINT_PARTS, type HintPart } from './hint-content.ts';
import { convexHull, isInside } from './hint-zone.ts';
import { drops } from './margin.ts';
import { poseProblem } from './problem.ts';
import { matchAt, randomLayout } from './testing/positions.ts';

const CLUB = skillOfArm(0.13);
const BUDGET = 900;

const EASY: Layout = {
  0: { x: 0.5, y: 0.1 }, 2: { x: 0.9, y: 0.4 }, 6: { x: 0.2, y: -0.3 }, 10: { x: -0.8, y: 0.3 },
};
/** The one is behind a wall of three, the cue ball at the head rail. */
const HOOKED: Layout = {
  0: { x: -0.9, y: 0 }, 1: { x: 0.6, y: 0 }, 2: { x: -0.83, y: 0 }, 3: { x: -0.83, y: 0.06 },
  4: { x: -0.83, y: -0.06 }, 10: { x: 0.2, y: 0.3 },
};
const LAST_TEN: Layout = { 0: { x: 0.4, y: 0.1 }, 10: { x: 0.9, y: 0.35 } };

function hintAt(layout: Layout, changes: Parameters<typeof matchAt>[1] = {}, arm = CLUB) {
  return present(hintFor(matchAt(layout, changes), 'A', arm, seed(5), BUDGET), 'a hint');
}

describe('what is advised', () => {
  test('an open ball is potted, and the chance grows with the arm', () => {
    const { advice, chances } = hintAt(EASY, {}, skillOfArm(0.4));
    expect(advice).toMatchObject({ kind: 'attack', call: { kind: 'pot', ball: 2 } });
    expect(chances.club).toBeGreaterThanOrEqual(chances.you);
    expect(chances.pro).toBeGreaterThanOrEqual(chances.club);
    expect(chances.pro).toBeGreaterThan(0.9);
  });

  test('behind a wall of balls nobody is told to pot straight', () => {
    const { advice } = hintAt(HOOKED);
    expect(['safety', 'attack']).toContain(advice.kind);
    expect(decide(matchAt(HOOKED), 'A', {
      kind: 'shoot', call: advice.call, stroke: advice.stroke,
    }).ok).toBe(true);
  });

  test('right after the break a hidden ball may be answered by a push-out', () => {
    const { advice } = hintAt(HOOKED, { shotNumber: 2 });
    expect(advice.kind).toBe('push-out');
  });

  test('with the cue ball in hand the place is told first, and the stroke is from there', () => {
    const match = matchAt(EASY, { cueBall: 'inHandAnywhere' });
    const { advice, plan } = present(hintFor(match, 'A', CLUB, seed(5), BUDGET), 'a hint');
    const at = present(advice.place, 'a place');
    expect(decide(match, 'A', { kind: 'place', at }).ok).toBe(true);
    const cue = present(plan.paths.find(({ ball }) => ball === 0), 'the cue ball moves');
    expect(cue.points[0]).toEqual(at);
  });

  test('nothing is advised to the one who does not shoot, before a break, or on a choice', () => {
    const decision = { kind: 'afterPushOut', decider: 'A', shooter: 'B' } as never;
    expect(hintFor(matchAt(EASY), 'B', CLUB, seed(5), BUDGET)).toBeUndefined();
    expect(hintFor(matchAt(EASY, { phase: 'break' }), 'A', CLUB, seed(5), BUDGET)).toBeUndefined();
    expect(hintFor(
      matchAt(EASY, { phase: 'decision', pendingDecision: decision }), 'A', CLUB, seed(5), BUDGET,
    )).toBeUndefined();
  });
});

describe('where the cue ball should end, and the lines', () => {
  test('the hull turns left all along, and the planned end lies in it', () => {
    const { zone, plan } = hintAt(EASY);
    const { hull } = zone;
    expect(hull.length).toBeGreaterThan(2);
    hull.forEach((corner, n) => {
      const next = present(hull[(n + 1) % hull.length], 'a corner');
      const after = present(hull[(n + 2) % hull.length], 'a corner');
      expect(cross(subtract(next, corner), subtract(after, next))).toBeGreaterThan(0);
    });
    const end = present(plan.paths.find(({ ball }) => ball === 0)?.points.at(-1), 'an end');
    const wider = hull.map(({ x, y }) => ({
      x: end.x + 1.01 * (x - end.x), y: end.y + 1.01 * (y - end.y),
    }));
    expect(isInside(wider, end)).toBe(true);
    expect(zone.share).toBeGreaterThan(0);
  });

  test('the last ball leaves no position to play', () => {
    const { zone, plan } = hintAt(LAST_TEN);
    expect(zone.hull).toEqual([]);
    expect(plan.next).toEqual([]);
  });

  test('the lines end where the ball is called, and the next two balls are planned', () => {
    const { advice, plan } = hintAt(EASY);
    const called = present(plan.paths.find(({ ball }) => ball === 2), 'the called ball moves');
    expect(advice.call).toMatchObject({ pocket: called.pocket });
    expect(plan.next.map(({ ball }) => ball)).toEqual([6, 10]);
    const ghost = present(plan.ghost, 'a ghost ball');
    const ball = present(EASY[2], 'the two');
    expect(distance(ghost, ball)).toBeCloseTo(0.05715, 4);
  });

  test('the margin is the turn up to which the called ball drops', () => {
    const { advice, plan } = hintAt(EASY);
    if (advice.call.kind !== 'pot') throw new Error('a pot was expected');
    const margin = present(plan.margin, 'a margin');
    const problem = poseProblem(matchAt(EASY), 'A', CLUB, 1, Infinity);
    const at = (turn: number) => drops(problem, advice.call as never, {
      ...advice.stroke, headingDegrees: advice.stroke.headingDegrees + turn,
    });
    expect(at(margin.left * 0.9)).toBe(true);
    expect(at(margin.left * 1.1)).toBe(false);
    expect(at(-margin.right * 1.1)).toBe(false);
  });

  test('the hull of a square with a point inside is the square', () => {
    const corners = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 1 }];
    expect(convexHull([{ x: 0.4, y: 0.6 }, ...corners])).toEqual(corners);
    expect(isInside(corners, { x: 0.5, y: 0.5 })).toBe(true);
    expect(isInside(corners, { x: 1.5, y: 0.5 })).toBe(false);
  });
});

describe('a hint is a function of its arguments', () => {
  test('the same twice, and the same in parts in whatever order', () => {
    const match = matchAt(randomLayout(seed(11), OBJECT_BALLS.slice(3)));
    const question = { match, seat: 'A', skill: CLUB, seed: seed(8), budget: BUDGET } as const;
    const whole = present(hintFor(match, 'A', CLUB, seed(8), BUDGET), 'a hint');
    expect(hintFor(match, 'A', CLUB, seed(8), BUDGET)).toEqual(whole);
    const { value: advice } = present(hintAdvice(question), 'advice');
    const parts = ([...HINT_PARTS] as HintPart[]).reverse()
      .map((part) => [part, hintPart(question, advice, part).value]);
    const { chances, zone, plan } = whole;
    expect({ advice, ...Object.fromEntries(parts) }).toEqual({
      advice: whole.advice, chances, zone, plan,
    });
  });

  test('it is plain data, and keeps to its budget', () => {
    for (const layout of [EASY, HOOKED, LAST_TEN]) {
      const hint = hintAt(layout);
      expect(structuredClone(hint)).toEqual(hint);
      expect(hint.simulations).toBeLessThanOrEqual(BUDGET * 1.1);
    }
  });

  test('with almost no budget there is still an answer', () => {
    for (const budget of [1, 20, 60]) {
      for (const layout of [EASY, HOOKED, LAST_TEN]) {
        const hint = hintFor(matchAt(layout), 'A', CLUB, seed(2), budget);
        expect(hint?.advice.stroke).toBeDefined();
      }
    }
  });
});
