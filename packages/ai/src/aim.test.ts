import { seed } from '@tenball/base';
import { POCKETS, type Layout, TABLES } from '@tenball/equipment';
import { DEFAULT_PARAMS } from '@tenball/physics';
import { describe, expect, test } from 'vitest';
import { solveAim, strokeOf } from './aim.ts';
import { directPotInto, newDirectPot } from './candidates.ts';
import { type Problem, poseProblem, rehearse } from './problem.ts';
import { SKILLS } from './skills.ts';
import { scoreOutcome } from './score.ts';
import { type PocketView, newWindow, tableView, windowInto } from './table-view.ts';
import { matchAt } from './testing/positions.ts';

const VIEW = tableView(TABLES['9'], DEFAULT_PARAMS);
const DEGREE = 3.141592653589793 / 180;

interface Cell {
  readonly pocket: PocketView;
  readonly objectWay: number;
  readonly cueWay: number;
  /** Angle of the object ball's path to the pocket's axis, and the cut; degrees. */
  readonly approach: number;
  readonly cut: number;
}

/** The grid of the AI specification, section 4, as far as its cells fit the table. */
function cells(): Cell[] {
  const out: Cell[] = [];
  for (const name of ['FL', 'SR'] as const) {
    const pocket = VIEW.pockets[POCKETS.indexOf(name)];
    if (pocket === undefined) continue;
    for (const objectWay of [0.3, 0.6, 0.9, 1.2]) {
      for (const cueWay of [0.3, 0.6, 0.9, 1.2]) {
        for (const approach of name === 'FL' ? [-25, 0, 25] : [-35, 0, 35]) {
          for (const cut of [0, 15, -30, 45, -60, 70]) {
            out.push({ pocket, objectWay, cueWay, approach, cut });
          }
        }
      }
    }
  }
  return out;
}

/** The layout of a cell; undefined when a ball would be off the cloth. */
function layoutOf({ pocket, objectWay, cueWay, approach, cut }: Cell): Layout | undefined {
  const { axis, mouth } = pocket;
  const away = turn({ x: -axis.x, y: -axis.y }, approach * DEGREE);
  const one = { x: mouth.x + away.x * objectWay, y: mouth.y + away.y * objectWay };
  if (!onCloth(one)) return undefined;
  const window = newWindow();
  windowInto(window, VIEW, pocket, one.x, one.y);
  if (window.half <= 0) return undefined;
  const ghost = { x: one.x - window.x * VIEW.diameter, y: one.y - window.y * VIEW.diameter };
  const back = turn({ x: -window.x, y: -window.y }, cut * DEGREE);
  const cue = { x: ghost.x + back.x * cueWay, y: ghost.y + back.y * cueWay };
  return onCloth(cue) && onCloth(ghost) ? { 0: cue, 1: one } : undefined;
}

function onCloth({ x, y }: { readonly x: number; readonly y: number }): boolean {
  return Math.abs(x) < VIEW.maxX - 0.01 && Math.abs(y) < VIEW.maxY - 0.01;
}

function turn(v: { readonly x: number; readonly y: number }, by: number) {
  const sin = Math.sin(by);
  const cos = Math.cos(by);
  return { x: v.x * cos - v.y * sin, y: v.x * sin + v.y * cos };
}

function pots(problem: Problem, pocket: PocketView, tipRight: number, tipUp: number): boolean {
  const found = newDirectPot();
  const { x, y } = problem.spread;
  const shot = { cueX: x[0] ?? 0, cueY: y[0] ?? 0, ball: 1, pocket };
  const isOpen = directPotInto(found, problem.view, problem.spread, shot, problem.outlook.sigma);
  if (!isOpen) return false;
  const ballSpeed = 1.1 + 1.4 / found.cosine;
  const delivery = { ballSpeed: Math.min(ballSpeed, 6), tipRight, tipUp };
  const heading = solveAim(problem, found, delivery);
  if (heading === undefined) return false;
  const stroke = strokeOf(DEFAULT_PARAMS, delivery, heading);
  const call = { kind: 'pot', ball: 1, pocket: pocket.pocket, obvious: false } as const;
  const outcome = rehearse(problem, stroke, 'rest');
  return outcome.fate[1] === 2 + POCKETS.indexOf(call.pocket)
    && ['won', 'continues', 'foul'].includes(scoreOutcome(problem, outcome, call).verdict);
}

describe('inverse aim', () => {
  const grid = cells().flatMap((cell) => {
    const layout = layoutOf(cell);
    return layout === undefined ? [] : [{ cell, layout }];
  });

  test.each([[0, 0], [0.25, 0], [-0.2, -0.25], [0, 0.35]])(
    'pots every open shot of the grid with the tip %d right and %d up',
    (tipRight, tipUp) => {
      const missed = grid.filter(({ cell, layout }) => {
        const problem = poseProblem(matchAt(layout), 'A', SKILLS[10], seed(1), 1e6);
        return !pots(problem, cell.pocket, tipRight, tipUp);
      });
      expect(grid.length).toBeGreaterThan(200);
      expect(missed.map(({ cell }) => ({ ...cell, pocket: cell.pocket.pocket }))).toEqual([]);
    },
  );
});
