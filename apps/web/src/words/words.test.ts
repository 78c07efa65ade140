import { POCKETS } from '@tenball/equipment';
import { describe, expect, test } from 'vitest';
import { formatTenths, formatWhole, pluralForm, wordsOf } from './index.ts';

const LANGUAGES = ['ru', 'en'] as const;

/** Paths of all texts of a catalogue: `call.title`, `help[0].rows[1]` and so on. */
function paths(value: unknown, at = ''): string[] {
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return [at];
  return Object.entries(value).flatMap(([key, part]) => paths(part, `${at}.${key}`));
}

describe('both languages say the same things', () => {
  test('no text is missing or left over in either', () => {
    expect(paths(wordsOf('en'))).toEqual(paths(wordsOf('ru')));
  });

  test('no text is empty', () => {
    for (const language of LANGUAGES) {
      const texts = JSON.stringify(wordsOf(language));
      expect(texts).not.toContain('""');
    }
  });

  test('Russian texts are in Cyrillic, English ones are not', () => {
    expect(JSON.stringify(wordsOf('en'))).not.toMatch(/[а-яё]/i);
    const labels = Object.values<string>({ ...wordsOf('ru').button });
    expect(labels.filter((text) => !/[а-яё]/i.test(text))).toEqual([]);
  });
});

describe('texts fit where they stand', () => {
  test('a button has at most 22 characters', () => {
    for (const language of LANGUAGES) {
      const { button, option } = wordsOf(language);
      const labels = [
        ...Object.values<string>({ ...button }),
        ...Object.values(option).map(({ label }) => label),
      ];
      expect(labels.filter((label) => label.length > 22)).toEqual([]);
    }
  });

  test('the context line has at most 90 characters and three keys', () => {
    for (const language of LANGUAGES) {
      for (const { text, keys } of Object.values(wordsOf(language).context)) {
        expect([text, ...keys.flat()].join(' ').length).toBeLessThanOrEqual(90);
        expect(keys.length).toBeLessThanOrEqual(3);
      }
    }
  });

  test('a referee neither shouts nor jokes: no exclamation marks anywhere', () => {
    for (const language of LANGUAGES) expect(JSON.stringify(wordsOf(language))).not.toContain('!');
  });
});

describe('numbers and their nouns agree', () => {
  test('1 фол, 2 фола подряд, 5 фолов подряд', () => {
    const { fouls } = wordsOf('ru').header;
    expect([1, 2, 5, 21].map(fouls)).toEqual([
      '1\u00a0фол', '2\u00a0фола подряд', '5\u00a0фолов подряд', '21\u00a0фол подряд',
    ]);
  });

  test('one foul, two fouls in a row', () => {
    const { fouls } = wordsOf('en').header;
    expect([1, 2].map(fouls)).toEqual(['1\u00a0foul', '2\u00a0fouls in a row']);
  });

  test('a degree agrees with its number', () => {
    expect([1, 3, 11, 85].map(wordsOf('ru').stroke.elevationSpoken)).toEqual([
      '1\u00a0градус', '3\u00a0градуса', '11\u00a0градусов', '85\u00a0градусов',
    ]);
    expect(wordsOf('en').stroke.elevationSpoken(1)).toBe('1 degree');
  });

  test('a form that a language lacks is its other form', () => {
    expect(pluralForm('ru', 1, { other: 'шт.' })).toBe('шт.');
    expect(pluralForm('en', 2, { one: 'ball', other: 'balls' })).toBe('balls');
  });

  test('decimal comma in Russian, point in English, a true minus in both', () => {
    expect(formatTenths('ru', 2.4)).toBe('2,4');
    expect(formatTenths('en', 2.44)).toBe('2.4');
    expect(formatWhole('en', -3)).toBe('\u22123');
  });
});

describe('every refusal has its reason', () => {
  test('a blocked place names the ball in the way', () => {
    expect(wordsOf('ru').rejection['placement-blocked'](6)).toBe('Здесь мешает шар\u00a06');
    expect(wordsOf('en').rejection['placement-blocked'](6)).toBe('Ball\u00a06 is in the way');
  });

  test('a stroke with no way for the cue is told from one that cannot be played', () => {
    for (const language of LANGUAGES) {
      const say = wordsOf(language).rejection['bad-stroke'];
      expect(say('elevation')).not.toBe(say(undefined));
    }
  });

  test('pockets have different full names', () => {
    for (const language of LANGUAGES) {
      const { pocket } = wordsOf(language);
      expect(new Set(POCKETS.map((name) => pocket[name])).size).toBe(POCKETS.length);
    }
  });
});
