import { OBJECT_BALLS, type ObjectBall, POCKETS } from '@tenball/equipment';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Call } from './call.ts';
import {
  type Question, answerQuestion, formatQuestion, parseQuestion,
} from './question-notation.ts';
import { plainSituation } from './question-situation.ts';
import { BASE, EDITIONS, type Rulebook } from './rulebook.ts';
import { rulebookFrom } from './rulebook-from.ts';
import { formatRuling } from './ruling-digest.ts';
import { SEATS } from './seat.ts';
import { EMPTY_SHOT_LOG, type ShotLog } from './shot-log.ts';
import { type Situation, openingSituation } from './situation.ts';

function read(text: string): Question {
  const question = parseQuestion(text);
  if (!question.ok) throw new Error(`${text}: ${question.error.message}`);
  return question.value;
}

describe('a question on one line', () => {
  test('says what differs from the fifth stroke of a rack that A broke', () => {
    expect(read('base | A | none | >1 1|')).toEqual({
      rulebook: BASE,
      before: plainSituation('A'),
      call: { kind: 'none' },
      log: { ...EMPTY_SHOT_LOG, firstContact: [1], railAfterContact: [1] },
    });
  });

  test('names the edition, then the parameters that differ from it', () => {
    const { rulebook } = read('wpa-2008 wrongfulOption=false settleSeconds=3 | A | none | >1');
    expect(rulebook).toMatchObject({
      edition: 'wpa-2008', earlyCalledTen: 'winsRack', wrongfulOption: false, settleSeconds: 3,
    });
  });

  test('the break is the opening stroke of whoever shoots', () => {
    const opening = openingSituation({ breaker: 'B', raceTo: { A: 5, B: 5 } });
    expect(read('base | B break | none | >1').before).toEqual(opening);
  });

  test('on the break the cue ball may be anywhere in hand, or lie', () => {
    for (const text of ['base | B break hand | none | >1', 'base | B break lies | none | >1']) {
      expect(formatQuestion(read(text))).toBe(text);
    }
    expect(read('base | B break lies | none | >1').before)
      .toMatchObject({ phase: 'break', cueBall: 'asIs' });
  });

  test.each<readonly [string, Partial<Situation>]>([
    ['2nd', { shotNumber: 2, breakLegal: true }],
    ['2nd-after-foul', { shotNumber: 2, breakLegal: false, cueBall: 'inHandAnywhere' }],
    ['2nd foul-break', { shotNumber: 2, breakLegal: false, cueBall: 'asIs' }],
    ['3rd', { shotNumber: 3 }],
    ['11th', { shotNumber: 11 }],
    ['hand', { cueBall: 'inHandAnywhere' }],
    ['house', { cueBall: 'inHandBehindHeadString' }],
    ['requested', { phase: 'callRequested' }],
    ['balls:2,5,10', { ballsOnTable: [2, 5, 10] }],
    ['fouls:2-1', { consecutiveFouls: { A: 2, B: 1 } }],
    ['warned:A', { warnedOnTwo: { A: true, B: false } }],
    ['warned:AB', { warnedOnTwo: { A: true, B: true } }],
    ['score:3-4', { score: { A: 3, B: 4 } }],
    ['race:7', { raceTo: { A: 7, B: 7 } }],
    ['race:5-7', { raceTo: { A: 5, B: 7 } }],
    ['breaker:B', { breaker: 'B' }],
    ['breaker:-', { breaker: undefined }],
    ['frozen:0=1,0=2,3=|', { declaredFrozen: { cueBallTo: [1, 2], toRail: [3] } }],
    ['extensions:1-0', { extensionsUsed: { A: 1, B: 0 } }],
    ['timeouts:0-1', { timeOutsUsed: { A: 0, B: 1 } }],
    ['conceded:1-2', { racksConceded: { A: 1, B: 2 } }],
    ['clock', { clockImposed: true }],
    ['stalemate:3-2', { stalemateTurns: { A: 3, B: 2 } }],
  ])('the referee may state %s', (words, changes) => {
    const text = `base | A ${words} | none | >10`;
    expect(read(text).before).toEqual({ ...plainSituation('A'), ...changes });
    expect(formatQuestion(read(text))).toBe(text);
  });

  test.each<readonly [string, Call]>([
    ['2@FL', { kind: 'pot', ball: 2, pocket: 'FL', obvious: false }],
    ['10@SR?', { kind: 'pot', ball: 10, pocket: 'SR', obvious: true }],
    ['safety', { kind: 'safety' }],
    ['push-out', { kind: 'push-out' }],
    ['none', { kind: 'none' }],
  ])('the call may be %s', (text, call) => {
    expect(read(`base | A | ${text} | >1`).call).toEqual(call);
  });

  test('words may come in any order and with any blanks, and are written in one way', () => {
    const loose = '  base   pushOut=false|A balls:10';
    expect(parseQuestion(`${loose} | none | >10`).ok).toBe(false);
    const question = read(' base | B  race:5 fouls:0-2 balls:2,10 hand |\t2@FL  | 2| >2 2@FL ');
    expect(formatQuestion(question)).toBe('base | B hand balls:2,10 fouls:0-2 | 2@FL | >2 2@FL');
  });

  test('a stroke at which nothing happened leaves the last column empty', () => {
    expect(formatQuestion(read('base | A | none |'))).toBe('base | A | none |');
  });

  test('is answered by the referee', () => {
    const early = read('base | A balls:2,5,10 | 10@HR | >2 10@HR');
    expect(formatRuling(early.rulebook, answerQuestion(early)))
      .toBe('spot:10 continues A:shot');
  });

  test('cannot be asked where nobody is to shoot', () => {
    const over: Situation = { ...plainSituation('A'), phase: 'matchOver', shooter: undefined };
    expect(() => formatQuestion({ ...read('base | A | none | >1'), before: over })).toThrow();
  });
});

describe('a malformed question names its place and what was expected there:', () => {
  test.each([
    ['', 0, 'an edition'],
    ['bose | A | none | >1', 0, 'an edition'],
    ['base pushOut | A | none | >1', 5, 'a parameter and its value'],
    ['base push=1 | A | none | >1', 5, 'a parameter'],
    ['base pushOut=no | A | none | >1', 13, 'one of true, false'],
    ['base settleSeconds=-1 | A | none | >1', 19, 'a number from 0'],
    ['base shotClockWarning=60 | A | none | >1', 22, 'less than the 35 s of the clock'],
    ['base pushOut=false extensionSeconds=0 | A | none | >1', 36, 'while extensions are given'],
    ['base pushOut=true pushOut=true | A | none | >1', 18, 'each parameter once'],
    ['base', 4, 'the situation'],
    ['base | | none | >1', 7, 'A or B'],
    ['base | C | none | >1', 7, 'A or B'],
    ['base | A brake | none | >1', 9, 'a word on the situation'],
    ['base | A 2th | none | >1', 9, 'a word on the situation'],
    ['base | A break:1 | none | >1', 9, 'a word on the situation'],
    ['base | A toString | none | >1', 9, 'a word on the situation'],
    ['base | A balls | none | >1', 9, 'balls: with object balls'],
    ['base | A balls:2,5 | none | >1', 15, 'the 10 among them'],
    ['base | A balls:5,2,10 | none | >1', 15, 'in rising order'],
    ['base | A balls:2,11 | none | >1', 15, 'object balls'],
    ['base | A balls:2,2,10 | none | >1', 15, 'in rising order'],
    ['base | A balls:02,10 | none | >1', 15, 'object balls'],
    ['base | A house:1 | none | >1', 9, 'a word on the situation'],
    ['base | A toString:1 | none | >1', 9, 'a word on the situation'],
    ['base | A fouls:2 | none | >1', 15, 'two counts'],
    ['base | A warned:C | none | >1', 16, 'A, B or AB'],
    ['base | A race:0 | none | >1', 14, 'racks to win'],
    ['base | A breaker:C | none | >1', 17, 'A or B'],
    ['base | A frozen:cue | none | >1', 16, 'declared frozen'],
    ['base | A frozen:1=2 | none | >1', 16, 'declared frozen'],
    ['base | A break 2nd | none | >1', 15, 'one word on the same matter'],
    ['base | A fouls:1-0 fouls:1-0 | none | >1', 19, 'one word on the same matter'],
    ['base | A score:5-0 | none | >1', 9, 'fewer racks'],
    ['base | A', 8, 'the call'],
    ['base | A | | >1', 11, 'one call'],
    ['base | A | 2@XX | >1', 11, 'one call'],
    ['base | A | push | >1', 11, 'one call'],
    ['base | A | 2@FL 3@FL | >1', 16, 'what was seen'],
    ['base | A balls:3,10 | 2@FL | >3', 22, 'one of 3, 10'],
    ['base | A | none', 15, 'what was seen'],
    ['base | A | none | >1 2@', 21, 'a part of a shot log'],
    ['base | A | none | >1 | 2|', 21, 'the end of the text'],
    ['base | A balls:2,10 | none | >2 3@FL', 32, 'a ball in play (2, 10)'],
    ['base | A balls:2,10 | none | 3| >2 2| 4|', 38, 'a ball in play (2, 10)'],
    ['base | A | none | >1 1@FL 2@SL 1^', 31, 'each ball once'],
    ['base | A | none | >1+1', 18, 'each ball once'],
    ['base | A | none | - no-foot 2!A:hand:before', 20, 'no stroke was made'],
    ['base | A | none | - 0=1 0=1', 24, 'each ball once'],
  ])('%s', (text, at, expected) => {
    const question = parseQuestion(text);
    expect(question).toMatchObject({ ok: false, error: { at } });
    if (question.ok) return;
    expect(question.error.expected).toContain(expected);
    expect(question.error.message).toContain(`character ${at + 1}: `);
  });

  test('a text without end', () => {
    expect(parseQuestion('base '.repeat(2000))).toMatchObject({ ok: false, error: { at: 4000 } });
  });
});

const counts = fc.record({ A: fc.nat(4), B: fc.nat(4) });
const racks: fc.Arbitrary<readonly ObjectBall[]> = fc.subarray(OBJECT_BALLS.slice(0, 9))
  .map((balls) => [...balls, 10]);
const pockets = fc.constantFrom(...POCKETS);

const rulebooks: fc.Arbitrary<Rulebook> = fc.record({
  edition: fc.constantFrom(...EDITIONS),
  overrides: fc.record({
    pushOut: fc.boolean(),
    callMode: fc.constantFrom('ballAndPocket', 'tenOnly', 'none'),
    settleSeconds: fc.double({ min: 0, max: 3600, noNaN: true }),
    breakRailBalls: fc.nat(10),
  }, { requiredKeys: [] }),
}).map(({ edition, overrides }) => {
  const rulebook = rulebookFrom(edition, overrides);
  if (!rulebook.ok) throw new Error(rulebook.error.expected);
  return rulebook.value;
});

const situations: fc.Arbitrary<Situation> = fc.record({
  phase: fc.constantFrom('break' as const, 'shot' as const, 'callRequested' as const),
  ballsOnTable: racks,
  shooter: fc.constantFrom(...SEATS),
  breaker: fc.option(fc.constantFrom(...SEATS), { nil: undefined }),
  shotNumber: fc.integer({ min: 1, max: 130 }),
  breakLegal: fc.boolean(),
  cueBall: fc.constantFrom(
    'asIs' as const, 'inHandAnywhere' as const, 'inHandBehindHeadString' as const,
  ),
  consecutiveFouls: counts,
  warnedOnTwo: fc.record({ A: fc.boolean(), B: fc.boolean() }),
  score: counts,
  raceTo: counts.map(({ A, B }) => ({ A: A + 5, B: B + 5 })),
  declaredFrozen: fc.record({
    cueBallTo: fc.subarray([...OBJECT_BALLS], { maxLength: 2 }),
    toRail: fc.subarray([0 as const, ...OBJECT_BALLS], { maxLength: 2 }),
  }),
  extensionsUsed: counts,
  timeOutsUsed: counts,
  racksConceded: counts,
  clockImposed: fc.boolean(),
  stalemateTurns: fc.option(counts, { nil: undefined }),
}).map((parts) => ({
  ...plainSituation(parts.shooter),
  ...parts,
  ...(parts.phase === 'break' ? { shotNumber: 1, breakLegal: false } : {}),
}));

function logsOf(balls: readonly ObjectBall[]): fc.Arbitrary<ShotLog> {
  return fc.record({
    firstContact: fc.subarray([...balls], { minLength: 1, maxLength: Math.min(3, balls.length) }),
    railAfterContact: fc.subarray([0 as const, ...balls]),
    down: fc.subarray([...balls]),
    pocket: pockets,
    cueBall: fc.constantFrom('onTable' as const, 'pocketed' as const, 'offTable' as const),
    doubleHit: fc.boolean(),
    foulCalledInTime: fc.boolean(),
  }).map(({ down, pocket, ...parts }) => (
    { ...EMPTY_SHOT_LOG, ...parts, pocketed: down.map((ball) => ({ ball, pocket })) }
  ));
}

function callsOf(balls: readonly ObjectBall[]): fc.Arbitrary<Call> {
  return fc.oneof(
    fc.constantFrom<Call>({ kind: 'safety' }, { kind: 'push-out' }, { kind: 'none' }),
    fc.record({
      kind: fc.constant('pot' as const),
      ball: fc.constantFrom(...balls),
      pocket: pockets,
      obvious: fc.boolean(),
    }),
  );
}

const questions: fc.Arbitrary<Question> = situations.chain((before) => fc.record({
  rulebook: rulebooks,
  before: fc.constant(before),
  call: callsOf(before.ballsOnTable),
  log: logsOf(before.ballsOnTable),
}));

describe('over every question', () => {
  test('what is written is read again', () => {
    fc.assert(fc.property(questions, (question) => {
      expect(parseQuestion(formatQuestion(question))).toEqual({ ok: true, value: question });
    }), { numRuns: 300 });
  });

  test('a canonical text is written as it was read', () => {
    fc.assert(fc.property(questions, (question) => {
      const text = formatQuestion(question);
      expect(formatQuestion(read(text))).toBe(text);
    }), { numRuns: 100 });
  });

  test('a text that was cut or mistyped is an error with its place, or another text', () => {
    fc.assert(fc.property(questions, fc.nat(), fc.constantFrom('', ' ', 'x', '|'), (
      question, place, letter,
    ) => {
      const text = formatQuestion(question);
      const at = place % (text.length + 1);
      const broken = text.slice(0, at) + letter + text.slice(at + 1);
      const again = parseQuestion(broken);
      if (again.ok) return;
      expect(again.error.at).toBeGreaterThanOrEqual(0);
      expect(again.error.at).toBeLessThanOrEqual(broken.length);
    }), { numRuns: 300 });
  });
});
