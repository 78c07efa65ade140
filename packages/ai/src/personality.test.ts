import { derive, seed } from '@tenball/base';
import { type Layout } from '@tenball/equipment';
import { decide } from '@tenball/match';
import { describe, expect, test } from 'vitest';
import { choose } from './choose.ts';
import { NEUTRAL, PERSONALITIES, PERSONALITY_NAMES, armAt } from './personality.ts';
import { SKILLS, netSigmaDegrees } from './skills.ts';
import { matchAt, randomLayout } from './testing/positions.ts';

const BUDGET = 250;

/** A long thin cut with a blocker nearby: a pot is possible, a safety is as good. */
const DOUBTFUL: Layout = {
  0: { x: -0.9, y: 0.3 }, 1: { x: 0.7, y: 0.5 }, 4: { x: -0.2, y: -0.2 }, 8: { x: 0.9, y: -0.4 },
  9: { x: -0.5, y: 0.5 }, 10: { x: 0.1, y: 0.4 },
};

describe('a manner of play', () => {
  test('keeps within what a level bears', () => {
    for (const name of PERSONALITY_NAMES) {
      const { aggression, caution, pace, spin, rails, pressure } = PERSONALITIES[name];
      expect(aggression).toBeGreaterThanOrEqual(-0.02);
      expect(aggression).toBeLessThanOrEqual(0.03);
      expect(Math.abs(caution)).toBeLessThanOrEqual(0.02);
      expect(Math.abs(pace - 1)).toBeLessThanOrEqual(0.15);
      // The tip is at most .45 radii off the centre.
      expect(Math.abs(spin) * 0.45 + Math.abs(rails)).toBeLessThanOrEqual(0.02);
      expect(pressure).toBeGreaterThanOrEqual(1);
      expect(pressure).toBeLessThanOrEqual(1.15);
    }
  });

  test('has a name and a line of its own in both languages', () => {
    const texts = PERSONALITY_NAMES.flatMap((name) => {
      const { title, line } = PERSONALITIES[name];
      return [title.en, title.ru, line.en, line.ru];
    });
    expect(new Set(texts).size).toBe(4 * PERSONALITY_NAMES.length);
    for (const text of texts) expect(text).not.toBe('');
  });

  test('that is none changes no choice', () => {
    for (let n = 0; n < 3; n += 1) {
      const match = matchAt(randomLayout(derive(seed('manner'), n), [2, 4, 7, 9, 10]));
      for (const level of [1, 4, 8] as const) {
        const plain = choose(match, 'A', SKILLS[level], seed(n), BUDGET);
        expect(choose(match, 'A', SKILLS[level], seed(n), BUDGET, NEUTRAL)).toEqual(plain);
      }
    }
  });

  test.each(PERSONALITY_NAMES)('%s always has an answer', (name) => {
    for (let n = 0; n < 4; n += 1) {
      const match = matchAt(randomLayout(derive(seed('answer'), n), [3, 5, 6, 8, 10]));
      const { command } = choose(match, 'A', SKILLS[7], seed(n), BUDGET, PERSONALITIES[name]);
      expect(decide(match, 'A', command).ok).toBe(true);
    }
  });

  test('that likes to attack pots where one that does not plays safe', () => {
    const match = matchAt(DOUBTFUL);
    const bold = { ...NEUTRAL, aggression: 1 };
    const meek = { ...NEUTRAL, aggression: -1, caution: 1 };
    const families = [bold, meek].map((manner) => (
      choose(match, 'A', SKILLS[8], seed(1), 2000, manner).family
    ));
    expect(families[0]).toBe('pot');
    expect(families[1]).not.toBe('pot');
  });

  test('that is slow strikes the same pots more softly', () => {
    const match = matchAt({ 0: { x: 0.2, y: 0.1 }, 10: { x: 0.9, y: 0.35 } });
    const speeds = [0.88, 1, 1.12].map((pace) => {
      const { command } = choose(match, 'A', SKILLS[8], seed(1), 2000, { ...NEUTRAL, pace });
      return command.kind === 'shoot' ? command.stroke.speed : NaN;
    });
    expect(new Set(speeds).size).toBe(3);
  });
});

describe('pressure', () => {
  const score = (a: number, b: number) => matchAt(DOUBTFUL, { score: { A: a, B: b } });

  test('widens the arm by its factor when both need one rack', () => {
    for (const name of PERSONALITY_NAMES) {
      const manner = PERSONALITIES[name];
      const arm = netSigmaDegrees(armAt(SKILLS[6], manner, score(4, 4)));
      expect(arm).toBeCloseTo(netSigmaDegrees(SKILLS[6]) * manner.pressure, 12);
    }
  });

  test('is none before, and none for one who has no manner', () => {
    const { firebrand } = PERSONALITIES;
    for (const match of [score(0, 0), score(4, 3), score(3, 4)]) {
      expect(armAt(SKILLS[6], firebrand, match)).toBe(SKILLS[6]);
    }
    expect(armAt(SKILLS[6], NEUTRAL, score(4, 4))).toBe(SKILLS[6]);
  });
});
