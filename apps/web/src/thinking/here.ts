/** The computer's head on the page's own thread: only when threads have failed twice. */
import {
  type Choice, type Hint, type HintQuestion, SKILLS, choose, hintFor, personalityOf,
} from '@tenball/ai';
import type { Seed } from '@tenball/base';
import type { ThinkQuestion } from './opponent.ts';

/** So few simulations that the page does not stutter. */
const BUDGET = 60;

export function decideHere({ match, seat, level, manner }: ThinkQuestion, seed: Seed): Choice {
  return choose(match, seat, SKILLS[level], seed, BUDGET, personalityOf(manner));
}

export function hintHere(question: HintQuestion): Hint | undefined {
  const { match, seat, skill, seed, budget } = question;
  return hintFor(match, seat, skill, seed, budget);
}
