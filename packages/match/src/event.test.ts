import { BASE, type Lag, type MatchEvent, type Official } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import type { Command } from './command.ts';
import type { Match } from './match.ts';
import { DEFAULT_SETUP, startMatch } from './start-match.ts';
import {
  after, afterAll, atTable, entriesOf, recording, refusalOf, scene, seen,
} from './test-scene.ts';

const THREE = 'A balls:1,2,10';
const RESUME: Command = recording({ kind: 'resume' });
const timeOut = (by: 'A' | 'B'): Command => recording({ kind: 'timeOut', by });
const SAFE = seen('safety | >1 0|');

/** The same stroke of a match that is simulated: player A shoots. */
const SIM = scene({ 0: { x: 0, y: 0 }, 1: { x: 0.5, y: 0 }, 10: { x: 0.9, y: 0 } });

function lagOf(a: number, b: number, more: Partial<Lag> = {}): Command {
  const balls = {
    A: { distanceToHeadRailMm: a, faults: [] }, B: { distanceToHeadRailMm: b, faults: [] },
  };
  return { kind: 'lag', lag: { balls, indistinguishable: false, ...more } };
}

/** Everything of a match but its scoresheet. */
function standing({ situation, layout, rackNumber }: Match) {
  return { situation, layout, rackNumber };
}

describe('where strokes are simulated, a player speaks for himself', () => {
  test.each<readonly [Official, MatchEvent, 'allowed' | 'refused']>([
    ['A', { kind: 'timeOut', by: 'A' }, 'allowed'],
    ['B', { kind: 'timeOut', by: 'A' }, 'refused'],
    ['B', { kind: 'requestCall', by: 'B' }, 'allowed'],
    ['A', { kind: 'useExtension', by: 'A' }, 'allowed'],
    ['B', { kind: 'useExtension', by: 'A' }, 'refused'],
    ['B', { kind: 'appeal', by: 'B', matter: 'judgement' }, 'allowed'],
    ['B', { kind: 'lateFoulCall', by: 'B' }, 'allowed'],
    ['B', { kind: 'concedeRack', by: 'B' }, 'allowed'],
    ['A', { kind: 'concedeRack', by: 'B' }, 'refused'],
    ['A', { kind: 'unscrewPlayingCue', by: 'A', duringTimeout: false }, 'allowed'],
    ['A', { kind: 'rackWon', by: 'A' }, 'refused'],
    ['A', { kind: 'conduct', player: 'B', penalty: 'foul' }, 'refused'],
    ['A', { kind: 'imposeClock' }, 'refused'],
    ['B', { kind: 'warnTwoFouls', player: 'A' }, 'refused'],
    ['B', { kind: 'stalemateAgreed' }, 'refused'],
    ['B', { kind: 'interference', restorable: false }, 'refused'],
    ['B', { kind: 'forfeitLate', player: 'A' }, 'refused'],
    ['B', { kind: 'declareFrozen', ball: 0, to: [1], by: 'B' }, 'refused'],
  ])('%s may ask for %j: %s', (by, event, expected) => {
    const refusal = refusalOf(SIM, by, recording(event));
    expect(refusal === undefined ? 'allowed' : 'refused').toBe(expected);
    if (refusal !== undefined) expect(refusal).toMatchObject({ code: 'referee-only' });
    expect(refusalOf(SIM, 'referee', recording(event))?.code).not.toBe('referee-only');
  });

  test('each ends his own time-out, but only the referee lets play go on after an appeal', () => {
    const stopped = after(SIM, 'A', timeOut('A'));
    expect(refusalOf(stopped, 'A', RESUME)).toBeUndefined();
    const appealed = after(SIM, 'B', recording({ kind: 'appeal', by: 'B', matter: 'judgement' }));
    expect(refusalOf(appealed, 'B', RESUME)?.code).toBe('referee-only');
    expect(refusalOf(appealed, 'referee', RESUME)).toBeUndefined();
  });

  test('the lag, too, is the referee’s to write down', () => {
    const lag = startMatch({ ...DEFAULT_SETUP, firstBreaker: 'lag' });
    expect(refusalOf(lag, 'A', lagOf(40, 90)))
      .toEqual({ kind: 'rejection', code: 'referee-only', detail: 'lag' });
    expect(refusalOf(lag, 'referee', lagOf(40, 90))).toBeUndefined();
  });
});

test('at a real table without a referee either player has his rights', () => {
  const events: readonly MatchEvent[] = [
    { kind: 'conduct', player: 'A', penalty: 'foul' }, { kind: 'rackWon', by: 'A' },
    { kind: 'imposeClock' }, { kind: 'timeOut', by: 'A' }, { kind: 'stalemateAnnounced' },
  ];
  for (const event of events) {
    for (const by of ['A', 'B', 'referee'] as const) {
      const [entry] = entriesOf(atTable(THREE), by, recording(event));
      expect(entry).toMatchObject({ kind: 'event', by, event });
    }
  }
});

describe('an event the rules have no place for', () => {
  test.each<readonly [string, string, MatchEvent]>([
    ['a call request on the break', 'A break', { kind: 'requestCall', by: 'B' }],
    ['a re-rack after the break', THREE, { kind: 'reRackRequest', by: 'A' }],
    ['a warning on one foul', `${THREE} fouls:1-0`, { kind: 'warnTwoFouls', player: 'A' }],
    ['going on while nothing stands still', THREE, { kind: 'resume' }],
    ['a time-out at the other’s turn', THREE, { kind: 'timeOut', by: 'B' }],
    ['a second time-out', `${THREE} timeouts:1-0`, { kind: 'timeOut', by: 'A' }],
    ['a second clock', `${THREE} clock`, { kind: 'imposeClock' }],
    ['a ball frozen that is down', THREE, { kind: 'declareFrozen', ball: 5, to: 'rail', by: 'A' }],
    ['the cue ball frozen to one that is down', THREE,
      { kind: 'declareFrozen', ball: 0, to: [1, 4], by: 'A' }],
    ['a touch of a ball that is down', THREE,
      { kind: 'nonShooterTouch', by: 'B', ball: 7, intentional: false }],
    ['a ball that fell within the five seconds', THREE,
      { kind: 'ballSettled', ball: 1, pocket: 'FL', secondsAtRest: 4 }],
    ['a foul named late before any stroke', 'A break', { kind: 'lateFoulCall', by: 'B' }],
  ])('%s is refused and changes nothing', (_, before, event) => {
    const match = atTable(before);
    expect(refusalOf(match, 'referee', recording(event)))
      .toEqual({ kind: 'rejection', code: 'event-not-open', detail: event.kind });
  });
});

describe('play that stands still', () => {
  const stops: readonly MatchEvent[] = [
    { kind: 'timeOut', by: 'A' },
    { kind: 'appeal', by: 'B', matter: 'ruleApplication' },
    { kind: 'interference', restorable: true },
  ];
  const states: readonly (readonly [string, Match])[] = [
    ['the break', atTable('A break fouls:1-0')],
    ['a stroke with the push-out open', atTable(`${THREE} 2nd`)],
    ['the cue ball in hand', atTable(`${THREE} hand fouls:0-2 warned:B extensions:1-0`)],
    ['a call that was asked for', atTable(`${THREE} requested`)],
    ['a choice', after(atTable(THREE.replace('A', 'B')), 'B', seen('1@FL | >1 2@FL'))],
    ['a stalemate that is watched', atTable(`${THREE} stalemate:2-3`)],
  ];
  test.each(states.flatMap(([name, match]) => stops.map((stop) => [name, stop, match] as const)))(
    'returns to %s after %j', (_, stop, match) => {
      const stopped = after(match, 'referee', recording(stop));
      expect(stopped.situation.phase).toBe('suspended');
      const resumed = after(stopped, 'referee', RESUME);
      const used = stop.kind === 'timeOut' ? { A: 1, B: 0 } : { A: 0, B: 0 };
      expect(standing(resumed)).toEqual({
        ...standing(match), situation: { ...match.situation, timeOutsUsed: used },
      });
    },
  );

  test('lets nobody strike, choose or stop it once more, but a rack can be conceded', () => {
    const stopped = after(atTable(THREE), 'A', timeOut('A'));
    for (const command of [SAFE, timeOut('B'), { kind: 'place', at: { x: 0, y: 0 } } as const]) {
      expect(refusalOf(stopped, 'referee', command)?.code).toBe('event-not-open');
    }
    const conceded = after(stopped, 'A', { kind: 'concede', what: 'rack' });
    expect(conceded.situation).toMatchObject({
      phase: 'break', suspension: undefined, score: { A: 0, B: 1 },
    });
  });

  test('between racks either player may take his time-out', () => {
    for (const by of ['A', 'B'] as const) {
      expect(refusalOf(atTable('A break'), by, timeOut(by))).toBeUndefined();
    }
  });

  test('a table that cannot be put right is racked anew for the same breaker', () => {
    const match = atTable(`B balls:1,2,10 breaker:A fouls:1-1 extensions:1-0`);
    const entries = entriesOf(match, 'A', recording({ kind: 'interference', restorable: false }));
    expect(entries.map(({ kind }) => kind)).toEqual(['event', 'rack']);
    expect(entries[1]).toMatchObject({ number: 1, breaker: 'A' });
    expect(after(match, 'A', recording({ kind: 'interference', restorable: false })).situation)
      .toMatchObject({
        phase: 'break', shooter: 'A', consecutiveFouls: { A: 0, B: 0 },
        extensionsUsed: { A: 0, B: 0 },
      });
  });
});

describe('an extension', () => {
  const extend = recording({ kind: 'useExtension', by: 'A' });

  test('is given once a rack, and again in the next one', () => {
    const used = after(atTable(THREE), 'A', extend);
    expect(used.situation.extensionsUsed).toEqual({ A: 1, B: 0 });
    expect(refusalOf(used, 'A', extend)?.code).toBe('event-not-open');
    expect(after(used, 'A', SAFE).situation.extensionsUsed).toEqual({ A: 1, B: 0 });
    const next = afterAll(used, ['A', { kind: 'concede', what: 'rack' }]);
    expect(next.situation.extensionsUsed).toEqual({ A: 0, B: 0 });
  });

  test('a call that was asked for stays asked for', () => {
    const asked = after(atTable(THREE), 'B', recording({ kind: 'requestCall', by: 'B' }));
    const extended = after(asked, 'A', extend);
    expect(extended.situation.phase).toBe('callRequested');
    const clocked = after(extended, 'B', recording({ kind: 'imposeClock' }));
    expect(clocked.situation).toMatchObject({ phase: 'callRequested', clockImposed: true });
  });
});

describe('the clock that the referee imposes', () => {
  test('runs for both players to the end of the match', () => {
    const clocked = after(atTable(THREE), 'B', recording({ kind: 'imposeClock' }));
    const next = after(clocked, 'A', { kind: 'concede', what: 'rack' });
    expect(next.situation).toMatchObject({ phase: 'break', clockImposed: true });
  });
});

describe('a rack set again before the opening stroke', () => {
  test.each<MatchEvent>([
    { kind: 'reRackRequest', by: 'A' }, { kind: 'rackInvalid', reason: 'tenNotCentre' },
  ])('%j: another rack under the same number', (event) => {
    const start = startMatch(DEFAULT_SETUP);
    const entries = entriesOf(start, 'referee', recording(event));
    expect(entries.map(({ kind }) => kind)).toEqual(['event', 'rack']);
    const again = after(start, 'referee', recording(event));
    expect(again.rackNumber).toBe(1);
    expect(again.situation).toEqual(start.situation);
    expect(again.layout).not.toEqual(start.layout);
    const third = after(again, 'referee', recording(event));
    expect(third.layout).not.toEqual(again.layout);
    expect(third.layout).not.toEqual(start.layout);
  });
});

describe('a stalemate', () => {
  const announce = recording({ kind: 'stalemateAnnounced' });
  const declare = recording({ kind: 'stalemateDeclared' });

  test('is declared after three more turns each, and the same player breaks again', () => {
    let match = after(atTable('A balls:1,2,10 breaker:B fouls:1-0'), 'referee', announce);
    for (const turns of [
      { A: 2, B: 3 }, { A: 2, B: 2 }, { A: 1, B: 2 },
      { A: 1, B: 1 }, { A: 0, B: 1 }, { A: 0, B: 0 },
    ]) {
      expect(refusalOf(match, 'referee', declare)?.code).toBe('event-not-open');
      match = after(match, 'A', SAFE);
      expect(match.situation.stalemateTurns).toEqual(turns);
    }
    const replayed = after(match, 'referee', declare);
    expect(replayed.situation).toMatchObject({
      phase: 'break', breaker: 'B', stalemateTurns: undefined, consecutiveFouls: { A: 0, B: 0 },
    });
    expect(replayed.rackNumber).toBe(1);
  });

  test('a visit counts once, however many balls it pockets', () => {
    const watched = after(atTable(THREE), 'referee', announce);
    const made = after(watched, 'A', seen('1@FL | >1 1@FL'));
    expect(made.situation.stalemateTurns).toEqual({ A: 3, B: 3 });
    expect(after(made, 'A', seen('safety | >2 0|')).situation.stalemateTurns)
      .toEqual({ A: 2, B: 3 });
  });

  test('is agreed on at once, or forgotten when there is progress', () => {
    const watched = after(atTable(THREE), 'referee', announce);
    const agreed = after(watched, 'A', recording({ kind: 'stalemateAgreed' }));
    expect(agreed.situation).toMatchObject({ phase: 'break', shooter: 'A' });
    const cancelled = after(watched, 'A', recording({ kind: 'stalemateCancelled' }));
    expect(cancelled.situation).toEqual(atTable(THREE).situation);
  });
});

describe('conduct', () => {
  const penalty = (player: 'A' | 'B', of: 'warning' | 'foul' | 'lossOfRack' | 'lossOfMatch') => (
    recording({ kind: 'conduct', player, penalty: of })
  );

  test('a warning changes nothing', () => {
    const match = atTable(THREE);
    expect(after(match, 'referee', penalty('B', 'warning')).situation).toEqual(match.situation);
  });

  test('a foul is counted for its player, and the other has the cue ball in hand', () => {
    const match = atTable(`${THREE} fouls:0-1`);
    expect(after(match, 'referee', penalty('A', 'foul')).situation).toMatchObject({
      shooter: 'B', cueBall: 'inHandAnywhere', consecutiveFouls: { A: 1, B: 1 },
    });
    expect(after(match, 'referee', penalty('B', 'foul')).situation).toMatchObject({
      shooter: 'A', cueBall: 'inHandAnywhere', consecutiveFouls: { A: 0, B: 2 },
    });
  });

  test('the third foul in a row loses the rack, the heavier penalties at once', () => {
    const match = atTable(`${THREE} fouls:0-2 warned:B`);
    expect(after(match, 'referee', penalty('B', 'foul')).situation.score).toEqual({ A: 1, B: 0 });
    expect(after(match, 'referee', penalty('A', 'lossOfRack')).situation)
      .toMatchObject({ phase: 'break', score: { A: 0, B: 1 } });
    expect(after(match, 'referee', penalty('A', 'lossOfMatch')).situation)
      .toMatchObject({ phase: 'matchOver', score: { A: 0, B: 0 } });
  });

  test('a foul by the one who has to choose takes the choice away', () => {
    const choosing = after(atTable(THREE), 'A', seen('1@FL | >1 2@FL'));
    expect(after(choosing, 'referee', penalty('B', 'foul')).situation).toMatchObject({
      phase: 'shot', shooter: 'A', pendingDecision: undefined, cueBall: 'inHandAnywhere',
    });
  });
});

describe('conceding a second rack', () => {
  const rulebook = { ...BASE, edition: 'custom', concedePenalty: 'warnThenRack' } as const;
  const concede: Command = { kind: 'concede', what: 'rack' };

  test('costs one rack more, after a warning for the first', () => {
    const once = after(atTable('A race:5', { rulebook }), 'A', concede);
    expect(once.situation).toMatchObject({ score: { A: 0, B: 1 }, racksConceded: { A: 1, B: 0 } });
    expect(once.rackNumber).toBe(2);
    const twice = after(once, 'A', concede);
    expect(twice.situation).toMatchObject({ score: { A: 0, B: 3 } });
    expect(after(twice, 'B', concede).situation.score).toEqual({ A: 1, B: 3 });
  });

  test('costs nothing more in the base edition', () => {
    const once = after(atTable('A'), 'A', concede);
    expect(after(once, 'A', concede).situation.score).toEqual({ A: 0, B: 2 });
  });
});

describe('the lag', () => {
  const start = startMatch({ ...DEFAULT_SETUP, source: 'table', firstBreaker: 'lag' });

  test('comes first: no rack stands and nobody strikes', () => {
    expect(start.scoresheet).toEqual([]);
    expect(start.situation).toMatchObject({ phase: 'lag', shooter: undefined, ballsOnTable: [] });
    expect(refusalOf(start, 'A', { kind: 'concede', what: 'rack' })?.code).toBe('option-not-open');
  });

  test('is won by the nearer ball; the winner says who breaks, and the first rack is set', () => {
    const won = after(start, 'A', lagOf(95, 40));
    expect(won.situation).toMatchObject({
      phase: 'lagChoice', pendingDecision: { kind: 'lagChoice', decider: 'B' },
    });
    expect(refusalOf(won, 'A', { kind: 'choose', decision: 'breakMyself' })?.code)
      .toBe('not-your-turn');
    expect(refusalOf(won, 'B', { kind: 'choose', decision: 'accept' })?.code)
      .toBe('option-not-open');
    for (const [decision, breaker] of [['breakMyself', 'B'], ['opponentBreaks', 'A']] as const) {
      const entries = entriesOf(won, 'B', { kind: 'choose', decision });
      expect(entries.map(({ kind }) => kind)).toEqual(['choice', 'rack']);
      expect(entries[1]).toMatchObject({ number: 1, breaker });
      const broken = after(won, 'B', { kind: 'choose', decision });
      expect(broken.situation).toMatchObject({ phase: 'break', shooter: breaker, breaker });
      expect(broken.rackNumber).toBe(1);
      expect(refusalOf(broken, breaker, lagOf(1, 2))?.code).toBe('event-not-open');
    }
  });

  test('is played again when nobody can tell, or both were bad', () => {
    const again = after(start, 'A', lagOf(50, 50));
    expect(again.situation.phase).toBe('lag');
    expect(after(again, 'A', lagOf(50, 51, { indistinguishable: true })).situation.phase)
      .toBe('lag');
    expect(after(again, 'A', lagOf(50, 60)).situation.pendingDecision?.decider).toBe('A');
  });

  test('in a simulated match the rack that follows has its balls', () => {
    const sim = startMatch({ ...DEFAULT_SETUP, firstBreaker: 'lag' });
    const broken = afterAll(sim, ['referee', lagOf(40, 90)],
      ['A', { kind: 'choose', decision: 'breakMyself' }]);
    expect(Object.keys(broken.layout)).toHaveLength(11);
    expect(broken.layout).toEqual(startMatch(DEFAULT_SETUP).layout);
  });
});
