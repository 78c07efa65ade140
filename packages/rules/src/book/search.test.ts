import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOUL_CLAUSES, FOUL_CODES } from '../foul.ts';
import { LANGUAGES, clauseName } from '../words.ts';
import { BOOK } from './book.ts';
import { GLOSSARY } from './glossary.ts';
import { searchBook } from './search.ts';
import { stemOf, wordsOf } from './stem.ts';

function pages(text: string, language: 'ru' | 'en'): readonly string[] {
  return searchBook(text, language).flatMap((hit) => (hit.kind === 'page' ? [hit.clause] : []));
}

function terms(text: string, language: 'ru' | 'en'): readonly string[] {
  return searchBook(text, language).flatMap((hit) => (
    hit.kind === 'term' ? [hit.row.term.en] : []
  ));
}

describe('what a reader types', () => {
  test.each([
    ['пуш-аут', 'S3'],
    ['ПУШ-АУТ', 'S3'],
    ['пуш', 'S3'],
    ['отыгрыша', 'S5'],
    ['заказы', 'S4'],
    ['двойные удары', 'G6.7'],
    ['тайм-аута', 'R.timeout'],
    ['биток в лузу', 'G6.1'],
    ['незаказанного шара', 'S6'],
    ['доведение', 'G8.4'],
    ['доведён', 'G8.4'],
    ['доведен', 'G8.4'],
    ['три фола', 'G6.14'],
    ['кикс', 'G8.18'],
    ['розыгрыш', 'G1.2'],
    ['толчка', 'G6.8'],
    ['часы', 'R.clock'],
  ])('«%s» finds %s among the first three pages', (text, clause) => {
    expect(pages(text, 'ru').slice(0, 3)).toContain(clause);
  });

  test.each([
    ['push-out', 'S3'],
    ['safeties', 'S5'],
    ['double hits', 'G6.7'],
    ['scratch', 'G6.1'],
    ['frozen', 'G6.7'],
    ['three fouls', 'G6.14'],
    ['miscue', 'G8.18'],
    ['lags', 'G1.2'],
    ['time-out', 'R.timeout'],
    ['jump', 'G8.16'],
  ])('“%s” finds %s among the first three pages', (text, clause) => {
    expect(pages(text, 'en').slice(0, 3)).toContain(clause);
  });

  test('a clause finds its own page first, in either case', () => {
    for (const { clause } of BOOK) {
      for (const text of [clause, clause.toLowerCase()]) {
        expect(searchBook(text, 'ru')[0]).toMatchObject({ kind: 'page', clause });
      }
    }
  });

  test('a title finds its page among the first three', () => {
    for (const language of LANGUAGES) {
      for (const { clause } of BOOK) {
        expect(pages(clauseName(clause, language), language).slice(0, 3)).toContain(clause);
      }
    }
  });

  test('a foul code finds the page of the foul', () => {
    for (const code of FOUL_CODES) expect(pages(code, 'en')[0]).toBe(FOUL_CLAUSES[code]);
  });

  test('a term is found by its name in the other language', () => {
    expect(terms('kick', 'ru')).toContain('kick shot');
    expect(terms('дуплет', 'en')).toContain('bank shot');
  });

  test('every word has to be there', () => {
    expect(searchBook('пуш-аут', 'ru').length).toBeGreaterThan(0);
    expect(searchBook('пуш-аут бегемот', 'ru')).toEqual([]);
  });

  test('the paragraph found is the one that has the words', () => {
    const hit = searchBook('снизу наклейка', 'ru').find((one) => (
      one.kind === 'page' && one.clause === 'G8.16'
    ));
    expect(hit?.kind === 'page' ? hit.paragraph : '').toMatch(/наклейка/);
  });

  test('nothing finds nothing', () => {
    expect(searchBook('', 'ru')).toEqual([]);
    expect(searchBook(' — ?! ', 'en')).toEqual([]);
  });

  test('any text is answered, best first', () => {
    fc.assert(fc.property(fc.string({ maxLength: 30 }), (text) => {
      const scores = searchBook(text, 'ru').map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    }), { numRuns: 30 });
  });
});

describe('word forms', () => {
  test('the cases of a noun have one stem', () => {
    for (const form of ['десятка', 'десятки', 'десятке', 'десятку', 'десяткой']) {
      expect(stemOf(form, 'ru')).toBe('десят');
    }
    for (const form of ['луза', 'лузы', 'лузу', 'лузой', 'лузами']) {
      expect(stemOf(form, 'ru')).toBe('луз');
    }
  });

  test('short words and codes are left alone', () => {
    expect(stemOf('шар', 'ru')).toBe('шар');
    expect(stemOf('her', 'en')).toBe('her');
    expect(stemOf('g6.14', 'en')).toBe('g6.14');
    expect(stemOf('no_rail', 'en')).toBe('no_rail');
  });

  test('words are taken in small letters, with е for ё and dashes kept inside', () => {
    expect(wordsOf('Пуш-аут — «Ещё» G6.14!')).toEqual(['пуш-аут', 'еще', 'g6.14']);
  });

  test('the glossary is searched in both languages', () => {
    expect(GLOSSARY.length).toBeGreaterThan(0);
    expect(terms('snooker', 'en')).toContain('snooker, hook');
  });
});
