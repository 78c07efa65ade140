import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, GameItem, GameNote } from './game.ts';
import { ABOUT_TAGS, MARKS } from './game.ts';
import { gameOf } from './game-of.ts';
import { replayGame, verifyGame } from './game-replay.ts';
import {
  MOST_CHARACTERS, formatGame, parseGame, parseGameText, placesOf,
} from './scoresheet-notation.ts';
import { DEFAULT_SETUP } from './start-match.ts';
import { randomMatch } from './test-game.ts';
import { scene } from './test-scene.ts';

const FIXTURES = new URL('../../../fixtures/games/', import.meta.url);

function fixture(name: string): string {
  return readFileSync(new URL(name, FIXTURES), 'utf8');
}

function parsed(text: string): Game {
  const read = parseGame(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** Written, read and written again it is the same; read, it is the same game. */
function comesBack(game: Game): string {
  const text = formatGame(game);
  expect(parsed(text)).toEqual(game);
  expect(formatGame(parsed(text))).toBe(text);
  return text;
}

describe('a game that was played', () => {
  test('at a real table comes back from its text, and plays again to the same match', () => {
    const kinds = new Set<string>();
    fc.assert(fc.property(fc.nat(1_000_000), (number) => {
      const match = randomMatch(number, 'table', 70);
      for (const entry of match.scoresheet) {
        kinds.add(entry.kind === 'event' ? entry.event.kind : entry.kind);
      }
      const game = gameOf(match);
      comesBack(game);
      const verified = verifyGame(game);
      expect(verified).toMatchObject({ ok: true });
      expect(verified.ok && verified.value.match.situation).toEqual(match.situation);
      expect(verified.ok && verified.value.match.scoresheet.length).toBe(match.scoresheet.length);
    }), { numRuns: 30, seed: 2 });
    expect([...kinds]).toEqual(expect.arrayContaining([
      'rack', 'place', 'choice', 'concession', 'report', 'lag', 'undo', 'timeOut', 'declareFrozen',
      'warnTwoFouls', 'useExtension', 'appeal', 'resume', 'conduct', 'rackInvalid', 'requestCall',
    ]));
  });

  test('at the simulated table comes back from its text, and plays again to the same hash', () => {
    for (let number = 0; number < 5; number += 1) {
      const match = randomMatch(number, 'sim', 30);
      const game = gameOf(match, { about: { Event: 'a test' } });
      const text = comesBack(game);
      const verified = verifyGame(parsed(text));
      expect(verified.ok && verified.value.match).toEqual(match);
    }
  });

  test('from a position carries the position and goes on from it', () => {
    const match = scene({ 0: { x: 0, y: 0 }, 3: { x: 0.3, y: 0 }, 10: { x: 0.6, y: 0.1 } }, {
      consecutiveFouls: { A: 2, B: 1 }, score: { A: 1, B: 3 },
    });
    const game = gameOf(match);
    expect(game.position).toMatchObject({ consecutiveFouls: { A: 2, B: 1 }, strokesPlayed: 4 });
    expect(comesBack(game)).toMatch(/^\[Position "TBP1 9 c@0,0\/3@300,0\/10@600,100 sA r1 n4 /m);
    expect(game.items).toEqual([{ kind: 'warning', seat: 'A', notes: [] }]);
    const verified = verifyGame(game);
    expect(verified.ok && verified.value.match).toEqual(match);
  });
});

/** Text of any letters: those that need an escape come often. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.array(fc.constantFrom(
    '"', '\\', '}', '{', '\n', '\r', '\t', '[%h 12345]', 'TBP1 ', '\ud800', '\udc00', '\u2028',
    '\u202e', '\ufeff', 'ё', '李', '🎱', ' ', '\u0000', '[', ']',
  ), { maxLength: 8 }).map((parts) => parts.join('')),
);
const anyNote: fc.Arbitrary<GameNote> = fc.oneof(
  anyText.map((text) => ({ kind: 'text' as const, text })),
  fc.stringMatching(/^[0-9a-f]{4,16}$/).map((hash) => ({ kind: 'hash' as const, hash })),
);
const anyNotes = fc.array(anyNote, { maxLength: 3 });
const anyItem: fc.Arbitrary<GameItem> = fc.oneof(
  fc.record({ kind: fc.constant('notes' as const), notes: fc.array(anyNote, { minLength: 1 }) }),
  fc.record({
    kind: fc.constant('rack' as const), number: fc.integer({ min: 1, max: 99 }),
    breaker: fc.constantFrom('A' as const, 'B' as const), notes: anyNotes,
  }),
  fc.record({
    kind: fc.constant('command' as const),
    seat: fc.constantFrom('A' as const, 'B' as const, 'referee' as const),
    command: fc.constantFrom(
      { kind: 'undo' as const, to: undefined, why: 'undo' as const },
      { kind: 'undo' as const, to: 7, why: 'correction' as const },
      { kind: 'place' as const, at: { x: -0.000000001, y: 0.5 } },
      { kind: 'choose' as const, decision: 'reRackOpponentBreaks' as const },
    ),
    number: fc.constant(undefined),
    result: fc.constant(undefined),
    mark: fc.constantFrom(undefined, ...MARKS),
    notes: anyNotes,
  }),
);

test('names, tags and notes of any letters come back', () => {
  const about = fc.dictionary(fc.constantFrom(...ABOUT_TAGS), anyText);
  fc.assert(fc.property(anyText, anyText, about, fc.array(anyItem), (A, B, tags, items) => {
    comesBack({
      setup: { ...DEFAULT_SETUP, names: { A, B } },
      position: undefined, physics: undefined, about: { ...tags }, outcome: undefined, items,
    });
  }), { numRuns: 150, seed: 5 });
});

describe('what people write', () => {
  test('the fixtures are canonical, and all that is written in them comes out', () => {
    for (const name of ['club-night.tbg', 'levels-6-5.tbg']) {
      const text = fixture(name);
      expect(formatGame(parsed(text))).toBe(text);
      expect(verifyGame(parsed(text))).toMatchObject({ ok: true });
    }
  });

  test('other line ends, a mark of UTF-8, blanks and a missing last line end are the same', () => {
    const text = fixture('club-night.tbg');
    const game = parsed(text);
    expect(parsed(text.replaceAll('\n', '\r\n'))).toEqual(game);
    expect(parsed(`\ufeff${text}`)).toEqual(game);
    expect(parsed(text.trimEnd())).toEqual(game);
    expect(parsed(`\n\n${text.replaceAll('\n', '  \n\n')}`)).toEqual(game);
    expect(parsed(text.replaceAll(' ', '  ').replace(/"(.*)"/g, (value) => (
      value.replaceAll('  ', ' ')
    )).replaceAll(/\{.*\}/g, (note) => note.replaceAll('  ', ' ')))).toEqual(game);
    const [first = '', second = '', ...rest] = text.split('\n');
    expect(parsed([`${first} ${second}`, ...rest].join('\n'))).toEqual(game);
  });

  test('a placement on a line of its own and numbers with zeros behind them are the same', () => {
    const head = '[Game "TBG1"]\n[RaceTo "3-3"]\n[First "A"]\n[Source "sim"]\n';
    const short = parsed(`${head}1. A bih -685,0 break v8900 p358.75 e2 t0,0.1`);
    const long = parsed(`${head}A bih -685.000,0.0\n1. A break v8900.0 p-1.25 e2.0 t0,0.10`);
    expect(long).toEqual(short);
    expect(formatGame(long)).toContain('1. A bih -685,0 break v8900 p358.75 e2 t0,0.1\n');
    expect(formatGame(long)).toContain('[RaceTo "3"]\n');
  });

  test('an undo without a number takes back the last command that counts', () => {
    const text = fixture('club-night.tbg');
    const numbered = text.replace('A undo {', 'A undo to 26 {');
    expect(verifyGame(parsed(numbered))).toEqual(verifyGame(parsed(text)));
    const { report } = replayGame(parsed(text));
    expect(report.match.scoresheet[27]).toMatchObject({ kind: 'undo', to: 26, why: 'undo' });
  });

  test('words beside a hash in one pair of braces are kept', () => {
    const head = '[Game "TBG1"]\n[RaceTo "3"]\n[First "A"]\n[Source "sim"]\n';
    const game = parsed(`${head}1. A break v1 p0 e0 t0,0 {[%clk 0:21] [%h 5f3a]}`);
    expect(game.items[0]?.notes).toEqual([
      { kind: 'text', text: '[%clk 0:21]' }, { kind: 'hash', hash: '5f3a' },
    ]);
  });

  test('the clock, the break and single options are told of the edition they change', () => {
    const head = '[Game "TBG1"]\n[RaceTo "7-5"]\n[First "lag"]\n[Source "table"]\n';
    const { setup } = parsed(`${head}[Rules "wpa-2016 pushOut=false"]\n[Break "winner"]\n`
      + '[Clock "30+30/5"]\n');
    expect(setup.rulebook).toMatchObject({
      edition: 'wpa-2016', pushOut: false, breakOrder: 'winner', shotClock: 'on',
      shotClockSeconds: 30, extensionSeconds: 30, shotClockWarning: 5,
    });
    expect(setup.raceTo).toEqual({ A: 7, B: 5 });
  });
});

const HEAD = '[Game "TBG1"]\n[RaceTo "3"]\n[First "A"]\n[Source "table"]\n';
const SIM = HEAD.replace('table', 'sim');

describe('a text that is no game', () => {
  test.each([
    ['', 1, 1, '[Game "TBG1"]'],
    ['[Game "TBG2"]', 1, 8, 'TBG1'],
    ['[A "x"]\n[Game "TBG1"]', 1, 2, '[Game "TBG1"] first'],
    ['[Game "TBG1"]\n[Race "3"]', 2, 2, 'a tag, one of'],
    ['[Game "TBG1"]\n[RaceTo 3]', 2, 8, 'a space and a value in quotes'],
    ['[Game "TBG1"]\n[RaceTo "3]', 2, 12, 'a closing quote'],
    ['[Game "TBG1"]\n[A "x\\q"]', 2, 6, 'an escape'],
    ['[Game "TBG1"]\n[A "x" ', 2, 7, '"]"'],
    ['[Game "TBG1"]\n[A "x"]\n[A "y"]', 3, 2, 'each tag once'],
    ['[Game "TBG1"]\n[RaceTo "3"]\n[First "A"]\n', 4, 1, 'a tag [Source "…"] above'],
    [HEAD.replace('"3"', '"0"'), 2, 10, 'racks to win'],
    [`${HEAD}[Rules "base pushOut=maybe"]`, 5, 22, 'one of true, false'],
    [`${HEAD}[Rules "base push=true"]`, 5, 14, 'an option and its value'],
    [`${HEAD}[Rules "club"]`, 5, 9, 'an edition'],
    [`${HEAD}[Clock "40"]`, 5, 9, '"off", or seconds'],
    [`${HEAD}[Params "muSlide=0.2 g=-1"]`, 5, 24, 'a number from'],
    [`${HEAD}[Position "TBP1 9 c@0,0"]`, 5, 24, 'a space and "s…"'],
    [`${HEAD}[Result "won"]`, 5, 10, 'the score and who won'],
    [`${HEAD}1. C break`, 5, 4, 'a rack (R1)'],
    [`${HEAD}0. A break`, 5, 1, 'a number from 1'],
    [`${HEAD}1. A smash >1`, 5, 6, 'a call'],
    [`${HEAD}2. A 1>XX >1`, 5, 6, 'a call'],
    [`${HEAD}2. A 1>FL >1 1@FLL`, 5, 14, 'a part of a shot log'],
    [`${HEAD}2. A 1>FL - 5!A:hand:before`, 5, 11, 'what was seen'],
    [`${HEAD}2. A 1>FL >1 : / 0>1 boom`, 5, 22, 'what happened, in order'],
    [`${HEAD}2. A 1>FL >1 lies:c@0`, 5, 22, '","'],
    [`${HEAD}2. A 1>FL >1 =`, 5, 15, 'how the turn went on'],
    [`${HEAD}2. A 1>FL >1 = foul:OOPS`, 5, 16, 'fouls joined by "+"'],
    [`${HEAD}2. A 1>FL >1 = ok ok`, 5, 19, 'each thing once'],
    [`${HEAD}A pass now`, 5, 8, '"=", a mark'],
    [`${HEAD}A jumps`, 5, 3, 'the number of a stroke'],
    [`${HEAD}ref warn`, 5, 9, 'the player, A or B'],
    [`${HEAD}ref time-out`, 5, 13, 'whose it is'],
    [`${HEAD}A frozen 0=12`, 5, 10, 'what touches what'],
    [`${HEAD}ref lag A:1`, 5, 12, 'B, millimetres'],
    [`${HEAD}A bih 1.2345678,0`, 5, 7, 'a place in millimetres'],
    [`${HEAD}A undo to`, 5, 10, 'how many entries'],
    [`${HEAD}A undo = ok`, 5, 8, 'a mark, a note'],
    [`${HEAD}A accept {so`, 5, 13, '"}" before the line ends'],
    [`${HEAD}A accept {so} now`, 5, 15, 'a note in braces'],
    [`${HEAD}A accept {[%h xyz]}`, 5, 15, '[%h and 4 to 16'],
    [`${HEAD}{TBP1 9 c@0,0/11@1,2}`, 5, 15, 'a ball, "c" or 1 to 10'],
    [`${HEAD}R1 A`, 5, 5, 'breaks'],
    [`${HEAD}R1 1:0`, 5, 4, 'who breaks'],
    [`${HEAD}R1 A breaks\n[A "late"]`, 6, 1, 'a rack (R1)'],
    [`${SIM}1. A break`, 5, 11, 'the speed in mm/s'],
    [`${SIM}1. A break v8900 p1 e2`, 5, 23, 'the tip'],
    [`${SIM}1. A break v89.0001 p1 e2 t0,0`, 5, 13, 'the speed in mm/s'],
    [`${SIM}1. A break v8900 p1 e2 t0,0,0`, 5, 25, 'the tip'],
    [`${SIM}A between 5!A:hand:before`, 5, 3, 'no report'],
  ])('%j is wrong at line %i, column %i', (text, line, column, expected) => {
    const read = parseGame(text);
    if (read.ok) throw new Error('it was read');
    expect({ line: read.error.line, column: read.error.column }).toEqual({ line, column });
    expect(read.error.expected).toContain(expected);
    expect(read.error.message).toMatch(/^line \d+, column \d+: .*expected /);
    expect(text.slice(0, read.error.at).split('\n').length).toBe(line);
  });

  test('a text that was cut or garbled is an error or a game, and never a crash', () => {
    const text = fixture('club-night.tbg');
    const letters = fc.constantFrom(
      '"', '\\', '{', '}', '[', ']', '=', '.', ':', '>', '@', '^', '|', '~', '-', '+', '0', '9',
      'A', 'B', 'R', 'c', ' ', '\n', '\r', '\t', 'é', '🎱', '\u0000',
    );
    const place = fc.nat(text.length);
    const anyCuts = fc.array(fc.tuple(place, fc.nat(3), letters), { minLength: 1 });
    fc.assert(fc.property(anyCuts, (cuts) => {
      const garbled = cuts.reduce((now, [at, length, letter]) => (
        now.slice(0, at) + letter + now.slice(at + length)
      ), text);
      const read = parseGameText(garbled);
      if (!read.ok) {
        expect(read.error.line).toBeGreaterThan(0);
        return;
      }
      expect(parsed(formatGame(read.value.game))).toEqual(read.value.game);
      replayGame(read.value.game, read.value.places);
    }), { numRuns: 200, seed: 9 });
  });

  test('a file of megabytes is refused by its length, its lines or its first fault', () => {
    const huge = parseGame('['.repeat(MOST_CHARACTERS + 1));
    expect(huge).toMatchObject({ ok: false, error: { line: 1, column: 1 } });
    const wide = parseGame(`${HEAD}{${'x'.repeat(1_000_000)}`);
    expect(wide).toMatchObject({ ok: false, error: { line: 5, column: 8001 } });
    const long = parseGame(`${HEAD}${'{x}\n'.repeat(1_500_000)}`);
    expect(long).toMatchObject({ ok: false, error: { line: 50_005, column: 1 } });
  });
});

test('items stand on the lines that a reader of the file counts', () => {
  const text = fixture('club-night.tbg');
  const read = parseGameText(text);
  if (!read.ok) throw new Error(read.error.message);
  expect(placesOf(read.value.game)).toEqual(read.value.places);
  const lines = text.split('\n');
  const undo = read.value.game.items.findIndex((item) => (
    item.kind === 'command' && item.command.kind === 'undo'
  ));
  expect(lines[(read.value.places.items[undo] ?? 0) - 1]).toMatch(/^A undo/);
});

describe('what docs/notation.md shows', () => {
  const notation = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');

  test('is a canonical game that plays again as written', () => {
    const [, text = ''] = /^```tbg\n([^`]*)```$/m.exec(notation) ?? [];
    expect(formatGame(parsed(text))).toBe(text);
    expect(verifyGame(parsed(text))).toMatchObject({ ok: true });
    const [stroke = ''] = /^6\. B bih .* v2100 .*$/m.exec(notation) ?? [];
    expect(formatGame(parsed(`${SIM}${stroke}`))).toContain(`\n${stroke}\n`);
  });

  const section = notation.slice(notation.indexOf('## TBG1'), notation.indexOf('## A question'));
  const rows = [...section.matchAll(/^\| `([^`]*)` \| (\d+) \| (.*) \|$/gm)]
    .map(([, line = '', column = '', expected = '']) => (
      [line, Number(column), expected.replaceAll('\\|', '|')] as const
    ));
  test.each(rows)('%s is wrong at column %i', (line, column, expected) => {
    const [, name = ''] = /^\[(\w+)/.exec(line) ?? [];
    const head = HEAD.split('\n').filter((tag) => name === '' || !tag.startsWith(`[${name} `));
    const read = parseGame([...(name === 'Game' ? [] : head.slice(0, -1)), line].join('\n'));
    expect(read).toMatchObject({ ok: false, error: { column, expected } });
  });
});
