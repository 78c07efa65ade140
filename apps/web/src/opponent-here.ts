/** The computer's head on the page's own thread: only when the worker has failed twice. */
import { type Choice, SKILLS, choose } from '@tenball/ai';
import type { Seed } from '@tenball/base';
import type { ThinkQuestion } from './opponent.ts';

/** So few simulations that the page does not stutter. */
const BUDGET = 60;

export function decideHere({ match, seat, level }: ThinkQuestion, seed: Seed): Choice {
  return choose(match, seat, SKILLS[level], seed, BUDGET);
}
