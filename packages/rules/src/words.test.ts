import { describe, expect, test } from 'vitest';
import { FOUL_CODES } from './foul.ts';
import { LAG_FAULTS } from './lag.ts';
import type { Reason, SentenceKey } from './sentence.ts';
import { LANGUAGES, clauseName, foulName, sentenceOf } from './words.ts';
import { CLAUSES } from './words/clauses.ts';
import { EN } from './words/en.ts';
import { RU } from './words/ru.ts';

/** Every fact a sentence may ask for, three times: of one ball, of several, of none or many. */
const FACTS = [
  {
    ball: 4, balls: [4], first: [5], lowest: 1, driven: [2], needed: 4, pocket: 'FL', called: 'SR',
    codes: ['SCRATCH'], count: 1, had: 1, limit: 5, seconds: 7, points: 1, winner: 'A', near: 12,
    far: 34, seat: 'A', left: 1, to: [3], turns: 3, minutes: 5, A: 1, B: 0, order: 'alternate',
    fault: 'sideRail',
  },
  {
    ball: 0, balls: [0, 3], first: [1, 2], lowest: 10, driven: [2, 3, 5], needed: 3, pocket: 'HR',
    called: 'SL', codes: ['SCRATCH', 'NO_RAIL'], count: 2, had: 2, limit: 3.5, seconds: 4.9,
    points: 2, winner: 'B', near: 0, far: 5, seat: 'B', left: 0, to: [3, 4], turns: 2, minutes: 1.5,
    A: 3, B: 2, order: 'winner', fault: 'pocketed',
  },
  {
    ball: 10, balls: [2, 10, 1], first: [10], lowest: 2, driven: [], needed: 0, pocket: 'SL',
    called: 'HL', codes: ['THREE_FOULS', 'SLOW_PLAY', 'NO_FOOT'], count: 5, had: 11, limit: 0,
    seconds: 21, points: 0, winner: 'A', near: 1, far: 1.25, seat: 'A', left: 2, to: [10], turns: 1,
    minutes: 0, A: 0, B: 1, order: 'loser', fault: 'foul',
  },
] as const;

/** Sentences that tell one of a list of words: every word is told. */
const WORDS: Readonly<Partial<Record<SentenceKey, readonly object[]>>> = {
  'rack.order': ['alternate', 'winner', 'loser', 'trailing'].map((order) => ({ order })),
  'lag.one-bad': LAG_FAULTS.map((fault) => ({ fault })),
  'call.other-ball': [{ called: 7 }, { called: 10 }],
};

const KEYS = Object.keys(EN) as readonly SentenceKey[];

function told(key: SentenceKey): readonly string[] {
  const words = WORDS[key] ?? [{}];
  const lines = FACTS.flatMap((facts) => words.map((word) => {
    const reason = { clause: 'S0', sentence: key, facts: { ...facts, ...word } } as unknown;
    return `${key} | ${LANGUAGES.map((one) => sentenceOf(reason as Reason, one)).join(' | ')}`;
  }));
  return [...new Set(lines)];
}

const lines = [
  '# Every sentence a ruling can be told with, Russian and English, over one ball, several, none.',
  '# Generated; after a change: npx vitest run packages/rules/src/words.test.ts -u',
  '',
  ...KEYS.flatMap(told),
  '',
  ...FOUL_CODES.map((code) => `${code} | ${foulName(code, 'ru')} | ${foulName(code, 'en')}`),
  '',
  ...Object.keys(CLAUSES).map((clause) => (
    `${clause} | ${clauseName(clause, 'ru')} | ${clauseName(clause, 'en')}`
  )),
  '',
];

describe('the words of rulings', () => {
  test('are those of words.txt', async () => {
    await expect(lines.join('\n')).toMatchFileSnapshot('../../../fixtures/rules/words.txt');
  });

  test('lack no fact, and end without a full stop', () => {
    const told = lines.filter((line) => !line.startsWith('#'));
    expect(told.filter((line) => BAD_TEXT.test(line))).toEqual([]);
  });

  test('are as many in Russian as in English, and each in its letters', () => {
    expect(Object.keys(RU)).toEqual(KEYS);
    const pairs = lines.filter((line) => line.includes(' | ')).map((line) => line.split(' | '));
    const mixed = pairs.filter(([, ru = '', en = '']) => !/[а-яё]/i.test(ru) || /[а-яё]/i.test(en));
    expect(mixed).toEqual([]);
  });
});

const BAD_TEXT = /undefined|NaN|\[object|\s\s|\.$|\. \||\|\s*(?:\||$)/;

test('a fault of the lag without a name is its own', () => {
  const facts = { winner: 'A', fault: 'sneezing' } as const;
  const because = { clause: 'G1.2', sentence: 'lag.one-bad', facts } as const;
  expect(LANGUAGES.every((one) => sentenceOf(because, one).includes('sneezing'))).toBe(true);
});

test('a clause without a name is its own', () => {
  expect(clauseName('X9', 'ru')).toBe('X9');
});
