/**
 * One decision to be made: the position, the rules in force, the player's arm, and the simulator
 * in which strokes are rehearsed under a budget. Budgets are in simulations, never in time.
 */
import { type Seed, assert } from '@tenball/base';
import { TABLES } from '@tenball/equipment';
import type { Match } from '@tenball/match';
import {
  type Outcome, type Simulator, type StopCondition, type Stroke, createSimulator,
} from '@tenball/physics';
import { type Rulebook, type Seat, opponentOf } from '@tenball/rules';
import { type ArmError, drawSampleError } from './key-spaces.ts';
import { type Outlook, outlookOf, worthInHand } from './evaluate.ts';
import { NEUTRAL, type Personality } from './personality.ts';
import { type Skill, netSigmaDegrees } from './skills.ts';
import { type Spread, countOf, lowestOf, spreadOf } from './spread.ts';
import { type TableView, tableView } from './table-view.ts';
import type { Occasion } from './verdict.ts';

export interface Problem {
  readonly match: Match;
  readonly seat: Seat;
  readonly skill: Skill;
  readonly personality: Personality;
  readonly seed: Seed;
  readonly view: TableView;
  readonly outlook: Outlook;
  /** Worth of these balls for a player with the cue ball in hand. */
  readonly inHandWorth: number;
  readonly simulator: Simulator;
  readonly occasion: Occasion;
  /** Consecutive fouls of the player and of the opponent; a third loses the rack. */
  readonly fouls: { readonly own: number; readonly opponent: number };
  /** The start of every rehearsal. */
  readonly spread: Spread;
  /** The arm's sampled errors, one list for all candidates (common random numbers). */
  readonly samples: ArmError[];
  /** Simulations used so far and allowed in all. */
  spent: number;
  limit: number;
}

/** Balls nearer than this to a cushion are frozen to it, metres (physics specification 7.6). */
const FROZEN_GAP = 5e-5;
/** A run to the first contact, or one that a wrong ball ended, costs about this share of a shot. */
export const PREFIX_SHARE = 0.15;
/** Balls that press each other take their time: so many steps cost as much as a shot. */
const STEPS_OF_A_SHOT = 30;

/** No decision gains by more simulations than this. */
export const MOST_BUDGET = 1e6;

/** A budget as it is used: from 1 to `MOST_BUDGET` simulations. What is no number is asserted. */
export function budgetOf(simulations: number): number {
  assert(!Number.isNaN(simulations), 'budget: expected a number of simulations, got NaN');
  return Math.max(1, Math.min(MOST_BUDGET, simulations));
}

/** The problem that `match` sets `seat`, the cue ball where the layout has it. */
export function poseProblem(
  match: Match, seat: Seat, skill: Skill, seed: Seed, budget: number,
  personality: Personality = NEUTRAL,
): Problem {
  const { setup, situation } = match;
  const view = tableView(TABLES[setup.table], setup.params);
  const spread = spreadOf(match.layout);
  const simulator = createSimulator(view.table, setup.params);
  simulator.placeArrays(spread.x, spread.y, spread.mask);
  const counts = setup.rulebook.threeFouls === 'lossOfRack';
  const fouls = situation.consecutiveFouls;
  const outlook = outlookFor(view, skill);
  return {
    match, seat, skill, personality, seed, view, simulator, spread, outlook,
    inHandWorth: worthInHand(outlook, countOf(spread), spread),
    occasion: occasionOf(setup.rulebook, view, spread),
    fouls: {
      own: counts ? fouls[seat] : 0,
      opponent: counts ? fouls[opponentOf(seat)] : 0,
    },
    samples: [],
    spent: 0,
    limit: budget,
  };
}

function occasionOf(rulebook: Rulebook, view: TableView, spread: Spread): Occasion {
  return {
    rulebook,
    lowest: lowestOf(spread),
    tenIsLast: spread.mask >> 1 === 1 << 9,
    frozenToRail: frozenMask(view, spread),
    frozenToLowest: isFrozenToLowest(view, spread),
  };
}

/** What `skill` makes of positions: learned, or in closed form with the next ball alone. */
function outlookFor(view: TableView, skill: Skill): Outlook {
  const { speedSigma } = skill;
  const outlook = outlookOf(view, netSigmaDegrees(skill), skill.head.indirect, { speedSigma });
  return skill.head.foresight === 'table' ? outlook : { ...outlook, net: undefined };
}

/** Bits of the balls that touch a cushion. */
function frozenMask(view: TableView, spread: Spread): number {
  let mask = 0;
  for (let ball = 0; ball <= 10; ball += 1) {
    const x = Math.abs(spread.x[ball] ?? 0);
    const y = Math.abs(spread.y[ball] ?? 0);
    const touches = x >= view.maxX - FROZEN_GAP || y >= view.maxY - FROZEN_GAP;
    if (touches && (spread.mask & (1 << ball)) !== 0) mask |= 1 << ball;
  }
  return mask;
}

function isFrozenToLowest(view: TableView, spread: Spread): boolean {
  const lowest = lowestOf(spread);
  const dx = (spread.x[lowest] ?? 0) - (spread.x[0] ?? 0);
  const dy = (spread.y[lowest] ?? 0) - (spread.y[0] ?? 0);
  const touch = view.diameter + FROZEN_GAP;
  return dx * dx + dy * dy <= touch * touch;
}

/**
 * The same problem with the cue ball at (x, y) and `limit` simulations of its own. It takes over
 * the simulator: `restore` gives it back.
 */
export function withCueBall(problem: Problem, x: number, y: number, limit: number): Problem {
  const spread: Spread = {
    x: problem.spread.x.slice(), y: problem.spread.y.slice(), mask: problem.spread.mask | 1,
  };
  spread.x[0] = x;
  spread.y[0] = y;
  problem.simulator.placeArrays(spread.x, spread.y, spread.mask);
  const occasion = {
    ...problem.occasion,
    frozenToRail: frozenMask(problem.view, spread),
    frozenToLowest: isFrozenToLowest(problem.view, spread),
  };
  return { ...problem, spread, occasion, spent: 0, limit };
}

/**
 * What comes after a shot, for an equal player: the balls as in `spread`, which the problem keeps,
 * `fouls` against the one who moves and the other. Takes over the simulator as `withCueBall` does.
 */
export function nextProblem(
  problem: Problem, spread: Spread, fouls: Problem['fouls'], limit: number,
): Problem {
  const { view, outlook, occasion, simulator } = problem;
  simulator.placeArrays(spread.x, spread.y, spread.mask);
  return {
    ...problem, spread, fouls, limit, spent: 0,
    inHandWorth: worthInHand(outlook, countOf(spread), spread),
    occasion: occasionOf(occasion.rulebook, view, spread),
  };
}

/** Takes the spread of `problem` as the start of rehearsals again, after another problem. */
export function restore(problem: Problem): void {
  const { simulator, spread } = problem;
  simulator.placeArrays(spread.x, spread.y, spread.mask);
}

/** Simulations not yet used. */
export function remaining(problem: Problem): number {
  return problem.limit - problem.spent;
}

/** `work` under a budget of its own, no more than what remains. */
export function within<T>(problem: Problem, budget: number, work: () => T): T {
  const whole = problem.limit;
  problem.limit = Math.min(whole, problem.spent + budget);
  const result = work();
  problem.limit = whole;
  return result;
}

/** Runs `stroke` to the end, or to the moment it is lost. */
export function rehearse(problem: Problem, stroke: Stroke, stop: StopCondition): Outcome {
  const outcome = problem.simulator.run(stroke, stop, problem.occasion.lowest);
  const isWhole = stop !== 'first-contact' && outcome.termination !== 'stopped';
  problem.spent += (isWhole ? 1 : PREFIX_SHARE) + outcome.clusterSteps / STEPS_OF_A_SHOT;
  return outcome;
}

/** Sample `index` of what the arm may do; drawn once, shared by all candidates. */
export function sampleError(problem: Problem, index: number): ArmError {
  for (let n = problem.samples.length; n <= index; n += 1) {
    problem.samples.push(drawSampleError(problem.seed, n));
  }
  const error = problem.samples[index];
  assert(error !== undefined, 'a sample that was drawn is there');
  return error;
}
