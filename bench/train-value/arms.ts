/** Whose racks the training sees: arms of levels 4 to 10 and between them, mostly seeing heads. */
import { type Seed, uniform } from '@tenball/base';
import { type Head, LEVELS, SKILLS, type Skill } from '@tenball/ai';

/** Levels of 4 and above. */
const TRAINED = LEVELS.filter((level) => level >= 4);
/** An arm's errors are scaled by a factor between one over this and this. */
const WIDEST = 1.4;
/** Share of the players with a head that finds banks, kicks and combinations. */
const SEEING_SHARE = 0.8;
/** A full head on a grid that its small budget can pay, and one that sees direct pots only. */
const SEEING: Head = { ...SKILLS[8].head, grid: 'medium' };
const PLAIN: Head = { ...SEEING, indirect: false, defendBelow: 0.5 };

/** The arm that errs on purpose, so that positions come up which good play avoids. */
export const CLUMSY: Skill = SKILLS[1];

/** The player of one rack, the same on both sides. `budget` in simulations a decision. */
export function drawSkill(root: Seed, budget: number): Skill {
  const level = TRAINED[Math.floor(uniform(root, 1) * TRAINED.length)] ?? 7;
  const of = SKILLS[level];
  const factor = 1 / WIDEST + uniform(root, 2) * (WIDEST - 1 / WIDEST);
  const seeing = uniform(root, 3) < SEEING_SHARE;
  return {
    level, budget,
    headingSigmaDegrees: of.headingSigmaDegrees * factor,
    speedSigma: of.speedSigma * factor,
    tipRightSigma: of.tipRightSigma * factor,
    tipUpSigma: of.tipUpSigma * factor,
    head: seeing ? SEEING : PLAIN,
  };
}
