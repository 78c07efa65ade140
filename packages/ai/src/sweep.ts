/**
 * Strokes without a plan: which of many headings and speeds come out legal, and which of those
 * happen to pot a ball? Banks, kicks, combinations, caroms, kisses, jumps and curves all come from
 * here, and so do safeties: one code path (AI study 3 and 8).
 */
import { TAU, atan2, radians } from '@tenball/base';
import { POCKETS, type ObjectBall } from '@tenball/equipment';
import { FATE_POCKET, type Outcome, type Stroke } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import { type Delivery, headingTo, strokeOf } from './aim.ts';
import { type Candidate, newCandidate } from './candidate.ts';
import { visibleShare } from './evaluate.ts';
import { drawDice } from './key-spaces.ts';
import { tasteOfPot } from './personality.ts';
import { type Problem, rehearse, remaining } from './problem.ts';
import { scoreOutcome, worthOfFoul } from './score.ts';
import { pocketedMask } from './verdict.ts';

/** What a sweep has found, each tried once without error. */
export interface Swept {
  /** Strokes that pot a ball. */
  readonly pots: Candidate[];
  /** Legal strokes that pot nothing. */
  readonly quiet: Candidate[];
  /** Typical turn between two neighbouring trials, radians. */
  step: number;
}

export const SAFETY: Call = { kind: 'safety' };

/** Speeds of the cue ball around the circle, by heads that look for pots and others; m/s. */
const CIRCLE_SPEEDS = [1.3, 2, 3, 4.5] as const;
const KICK_SPEEDS = [1.8, 3.4] as const;
/** Speeds and heights of straight contacts. */
const FACING_SPEEDS = [0.5, 0.9, 1.5, 2.4, 3.6] as const;
const UPS = [0, 0.3, -0.3] as const;
/** Below this share of the ball on in sight, ways around and over are looked for. */
const HIDDEN = 0.4;
/** Shares of the budget for each part, by heads that look for pots and others. */
const SHARES = {
  indirect: { facing: 0.1, circle: 0.3, aloft: 0.06 },
  direct: { facing: 0.35, circle: 0.3, aloft: 0 },
} as const;
const MOST_FACING = 29;
const LEAST_FACING = 5;
const MOST_CIRCLE = 900;
const LEAST_CIRCLE = 24;
/** What a run of the circle costs on average: most are stopped at a wrong ball. */
const CIRCLE_RUN = 0.35;
const CIRCLE_DICE = 1;
/** Outermost share of the ball's half-width that is aimed at. */
const EDGE = 0.97;
/** How many headings to each side of a kick are asked whether they hit too. */
const NEIGHBOURS = 2;

/** Everything that the budget lets be found, in no order. */
export function sweep(problem: Problem): Swept {
  const { indirect } = problem.skill.head;
  const shares = indirect ? SHARES.indirect : SHARES.direct;
  const budget = remaining(problem);
  const isHidden = visibleShare(problem.view, problem.spread, problem.occasion.lowest) < HIDDEN;
  const swept: Swept = { pots: [], quiet: [], step: TAU / LEAST_CIRCLE };
  tryFacing(problem, swept, budget * shares.facing);
  if (indirect || isHidden) tryCircle(problem, swept, budget * shares.circle);
  if (indirect && isHidden) tryAloft(problem, swept, budget * shares.aloft);
  return swept;
}

/** Straight at the ball on, at several fullnesses, speeds and heights. */
function tryFacing(problem: Problem, swept: Swept, budget: number): void {
  const each = FACING_SPEEDS.length * UPS.length;
  const count = Math.max(LEAST_FACING, Math.min(MOST_FACING, Math.floor(budget / each)));
  const end = problem.spent + budget;
  for (const heading of spreadOut(facingHeadings(problem, count))) {
    for (const tipUp of UPS) {
      for (const ballSpeed of FACING_SPEEDS) {
        if (problem.spent >= end || remaining(problem) < 1) return;
        const stroke = strokeFor(problem, { ballSpeed, tipRight: 0, tipUp }, heading);
        for (const found of tryStroke(problem, stroke)) keep(swept, found);
      }
    }
  }
}

/** All around, off cushions. A kick that only just hits is worth less than its neighbours say. */
function tryCircle(problem: Problem, swept: Swept, budget: number): void {
  const speeds = problem.skill.head.indirect ? CIRCLE_SPEEDS : KICK_SPEEDS;
  const affordable = Math.floor(budget / (speeds.length * CIRCLE_RUN));
  const count = Math.max(LEAST_CIRCLE, Math.min(MOST_CIRCLE, affordable));
  const headings = circleHeadings(problem, count, CIRCLE_DICE);
  const end = problem.spent + budget;
  swept.step = TAU / count;
  for (const ballSpeed of speeds) {
    const found: Candidate[][] = [];
    for (const heading of headings) {
      if (problem.spent >= end || remaining(problem) < 1) break;
      const stroke = strokeFor(problem, { ballSpeed, tipRight: 0, tipUp: 0 }, heading);
      found.push(tryStroke(problem, stroke));
    }
    found.forEach((each, n) => {
      for (const one of each) keep(swept, withSupport(problem, one, supportOf(found, n)));
    });
  }
}

/** Cue raised: hops over what is near, degrees and cue-ball speeds along the cue, m/s. */
const HOPS = [[32, 4.2], [32, 6], [42, 3.4], [42, 4.8], [55, 3.2]] as const;
const HOP_FULLNESS = 7;
/** Curves: tip right and up, degrees, speed; and how far beside the ball on they start, degrees. */
const CURVES = [[0.4, -0.15, 35, 2.2], [0.4, -0.2, 60, 2.4]] as const;
const CURVE_STARTS = [4, 9, 15, 22, 30] as const;

/** Over and around what stands in the way of a straight stroke. */
function tryAloft(problem: Problem, swept: Swept, budget: number): void {
  const end = problem.spent + budget;
  const tryOne = (delivery: Delivery, heading: number): void => {
    if (problem.spent >= end || remaining(problem) < 1) return;
    const stroke = strokeFor(problem, delivery, heading);
    for (const found of tryStroke(problem, stroke)) keep(swept, found);
  };
  for (const heading of spreadOut(facingHeadings(problem, HOP_FULLNESS))) {
    for (const [elevationDegrees, ballSpeed] of HOPS) {
      tryOne({ ballSpeed, tipRight: 0, tipUp: 0, elevationDegrees }, heading);
    }
  }
  const ball = problem.occasion.lowest;
  const straight = headingTo(problem, problem.spread.x[ball] ?? 0, problem.spread.y[ball] ?? 0);
  for (const [tipRight, tipUp, elevationDegrees, ballSpeed] of CURVES) {
    for (const side of [-1, 1]) {
      for (const start of CURVE_STARTS) {
        // Right side pulls to the right in the end: it starts to the left.
        const delivery = { ballSpeed, tipRight: side * tipRight, tipUp, elevationDegrees };
        tryOne(delivery, straight + side * radians(start));
      }
    }
  }
}

function keep(swept: Swept, candidate: Candidate): void {
  (candidate.call.kind === 'pot' ? swept.pots : swept.quiet).push(candidate);
}

function withSupport(problem: Problem, candidate: Candidate, support: number): Candidate {
  if (candidate.family !== 'kick') return candidate;
  const prior = support * candidate.clean + (1 - support) * worthOfFoul(problem);
  return newCandidate({ ...candidate, prior });
}

function supportOf(found: readonly (readonly unknown[])[], at: number): number {
  let count = 0;
  for (let n = at - NEIGHBOURS; n <= at + NEIGHBOURS; n += 1) {
    if ((found[n]?.length ?? 0) > 0) count += 1;
  }
  return count / (2 * NEIGHBOURS + 1);
}

function strokeFor(problem: Problem, delivery: Delivery, heading: number): Stroke {
  return strokeOf(problem.match.setup.params, delivery, heading);
}

/**
 * `stroke` once without error, under each call that it makes good: every ball that goes down, since
 * only samples tell which of them does so by luck; else as a safety. Nothing where it is a foul.
 */
export function tryStroke(problem: Problem, stroke: Stroke): Candidate[] {
  const outcome = rehearse(problem, stroke, 'doomed');
  if (outcome.firstContact !== problem.occasion.lowest) return [];
  const { personality, skill } = problem;
  const pots = skill.head.indirect ? pottedCalls(outcome) : [];
  const isPot = pots.length > 0;
  const quiet = outcome.cushionsBeforeContact > 0 ? 'kick' : 'safety';
  const taste = isPot ? tasteOfPot(personality, stroke, outcome) : personality.caution;
  const found: Candidate[] = [];
  for (const call of isPot ? pots : [SAFETY]) {
    const { verdict, worth } = scoreOutcome(problem, outcome, call);
    if (verdict === 'foul') continue;
    const family = isPot ? 'pot' : quiet;
    found.push(newCandidate({ family, call, stroke, clean: worth, prior: worth, taste }));
  }
  return found;
}

/** The calls that `outcome` makes good. */
function pottedCalls(outcome: Outcome): Call[] {
  const mask = pocketedMask(outcome);
  const calls: Call[] = [];
  for (let ball = 1; ball <= 10 && mask > 0; ball += 1) {
    if ((mask & (1 << ball)) === 0) continue;
    const pocket = POCKETS[(outcome.fate[ball] ?? 0) - FATE_POCKET];
    if (pocket === undefined) continue;
    calls.push({ kind: 'pot', ball: ball as ObjectBall, pocket, obvious: false });
  }
  return calls;
}

/** Headings across the face of the ball on, whether or not something is in the way; radians. */
export function facingHeadings(problem: Problem, count: number): number[] {
  const { x, y } = problem.spread;
  const ball = problem.occasion.lowest;
  const dx = (x[ball] ?? 0) - (x[0] ?? 0);
  const dy = (y[ball] ?? 0) - (y[0] ?? 0);
  const way = Math.max(problem.view.diameter * 1.0001, Math.sqrt(dx * dx + dy * dy));
  const centre = atan2(dy, dx);
  const headings: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const share = count > 1 ? EDGE * ((2 * n) / (count - 1) - 1) : 0;
    const sine = (share * problem.view.diameter) / way;
    headings.push(centre + atan2(sine, Math.sqrt(1 - sine * sine)));
  }
  return headings;
}

/** `count` headings around the circle, turned by a draw of the planner's own; radians. */
export function circleHeadings(problem: Problem, count: number, purpose: number): number[] {
  const turn = drawDice(problem.seed, purpose);
  return Array.from({ length: count }, (_, n) => (TAU * (n + turn)) / count);
}

/** The same items so that any beginning of the list lies all over it: every fourth, and so on. */
function spreadOut<T>(items: readonly T[]): T[] {
  const stride = 4;
  const order: T[] = [];
  for (let first = 0; first < stride; first += 1) {
    for (let n = first; n < items.length; n += stride) {
      const item = items[n];
      if (item !== undefined) order.push(item);
    }
  }
  return order;
}
