/** From the end of a simulated shot to the shooter's chance to win the rack, in [0, 1]. */
import { snapToNanometre, spotPosition } from '@tenball/equipment';
import { FATE_TABLE, type Outcome } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import { worthInHand, worthOf } from './evaluate.ts';
import type { Problem } from './problem.ts';
import { type Spread, countOf, has, layoutOf } from './spread.ts';
import { type Verdict, judge } from './verdict.ts';

const SAFETY: Call = { kind: 'safety' };
const TEN_BALL = 10;
const FOULS_THAT_LOSE = 3;

/** What a shot came to and what it is worth. */
export interface Score {
  readonly verdict: Verdict;
  readonly worth: number;
}

/** The worth for the shooter of `outcome` under `call`. */
export function scoreOutcome(problem: Problem, outcome: Outcome, call: Call): Score {
  const verdict = judge(problem.occasion, outcome, call);
  return { verdict, worth: worthAfter(problem, outcome, verdict) };
}

function worthAfter(problem: Problem, outcome: Outcome, verdict: Verdict): number {
  if (verdict === 'won') return 1;
  if (verdict === 'foul') return worthOfFoul(problem);
  const spread = spreadAfter(problem, outcome);
  if (verdict === 'continues') return worthOf(problem.outlook, spread, 0);
  if (verdict === 'ends') return 1 - worthOf(problem.outlook, spread, problem.fouls.opponent);
  const worth = worthOf(problem.outlook, spread, 0);
  return Math.min(worth, 1 - worth);
}

/** The worth of a foul: the opponent has the cue ball in hand, or the rack is lost. */
export function worthOfFoul(problem: Problem): number {
  if (problem.fouls.own + 1 >= FOULS_THAT_LOSE) return 0;
  return 1 - problem.inHandWorth;
}

/**
 * The worth of `outcome`, played to the end, where a foul is meant: with the balls as they lie
 * then, and the cue ball in the opponent's hand. A stroke that comes out legal is worth what it is.
 */
export function scoreFoul(problem: Problem, outcome: Outcome): number {
  const verdict = judge(problem.occasion, outcome, SAFETY);
  if (verdict !== 'foul') return worthAfter(problem, outcome, verdict);
  const after = spreadAfter(problem, outcome);
  return 1 - worthInHand(problem.outlook, countOf(after), after);
}

/** Where the balls lie for the next stroke, a lost ten spotted. */
export function spreadAfter(problem: Problem, outcome: Outcome): Spread {
  let mask = 0;
  for (let ball = 0; ball <= TEN_BALL; ball += 1) {
    if (outcome.fate[ball] === FATE_TABLE) mask |= 1 << ball;
  }
  const spread: Spread = { x: outcome.x, y: outcome.y, mask };
  const mustSpot = has(problem.spread, TEN_BALL) && !has(spread, TEN_BALL);
  return mustSpot ? withTenSpotted(problem, spread) : spread;
}

function withTenSpotted(problem: Problem, spread: Spread): Spread {
  const at = spotPosition(problem.view.table, layoutOf(spread), TEN_BALL);
  const next: Spread = { x: spread.x.slice(), y: spread.y.slice(), mask: spread.mask };
  next.x[TEN_BALL] = snapToNanometre(at.x);
  next.y[TEN_BALL] = snapToNanometre(at.y);
  next.mask |= 1 << TEN_BALL;
  return next;
}

