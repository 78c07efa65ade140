import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyAll, countingEntries, momentAt } from './apply.ts';
import { commandOf, commandsOf } from './command-of.ts';
import type { Command, CommandOf } from './command.ts';
import { decide, previewCorrection } from './decide.ts';
import type { Match } from './match.ts';
import { replayCommands } from './replay.ts';
import { DEFAULT_SETUP, matchAt, startMatch } from './start-match.ts';
import {
  after, afterAll, atTable, entriesOf, recording, refusalOf, scene, seen,
} from './test-scene.ts';

const undo = (to: number): Command => ({ kind: 'undo', to });
const THREE = 'A balls:1,2,10';
const TEN_WON = seen('10@SL | >10 10@SL');
const BREAK = seen('none | >1 3@SL');
const concede: Command = { kind: 'concede', what: 'rack' };

/** What must come back: where the match stands, not how it came there. */
function standing({ situation, layout, rackNumber }: Match) {
  return { situation, layout, rackNumber };
}

/** The entry that the last command which counts came from. */
function lastCommandOf({ scoresheet }: Match): number {
  const index = countingEntries(scoresheet).findLast((at) => {
    const entry = scoresheet[at];
    return entry !== undefined && commandOf(entry) !== undefined;
  });
  if (index === undefined) throw new Error('nothing to undo');
  return index;
}

describe('a rack that was won by mistake', () => {
  const before = atTable(
    'B balls:10 breaker:A fouls:1-2 warned:B score:1-1 extensions:1-0 timeouts:0-1 clock',
  );
  const won = afterAll(before, ['A', TEN_WON], ['A', seen('none | >1 3| 4| 5| 6|')]);

  test('is undone by two steps back over the next rack: breaker, fouls, extensions, clock', () => {
    expect(won.rackNumber).toBe(2);
    expect(won.situation.score).toEqual({ A: 1, B: 2 });
    const once = after(won, 'A', undo(lastCommandOf(won)));
    expect(once.situation).toMatchObject({ phase: 'break', shooter: 'B', shotNumber: 1 });
    const twice = after(once, 'B', undo(lastCommandOf(once)));
    expect(standing(twice)).toEqual(standing(before));
    expect(twice.situation).toMatchObject({
      breaker: 'A', consecutiveFouls: { A: 1, B: 2 }, warnedOnTwo: { A: false, B: true },
      extensionsUsed: { A: 1, B: 0 }, timeOutsUsed: { A: 0, B: 1 }, clockImposed: true,
    });
  });

  test('comes back when it was none: one step, or both', () => {
    const undone = afterAll(won, ['A', undo(2)], ['A', undo(0)]);
    expect(standing(undone)).toEqual(standing(before));
    expect(standing(after(undone, 'A', undo(4)))).toEqual(standing(momentMatch(won, 2)));
    expect(standing(after(undone, 'A', undo(3)))).toEqual(standing(won));
  });

  test('stays written, undone or not', () => {
    const undone = afterAll(won, ['A', undo(2)], ['A', undo(0)]);
    expect(undone.scoresheet.map(({ kind }) => kind))
      .toEqual(['report', 'rack', 'report', 'undo', 'undo']);
    expect(countingEntries(undone.scoresheet)).toEqual([]);
    expect(countingEntries(after(undone, 'A', undo(3)).scoresheet)).toEqual([0, 1, 2]);
  });
});

function momentMatch(match: Match, version: number): Match {
  return { ...match, ...momentAt(match, version) };
}

describe('who may undo, and what', () => {
  test('only the referee, where strokes are simulated; anybody at a real table', () => {
    const sim = after(startMatch(DEFAULT_SETUP), 'A', concede);
    expect(refusalOf(sim, 'A', undo(1)))
      .toEqual({ kind: 'rejection', code: 'referee-only', detail: 'undo' });
    expect(refusalOf(sim, 'A', { kind: 'correct', at: 1, command: concede })?.code)
      .toBe('referee-only');
    expect(standing(after(sim, 'referee', undo(1)))).toEqual(standing(startMatch(DEFAULT_SETUP)));
    const table = after(atTable(THREE), 'A', seen('safety | >1 0|'));
    for (const by of ['A', 'B', 'referee'] as const) {
      expect(refusalOf(table, by, undo(0))).toBeUndefined();
    }
  });

  test.each([-1, 0.5, 1, 99, NaN])('there is nothing at %d', (to) => {
    const match = after(atTable(THREE), 'A', seen('safety | >1 0|'));
    expect(refusalOf(match, 'A', undo(to)))
      .toEqual({ kind: 'rejection', code: 'nothing-to-undo', detail: to });
  });

  test('also the end of the match', () => {
    const over = after(atTable(THREE), 'A', { kind: 'concede', what: 'match' });
    expect(after(over, 'B', undo(0)).situation.phase).toBe('shot');
  });
});

/** Commands of which many are open at any time, at a real table. */
const COMMANDS: readonly Command[] = [
  BREAK, seen('none | >1'), seen('safety | >1 0|'), seen('safety | >2 0|'),
  seen('2@SL | >2 2@SL'), seen('1@FL | >1 2@FL'), seen('10@SL | >2 10@SL'), TEN_WON,
  seen('safety | >10'), seen('none | - 10!A:hand:before'),
  { kind: 'choose', decision: 'accept' }, { kind: 'choose', decision: 'passBack' }, concede,
  recording({ kind: 'timeOut', by: 'A' }), recording({ kind: 'resume' }),
  recording({ kind: 'reRackRequest', by: 'B' }), recording({ kind: 'requestCall', by: 'referee' }),
  recording({ kind: 'useExtension', by: 'A' }), recording({ kind: 'imposeClock' }),
  recording({ kind: 'declareFrozen', ball: 0, to: [10], by: 'B' }),
  recording({ kind: 'warnTwoFouls', player: 'A' }), recording({ kind: 'stalemateAnnounced' }),
];

interface Move {
  readonly pick: number;
  readonly goesBack: boolean;
}

const moves = fc.array(
  fc.record({ pick: fc.nat({ max: 10_000 }), goesBack: fc.integer({ min: 0, max: 4 }) })
    .map(({ pick, goesBack }) => ({ pick, goesBack: goesBack === 0 })),
  { minLength: 1, maxLength: 40 },
);

/** Plays the moves that are not refused; now and then it goes back to any length there was. */
function played(list: readonly Move[], start: Match): Match {
  return list.reduce((match, { pick, goesBack }) => {
    const { length } = match.scoresheet;
    const command = goesBack && length > 0
      ? undo(pick % length) : COMMANDS[pick % COMMANDS.length] ?? concede;
    const decided = decide(match, 'referee', command);
    return decided.ok ? applyAll(match, decided.value) : match;
  }, start);
}

const TABLE = startMatch({ ...DEFAULT_SETUP, source: 'table', raceTo: { A: 3, B: 3 } });
const SIM = startMatch({ ...DEFAULT_SETUP, raceTo: { A: 3, B: 3 } });

const STARTS = [['at a real table', TABLE], ['where strokes are simulated', SIM]] as const;

describe.each(STARTS)('%s', (_, start) => {
  test('after any entries and undos the match stands where the remaining entries lead', () => {
    fc.assert(fc.property(moves, (list) => {
      const match = played(list, start);
      const left = countingEntries(match.scoresheet).flatMap((at) => match.scoresheet[at] ?? []);
      const again = applyAll(matchAt(match.setup, match.opening), left);
      expect(standing(again)).toEqual(standing(match));
      expect(standing(momentMatch(match, match.scoresheet.length))).toEqual(standing(match));
    }), { numRuns: 60 });
  });

  test('undo and redo bring back the very match, from wherever', () => {
    fc.assert(fc.property(moves, fc.nat(), (list, to) => {
      const match = played(list, start);
      const { length } = match.scoresheet;
      if (length === 0) return;
      const undone = after(match, 'referee', undo(to % length));
      expect(standing(undone)).toEqual(standing(momentMatch(match, to % length)));
      expect(standing(after(undone, 'referee', undo(length)))).toEqual(standing(match));
    }), { numRuns: 60 });
  });

  test('a command that was undone leads to the same entries once more', () => {
    fc.assert(fc.property(moves, fc.constantFrom(...COMMANDS), (list, command) => {
      const match = played(list, start);
      const decided = decide(match, 'referee', command);
      if (!decided.ok) return;
      const ruled = applyAll(match, decided.value);
      const undone = after(ruled, 'referee', undo(match.scoresheet.length));
      expect(entriesOf(undone, 'referee', command)).toEqual(decided.value);
    }), { numRuns: 60 });
  });

  test('the commands alone lead to the same scoresheet, undone parts and all', () => {
    fc.assert(fc.property(moves, (list) => {
      const match = played(list, start);
      const again = replayCommands(start.setup, commandsOf(match.scoresheet));
      expect(again).toEqual({ ok: true, value: match });
    }), { numRuns: 40 });
  });
});

describe('a correction', () => {
  /** Nine strokes of a rack, A’s and B’s in turn, the fourth a foul of B’s. */
  const nine = Array.from({ length: 9 }, (_, index) => (
    ['A', index === 3 ? seen('safety | >1') : seen('safety | >1 0|')] as const
  ));
  const match = afterAll(atTable(THREE), ...nine);
  const legal = { kind: 'correct', at: 3, command: seen('safety | >1 0|') } as const;

  test('of the fourth of nine strokes rules again on the five that follow', () => {
    expect(match.situation.consecutiveFouls).toEqual({ A: 0, B: 0 });
    const preview = previewCorrection(match, 'A', legal);
    if (!preview.ok) throw new Error(preview.error.code);
    const { entries, changed, dropped } = preview.value;
    expect(entries.map(({ kind }) => kind)).toEqual(['undo', ...Array<string>(6).fill('report')]);
    expect(dropped).toEqual([]);
    expect(changed.map(({ before }) => match.scoresheet.indexOf(before))).toEqual([4, 5]);
    expect(changed[0]?.before).toMatchObject({ ruling: { next: { consecutiveFouls: { B: 1 } } } });
    expect(changed[0]?.after).toMatchObject({ ruling: { next: { consecutiveFouls: { B: 0 } } } });
  });

  test('is only what the preview said, and the scoresheet keeps what it stands for', () => {
    const preview = previewCorrection(match, 'A', legal);
    const entries = entriesOf(match, 'A', legal);
    expect(preview).toMatchObject({ ok: true, value: { entries } });
    const corrected = after(match, 'A', legal);
    expect(corrected.scoresheet.slice(0, 9)).toEqual(match.scoresheet);
    expect(corrected.scoresheet[9]).toEqual({ kind: 'undo', by: 'A', to: 3, why: 'correction' });
    const direct = afterAll(atTable(THREE), ...nine.slice(0, 3),
      ...Array.from({ length: 6 }, () => ['A', seen('safety | >1 0|')] as const));
    expect(standing(corrected)).toEqual(standing(direct));
    expect(standing(after(corrected, 'B', undo(9)))).toEqual(standing(match));
  });

  test('lists the later commands that can no longer be: the first refused and all after', () => {
    const chosen = afterAll(atTable(THREE), ['A', seen('1@FL | >1 2@FL')],
      ['B', { kind: 'choose', decision: 'accept' }], ['B', seen('1@FL | >1 1@FL')]);
    const correct = { kind: 'correct', at: 0, command: seen('1@FL | >1 1@FL') } as const;
    const preview = previewCorrection(chosen, 'B', correct);
    if (!preview.ok) throw new Error(preview.error.code);
    expect(preview.value.dropped.map(({ command }) => command.kind)).toEqual(['choose', 'report']);
    expect(preview.value.changed.map(({ after: now }) => now)).toEqual([undefined, undefined]);
    expect(after(chosen, 'B', correct).situation)
      .toMatchObject({ shooter: 'A', ballsOnTable: [2, 10], phase: 'shot' });
  });

  test('of the other’s choice is written for the one who had to choose', () => {
    const chosen = afterAll(atTable(THREE), ['A', seen('1@FL | >1 2@FL')],
      ['B', { kind: 'choose', decision: 'accept' }]);
    const passed = after(chosen, 'A', {
      kind: 'correct', at: 1, command: { kind: 'choose', decision: 'passBack' },
    });
    expect(passed.scoresheet.at(-1)).toMatchObject({ kind: 'choice', seat: 'B' });
    expect(passed.situation.shooter).toBe('A');
  });

  test('of a concession says who conceded', () => {
    const conceded = after(atTable(THREE), 'A', concede);
    const other = after(conceded, 'B', { kind: 'correct', at: 0, command: concede });
    expect(other.situation.score).toEqual({ A: 1, B: 0 });
    const same = after(conceded, 'referee', { kind: 'correct', at: 0, command: concede });
    expect(same.situation.score).toEqual({ A: 0, B: 1 });
  });

  test('takes racks along: a rack that was not won has no next rack', () => {
    const won = afterAll(atTable('A balls:10'), ['A', TEN_WON], ['B', BREAK]);
    const missed = after(won, 'B', { kind: 'correct', at: 0, command: seen('10@SL | >10 0|') });
    expect(missed).toMatchObject({ rackNumber: 1, situation: { shooter: 'B', phase: 'shot' } });
    expect(missed.situation.score).toEqual({ A: 0, B: 0 });
  });

  test('can itself be corrected, but no undo, no rack and nothing that was undone can', () => {
    const corrected = after(match, 'A', legal);
    const again = { kind: 'correct', at: 10, command: seen('safety | >1') } as const;
    expect(standing(after(corrected, 'A', again))).toEqual(standing(match));
    for (const at of [3, 9, 99, -1]) {
      expect(refusalOf(corrected, 'A', { ...legal, at }))
        .toEqual({ kind: 'rejection', code: 'nothing-to-undo', detail: at });
    }
    const racked = after(atTable('A balls:10'), 'A', TEN_WON);
    expect(refusalOf(racked, 'A', { ...legal, at: 1 })?.code).toBe('nothing-to-undo');
  });

  test('by a command that could not have been is refused and changes nothing', () => {
    expect(refusalOf(match, 'A', { ...legal, command: seen('5@FL | >1 0|') })?.code)
      .toBe('called-ball-not-on-table');
    expect(refusalOf(match, 'A', { ...legal, command: seen('safety | >1 9@FL') })?.code)
      .toBe('bad-report');
  });

  test('of a simulated stroke plays what followed again', () => {
    const layout = { 0: { x: -0.3, y: 0.1 }, 1: { x: 0.5, y: 0 }, 10: { x: 0.9, y: -0.2 } };
    const shoot = (headingDegrees: number): CommandOf<'shoot'> => ({
      kind: 'shoot', call: { kind: 'safety' },
      stroke: { headingDegrees, speed: 0.6, elevationDegrees: 0, tipRight: 0, tipUp: 0 },
    });
    const sim = afterAll(scene(layout), ['A', shoot(90)], ['B', shoot(90)]);
    const corrected = after(sim, 'referee', { kind: 'correct', at: 0, command: shoot(270) });
    expect(corrected.scoresheet.map(({ kind }) => kind))
      .toEqual(['shot', 'shot', 'undo', 'shot', 'shot']);
    const direct = afterAll(scene(layout), ['A', shoot(270)], ['B', shoot(90)]);
    expect(standing(corrected)).toEqual(standing(direct));
  });
});
