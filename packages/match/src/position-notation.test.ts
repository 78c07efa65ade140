import {
  type Ball, type Layout, TABLES, TABLE_IDS, rackLayout, withBall,
} from '@tenball/equipment';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Position } from './position.ts';
import { positionProblem } from './position-check.ts';
import { formatPosition, parsePosition } from './position-notation.ts';

const SKETCH = 'TBP1 9 c@-635,0/1@635,0/2@684.493352,28.575/10@733.986704,0'
  + ' sA r1 n0 bih=k po=0 f=0,0 ph=break call=-';
const FULL = 'TBP1 9-tight c@0,0/3@57.15,0/10@635,607.486266 sB r4 n1 bih=0 po=1 f=1,2 ph=shot'
  + ' call=3>FL* ed=wpa-2016 sc=2,1 rt=7,5 br=A bo=winner w=0,1 fz=3/10 x=1,0';
const CHOICE = 'TBP1 7 c@-300,100/5@100.000001,-20.5/10@495.3,0 s- r2 n2 bih=0 po=0 f=0,1'
  + ' ph=decision call=- rt=3,3 br=B pd=afterPushOut,A,B';

function parsed(text: string): Position {
  const result = parsePosition(text);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function failure(text: string): { at: number; expected: string; message: string } {
  const result = parsePosition(text);
  if (result.ok) throw new Error('read without an error');
  return result.error;
}

describe('TBP1', () => {
  test.each([SKETCH, FULL, CHOICE])('a canonical text is written as it was read: %s', (text) => {
    expect(formatPosition(parsed(text))).toBe(text);
  });

  test('says all that a position holds', () => {
    expect(parsed(FULL)).toEqual({
      table: '9-tight',
      layout: { 0: { x: 0, y: 0 }, 3: { x: 0.05715, y: 0 }, 10: { x: 0.635, y: 0.607486266 } },
      shooter: 'B', rackNumber: 4, strokesPlayed: 1, cueBall: 'asIs', pushOutOpen: true,
      consecutiveFouls: { A: 1, B: 2 }, phase: 'shot',
      call: { kind: 'pot', ball: 3, pocket: 'FL', obvious: true },
      edition: 'wpa-2016', overrides: undefined, score: { A: 2, B: 1 }, raceTo: { A: 7, B: 5 },
      breaker: 'A',
      breakOrder: 'winner', warnedOnTwo: { A: false, B: true }, pendingDecision: undefined,
      frozen: { cueBallTo: [3], toRail: [10] }, extensionsLeft: { A: 1, B: 0 },
    });
    expect(parsed(CHOICE).pendingDecision)
      .toEqual({ kind: 'afterPushOut', decider: 'A', previousShooter: 'B' });
  });

  test('may carry tildes for spaces, blanks around it, and diamonds', () => {
    expect(parsed(SKETCH.replaceAll(' ', '~'))).toEqual(parsed(SKETCH));
    expect(parsed(`  ${SKETCH}\r\n`)).toEqual(parsed(SKETCH));
    const human = 'TBP1 9 d:10@4,2/c@2.0,2/1@6,2 sA r1 n3 bih=0 po=0 f=0,0 ph=shot call=safe';
    expect(failure(human).at).toBe(16);
    expect(formatPosition(parsed(human.replace('10@4,2/c@2.0,2/1@6,2', 'c@2.0,2/1@6,2/10@4,2'))))
      .toContain('c@-635,0/1@635,0/10@0,0');
  });
});

const HOUSE = FULL.replace('po=1', 'po=0')
  .replace('ed=wpa-2016', 'ed=custom op=pushOut=false,breakRailBalls=3,settleSeconds=2.5');

describe('the options of an edition', () => {
  test('are carried by the text, in their order', () => {
    expect(parsed(HOUSE)).toMatchObject({
      edition: 'custom', overrides: { pushOut: false, breakRailBalls: 3, settleSeconds: 2.5 },
    });
    expect(formatPosition(parsed(HOUSE))).toBe(HOUSE);
    expect(parsed(HOUSE.replace(/op=\S+/, 'op=-')).overrides).toEqual({});
    expect(parsed(HOUSE.replace(/op=\S+ /, '')).overrides).toBeUndefined();
  });

  test.each([
    ['op=', 'op=', 3, 'options such as pushOut=false'],
    ['op=goldenBreak=true', 'goldenBreak', 0, 'options such as pushOut=false'],
    ['op=breakOrder=winner', 'breakOrder', 0, 'options such as pushOut=false'],
    ['op=breakRailBalls=3,pushOut=false', ',pushOut', 1, 'options such as pushOut=false'],
    ['op=pushOut', 'pushOut', 7, '"=" and a value'],
    ['op=pushOut=no', '=no', 1, 'one of true, false'],
    ['op=breakRailBalls=03', '=03', 1, 'a whole number from 0 to 10'],
    ['op=breakRailBalls=11', '=11', 1, 'a whole number from 0 to 10'],
    ['op=callMode=', 'callMode=', 9, 'one of "ballAndPocket"'],
    ['op=breakRailBalls=4', 'op=', 0, 'only options that differ from the edition'],
    ['op=shotClockSeconds=8', 'op=', 0, 'more than the 10 s of the warning'],
  ])('%s is refused', (options, part, offset, expected) => {
    const text = HOUSE.replace(/op=\S+/, options);
    const error = failure(text);
    expect([error.at, error.expected.slice(0, expected.length)])
      .toEqual([text.indexOf(part) + offset, expected]);
  });

  test('without push-outs none is open', () => {
    const text = HOUSE.replace('po=0', 'po=1');
    expect(failure(text)).toMatchObject({ at: text.indexOf('po='), expected: '"po=0"' });
  });
});

describe('an error in TBP1 stands at the character that is wrong', () => {
  const at = (text: string, part: string) => text.indexOf(part);
  test.each([
    ['', 0, '"TBP1"'],
    ['TBP2 9', 0, '"TBP1"'],
    ['TBP1', 4, 'a space and a table'],
    ['TBP1 12 c@0,0', 5, 'a table, one of 9, 9-tight, 8, 7, open'],
    ['TBP1 9-loose c@0,0', 5, 'a table, one of 9, 9-tight, 8, 7, open'],
    ['TBP1 9', 6, 'a space and the balls'],
    ['TBP1 9 c@0,0 sA', 15, 'a space and "r…"'],
    ['TBP1 9 c@0,0 n1', 13, '"s…"'],
    ['TBP1 9 c@0,0 sC', 14, '"A", "B" or "-"'],
    [SKETCH.replace('r1', 'r0'), at(SKETCH, 'r1') + 1, 'a whole number from 1 to 99999'],
    [SKETCH.replace('n0', 'n00'), at(SKETCH, 'n0') + 1, 'a whole number from 0 to 99999'],
    [
      SKETCH.replace('bih=k', 'bih=x'), at(SKETCH, 'bih=') + 4,
      '0 (as it lies), "a" (in hand) or "k" (in hand in the house)',
    ],
    [SKETCH.replace('po=0', 'po=2'), at(SKETCH, 'po=') + 3, '0 or 1'],
    [SKETCH.replace('f=0,0', 'f=0;0'), at(SKETCH, 'f=0') + 3, '"," and a value for B'],
    [
      SKETCH.replace('call=-', 'call=3>XX'), at(SKETCH, 'call=') + 7,
      'a pocket, HL HR SL SR FL or FR',
    ],
    [SKETCH.replace('call=-', 'call=3'), at(SKETCH, 'call=') + 6, '">" and a pocket'],
    [`${SKETCH}x`, SKETCH.length, 'a space or the end'],
    [`${FULL} x=1,0`, FULL.length + 1, 'the end of the text'],
    [`${FULL} sc=1,0`, FULL.length + 1, 'the end of the text'],
    [CHOICE.slice(0, -2), CHOICE.length - 2, '"," and a value for B'],
    [
      FULL.replace('fz=3/10', 'fz=3,3/10'), at(FULL, 'fz=') + 5,
      'object balls in rising order, or "-"',
    ],
    [FULL.replace('fz=3/10', 'fz=3'), at(FULL, 'fz=') + 4, '"/" and the balls frozen to a rail'],
    ['x'.repeat(5000), 4000, 'at most 4000 characters'],
  ])('%s', (text, place, expected) => {
    expect(failure(text)).toMatchObject({ at: place, expected });
  });

  test('the message says where, what was expected and what was found', () => {
    expect(failure(SKETCH.replace('ph=break', 'ph=brake')).message).toMatch(
      /^character 90: expected one of setup, lag, .*matchOver, found "brake"$/,
    );
    expect(failure('TBP1 9').message)
      .toBe('character 7: expected a space and the balls, found the end of the text');
  });
});

describe('a position that cannot be is an error at the field that says so', () => {
  const cases: readonly (readonly [string, string, string, string])[] = [
    ['balls overlap', FULL.replace('3@57.15,0', '3@57,0'), '3@57', 'the 3 overlaps the cue ball'],
    ['outside the table', FULL.replace('3@57.15', '3@1257.15'), '3@1257', 'the 3 lies outside'],
    ['in the rubber', FULL.replace('635,607.486266', '635,608'), '10@', 'the 10 lies outside'],
    ['no ten', FULL.replace('/10@635,607.486266', ''), 'c@', 'the 10 is missing'],
    ['no shooter', FULL.replace('sB', 's-'), 's-', 'the shooter is missing'],
    ['a shooter in a choice', CHOICE.replace('s-', 'sA'), 'sA', 'nobody shoots'],
    ['a break as it lies', SKETCH.replace('bih=k', 'bih=0'), 'bih', 'in hand in the house'],
    ['no cue ball', FULL.replace('c@0,0/', ''), 'bih', 'the cue ball is not on the table'],
    ['a late break', SKETCH.replace('n0', 'n1'), 'n1', 'the break is the first stroke'],
    ['a late push-out', FULL.replace('n1', 'n2'), 'po=', 'a push-out may only follow'],
    ['a closed push-out', FULL.replace('po=1', 'po=0').replace('3>FL*', 'push'), 'call', 'open'],
    ['a ball that is down', FULL.replace('3>FL*', '4>FL'), 'call', 'the 4 is not on the table'],
    ['a call on the break', SKETCH.replace('call=-', 'call=safe'), 'call', 'nothing is called'],
    ['too many racks', FULL.replace('sc=2,1', 'sc=2,6'), 'sc=', 'exceeds the race'],
    ['a race run', FULL.replace('sc=2,1', 'sc=7,1'), 'sc=', 'the race is won'],
    ['no decision', CHOICE.replace(' pd=afterPushOut,A,B', ''), 'ph=', 'to be decided is missing'],
    ['a decision too many', `${SKETCH} pd=afterPushOut,A,B`, 'pd=', 'nothing is to be decided'],
    ['choosing alone', CHOICE.replace('A,B', 'B,B'), 'pd=', 'the shooter never chooses'],
    ['a lag in a rack', CHOICE.replace('afterPushOut', 'lagChoice'), 'pd=', 'does not belong'],
    ['frozen to nothing', FULL.replace('fz=3/10', 'fz=5/10'), 'fz=', 'the 5 is not on the table'],
  ];
  test.each(cases)('%s', (_title, text, field, problem) => {
    const { at, message } = failure(text);
    expect(at).toBe(text.indexOf(field));
    expect(message).toContain(problem);
  });
});

const seat = fc.constantFrom('A' as const, 'B' as const);
const count = fc.integer({ min: 0, max: 99 });
const pair = <T>(value: fc.Arbitrary<T>) => fc.record({ A: value, B: value });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** A layout of racked balls thinned out, the ten and the cue ball kept. */
function thinned(id: Position['table'], seed: number, kept: number): Layout {
  let layout = rackLayout(TABLES[id], seed, 6e-5);
  for (let ball = 1; ball <= 9; ball += 1) {
    if (((kept >> ball) & 1) === 0) layout = withBall(layout, ball as Ball, undefined);
  }
  return withBall(layout, 0, { x: seed / 1e9, y: 0.2 });
}

type Kind = NonNullable<Position['pendingDecision']>['kind'];

/** What depends on the phase, so that the position can be. */
function stageOf(
  phase: Position['phase'], by: 'A' | 'B', strokesPlayed: number,
): Partial<Position> {
  const other = by === 'A' ? 'B' : 'A';
  const choice = (kind: Kind): Partial<Position> => ({
    shooter: undefined, cueBall: 'asIs', pushOutOpen: false, call: undefined,
    pendingDecision: { kind, decider: by, previousShooter: other },
  });
  switch (phase) {
    case 'break': return {
      shooter: by, strokesPlayed: 0, cueBall: 'inHandBehindHeadString', pushOutOpen: false,
      call: undefined,
    };
    case 'shot':
    case 'callRequested': return strokesPlayed === 1
      ? { shooter: by }
      : { shooter: by, pushOutOpen: false, call: { kind: 'safety' } };
    case 'decision': return choice(strokesPlayed === 1 ? 'afterPushOut' : 'afterSafetyPocketing');
    case 'lagChoice': return choice('lagChoice');
    case 'setup':
    case 'lag':
    case 'suspended':
    case 'matchOver': return { shooter: undefined, pushOutOpen: false, call: undefined };
  }
}

const CALLS: readonly Position['call'][] = [
  undefined, { kind: 'safety' }, { kind: 'push-out' },
  { kind: 'pot', ball: 10, pocket: 'SR', obvious: false },
  { kind: 'pot', ball: 10, pocket: 'HL', obvious: true },
];

const RULES: readonly Pick<Position, 'edition' | 'overrides'>[] = [
  { edition: 'base', overrides: undefined },
  { edition: 'base', overrides: { wrongfulOption: false } },
  { edition: 'wpa-2008', overrides: undefined },
  { edition: 'japan-2008-wpc', overrides: { tenOnBreak: 'spotAndContinue', settleSeconds: 2.5 } },
  { edition: 'custom', overrides: undefined },
  { edition: 'custom', overrides: {} },
  { edition: 'custom', overrides: { callMode: 'tenOnly', breakRailBalls: 3, shotClock: 'on' } },
];

const positions: fc.Arbitrary<Position> = fc.record({
  table: fc.constantFrom(...TABLE_IDS),
  rack: fc.tuple(fc.nat({ max: 9999 }), fc.nat({ max: 1023 })),
  by: seat,
  shooter: fc.constant(undefined),
  rackNumber: fc.integer({ min: 1, max: 999 }),
  strokesPlayed: fc.integer({ min: 0, max: 3 }),
  cueBall: fc.constantFrom<Position['cueBall']>('asIs', 'inHandAnywhere', 'inHandBehindHeadString'),
  consecutiveFouls: pair(count),
  phase: fc.constantFrom<Position['phase']>(
    'setup', 'lag', 'lagChoice', 'break', 'shot', 'decision', 'callRequested', 'suspended',
    'matchOver',
  ),
  call: fc.constantFrom(...CALLS),
  rules: fc.constantFrom(...RULES),
  score: pair(fc.integer({ min: 0, max: 4 })),
  raceTo: maybe(pair(fc.integer({ min: 5, max: 99 }))),
  breaker: maybe(seat),
  breakOrder: maybe(fc.constantFrom<'alternate' | 'loser'>('alternate', 'loser')),
  extensionsLeft: maybe(pair(count)),
  warnedOnTwo: pair(fc.boolean()),
  frozen: fc.record({
    cueBallTo: fc.subarray([10] as const), toRail: fc.subarray([10] as const),
  }),
}).map(({ rack: [seed, kept], by, rules, ...rest }) => ({
  ...rest,
  ...rules,
  pushOutOpen: true,
  pendingDecision: undefined,
  layout: thinned(rest.table, seed, kept),
  ...stageOf(rest.phase, by, rest.strokesPlayed),
}));

describe('the laws of TBP1', () => {
  test('a position that can be is read back as it was written', () => {
    fc.assert(fc.property(positions, (position) => {
      expect(positionProblem(position)).toBeUndefined();
      const text = formatPosition(position);
      const result = parsePosition(text);
      expect(result).toEqual({ ok: true, value: position });
      expect(parsePosition(text.replaceAll(' ', '~'))).toEqual(result);
    }), { numRuns: 400 });
  });

  const mutation = fc.tuple(
    fc.constantFrom(SKETCH, FULL, CHOICE), fc.nat(), fc.nat({ max: 3 }),
    fc.constantFrom('', ' ', '~', '-', '0', '9', '/', '@', ',', '.', 'A', 'k', '=', 'ф', '\u0000'),
  );
  test('a mistyped text is read or refused at a place inside it, never anything else', () => {
    fc.assert(fc.property(mutation, ([text, place, cut, put]) => {
      const from = place % (text.length + 1);
      const mutated = text.slice(0, from) + put + text.slice(from + cut);
      const result = parsePosition(mutated);
      if (result.ok) {
        expect(parsePosition(formatPosition(result.value))).toEqual(result);
      } else {
        expect(result.error.at).toBeGreaterThanOrEqual(0);
        expect(result.error.at).toBeLessThanOrEqual(mutated.length);
        expect(result.error.message).toContain(`character ${result.error.at + 1}`);
      }
    }), { numRuns: 2500 });
  });

  test('any text at all is refused with a place, not with an exception', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => {
      const result = parsePosition(`TBP1 9 c@0,0/10@1,1 ${text}`);
      expect(result.ok || result.error.at >= 0).toBe(true);
    }));
  });
});
