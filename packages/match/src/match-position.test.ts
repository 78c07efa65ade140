import { OBJECT_BALLS } from '@tenball/equipment';
import { BASE, presetOf } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { matchFromPosition, positionOf } from './match-position.ts';
import { formatPosition, parsePosition } from './position-notation.ts';
import type { Position } from './position.ts';
import { DEFAULT_SETUP, matchAt, startMatch } from './start-match.ts';

function position(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

const SHOT = 'TBP1 8 c@0,0/3@100,0/10@500,0 sB r4 n1 bih=0 po=1 f=1,2 ph=shot call=-'
  + ' ed=wpa-2008 sc=2,1 rt=7,5 br=A bo=winner w=0,1';

describe('a match from a position', () => {
  test('stands as the text says and is written the same again', () => {
    const match = matchFromPosition(position(SHOT), DEFAULT_SETUP);
    expect(formatPosition(positionOf(match))).toBe(SHOT);
    expect(match.setup).toMatchObject({ table: '8', raceTo: { A: 7, B: 5 } });
    expect(match.setup.rulebook).toMatchObject({
      edition: 'wpa-2008', earlyCalledTen: 'winsRack', breakOrder: 'winner',
    });
    expect(match.situation).toMatchObject({ shotNumber: 2, breakLegal: true, breaker: 'A' });
  });

  test('takes race, break order and breaker from the setting where the text is silent', () => {
    const silent = position(
      'TBP1 9 c@-700,0/1@300,0/10@635,0 sB r1 n0 bih=k po=0 f=0,0 ph=break call=-',
    );
    const match = matchFromPosition(silent, { ...DEFAULT_SETUP, raceTo: { A: 3, B: 4 } });
    expect(match.situation).toMatchObject({ raceTo: { A: 3, B: 4 }, breaker: 'B', phase: 'break' });
    expect(match.setup.rulebook).toEqual(BASE);
  });

  test('keeps the rulebook of the setting for the edition custom', () => {
    const rulebook = { ...BASE, edition: 'custom', pushOut: false } as const;
    const custom = position(SHOT.replace('wpa-2008', 'custom'));
    const match = matchFromPosition(custom, { ...DEFAULT_SETUP, rulebook });
    expect(match.setup.rulebook).toEqual({ ...rulebook, breakOrder: 'winner' });
  });

  test('takes the options of the edition from the text, whatever the setting', () => {
    const text = SHOT.replace('ed=wpa-2008', 'ed=wpa-2008 op=callMode=tenOnly,threeFouls=off');
    const rulebook = { ...BASE, edition: 'wpa-2008', touchedBalls: 'cueBallOnly' } as const;
    const match = matchFromPosition(position(text), { ...DEFAULT_SETUP, rulebook });
    expect(match.setup.rulebook).toEqual({
      ...presetOf('wpa-2008'), callMode: 'tenOnly', threeFouls: 'off', breakOrder: 'winner',
    });
    expect(formatPosition(positionOf(match))).toBe(text);
  });

  test('of house rules that change nothing says so', () => {
    const rulebook = presetOf('custom');
    const match = startMatch({ ...DEFAULT_SETUP, rulebook });
    const text = formatPosition(positionOf(match));
    expect(text).toContain(' ed=custom op=- ');
    const elsewhere = { ...DEFAULT_SETUP, rulebook: { ...rulebook, pushOut: false } };
    expect(matchFromPosition(position(text), elsewhere).setup.rulebook).toEqual(rulebook);
  });
});

test('the 2 and the 3 stand on the rear corners where the edition has them there', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { layout } = startMatch({ ...DEFAULT_SETUP, seed, rulebook: presetOf('upa') });
    const rear = Math.max(...OBJECT_BALLS.map((ball) => Math.abs(layout[ball]?.y ?? 0)));
    const corners = OBJECT_BALLS.filter((ball) => Math.abs(layout[ball]?.y ?? 0) > rear - 0.005);
    expect(corners).toEqual([2, 3]);
  }
});

test('a new match has a text, and the match of that text is the same', () => {
  const match = startMatch(DEFAULT_SETUP);
  const text = formatPosition(positionOf(match));
  expect(text).toMatch(/^TBP1 9 c@-685,0\/1@635,0\/.* sA r1 n0 bih=k po=0 f=0,0 ph=break call=- /);
  const { setup, situation, layout, rackNumber } = match;
  expect(matchFromPosition(position(text), DEFAULT_SETUP))
    .toEqual(matchAt(setup, { situation, layout, rackNumber }));
});
