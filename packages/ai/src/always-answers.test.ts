import { derive, seed, shuffle, uniformInteger } from '@tenball/base';
import { OBJECT_BALLS } from '@tenball/equipment';
import { type Match, actorOf, decide } from '@tenball/match';
import { describe, expect, test } from 'vitest';
import { choose } from './choose.ts';
import { LEVELS, SKILLS, type Skill } from './skills.ts';
import { NASTY } from './testing/nasty.ts';
import { matchAt, randomLayout } from './testing/positions.ts';

/** A run that is under way when the budget ends costs at most so much: clusters take long. */
const OVERDRAFT = 60;
const QUICK = 100;

function answer(match: Match, skill: Skill, root: number, budget = skill.budget): void {
  const seat = actorOf(match) ?? 'A';
  const { command, simulations } = choose(match, seat, skill, seed(root), budget);
  expect(decide(match, seat, command)).toMatchObject({ ok: true });
  expect(simulations).toBeLessThanOrEqual(budget + OVERDRAFT);
}

describe('fifty nasty positions', () => {
  test('are fifty', () => {
    expect(new Set(NASTY.map(({ name }) => name)).size).toBe(50);
  });

  test.each(NASTY)('$name', ({ layout, changes }) => {
    const match = matchAt(layout, changes);
    for (const level of [1, 4, 7] as const) answer(match, SKILLS[level], level, QUICK);
    answer(match, SKILLS[10], 10);
  });
});

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('random positions of hundred %d', (hundred) => {
  for (let n = 100 * hundred; n < 100 * hundred + 100; n += 1) {
    const root = derive(seed('always answers'), n);
    const others = shuffle(root, OBJECT_BALLS.slice(0, 9)).slice(0, uniformInteger(root, 1, 10));
    const level = LEVELS[uniformInteger(root, 2, 10)] ?? 1;
    const inHand = uniformInteger(root, 3, 4) === 0;
    const fouls = uniformInteger(root, 4, 3);
    const match = matchAt(randomLayout(derive(root, 5), [...others, 10]), {
      ...(inHand && { cueBall: 'inHandAnywhere' as const }),
      consecutiveFouls: { A: fouls, B: 0 }, warnedOnTwo: { A: fouls === 2, B: false },
    });
    answer(match, SKILLS[level], n, QUICK);
  }
});
