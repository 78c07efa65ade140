import { expect, test } from 'vitest';
import { AssertionError, assert, present, unreachable } from './assert.ts';
import { err, ok } from './result.ts';

test('an invariant that does not hold stops the program with its name', () => {
  expect(() => assert(false, 'the cue ball is on the table')).toThrow(AssertionError);
  expect(() => assert(false, 'the cue ball is on the table')).toThrow(/cue ball/);
  expect(() => assert(true, 'never said')).not.toThrow();
});

test('a value that must be there is there, nought included', () => {
  expect(present(0, 'ball')).toBe(0);
  expect(() => present(undefined, 'the foot spot')).toThrow('the foot spot is missing');
});

test('a case nobody thought of stops the program and names itself', () => {
  expect(() => unreachable('sixth pocket' as never)).toThrow(/sixth pocket/);
});

test('a result is a value or an error', () => {
  expect(ok(3)).toEqual({ ok: true, value: 3 });
  expect(err('blocked')).toEqual({ ok: false, error: 'blocked' });
});
