import { BASE, type FoulCode, type Ruling } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import type { Command } from './command.ts';
import type { Match } from './match.ts';
import { DEFAULT_SETUP, startMatch } from './start-match.ts';
import type { EntryOf } from './scoresheet.ts';
import {
  after, afterAll, atTable, entriesOf, recording, refusalOf, scene, seen, stroke,
} from './test-scene.ts';

const THREE = 'A balls:1,2,10';
const frozenTo1 = recording({ kind: 'declareFrozen', ball: 0, to: [1], by: 'B' });
const railOf2 = recording({ kind: 'declareFrozen', ball: 2, to: 'rail', by: 'B' });

function reportOf(match: Match, command: Command): EntryOf<'report'> {
  const [entry] = entriesOf(match, 'A', command);
  if (entry?.kind !== 'report') throw new Error('no report');
  return entry;
}

function codesOf({ fouls }: Ruling): readonly FoulCode[] {
  return fouls.map(({ code }) => code);
}

describe('a stroke at a real table', () => {
  test('is ruled on as it was seen, whoever writes it down', () => {
    const match = atTable(THREE);
    const made = seen('1@FL | >1 1@FL');
    for (const by of ['A', 'B', 'referee'] as const) {
      const [entry] = entriesOf(match, by, made);
      expect(entry).toMatchObject({ kind: 'report', seat: 'A', call: made.call, log: made.log });
    }
    expect(after(match, 'B', made).situation)
      .toMatchObject({ shooter: 'A', phase: 'shot', ballsOnTable: [2, 10], shotNumber: 6 });
  });

  test('that wins the rack is followed by the next one, without a layout of its own', () => {
    const entries = entriesOf(atTable('A balls:10 score:1-0'), 'A', seen('10@SL | >10 10@SL'));
    expect(entries.slice(1)).toEqual([{ kind: 'rack', number: 2, breaker: 'B', layout: {} }]);
    const won = after(atTable('A balls:10 score:4-0'), 'A', seen('10@SL | >10 10@SL'));
    expect(won.situation).toMatchObject({ phase: 'matchOver', score: { A: 5, B: 0 } });
  });

  test('leaves the table as the snapshot has it, or unknown', () => {
    const rest = { 0: { x: 0.1, y: 0 }, 2: { x: 0.4, y: 0 }, 10: { x: 0.635, y: 0 } };
    const known = after(atTable(THREE), 'A', { ...seen('1@FL | >1 1@FL'), rest });
    expect(known.layout).toEqual(rest);
    const unknown = after(known, 'A', seen('2@FL | >2 0|'));
    expect(unknown.layout).toEqual({});
    expect(unknown.scoresheet.at(-1)).toMatchObject({ kind: 'report', rest: undefined });
  });

  test('is never simulated, and a simulated one is never reported', () => {
    const shoot: Command = { kind: 'shoot', call: { kind: 'safety' }, stroke: stroke(0, 1) };
    expect(refusalOf(atTable(THREE), 'A', shoot)?.code).not.toBeUndefined();
    const sim = scene({ 0: { x: 0, y: 0 }, 1: { x: 0.5, y: 0 }, 10: { x: 0.9, y: 0 } });
    expect(refusalOf(sim, 'referee', seen('1@FL | >1 0|')))
      .toEqual({ kind: 'rejection', code: 'wrong-table' });
  });
});

describe('what was declared frozen before the stroke', () => {
  test('counts without being said again, and is void after it', () => {
    const match = afterAll(atTable(THREE), ['B', frozenTo1], ['B', railOf2]);
    const entry = reportOf(match, seen('safety | >1 0|'));
    expect(entry.log.frozen).toEqual({
      cueBallTo: [1], cueBallDeclared: true, toRail: [2], railDeclared: true,
    });
    const later = after(match, 'A', seen('safety | >1 0|'));
    expect(later.situation.declaredFrozen).toEqual({ cueBallTo: [], toRail: [] });
    expect(reportOf(later, seen('safety | >1 0|')).log.frozen.cueBallDeclared).toBe(false);
  });

  test('gives way to what the log itself says', () => {
    const match = after(atTable(THREE), 'B', frozenTo1);
    expect(reportOf(match, seen('safety | >1 0| 0=2')).log.frozen.cueBallTo).toEqual([2]);
  });

  test('is no part of something between strokes, and outlives it', () => {
    const match = after(atTable(THREE), 'B', frozenTo1);
    const between = seen('none | - 2!B:hand:before');
    expect(reportOf(match, between).log.frozen.cueBallTo).toEqual([]);
    expect(after(match, 'A', between).situation.declaredFrozen.cueBallTo).toEqual([1]);
  });

  test('is void once the cue ball is taken in hand; the rails of other balls stay', () => {
    const match = afterAll(atTable(THREE), ['B', frozenTo1], ['B', railOf2]);
    const fouled = after(match, 'A', seen('none | - 2!A:hand:before'));
    expect(fouled.situation).toMatchObject({
      shooter: 'B', cueBall: 'inHandAnywhere', declaredFrozen: { cueBallTo: [], toRail: [2] },
    });
  });
});

describe('a stroke out of turn', () => {
  const wrong = seen('none | >1 0| out-of-turn');

  test('is one of the other player: his foul, and the turn stays where it was', () => {
    const entry = reportOf(atTable(`${THREE} fouls:1-0`), wrong);
    expect(entry.seat).toBe('B');
    expect(codesOf(entry.ruling)).toEqual(['OUT_OF_TURN']);
    expect(entry.ruling.next).toMatchObject({
      shooter: 'A', cueBall: 'inHandAnywhere', consecutiveFouls: { A: 1, B: 1 },
    });
  });

  test('can be his third foul in a row', () => {
    const entry = reportOf(atTable(`${THREE} fouls:0-2 warned:B`), wrong);
    expect(codesOf(entry.ruling)).toEqual(['OUT_OF_TURN', 'THREE_FOULS']);
    expect(entry.ruling).toMatchObject({ rackWinner: 'A' });
  });

  test('needs no call that would be open to him', () => {
    expect(refusalOf(atTable(THREE), 'B', seen('push-out | >1 0| out-of-turn'))).toBeUndefined();
    expect(refusalOf(atTable(THREE), 'B', seen('push-out | >1 0|'))?.code)
      .toBe('push-out-not-open');
  });

  test('uses up the break, and the breaker goes on with the cue ball in hand', () => {
    const entry = reportOf(atTable('A break'), wrong);
    expect(entry.ruling.next).toMatchObject({
      phase: 'shot', shooter: 'A', breaker: 'A', shotNumber: 2, breakLegal: false,
    });
  });
});

describe('between strokes', () => {
  test('a foul gives the opponent the cue ball in hand, and no stroke has been played', () => {
    const entry = reportOf(atTable(`${THREE} 2nd`), seen('none | - 2!A:hand:before'));
    expect(codesOf(entry.ruling)).toEqual(['TOUCHED_BALL']);
    expect(entry.ruling.next).toMatchObject({
      shooter: 'B', cueBall: 'inHandAnywhere', shotNumber: 2, consecutiveFouls: { A: 1, B: 0 },
    });
    expect(refusalOf(after(atTable(`${THREE} 2nd`), 'A', seen('none | - 2!A:hand:before')), 'B',
      seen('push-out | >1'))).toBeUndefined();
  });

  test('before the opening stroke it passes the break', () => {
    const { next } = reportOf(atTable('A break'), seen('none | - 4!A:cueBallInHand:before')).ruling;
    expect(next).toMatchObject({ phase: 'break', shooter: 'B', breaker: 'B', shotNumber: 1 });
  });

  test('a call that was asked for is still owed when nothing was a foul', () => {
    const asked = after(atTable(THREE), 'B', recording({ kind: 'requestCall', by: 'B' }));
    const after1 = after(asked, 'A', seen('none | - 2!B:hand:before'));
    expect(after1.situation.phase).toBe('callRequested');
    expect(refusalOf(after1, 'A', seen('none | >1 0|'))?.code).toBe('option-not-open');
    expect(refusalOf(after1, 'A', seen('safety | >1 0|'))).toBeUndefined();
  });
});

describe('the warning on two fouls at a real table', () => {
  const foul = seen('safety | >1');

  test('is nobody’s but of whoever gives it', () => {
    const start = atTable(`${THREE} fouls:1-0`);
    const onTwo = afterAll(start, ['A', foul], ['B', seen('safety | >1 0|')]);
    expect(onTwo.scoresheet.map(({ kind }) => kind)).toEqual(['report', 'report']);
    expect(onTwo.situation.warnedOnTwo.A).toBe(false);
    const third = after(onTwo, 'A', foul);
    expect(third.situation).toMatchObject({ consecutiveFouls: { A: 2, B: 0 }, score: { B: 0 } });
    const warned = after(onTwo, 'B', recording({ kind: 'warnTwoFouls', player: 'A' }));
    expect(after(warned, 'A', foul).situation).toMatchObject({ score: { A: 0, B: 1 } });
  });

  test('is not needed where the edition has none', () => {
    const rulebook = { ...BASE, edition: 'custom', threeFoulWarning: 'none' } as const;
    const match = atTable(`${THREE} fouls:2-0`, { rulebook });
    expect(after(match, 'A', foul).situation.score).toEqual({ A: 0, B: 1 });
  });
});

describe('a report is refused', () => {
  test.each<readonly [string, string, string]>([
    ['a ball that was not on the table', '1@FL | >1 3@FL',
      '/pocketed/0/ball: a ball in play (1, 2, 10)'],
    ['a call of a ball that is down', 'safety | >3', '/firstContact/0: a ball in play (1, 2, 10)'],
    ['a ball pocketed twice', '1@FL | >1 2@FL 2@FR',
      '/pocketed/1/ball: each ball once: pocketed, off the table or fallen by itself'],
    ['a ball down and off the table', '1@FL | >1 2@FL 2^',
      '/offTable/0: each ball once: pocketed, off the table or fallen by itself'],
    ['a contact without a stroke', 'none | - >1', '/firstContact/0: nothing: no stroke was made'],
    ['two clocks that ran out', 'none | >1 0| out-of-turn time',
      '/shotClockExpired: false: the clock of the player out of turn does not run'],
    ['a touch with a cue ball nobody had', 'none | - 2!A:cueBallInHand:before',
      '/touched/0/withWhat: something else: the cue ball was not in hand'],
  ])('%s: with its place', (_, text, detail) => {
    const match = atTable(THREE);
    expect(refusalOf(match, 'A', seen(text)))
      .toEqual({ kind: 'rejection', code: 'bad-report', detail });
  });

  test('with a call that is not open', () => {
    expect(refusalOf(atTable('A break'), 'A', seen('safety | >1 3|')))
      .toEqual({ kind: 'rejection', code: 'call-on-break', detail: 'safety' });
    expect(refusalOf(atTable(THREE), 'A', seen('5@FL | >1 0|')))
      .toEqual({ kind: 'rejection', code: 'called-ball-not-on-table', detail: 5 });
  });

  test('while somebody chooses, while play stands still, before the lag, after the match', () => {
    const report = seen('safety | >1 0|');
    const choosing = after(atTable(THREE), 'A', seen('1@FL | >1 2@FL'));
    expect(refusalOf(choosing, 'A', report)?.code).toBe('decision-pending');
    const stopped = after(atTable(THREE), 'A', recording({ kind: 'timeOut', by: 'A' }));
    expect(refusalOf(stopped, 'A', report)?.code).toBe('event-not-open');
    const lag = startMatch({ ...DEFAULT_SETUP, source: 'table', firstBreaker: 'lag' });
    expect(refusalOf(lag, 'A', report)?.code).toBe('not-your-turn');
    const over = after(atTable(THREE), 'A', { kind: 'concede', what: 'match' });
    expect(refusalOf(over, 'A', report)?.code).toBe('match-over');
  });
});
