/** A stroke under consideration, with what its rehearsals came to. */
import { assert } from '@tenball/base';
import type { ObjectBall } from '@tenball/equipment';
import type { Stroke } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import type { DirectPot } from './candidates.ts';
import { withError } from './execute.ts';
import { type Problem, rehearse, remaining, sampleError } from './problem.ts';
import { type Score, scoreFoul, scoreOutcome } from './score.ts';

/** Which family a choice came from, for logs and explanations. */
export type Family =
  | 'pot' | 'safety' | 'push-out' | 'kick' | 'deliberate-foul' | 'break' | 'place' | 'choice';

export interface Candidate {
  readonly family: Family;
  readonly call: Call;
  readonly stroke: Stroke;
  /** Worth without error: what a perfect arm would make of it. */
  readonly clean: number;
  /** Rank before any sample was taken. */
  readonly prior: number;
  /** What the player's manner adds when strokes are compared; no part of their worth. */
  readonly taste: number;
  samples: number;
  /** Sums over the samples. */
  worth: number;
  /** Sum of the squares of their worths. */
  squares: number;
  made: number;
  legal: number;
}

/** One halving: how many candidates go in, and how many samples each has at its end. */
export interface Round {
  readonly keep: number;
  readonly samples: number;
}

/**
 * Samples numbered from here on are kept for a second opinion, by which strokes of different kinds
 * are compared; and from there on for the last one, which chooses nothing.
 */
export const FRESH_SAMPLES = 512;
export const LAST_SAMPLES = 768;
/** Samples of a new judgement, and the fewest that are one. */
const JUDGING_SAMPLES = 64;
const LEAST_JUDGING = 16;
/** A stroke of this worth is as good as won: nothing can be better by more than the rest. */
export const CERTAIN = 0.998;
/** So many samples show that it is, and that one stroke is better than all others … */
const LEAST_FOR_END = 16;
/** … when it is so many standard errors ahead, and by what a sample not yet seen could change. */
const CLEAR_ERRORS = 4;

export function newCandidate(
  of: Pick<Candidate, 'family' | 'call' | 'stroke' | 'clean' | 'prior'> & { taste?: number },
): Candidate {
  const { family, call, stroke, clean, prior, taste = 0 } = of;
  return {
    family, call, stroke, clean, prior, taste, samples: 0, worth: 0, squares: 0, made: 0, legal: 0,
  };
}

/** The call of a direct pot. */
export function potCall(pot: DirectPot): Call {
  assert(pot.pocket !== undefined, 'a pot has a pocket');
  return {
    kind: 'pot', ball: pot.ball as ObjectBall, pocket: pot.pocket.pocket, obvious: false,
  };
}

/** Mean worth over the samples; the prior before there are any. */
export function meanWorth(candidate: Candidate): number {
  return candidate.samples > 0 ? candidate.worth / candidate.samples : candidate.prior;
}

/** Worth and taste: what strokes are compared by. */
export function tastedWorth(candidate: Candidate): number {
  return meanWorth(candidate) + candidate.taste;
}

/** Share of the samples that pot the called ball. */
export function madeShare(candidate: Candidate): number {
  return candidate.samples > 0 ? candidate.made / candidate.samples : 0;
}

/** Share of the samples without a foul. */
export function legalShare(candidate: Candidate): number {
  return candidate.samples > 0 ? candidate.legal / candidate.samples : 0;
}

/**
 * Rehearses `candidate` under the arm's error until it has `count` samples, errors numbered from
 * `first` on.
 */
export function sampleCandidate(
  problem: Problem, candidate: Candidate, count: number, first = 0,
): void {
  for (let n = candidate.samples; n < count && remaining(problem) >= 1; n += 1) {
    const stroke = withError(candidate.stroke, problem.skill, sampleError(problem, first + n));
    const { verdict, worth } = sampleOnce(problem, candidate, stroke);
    candidate.samples += 1;
    candidate.worth += worth;
    candidate.squares += worth * worth;
    if (verdict !== 'foul') candidate.legal += 1;
    if (verdict === 'won' || verdict === 'continues') candidate.made += 1;
  }
}

function sampleOnce(problem: Problem, candidate: Candidate, stroke: Stroke): Score {
  if (candidate.family === 'deliberate-foul') {
    return { verdict: 'foul', worth: scoreFoul(problem, rehearse(problem, stroke, 'rest')) };
  }
  const stop = candidate.call.kind === 'push-out' ? 'rest' : 'doomed';
  return scoreOutcome(problem, rehearse(problem, stroke, stop), candidate.call);
}

/**
 * Successive halving: in each round the best `keep` get samples, all from one list of errors, so
 * differences between candidates are not differences of luck. Best first. `order` says what
 * decides before the first round: the prior, or the samples that there are. `until` ends it before
 * the last round.
 */
export function halve(
  problem: Problem, candidates: readonly Candidate[], rounds: readonly Round[],
  order: 'by-prior' | 'by-worth' = 'by-prior',
  until: (ranked: readonly Candidate[]) => boolean = () => false,
): Candidate[] {
  let rest = [...candidates].sort(order === 'by-prior' ? byPrior : byWorth);
  for (const round of rounds) {
    rest = rest.slice(0, round.keep);
    for (const candidate of rest) sampleCandidate(problem, candidate, round.samples);
    rest.sort(byWorth);
    if (until(rest)) break;
  }
  return rest;
}

/** True when more samples would not make another of `ranked` the first, or would not matter. */
export function isDecided([first, second]: readonly Candidate[]): boolean {
  if (first === undefined || first.samples < LEAST_FOR_END) return false;
  if (second === undefined || meanWorth(first) >= CERTAIN) return true;
  if (second.samples < LEAST_FOR_END) return false;
  const error = Math.sqrt(squaredError(first) + squaredError(second));
  const unseen = 1 / Math.min(first.samples, second.samples);
  return tastedWorth(first) - tastedWorth(second) > CLEAR_ERRORS * error + unseen;
}

/** Squared standard error of the mean worth. */
function squaredError(candidate: Candidate): number {
  const mean = meanWorth(candidate);
  const spread = candidate.squares / candidate.samples - mean * mean;
  return Math.max(0, spread) / candidate.samples;
}

/**
 * `candidates` judged anew by samples that had no part in choosing them: the best of many noisy
 * means is otherwise believed too much. Best first.
 */
export function freshen(
  problem: Problem, candidates: readonly Candidate[], count: number,
): Candidate[] {
  const fresh = candidates.map((candidate) => newCandidate(candidate));
  for (const candidate of fresh) sampleCandidate(problem, candidate, count, FRESH_SAMPLES);
  return fresh.sort(byWorth);
}

/**
 * `candidate` judged by the samples from `first` on alone, as far as the budget goes; itself where
 * that is not far, or where the head rehearses no stroke so often.
 */
export function judgeAnew(problem: Problem, candidate: Candidate, first: number): Candidate {
  const { mostSamples } = problem.skill.head;
  if (mostSamples < JUDGING_SAMPLES || remaining(problem) < LEAST_JUDGING) return candidate;
  const fresh = newCandidate(candidate);
  sampleCandidate(problem, fresh, JUDGING_SAMPLES, first);
  return fresh.samples < LEAST_JUDGING ? candidate : fresh;
}

/**
 * Rounds that use about `budget` runs: K × s, K/2 × 2s, K/4 × 4s, K/8 × 8s samples; none beyond
 * the first with `mostSamples`.
 */
export function roundsFor(budget: number, most: number, mostSamples: number): Round[] {
  const samples = Math.min(mostSamples, budget < 80 ? 4 : 8);
  const first = Math.max(2, Math.min(most, Math.floor(budget / (2.5 * samples))));
  const rounds: Round[] = [];
  for (let n = 0; n < 4; n += 1) {
    const share = 1 << n;
    const count = Math.min(mostSamples, samples * share);
    rounds.push({ keep: Math.max(1, Math.floor(first / share)), samples: count });
    if (count === mostSamples) break;
  }
  return rounds;
}

function byPrior(a: Candidate, b: Candidate): number {
  return b.prior + b.taste - (a.prior + a.taste);
}

function byWorth(a: Candidate, b: Candidate): number {
  return tastedWorth(b) - tastedWorth(a);
}
