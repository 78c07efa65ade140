/**
 * A position as the baselines see it. They stand on the simulator alone, never on the planner of
 * packages/ai: a yardstick must not grow with what it measures.
 */
import type { Seed } from '@tenball/base';
import {
  BALLS, type Layout, type Pocket, TABLES, type TableSpec, ballSize, tableGeometry,
} from '@tenball/equipment';
import type { Match } from '@tenball/match';
import {
  FATE_TABLE, MAX_BALLS, type Outcome, type Params, type Simulator, type StopCondition,
  type Stroke, createSimulator,
} from '@tenball/physics';
import type { Seat } from '@tenball/rules';
import type { Arm } from '../play/arms.ts';

/** The middle of a pocket's mouth, its axis into the pocket, half its width, metres. */
export interface Mouth {
  readonly pocket: Pocket;
  readonly x: number;
  readonly y: number;
  readonly axisX: number;
  readonly axisY: number;
  readonly half: number;
  /** The flattest approach that drops, as a cosine to the axis. */
  readonly leastCosine: number;
}

/** What all scenes of one decision share. */
export interface Board {
  readonly table: TableSpec;
  readonly params: Params;
  readonly mouths: readonly Mouth[];
  readonly diameter: number;
  /** Largest |x| and |y| of a ball's centre between the cushions, metres. */
  readonly maxX: number;
  readonly maxY: number;
  readonly simulator: Simulator;
  /** The scene that the simulator has as its start. */
  held: Scene | undefined;
  /** Simulations used, runs to the first contact by their share. */
  spent: number;
}

export interface Scene {
  readonly match: Match;
  readonly seat: Seat;
  readonly arm: Arm;
  readonly seed: Seed;
  readonly board: Board;
  /** By ball number, metres; `mask` has bit n set when ball n is on the table. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly mask: number;
  /** The ball on; 0 when there is none. */
  readonly lowest: number;
}

/** A run to the first contact costs about this share of a whole one. */
const PREFIX_SHARE = 0.15;
const TEN = 10;
const SIDE_LEAST_COSINE = 0.45;
const CORNER_LEAST_COSINE = 0.6;

/** What `seat` finds at `match`. */
export function sceneOf(match: Match, seat: Seat, arm: Arm, seed: Seed): Scene {
  const { setup, layout } = match;
  const table = TABLES[setup.table];
  const board = boardOf(table, setup.params);
  const { x, y, mask } = columnsOf(layout);
  return { match, seat, arm, seed, board, x, y, mask, lowest: lowestIn(mask) };
}

/** `scene` with the cue ball at (x, y). */
export function withCueBall(scene: Scene, x: number, y: number): Scene {
  const moved = { ...scene, x: scene.x.slice(), y: scene.y.slice(), mask: scene.mask | 1 };
  moved.x[0] = x;
  moved.y[0] = y;
  return moved;
}

/** The scene that `outcome` leaves; a ten to be spotted is left out of it. */
export function sceneAfter(scene: Scene, outcome: Outcome): Scene {
  let mask = 0;
  for (let ball = 0; ball <= TEN; ball += 1) {
    if (outcome.fate[ball] === FATE_TABLE) mask |= 1 << ball;
  }
  return {
    ...scene, x: outcome.x.slice(), y: outcome.y.slice(), mask, lowest: lowestIn(mask),
  };
}

/** Runs `stroke` from `scene`. The outcome is overwritten by the next run. */
export function run(scene: Scene, stroke: Stroke, stop: StopCondition): Outcome {
  const { board } = scene;
  if (board.held !== scene) {
    board.simulator.placeArrays(scene.x, scene.y, scene.mask);
    board.held = scene;
  }
  board.spent += stop === 'first-contact' ? PREFIX_SHARE : 1;
  return board.simulator.run(stroke, stop, scene.lowest);
}

export function xOf(scene: Scene, ball: number): number {
  return scene.x[ball] ?? 0;
}

export function yOf(scene: Scene, ball: number): number {
  return scene.y[ball] ?? 0;
}

export function isOn(scene: Scene, ball: number): boolean {
  return (scene.mask & (1 << ball)) !== 0;
}

/**
 * True when a ball that goes straight between two points touches none of the balls of the table
 * but those whose bits are in `ignore`.
 */
export function isLaneClear(
  scene: Scene, from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number }, ignore: number,
): boolean {
  const ex = to.x - from.x;
  const ey = to.y - from.y;
  const squared = Math.max(1e-12, ex * ex + ey * ey);
  const { diameter } = scene.board;
  for (let ball = 1; ball <= TEN; ball += 1) {
    if (!isOn(scene, ball) || (ignore & (1 << ball)) !== 0) continue;
    const cx = xOf(scene, ball) - from.x;
    const cy = yOf(scene, ball) - from.y;
    const along = Math.min(1, (cx * ex + cy * ey) / squared);
    if (along <= 0) continue;
    const px = cx - along * ex;
    const py = cy - along * ey;
    if (px * px + py * py < diameter * diameter) return false;
  }
  return true;
}

function boardOf(table: TableSpec, params: Params): Board {
  const size = ballSize(params.ballRadius, params.noseHeight);
  return {
    table, params, mouths: mouthsOf(table, params), diameter: 2 * params.ballRadius,
    maxX: table.length / 2 - size.railDistance,
    maxY: table.width / 2 - size.railDistance,
    simulator: createSimulator(table, params), held: undefined, spent: 0,
  };
}

function mouthsOf(table: TableSpec, params: Params): Mouth[] {
  return tableGeometry(table, params.jawRadius).holes.map(({ pocket, mouth, axis }) => {
    const isSide = pocket === 'SL' || pocket === 'SR';
    return {
      pocket, x: mouth.x, y: mouth.y, axisX: axis.x, axisY: axis.y,
      half: (isSide ? table.sideMouth : table.cornerMouth) / 2,
      leastCosine: isSide ? SIDE_LEAST_COSINE : CORNER_LEAST_COSINE,
    };
  });
}

function columnsOf(layout: Layout) {
  const x = new Float64Array(MAX_BALLS);
  const y = new Float64Array(MAX_BALLS);
  let mask = 0;
  for (const ball of BALLS) {
    const at = layout[ball];
    if (at === undefined) continue;
    x[ball] = at.x;
    y[ball] = at.y;
    mask |= 1 << ball;
  }
  return { x, y, mask };
}

function lowestIn(mask: number): number {
  for (let ball = 1; ball <= TEN; ball += 1) if ((mask & (1 << ball)) !== 0) return ball;
  return 0;
}
