import { describe, expect, test } from 'vitest';
import { type Shelf } from '../settings.ts';
import { curveOf, mondayOf, progressOf, shareOf, weekOf, weekShare, withTry } from './progress.ts';
import { EMPTY_RECORD, type PracticeRecord } from './kept.ts';
import {
  PRACTICE_KEY, UNREADABLE_PRACTICE_KEY, exportPractice, importPractice, keepRecord, readPractice,
} from './record.ts';

const MONDAY = Date.UTC(2026, 10, 30, 0, 0, 1);
const DAY = 86_400_000;

function shelf(kept?: string): Shelf & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>(kept === undefined ? [] : [[PRACTICE_KEY, kept]]);
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
}

function tried(shares: readonly number[], dateMs = MONDAY, record = EMPTY_RECORD): PracticeRecord {
  return shares.reduce<PracticeRecord>(
    (before, points) => withTry(before, { id: 'stop', points, of: 1 }, dateMs), record,
  );
}

describe('weeks', () => {
  test('begin on Monday', () => {
    expect(weekOf(MONDAY)).toBe(weekOf(MONDAY - 2000) + 1);
    expect(weekOf(MONDAY + 6 * DAY)).toBe(weekOf(MONDAY));
    expect(new Date(mondayOf(weekOf(MONDAY))).toISOString()).toBe('2026-11-30T00:00:00.000Z');
  });
});

describe('tries', () => {
  test('make a series of twenty, then the next one', () => {
    const record = tried(Array.from({ length: 20 }, (_, index) => (index < 14 ? 1 : 0)));
    expect(progressOf(record, 'stop')).toMatchObject({ best: 0.7 });
    expect(progressOf(record, 'stop').series).toHaveLength(20);
    const next = tried([1], MONDAY, record);
    expect(progressOf(next, 'stop')).toMatchObject({ series: [1], best: 0.7 });
  });

  test('are summed by weeks, and the curve has a gap where nobody played', () => {
    const before = tried([1, 0, 0, 0], MONDAY - 14 * DAY);
    const record = tried([1, 1, 0], MONDAY, before);
    const week = weekOf(MONDAY);
    expect(weekShare(progressOf(record, 'stop'), week)).toBeCloseTo(2 / 3);
    expect(weekShare(progressOf(record, 'stop'), week - 1)).toBeUndefined();
    const curve = curveOf(record, ['stop', 'draw'], week, 3);
    expect(curve.map(({ tries }) => tries)).toEqual([4, 0, 3]);
    expect(curve.map(({ share }) => share)).toEqual([0.25, undefined, 2 / 3]);
  });

  test('a series nobody has begun has no share', () => {
    expect(shareOf([])).toBeUndefined();
    expect(shareOf([1, 0.5])).toBe(0.75);
  });
});

describe('the record on this device', () => {
  test('comes back as it was kept', () => {
    const record: PracticeRecord = {
      ...tried([1, 0]), draft: 'TBP1 9 …', layouts: [{ name: 'Вечер', text: 'TBP1 9 …' }],
      fiveShots: 3,
    };
    const device = shelf();
    expect(keepRecord(device, record)).toBe(true);
    expect(readPractice(device)).toEqual({ record, problem: undefined });
    expect(importPractice(exportPractice(record))).toEqual({ ok: true, value: record });
  });

  test('of version 0 was empty', () => {
    for (const kept of [undefined, '{}', '{ "version": 0 }']) {
      expect(readPractice(shelf(kept))).toEqual({ record: EMPTY_RECORD, problem: undefined });
    }
  });

  test('is put aside where it cannot be read, with the place', () => {
    const kept = JSON.stringify({ ...tried([1]), layouts: [{ name: 'x' }] });
    const device = shelf(kept);
    expect(readPractice(device).record).toEqual(EMPTY_RECORD);
    expect(device.texts.get(UNREADABLE_PRACTICE_KEY)).toBe(kept);
    const read = importPractice(kept);
    expect(!read.ok && read.error).toContain('/layouts/0/text');
  });

  test('of another version is refused, and so is what is no JSON', () => {
    expect(importPractice('{"version":2,"layouts":[],"progress":[]}').ok).toBe(false);
    expect(importPractice('TBP1').ok).toBe(false);
  });

  test('a device that keeps nothing says so', () => {
    expect(keepRecord(undefined, EMPTY_RECORD)).toBe(false);
  });
});
