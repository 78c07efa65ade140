/** Runs of one kind under what is left of a budget: balls that press each other cost many times. */
import { type Problem, remaining } from './problem.ts';

/** What such runs have come to so far. */
export interface Ration {
  readonly problem: Problem;
  /** What the problem had spent before the first of them. */
  readonly before: number;
  runs: number;
}

export function newRation(problem: Problem): Ration {
  return { problem, before: problem.spent, runs: 0 };
}

/**
 * True when one more run fits, if it costs what the others did on average; it is counted as made.
 * The first one fits wherever anything is left.
 */
export function takeRun(ration: Ration): boolean {
  const { problem, before, runs } = ration;
  const usual = runs > 0 ? (problem.spent - before) / runs : 0;
  const left = remaining(problem);
  if (left <= 0 || left < usual) return false;
  ration.runs += 1;
  return true;
}
