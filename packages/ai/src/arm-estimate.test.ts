import { derive, present, seed, uniform } from '@tenball/base';
import type { ObjectBall } from '@tenball/equipment';
import type { Match } from '@tenball/match';
import type { Call } from '@tenball/rules';
import { describe, expect, test } from 'vitest';
import { solveAim, strokeOf } from './aim.ts';
import {
  ARM_BINS, type ArmEstimate, armBinDegrees, armSigmaDegrees, learn, learnPot, newArmEstimate,
  skillOfArm,
} from './arm-estimate.ts';
import { directPots } from './candidates.ts';
import { execute } from './execute.ts';
import { drops } from './margin.ts';
import { poseProblem } from './problem.ts';
import { LEVELS, SKILLS, type Skill, netSigmaDegrees } from './skills.ts';
import { matchAt, randomLayout } from './testing/positions.ts';

const SHOTS = 60;
const BALL: ObjectBall = 3;
const SOLVED = seed('arm players');

/** A shot that a simulated player tries: neither certain nor hopeless for the arm. */
function trial(skill: Skill, root: number): {
  readonly match: Match; readonly call: Call & { readonly kind: 'pot' };
  readonly stroke: ReturnType<typeof strokeOf>; readonly made: boolean;
} | undefined {
  const match = matchAt(randomLayout(derive(root, 1), [BALL, 10]));
  const problem = poseProblem(match, 'A', skill, root, Infinity);
  const pot = directPots(problem.view, problem.spread, BALL, problem.outlook.sigma)
    .find(({ chance }) => 0.2 < chance && chance < 0.8);
  if (pot?.pocket === undefined) return undefined;
  const delivery = { ballSpeed: 1.2 + 1.5 * uniform(root, 2), tipRight: 0, tipUp: 0 };
  const heading = solveAim(problem, pot, delivery);
  if (heading === undefined) return undefined;
  const stroke = execute(strokeOf(match.setup.params, delivery, heading), skill, root);
  const call = { kind: 'pot', ball: BALL, pocket: pot.pocket.pocket, obvious: false } as const;
  return { match, call, stroke, made: drops(problem, call, stroke) };
}

/** What is known of a player with `skill` after sixty shots. */
function watched(skill: Skill, root: number): ArmEstimate {
  let estimate = newArmEstimate();
  for (let n = 0; estimate.attempts < SHOTS && n < 600; n += 1) {
    const shot = trial(skill, derive(root, n));
    if (shot !== undefined) estimate = learnPot(estimate, shot.match, shot);
  }
  return estimate;
}

describe('an arm is known by its pots', () => {
  test.each([0.05, 0.13, 0.35])('sixty shots tell an arm of %f degrees within a fifth', (arm) => {
    const ratios = [0, 1, 2].map((player) => (
      armSigmaDegrees(watched(skillOfArm(arm), derive(derive(SOLVED, player), arm * 1000))) / arm
    ));
    const middle = present([...ratios].sort((a, b) => a - b)[1], 'three players');
    expect(middle).toBeGreaterThan(0.8);
    expect(middle).toBeLessThan(1.2);
  });

  test('a stroke near the best heading speaks for an exact arm, one far off does not', () => {
    const before = armSigmaDegrees(newArmEstimate());
    const near = learn(newArmEstimate(), { off: 0.01, room: 0.4 }, true);
    const far = learn(newArmEstimate(), { off: -0.5, room: 0.4 }, false);
    expect(armSigmaDegrees(near)).toBeLessThan(before);
    expect(armSigmaDegrees(far)).toBeGreaterThan(before);
    expect(near.weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    expect([near.attempts, near.made, far.made]).toEqual([1, 1, 0]);
  });

  test('where the pocket has room for anything, a little off tells little', () => {
    const before = armSigmaDegrees(newArmEstimate());
    const wide = armSigmaDegrees(learn(newArmEstimate(), { off: 0.1, room: 6 }, true));
    expect(wide / before).toBeGreaterThan(0.95);
    expect(wide / before).toBeLessThan(1.05);
  });

  test('a stroke that meant something else altogether is a lapse', () => {
    let known = newArmEstimate();
    for (const off of [0.05, -0.06, 0.02, 0.07, -0.03, 0.04, -0.05, 0.01]) {
      known = learn(known, { off, room: 0.3 }, true);
    }
    const after = learn(known, { off: 40, room: 0.3 }, false);
    expect(armSigmaDegrees(after) / armSigmaDegrees(known)).toBeLessThan(1.1);
  });

  test('a safety is no pot, and a bank is not judged', () => {
    const match = matchAt({ 0: { x: 0, y: 0 }, 3: { x: 0.5, y: 0.2 }, 10: { x: -0.9, y: -0.3 } });
    const stroke = { speed: 2, headingDegrees: 20, elevationDegrees: 0, tipRight: 0, tipUp: 0 };
    const estimate = newArmEstimate();
    const safety = { call: { kind: 'safety' } as const, stroke, made: false };
    expect(learnPot(estimate, match, safety)).toBe(estimate);
    const back = { kind: 'pot', ball: 3, pocket: 'HR', obvious: false } as const;
    expect(learnPot(estimate, match, { call: back, stroke, made: true })).toBe(estimate);
  });
});

describe('an arm as a player', () => {
  test('the widths run from a hundredth of a degree to one', () => {
    expect(armBinDegrees(0)).toBeCloseTo(0.01, 12);
    expect(armBinDegrees(ARM_BINS - 1)).toBeCloseTo(1, 9);
  });

  test('an arm as exact as a level is the arm of that level', () => {
    for (const level of LEVELS) {
      const skill = SKILLS[level];
      const same = skillOfArm(netSigmaDegrees(skill));
      expect(same.headingSigmaDegrees).toBeCloseTo(skill.headingSigmaDegrees, 9);
      expect(same.speedSigma).toBeCloseTo(skill.speedSigma, 9);
      expect(same.tipUpSigma).toBeCloseTo(skill.tipUpSigma, 9);
    }
  });

  test('between and beyond the levels an arm is as wide as it is said to be', () => {
    for (const degrees of [0.003, 0.01, 0.05, 0.1, 0.3, 0.7, 1]) {
      expect(netSigmaDegrees(skillOfArm(degrees)) / degrees).toBeGreaterThan(0.9);
      expect(netSigmaDegrees(skillOfArm(degrees)) / degrees).toBeLessThan(1.1);
    }
  });
});
