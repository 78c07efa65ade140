import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tenball } from '../testing/program.ts';

interface WrittenCase {
  readonly id: string;
  readonly kind: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}

const FILE = new URL('../../../../fixtures/rules/cases.json', import.meta.url);
const CASES = (JSON.parse(readFileSync(FILE, 'utf8')) as { cases: WrittenCase[] }).cases;
const SHOT = CASES.find(({ kind }) => kind === 'shot');
const SPOTTING = CASES.find(({ kind }) => kind === 'spotting');

describe('tenball judge', () => {
  test('rules on one case as the case book expects, and says why in two languages', async () => {
    const { code, out, err } = await tenball(['judge', '--json'], JSON.stringify(SHOT));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const ruling = JSON.parse(out) as { reasons: { clause: string; ru: string; en: string }[] };
    expect(ruling).toMatchObject(SHOT?.expected ?? {});
    for (const { clause, ru, en } of ruling.reasons) {
      expect(clause).toMatch(/\w/);
      expect(ru).toMatch(/[а-яё]/i);
      expect(en).toMatch(/^[^а-яё]+$/i);
    }
  });

  test('rules on a list in its order and leaves prose out, saying so', async () => {
    const cases = [SPOTTING, ...CASES.slice(0, 3)];
    const { code, out, err } = await tenball(['judge', '--json'], JSON.stringify({ cases }));
    expect(code).toBe(0);
    const { results } = JSON.parse(out) as { results: { id: string }[] };
    expect(results.map(({ id }) => id)).toEqual(CASES.slice(0, 3).map(({ id }) => id));
    expect(err).toContain(SPOTTING?.id);
  });

  test('speaks Russian unless it is asked for English', async () => {
    const [russian, english] = await Promise.all([
      tenball(['judge'], JSON.stringify(SHOT)),
      tenball(['judge', '--lang', 'en'], JSON.stringify({ ...SHOT, title: '' })),
    ]);
    expect(russian.out).toMatch(/[а-яё]/i);
    expect(english.out).not.toMatch(/[а-яё]/i);
    expect(english.out).toContain('[');
  });
});

describe('bad input of tenball judge ends with 2 and names the place:', () => {
  test.each([
    ['a list that is none', { cases: {} }, '/cases: expected a list of cases'],
    ['a case without a kind', { cases: [SHOT, {}] }, '/cases/1/kind: expected one of shot, '],
    ['a shot without a situation', { kind: 'shot' }, '/before: expected the situation'],
    ['evidence that cannot be', { cases: [SHOT, {
      ...SHOT, evidence: { firstContact: [1], offTable: [4], settled: [
        { ball: 4, pocket: 'FL', secondsAtRest: 3 },
      ] },
    }] }, '/cases/1/evidence/settled/0/ball: expected each ball once: pocketed, off the table or '
      + 'fallen by itself, found 4'],
    ['a match that is over', { cases: [SHOT, {
      ...SHOT, before: { ...SHOT?.before, score: { A: 2, B: 5 }, raceTo: { A: 7, B: 5 } },
    }] }, '/cases/1/before/score/B: expected a score below the race to 5, found 5'],
    ['a situation with a member that nobody knows', {
      ...SHOT, before: { ...SHOT?.before, 'foul/s': 2 },
    }, '/before/foul~1s: expected only phase, ballsOnTable, '],
    ['prose', SPOTTING, '/kind: expected shot, nonShot, lag, decision or event'],
  ])('%s', async (_what, document, message) => {
    const { code, out, err } = await tenball(['judge', '--json'], JSON.stringify(document));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`standard input: ${message}`);
  });
});
