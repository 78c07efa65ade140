/** The second part of a hint: how often the shot works, for this arm and for two others. */
import { skillOfArm } from './arm-estimate.ts';
import type { Advice, Counted, HintChances, HintQuestion } from './hint-content.ts';
import { matchOf } from './hint-advice.ts';
import { drawOutcomes, newDraws, workingShare } from './hint-draws.ts';
import { poseProblem } from './problem.ts';
import type { Skill } from './skills.ts';

const ARMS = 3;
/** Arms of people that the player's own is shown beside, net degrees (AI specification 2.3). */
const CLUB = skillOfArm(0.09);
const PRO = skillOfArm(0.045);

/** Chances of the advised stroke, from draws that had no part in choosing it. */
export function chancesOf(question: HintQuestion, advice: Advice): Counted<HintChances> {
  const { seat, skill, seed, budget } = question;
  const problem = poseProblem(matchOf(question, advice), seat, skill, seed, budget);
  const count = Math.max(1, Math.floor(budget / ARMS));
  const chance = (arm: Skill): number => {
    const draws = newDraws(count);
    drawOutcomes(problem, draws, { ...advice, skill: arm });
    return workingShare(draws);
  };
  const value = { you: chance(skill), club: chance(CLUB), pro: chance(PRO) };
  return { value, simulations: problem.spent };
}
