/** The last part of a hint: the shot as lines, how much room the aim has, and what comes next. */
import { type Vec2, distance } from '@tenball/base';
import { type ObjectBall, type Pocket, TABLES, isBall } from '@tenball/equipment';
import { type Outcome, type Stroke, type Trace, sampleTrace, simulate } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import type { Advice, Counted, HintPath, HintPlan, HintQuestion } from './hint-content.ts';
import { matchOf } from './hint-advice.ts';
import { NO_WAY, meetingAt, wayOfShot } from './hint-way.ts';
import { marginOf } from './margin.ts';
import {
  type Problem, nextProblem, poseProblem, rehearse, remaining, restore, within,
} from './problem.ts';
import { spreadAfter } from './score.ts';
import { attack } from './search.ts';
import { judge } from './verdict.ts';

/** Shots after this one that are told. */
const AHEAD = 2;
/** Share of the budget for the margin; the rest looks ahead. */
const MARGIN_SHARE = 0.3;
/** Points of a bent way are this far apart in time, seconds. */
const STEP = 0.06;
/** Ways shorter than this are not worth a line, metres. */
const LEAST_WAY = 0.01;

/** The plan of the advised stroke. */
export function planOf(question: HintQuestion, advice: Advice): Counted<HintPlan> {
  const { seat, skill, seed, budget } = question;
  const problem = poseProblem(matchOf(question, advice), seat, skill, seed, budget);
  const { call, stroke } = advice;
  const outcome = rehearse(problem, stroke, 'rest');
  // The lines take the same run once more.
  problem.spent *= 2;
  const after = problemAfter(problem, outcome, call);
  restore(problem);
  const lines = linesOf(problem, stroke, call);
  const margin = call.kind === 'pot'
    ? within(problem, remaining(problem) * MARGIN_SHARE, () => marginOf(problem, call, stroke))
    : undefined;
  const ahead = lookAhead(after, remaining(problem));
  const value = { ...lines, margin, next: ahead.value };
  return { value, simulations: problem.spent + ahead.simulations };
}

/** Ways of all balls that move when `stroke` is played as it is meant. */
function linesOf(
  { match }: Problem, stroke: Stroke, call: Call,
): Pick<HintPlan, 'ghost' | 'way' | 'paths'> {
  const { setup, layout } = match;
  const run = simulate({ table: TABLES[setup.table], params: setup.params, layout, stroke });
  if (!run.ok) return { ghost: undefined, way: NO_WAY, paths: [] };
  const trace = run.value;
  const paths = trace.balls.flatMap(({ ball, pocket }): HintPath[] => {
    if (!isBall(ball)) return [];
    const points = wayOf(trace, ball);
    return wayLength(points) < LEAST_WAY ? [] : [{ ball, points, pocket }];
  });
  const way = wayOfShot(trace, call.kind === 'pot' ? call.ball : undefined);
  return { ghost: meetingAt(trace, 0)?.at, way, paths };
}

function wayOf(trace: Trace, ball: number): Vec2[] {
  const segments = trace.segments[ball] ?? [];
  const points: Vec2[] = [];
  const falls = segments.findIndex(({ state }) => state.motion === 'falling');
  segments.slice(0, falls === -1 ? undefined : falls + 1).forEach((segment, index) => {
    points.push({ x: segment.state.position.x, y: segment.state.position.y });
    if (segment.state.motion !== 'sliding') return;
    const end = segments[index + 1]?.t ?? trace.duration;
    for (let n = 1; segment.t + n * STEP < end; n += 1) {
      const state = sampleTrace(trace, ball, segment.t + n * STEP);
      if (state !== undefined) points.push({ x: state.position.x, y: state.position.y });
    }
  });
  return points;
}

function wayLength(points: readonly Vec2[]): number {
  let sum = 0;
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before === undefined) return;
    sum += distance(before, point);
  });
  return sum;
}

type Next = HintPlan['next'][number];

/** The shots from `first` on: each is played as it is meant, and the best attack is looked for. */
function lookAhead(first: Problem | undefined, budget: number): Counted<readonly Next[]> {
  const next: Next[] = [];
  let now = first;
  let simulations = 0;
  for (let n = 0; n < AHEAD && now !== undefined; n += 1) {
    now.limit = (budget - simulations) / (AHEAD - n);
    if (now.limit < 1) break;
    restore(now);
    const [best] = attack(now);
    if (best?.call.kind === 'pot') next.push(potOf(best.call));
    const isLast = n + 1 === AHEAD || best === undefined;
    const outcome = isLast ? undefined : rehearse(now, best.stroke, 'rest');
    simulations += now.spent;
    now = outcome && best ? problemAfter(now, outcome, best.call) : undefined;
  }
  return { value: next, simulations };
}

function potOf({ ball, pocket }: { readonly ball: ObjectBall; readonly pocket: Pocket }): Next {
  return { ball, pocket };
}

/** The next shot after `outcome`; undefined where the player has none in this rack. */
function problemAfter(problem: Problem, outcome: Outcome, call: Call): Problem | undefined {
  if (call.kind !== 'pot' || judge(problem.occasion, outcome, call) !== 'continues') {
    return undefined;
  }
  const { x, y, mask } = spreadAfter(problem, outcome);
  const spread = { x: x.slice(), y: y.slice(), mask };
  const { opponent } = problem.fouls;
  return nextProblem(problem, spread, { own: 0, opponent }, 0);
}
