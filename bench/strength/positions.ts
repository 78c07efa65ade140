/**
 * Positions without a pot, the same for every run: hooked ones, where some way to the ball on has
 * to be found, and open ones, where it can be hit but not potted.
 */
import {
  type Seed, assert, derive, distance, radians, seed, shuffle, uniform,
} from '@tenball/base';
import {
  BALL_RADIUS, type Ball, CUE_BALL, type Layout, OBJECT_BALLS, TABLES, type TableSpec, TEN,
  objectBallsOf, placementProblem, snapToNanometre, withBall,
} from '@tenball/equipment';
import { type Match, actorOf, matchAt } from '@tenball/match';
import { openingSituation } from '@tenball/rules';
import { directPots } from '../../packages/ai/src/candidates.ts';
import { visibleShare } from '../../packages/ai/src/evaluate.ts';
import { type Spread, lowestOf, spreadOf } from '../../packages/ai/src/spread.ts';
import { type TableView, tableView } from '../../packages/ai/src/table-view.ts';
import type { Line } from './lines.ts';
import { type Bench, type Course, playOn } from './play-acts.ts';
import { type Part, setupOf } from './setting.ts';

const ATTEMPTS = 20_000;
/** Clear space about each ball, metres: nothing is frozen. */
const CLEARANCE = 0.002;
/** An open position has no direct pot better than this for an arm of .045 degrees … */
const NO_POT = 0.1;
const NO_POT_SIGMA = radians(0.045);
/** … and at least this share of the ball on can be reached. */
const SEEN = 0.4;

/** Which positions, and how many object balls lie there. */
interface Sort {
  readonly name: string;
  readonly leastBalls: number;
  readonly mostBalls: number;
  readonly suits: (view: TableView, spread: Spread) => boolean;
}

const HOOKED: Sort = {
  name: 'hooked positions', leastBalls: 3, mostBalls: 8,
  suits: (view, spread) => visibleShare(view, spread, lowestOf(spread)) === 0,
};

const OPEN: Sort = {
  name: 'open positions', leastBalls: 5, mostBalls: 9,
  suits(view, spread) {
    const ball = lowestOf(spread);
    if (visibleShare(view, spread, ball) < SEEN) return false;
    const [best] = directPots(view, spread, ball, NO_POT_SIGMA);
    return (best?.chance ?? 0) < NO_POT;
  },
};

/** Hooked position `index`: the ball on cannot be reached in a straight line. */
export function hookedLayout(bench: Bench, index: number): Layout {
  return layoutOf(bench, HOOKED, index);
}

/** Open position `index`: the ball on can be hit, and no direct pot of it is worth a try. */
export function openLayout(bench: Bench, index: number): Layout {
  return layoutOf(bench, OPEN, index);
}

/** The player under test in hooked position `unit`: one stroke. */
export function playKick(bench: Bench, unit: number): Line[] {
  const course = courseAt(bench, 'kick', unit);
  playOn(course, matchOf(course, hookedLayout(bench, unit)), 'A');
  return closed(course);
}

/** The player under test in open position `unit`, and what his equal does if it is his turn. */
export function playSafety(bench: Bench, unit: number): Line[] {
  const course = courseAt(bench, 'safety', unit);
  const { after } = playOn(course, matchOf(course, openLayout(bench, unit)), 'A');
  if (actorOf(after) === 'B') playOn(course, after, 'B');
  return closed(course);
}

function courseAt(bench: Bench, part: Part, unit: number): Course {
  const root = derive(seed(part), bench.setting.seed);
  return { bench, part, unit, aim: 'plain', seed: derive(root, unit), lines: [] };
}

function matchOf({ bench, seed: of }: Course, layout: Layout): Match {
  const situation = {
    ...openingSituation({ breaker: 'B', raceTo: { A: 1, B: 1 } }),
    phase: 'shot' as const, shooter: 'A' as const, ballsOnTable: objectBallsOf(layout),
    shotNumber: 5, breakLegal: true, cueBall: 'asIs' as const,
  };
  return matchAt(setupOf(bench.setting, of), { situation, layout, rackNumber: 1 });
}

function closed({ part, unit, lines }: Course): Line[] {
  return [...lines, { kind: 'end', part, unit, result: 'done', winner: 'none' }];
}

function layoutOf(bench: Bench, sort: Sort, index: number): Layout {
  const { params, table: id } = setupOf(bench.setting, 1);
  const view = tableView(TABLES[id], params);
  const root = derive(seed(sort.name), index);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const layout = scattered(view.table, sort, derive(root, attempt));
    if (sort.suits(view, spreadOf(layout))) return layout;
  }
  assert(false, `${sort.name}: none for ${index}`);
}

/** The cue ball, the ten and some of the others anywhere, none near another. */
function scattered(table: TableSpec, { leastBalls, mostBalls }: Sort, root: Seed): Layout {
  const count = leastBalls + Math.floor(uniform(root, 1) * (mostBalls - leastBalls + 1));
  const others = shuffle(derive(root, 2), OBJECT_BALLS.slice(0, -1)).slice(0, count - 1);
  let layout: Layout = {};
  for (const ball of [CUE_BALL, TEN, ...others] as const) {
    layout = withScattered(table, layout, ball, root);
  }
  return layout;
}

function withScattered(table: TableSpec, layout: Layout, ball: Ball, root: Seed): Layout {
  const size = { radius: BALL_RADIUS + CLEARANCE, railDistance: BALL_RADIUS + CLEARANCE };
  const cue = layout[CUE_BALL];
  for (let attempt = 0; ; attempt += 1) {
    const draw = derive(derive(root, 10 + ball), attempt);
    const at = {
      x: snapToNanometre((uniform(draw, 0) - 0.5) * table.length),
      y: snapToNanometre((uniform(draw, 1) - 0.5) * table.width),
    };
    const isNearCue = cue !== undefined && distance(cue, at) < 2 * size.radius;
    const problem = placementProblem(table, layout, at, 'anywhere', size);
    if (problem === undefined && !isNearCue) return withBall(layout, ball, at);
  }
}
