import { describe, expect, test } from 'vitest';
import { BALL_RADIUS, TABLES, tableGeometry } from '@tenball/equipment';
import type { Picture } from './picture.ts';
import { pocketRings, tagsOf } from './tags.ts';

const geometry = tableGeometry(TABLES['9'], 0.005);
const pose = (ball: 0 | 3 | 5, z = BALL_RADIUS) => ({
  ball, position: { x: 0.1 * ball, y: 0, z }, orientation: [0, 0, 0, 1] as const,
});
const picture: Picture = {
  table: TABLES['9'], balls: [pose(0), pose(3), pose(5)], legalBall: 3, calledBall: 3,
  calledPocket: 'FL', cue: undefined, aim: undefined, paths: [], placing: undefined, view: 'top',
  lookHeadingDegrees: 0, lookAt: { x: 0, y: 0 }, tags: false,
  insets: { top: 0, right: 0, bottom: 0, left: 0 }, reducedMotion: false,
};
const texts = (change: Partial<Picture>) => (
  tagsOf({ ...picture, ...change }, geometry).map(({ text, tone }) => `${text} ${tone}`)
);

describe('tags on the table', () => {
  test('the called pocket glows with its code', () => {
    expect(texts({})).toEqual(['FL lamp']);
    expect(pocketRings(picture)).toEqual([{ pocket: 'FL', role: 'lamp' }]);
  });

  test('numbers stand beside the object balls and the ball on is lit', () => {
    expect(texts({ tags: true })).toEqual(['FL lamp', '3 lamp', '5 glass']);
  });

  test('a ball in a pocket carries no number', () => {
    expect(texts({ tags: true, balls: [pose(3), pose(5, -0.05)] })).toEqual(['FL lamp', '3 lamp']);
  });

  test('the ball aimed at tells its cut even without numbers', () => {
    const spot = { x: 0, y: 0 };
    const aim = {
      cueBall: spot, end: spot, ghost: spot, target: 3, targetLine: undefined,
      cueBallLine: undefined, cutDegrees: -23.6,
    } as const;
    expect(texts({ aim })).toEqual(['FL lamp', '3 · 24° glass']);
  });

  test('after a shot the pockets tell what fell and what did not', () => {
    const paths = [
      { ball: 5, role: 'other', pocket: 'SR', points: [] },
      { ball: 3, role: 'called', pocket: undefined, points: [] },
    ] as const;
    expect(texts({ paths })).toEqual(['5 → SR amber', '3 → FL glass']);
    expect(pocketRings({ ...picture, paths })).toEqual([
      { pocket: 'SR', role: 'other' }, { pocket: 'FL', role: 'missed' },
    ]);
  });
});
