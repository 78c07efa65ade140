import { describe, expect, test } from 'vitest';
import { tenball } from '../testing/program.ts';

/** A quick match of two who think little. */
const QUICK = ['play', '--a', '3', '--b', '2', '--racks', '1', '--seed', '7', '--budget', '40'];

describe('tenball play', () => {
  test('plays the same match for the same seed, to the byte', async () => {
    const [first, second] = await Promise.all([
      tenball([...QUICK, '--json']), tenball([...QUICK, '--json']),
    ]);
    expect(first.code).toBe(0);
    expect(second.out).toBe(first.out);
    const match = JSON.parse(first.out) as {
      readonly score: { readonly A: number; readonly B: number };
      readonly players: { readonly A: object };
    };
    expect(match).toMatchObject({ levels: { A: 3, B: 2 }, seed: 7, ruleset: 'base', racks: 1 });
    expect(match.score.A + match.score.B).toBe(1);
    expect(Object.keys(match.players.A)).toEqual(expect.arrayContaining([
      'racksWon', 'legalBreaks', 'ballsPerBreak', 'breakAndRuns', 'fouls', 'safeties', 'innings',
      'tpa',
    ]));
    expect(first.err).toMatch(/^\d+ decisions: p50 .* ms, p95 .* ms/);
  });

  test.each([
    [['--a', '11', '--b', '1'], "--a: expected a level from 1 to 10, found '11'"],
    [['--a', '1'], '--b'],
    [['--a', '1', '--b', '1', '--race', '1', '--racks', '2'], '--race and --racks'],
  ])('%j is bad input', async (options, message) => {
    const { code, out, err } = await tenball(['play', ...options]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});
