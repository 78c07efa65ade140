/**
 * The pocketing grid: one ball and the cue ball, every cut and distance that fits the table, aimed
 * by the planner's own solver, with and without the arm's error.
 *
 * A unit is one execution of every cell. Which of the pockets, which side of the cut, the exact
 * approach, the pace and the tip offset are drawn anew in each, so that a cell is a family of like
 * shots. `near-rail`: a corner pot along the rail, a ball's width off it; a side pot from 45
 * degrees off the pocket's axis. `mid-table`: within 25 degrees of the axis.
 */
import {
  type Seed, type Vec2, cos, degrees, derive, radians, seed, sin, uniform, uniformInteger,
} from '@tenball/base';
import {
  CUE_BALL, type Layout, POCKETS, TABLES, TEN, formatLayout, objectBallsOf, placementProblem,
  snapToNanometre,
} from '@tenball/equipment';
import { type Match, matchAt } from '@tenball/match';
import { FATE_POCKET, FATE_TABLE, type Stroke, simulate } from '@tenball/physics';
import { openingSituation } from '@tenball/rules';
import { type Delivery, solveAim, strokeOf } from '../../packages/ai/src/aim.ts';
import {
  type DirectPot, directPotInto, newDirectPot, retarget,
} from '../../packages/ai/src/candidates.ts';
import { type Problem, poseProblem, rehearse } from '../../packages/ai/src/problem.ts';
import {
  type PocketView, type TableView, newWindow, tableView, windowInto,
} from '../../packages/ai/src/table-view.ts';
import { strike } from '../play/arms.ts';
import type { Cell, Line, PotFate, PotLine } from './lines.ts';
import { type Bench, rounded, rowOf } from './play-acts.ts';
import { setupOf } from './setting.ts';

const WAYS = [0.3, 0.6, 0.9, 1.2] as const;
const CUTS = [0, 15, 30, 45, 60, 70] as const;
const CORNERS = ['FL', 'FR', 'HL', 'HR'];
/** Cue-ball speeds over the least of a shot that loses nothing to sliding and to the contact. */
const PACES = [2.2, 3, 4.2] as const;
/** From the mouth of a pocket to where the ball falls, metres, with some to spare. */
const INTO_POCKET = 0.1;
const TIPS = [[0, 0], [0.28, 0], [-0.28, 0], [0, 0.25], [0, -0.25]] as const;
const FASTEST = 6;
const MID_TABLE_SPREAD = 25;
const SIDE_NEAR_RAIL = 45;
/** Draws of one execution. */
const POCKET_DRAW = 0;
const APPROACH_DRAW = 1;
const SIDE_DRAW = 2;
const PACE_DRAW = 3;
const TIP_DRAW = 4;
const ARM_KEY = 5;
const PLACE_TRIES = 12;

/** All cells, those that fit no table included. */
export const CELLS: readonly Cell[] = (['corner', 'side'] as const).flatMap((pocket) => (
  (['mid-table', 'near-rail'] as const).flatMap((place) => CUTS.flatMap((cutDegrees) => (
    WAYS.flatMap((cueWay) => WAYS.map((objectWay) => ({
      cueWay, objectWay, cutDegrees, pocket, place,
    })))
  )))
));

interface Placed {
  readonly match: Match;
  readonly layout: Layout;
  readonly pocket: PocketView;
}

/** Execution `unit` of every cell. */
export function playGrid(bench: Bench, unit: number): Line[] {
  const view = viewOf(bench);
  const root = derive(derive(seed('grid'), bench.setting.seed), unit);
  const lines: Line[] = CELLS.flatMap((cell, index) => (
    executionOf(bench, view, unit, cell, derive(root, index)) ?? []
  ));
  return [...lines, { kind: 'end', part: 'grid', unit, result: 'done', winner: 'none' }];
}

/**
 * Execution `n` of the cell at `index` in `CELLS`, drawn as none of the whole grid is: a unit of
 * its own, so that a cell can be played again beside the others.
 */
export function playCellAgain(bench: Bench, index: number, n: number): Line[] {
  const unit = cellUnit(index, n);
  const root = derive(derive(seed('grid again'), bench.setting.seed), unit);
  const cell = CELLS[index];
  const line = cell && executionOf(bench, viewOf(bench), unit, cell, root);
  const end = { kind: 'end', part: 'grid-again', unit, result: 'done', winner: 'none' } as const;
  return line === undefined ? [end] : [{ ...line, part: 'grid-again' }, end];
}

/** The number of that unit. */
export function cellUnit(index: number, n: number): number {
  return n * CELLS.length + index;
}

function viewOf(bench: Bench): TableView {
  const setup = setupOf(bench.setting, 1);
  return tableView(TABLES[setup.table], setup.params);
}

function executionOf(
  bench: Bench, view: TableView, unit: number, cell: Cell, root: Seed,
): PotLine | undefined {
  for (let n = 0; n < PLACE_TRIES; n += 1) {
    const draw = derive(root, n);
    const placed = place(bench, view, cell, draw);
    const line = placed && execute(bench, placed, unit, cell, draw);
    if (line !== undefined) return line;
  }
  return undefined;
}

/** The balls of `cell`; undefined when they do not fit. */
function place(bench: Bench, view: TableView, cell: Cell, draw: Seed): Placed | undefined {
  const isCorner = cell.pocket === 'corner';
  const pockets = view.pockets.filter(({ pocket }) => CORNERS.includes(pocket) === isCorner);
  const pocket = pockets[uniformInteger(draw, POCKET_DRAW, pockets.length)];
  if (pocket === undefined) return undefined;
  const object = objectAt(view, pocket, cell, draw);
  const window = newWindow();
  windowInto(window, view, pocket, object.x, object.y);
  const ghost = {
    x: object.x - view.diameter * window.x, y: object.y - view.diameter * window.y,
  };
  const side = uniform(draw, SIDE_DRAW) < 0.5 ? 1 : -1;
  const back = turned({ x: -window.x, y: -window.y }, side * cell.cutDegrees);
  const cue = {
    x: snapToNanometre(ghost.x + cell.cueWay * back.x),
    y: snapToNanometre(ghost.y + cell.cueWay * back.y),
  };
  const { table } = view;
  if (placementProblem(table, {}, object, 'anywhere') !== undefined) return undefined;
  const layout: Layout = { [CUE_BALL]: cue, [TEN]: object };
  if (placementProblem(table, { [TEN]: object }, cue, 'anywhere') !== undefined) return undefined;
  return { layout, pocket, match: potMatch(bench, layout) };
}

/** Where the object ball of `cell` lies. */
function objectAt(view: TableView, pocket: PocketView, cell: Cell, draw: Seed): Vec2 {
  const off = offAxisDegrees(view, pocket, cell, uniform(draw, APPROACH_DRAW));
  const out = turned({ x: -pocket.axis.x, y: -pocket.axis.y }, off);
  return {
    x: snapToNanometre(pocket.mouth.x + cell.objectWay * out.x),
    y: snapToNanometre(pocket.mouth.y + cell.objectWay * out.y),
  };
}

/** How far the way to the pocket lies off its axis, degrees; `u` in [0, 1). */
function offAxisDegrees(view: TableView, pocket: PocketView, cell: Cell, u: number): number {
  if (cell.place === 'mid-table') return MID_TABLE_SPREAD * (2 * u - 1);
  const side = u < 0.5 ? 1 : -1;
  if (cell.pocket === 'side') return side * SIDE_NEAR_RAIL;
  // The mouth lies 45 degrees off both rails: a ball's width from the nose along the rail.
  const aside = view.diameter - (view.table.width / 2 - Math.abs(pocket.mouth.y));
  return side * (45 - degrees(Math.asin(Math.max(-1, Math.min(1, aside / cell.objectWay)))));
}

function turned({ x, y }: Vec2, byDegrees: number): Vec2 {
  const turn = radians(byDegrees);
  return { x: x * cos(turn) - y * sin(turn), y: x * sin(turn) + y * cos(turn) };
}

function potMatch(bench: Bench, layout: Layout): Match {
  const situation = {
    ...openingSituation({ breaker: 'B', raceTo: { A: 1, B: 1 } }),
    phase: 'shot' as const, shooter: 'A' as const, ballsOnTable: objectBallsOf(layout),
    shotNumber: 5, breakLegal: true, cueBall: 'asIs' as const,
  };
  return matchAt(setupOf(bench.setting, 1), { situation, layout, rackNumber: 1 });
}

function execute(
  bench: Bench, placed: Placed, unit: number, cell: Cell, draw: Seed,
): PotLine | undefined {
  const problem = poseProblem(placed.match, 'A', bench.skill, draw, Number.MAX_SAFE_INTEGER);
  const pot = newDirectPot();
  const { x, y } = problem.spread;
  const shot = { cueX: x[0] ?? 0, cueY: y[0] ?? 0, ball: TEN, pocket: placed.pocket };
  const { view, spread, outlook } = problem;
  if (!directPotInto(pot, view, spread, shot, outlook.sigma)) return undefined;
  const pace = PACES[uniformInteger(draw, PACE_DRAW, PACES.length)] ?? 1;
  const [tipUp, tipRight] = TIPS[uniformInteger(draw, TIP_DRAW, TIPS.length)] ?? TIPS[0];
  const ballSpeed = Math.min(FASTEST, pace * leastSpeed(problem, pot));
  const delivery: Delivery = { ballSpeed, tipRight, tipUp };
  const heading = solveAim(problem, pot, delivery);
  const stroke = heading === undefined
    ? undefined
    : strokeOf(placed.match.setup.params, delivery, heading);
  if (stroke !== undefined) retargetBy(problem, pot, stroke);
  const { arm } = bench;
  return {
    kind: 'pot', part: 'grid', unit, cell, layout: formatLayout(placed.layout),
    target: placed.pocket.pocket, pace, predicted: rounded(pot.chance),
    intended: stroke === undefined ? 'unsolved' : rowOf(stroke),
    clean: stroke === undefined ? 'unsolved' : fateOf(problem, placed, stroke),
    made: stroke !== undefined
      && fateOf(problem, placed, strike(arm, stroke, derive(draw, ARM_KEY))) === 'drops',
  };
}

/** Brings the prediction to the speed with which `stroke` sends the object ball off. */
function retargetBy(problem: Problem, pot: DirectPot, stroke: Stroke): void {
  const { view, spread, outlook } = problem;
  const { contactVx, contactVy } = rehearse(problem, stroke, 'first-contact');
  const speed = Math.sqrt(contactVx * contactVx + contactVy * contactVy);
  retarget(pot, view, spread, speed, outlook.sigma);
}

/** The cue ball's least speed for the pot, m/s: rolling losses on both ways, sliding at first. */
function leastSpeed(problem: Problem, pot: DirectPot): number {
  const { muRoll, g } = problem.match.setup.params;
  const object = (7 / 5) * Math.sqrt(2 * muRoll * g * (pot.objectWay + INTO_POCKET));
  const atContact = object / pot.cosine;
  return Math.sqrt(atContact * atContact + 2 * muRoll * g * pot.cueWay);
}

/** What becomes of the object ball. */
function fateOf(problem: Problem, { pocket, match }: Placed, stroke: Stroke): PotFate {
  const { fate, railsAfterContact } = rehearse(problem, stroke, 'rest');
  if (fate[TEN] === FATE_POCKET + POCKETS.indexOf(pocket.pocket)) return 'drops';
  if (isKissed(match, stroke)) return 'kiss';
  if (fate[TEN] !== FATE_TABLE) return 'elsewhere';
  return (railsAfterContact & (1 << TEN)) === 0 ? 'short' : 'rubber';
}

/** The two balls meet more than once. */
function isKissed({ setup, layout }: Match, stroke: Stroke): boolean {
  const trace = simulate({ table: TABLES[setup.table], params: setup.params, layout, stroke });
  if (!trace.ok) return false;
  return trace.value.events.filter(({ kind }) => kind === 'ball-ball').length > 1;
}
