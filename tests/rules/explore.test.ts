/**
 * Every situation that a match can come to, from a rack of three balls to the end of a race to
 * two, and every command in each of them. The walks share one description: explore-walk.ts.
 * `npx tsx bench/explore.ts` walks more thoroughly, and prints how many states there are.
 */
import { BASE, EDITIONS, openingSituation } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { FACETS, folded, keyOf } from './explore-fold.ts';
import { evidenceOf, noKernels, reportsRuled } from './explore-kernel.ts';
import { reportsIn } from './explore-plays.ts';
import { MIXED, PRESETS, SINGLES } from './explore-rulebooks.ts';
import { walk } from './explore-walk.ts';

describe('counter by counter', () => {
  const base = noKernels(evidenceOf(11));
  const strict = { ...BASE, concedePenalty: 'warnThenRack' } as const;

  test.each(FACETS)('%s: no dead end, one actor, every law kept', (facet) => {
    const rulebook = facet === 'concessions' ? strict : BASE;
    const { findings, states } = walk(rulebook, [facet], base);
    expect(findings).toEqual([]);
    expect(states).toBeGreaterThan(500);
  });
});

describe('every edition and every value of every parameter', () => {
  const evidence = evidenceOf(29);

  test('no edition is left out, and each value comes once', () => {
    expect(PRESETS.map(({ rulebook }) => rulebook.edition)).toEqual(EDITIONS);
    expect(new Set(SINGLES.map(({ name }) => name)).size).toBe(SINGLES.length);
    for (const { rulebook, name } of SINGLES) {
      const [parameter = '', value] = name.split('=');
      const books = MIXED.map((one) => one.rulebook as unknown as Record<string, unknown>);
      expect(books.map((book) => String(book[parameter]))).toContain(value);
      expect(String((rulebook as unknown as Record<string, unknown>)[parameter])).toBe(value);
    }
  });

  test.each([...PRESETS, ...MIXED])('$name: no dead end, one actor, every law kept', (named) => {
    const kernels = noKernels(evidence);
    const { findings, states } = walk(named.rulebook, [], kernels);
    expect(findings).toEqual([]);
    expect(states).toBeGreaterThan(100);
    expect(reportsRuled(kernels)).toBeGreaterThan(1000);
  });
});

describe('the exploration itself', () => {
  const opening = openingSituation({ breaker: 'B', raceTo: { A: 2, B: 2 } });

  test('a stroke from three balls can be seen in thousands of ways', () => {
    const shot = { ...opening, phase: 'shot', ballsOnTable: [1, 2, 10], shotNumber: 4 } as const;
    expect(reportsIn(shot).length).toBeGreaterThan(20_000);
  });

  test('states that differ in what counts have different keys, and one fold each', () => {
    const late = { ...opening, shotNumber: 9, phase: 'shot', breakLegal: true } as const;
    const fold = folded(late, FACETS);
    expect(fold).toMatchObject({ shooter: 'A', breaker: 'A', shotNumber: 3, breakLegal: false });
    expect(folded(fold, FACETS)).toEqual(fold);
    expect(keyOf(fold, FACETS)).toBe(keyOf(late, FACETS));
    const fouled = { ...late, consecutiveFouls: { A: 1, B: 0 } };
    expect(keyOf(fouled, FACETS)).not.toBe(keyOf(late, FACETS));
    expect(keyOf(fouled, ['race'])).toBe(keyOf(late, ['race']));
  });
});
