/** Which of several strokes is played: the best, or with a weak head one that seems as good. */
import { exp } from '@tenball/base';
import type { Candidate } from './candidate.ts';
import { drawDice } from './key-spaces.ts';
import type { Problem } from './problem.ts';

const PICK_DICE = 10;

/**
 * One of `candidates`, by a draw of the planner's own: each has the weight exp(worth / temperature)
 * of the player's head. At temperature 0 it is the first of the best.
 */
export function pick(
  problem: Problem, candidates: readonly Candidate[], worthOf: (candidate: Candidate) => number,
): Candidate | undefined {
  const { temperature } = problem.skill.head;
  const worths = candidates.map(worthOf);
  const best = Math.max(...worths);
  if (temperature <= 0) return candidates[worths.indexOf(best)];
  const weights = worths.map((worth) => exp((worth - best) / temperature));
  let left = drawDice(problem.seed, PICK_DICE) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return candidates[index];
  }
  return candidates[worths.indexOf(best)];
}
