import { expect, test } from 'vitest';
import { BALL_RADIUS } from '@tenball/equipment';
import type { AimAid } from './picture.ts';
import { aimLine } from './aim-line.ts';

const AID: AimAid = {
  cueBall: { x: 0, y: 0 }, end: { x: 1, y: 0 }, ghost: undefined, target: undefined,
  targetLine: undefined, cueBallLine: undefined, cutDegrees: undefined,
};

test('a straight aim runs from the edge of the cue ball to the edge of the ghost ball', () => {
  const [from, to] = aimLine({ ...AID, ghost: AID.end });
  expect(from?.x).toBeCloseTo(BALL_RADIUS * 1.1, 9);
  expect(to?.x).toBeCloseTo(1 - BALL_RADIUS, 9);
});

test('a bent aim keeps its bend, but nothing inside the balls', () => {
  const way = [{ x: 0, y: 0 }, { x: 0.01, y: 0.01 }, { x: 0.5, y: 0.2 }, { x: 1, y: 0 }];
  const line = aimLine({ ...AID, way });
  expect(line).toHaveLength(3);
  expect(line[1]).toEqual({ x: 0.5, y: 0.2 });
  expect(line[2]).toEqual({ x: 1, y: 0 });
});
