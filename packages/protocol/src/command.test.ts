import { BALLS, OBJECT_BALLS, POCKETS } from '@tenball/equipment';
import type { Command } from '@tenball/match';
import { EMPTY_SHOT_LOG, MATCH_EVENT_KINDS } from '@tenball/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { command, seatCommand } from './command.ts';
import { type Decoder, decodeJson, describeError } from './decode.ts';

const LOG = {
  ...EMPTY_SHOT_LOG,
  firstContact: [1],
  railAfterContact: [0, 3, 3],
  pocketed: [{ ball: 1, pocket: 'SL' }],
  settled: [{ ball: 4, pocket: 'FL', secondsAtRest: 6.5 }],
  touched: [{
    ball: 5, by: 'B', withWhat: 'hand', when: 'after', intentional: false, affectedOutcome: false,
  }],
  interference: { cause: 'spectator', affectedOutcome: false, restorable: true },
  events: [
    { kind: 'strike' },
    { kind: 'contact', ball: 0, with: [1], simultaneous: false },
    { kind: 'rail', ball: 0 },
    { kind: 'railTouch', ball: 3, frozenAtStart: true },
    { kind: 'railTop', ball: 7 },
    { kind: 'externalObject', ball: 7, object: 'lamp' },
    { kind: 'pocket', ball: 1, pocket: 'SL' },
    { kind: 'rebound', ball: 2, pocket: 'SR' },
    { kind: 'offTable', ball: 7 },
    { kind: 'pocketedBallTouch', ball: 0 },
    { kind: 'rest' },
  ],
  unsportsmanlike: 'warning',
} as const;
const CALL = { kind: 'pot', ball: 1, pocket: 'SL', obvious: true } as const;
const REPORT: Command = {
  kind: 'report', call: CALL, log: LOG, rest: { 0: { x: 0.1, y: 0 }, 10: { x: -1, y: 0.25 } },
};
const LAG: Command = {
  kind: 'lag',
  lag: {
    balls: {
      A: { distanceToHeadRailMm: 40, faults: [] },
      B: { distanceToHeadRailMm: 95.5, faults: ['sideRail', 'foul'] },
    },
    indistinguishable: false,
    lateStrikeBy: 'B',
  },
};

const EVENTS: readonly (Command & { readonly kind: 'event' })['event'][] = [
  { kind: 'concedeRack', by: 'A' },
  { kind: 'concedeMatch', by: 'B' },
  { kind: 'unscrewPlayingCue', by: 'A', duringTimeout: true },
  { kind: 'unscrewPlayingCue', by: 'A', duringTimeout: false, opponentOnDecidingRack: true },
  { kind: 'rackWon', by: 'B' },
  { kind: 'stalemateAnnounced' },
  { kind: 'stalemateDeclared' },
  { kind: 'stalemateAgreed' },
  { kind: 'stalemateCancelled' },
  { kind: 'requestCall', by: 'referee' },
  { kind: 'warnTwoFouls', player: 'A' },
  { kind: 'useExtension', by: 'A' },
  { kind: 'imposeClock' },
  { kind: 'timeOut', by: 'B' },
  { kind: 'declareFrozen', ball: 0, to: [1, 4], by: 'referee' },
  { kind: 'declareFrozen', ball: 3, to: 'rail', by: 'B' },
  { kind: 'nonShooterTouch', by: 'B', ball: 0, intentional: false },
  { kind: 'appeal', by: 'A', matter: 'ruleApplication' },
  { kind: 'interference', restorable: false },
  { kind: 'conduct', player: 'A', penalty: 'lossOfRack' },
  { kind: 'ballSettled', ball: 2, pocket: 'HR', secondsAtRest: 0 },
  { kind: 'lateFoulCall', by: 'B' },
  { kind: 'resume' },
  { kind: 'reRackRequest', by: 'A' },
  { kind: 'rackInvalid', reason: 'десятка не в центре' },
  { kind: 'forfeitLate', player: 'B' },
];

const COMMANDS: readonly Command[] = [
  REPORT,
  { kind: 'report', call: { kind: 'push-out' }, log: EMPTY_SHOT_LOG },
  LAG,
  ...EVENTS.map((event) => ({ kind: 'event', event } as const)),
  { kind: 'undo', to: 0 },
  { kind: 'undo', to: 7, why: 'correction' },
  { kind: 'correct', at: 3, command: REPORT },
  { kind: 'correct', at: 4, command: { kind: 'choose', decision: 'passBack' } },
];

function refusal(value: unknown, decoder: Decoder<unknown> = command): string {
  const decoded = decodeJson(JSON.stringify(value), decoder);
  return decoded.ok ? 'accepted' : describeError(decoded.error);
}

/** `value` with the member at `path` replaced; undefined takes it away. */
function changed(value: unknown, path: readonly (string | number)[], to: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return to;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.map((item, index) => (index === name ? changed(item, rest, to) : item));
  }
  const members = value as Readonly<Record<string, unknown>>;
  return { ...members, [name]: changed(members[name], rest, to) };
}

describe('a command comes through the wire as it was given', () => {
  test('there is an example of every event', () => {
    expect(new Set(EVENTS.map(({ kind }) => kind))).toEqual(new Set(MATCH_EVENT_KINDS));
  });

  test.each(COMMANDS)('%j', (given) => {
    expect(decodeJson(JSON.stringify(given), command)).toEqual({ ok: true, value: given });
    for (const seat of ['A', 'B', 'referee'] as const) {
      expect(decodeJson(JSON.stringify({ seat, command: given }), seatCommand))
        .toEqual({ ok: true, value: { seat, command: given } });
    }
  });

  test('what nobody knows is left out', () => {
    const more = { ...changed(REPORT, ['log', 'mood'], 'good') as object, wind: 3 };
    expect(decodeJson(JSON.stringify(more), command)).toEqual({ ok: true, value: REPORT });
  });
});

describe('a report is refused with its place', () => {
  const missing = 'expected true or false';
  test.each<readonly [readonly (string | number)[], unknown, string]>([
    [['log'], undefined, '/log: expected an object'],
    [['log', 'shotTaken'], undefined, `/log/shotTaken: ${missing}`],
    [['log', 'outOfTurn'], 1, `/log/outOfTurn: ${missing}`],
    [['log', 'firstContact'], 1, '/log/firstContact: expected a list'],
    [['log', 'firstContact', 0], 0, '/log/firstContact/0: expected one of 1 2 3 4 5 6 7 8 9 10'],
    [['log', 'railAfterContact', 2], '3',
      '/log/railAfterContact/2: expected one of 0 1 2 3 4 5 6 7 8 9 10'],
    [['log', 'pocketed', 0, 'pocket'], 'XX',
      '/log/pocketed/0/pocket: expected one of HL HR SL SR FL FR'],
    [['log', 'cueBall'], 'gone', '/log/cueBall: expected one of onTable pocketed offTable'],
    [['log', 'settled', 0, 'secondsAtRest'], -1,
      '/log/settled/0/secondsAtRest: expected a number from 0'],
    [['log', 'frozen', 'toRail'], undefined, '/log/frozen/toRail: expected a list'],
    [['log', 'interference', 'cause'], 'wind',
      '/log/interference/cause: expected one of spectator external settlingBall'],
    [['log', 'touched', 0, 'by'], 'referee', '/log/touched/0/by: expected one of A B'],
    [['log', 'events', 1, 'with', 0], 11,
      '/log/events/1/with/0: expected one of 0 1 2 3 4 5 6 7 8 9 10'],
    [['log', 'events', 5, 'object'], 'cat',
      '/log/events/5/object: expected one of lamp chalk person'],
    [['log', 'unsportsmanlike'], 'death',
      '/log/unsportsmanlike: expected one of warning foul lossOfRack lossOfMatch'],
    [['call', 'kind'], 'jump', '/call/kind: expected one of pot safety push-out none'],
    [['call', 'obvious'], undefined, `/call/obvious: ${missing}`],
    [['rest', '10', 'y'], '0', '/rest/10/y: expected a number'],
    [['rest'], [], '/rest: expected an object'],
  ])('%j = %j: %s', (path, to, reason) => {
    expect(refusal(changed(REPORT, path, to))).toBe(reason);
    const correction = { kind: 'correct', at: 0, command: changed(REPORT, path, to) };
    expect(refusal(correction)).toBe(`/command${reason}`);
  });
});

describe('other commands are refused with their place', () => {
  test.each<readonly [unknown, string]>([
    [{ kind: 'event' }, '/event: expected an object'],
    [{ kind: 'event', event: { kind: 'timeOut' } }, '/event/by: expected one of A B'],
    [{ kind: 'event', event: { kind: 'timeOut', by: 'referee' } },
      '/event/by: expected one of A B'],
    [{ kind: 'event', event: { kind: 'declareFrozen', ball: 0, to: 'wall', by: 'A' } },
      '/event/to: expected rail, or balls'],
    [{ kind: 'event', event: { kind: 'declareFrozen', ball: 0, to: [0], by: 'A' } },
      '/event/to/0: expected one of 1 2 3 4 5 6 7 8 9 10'],
    [{ kind: 'event', event: { kind: 'rackInvalid', reason: 'x'.repeat(501) } },
      '/event/reason: expected a text of at most 500 characters'],
    [{ kind: 'lag', lag: {} }, '/lag/balls: expected an object'],
    [changed(LAG, ['lag', 'balls', 'B', 'faults', 1], 'late'), '/lag/balls/B/faults/1: expected '
      + 'one of crossedLongString footRailNotExactlyOnce sideRail pocketed offTable '
      + 'restsPastHeadRailNose foul'],
    [changed(LAG, ['lag', 'balls', 'A', 'distanceToHeadRailMm'], -1),
      '/lag/balls/A/distanceToHeadRailMm: expected a number from 0'],
    [{ kind: 'undo' }, '/to: expected a whole number from 0 to 9007199254740991'],
    [{ kind: 'undo', to: 1.5 }, '/to: expected a whole number from 0 to 9007199254740991'],
    [{ kind: 'undo', to: 1, why: 'regret' }, '/why: expected one of undo correction'],
    [{ kind: 'correct', at: 1 }, '/command: expected an object'],
    [{ kind: 'correct', at: 1, command: { kind: 'undo', to: 0 } },
      '/command/kind: expected one of shoot report place choose concede event lag'],
    [{ kind: 'correct', at: 1, command: { kind: 'correct', at: 0 } },
      '/command/kind: expected one of shoot report place choose concede event lag'],
  ])('%j: %s', (value, reason) => {
    expect(refusal(value)).toBe(reason);
  });

  test('nobody but the players and the referee gives commands', () => {
    expect(refusal({ seat: 'C', command: { kind: 'undo', to: 0 } }, seatCommand))
      .toBe('/seat: expected one of A B referee');
  });
});

describe('whatever arrives', () => {
  /** Values that are nearly right here and there. */
  const odd = fc.oneof(
    fc.constantFrom<unknown>(
      ...BALLS, ...OBJECT_BALLS, ...POCKETS, 'A', 'rail', true, -1, 1e9, '', {}, [], [[]],
    ),
    fc.jsonValue({ maxDepth: 2 }),
  );

  test('a command with any one member changed is read as it stands or refused', () => {
    fc.assert(fc.property(fc.constantFrom(...COMMANDS), fc.nat(), odd, (given, pick, value) => {
      const paths = pathsIn(given);
      const path = paths[pick % paths.length] ?? [];
      const wrong = changed(given, path, value);
      const decoded = decodeJson(JSON.stringify(wrong), command);
      if (decoded.ok) {
        const again = decodeJson(JSON.stringify(decoded.value), command);
        expect(again).toEqual(decoded);
      } else {
        expect(`/${path.join('/')}`.startsWith(decoded.error.pointer)
          || decoded.error.pointer.startsWith(`/${path.join('/')}`)
          || path.at(-1) === 'kind').toBe(true);
      }
    }), { numRuns: 500 });
  });
});

/** Every place in a value. */
function pathsIn(value: unknown): readonly (readonly (string | number)[])[] {
  if (typeof value !== 'object') return [[]];
  const names: readonly (string | number)[] = Array.isArray(value)
    ? value.map((_, index) => index) : Object.keys(value as object);
  const members = value as Readonly<Record<string | number, unknown>>;
  const inside = names.flatMap((name) => (
    pathsIn(members[name]).map((path) => [name, ...path])
  ));
  return [[], ...inside];
}
