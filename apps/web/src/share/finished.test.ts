import { expect, test } from 'vitest';
import type { Shelf } from '../settings.ts';
import { keepFinished, readFinished } from './finished.ts';

function shelfOf(refuses = false): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (refuses) throw new Error('full');
      kept.set(key, value);
    },
    removeItem: (key) => kept.delete(key),
  };
}

const MATCH = { title: 'Вера 2\u00a0:\u00a01 Kim', text: '[Game "TBG1"]\n\nR1 A breaks\n' };

test('the last finished match comes back as it was kept', () => {
  const shelf = shelfOf();
  expect(readFinished(shelf)).toBeUndefined();
  keepFinished(shelf, MATCH);
  expect(readFinished(shelf)).toEqual(MATCH);
  keepFinished(shelf, { ...MATCH, title: 'A\nB' });
  expect(readFinished(shelf)).toEqual({ ...MATCH, title: 'A B' });
});

test('a device that keeps nothing, or too long a match, changes nothing', () => {
  const full = shelfOf(true);
  keepFinished(full, MATCH);
  expect(readFinished(full)).toBeUndefined();
  const shelf = shelfOf();
  keepFinished(shelf, MATCH);
  keepFinished(shelf, { title: 'long', text: 'x'.repeat(1_000_001) });
  expect(readFinished(shelf)).toEqual(MATCH);
  expect(readFinished(undefined)).toBeUndefined();
});
