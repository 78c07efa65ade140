/** Strokes that leave the opponent little, and what is played when nothing else is left. */
import { strokeOf, headingTo } from './aim.ts';
import {
  type Candidate, freshen, halve, legalShare, newCandidate, roundsFor,
} from './candidate.ts';
import { type Problem, rehearse, remaining } from './problem.ts';
import { scoreFoul, worthOfFoul } from './score.ts';
import { SAFETY, circleHeadings } from './sweep.ts';

const MOST_CANDIDATES = 32;
const FINALISTS = 3;
const FRESH_COUNT = 64;
/** Share of the budget for choosing; the rest is for samples that chose nothing. */
const CHOOSING_SHARE = 0.75;
/** Below this budget those who chose have the last word. */
const LEAST_FOR_FRESH = 200;
/** Heads that rehearse a stroke less often than this have no second opinion. */
const LEAST_FRESH = 16;

/** The best of `quiet` strokes, best first. */
export function defend(problem: Problem, quiet: readonly Candidate[]): Candidate[] {
  const budget = remaining(problem);
  const { mostSamples } = problem.skill.head;
  const isThorough = budget >= LEAST_FOR_FRESH && mostSamples >= LEAST_FRESH;
  const choosing = budget * (isThorough ? CHOOSING_SHARE : 1);
  const rounds = roundsFor(choosing, MOST_CANDIDATES, mostSamples);
  const best = halve(problem, quiet, rounds);
  if (!isThorough) return best;
  const count = Math.min(FRESH_COUNT, mostSamples, Math.floor(remaining(problem) / FINALISTS));
  return freshen(problem, best.slice(0, FINALISTS), count);
}

const FOUL_SPEEDS = [0.6, 1.5, 3] as const;
const FOUL_HEADINGS = 20;
const FOUL_DICE = 3;
const FOUL_SAMPLES = 16;

/**
 * Fouls on purpose: a stroke that ties balls up or moves one out of the opponent's way, for the
 * price of the cue ball in his hand. Never with two fouls against the player: the third loses.
 */
export function sacrifice(problem: Problem): Candidate[] {
  if (worthOfFoul(problem) === 0) return [];
  const found: Candidate[] = [];
  for (const heading of circleHeadings(problem, FOUL_HEADINGS, FOUL_DICE)) {
    for (const ballSpeed of FOUL_SPEEDS) {
      if (remaining(problem) < 1) break;
      const delivery = { ballSpeed, tipRight: 0, tipUp: 0 };
      const stroke = strokeOf(problem.match.setup.params, delivery, heading);
      const worth = scoreFoul(problem, rehearse(problem, stroke, 'rest'));
      found.push(newCandidate({
        family: 'deliberate-foul', call: SAFETY, stroke, clean: worth, prior: worth,
      }));
    }
  }
  return halve(problem, found, [{ keep: 2, samples: FOUL_SAMPLES }]);
}

/** The stroke with the best chance of a legal contact, when everything else has failed. */
export function lastResort(problem: Problem): Candidate {
  const ball = problem.occasion.lowest;
  const heading = headingTo(problem, problem.spread.x[ball] ?? 0, problem.spread.y[ball] ?? 0);
  const stroke = strokeOf(
    problem.match.setup.params, { ballSpeed: 2.5, tipRight: 0, tipUp: 0 }, heading,
  );
  const worth = worthOfFoul(problem);
  return newCandidate({ family: 'kick', call: SAFETY, stroke, clean: worth, prior: worth });
}

/** The likeliest of `candidates` to be no foul. */
export function safest(candidates: readonly Candidate[]): Candidate | undefined {
  let best: Candidate | undefined;
  for (const candidate of candidates) {
    if (best === undefined || legalShare(candidate) > legalShare(best)) best = candidate;
  }
  return best;
}
