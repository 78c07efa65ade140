import {
  type Command, DEFAULT_SETUP, type Match, applyAll, decide, startMatch,
} from '@tenball/match';
import { EMPTY_SHOT_LOG, type Official } from '@tenball/rules';
import { expect, test } from 'vitest';
import { describeError } from './decode.ts';
import { decodeGame, encodeGame } from './saved-game.ts';

type Line = readonly [Official, Command];

const NO_CALL = { kind: 'none' } as const;
const lagBall = (distanceToHeadRailMm: number) => ({ distanceToHeadRailMm, faults: [] });
const BREAK: Command = {
  kind: 'report',
  call: NO_CALL,
  log: {
    ...EMPTY_SHOT_LOG, firstContact: [1], railAfterContact: [0, 3],
    pocketed: [{ ball: 4, pocket: 'SL' }],
  },
  rest: { 0: { x: 0.1, y: 0.2 }, 1: { x: 0.5, y: 0 } },
};
const MISS: Command = {
  kind: 'report',
  call: { kind: 'safety' },
  log: { ...EMPTY_SHOT_LOG, firstContact: [1], railAfterContact: [0] },
};
const FOUL: Command = {
  kind: 'report', call: { kind: 'safety' }, log: { ...EMPTY_SHOT_LOG, firstContact: [1] },
};

const LINES: readonly Line[] = [
  ['referee', {
    kind: 'lag', lag: { balls: { A: lagBall(95), B: lagBall(40) }, indistinguishable: false },
  }],
  ['B', { kind: 'choose', decision: 'opponentBreaks' }],
  ['A', { kind: 'event', event: { kind: 'reRackRequest', by: 'A' } }],
  ['A', BREAK],
  ['B', { kind: 'event', event: { kind: 'requestCall', by: 'B' } }],
  ['A', MISS],
  ['B', { kind: 'event', event: { kind: 'timeOut', by: 'B' } }],
  ['referee', { kind: 'event', event: { kind: 'resume' } }],
  ['B', { kind: 'event', event: { kind: 'declareFrozen', ball: 0, to: [1], by: 'A' } }],
  ['B', FOUL],
  ['A', { kind: 'undo', to: 11 }],
  ['A', { kind: 'undo', to: 12 }],
  ['B', { kind: 'correct', at: 11, command: MISS }],
  ['B', { kind: 'concede', what: 'rack' }],
  ['referee', { kind: 'event', event: { kind: 'conduct', player: 'A', penalty: 'warning' } }],
];

function played(): Match {
  let match = startMatch({ ...DEFAULT_SETUP, source: 'table', firstBreaker: 'lag' });
  for (const [by, command] of LINES) {
    const decided = decide(match, by, command);
    if (!decided.ok) throw new Error(`${command.kind}: ${JSON.stringify(decided.error)}`);
    match = applyAll(match, decided.value);
  }
  return match;
}

test('a match from a real table is saved and read back with everything that was undone', () => {
  const game = { match: played(), origin: undefined };
  expect(new Set(game.match.scoresheet.map(({ kind }) => kind))).toEqual(new Set([
    'lag', 'choice', 'rack', 'event', 'report', 'undo', 'concession',
  ]));
  expect(decodeGame(encodeGame(game))).toEqual({ ok: true, value: game });
});

test('a command that can no longer be is named by its place', () => {
  const text = encodeGame({ match: played(), origin: undefined });
  const wrong = text.replace('"kind":"undo","to":11', '"kind":"undo","to":99');
  const decoded = decodeGame(wrong);
  expect(decoded.ok ? 'accepted' : describeError(decoded.error))
    .toBe('/commands/10: expected a command that is not refused (nothing-to-undo)');
  const bad = text.replace('"firstContact":[1]', '"firstContact":["1"]');
  const refused = decodeGame(bad);
  expect(refused.ok ? 'accepted' : describeError(refused.error)).toBe(
    '/commands/3/command/log/firstContact/0: expected one of 1 2 3 4 5 6 7 8 9 10',
  );
});
