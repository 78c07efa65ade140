/**
 * The push-out: a free roll after which the opponent chooses who plays. The best leave is the one
 * that is worth the same to both, so it is scored by the lesser of the two worths.
 */
import { isPushOutOpen } from '@tenball/rules';
import { strokeOf } from './aim.ts';
import { type Candidate, halve, newCandidate, roundsFor } from './candidate.ts';
import { type Problem, rehearse, remaining } from './problem.ts';
import { scoreOutcome } from './score.ts';
import { circleHeadings } from './sweep.ts';

const PUSH_OUT = { kind: 'push-out' } as const;
const SPEEDS = [0.4, 0.8, 1.3, 2, 3] as const;
const TRYING_SHARE = 0.5;
const CIRCLE_DICE = 2;
const MOST_CANDIDATES = 16;

/** True when the player may announce a push-out now. */
export function mayPushOut(problem: Problem): boolean {
  const { setup, situation } = problem.match;
  return isPushOutOpen(setup.rulebook, situation);
}

/** Push-outs, best first. */
export function pushOut(problem: Problem): Candidate[] {
  const count = Math.max(8, Math.floor((remaining(problem) * TRYING_SHARE) / SPEEDS.length));
  const found: Candidate[] = [];
  for (const heading of circleHeadings(problem, Math.min(72, count), CIRCLE_DICE)) {
    for (const ballSpeed of SPEEDS) {
      if (remaining(problem) < 1) break;
      const delivery = { ballSpeed, tipRight: 0, tipUp: 0 };
      const stroke = strokeOf(problem.match.setup.params, delivery, heading);
      const outcome = rehearse(problem, stroke, 'rest');
      const { verdict, worth } = scoreOutcome(problem, outcome, PUSH_OUT);
      if (verdict === 'foul') continue;
      found.push(newCandidate({
        family: 'push-out', call: PUSH_OUT, stroke, clean: worth, prior: worth,
      }));
    }
  }
  const { mostSamples } = problem.skill.head;
  return halve(problem, found, roundsFor(remaining(problem), MOST_CANDIDATES, mostSamples));
}
