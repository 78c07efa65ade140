/** A level whole: its own head at the end of its own arm. */
import { type Level, NEUTRAL, type Personality, SKILLS, choose } from '@tenball/ai';
import type { Arm } from '../play/arms.ts';
import type { Player } from '../play/player.ts';

/** The arm of `level` as one of the bench. */
export function levelArm(level: Level): Arm {
  const { headingSigmaDegrees, speedSigma, tipRightSigma, tipUpSigma } = SKILLS[level];
  return {
    name: `level-${level}`,
    errors: { headingSigmaDegrees, speedSigma, tipRightSigma, tipUpSigma },
    speedError: undefined,
  };
}

/** The player of `level`, with a manner of his own where one is given. */
export function wholeLevel(level: Level, personality: Personality = NEUTRAL): Player {
  const skill = SKILLS[level];
  return {
    name: `level-${level}`,
    choose: (match, seat, seed) => choose(match, seat, skill, seed, skill.budget, personality),
  };
}
