import { readFileSync } from 'node:fs';
import { OBJECT_BALLS } from '@tenball/equipment';
import { describe, expect, test } from 'vitest';
import { adjudicate } from './adjudicate.ts';
import type { Call } from './call.ts';
import { decodeCase } from './case-decode.ts';
import { checkShotLog } from './check-log.ts';
import { parseQuestion } from './question-notation.ts';
import { plainSituation } from './question-situation.ts';
import { BASE } from './rulebook.ts';
import { EMPTY_SHOT_LOG, type ShotLog } from './shot-log.ts';
import { parseShotLog } from './shot-log-notation.ts';
import { type Situation, openingSituation } from './situation.ts';

const OPEN: Situation = { ...plainSituation('A'), ballsOnTable: [2, 5, 7, 10] };
const HAND: Situation = { ...OPEN, cueBall: 'inHandAnywhere' };
const POT: Call = { kind: 'pot', ball: 2, pocket: 'FL', obvious: false };

function seen(text: string, more: Readonly<Record<string, unknown>> = {}): ShotLog {
  const log = parseShotLog(text);
  if (!log.ok) throw new Error(`${text} cannot be read`);
  return { ...log.value, ...more };
}

/** Where the evidence is wrong and what should stand there; `fine` where it can be ruled on. */
function verdict(log: unknown, call: unknown = POT, situation = OPEN): string {
  const checked = checkShotLog(situation, call as Call, log as ShotLog);
  return checked.ok ? 'fine' : `${checked.error.pointer} ${checked.error.expected}`;
}

describe('what is no shot log is refused at its place:', () => {
  const log = seen('>2 2|');
  const touch = {
    ball: 5, by: 'A', withWhat: 'hand', when: 'during', intentional: false, affectedOutcome: false,
  };
  test.each([
    ['nothing', undefined, ' an object'],
    ['a list', [], ' an object'],
    ['a text', '>2 2|', ' an object'],
    ['a log without a member', { ...log, offTable: undefined }, '/offTable a list'],
    ['a ball for a list', { ...log, firstContact: 2 }, '/firstContact a list'],
    ['the cue ball as object ball', { ...log, firstContact: [0] },
      '/firstContact/0 an object ball, from 1 to 10'],
    ['an eleventh ball', { ...log, offTable: [5, 11] },
      '/offTable/1 an object ball, from 1 to 10'],
    ['half a ball', { ...log, railAfterContact: [3.5] },
      '/railAfterContact/0 a ball: from 1 to 10, or the cue ball'],
    ['a ball in words', { ...log, ballsMovingAtStrike: ['5'] },
      '/ballsMovingAtStrike/0 a ball: from 1 to 10, or the cue ball'],
    ['an empty place in a list', { ...log, firstContact: [undefined] },
      '/firstContact/0 an object ball, from 1 to 10'],
    ['a pocket nobody knows', { ...log, pocketed: [{ ball: 2, pocket: 'ML' }] },
      '/pocketed/0/pocket one of HL, HR, SL, SR, FL, FR'],
    ['a pocketed ball without its number', { ...log, pocketed: [{ pocket: 'FL' }] },
      '/pocketed/0/ball an object ball, from 1 to 10'],
    ['a bare ball among the pocketed', { ...log, pocketed: [2] }, '/pocketed/0 an object'],
    ['a cue ball nowhere', { ...log, cueBall: 'lost' },
      '/cueBall one of onTable, pocketed, offTable'],
    ['seconds below nothing', seen('>2 2| 5@FL~1', { settled: [
      { ball: 5, pocket: 'FL', secondsAtRest: -1 },
    ] }), '/settled/0/secondsAtRest a number of at least 0'],
    ['seconds that are none', seen('>2 2|', { settled: [
      { ball: 5, pocket: 'FL', secondsAtRest: Number.NaN },
    ] }), '/settled/0/secondsAtRest a number of at least 0'],
    ['seconds without end', seen('>2 2|', { settled: [
      { ball: 5, pocket: 'FL', secondsAtRest: Infinity },
    ] }), '/settled/0/secondsAtRest a number of at least 0'],
    ['a word for a flag', { ...log, doubleHit: 'yes' }, '/doubleHit true or false'],
    ['a flag for a word', { ...log, unsportsmanlike: true },
      '/unsportsmanlike one of warning, foul, lossOfRack, lossOfMatch'],
    ['a touch by a third player', { ...log, touched: [{ ...touch, by: 'C' }] },
      '/touched/0/by one of A, B'],
    ['a touch with a broom', { ...log, touched: [touch, { ...touch, withWhat: 'broom' }] },
      '/touched/1/withWhat one of tip, hand, clothing, chalk, cueShaft, bridge, cueBallInHand'],
    ['a touch at no time', { ...log, touched: [{ ...touch, when: 'later' }] },
      '/touched/0/when one of before, during, after'],
    ['a disturbance by the weather',
      { ...log, interference: { cause: 'rain', affectedOutcome: true, restorable: true } },
      '/interference/cause one of spectator, external, settlingBall'],
    ['frozen balls as a list', { ...log, frozen: [] }, '/frozen an object'],
    ['an event nobody knows', { ...log, events: [{ kind: 'strike' }, { kind: 'bounce' }] },
      '/events/1/kind one of strike, contact, rail, railTouch, railTop, externalObject, pocket, '
      + 'rebound, offTable, pocketedBallTouch, rest'],
    ['an event that is a text', { ...log, events: ['strike'] }, '/events/0 an object'],
    ['a rail of no ball', { ...log, events: [{ kind: 'rail' }] },
      '/events/0/ball a ball: from 1 to 10, or the cue ball'],
    ['a call that is none', log, '/call/kind one of pot, safety, push-out, none', { kind: 'two' }],
    ['a call in words', log, '/call an object', '2@FL'],
    ['a called ball without a pocket', log, '/call/pocket one of HL, HR, SL, SR, FL, FR',
      { ...POT, pocket: undefined }],
    ['a called cue ball', log, '/call/ball an object ball, from 1 to 10', { ...POT, ball: 0 }],
    ['a call that is perhaps obvious', log, '/call/obvious true or false',
      { ...POT, obvious: 'perhaps' }],
  ])('%s', (_what, written, expected, call: unknown = POT) => {
    expect(verdict(written, call)).toBe(expected);
  });
});

describe('what cannot have happened is refused at its place:', () => {
  const absent = 'a ball in play (2, 5, 7, 10)';
  const oneEnd = 'each ball once: pocketed, off the table or fallen by itself';
  const none = 'nothing: no stroke was made';
  test.each([
    ['a contact with a ball that is down', '>2+3 2|', `/firstContact/1 ${absent}`],
    ['a rail of a ball that is down', '>2 2| 4|', `/railAfterContact/1 ${absent}`],
    ['a ball pocketed in an earlier shot', '>2 2@FL 9@FL', `/pocketed/1/ball ${absent}`],
    ['a ball driven off that was off', '>2 2| 1^', `/offTable/0 ${absent}`],
    ['a ball on the brink that was down', '>2 2| 1@FL~3', `/settled/0/ball ${absent}`],
    ['frozen to a ball that is down', '>2 2| 0=9', `/frozen/cueBallTo/0 ${absent}`],
    ['a ball frozen to a rail that is down', '>2 2| 9=|', `/frozen/toRail/0 ${absent}`],
    ['a ball past the string that is down', '>2 2| 9<',
      `/objectBallsPastHeadString/0 ${absent}`],
    ['a touched ball that is down', '>2 2| 9!A:hand:during', `/touched/0/ball ${absent}`],
    ['a moving ball that is down', '>2 2| moving:9', `/ballsMovingAtStrike/0 ${absent}`],
    ['a first contact with one ball twice', '>2+5+2 2|', '/firstContact/2 each ball once'],
    ['a ball pocketed twice', '>2 2@FL 5@HL 2@FR', `/pocketed/2/ball ${oneEnd}`],
    ['a ball pocketed and off the table', '>2 2@FL 2^', `/offTable/0 ${oneEnd}`],
    ['a ball driven off twice', '>2 5^ 5^', `/offTable/1 ${oneEnd}`],
    ['a ball pocketed and fallen by itself', '>2 2@FL 2@FL~3', `/settled/0/ball ${oneEnd}`],
    ['a ball off the table and fallen by itself', '>2 5^ 5@FL~3', `/settled/0/ball ${oneEnd}`],
    ['a ball frozen twice', '>2 2| 0=5 0=5', '/frozen/cueBallTo/1 each ball once'],
    ['a ball frozen to a rail twice', '>2 2| 5=| 5=|', '/frozen/toRail/1 each ball once'],
    ['a ball moving twice', '>2 2| moving:5 moving:5', '/ballsMovingAtStrike/1 each ball once'],
    ['a contact without a stroke', '- >2', `/firstContact/0 ${none}`],
    ['a rail without a stroke', '- 2|', `/railAfterContact/0 ${none}`],
    ['a pocketed ball without a stroke', '- 5@SL', `/pocketed/0 ${none}`],
    ['a ball off the table without a stroke', '- 5^', `/offTable/0 ${none}`],
    ['a ball past the string without a stroke', '- 5<', `/objectBallsPastHeadString/0 ${none}`],
    ['a ball moving at no stroke', '- moving:5', `/ballsMovingAtStrike/0 ${none}`],
    ['a scratch without a stroke', '- 0@', '/cueBall onTable: no stroke was made'],
    ['a cue ball off the table without a stroke', '- 0^', '/cueBall onTable: no stroke was made'],
    ['a double hit without a stroke', '- double-hit', '/doubleHit false: no stroke was made'],
    ['a foot in the air without a stroke', '- no-foot',
      '/noFootOnFloor false: no stroke was made'],
    ['a push without a stroke', '- push', '/pushShot false: no stroke was made'],
    ['a jump without a stroke', '- jump', '/cueBallJumped false: no stroke was made'],
    ['a placement without a stroke', '- on-string',
      '/placementOnOrBelowHeadString false: no stroke was made'],
    ['a way out of the house without a stroke', '- bad-house',
      '/badPlayHeadString false: no stroke was made'],
    ['a miscue without a stroke', '- miscue', '/miscue false: no stroke was made'],
    ['a stroke out of turn without a stroke', '- out-of-turn',
      '/outOfTurn false: no stroke was made'],
    ['a touch with a cue ball that lies there', '- 5!A:cueBallInHand:before',
      '/touched/0/withWhat something else: the cue ball was not in hand'],
    ['a cue ball touched by itself', '- 0!A:cueBallInHand:before',
      '/touched/0/ball another ball than the one in hand', HAND],
    ['a clock that ran out for the player out of turn', '>2 2| out-of-turn time',
      '/shotClockExpired false: the clock of the player out of turn does not run'],
  ])('%s', (_what, text, expected, situation = OPEN) => {
    expect(verdict(seen(text), POT, situation)).toBe(expected);
  });

  test('a called ball that is not in play', () => {
    expect(verdict(seen('>2 2|'), { ...POT, ball: 9 })).toBe(`/call/ball ${absent}`);
  });

  test('an order of events without a stroke', () => {
    expect(verdict(seen('-', { events: [{ kind: 'strike' }] }))).toBe(`/events/0 ${none}`);
  });

  test('any ball at all before the first rack', () => {
    const lag = openingSituation({ breaker: undefined, raceTo: { A: 5, B: 5 } });
    expect(verdict(seen('>2'), { kind: 'none' }, lag)).toBe('/firstContact/0 a ball in play ()');
  });
});

describe('what may have happened is ruled on, however odd:', () => {
  test.each([
    ['a rail without any contact', '3|', { kind: 'none' }],
    ['a ball that met rails three times', '>1 2| 2| 2|', { kind: 'none' }],
    ['a ball that fell the moment it came to rest', '>1 1| 4@FL~0', { kind: 'none' }],
    ['a ball that crossed the string twice', '>1 2| 4< 4<', { kind: 'none' }],
    ['a call on the break', '>1 2@SL', { kind: 'pot', ball: 2, pocket: 'SL', obvious: false }],
    ['a push-out announced on the break', '>1 2|', { kind: 'push-out' }],
    ['a safety announced on the break', '>1 2|', { kind: 'safety' }],
    ['a foul that nobody called in time', '>1 2| double-hit late', { kind: 'none' }],
    ['a clock that ran out before the stroke', '- time', { kind: 'none' }],
    ['a ball that fell by itself between two strokes', '- 4@FL~9', { kind: 'none' }],
    ['a ball touched with the cue ball in hand', '- 4!A:cueBallInHand:before', { kind: 'none' }],
    ['a frozen ball that nobody declared', '>1 2| 0=4?', { kind: 'none' }],
  ])('%s', (_what, text, call) => {
    const breaking = openingSituation({ breaker: 'A', raceTo: { A: 5, B: 5 } });
    expect(verdict(seen(text), call, breaking)).toBe('fine');
  });

  test('a stroke that nobody may play now has its ruling: refused', () => {
    const over: Situation = { ...OPEN, phase: 'matchOver', shooter: undefined };
    expect(verdict(seen('>2 2|'), POT, over)).toBe('fine');
    expect(adjudicate(BASE, over, POT, seen('>2 2|')).refused).toBe(true);
  });

  test('an empty log of any rack', () => {
    const full: Situation = { ...OPEN, ballsOnTable: OBJECT_BALLS };
    expect(verdict(EMPTY_SHOT_LOG, { kind: 'safety' }, full)).toBe('fine');
  });
});

function fixture(name: string): string {
  return readFileSync(new URL(`../../../fixtures/rules/${name}`, import.meta.url), 'utf8');
}

test('the case book is sound evidence from the first case to the last', () => {
  const book = JSON.parse(fixture('cases.json')) as { cases: { id: string }[] };
  const refused = book.cases.filter((entry) => !decodeCase(entry).ok);
  expect(refused.map(({ id }) => id)).toEqual([]);
});

test('every line of rulings.txt is sound evidence', () => {
  const lines = fixture('rulings.txt').split('\n').filter((line) => /^[A-Z]/.test(line));
  const refused = lines.filter((line) => {
    const [, , overrides = '', ...columns] = line.split(' | ').map((column) => column.trim());
    const rules = overrides === '-' ? 'base' : `base ${overrides}`;
    const question = parseQuestion([rules, ...columns.slice(0, 3)].join(' | '));
    if (!question.ok) return true;
    return !checkShotLog(question.value.before, question.value.call, question.value.log).ok;
  });
  expect(lines.length).toBeGreaterThan(150);
  expect(refused).toEqual([]);
});
