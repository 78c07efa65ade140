/** The stroke to play from where the cue ball lies: attack first, then whatever is worth more. */
import { type Candidate, meanWorth } from './candidate.ts';
import { type Problem, within } from './problem.ts';
import { mayPushOut, pushOut } from './push-out.ts';
import { defend, lastResort, safest } from './safety.ts';
import { attack } from './search.ts';
import { worthOfFoul } from './score.ts';

/** What an attack may use of the budget when there is a second thing to think about. */
const ATTACK_SHARE = 0.5;
const PUSH_OUT_SHARE = 0.5;
/** A pot is given up only for what is worth this much more. */
const POT_MARGIN = 0.02;
/** A push-out is considered when nothing better than this is found. */
const PUSH_OUT_BELOW = 0.6;

/** The best stroke found. Always one: at worst the likeliest to hit the ball on. */
export function decideShot(problem: Problem): Candidate {
  const { head } = problem.skill;
  const budget = problem.limit - problem.spent;
  const share = head.defendBelow > 0 ? ATTACK_SHARE : 1;
  const [best] = within(problem, budget * share, () => attack(problem));
  const enough = head.defendBelow > 0 ? head.defendBelow : 0;
  if (best !== undefined && meanWorth(best) >= enough && !isPushWorthy(problem, best)) return best;
  return bestOf(problem, best);
}

function appeal(candidate: Candidate): number {
  return meanWorth(candidate) + (candidate.family === 'pot' ? POT_MARGIN : 0);
}

function isPushWorthy(problem: Problem, best: Candidate): boolean {
  return mayPushOut(problem) && meanWorth(best) < PUSH_OUT_BELOW && problem.skill.level > 1;
}

/** The best of attack, push-out and defence. */
function bestOf(problem: Problem, attacked: Candidate | undefined): Candidate {
  const options: Candidate[] = attacked === undefined ? [] : [attacked];
  if (mayPushOut(problem)) {
    const share = (problem.limit - problem.spent) * PUSH_OUT_SHARE;
    const [pushed] = within(problem, share, () => pushOut(problem));
    if (pushed !== undefined) options.push(pushed);
  }
  const defences = defend(problem);
  if (defences[0] !== undefined) options.push(defences[0]);
  options.sort((a, b) => appeal(b) - appeal(a));
  const [best] = options;
  if (best === undefined) return lastResort(problem);
  const hopeless = meanWorth(best) <= worthOfFoul(problem) + 1e-9;
  return hopeless ? safest(defences) ?? best : best;
}
