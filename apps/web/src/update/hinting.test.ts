import { type Hint, type HintWay, hintFor, skillOfArm } from '@tenball/ai';
import type { ObjectBall } from '@tenball/equipment';
import { describe, expect, test } from 'vitest';
import { helpView, hintView } from '../hint/hint-view.ts';
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

const HERE = { x: 0.1, y: 0.2 };
const THERE = { x: 0.3, y: 0.4 };

/** `hint` as if `ball` was called and went `way`. */
function foundWith(hint: Hint, ball: ObjectBall, way: Partial<HintWay>): FoundHint {
  const call = { kind: 'pot', ball, pocket: 'FL', obvious: false } as const;
  const nothing = { first: undefined, links: [], kiss: undefined, kicks: [], banks: [] };
  const other: Hint = {
    ...hint, advice: { ...hint.advice, call },
    plan: { ...hint.plan, paths: [], way: { ...nothing, ...way } },
  };
  return { hint: other, marks: marksOf(headlessAt(STRAIGHT, SEATS).table().match, other) };
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

  test('the advice shows the first step at once, and one more may be asked for', () => {
    const client = headlessAt(STRAIGHT, SEATS);
    client.send({ kind: 'hint' });
    const hint = hintFound(client);
    const { match } = client.table();
    const { advice } = hint.hint;
    client.send({ kind: 'hint-begun', match: { ...match }, advice });
    expect(client.table().help).toEqual({ step: 1, found: undefined });
    client.send({ kind: 'hint-begun', match, advice });
    const begun = client.table().help;
    expect(begun && helpView(begun, 'en')).toEqual(hintView(1, hint, 'en'));
    client.send({ kind: 'hint' }, { kind: 'hint' });
    expect(client.table().help).toEqual({ step: 2, found: undefined, advice });
    client.send({ kind: 'hint-came', match, hint });
    expect(client.table().help).toEqual({ step: 2, found: hint });
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

  test('the ball hit first is named where another is called, and cushions are told', () => {
    const found = hintFound(headlessAt(STRAIGHT, SEATS));
    const { hint } = found;
    const combination = foundWith(hint, 4, {
      first: 1, links: [{ by: 0, ball: 1, at: HERE }, { by: 1, ball: 4, at: THERE }],
    });
    const target = hintView(2, combination, 'ru').target;
    expect(target?.balls).toEqual([1, 4]);
    expect(target?.way).toEqual(['Ударить 1\u00a0в\u00a04.']);
    expect(hintView(2, combination, 'en').spoken).toContain('Hit the 1 into the 4.');
    expect(combination.marks).toMatchObject({ ball: 4, first: 1, links: [THERE], cushions: [] });

    const carom = foundWith(hint, 4, { first: 1, links: [{ by: 0, ball: 4, at: THERE }] });
    expect(hintView(2, carom, 'ru').target).toMatchObject({
      balls: [1, 4], way: ['Битком от\u00a01 в\u00a04.'],
    });
    expect(carom.marks.links).toEqual([THERE]);

    const bank = foundWith(hint, 1, {
      first: 1, links: [{ by: 0, ball: 1, at: HERE }], banks: [THERE], kicks: [HERE],
    });
    expect(hintView(2, bank, 'en').target).toMatchObject({
      balls: [1],
      way: [
        'Cue ball to the cushion first, at the mark.',
        'Bank the 1 off the cushion, at the mark.',
      ],
    });
    expect(bank.marks).toMatchObject({ first: undefined, links: [], cushions: [HERE, THERE] });
    expect(hintView(2, found, 'en').target?.way).toEqual([]);
  });

  test('few samples are said to be few', () => {
    const { hint, marks } = hintFound(headlessAt(STRAIGHT, SEATS));
    const rough = { hint: { ...hint, chances: { ...hint.chances, within: 0.3 } }, marks };
    expect(hintView(2, rough, 'en').target?.chanceTitle).toContain('give or take 30%');
    expect(hintView(2, rough, 'ru').target?.chanceTitle).toContain('плюс-минус 30\u00a0%');
    const sure = { hint: { ...hint, chances: { ...hint.chances, within: 0.05 } }, marks };
    expect(hintView(2, sure, 'en').target?.chanceTitle).toBe('Chance to pot it');
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
