import { suggest, skillOfArm } from '@tenball/ai';
import { describe, expect, test } from 'vitest';
import { insetsOf } from '../hud/insets.ts';
import type { FoundSuggestions } from '../state.ts';
import { suggestionMarks } from '../suggest/suggestion-marks.ts';
import { suggestionViews } from '../suggest/suggest-view.ts';
import { COMPUTER, type Headless, KIM, VERA, headless, headlessAt } from '../testing/headless.ts';

const OPEN = 'TBP1 9 c@200,-100/1@750,300/2@-500,350/3@100,-400/10@-800,-300 sA r1 n4 bih=0 po=0 '
  + 'f=0,0 ph=shot call=-';
const SEATS = { A: VERA, B: COMPUTER };

function foundAt(client: Headless): FoundSuggestions {
  const { match } = client.table();
  const suggestions = suggest(match, 'A', skillOfArm(0.2), 1, 200);
  if (suggestions === undefined) throw new Error('suggestions were expected');
  const marks = suggestions.list.map((each) => suggestionMarks(match, suggestions, each));
  return { suggestions, marks };
}

describe('suggestions at the table', () => {
  const found = foundAt(headlessAt(OPEN, SEATS));
  const come = (client: Headless): void => {
    client.send({ kind: 'suggestions-came', match: client.table().match, found });
  };

  test('each press shows the next one, and the last press none', () => {
    const client = headlessAt(OPEN, SEATS);
    client.send({ kind: 'suggest' });
    expect(client.effectsOf('suggest')).toHaveLength(1);
    client.send({ kind: 'suggest' });
    expect(client.table().suggest).toEqual({ found: undefined, shown: 0 });
    come(client);
    const shown = found.suggestions.list.map((_, n) => {
      if (n > 0) client.send({ kind: 'suggest' });
      return client.table().suggest?.shown;
    });
    expect(shown).toEqual(found.suggestions.list.map((_, n) => n));
    client.send({ kind: 'suggest' });
    expect(client.table().suggest).toBeUndefined();
    expect(client.effectsOf('suggest')).toHaveLength(1);
  });

  test('one may be picked, and one that is not there may not', () => {
    const client = headlessAt(OPEN, SEATS);
    client.send({ kind: 'suggest' });
    come(client);
    client.send({ kind: 'show-suggestion', index: 1 });
    expect(client.table().suggest?.shown).toBe(1);
    client.send({ kind: 'show-suggestion', index: 7 });
    expect(client.table().suggest?.shown).toBe(1);
  });

  test('a hint takes their place, and they that of a hint', () => {
    const client = headlessAt(OPEN, SEATS);
    client.send({ kind: 'hint' }, { kind: 'suggest' });
    expect(client.table().help).toBeUndefined();
    come(client);
    client.send({ kind: 'hint' });
    expect(client.table().help).toBeDefined();
    expect(client.table().suggest).toBeUndefined();
  });

  test('a stroke takes them away, and what comes late is not shown', () => {
    const client = headlessAt(OPEN, SEATS);
    client.send({ kind: 'suggest' }, { kind: 'turn-aim', byDegrees: 1 });
    expect(client.table().suggest).toBeDefined();
    client.send({ kind: 'call-safety' }, { kind: 'shoot' });
    expect(client.table().suggest).toBeUndefined();
    expect(client.effectsOf('stop-suggest')).toHaveLength(1);
    come(client);
    expect(client.table().suggest).toBeUndefined();
  });

  test('two people who play a match have none', () => {
    const client = headless();
    const { rulebook } = headlessAt(OPEN).table().match.setup;
    client.send({
      kind: 'start-match',
      newMatch: {
        seats: { A: VERA, B: KIM }, raceTo: 3, rulebook, table: '9', firstBreaker: 'A',
      },
    });
    client.send({ kind: 'shoot' }, { kind: 'skip' }, { kind: 'suggest' });
    expect(client.effectsOf('suggest')).toEqual([]);
  });

  test('where they cannot be worked out they may be asked for again', () => {
    const client = headlessAt(OPEN, SEATS);
    client.send({ kind: 'suggest' });
    client.send({ kind: 'suggestions-came', match: client.table().match, found: undefined });
    expect(client.table().suggest?.found).toBe('none');
    client.send({ kind: 'suggest' });
    expect(client.effectsOf('suggest')).toHaveLength(2);
  });

  test('the card tells shot, chances and why in both languages', () => {
    for (const language of ['ru', 'en'] as const) {
      const views = suggestionViews(found, language);
      expect(views[0]).toMatchObject({ ball: 1, pocket: 'FL', name: undefined });
      for (const { pot, win, why, spoken } of views) {
        expect(win).toMatch(/^\d+\D?%$/);
        expect(spoken).toContain(why);
        if (pot !== undefined) expect(spoken).toContain(pot);
      }
    }
  });

  test('on a phone the table makes room for them', () => {
    const client = headlessAt(OPEN, SEATS);
    const before = insetsOf(client.state(), 390, 844).top;
    client.send({ kind: 'suggest' });
    expect(insetsOf(client.state(), 390, 844).top).toBeGreaterThan(before + 100);
  });
});
