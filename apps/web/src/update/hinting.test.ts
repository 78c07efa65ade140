import { hintFor, skillOfArm } from '@tenball/ai';
import { describe, expect, test } from 'vitest';
import { hintView } from '../hint/hint-view.ts';
import { hintWordsOf } from '../hint/hint-words-of.ts';
import { marksOf } from '../hint/marks-of.ts';
import type { FoundHint, State } from '../state.ts';
import {
  COMPUTER, type Headless, KIM, VERA, headless, headlessAt,
} from '../testing/headless.ts';
import { insetsOf } from '../hud/insets.ts';

const STRAIGHT = 'TBP1 9 c@700,200/1@900,335/10@-900,0 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
const SEATS = { A: VERA, B: COMPUTER };

/** The hint for the table of `client` as the host would bring it. */
function hintFound(client: Headless): FoundHint {
  const { match } = client.table();
  const hint = hintFor(match, 'A', skillOfArm(0.2), 1, 300);
  if (hint === undefined) throw new Error('a hint was expected');
  return { hint, marks: marksOf(match, hint) };
}

describe('help is asked for step by step', () => {
  test('four presses show it all, the fifth puts it away', () => {
    const client = headlessAt(STRAIGHT, SEATS);
    client.send({ kind: 'hint' });
    expect(client.effectsOf('hint')).toHaveLength(1);
    client.send({ kind: 'hint' });
    expect(client.table().help).toEqual({ step: 1, found: undefined });
    const hint = hintFound(client);
    client.send({ kind: 'hint-came', match: client.table().match, hint });
    for (const step of [2, 3, 4]) {
      client.send({ kind: 'hint' });
      expect(client.table().help).toEqual({ step, found: hint });
    }
    client.send({ kind: 'hint' });
    expect(client.table().help).toBeUndefined();
    expect(client.effectsOf('hint')).toHaveLength(1);
  });

  test('aiming leaves it, a stroke takes it away and nobody is asked any more', () => {
    const client = headlessAt(STRAIGHT, SEATS);
    client.send({ kind: 'hint' });
    client.send({ kind: 'turn-aim', byDegrees: 2 }, { kind: 'call-safety' });
    expect(client.table().help).toBeDefined();
    client.send({ kind: 'shoot' });
    expect(client.table().help).toBeUndefined();
    expect(client.effectsOf('stop-hint')).toHaveLength(1);
  });

  test('a hint for a table that has changed is not shown', () => {
    const client = headlessAt(STRAIGHT, SEATS);
    client.send({ kind: 'hint' });
    const { match } = client.table();
    const hint = hintFound(client);
    const again = { match: { ...match }, origin: undefined, seats: SEATS };
    client.send({ kind: 'sit-down', game: again });
    client.send({ kind: 'hint' });
    client.send({ kind: 'hint-came', match, hint });
    expect(client.table().help).toEqual({ step: 1, found: undefined });
  });

  test('where it cannot be worked out it may be asked for again', () => {
    const client = headlessAt(STRAIGHT, SEATS);
    client.send({ kind: 'hint' });
    client.send({ kind: 'hint-came', match: client.table().match, hint: undefined });
    expect(client.table().help?.found).toBe('none');
    client.send({ kind: 'hint' });
    expect(client.effectsOf('hint')).toHaveLength(2);
  });

  test('two people who play a match have none, nor has anybody at the break', () => {
    for (const seats of [{ A: VERA, B: KIM }, SEATS]) {
      const client = headless();
      client.send({
        kind: 'start-match',
        newMatch: {
          seats, raceTo: 3, rulebook: headlessAt(STRAIGHT).table().match.setup.rulebook,
          table: '9', firstBreaker: 'A',
        },
      });
      client.send({ kind: 'hint' });
      expect(client.table().help).toBeUndefined();
    }
  });
});

describe('an arm is learnt from the called pots of a lone human', () => {
  test('a pot that was called counts, a safety does not', () => {
    const client = headlessAt(STRAIGHT, SEATS);
    client.send({ kind: 'call-ball', ball: 1 }, { kind: 'call-pocket', pocket: 'FL' });
    client.send({ kind: 'shoot' });
    const [lesson] = client.effectsOf('learn-arm');
    expect(lesson?.shot).toMatchObject({ call: { kind: 'pot', ball: 1, pocket: 'FL' } });
    const other = headlessAt(STRAIGHT, SEATS);
    other.send({ kind: 'call-safety' }, { kind: 'shoot' });
    expect(other.effectsOf('learn-arm')).toEqual([]);
    const pair = headlessAt(STRAIGHT);
    pair.send({ kind: 'call-ball', ball: 1 }, { kind: 'call-pocket', pocket: 'FL' });
    pair.send({ kind: 'shoot' });
    expect(pair.effectsOf('learn-arm')).toEqual([]);
  });
});

describe('what a hint says', () => {
  test('each step adds to the one before, in both languages', () => {
    const client = headlessAt(STRAIGHT, SEATS);
    const found = hintFound(client);
    for (const language of ['ru', 'en'] as const) {
      const words = hintWordsOf(language);
      const views = ([1, 2, 3, 4] as const).map((step) => hintView(step, found, language));
      expect(views.map(({ target }) => target === undefined)).toEqual([true, false, false, false]);
      expect(views.map(({ position }) => position === undefined))
        .toEqual([true, true, false, false]);
      expect(views.map(({ whole }) => whole === undefined)).toEqual([true, true, true, false]);
      expect(views[1]?.target).toMatchObject({ ball: 1, pocket: 'FL' });
      expect(views.every(({ spoken }) => spoken.startsWith(words.title))).toBe(true);
      expect(new Set(views.map(({ spoken }) => spoken)).size).toBe(4);
    }
  });

  test('the buttons have at most 22 characters, and nothing is exclaimed', () => {
    for (const language of ['ru', 'en'] as const) {
      const words = hintWordsOf(language);
      for (const label of Object.values<string>({ ...words.next, again: words.again })) {
        expect(label.length).toBeLessThanOrEqual(22);
      }
      expect(JSON.stringify(words)).not.toContain('!');
    }
  });

  test('on a phone the table makes room for the strip', () => {
    const client = headlessAt(STRAIGHT, SEATS);
    const before: State = client.state();
    client.send({ kind: 'hint' });
    const after: State = client.state();
    expect(insetsOf(after, 390, 844).top).toBeGreaterThan(insetsOf(before, 390, 844).top + 100);
  });
});
