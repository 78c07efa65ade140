import { describe, expect, test } from 'vitest';
import { checkParams, paramRange } from './check-params.ts';
import { DEFAULT_PARAMS, PARAM_NAMES } from './params.ts';
import { BALL_CONDITIONS, CLOTHS, paramsOf } from './presets.ts';

function problemOf(changes: Readonly<Record<string, unknown>>): string {
  const checked = checkParams({ ...DEFAULT_PARAMS, ...changes });
  return checked.ok ? '' : checked.error.parameter;
}

describe('parameters are refused by name', () => {
  test.each(PARAM_NAMES)('%s, if it is missing, odd, below nothing or text', (name) => {
    for (const value of [undefined, NaN, Infinity, -Infinity, -1e-9, '0.2', true]) {
      expect(problemOf({ [name]: value })).toBe(name);
    }
    const { least, open } = paramRange(name);
    const atLeast = problemOf({ [name]: least });
    if (open) expect(atLeast).toBe(name);
    else expect(atLeast).toBe('');
  });

  test.each<[string, string, unknown]>([
    ['a name that no parameter has', 'muSlid', 0.2],
    ['balls that bounce faster than they meet', 'restitutionBall', 1.01],
    ['a slate on which a ball bounces for ever', 'restitutionSlate', 1],
    ['rubber that gives more than it takes', 'cushionRestitution', 1.2],
    ['rubber that gives nothing back', 'cushionRestitution', 0],
    ['facings that give nothing back', 'facingRestitution', 0.01],
    ['a ball without a size', 'ballRadius', 0],
    ['a cloth without friction', 'muSlide', 0],
    ['a nose below the middle of the ball', 'noseHeight', 0.028],
    ['a nose as high as the ball', 'noseHeight', 0.05715],
    ['a ball that the nose is too low for', 'ballRadius', 0.04],
    ['a jaw wider than the pocket', 'jawRadius', 0.2],
    ['a tip that is off before a step is over', 'tipContactTime', 1e-5],
    ['a tip that stays on for a second', 'tipContactTime', 1],
    ['balls so stiff that steps of 4 µs miss the contact', 'contactStiffness', 5.3e11],
  ])('%s', (_what, name, value) => {
    const named = name === 'ballRadius' && value === 0.04 ? 'noseHeight' : name;
    expect(problemOf({ [name]: value })).toBe(named);
  });

  test('with what was expected in their place', () => {
    expect(checkParams({ ...DEFAULT_PARAMS, muRoll: -1 }))
      .toEqual({ ok: false, error: { parameter: 'muRoll', expected: 'a number above 0' } });
    expect(checkParams({ ...DEFAULT_PARAMS, tipRestitution: 2 })).toEqual({
      ok: false, error: { parameter: 'tipRestitution', expected: 'a number from 0 to 1' },
    });
  });
});

test('every cloth with every condition of the balls is a set of parameters to play with', () => {
  for (const cloth of CLOTHS) {
    for (const balls of BALL_CONDITIONS) {
      expect(checkParams(paramsOf({ cloth, balls }))).toEqual({ ok: true, value: undefined });
    }
  }
});

test('the middle of the road is the default', () => {
  expect(paramsOf({})).toEqual(DEFAULT_PARAMS);
  expect(paramsOf({ cloth: 'standard', balls: 'standard' })).toEqual(DEFAULT_PARAMS);
});

test('a ball rolls further on new worsted than on worn cloth, least far on damp cloth', () => {
  const ways = (['new-worsted', 'standard', 'worn', 'humid'] as const)
    .map((cloth) => 1 / paramsOf({ cloth }).muRoll);
  expect(ways).toEqual([...ways].sort((a, b) => b - a));
});

test('dirty balls throw more and bounce less than polished ones', () => {
  const [polished, dirty] = [paramsOf({ balls: 'polished' }), paramsOf({ balls: 'dirty' })];
  expect(dirty.frictionBallA).toBeGreaterThan(polished.frictionBallA);
  expect(dirty.frictionBallB).toBeGreaterThan(polished.frictionBallB);
  expect(dirty.restitutionBall).toBeLessThan(polished.restitutionBall);
});
