/** Many draws of one stroke under an arm's error, with what each came to. */
import type { Outcome, Stroke } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import { withError } from './execute.ts';
import { type Ration, newRation, takeRun } from './hint-ration.ts';
import { type Problem, rehearse, sampleError } from './problem.ts';
import { scoreOutcome } from './score.ts';
import type { Skill } from './skills.ts';
import { type Verdict, judge } from './verdict.ts';

/** Outcomes by draw: worth, end of the cue ball, and whether the shot did what it should. */
export interface Draws {
  /** Rows that are filled: fewer than there is room for where the budget ended first. */
  count: number;
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

/** How often a stroke did what it should. */
export interface Tally {
  draws: number;
  works: number;
}

/** Fewer standard errors apart than this, two shots are equal choices (AI specification 6.6). */
const APART_ERRORS = 1.5;
/** Draws of hints are numbered from here on: those before have chosen the stroke. */
const FIRST_DRAW = 1024;

/** Room for `most` draws, none made yet. */
export function newDraws(most: number): Draws {
  return {
    count: 0, worth: new Float64Array(most), x: new Float64Array(most), y: new Float64Array(most),
    works: new Uint8Array(most), won: new Uint8Array(most),
  };
}

/**
 * What becomes of a stroke, as often as there is room for and the budget allows; the arm's errors
 * are the same for every stroke.
 */
export function drawOutcomes(problem: Problem, most: number, of: Drawn): Draws {
  const draws = newDraws(most);
  const ration = newRation(problem);
  while (draws.count < most && takeRun(ration)) {
    const error = sampleError(problem, FIRST_DRAW + draws.count);
    noteOutcome(problem, draws, { ...of, stroke: withError(of.stroke, of.skill, error) });
  }
  return draws;
}

/** The next row of `draws`: what becomes of `stroke` as it is. */
export function noteOutcome(
  problem: Problem, draws: Draws, { call, stroke }: Omit<Drawn, 'skill'>,
): void {
  const outcome = outcomeOf(problem, call, stroke);
  const { verdict, worth } = scoreOutcome(problem, outcome, call);
  const n = draws.count;
  draws.x[n] = outcome.x[0] ?? 0;
  draws.y[n] = outcome.y[0] ?? 0;
  draws.worth[n] = worth;
  draws.works[n] = doesWork(call, verdict) ? 1 : 0;
  draws.won[n] = verdict === 'won' ? 1 : 0;
  draws.count += 1;
}

/**
 * How often a stroke works for each of several arms, drawn in turn so that a budget that ends early
 * is short for all of them. What the positions are worth is not asked: that takes a third longer.
 */
export function tallyArms(
  problem: Problem, advice: Omit<Drawn, 'skill'>, arms: readonly Skill[],
): Tally[] {
  const tallies = arms.map((): Tally => ({ draws: 0, works: 0 }));
  const ration = newRation(problem);
  for (let draw = FIRST_DRAW; ; draw += 1) {
    for (const [n, skill] of arms.entries()) {
      const tally = tallies[n];
      if (tally === undefined || !mayTally(ration, tally)) return tallies;
      const stroke = withError(advice.stroke, skill, sampleError(problem, draw));
      const outcome = outcomeOf(problem, advice.call, stroke);
      tally.draws += 1;
      if (doesWork(advice.call, judge(problem.occasion, outcome, advice.call))) tally.works += 1;
    }
  }
}

/** Each arm is seen at least once. */
function mayTally(ration: Ration, { draws }: Tally): boolean {
  return takeRun(ration) || draws === 0;
}

function outcomeOf(problem: Problem, call: Call, stroke: Stroke): Outcome {
  return rehearse(problem, stroke, call.kind === 'push-out' ? 'rest' : 'doomed');
}

function doesWork(call: Call, verdict: Verdict): boolean {
  if (call.kind === 'pot' || call.kind === 'none') {
    return verdict === 'won' || verdict === 'continues';
  }
  return verdict !== 'foul';
}

/** How many of the draws did what they should. */
export function tallyOf({ count, works }: Draws): Tally {
  const tally: Tally = { draws: count, works: 0 };
  for (let n = 0; n < count; n += 1) tally.works += works[n] ?? 0;
  return tally;
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
