import { presetOf } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../words/index.ts';
import { FIRST_DRAFT, newMatchOf } from './new-match.tsx';

const EN = wordsOf('en');

describe('a new match', () => {
  test('is played by the rules of the form', () => {
    const rulebook = presetOf('wpa-2008');
    expect(newMatchOf({ ...FIRST_DRAFT, rulebook }, 'bot', EN).rulebook).toEqual(rulebook);
  });

  test('against the computer the empty name gets the usual one', () => {
    const computers = { ...FIRST_DRAFT.computers, B: { level: 7, manner: 'none' } } as const;
    const { seats } = newMatchOf({ ...FIRST_DRAFT, computers }, 'bot', EN);
    expect(seats).toEqual({
      A: { kind: 'human', name: 'Player' }, B: { kind: 'computer', level: 7 },
    });
  });

  test('two computers to watch have a level and a manner each', () => {
    const computers = {
      A: { level: 8, manner: 'artist' }, B: { level: 2, manner: 'none' },
    } as const;
    expect(newMatchOf({ ...FIRST_DRAFT, computers }, 'watch', EN).seats).toEqual({
      A: { kind: 'computer', level: 8, manner: 'artist' }, B: { kind: 'computer', level: 2 },
    });
  });

  test('two at one screen keep the names they gave, without spaces around', () => {
    const draft = { ...FIRST_DRAFT, names: { A: '  Vera ', B: '   ' } };
    expect(newMatchOf(draft, 'hot-seat', EN).seats).toEqual({
      A: { kind: 'human', name: 'Vera' }, B: { kind: 'human', name: 'Player\u00a02' },
    });
  });
});
