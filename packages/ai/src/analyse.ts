/**
 * Analysis: the best strokes of a position side by side, each thought through by a second ply.
 *
 * In play the learned worth of a position takes the place of the second ply, which buys nothing
 * there (AI study 4). For a coach it shows what a stroke leads to: outcomes under the arm's own
 * error, and the best reply to each, the player's own or the opponent's.
 */
import { type Seed, type Vec2, assert } from '@tenball/base';
import type { Match } from '@tenball/match';
import type { Stroke } from '@tenball/physics';
import type { Call, Seat } from '@tenball/rules';
import { type Candidate, type Family, type Round, madeShare, meanWorth } from './candidate.ts';
import { worthOf } from './evaluate.ts';
import { withError } from './execute.ts';
import { choosePlacement, isPlaced, zoneOf } from './place.ts';
import {
  type Problem, budgetOf, nextProblem, poseProblem, rehearse, restore, sampleError, withCueBall,
} from './problem.ts';
import { scoreOutcome, spreadAfter } from './score.ts';
import { attackWith } from './search.ts';
import { weighAll } from './shot.ts';
import { type Skill, believed } from './skills.ts';
import { type Spread, countOf } from './spread.ts';
import type { Verdict } from './verdict.ts';

/** One stroke that could be played. */
export interface Line {
  readonly family: Family;
  readonly call: Call;
  /** Where the cue ball is struck from, metres: where it lies, or the best spot for it in hand. */
  readonly from: Vec2;
  readonly stroke: Stroke;
  /** Chance to make the called ball; 0 of what is no pot. */
  readonly potProbability: number;
  /** Chance to win the rack: by the learned worth after the stroke, and by a second ply. */
  readonly value: number;
  readonly deepValue: number;
  /** Where the cue ball came to rest in the outcomes that keep the table, metres. */
  readonly leaves: readonly Vec2[];
}

export interface AnalysisSize {
  /** Most strokes that are shown. */
  readonly lines: number;
  /** Outcomes of each that are thought about. */
  readonly outcomes: number;
  /** Simulations for the reply to each. */
  readonly reply: number;
}

export const ANALYSIS_SIZE: AnalysisSize = { lines: 3, outcomes: 12, reply: 160 };

/** Samples that neither chose a stroke nor judged it in play. */
const FIRST_SAMPLE = 1024;
const REPLY_ROUNDS: readonly Round[] = [{ keep: 6, samples: 4 }, { keep: 2, samples: 12 }];
/** Strokes at the same ball and pocket are different lines when their speeds differ so much. */
const OTHER_SPEED = 1.35;

/** Share of the budget that goes into finding a place for the cue ball in hand. */
const PLACE_SHARE = 0.4;

/**
 * The best strokes for `seat`, best first by their deep value; with the cue ball in hand and not
 * yet put down, from the best spot that is found for it. `budget` is for the first ply, in
 * simulations, bounded as in `choose`. The same arguments give the same lines.
 * Preconditions, which are asserted: it is a shot of `seat` after the break, the balls of the match
 * are known, the budget is a number.
 */
export function analyse(
  match: Match, seat: Seat, skill: Skill, seed: Seed, budget: number = skill.budget,
  size: AnalysisSize = ANALYSIS_SIZE,
): Line[] {
  const { phase, shooter } = match.situation;
  const isShot = phase === 'shot' || phase === 'callRequested';
  assert(shooter === seat && isShot, `it is no shot of ${seat} after the break`);
  const problem = placed(poseProblem(match, seat, believed(skill), seed, budgetOf(budget)));
  const lines = distinct(weighAll(problem), size.lines)
    .map((candidate) => deepen(problem, candidate, size));
  return lines.sort((a, b) => b.deepValue - a.deepValue);
}

/** `problem`, the cue ball on the best spot where it is in hand and not yet put down. */
function placed(problem: Problem): Problem {
  const { match, seat, limit } = problem;
  const zone = zoneOf(match);
  if (zone === undefined || isPlaced(match, seat)) return problem;
  const placing = { ...problem, limit: PLACE_SHARE * limit };
  const { at, simulations } = choosePlacement(placing, zone);
  return withCueBall(problem, at.x, at.y, Math.max(1, limit - simulations));
}

/** The first `most` that are not the same idea twice. */
function distinct(candidates: readonly Candidate[], most: number): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    if (kept.length >= most) break;
    if (!kept.some((other) => isLike(other, candidate))) kept.push(candidate);
  }
  return kept;
}

function isLike(a: Candidate, b: Candidate): boolean {
  if (a.family !== b.family) return false;
  if (a.call.kind === 'pot' && b.call.kind === 'pot') {
    if (a.call.ball !== b.call.ball || a.call.pocket !== b.call.pocket) return false;
    const faster = Math.max(a.stroke.speed / b.stroke.speed, b.stroke.speed / a.stroke.speed);
    return faster < OTHER_SPEED && a.stroke.tipUp * b.stroke.tipUp >= 0;
  }
  return true;
}

function deepen(problem: Problem, candidate: Candidate, size: AnalysisSize): Line {
  const leaves: Vec2[] = [];
  const from = { x: problem.spread.x[0] ?? 0, y: problem.spread.y[0] ?? 0 };
  let sum = 0;
  for (let n = 0; n < size.outcomes; n += 1) {
    const error = sampleError(problem, FIRST_SAMPLE + n);
    const outcome = rehearse(problem, withError(candidate.stroke, problem.skill, error), 'rest');
    const { verdict, worth } = scoreOutcome(problem, outcome, candidate.call);
    if (verdict !== 'continues' && verdict !== 'ends') {
      sum += worth;
      continue;
    }
    const after = copyOf(spreadAfter(problem, outcome));
    sum += replied(problem, after, verdict, size.reply);
    if (verdict === 'continues') leaves.push({ x: after.x[0] ?? 0, y: after.y[0] ?? 0 });
  }
  const { family, call, stroke } = candidate;
  return {
    family, call, from, stroke, leaves,
    potProbability: call.kind === 'pot' ? madeShare(candidate) : 0,
    value: meanWorth(candidate),
    deepValue: size.outcomes > 0 ? sum / size.outcomes : meanWorth(candidate),
  };
}

/** The worth for the player when the one who is to move makes the best of `after`. */
function replied(
  problem: Problem, after: Spread, verdict: Extract<Verdict, 'continues' | 'ends'>, limit: number,
): number {
  const isOwn = verdict === 'continues';
  const own = isOwn ? 0 : problem.fouls.opponent;
  const opponent = isOwn ? problem.fouls.opponent : 0;
  if (countOf(after) === 0) return isOwn ? 1 : 0;
  const next = nextProblem(problem, after, { own, opponent }, limit);
  const [best] = attackWith(next, REPLY_ROUNDS);
  problem.spent += next.spent;
  restore(problem);
  const still = worthOf(problem.outlook, after, own);
  const worth = best === undefined ? still : Math.max(still, meanWorth(best));
  return isOwn ? worth : 1 - worth;
}

function copyOf({ x, y, mask }: Spread): Spread {
  return { x: x.slice(), y: y.slice(), mask };
}
