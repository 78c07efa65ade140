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
    ['nobody to shoot where a call was requested',
      { ...GOOD, before: { ...before, phase: 'callRequested', shooter: null } },
      '/before/shooter A or B'],
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

describe('what a case leaves open is taken from what it has', () => {
  const { before } = GOOD;
  test.each([
    ['a lag', { lag: { A: { distanceToHeadRail: 4 }, B: { distanceToHeadRail: 9 } } }, 'lag'],
    ['a decision', { before, decision: 'accept' }, 'decision'],
    ['an event', { before, event: { type: 'resume' } }, 'event'],
    ['a spotting', { before, spotting: {} }, 'spotting'],
    ['evidence', { before, evidence: {} }, 'shot'],
  ])('its kind, from %s', (_what, value, kind) => {
    expect(decodeCase(value)).toMatchObject({ ok: true, value: { kind } });
  });

  test.each([
    ['a pending choice', { pendingDecision: { kind: 'afterPushOut', decider: 'B' } },
      { phase: 'decision', pendingDecision: { decider: 'B', previousShooter: 'A' } }],
    ['the choice of the lag', { pendingDecision: { kind: 'lagChoice', decider: 'A' } },
      { phase: 'lagChoice' }],
    ['the winner of the lag', { phase: 'lagChoice', shooter: 'B' },
      { pendingDecision: { kind: 'lagChoice', decider: 'B', previousShooter: 'A' } }],
    ['a lag that nobody has won', { phase: 'lagChoice' }, { pendingDecision: undefined }],
    ['the word that it is the break', { isBreak: true, shooter: 'A', ballsOnTable: [10] },
      { phase: 'break', shotNumber: 1, cueBall: 'inHandBehindHeadString' }],
  ])('its phase and choice, from %s', (_what, situation, expected) => {
    const balls = { ballsOnTable: [2, 5, 10] };
    const decoded = decodeCase({ decision: 'accept', before: { ...balls, ...situation } });
    expect(decoded).toMatchObject({ ok: true, value: { before: expected } });
  });

  test('a touch is the shooter’s, by hand, during the shot', () => {
    const seen = { firstContact: [2], flags: { touched: [{ ball: 'cue' }] } };
    expect(decodeCase({ ...GOOD, evidence: seen })).toMatchObject({
      ok: true,
      value: { log: { touched: [{ ball: 0, by: 'A', withWhat: 'hand', when: 'during' }] } },
    });
  });

  test('a disturbance is from outside, a rebound in some pocket, an object some person', () => {
    const seen = {
      interference: { restorable: true },
      events: [
        { type: 'contact', b: [2] }, { type: 'rebound', ball: 5 },
        { type: 'externalObject', ball: 'cue' },
      ],
      firstContact: [2],
    };
    expect(decodeCase({ ...GOOD, evidence: seen })).toMatchObject({
      ok: true,
      value: {
        log: {
          interference: { cause: 'external', affectedOutcome: false, restorable: true },
          events: [
            { kind: 'contact', ball: 0, with: [2], simultaneous: false },
            { kind: 'rebound', ball: 5, pocket: 'FL' },
            { kind: 'externalObject', ball: 0, object: 'person' },
          ],
        },
      },
    });
  });
});

describe('every event of a case is read', () => {
  const { before } = GOOD;
  test.each([
    [{ type: 'concedeRack', by: 'A' }, { kind: 'concedeRack', by: 'A' }],
    [{ type: 'unscrewPlayingCue', by: 'B' },
      { kind: 'unscrewPlayingCue', by: 'B', duringTimeout: false }],
    [{ type: 'unscrewPlayingCue', by: 'B', opponentOnDecidingRack: true },
      { kind: 'unscrewPlayingCue', by: 'B', duringTimeout: false, opponentOnDecidingRack: true }],
    [{ type: 'requestCall' }, { kind: 'requestCall', by: 'referee' }],
    [{ type: 'useExtension', by: 'A' }, { kind: 'useExtension', by: 'A' }],
    [{ type: 'declareFrozen', ball: 5, to: 'rail' },
      { kind: 'declareFrozen', ball: 5, to: 'rail', by: 'referee' }],
    [{ type: 'declareFrozen', ball: 'cue', to: [5], by: 'A' },
      { kind: 'declareFrozen', ball: 0, to: [5], by: 'A' }],
    [{ type: 'appeal', by: 'A' }, { kind: 'appeal', by: 'A', matter: 'judgement' }],
    [{ type: 'interference', restorable: true }, { kind: 'interference', restorable: true }],
    [{ type: 'conduct', player: 'B', penalty: 'lossOfRack' },
      { kind: 'conduct', player: 'B', penalty: 'lossOfRack' }],
    [{ type: 'ballSettled', ball: 5, pocket: 'SL', secondsAtRest: 7 },
      { kind: 'ballSettled', ball: 5, pocket: 'SL', secondsAtRest: 7 }],
    [{ type: 'imposeClock' }, { kind: 'imposeClock' }],
    [{ type: 'stalemateAnnounced' }, { kind: 'stalemateAnnounced' }],
    [{ type: 'rackInvalid', reason: 'a gap' }, { kind: 'rackInvalid', reason: 'a gap' }],
    [{ type: 'rackInvalid' }, { kind: 'rackInvalid', reason: '' }],
  ])('%j', (event, expected) => {
    expect(decodeCase({ kind: 'event', before, event })).toMatchObject({
      ok: true, value: { event: expected },
    });
  });

  test.each([
    ['no event at all', undefined, '/event an event'],
    ['a list for an event', [], '/event an object'],
    ['a frozen ball without its number', { type: 'declareFrozen', to: 'rail' },
      '/event/ball a ball: from 1 to 10, or "cue"'],
    ['a ball frozen to the wall', { type: 'declareFrozen', ball: 5, to: 'wall' },
      '/event/to one of rail'],
    ['an eleventh ball', { type: 'nonShooterTouch', by: 'A', ball: 11 },
      '/event/ball a ball: from 1 to 10, or "cue"'],
    ['a ball that fell and has no number', { type: 'ballSettled', pocket: 'SL' },
      '/event/ball a ball: from 1 to 10'],
    ['a cue ball that fell by itself', { type: 'ballSettled', ball: 'cue', pocket: 'SL' },
      '/event/ball an object ball, from 1 to 10'],
    ['a number for a reason', { type: 'rackInvalid', reason: 7 }, '/event/reason a text'],
  ])('but not %s', (_what, event, expected) => {
    expect(problem({ kind: 'event', before, event })).toBe(expected);
  });
});

describe('evidence that is none is refused at its place', () => {
  test.each([
    ['a ball for a list', { firstContact: 2 }, '/evidence/firstContact a list'],
    ['an empty place', { offTable: [null] }, '/evidence/offTable/0 a ball'],
    ['a fact with a slip of the pen', { pocketd: [] },
      '/evidence/pocketd a known name: shotTaken, firstContact, railAfterContact, pocketed'],
    ['a flag with a slip of the pen', { flags: { doublehit: true } },
      '/evidence/flags/doublehit a known name: noFootOnFloor, doubleHit'],
    ['a ball in words', { railAfterContact: ['two'] },
      '/evidence/railAfterContact/0 a ball: from 1 to 10, or "cue"'],
    ['an empty place among the pocketed', { pocketed: [null] }, '/evidence/pocketed/0 an object'],
    ['a bare ball among the pocketed', { pocketed: [5] }, '/evidence/pocketed/0 an object'],
    ['a pocketed ball without its number', { pocketed: [{ pocket: 'FL' }] },
      '/evidence/pocketed/0/ball a ball'],
    ['a ball that fell without its number', { settled: [{ secondsAtRest: 3 }] },
      '/evidence/settled/0/ball a ball'],
    ['a touch of nothing', { flags: { touched: [{ by: 'A' }] } },
      '/evidence/flags/touched/0/ball a ball'],
    ['an event without its ball', { events: [{ type: 'rail' }] }, '/evidence/events/0/ball a ball'],
    ['seconds below nothing', { settled: [{ ball: 5, pocket: 'FL', secondsAtRest: -1 }] },
      '/evidence/settled/0/secondsAtRest a number of at least 0'],
    ['a list of a lag fault that is none', undefined, '/lag/A/faults/0 one of crossedLongString'],
  ])('%s', (_what, seen, expected) => {
    const lag = { kind: 'lag', lag: { A: { faults: [null] }, B: {} } };
    expect(problem(seen === undefined ? lag : { ...GOOD, evidence: seen })).toContain(expected);
  });

  test('a lag of nobody', () => {
    expect(problem({ kind: 'lag' })).toBe('/lag the lag of both players');
  });

  test('of a long value the beginning is shown', () => {
    const decoded = decodeCase({ ...GOOD, kind: 'x'.repeat(100) });
    expect(decoded.ok ? '' : decoded.error.found).toBe(`"${'x'.repeat(59)}…`);
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
