/** Answers to a pending decision: who had better play from here? */
import { assert } from '@tenball/base';
import { CUE_BALL } from '@tenball/equipment';
import { type Decision, type Option, DECISIONS } from '@tenball/rules';
import { worthOfBreak } from './break-worth.ts';
import { meanWorth } from './candidate.ts';
import type { Problem } from './problem.ts';
import { decideShot } from './shot.ts';
import { has } from './spread.ts';

/** A decision with its worth for the decider. */
export interface Answer {
  readonly decision: Decision;
  readonly worth: number;
}

/**
 * The best of the open `options`. Playing on is worth what the player's own best stroke is worth,
 * passing back what it leaves to an equal opponent. Without a cue ball on the table, which only a
 * written position may have, it is what the cue ball in hand is worth.
 */
export function answer(problem: Problem, options: readonly Option[]): Answer {
  const open = DECISIONS.filter((decision) => (options as readonly string[]).includes(decision));
  const mine = needsThought(open) ? worthToPlay(problem) : 0.5;
  const breaking = worthOfBreak(problem);
  let best: Answer | undefined;
  for (const decision of open) {
    const worth = worthOfDecision(decision, mine, breaking);
    if (best === undefined || worth > best.worth) best = { decision, worth };
  }
  assert(best !== undefined, 'a pending decision has an open option');
  return best;
}

function worthToPlay(problem: Problem): number {
  return has(problem.spread, CUE_BALL) ? meanWorth(decideShot(problem)) : problem.inHandWorth;
}

function needsThought(open: readonly Decision[]): boolean {
  return open.includes('accept') || open.includes('passBack');
}

function worthOfDecision(decision: Decision, mine: number, breaking: number): number {
  switch (decision) {
    case 'accept': return mine;
    case 'passBack': return 1 - mine;
    case 'reRackAndBreak':
    case 'breakMyself': return breaking;
    case 'reRackOpponentBreaks':
    case 'opponentBreaks': return 1 - breaking;
  }
}
