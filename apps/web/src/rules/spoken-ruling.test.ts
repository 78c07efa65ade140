import { describe, expect, test } from 'vitest';
import { adjudicateCase } from '@tenball/rules';
import { BOOK } from '@tenball/rules/book';
import { bookWords } from './book-words-in.ts';
import { readExample } from './question.ts';
import type { Reader } from './reader.ts';
import { sentences, spokenRuling } from './spoken-ruling.ts';

function reader(language: 'ru' | 'en'): Reader {
  return { language, words: bookWords(language) } as Reader;
}

describe('a ruling in two lines', () => {
  test('begins every sentence with a capital and ends the last', () => {
    expect(sentences('10 spotted. the opponent to shoot'))
      .toBe('10 spotted. The opponent to shoot.');
    expect(sentences('Решает: соперник')).toBe('Решает: соперник.');
    expect(sentences('')).toBe('');
  });

  test('of every example says what happened, and nothing twice', () => {
    const entries = BOOK.flatMap(({ examples }) => examples)
      .flatMap((example) => readExample(example)?.entry ?? []);
    for (const language of ['ru', 'en'] as const) {
      for (const entry of entries) {
        const ruling = adjudicateCase(entry);
        const { summary, consequence } = spokenRuling(entry, ruling, reader(language));
        expect(summary, entry.id).toMatch(/^[\p{Lu}\d].*[.!?…]$/u);
        expect(consequence.startsWith(summary), entry.id).toBe(false);
      }
    }
  });
});
