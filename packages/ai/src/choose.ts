/**
 * From a match to a command.
 *
 * `choose` returns what the player INTENDS; the host then passes the stroke through `execute` with
 * a seed of another key space. So the planner cannot see the draw of its own execution error.
 */
import {
  AssertionError, type Seed, type Vec2, assert, distance, unreachable,
} from '@tenball/base';
import { CUE_BALL } from '@tenball/equipment';
import { type Command, type Match, actorOf } from '@tenball/match';
import { type Seat, optionsOf } from '@tenball/rules';
import { breakPlanFor, breakSpot, breakStroke } from './break.ts';
import { worthOfBreak } from './break-worth.ts';
import { type Family, madeShare, meanWorth } from './candidate.ts';
import { answer } from './decisions.ts';
import { type Zone, choosePlacement, isPlaced, zoneOf } from './place.ts';
import { NEUTRAL, type Personality } from './personality.ts';
import { type Problem, budgetOf, poseProblem } from './problem.ts';
import { decideShot } from './shot.ts';
import { type Skill, believed } from './skills.ts';
import { announced } from './verdict.ts';

export interface Choice {
  readonly command: Command;
  /** Full simulations used, prefix runs counted by their share. */
  readonly simulations: number;
  /** What the planner believed: chance to make the called ball, and worth in [0, 1]. */
  readonly potProbability: number;
  readonly value: number;
  readonly family: Family;
}

/** A cue ball within this of the wanted spot stays, metres. */
const SAME_SPOT = 1e-6;

/**
 * What `seat` does now: places the cue ball in hand, shoots, or answers the pending decision.
 * The same arguments give the same choice. `budget` is in simulations, by default the skill's; less
 * than one counts as one, more than `MOST_BUDGET` as that. With a manner of his own he may choose
 * otherwise, not worse by much.
 * Preconditions, which are asserted: `seat` is the one to act (`actorOf(match)`), play goes on, the
 * balls of the match are known, the budget is a number.
 */
export function choose(
  match: Match, seat: Seat, skill: Skill, seed: Seed, budget: number = skill.budget,
  personality: Personality = NEUTRAL,
): Choice {
  assert(actorOf(match) === seat, `it is not the turn of ${seat}`);
  const limit = budgetOf(budget);
  const problem = poseProblem(match, seat, believed(skill), seed, limit, personality);
  const { phase } = match.situation;
  switch (phase) {
    case 'lagChoice':
    case 'decision': return chooseDecision(problem);
    case 'break': return chooseBreak(problem, skill);
    case 'shot':
    case 'callRequested': return choosePlaceOrShot(problem);
    case 'setup':
    case 'lag':
    case 'suspended':
    case 'matchOver': throw new AssertionError(`nothing is to be chosen in the phase '${phase}'`);
    default: return unreachable(phase);
  }
}

function choosePlaceOrShot(problem: Problem): Choice {
  const { match, seat } = problem;
  const zone = zoneOf(match);
  const isThere = match.layout[CUE_BALL] !== undefined;
  assert(zone !== undefined || isThere, 'the cue ball is neither on the table nor in hand');
  const waits = zone !== undefined && !isPlaced(match, seat);
  return waits ? choosePlace(problem, zone) : chooseShot(problem);
}

function chooseDecision(problem: Problem): Choice {
  const options = optionsOf(problem.match.setup.rulebook, problem.match.situation);
  const { decision, worth } = answer(problem, options);
  return {
    command: { kind: 'choose', decision }, family: 'choice', value: worth,
    simulations: problem.spent, potProbability: 0,
  };
}

function chooseBreak(problem: Problem, skill: Skill): Choice {
  const { match, seat } = problem;
  const plan = breakPlanFor(match, skill);
  const spot = breakSpot(match, plan);
  const at = match.layout[CUE_BALL];
  const common = { simulations: 0, potProbability: 0, value: worthOfBreak(problem) } as const;
  const stay = at !== undefined && (isPlaced(match, seat) || zoneOf(match) === undefined);
  if (at === undefined || (!stay && distance(at, spot) > SAME_SPOT)) {
    return { ...common, command: { kind: 'place', at: spot }, family: 'place' };
  }
  const stroke = breakStroke(match, plan, at);
  return { ...common, command: { kind: 'shoot', call: { kind: 'none' }, stroke }, family: 'break' };
}

function choosePlace(problem: Problem, zone: Zone): Choice {
  const { match } = problem;
  const { at, worth, simulations } = choosePlacement(problem, zone);
  if (isAlreadyThere(match, at)) return chooseShot(problem);
  return {
    command: { kind: 'place', at }, family: 'place', simulations, value: worth, potProbability: 0,
  };
}

function chooseShot(problem: Problem): Choice {
  const best = decideShot(problem);
  const asked = problem.match.situation.phase === 'callRequested';
  const call = asked ? best.call : announced(problem.occasion.rulebook, best.call);
  return {
    command: { kind: 'shoot', call, stroke: best.stroke },
    family: best.family,
    simulations: problem.spent,
    potProbability: best.call.kind === 'pot' ? madeShare(best) : 0,
    value: meanWorth(best),
  };
}

function isAlreadyThere(match: Match, at: Vec2): boolean {
  const now = match.layout[CUE_BALL];
  return now !== undefined && distance(now, at) <= SAME_SPOT;
}
