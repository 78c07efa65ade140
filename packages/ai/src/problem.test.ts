import { expect, test } from 'vitest';
import { seed } from '@tenball/base';
import { DEFAULT_SETUP, matchFromPosition, parsePosition } from '@tenball/match';
import { poseProblem, withCueBall } from './problem.ts';
import { SKILLS } from './skills.ts';

/** The cue ball in hand still lies frozen to the left rail, the 3 to the right one. */
const LEFT = 'TBP1 9 c@0,607.486266/1@300,0/3@200,-607.486266/10@-800,-300 sA r1 n4 bih=a po=0 '
  + 'f=0,0 ph=shot call=-';

test('a cue ball that is taken off a rail is frozen to none any more', () => {
  const position = parsePosition(LEFT);
  if (!position.ok) throw new Error(position.error.message);
  const match = matchFromPosition(position.value, { ...DEFAULT_SETUP, seed: 1 });
  const problem = poseProblem(match, 'A', SKILLS[9], seed(1), 100);
  const frozenAt = (y: number) => withCueBall(problem, 0, y, 100).occasion.frozenToRail;
  expect(problem.occasion.frozenToRail).toBe((1 << 0) | (1 << 3));
  expect(frozenAt(0)).toBe(1 << 3);
  expect(frozenAt(-0.607486266)).toBe((1 << 0) | (1 << 3));
});
