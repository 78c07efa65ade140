/** The last part of a hint: the shot as lines, how much room the aim has, and what comes next. */
import type { Vec2 } from '@tenball/base';
import { type ObjectBall, type Pocket, TABLES, isBall } from '@tenball/equipment';
import { type Match, applyAll, decide } from '@tenball/match';
import { type Stroke, type Trace, sampleTrace, simulate } from '@tenball/physics';
import type { Call, Seat } from '@tenball/rules';
import type { Advice, Counted, HintPath, HintPlan, HintQuestion } from './hint-content.ts';
import { matchOf } from './hint-advice.ts';
import { marginOf } from './margin.ts';
import { poseProblem } from './problem.ts';
import { attack } from './search.ts';

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
  const match = matchOf(question, advice);
  const problem = poseProblem(match, seat, skill, seed, budget * MARGIN_SHARE);
  const { call, stroke } = advice;
  const margin = call.kind === 'pot' ? marginOf(problem, call, stroke) : undefined;
  const left = Math.max(1, budget - problem.spent);
  const ahead = call.kind === 'pot'
    ? lookAhead({ ...question, budget: left }, match, advice)
    : { value: [], simulations: 0 };
  const value = { ...linesOf(match, stroke), margin, next: ahead.value };
  return { value, simulations: problem.spent + 1 + ahead.simulations };
}

/** Ways of all balls that move when `stroke` is played as it is meant. */
function linesOf(match: Match, stroke: Stroke): Pick<HintPlan, 'ghost' | 'paths'> {
  const { setup, layout } = match;
  const run = simulate({ table: TABLES[setup.table], params: setup.params, layout, stroke });
  if (!run.ok) return { ghost: undefined, paths: [] };
  const trace = run.value;
  const paths = trace.balls.flatMap(({ ball, pocket }): HintPath[] => {
    if (!isBall(ball)) return [];
    const points = wayOf(trace, ball);
    return wayLength(points) < LEAST_WAY ? [] : [{ ball, points, pocket }];
  });
  return { ghost: ghostOf(trace), paths };
}

/** The cue ball at its first meeting with another. */
function ghostOf(trace: Trace): Vec2 | undefined {
  const meeting = trace.events.find(({ kind, ball }) => (
    ball === 0 && (kind === 'ball-ball' || kind === 'cluster')
  ));
  if (meeting === undefined) return undefined;
  const state = sampleTrace(trace, 0, meeting.t);
  return state === undefined ? undefined : { x: state.position.x, y: state.position.y };
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
    const dx = point.x - before.x;
    const dy = point.y - before.y;
    sum += Math.sqrt(dx * dx + dy * dy);
  });
  return sum;
}

type Next = HintPlan['next'][number];

/** The shots after this one: it is played as it is meant, and the best attack is looked for. */
function lookAhead(
  { seat, skill, seed, budget }: HintQuestion, match: Match, first: Advice,
): Counted<readonly Next[]> {
  const next: Next[] = [];
  let simulations = 0;
  let now: Match | undefined = played(match, seat, first);
  for (let n = 0; n < AHEAD && now !== undefined; n += 1) {
    const problem = poseProblem(now, seat, skill, seed, budget / AHEAD);
    const [best] = attack(problem);
    simulations += problem.spent;
    if (best === undefined || best.call.kind !== 'pot') break;
    next.push(potOf(best.call));
    now = played(now, seat, best);
  }
  return { value: next, simulations };
}

function potOf({ ball, pocket }: { readonly ball: ObjectBall; readonly pocket: Pocket }): Next {
  return { ball, pocket };
}

/** The match after the stroke has come off; undefined when `seat` has no next shot in the rack. */
function played(
  match: Match, seat: Seat, { call, stroke }: { readonly call: Call; readonly stroke: Stroke },
): Match | undefined {
  const decided = decide(match, seat, { kind: 'shoot', call, stroke });
  if (!decided.ok) return undefined;
  const after = applyAll(match, decided.value);
  const { situation } = after;
  const goesOn = situation.shooter === seat && situation.phase === 'shot'
    && situation.pendingDecision === undefined && situation.cueBall === 'asIs'
    && after.rackNumber === match.rackNumber;
  return goesOn ? after : undefined;
}
