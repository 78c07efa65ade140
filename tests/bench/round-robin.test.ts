import type { Level } from '@tenball/ai';
import { describe, expect, test } from 'vitest';
import { type DuelLine, decodeUnit } from '../../bench/levels/lines.ts';
import { type Decided, ratingsOf } from '../../bench/levels/ratings.ts';
import { roundRobinText } from '../../bench/levels/round-robin.ts';
import { taskOf } from '../../bench/levels/setting.ts';

/** `won` racks of `a` and `lost` of `b`, each rack of its own number. */
function racks(a: number, b: number, won: number, lost: number): Decided[] {
  return Array.from({ length: won + lost }, (_, rack) => (
    rack < won ? { winner: a, loser: b, rack } : { winner: b, loser: a, rack }
  ));
}

/** Duels of `level` against `against`, of which `won` in a hundred are won. */
function duels(level: Level, against: Level, won: number): DuelLine[] {
  return Array.from({ length: 100 }, (_, unit) => ({
    kind: 'unit', part: 'duel', level, against, stamp: '', unit, shots: 1,
    result: unit < won ? 'won' : 'lost',
  }));
}

describe('ratings', () => {
  test('two to one is a hundred points, about zero', () => {
    const [first, second] = ratingsOf([1, 2], racks(2, 1, 200, 100)) ?? [];
    expect(first?.rating).toBeCloseTo(-50, 6);
    expect(second?.rating).toBeCloseTo(50, 6);
    expect(second?.step?.rating).toBeCloseTo(100, 6);
    // One standard error of ln(2) is √(1/200 + 1/100) in log-odds: 17.7 points.
    expect((second?.step?.high ?? 0) - 100).toBeCloseTo(1.96 * 17.67, 0);
  });

  test('of three who win as ratings say are those ratings', () => {
    const all = [...racks(2, 1, 200, 100), ...racks(3, 2, 200, 100), ...racks(3, 1, 240, 60)];
    const found = ratingsOf([1, 2, 3], all) ?? [];
    expect(found.map(({ rating }) => Math.round(rating))).toEqual([-100, 0, 100]);
  });

  test('are not made up where nobody knows how far apart two are', () => {
    expect(ratingsOf([1, 2], racks(2, 1, 10, 0))).toBeUndefined();
    expect(ratingsOf([1, 2, 3], racks(2, 1, 10, 5))).toBeUndefined();
  });
});

describe('a round robin', () => {
  const rising = [...duels(2, 1, 60), ...duels(3, 1, 80), ...duels(3, 2, 70)];

  test('shows each level against each, and all racks of each', () => {
    const text = roundRobinText(rising);
    expect(text).toContain('decided racks of a pair: 100 to 100');
    expect(text).toContain('| 1 | – | 40.0 | 20.0 | 30.0 |');
    expect(text).toContain('| 3 | 80.0 | 70.0 | – | 75.0 |');
    expect(text).toContain('of all racks rises with the level: yes, in none of 2 steps');
    expect(text).toContain('against each opponent rises with the level: yes, in none of 2 steps');
    expect(text).toContain('leaves out what the ratings say: 0 of 3');
  });

  test('names the step at which more is worse, and how surely', () => {
    const text = roundRobinText([...duels(2, 1, 80), ...duels(3, 1, 60), ...duels(3, 2, 40)]);
    expect(text).toContain('of all racks rises with the level: falls in 1 of 2 steps, in 1 beyond');
    expect(text).toContain('level 3 after 2, of all racks: 70.0 [63.3, 75.9] (200) then 50.0');
    expect(text).toContain('level 3 after 2, of 1: 80.0');
  });

  test('asks for every pair once, and for nothing else', () => {
    expect(taskOf(['--round-robin', '6', '--workers', '2'])).toMatchObject({
      roundRobin: 6, ghost: 0, duel: 0, mannerRacks: 0, workers: 2,
    });
    expect(() => taskOf(['--round-robin', '3'])).toThrow(/--round-robin 3: expected an even/);
  });
});

test('a unit that lacks a number is told by its place', () => {
  const ghost = {
    kind: 'unit', part: 'ghost', level: 3, stamp: 'a', unit: 0, won: true, balls: 4, decisions: 5,
    simulations: 60, ms: 7,
  };
  expect(decodeUnit(ghost, 'x.jsonl:2')).toEqual(ghost);
  for (const name of ['balls', 'decisions', 'simulations', 'ms', 'unit']) {
    expect(() => decodeUnit({ ...ghost, [name]: undefined }, 'x.jsonl:2'))
      .toThrow(`x.jsonl:2: expected a whole number '${name}'`);
  }
  const duel = { ...ghost, part: 'duel', result: 'won', shots: 9 };
  expect(decodeUnit(duel, 'x.jsonl:3')).toMatchObject({ level: 3, against: 2 });
  const drawn = { ...duel, result: 'drawn' };
  expect(() => decodeUnit(drawn, 'x.jsonl:3')).toThrow(/x\.jsonl:3: .*won, lost or undecided/);
  const lowest = { ...duel, level: 1 };
  expect(() => decodeUnit(lowest, 'x.jsonl:3')).toThrow('x.jsonl:3: expected a level below');
});
