import { derive, seed } from '@tenball/base';
import { describe, expect, test } from 'vitest';
import { execute } from './execute.ts';
import {
  DICE_KEYS_START, EXECUTION_KEYS_END, MAX_SAMPLES, SAMPLE_KEYS_END, SAMPLE_KEYS_START,
  drawExecutionError, drawSampleError, seedOfAct,
} from './key-spaces.ts';
import { SKILLS } from './skills.ts';

const STROKE = {
  speed: 2, headingDegrees: 30, elevationDegrees: 0, tipRight: 0, tipUp: 0.2,
} as const;

describe('the planner and the arm draw from separate keys', () => {
  test('the three intervals of keys do not meet', () => {
    expect(EXECUTION_KEYS_END).toBeLessThanOrEqual(SAMPLE_KEYS_START);
    expect(SAMPLE_KEYS_END).toBeLessThanOrEqual(DICE_KEYS_START);
    expect(DICE_KEYS_START).toBeLessThan(2 ** 31);
  });

  test('no planner key of a seed gives the number of an execution key', () => {
    for (const value of [0, 1, 77, 123456]) {
      const root = seed(value);
      const execution = new Set<number>();
      for (let key = 0; key < EXECUTION_KEYS_END; key += 1) execution.add(derive(root, key));
      for (let key = SAMPLE_KEYS_START; key < SAMPLE_KEYS_END; key += 1) {
        if (execution.has(derive(root, key))) expect.fail(`key ${key} repeats`);
      }
      for (let n = 0; n < 1000; n += 1) {
        expect(execution.has(derive(root, DICE_KEYS_START + n))).toBe(false);
      }
    }
  });

  test('the seeds of the plan and of the arm are others at every act', () => {
    const root = seed(9);
    const seeds = new Set<number>();
    for (let act = 0; act < 500; act += 1) {
      seeds.add(seedOfAct(root, 'planning', act));
      seeds.add(seedOfAct(root, 'execution', act));
    }
    expect(seeds.size).toBe(1000);
  });

  test('no sample of the planner is the error of the arm, even under one seed', () => {
    const root = seed(5);
    const real = drawExecutionError(root);
    for (let n = 0; n < MAX_SAMPLES; n += 1) {
      if (drawSampleError(root, n).heading === real.heading) expect.fail(`sample ${n} repeats`);
    }
  });
});

describe('the error of an arm', () => {
  test('has the size of the skill and ends at three deviations', () => {
    const skill = SKILLS[4];
    let sum = 0;
    let most = 0;
    const count = 4000;
    for (let n = 0; n < count; n += 1) {
      const played = execute(STROKE, skill, seed(n));
      const error = (played.headingDegrees - 30) / skill.headingSigmaDegrees;
      sum += error * error;
      most = Math.max(most, Math.abs(error));
    }
    expect(Math.sqrt(sum / count)).toBeGreaterThan(0.95);
    expect(Math.sqrt(sum / count)).toBeLessThan(1.03);
    expect(most).toBeLessThanOrEqual(3);
  });

  test('is larger, as a share of the speed, in soft shots', () => {
    const spread = (speed: number): number => {
      let sum = 0;
      for (let n = 0; n < 2000; n += 1) {
        const played = execute({ ...STROKE, speed }, SKILLS[3], seed(n));
        sum += (played.speed / speed - 1) ** 2;
      }
      return Math.sqrt(sum / 2000);
    };
    expect(spread(0.2) / spread(2)).toBeCloseTo(1.4, 1);
    expect(spread(1) / spread(2)).toBeCloseTo(1, 2);
  });

  test('never leaves what a cue can do', () => {
    const wild = { ...STROKE, speed: 11.9, tipUp: 0.85, tipRight: 0.3 };
    for (let n = 0; n < 500; n += 1) {
      const played = execute(wild, SKILLS[1], seed(n));
      expect(played.speed).toBeGreaterThan(0);
      expect(played.speed).toBeLessThanOrEqual(12);
      expect(played.tipUp ** 2 + played.tipRight ** 2).toBeLessThanOrEqual(0.8101);
      expect(played.headingDegrees).toBeGreaterThanOrEqual(0);
      expect(played.headingDegrees).toBeLessThan(360);
    }
  });

  test('shrinks from level to level', () => {
    const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
    for (const level of levels.slice(1)) {
      const better = SKILLS[level];
      const worse = SKILLS[(level - 1) as (typeof levels)[number]];
      expect(better.headingSigmaDegrees).toBeLessThan(worse.headingSigmaDegrees);
      expect(better.speedSigma).toBeLessThan(worse.speedSigma);
      expect(better.tipUpSigma).toBeLessThan(worse.tipUpSigma);
    }
  });
});
