import { expect, test } from 'vitest';
import { CLAUSES } from '../words/clauses.ts';
import { GLOSSARY } from './glossary.ts';

test('a hundred terms and more have a name and a meaning in both languages', () => {
  expect(GLOSSARY.length).toBeGreaterThanOrEqual(100);
  for (const { term, meaning } of GLOSSARY) {
    expect(term.ru).toMatch(/[а-я]/i);
    expect(term.en).not.toMatch(/[а-я]/i);
    expect(meaning.ru).toMatch(/^[А-ЯЁ].*\.$/);
    expect(meaning.en).toMatch(/^[A-Z].*\.$/);
  }
});

test('no term stands twice', () => {
  for (const language of ['ru', 'en'] as const) {
    const terms = GLOSSARY.map(({ term }) => term[language]);
    expect(new Set(terms).size).toBe(terms.length);
  }
});

test('every term leads to a page', () => {
  const lost = GLOSSARY.filter(({ clause }) => clause === undefined || !(clause in CLAUSES));
  expect(lost).toEqual([]);
});
