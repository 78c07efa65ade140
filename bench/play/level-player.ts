/** The shipped computer players at a bench: the head of a level at the end of the bench's arm. */
import { type Level, SKILLS, choose } from '@tenball/ai';
import { type Arm, withArm } from './arms.ts';
import type { Player } from './player.ts';

/** The head and the budget of `level`, planning for `arm`. */
export function levelPlayer(level: Level, arm: Arm, name = `level-${level}`): Player {
  const skill = withArm(SKILLS[level], arm);
  return {
    name,
    choose: (match, seat, seed) => choose(match, seat, skill, seed),
  };
}

/** The strongest there is: the head of level 10. */
export function bestPlayer(arm: Arm): Player {
  return levelPlayer(10, arm, 'best');
}
