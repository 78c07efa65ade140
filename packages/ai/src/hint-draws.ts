/** Many draws of one stroke under an arm's error, with what each came to. */
import { type Stroke } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import { withError } from './execute.ts';
import { type Problem, rehearse, sampleError } from './problem.ts';
import { scoreOutcome } from './score.ts';
import type { Skill } from './skills.ts';
import type { Verdict } from './verdict.ts';

/** Outcomes by draw: worth, end of the cue ball, and whether the shot did what it should. */
export interface Draws {
  readonly count: number;
  readonly worth: Float64Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** 1 where it worked: the pot as called, a safety or push-out without a foul. */
  readonly works: Uint8Array;
  /** 1 where it won the rack. */
  readonly won: Uint8Array;
}

export interface Drawn {
  readonly call: Call;
  readonly stroke: Stroke;
  readonly skill: Skill;
}

/** Fewer standard errors apart than this, two shots are equal choices (AI specification 6.6). */
const APART_ERRORS = 1.5;
/** Draws of hints are numbered from here on: those before have chosen the stroke. */
const FIRST_DRAW = 1024;

/** Room for `count` draws. */
export function newDraws(count: number): Draws {
  return {
    count, worth: new Float64Array(count), x: new Float64Array(count), y: new Float64Array(count),
    works: new Uint8Array(count), won: new Uint8Array(count),
  };
}

/** Fills `draws` with what becomes of a stroke; the arm's errors are the same for every stroke. */
export function drawOutcomes(problem: Problem, draws: Draws, of: Drawn): void {
  for (let n = 0; n < draws.count; n += 1) {
    const stroke = withError(of.stroke, of.skill, sampleError(problem, FIRST_DRAW + n));
    noteOutcome(problem, draws, n, { call: of.call, stroke });
  }
}

/** Row `n` of `draws`: what becomes of `stroke` as it is. */
export function noteOutcome(
  problem: Problem, draws: Draws, n: number, { call, stroke }: Omit<Drawn, 'skill'>,
): void {
  const outcome = rehearse(problem, stroke, call.kind === 'push-out' ? 'rest' : 'doomed');
  draws.x[n] = outcome.x[0] ?? 0;
  draws.y[n] = outcome.y[0] ?? 0;
  const { verdict, worth } = scoreOutcome(problem, outcome, call);
  draws.worth[n] = worth;
  draws.works[n] = doesWork(call, verdict) ? 1 : 0;
  draws.won[n] = verdict === 'won' ? 1 : 0;
}

function doesWork(call: Call, verdict: Verdict): boolean {
  if (call.kind === 'pot' || call.kind === 'none') {
    return verdict === 'won' || verdict === 'continues';
  }
  return verdict !== 'foul';
}

/** How many of the draws did what they should, a share of 1. */
export function workingShare({ count, works }: Draws): number {
  let sum = 0;
  for (let n = 0; n < count; n += 1) sum += works[n] ?? 0;
  return count > 0 ? sum / count : 0;
}

/**
 * True when the samples cannot tell which of two strokes is worth more: the mean of the differences
 * under the same errors is within 1.5 of its standard errors of zero.
 */
export function isEqual(a: Draws, b: Draws): boolean {
  const count = Math.min(a.count, b.count);
  if (count < 2) return false;
  let sum = 0;
  let squares = 0;
  for (let n = 0; n < count; n += 1) {
    const difference = (a.worth[n] ?? 0) - (b.worth[n] ?? 0);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean * mean) / (count - 1);
  return mean * mean < APART_ERRORS * APART_ERRORS * variance;
}
