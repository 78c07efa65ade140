/** Whose racks the training sees: arms from a club player's to a machine's, mostly seeing heads. */
import { type Seed, uniform } from '@tenball/base';
import { type Head, type Skill } from '@tenball/ai';
import { type ArmErrors, armErrors } from '../play/arms.ts';

/**
 * From club players to a machine: net direction error in degrees, share of the speed, tip errors in
 * millimetres. Numbers of the training's own, so that another tuning of the levels changes nothing.
 */
const ARMS: readonly ArmErrors[] = [
  armErrors(0.23, 0.1, 0.48, 1.55), armErrors(0.13, 0.08, 0.3, 1.1),
  armErrors(0.085, 0.06, 0.19, 0.75), armErrors(0.08, 0.055, 0.18, 0.7),
  armErrors(0.065, 0.045, 0.15, 0.55), armErrors(0.045, 0.025, 0.1, 0.35),
  armErrors(0.005, 0.003, 0.01, 0.03),
];
/** An arm's errors are scaled by a factor between one over this and this. */
const WIDEST = 1.4;
/**
 * Half of the arms err in speed and height of the tip as goes with their direction, the others from
 * a quarter of it to half as much again: there are machines that turn more than they push amiss.
 */
const OWN_TOUCH_SHARE = 0.5;
const FINEST_TOUCH = 0.25;
const COARSEST_TOUCH = 1.5;
/** Share of the players with a head that finds banks, kicks and combinations. */
const SEEING_SHARE = 0.8;
/** A full head on a grid that its small budget can pay, and one that sees direct pots only. */
const SEEING: Head = {
  aim: 'solved', grid: 'medium', indirect: true, defendBelow: 0.75, stuck: 'defends',
  pushesOut: true, confidence: 1, mostSamples: 64, temperature: 0, foresight: 'table',
};
const PLAIN: Head = { ...SEEING, indirect: false, defendBelow: 0.5 };

/** The arm that errs on purpose, so that positions come up which good play avoids. */
export const CLUMSY: Skill = {
  level: 1, budget: 120, ...armErrors(0.8, 0.2, 1.3, 2.6),
  head: {
    aim: 'ghost-ball', grid: 'two-speeds', indirect: false, defendBelow: 0, stuck: 'hits',
    pushesOut: false, confidence: 0.6, mostSamples: 1, temperature: 0.08, foresight: 'next-ball',
  },
};

/** The player of one rack, the same on both sides. `budget` in simulations a decision. */
export function drawSkill(root: Seed, budget: number): Skill {
  const of = ARMS[Math.floor(uniform(root, 1) * ARMS.length)] as ArmErrors;
  const factor = 1 / WIDEST + uniform(root, 2) * (WIDEST - 1 / WIDEST);
  const touch = drawTouch(root);
  const seeing = uniform(root, 3) < SEEING_SHARE;
  return {
    level: 10, budget,
    headingSigmaDegrees: of.headingSigmaDegrees * factor,
    speedSigma: of.speedSigma * factor * touch,
    tipRightSigma: of.tipRightSigma * factor,
    tipUpSigma: of.tipUpSigma * factor * touch,
    head: seeing ? SEEING : PLAIN,
  };
}

/** Errors of speed and height over those that go with the direction: even steps of the factor. */
function drawTouch(root: Seed): number {
  if (uniform(root, 4) >= OWN_TOUCH_SHARE) return 1;
  return FINEST_TOUCH * Math.pow(COARSEST_TOUCH / FINEST_TOUCH, uniform(root, 5));
}
