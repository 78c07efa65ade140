/** The stroke to play from where the cue ball lies: attack first, then whatever is worth more. */
import {
  type Candidate, FRESH_SAMPLES, LAST_SAMPLES, type Round, judgeAnew, meanWorth, tastedWorth,
} from './candidate.ts';
import { plainHit } from './novice.ts';
import { pick } from './pick.ts';
import { type Problem, remaining, within } from './problem.ts';
import { mayPushOut, pushOut } from './push-out.ts';
import { refine } from './refine.ts';
import { defend, lastResort, sacrifice, safest } from './safety.ts';
import { attack, attackWith } from './search.ts';
import { worthOfFoul } from './score.ts';
import { countOf } from './spread.ts';
import { type Swept, sweep } from './sweep.ts';

/** The best of each kind that was looked for, and what is played. */
export interface Weighed {
  readonly chosen: Candidate;
  /** Pots a called ball, by a plan or without one. */
  readonly attack?: Candidate;
  /** Leaves the opponent little: a safety, or a kick at a hidden ball. */
  readonly defence?: Candidate;
  readonly pushOut?: Candidate;
}

/** What an attack may use of the budget when there is a second thing to think about. */
const ATTACK_SHARE = 0.5;
/**
 * Heads that see banks and kicks look for them when a direct pot is worth less than this, and less
 * than an average position is to this arm.
 */
const SWEEP_BELOW = 0.75;
/** Shares of what remains after the sweep. */
const PUSH_OUT_SHARE = 0.25;
const REFINING_SHARE = 0.65;
const SACRIFICE_SHARE = 0.1;
/** Kept back for what is chosen to be judged by samples that chose nothing. */
const JUDGING_SHARE = 0.03;
/** A pot is given up only for what is worth this much more. */
const POT_MARGIN = 0.02;
/** A push-out is considered when nothing better than this is found. */
const PUSH_OUT_BELOW = 0.6;
/** A foul on purpose when nothing better than this is found. */
const SACRIFICE_BELOW = 0.3;

/** The best stroke found. Always one: at worst the likeliest to hit the ball on. */
export function decideShot(problem: Problem): Candidate {
  return weigh(problem).chosen;
}

/** All that is worth considering from where the cue ball lies. */
export function weigh(problem: Problem): Weighed {
  const { head } = problem.skill;
  const { caution } = problem.personality;
  const isOneSided = head.defendBelow <= 0 && !head.indirect;
  const budget = (problem.limit - problem.spent) * (isOneSided ? 1 : ATTACK_SHARE);
  const ranked = within(problem, budget, () => attack(problem));
  const picked = pick(problem, ranked, tastedWorth);
  const direct = picked && judgeAnew(problem, picked, FRESH_SAMPLES);
  if (direct === undefined && head.stuck === 'hits') return { chosen: plainHit(problem) };
  const worth = direct === undefined ? -1 : meanWorth(direct);
  const average = averageWorth(problem);
  const defendBelow = Math.min(head.defendBelow, average) + caution;
  const wantsPots = head.indirect && worth < Math.min(SWEEP_BELOW, average);
  const wantsDefence = direct === undefined || worth < defendBelow;
  const wantsPush = mayPushOut(problem) && worth < PUSH_OUT_BELOW && head.pushesOut;
  if (direct !== undefined && !wantsPots && !wantsDefence && !wantsPush) {
    return { chosen: direct, attack: direct };
  }
  const choosing = remaining(problem) * (1 - JUDGING_SHARE);
  const wants = { wantsPots, wantsDefence, wantsPush };
  const weighed = within(problem, choosing, () => weighMore(problem, direct, wants));
  return { ...weighed, chosen: judgeAnew(problem, weighed.chosen, LAST_SAMPLES) };
}

/** Direct pots of an analysis: more of them are kept than one that is to be played needs. */
const ALL_ROUNDS: readonly Round[] = [
  { keep: 32, samples: 8 }, { keep: 16, samples: 24 }, { keep: 10, samples: 64 },
];

/** Everything that was found, of all kinds, best first: for analysis. Never empty. */
export function weighAll(problem: Problem): Candidate[] {
  const budget = remaining(problem) * ATTACK_SHARE;
  const direct = within(problem, budget, () => attackWith(problem, ALL_ROUNDS));
  const swept = sweep(problem);
  const isPush = mayPushOut(problem);
  const share = remaining(problem) / (isPush ? 3 : 2);
  const pushed = isPush ? within(problem, share, () => pushOut(problem)) : [];
  const indirect = problem.skill.head.indirect
    ? within(problem, share, () => refine(problem, swept)) : [];
  const all = [...direct, ...indirect, ...pushed, ...defend(problem, swept.quiet)];
  return all.length > 0 ? all.sort((a, b) => meanWorth(b) - meanWorth(a)) : [lastResort(problem)];
}

/** What a position with as many balls is worth to this arm on average. */
function averageWorth(problem: Problem): number {
  return problem.outlook.ladder[countOf(problem.spread)] ?? 1;
}

interface Wants {
  readonly wantsPots: boolean;
  readonly wantsDefence: boolean;
  readonly wantsPush: boolean;
}

function weighMore(problem: Problem, direct: Candidate | undefined, wants: Wants): Weighed {
  const swept: Swept = sweep(problem);
  const rest = remaining(problem);
  const [pushed] = wants.wantsPush
    ? within(problem, rest * PUSH_OUT_SHARE, () => pushOut(problem)) : [];
  const refining = remaining(problem) * (wants.wantsDefence ? REFINING_SHARE : 1);
  const [indirect] = wants.wantsPots
    ? within(problem, refining, () => refine(problem, swept)) : [];
  const best = betterOf(direct, indirect);
  const sacrificing = SACRIFICE_SHARE * remaining(problem);
  const defending = remaining(problem) - sacrificing;
  const defences = wants.wantsDefence
    ? within(problem, defending, () => defend(problem, swept.quiet)) : [];
  const options = [best, pushed, defences[0]].filter((each) => each !== undefined);
  const kinds = {
    ...(best !== undefined && { attack: best }),
    ...(defences[0] !== undefined && { defence: defences[0] }),
    ...(pushed !== undefined && { pushOut: pushed }),
  };
  const chosen = pick(problem, options, appeal);
  return { chosen: lastWord(problem, chosen, defences, wants.wantsDefence), ...kinds };
}

/** `best`, unless there is none, or giving the ball away is worth more. */
function lastWord(
  problem: Problem, best: Candidate | undefined, defences: readonly Candidate[],
  wantsDefence: boolean,
): Candidate {
  const worth = best === undefined ? -1 : meanWorth(best);
  if (wantsDefence && problem.skill.head.indirect && worth < SACRIFICE_BELOW) {
    const [given] = sacrifice(problem);
    if (given !== undefined && meanWorth(given) > worth) return given;
  }
  if (best === undefined) return lastResort(problem);
  return worth <= worthOfFoul(problem) + 1e-9 ? safest(defences) ?? best : best;
}

function betterOf(a: Candidate | undefined, b: Candidate | undefined): Candidate | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return tastedWorth(b) > tastedWorth(a) ? b : a;
}

function appeal(candidate: Candidate): number {
  return tastedWorth(candidate) + (candidate.family === 'pot' ? POT_MARGIN : 0);
}
