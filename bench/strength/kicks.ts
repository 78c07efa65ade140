/** Hooked positions, the same for every run: the ball on is hidden, and some ball has to be hit. */
import { type Seed, assert, derive, seed, shuffle, uniform } from '@tenball/base';
import {
  BALL_RADIUS, type Ball, CUE_BALL, type Layout, OBJECT_BALLS, TABLES, type TableSpec, TEN,
  objectBallsOf, placementProblem, snapToNanometre, withBall,
} from '@tenball/equipment';
import { matchAt } from '@tenball/match';
import { openingSituation } from '@tenball/rules';
import { visibleShare } from '../../packages/ai/src/evaluate.ts';
import { lowestOf, spreadOf } from '../../packages/ai/src/spread.ts';
import { tableView } from '../../packages/ai/src/table-view.ts';
import type { Line } from './lines.ts';
import { type Bench, type Course, playOn } from './play-acts.ts';
import { setupOf } from './setting.ts';

const LEAST_BALLS = 3;
const MOST_BALLS = 8;
const ATTEMPTS = 2000;
/** Clear space about each ball, metres: nothing is frozen. */
const CLEARANCE = 0.002;

/** Hooked position `index`: the ball on cannot be reached in a straight line. */
export function hookedLayout(bench: Bench, index: number): Layout {
  const { params, table: id } = setupOf(bench.setting, 1);
  const table = TABLES[id];
  const view = tableView(table, params);
  const root = derive(seed('hooked positions'), index);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const layout = scattered(table, derive(root, attempt));
    const spread = spreadOf(layout);
    if (visibleShare(view, spread, lowestOf(spread)) === 0) return layout;
  }
  assert(false, `no hooked position ${index} was found`);
}

/** The player under test in hooked position `unit`: one stroke. */
export function playKick(bench: Bench, unit: number): Line[] {
  const layout = hookedLayout(bench, unit);
  const course: Course = {
    bench, part: 'kick', unit, aim: 'plain', seed: derive(seed('kicks'), unit), lines: [],
  };
  const situation = {
    ...openingSituation({ breaker: 'B', raceTo: { A: 1, B: 1 } }),
    phase: 'shot' as const, shooter: 'A' as const, ballsOnTable: objectBallsOf(layout),
    shotNumber: 5, breakLegal: true, cueBall: 'asIs' as const,
  };
  const setup = setupOf(bench.setting, course.seed);
  playOn(course, matchAt(setup, { situation, layout, rackNumber: 1 }), 'A');
  return [...course.lines, { kind: 'end', part: 'kick', unit, result: 'done', winner: 'none' }];
}

/** The cue ball, the ten and some of the others anywhere, none near another. */
function scattered(table: TableSpec, root: Seed): Layout {
  const count = LEAST_BALLS + Math.floor(uniform(root, 1) * (MOST_BALLS - LEAST_BALLS + 1));
  const others = shuffle(derive(root, 2), OBJECT_BALLS.slice(0, -1)).slice(0, count - 1);
  let layout: Layout = {};
  for (const ball of [CUE_BALL, TEN, ...others] as const) {
    layout = withScattered(table, layout, ball, root);
  }
  return layout;
}

function withScattered(table: TableSpec, layout: Layout, ball: Ball, root: Seed): Layout {
  const size = { radius: BALL_RADIUS + CLEARANCE, railDistance: BALL_RADIUS + CLEARANCE };
  for (let attempt = 0; ; attempt += 1) {
    const draw = derive(derive(root, 10 + ball), attempt);
    const at = {
      x: snapToNanometre((uniform(draw, 0) - 0.5) * table.length),
      y: snapToNanometre((uniform(draw, 1) - 0.5) * table.width),
    };
    const problem = placementProblem(table, layout, at, 'anywhere', size);
    const cue = layout[CUE_BALL];
    const nearCue = cue !== undefined
      && Math.hypot(cue.x - at.x, cue.y - at.y) < 2 * size.radius;
    if (problem === undefined && !nearCue) return withBall(layout, ball, at);
  }
}
