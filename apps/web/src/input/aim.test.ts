import { describe, expect, test } from 'vitest';
import { type Drag, fineness, headingOf, turnOfDrag, wrapDegrees } from './aim.ts';

const BALL = { x: 400, y: 300 };

function turn(change: Partial<Drag>): number {
  return turnOfDrag({
    from: { x: 700, y: 300 }, to: { x: 700, y: 290 }, ball: BALL, pointer: 'mouse', view: 'above',
    ...change,
  });
}

describe('a drag turns the aim', () => {
  test('seen from above it follows the sweep round the ball', () => {
    expect(turn({})).toBeCloseTo((Math.atan2(10, 300) * 180) / Math.PI, 9);
    expect(turn({ from: { x: 400, y: 100 }, to: { x: 380, y: 100 } })).toBeGreaterThan(0);
    expect(turn({ from: { x: 400, y: 500 }, to: { x: 380, y: 500 } })).toBeLessThan(0);
  });

  test('a whole round in small steps is a whole round of the aim', () => {
    let sum = 0;
    for (let step = 0; step < 360; step += 1) {
      const at = (degrees: number) => ({
        x: BALL.x + 200 * Math.cos((degrees * Math.PI) / 180),
        y: BALL.y - 200 * Math.sin((degrees * Math.PI) / 180),
      });
      sum += turn({ from: at(step), to: at(step + 1) });
    }
    expect(sum).toBeCloseTo(360, 6);
  });

  test('a finger more than 120 pixels away turns it by a quarter', () => {
    expect(turn({ pointer: 'touch' })).toBeCloseTo(turn({}) / 4, 9);
    const near = { from: { x: 500, y: 300 }, to: { x: 500, y: 290 } };
    expect(turn({ ...near, pointer: 'touch' })).toBeCloseTo(turn(near), 9);
  });

  test('across the ball it does not jump', () => {
    expect(Math.abs(turn({ from: { x: 401, y: 300 }, to: { x: 399, y: 300 } }))).toBeLessThan(1);
  });

  test('from behind the cue, to the right is to the right, finer the further away', () => {
    const right = (x: number) =>
      turn({ view: 'cue', from: { x, y: 200 }, to: { x: x + 10, y: 200 } });
    expect(right(400)).toBeLessThan(0);
    expect(Math.abs(right(800))).toBeLessThan(Math.abs(right(400)));
  });
});

test('Shift divides by ten, Alt by a hundred: down to a hundredth of a degree', () => {
  expect(fineness({ shift: false, alt: false })).toBe(1);
  expect(fineness({ shift: true, alt: false })).toBe(0.1);
  expect(fineness({ shift: false, alt: true })).toBe(0.01);
});

test('headings run counter-clockwise from the foot and stay in [0, 360)', () => {
  expect(headingOf({ x: 0, y: 0 }, { x: 0, y: 1 })).toBe(90);
  expect(headingOf({ x: 0, y: 0 }, { x: 0, y: -1 })).toBe(270);
  expect(wrapDegrees(-1e-9)).toBe(0);
  expect(wrapDegrees(725)).toBe(5);
});
