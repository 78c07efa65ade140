import { BASE, type Rulebook, presetOf } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { createHost, savedAtStart } from './effects.ts';
import {
  MATCH_KEY, UNREADABLE_KEY, forgetGame, openGame, saveGame, setAside, summaryOf,
} from './saved-match.ts';
import { type Shelf, readSettings, SETTINGS_KEY } from './settings.ts';
import { COMPUTER, VERA, headless, headlessAt } from './testing/headless.ts';
import type { Game, Message } from './update.ts';

const POSITION = 'TBP1 9 c@700,200/1@900,335/10@-900,0 sA r2 n4 bih=0 po=0 f=0,0 ph=shot call=- '
  + 'sc=1,0 rt=3,3';

const WINNER_BREAKS: Rulebook = { ...BASE, edition: 'custom', breakOrder: 'winner' };

/** A shelf in memory. */
interface MemoryShelf extends Shelf {
  readonly all: Map<string, string>;
}

function shelfOf(entries: Readonly<Record<string, string>> = {}): MemoryShelf {
  const all = new Map(Object.entries(entries));
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}

/** A device that keeps nothing. */
const FORBIDDEN: Shelf = {
  getItem: () => { throw new Error('denied'); },
  setItem: () => { throw new Error('full'); },
  removeItem: () => { throw new Error('denied'); },
};

/** A match after a few commands of every kind. */
function played(): Game {
  const client = headlessAt(POSITION, { A: VERA, B: COMPUTER });
  client.send({ kind: 'shoot' });
  client.rest();
  client.send({ kind: 'concede', what: 'rack' });
  const { match, origin, seats } = client.table();
  return { match, origin, seats };
}

describe('a match kept on the device', () => {
  test('comes back with its whole scoresheet, from the same commands', () => {
    const shelf = shelfOf();
    const game = played();
    expect(saveGame(shelf, game)).toBe(true);
    const opened = openGame(shelf);
    expect(opened).toEqual({ kind: 'found', game });
  });

  test('is shown at home without being played again', () => {
    const shelf = shelfOf();
    saveGame(shelf, played());
    expect(savedAtStart(shelf)).toEqual({
      saved: { names: { A: 'Вера', B: 'Kim' }, score: { A: 1, B: 1 }, rackNumber: 3 },
      notice: undefined,
    });
  });

  test('a match from its first break needs no position', () => {
    const client = headless();
    client.send({ kind: 'start-match', newMatch: {
      seats: { A: VERA, B: COMPUTER }, raceTo: 2, rulebook: WINNER_BREAKS, table: '8',
      firstBreaker: 'A',
    } }, { kind: 'shoot' });
    client.rest();
    const { match, origin, seats } = client.table();
    const shelf = shelfOf();
    saveGame(shelf, { match, origin, seats });
    expect(openGame(shelf)).toEqual({ kind: 'found', game: { match, origin: undefined, seats } });
  });

  test.each([presetOf('upa'), presetOf('wpa-2008'), WINNER_BREAKS])(
    'is played on by the rules it was begun under: $edition', (rulebook) => {
      const client = headless();
      client.send({ kind: 'start-match', newMatch: {
        seats: { A: VERA, B: COMPUTER }, raceTo: 2, rulebook, table: '9', firstBreaker: 'A',
      } });
      const { match, origin, seats } = client.table();
      const shelf = shelfOf();
      saveGame(shelf, { match, origin, seats });
      const opened = openGame(shelf);
      expect(opened.kind === 'found' && opened.game.match.setup.rulebook).toEqual(rulebook);
    },
  );

  test('is set aside for a match from a link, and comes back after it', () => {
    const shelf = shelfOf();
    const own = played();
    saveGame(shelf, own);
    setAside(shelf);
    const linked = { ...played(), seats: { A: COMPUTER, B: VERA } };
    saveGame(shelf, linked);
    setAside(shelf);
    saveGame(shelf, { ...played(), seats: { A: VERA, B: VERA } });
    forgetGame(shelf);
    expect(openGame(shelf)).toEqual({ kind: 'found', game: linked });
    forgetGame(shelf);
    expect(openGame(shelf)).toEqual({ kind: 'found', game: own });
    forgetGame(shelf);
    expect(openGame(shelf)).toEqual({ kind: 'none' });
  });

  test('forgotten is gone', () => {
    const shelf = shelfOf();
    saveGame(shelf, played());
    forgetGame(shelf);
    expect(summaryOf(shelf)).toEqual({ kind: 'none' });
  });
});

describe('a text that cannot be read', () => {
  test.each([
    ['no JSON', '{"version":1,', 'the whole: expected a JSON text'],
    ['another version', '{"version":9}', '/version: expected a whole number from 1 to 1'],
    ['no seats', '{"version":1,"seats":{"A":{"kind":"ghost"}}}',
      '/seats/A/kind: expected one of human computer'],
  ])('%s is put aside with its reason, not thrown away', (_, json, detail) => {
    const shelf = shelfOf({ [MATCH_KEY]: json });
    expect(savedAtStart(shelf).notice)
      .toEqual({ kind: 'trouble', text: 'trouble.saved', detail });
    expect(shelf.all.get(UNREADABLE_KEY)).toBe(json);
    expect(shelf.all.has(MATCH_KEY)).toBe(false);
  });

  test('a command that was tampered with is found when the match is opened', () => {
    const shelf = shelfOf();
    saveGame(shelf, played());
    const kept = shelf.all.get(MATCH_KEY) ?? '';
    shelf.all.set(MATCH_KEY, kept.replace('\\"seat\\":\\"A\\"', '\\"seat\\":\\"B\\"'));
    expect(openGame(shelf)).toMatchObject({
      kind: 'unreadable',
      detail: '/commands/0: expected a command that is not refused (not-your-turn)',
    });
    expect(shelf.all.has(UNREADABLE_KEY)).toBe(true);
  });
});

describe('a device that keeps nothing', () => {
  test('says so once, and play goes on', () => {
    const host = createHost({
      thinking: {
        think: () => {}, stop: () => {}, hint: () => {}, stopHint: () => {}, learn: () => {},
        suggest: () => {}, stopSuggest: () => {}, warm: () => {},
      },
      striker: { strike: () => {} },
      practice: { shelf: FORBIDDEN, visit: FORBIDDEN, dateMs: () => 0 },
      shelf: FORBIDDEN, nowMs: () => 0, later: () => {}, focus: () => {}, seated: () => {}, seed: 1,
    });
    const told: Message[] = [];
    host.run({ kind: 'save', game: played() }, (message) => told.push(message));
    host.run({ kind: 'save', game: played() }, (message) => told.push(message));
    expect(told).toMatchObject([{ kind: 'trouble', trouble: { text: 'trouble.storage' } }]);
  });

  test('opens as if it had nothing', () => {
    expect(savedAtStart(FORBIDDEN)).toEqual({ saved: undefined, notice: undefined });
    expect(readSettings(FORBIDDEN, { languages: ['ru-RU'], reducedMotion: true }))
      .toMatchObject({ language: 'ru', reducedMotion: true });
  });
});

test('settings that make no sense are left out, the others count', () => {
  const shelf = shelfOf({ [SETTINGS_KEY]: JSON.stringify({
    language: 'en', textSize: 300, graphics: 'plan', constructor: 1,
  }) });
  expect(readSettings(shelf, { languages: ['ru'], reducedMotion: false }))
    .toMatchObject({ language: 'en', textSize: 100, graphics: 'plan' });
});
