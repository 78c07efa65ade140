/** The second part of a hint: how often the shot works, for this arm and for two others. */
import { skillOfArm } from './arm-estimate.ts';
import type { Advice, Counted, HintChances, HintQuestion } from './hint-content.ts';
import { matchOf } from './hint-advice.ts';
import { type Tally, tallyArms } from './hint-draws.ts';
import { poseProblem } from './problem.ts';

/** Arms of people that the player's own is shown beside, net degrees (AI specification 2.3). */
const CLUB = skillOfArm(0.09);
const PRO = skillOfArm(0.045);
/** The draws that came with the advice are enough for the player's own chance from here on. */
const ENOUGH = 60;
/** Standard errors on both sides of what holds 95 times of a hundred. */
const Z = 1.96;

/** Chances of the advised stroke, from draws that had no part in choosing it. */
export function chancesOf(question: HintQuestion, advice: Advice): Counted<HintChances> {
  const { seat, skill, seed, budget } = question;
  const problem = poseProblem(matchOf(question, advice), seat, skill, seed, budget);
  const own = advice.own.draws >= ENOUGH ? advice.own : undefined;
  const [club, pro, drawn] = tallyArms(
    problem, advice, own === undefined ? [CLUB, PRO, skill] : [CLUB, PRO],
  );
  const tallies = { you: own ?? drawn, club, pro };
  const value = {
    you: shareOf(tallies.you), club: shareOf(tallies.club), pro: shareOf(tallies.pro),
    within: Math.max(...Object.values(tallies).map(halfWidth)),
  };
  return { value, simulations: problem.spent };
}

type Seen = Readonly<Tally> | undefined;

function shareOf(tally: Seen): number {
  return tally === undefined || tally.draws === 0 ? 0 : tally.works / tally.draws;
}

/** Half of Wilson's interval. */
function halfWidth(tally: Seen): number {
  const draws = tally?.draws ?? 0;
  if (draws === 0) return 1;
  const share = shareOf(tally);
  const squared = (share * (1 - share)) / draws + (Z * Z) / (4 * draws * draws);
  return (Z * Math.sqrt(squared)) / (1 + (Z * Z) / draws);
}
