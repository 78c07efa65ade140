import { describe, expect, test } from 'vitest';
import { decodeCase } from './case-decode.ts';

const GOOD = {
  kind: 'shot',
  before: { phase: 'shot', ballsOnTable: [2, 5, 10], shooter: 'A' },
  declaration: { type: 'call', ball: 2, pocket: 'FL' },
  evidence: { firstContact: [2], railAfterContact: ['cue'] },
};

function problem(value: unknown, pointer = '') {
  const decoded = decodeCase(value, pointer);
  return decoded.ok ? 'none' : `${decoded.error.pointer} ${decoded.error.expected}`;
}

test('a short case is enough', () => {
  expect(problem(GOOD)).toBe('none');
});

describe('bad input is refused at its place', () => {
  const { before, declaration, evidence } = GOOD;
  test.each([
    ['no case at all', null, ' a case'],
    ['a list', [], ' an object'],
    ['an unknown kind', { ...GOOD, kind: 'stroke' }, '/kind one of shot, nonShot, lag'],
    ['no kind and nothing to tell it by', { before }, '/kind one of'],
    ['no situation', { ...GOOD, before: undefined }, '/before the situation'],
    ['a ball that is none', { ...GOOD, before: { ...before, ballsOnTable: [2, 11, 10] } },
      '/before/ballsOnTable/1 an object ball, from 1 to 10'],
    ['a ball twice', { ...GOOD, before: { ...before, ballsOnTable: [2, 2, 10] } },
      '/before/ballsOnTable/1 each ball once'],
    ['a rack without the ten', { ...GOOD, before: { ...before, ballsOnTable: [2, 5] } },
      '/before/ballsOnTable the object balls in play, 10 among them'],
    ['nobody to shoot', { ...GOOD, before: { ...before, shooter: null } },
      '/before/shooter A or B'],
    ['a third player', { ...GOOD, before: { ...before, shooter: 'C' } },
      '/before/shooter one of A, B'],
    ['a count below nothing', { ...GOOD, before: { ...before, consecutiveFouls: { A: -1 } } },
      '/before/consecutiveFouls/A a whole number of at least 0'],
    ['a race to half a rack', { ...GOOD, before: { ...before, raceTo: 0.5 } },
      '/before/raceTo a whole number of at least 1'],
    ['a called ball without its number', { ...GOOD, declaration: { type: 'call', pocket: 'FL' } },
      '/declaration/ball the called ball'],
    ['an unknown pocket', { ...GOOD, declaration: { ...declaration, pocket: 'XX' } },
      '/declaration/pocket one of HL, HR, SL, SR, FL, FR'],
    ['a contact with a ball that is down', { ...GOOD, evidence: { firstContact: [2, 7] } },
      '/evidence/firstContact/1 a ball in play (2, 5, 10)'],
    ['a pocketed ball that was down',
      { ...GOOD, evidence: { pocketed: [{ ball: 7, pocket: 'FL' }] } },
      '/evidence/pocketed/0/ball a ball in play'],
    ['a pocketed ball without a pocket', { ...GOOD, evidence: { pocketed: [{ ball: 5 }] } },
      '/evidence/pocketed/0/pocket one of HL'],
    ['a word for a flag', { ...GOOD, evidence: { ...evidence, flags: { doubleHit: 'yes' } } },
      '/evidence/flags/doubleHit true or false'],
    ['a cue ball nowhere', { ...GOOD, evidence: { ...evidence, cueBall: 'lost' } },
      '/evidence/cueBall one of onTable, pocketed, offTable'],
    ['an unknown edition', { ...GOOD, ruleset: { edition: 'house' } },
      '/ruleset/edition an edition: base'],
    ['an unknown parameter', { ...GOOD, ruleset: { edition: 'base', overrides: { colour: 1 } } },
      '/ruleset/overrides/colour a parameter:'],
    ['a decision nobody knows', { kind: 'decision', before, decision: 'sleep' },
      '/decision one of accept, passBack'],
    ['an event without a player', { kind: 'event', before, event: { type: 'concedeRack' } },
      '/event/by A or B'],
    ['an event nobody knows', { kind: 'event', before, event: { type: 'rain' } },
      '/event/type one of concedeRack'],
    ['a lag of one', { kind: 'lag', lag: { A: { distanceToHeadRail: 4 } } },
      '/lag/B the lag of this player'],
  ])('%s', (_what, value, expected) => {
    expect(problem(value)).toContain(expected);
  });

  const shot = { firstContact: [2], railAfterContact: ['cue'] };
  const touch = { ball: 5, by: 'A', withWhat: 'cueBallInHand', when: 'before' };
  test.each([
    ['a ball pocketed twice',
      { ...shot, pocketed: [{ ball: 5, pocket: 'FL' }, { ball: 5, pocket: 'HL' }] },
      '/evidence/pocketed/1/ball each ball once: pocketed, off the table or fallen by itself'],
    ['a rail of a ball that is down', { ...shot, railAfterContact: ['cue', 3] },
      '/evidence/railAfterContact/1 a ball in play (2, 5, 10)'],
    ['a double hit without a stroke', { shotTaken: false, flags: { doubleHit: true } },
      '/evidence/flags/doubleHit false: no stroke was made'],
    ['a touch with a cue ball that lies there', { ...shot, flags: { touched: [touch] } },
      '/evidence/flags/touched/0/withWhat something else: the cue ball was not in hand'],
    ['a ball still moving that is down', { ...shot, flags: { ballsMovingAtStrike: ['cue', 4] } },
      '/evidence/flags/ballsMovingAtStrike/1 a ball in play (2, 5, 10)'],
    ['events that meet another ball first',
      { ...shot, events: [{ type: 'strike' }, { type: 'contact', a: 'cue', b: [5] }] },
      '/evidence/events/1 the first contact of the cue ball with 2'],
    ['a contact of one ball with itself',
      { ...shot, events: [{ type: 'contact', a: 5, b: [10, 5] }] },
      '/evidence/events/0/b/1 each ball once'],
    ['a contact of a ball that is down', { ...shot, events: [{ type: 'contact', a: 3, b: [5] }] },
      '/evidence/events/0/a a ball in play (2, 5, 10)'],
    ['a second strike', { ...shot, events: [{ type: 'rail', ball: 5 }, { type: 'strike' }] },
      '/evidence/events/1/type the strike as the first event'],
    ['an end that the facts do not know',
      { ...shot, events: [{ type: 'pocket', ball: 5, pocket: 'SR' }] },
      '/evidence/events/0/ball a ball of pocketed'],
  ])('%s', (_what, seen, expected) => {
    expect(problem({ ...GOOD, evidence: seen })).toBe(expected);
  });

  test('a called ball that is down', () => {
    expect(problem({ ...GOOD, declaration: { ...declaration, ball: 9 } }))
      .toBe('/declaration/ball a ball in play (2, 5, 10)');
  });

  test('what stands there is shown', () => {
    const decoded = decodeCase({ ...GOOD, evidence: { ...evidence, offTable: [5, 5] } });
    expect(decoded).toMatchObject({ ok: false, error: { found: '5' } });
  });

  test('the place is counted from the root of the document', () => {
    expect(problem({ ...GOOD, kind: 7 }, '/cases/3')).toContain('/cases/3/kind one of');
  });
});

test('a handicap race gives each player his own', () => {
  const decoded = decodeCase({ ...GOOD, before: { ...GOOD.before, raceTo: { A: 5, B: 3 } } });
  expect(decoded.ok && decoded.value.before.raceTo).toEqual({ A: 5, B: 3 });
});

test('an open push-out tells that the stroke is the second', () => {
  const before = { ...GOOD.before, pushOutAvailable: true };
  const decoded = decodeCase({ ...GOOD, before });
  expect(decoded.ok && decoded.value.before).toMatchObject({ shotNumber: 2, breakLegal: true });
});
