/**
 * Pots that were found without a plan, made the most of: the best of them are shifted a little in
 * direction, speed and height, twice, the second time by less (AI study 8.2).
 */
import { degrees } from '@tenball/base';
import type { Stroke } from '@tenball/physics';
import {
  type Candidate, type Round, freshen, halve, meanWorth, sampleCandidate,
} from './candidate.ts';
import { wrap } from './execute.ts';
import { type Problem, remaining } from './problem.ts';
import { type Swept, tryStroke } from './sweep.ts';

/** Samples at first sight, and how many are looked at again. */
const FIRST_SAMPLES = 8;
const MOST_FIRST = 72;
const ROUNDS: readonly Round[] = [{ keep: 16, samples: 16 }, { keep: 8, samples: 24 }];
const SHIFTED_ROUNDS: readonly Round[] = [
  { keep: 30, samples: 12 }, { keep: 12, samples: 24 }, { keep: 6, samples: 48 },
];
const MOST_SHIFTED = 6;
const SHIFTED_SAMPLES = 6;
const MOST_NEAR = 24;
/** Shares of the step between two headings of the sweep, factors of the speed, tip heights. */
const TURNS = [-0.6, -0.35, -0.15, 0.15, 0.35, 0.6] as const;
const SPEEDS = [0.9, 1, 1.12] as const;
const UPS = [0, 0.3, -0.3] as const;
const SCALES = [1, 0.4] as const;
const HIGHEST_TIP = 0.42;
const FINALISTS = 4;
const FRESH_COUNT = 96;
/** Kept back of the budget for the last samples. */
const FRESH_SHARE = 0.12;
/** Below this budget pots are only sampled. */
const LEAST_FOR_SHIFTING = 500;

/** The best pots of a sweep, best first, judged by samples that did not choose them. */
export function refine(problem: Problem, { pots, step }: Swept): Candidate[] {
  const whole = problem.limit;
  problem.limit = whole - FRESH_SHARE * remaining(problem);
  let best = firstLook(problem, pots);
  if (remaining(problem) >= LEAST_FOR_SHIFTING) {
    for (const scale of SCALES) best = shifted(problem, best, step, scale);
  }
  problem.limit = whole;
  const count = Math.min(FRESH_COUNT, Math.floor(remaining(problem) / FINALISTS));
  return count < FIRST_SAMPLES ? best : freshen(problem, best.slice(0, FINALISTS), count);
}

function firstLook(problem: Problem, pots: readonly Candidate[]): Candidate[] {
  const few = halve(problem, pots, [{ keep: MOST_FIRST, samples: FIRST_SAMPLES }]);
  return halve(problem, few.filter(isSampled), ROUNDS, 'by-worth');
}

/** The best and what lies near them. */
function shifted(
  problem: Problem, best: readonly Candidate[], step: number, scale: number,
): Candidate[] {
  const near: Candidate[] = [];
  for (const candidate of best.slice(0, MOST_SHIFTED)) {
    for (const stroke of neighbours(candidate.stroke, step * scale, scale)) {
      if (remaining(problem) < 1) break;
      near.push(...tryStroke(problem, stroke).filter(({ call }) => call.kind === 'pot'));
    }
  }
  for (const candidate of near) sampleCandidate(problem, candidate, SHIFTED_SAMPLES);
  near.sort((a, b) => meanWorth(b) - meanWorth(a));
  const all = [...best.slice(0, MOST_SHIFTED), ...near.slice(0, MOST_NEAR)].filter(isSampled);
  return halve(problem, all, SHIFTED_ROUNDS, 'by-worth');
}

function neighbours(stroke: Stroke, turn: number, scale: number): Stroke[] {
  const strokes: Stroke[] = [];
  for (const share of TURNS) {
    for (const speed of SPEEDS) {
      for (const up of UPS) {
        const tipUp = stroke.tipUp + up * scale;
        if (tipUp < -HIGHEST_TIP || HIGHEST_TIP < tipUp) continue;
        const headingDegrees = wrap(stroke.headingDegrees + degrees(share * turn));
        strokes.push({ ...stroke, tipUp, headingDegrees, speed: stroke.speed * speed });
      }
    }
  }
  return strokes;
}

function isSampled(candidate: Candidate): boolean {
  return candidate.samples > 0;
}
