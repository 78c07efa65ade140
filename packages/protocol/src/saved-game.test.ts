import { DEFAULT_SETUP, applyAll, decide, parsePosition, startMatch } from '@tenball/match';
import { EDITIONS, presetOf } from '@tenball/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeError } from './decode.ts';
import { type SavedGame, decodeGame, encodeGame } from './saved-game.ts';

const BREAK = {
  kind: 'shoot', call: { kind: 'none' },
  stroke: { speed: 9, headingDegrees: 0.5, elevationDegrees: 3, tipRight: 0, tipUp: 0.1 },
} as const;

function played(): SavedGame {
  const start = startMatch({ ...DEFAULT_SETUP, names: { A: 'Ян «Ё»', B: '"\\\u2028' } });
  const broken = decide(start, 'A', BREAK);
  if (!broken.ok) throw new Error(broken.error.code);
  const match = applyAll(start, broken.value);
  const conceded = decide(match, 'B', { kind: 'concede', what: 'rack' });
  if (!conceded.ok) throw new Error(conceded.error.code);
  return { match: applyAll(match, conceded.value), origin: undefined };
}

const GAME = played();
const TEXT = encodeGame(GAME);

type Json = Record<string, unknown>;
function changed(change: (value: Json) => void): string {
  const value = JSON.parse(TEXT) as Json;
  change(value);
  return JSON.stringify(value);
}

function part(value: Json, ...path: readonly string[]): Json {
  return path.reduce((at, key) => at[key] as Json, value);
}

function refusal(text: string): string {
  const decoded = decodeGame(text);
  return decoded.ok ? 'accepted' : describeError(decoded.error);
}

describe('a saved match', () => {
  test('is played again to the same scoresheet', () => {
    expect(decodeGame(TEXT)).toEqual({ ok: true, value: GAME });
  });

  test('may begin at a position, which is kept as its text', () => {
    const origin = parsePosition('TBP1 8 c@-300,100/1@300,0/10@500,0 sB r3 n4 bih=0 po=0 f=0,2'
      + ' ph=shot call=- sc=1,1 rt=3,3 br=A w=0,1');
    if (!origin.ok) throw new Error(origin.error.message);
    const game = decodeGame(JSON.stringify({
      ...JSON.parse(TEXT) as Json,
      position: 'TBP1 8 c@-300,100/1@300,0/10@500,0 sB r3 n4 bih=0 po=0 f=0,2'
        + ' ph=shot call=- sc=1,1 rt=3,3 br=A w=0,1',
      commands: [{ seat: 'A', command: { kind: 'concede', what: 'rack' } }],
    }));
    if (!game.ok) throw new Error(describeError(game.error));
    expect(game.value.origin).toEqual(origin.value);
    expect(game.value.match.situation.score).toEqual({ A: 1, B: 2 });
    expect(decodeGame(encodeGame(game.value))).toEqual(game);
  });

  test('takes the default for a parameter that came with a later version', () => {
    expect(decodeGame(changed((value) => { delete part(value, 'setup', 'params').airDrag; })))
      .toEqual({ ok: true, value: GAME });
  });

  test('takes the edition’s own value for an option that came with a later version', () => {
    const later = ['rackCorners', 'rackBy', 'firstBreak', 'jumpCue', 'shotClock'];
    const withRules = (edition: 'base' | 'wpa-2008', ...left: readonly string[]) => (
      changed((value) => {
        const kept = Object.entries(presetOf(edition)).filter(([name]) => !left.includes(name));
        part(value, 'setup').rulebook = Object.fromEntries(kept);
      })
    );
    expect(decodeGame(withRules('base', ...later))).toEqual({ ok: true, value: GAME });
    const other = decodeGame(withRules('wpa-2008', ...later, 'earlyCalledTen'));
    expect(other.ok && other.value.match.setup.rulebook).toEqual(presetOf('wpa-2008'));
  });

  test('keeps every option of house rules', () => {
    const rulebook = { ...presetOf('custom'), pushOut: false, rackCorners: '2and3' } as const;
    const match = startMatch({ ...DEFAULT_SETUP, rulebook });
    const game = { match, origin: undefined };
    expect(decodeGame(encodeGame(game))).toEqual({ ok: true, value: game });
  });

  test.each<readonly [string, (value: Json) => void]>([
    ['/version: expected a whole number from 1 to 1', (v) => { v.version = 2; }],
    ['/setup: expected an object', (v) => { v.setup = [1]; }],
    [`/setup/rulebook/edition: expected one of ${EDITIONS.join(' ')}`, (v) => {
      part(v, 'setup', 'rulebook').edition = 'house';
    }],
    ['/setup/rulebook/breakRailBalls: expected a whole number from 0 to 10', (v) => {
      part(v, 'setup', 'rulebook').breakRailBalls = 3.5;
    }],
    ['/setup/rulebook/shotClockWarning: expected less than the 35 s of the clock', (v) => {
      part(v, 'setup', 'rulebook').shotClockWarning = 40;
    }],
    ['/setup/names/B: expected a text of at most 200 characters', (v) => {
      part(v, 'setup', 'names').B = 'x'.repeat(201);
    }],
    ['/setup/raceTo/A: expected a whole number from 1 to 1000', (v) => {
      part(v, 'setup', 'raceTo').A = 0;
    }],
    ['/setup/table: expected one of 9 9-tight 8 7 open', (v) => {
      part(v, 'setup').table = '12';
    }],
    ['/setup/params/ballRadius: expected a number from 0.000028575 to 28.575', (v) => {
      part(v, 'setup', 'params').ballRadius = 0;
    }],
    ['/setup/seed: expected a whole number from -9007199254740991 to 9007199254740991', (v) => {
      part(v, 'setup').seed = 0.5;
    }],
    ['/commands: expected a list', (v) => { v.commands = {}; }],
    ['/commands/0/seat: expected one of A B referee', (v) => { v.commands = [{ seat: 'C' }]; }],
    ['/commands/1: expected a command that is not refused (no-decision-pending)', (v) => {
      const [first] = v.commands as readonly unknown[];
      v.commands = [first, { seat: 'A', command: { kind: 'choose', decision: 'accept' } }];
    }],
    ['/position: expected character 1: expected "TBP1", found "TBP0"', (v) => {
      v.position = 'TBP0';
    }],
  ])('%s', (reason, change) => {
    expect(refusal(changed(change))).toBe(reason);
  });

  test('a prototype in the text changes nothing', () => {
    const text = TEXT.replace('{', '{"__proto__":{"polluted":1},"constructor":{},');
    expect(decodeGame(text)).toEqual({ ok: true, value: GAME });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(refusal('{"__proto__":{"version":1}}')).toBe(
      '/version: expected a whole number from 1 to 1',
    );
  });

  test('any JSON at all is read or refused, never an exception', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 4 }), (json) => {
      expect(refusal(json)).toMatch(/: expected /);
    }));
    fc.assert(fc.property(
      fc.constantFrom('setup', 'commands', 'version', 'position'), fc.jsonValue(),
      (key, value) => {
        const result = decodeGame(changed((game) => { game[key] = value; }));
        expect(result.ok || result.error.expected.length > 0).toBe(true);
      },
    ));
  });

  test('a text that was cut is refused', () => {
    fc.assert(fc.property(fc.nat({ max: TEXT.length - 1 }), (length) => {
      expect(refusal(TEXT.slice(0, length))).toBe('the whole: expected a JSON text');
    }));
  });
});
