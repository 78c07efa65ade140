import { derive, seed } from '@tenball/base';
import { describe, expect, test } from 'vitest';
import { drawVector, wander } from '../testing/wander.ts';
import { ACTION_HEADS, ACTION_SIZE, actionOf, vectorOf } from './action-vector.ts';
import { newEnvironment, step } from './environment.ts';

const walk = wander(newEnvironment(), seed('vectors'), 50);

describe('a vector', () => {
  test('is always an action that is taken, but for a spot where a ball lies', () => {
    for (const { before, action, after } of walk) {
      if (after !== undefined) continue;
      const result = step(before.environment, action);
      expect(result.ok ? 'taken' : result.error).toMatchObject({ code: 'placement-blocked' });
    }
    expect(walk.filter(({ after }) => after !== undefined).length).toBeGreaterThan(40);
  });

  test('of the corners of its cube is taken on the break', () => {
    const { environment } = walk[0]?.before ?? { environment: newEnvironment() };
    for (const corner of [-1, 0, 1, 1e9, -1e9]) {
      const action = actionOf(environment, new Float64Array(ACTION_SIZE).fill(corner));
      expect(action.ok && step(environment, action.value).ok).toBe(true);
    }
  });

  test('comes back from the action that it is', () => {
    for (const { before: { environment }, action } of walk) {
      const again = actionOf(environment, vectorOf(environment, action));
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect(again.value.kind).toBe(action.kind);
      const { value } = again;
      if (value.kind === 'choose') expect(value).toEqual(action);
      if (value.kind === 'place' && action.kind === 'place') {
        expect(value.at.x).toBeCloseTo(action.at.x, 8);
        expect(value.at.y).toBeCloseTo(action.at.y, 8);
      }
      if (value.kind === 'shoot' && action.kind === 'shoot') {
        expect(value.call).toEqual(action.call);
        expect(value.stroke.speed).toBeCloseTo(action.stroke.speed, 8);
        const turn = value.stroke.headingDegrees - action.stroke.headingDegrees;
        expect(Math.cos((turn * Math.PI) / 180)).toBeCloseTo(1, 8);
        expect(value.stroke.elevationDegrees).toBeCloseTo(action.stroke.elevationDegrees, 8);
        expect(value.stroke.tipUp).toBeCloseTo(action.stroke.tipUp, 8);
      }
    }
  });

  test('has its heads one after the other', () => {
    let next = 0;
    for (const { at, size } of Object.values(ACTION_HEADS)) {
      expect(at).toBe(next);
      next += size;
    }
    expect(next).toBe(ACTION_SIZE);
  });

  test('of another length, or with a number missing, is a fault that names it', () => {
    const environment = newEnvironment();
    expect(actionOf(environment, [0, 1])).toMatchObject({
      ok: false,
      error: { code: 'malformed-action', detail: 'a vector of 2', expected: '37 numbers' },
    });
    const holed = drawVector(derive(seed(1), 1));
    holed[7] = NaN;
    expect(actionOf(environment, holed)).toMatchObject({
      ok: false,
      error: { code: 'malformed-action', detail: 'vector[7]', expected: 'a finite number' },
    });
  });
});
