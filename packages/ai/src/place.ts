/** Ball in hand: spots from which the ball on goes down, the best of them by a quick plan. */
import { type Vec2, radians, sinCos } from '@tenball/base';
import { CUE_BALL, snapToNanometre, spotsOf } from '@tenball/equipment';
import { type Match, placementRejection } from '@tenball/match';
import type { Seat } from '@tenball/rules';
import { meanWorth } from './candidate.ts';
import { isBlocked } from './spread.ts';
import { bestChance, worthOf } from './evaluate.ts';
import { drawDice } from './key-spaces.ts';
import { type Problem, restore, withCueBall } from './problem.ts';
import { attack } from './search.ts';
import { newWindow, windowInto } from './table-view.ts';

export type Zone = 'anywhere' | 'house';

interface Spot {
  readonly at: Vec2;
  /** Chance to pot from there, or worth of the position where nothing can be potted. */
  readonly rank: number;
}

/** A spot with what the player expects of it. */
export interface Placement {
  readonly at: Vec2;
  readonly worth: number;
  readonly simulations: number;
}

/** Cuts and distances to the ghost ball that are tried. */
const CUT_DEGREES = [0, 12, -12, 25, -25, 38, -38, 50, -50] as const;
const WAYS = [0.12, 0.22, 0.35, 0.55, 0.8] as const;
const MOST_SPOTS = 8;
/** Spots nearer to each other than this are one, metres. */
const APART = 0.11;
const GRID_ACROSS = 9;
const GRID_ALONG = 17;
const RANK_STEPS = 25;
const SPOT_DICE = 1000;
/** Simulations of a first look at each spot, and of a second at the best of them. */
const QUICK_PLAN = 160;
const SECOND_PLAN = 500;
const SECOND_LOOKS = 3;
/** A quick plan below this many simulations tells nothing. */
const LEAST_PLAN = 40;

/** Where the cue ball may be put; undefined when it must be played as it lies. */
export function zoneOf({ situation }: Match): Zone | undefined {
  switch (situation.cueBall) {
    case 'asIs': return undefined;
    case 'inHandAnywhere': return 'anywhere';
    case 'inHandBehindHeadString': return 'house';
  }
}

/**
 * True when `seat` has just put the cue ball down: once is enough. A call that is asked for, and
 * whatever else happens beside the strokes, takes nothing back.
 */
export function isPlaced({ scoresheet, layout }: Match, seat: Seat): boolean {
  const last = scoresheet.findLast(({ kind }) => kind !== 'event' && kind !== 'warning');
  return last?.kind === 'place' && last.seat === seat && layout[CUE_BALL] !== undefined;
}

/** The best spot for the cue ball in hand. Always a legal one. */
export function choosePlacement(problem: Problem, zone: Zone): Placement {
  const spots = apart(candidateSpots(problem, zone), spotCount(problem));
  const quick = Math.min(QUICK_PLAN, problem.limit / Math.max(1, 2 * spots.length));
  const first = spots.map((spot) => plan(problem, spot, quick)).sort(byWorth);
  const spent = simulationsOf(first);
  const share = Math.min(SECOND_PLAN, (problem.limit - spent) / SECOND_LOOKS);
  const looked = share < LEAST_PLAN ? []
    : first.slice(0, SECOND_LOOKS).map((spot) => plan(problem, spot, share)).sort(byWorth);
  restore(problem);
  const [best] = looked.length > 0 ? looked : first;
  const { at, worth } = best ?? { at: anyFreeSpot(problem, zone), worth: 0.5 };
  return { at, worth, simulations: spent + simulationsOf(looked) };
}

interface Planned extends Spot {
  readonly worth: number;
  readonly simulations: number;
}

/** `spot` with what a plan of `limit` simulations makes of it. */
function plan(problem: Problem, { at, rank }: Spot, limit: number): Planned {
  const trial = withCueBall(problem, at.x, at.y, limit);
  const [found] = limit < LEAST_PLAN ? [] : attack(trial);
  const worth = found === undefined ? rank * 0.5 : meanWorth(found);
  return { at, rank, worth, simulations: trial.spent };
}

function byWorth(a: Planned, b: Planned): number {
  return b.worth - a.worth;
}

function simulationsOf(plans: readonly Planned[]): number {
  return plans.reduce((sum, { simulations }) => sum + simulations, 0);
}

/** How many spots the budget can look at. */
function spotCount(problem: Problem): number {
  return Math.max(2, Math.min(MOST_SPOTS, Math.floor(problem.limit / LEAST_PLAN)));
}

/** Legal spots, the most promising first. */
function candidateSpots(problem: Problem, zone: Zone): Spot[] {
  const around = spotsBehindGhosts(problem);
  const spots = around.length > 0 ? around : spotsOnGrid(problem, zone);
  return spots
    .map((spot, n) => ({ spot, order: coarse(spot.rank) - drawDice(problem.seed, SPOT_DICE + n) }))
    .sort((a, b) => b.order - a.order)
    .map(({ spot }) => spot);
}

/** Near ones are equal; a draw decides, so that pockets, cuts and distances are all looked at. */
function coarse(rank: number): number {
  return Math.ceil(rank * RANK_STEPS);
}

/** Spots on the lines through the ghost balls of the pockets that take the ball on. */
function spotsBehindGhosts(problem: Problem): Spot[] {
  const { view, spread, occasion } = problem;
  const x = spread.x[occasion.lowest] ?? 0;
  const y = spread.y[occasion.lowest] ?? 0;
  const window = newWindow();
  const spots: Spot[] = [];
  for (const pocket of view.pockets) {
    windowInto(window, view, pocket, x, y);
    const lane = {
      fromX: x, fromY: y, toX: pocket.mouth.x, toY: pocket.mouth.y, ignore: 1 << occasion.lowest,
    };
    if (window.half <= 0 || isBlocked(spread, lane, view.diameter)) continue;
    for (const cut of CUT_DEGREES) {
      const { sin, cos } = sinCos(radians(cut));
      const backX = -(window.x * cos - window.y * sin);
      const backY = -(window.y * cos + window.x * sin);
      for (const way of WAYS) {
        const at = {
          x: x - view.diameter * window.x + backX * way,
          y: y - view.diameter * window.y + backY * way,
        };
        const spot = spotAt(problem, at);
        if (spot !== undefined) spots.push(spot);
      }
    }
  }
  return spots;
}

/** A coarse grid over the zone, ranked by the worth of the position. */
function spotsOnGrid(problem: Problem, zone: Zone): Spot[] {
  const spots: Spot[] = [];
  for (const at of gridOf(problem, zone)) {
    const placed = moved(problem, at);
    spots.push({ at, rank: worthOf(problem.outlook, placed, problem.fouls.own) });
  }
  return spots;
}

function spotAt(problem: Problem, wanted: Vec2): Spot | undefined {
  const at = { x: snapToNanometre(wanted.x), y: snapToNanometre(wanted.y) };
  if (!isLegal(problem, at)) return undefined;
  const chance = bestChance(problem.outlook, moved(problem, at), problem.occasion.lowest);
  return chance > 0.02 ? { at, rank: chance } : undefined;
}

/** True when the cue ball in hand may be put at `at`. */
function isLegal(problem: Problem, at: Vec2): boolean {
  return placementRejection(problem.match, at) === undefined;
}

function moved(problem: Problem, at: Vec2) {
  const { spread } = problem;
  const x = spread.x.slice();
  const y = spread.y.slice();
  x[0] = at.x;
  y[0] = at.y;
  return { x, y, mask: spread.mask | 1 };
}

/** The first `most` spots that lie apart from each other. */
function apart(spots: readonly Spot[], most: number): Spot[] {
  const kept: Spot[] = [];
  for (const spot of spots) {
    if (kept.length >= most) break;
    const near = kept.some(({ at }) => {
      const dx = at.x - spot.at.x;
      const dy = at.y - spot.at.y;
      return dx * dx + dy * dy < APART * APART;
    });
    if (!near) kept.push(spot);
  }
  return kept;
}

/** Legal points of a grid over the zone. */
function gridOf(problem: Problem, zone: Zone): Vec2[] {
  const { view } = problem;
  const right = zone === 'house' ? spotsOf(view.table).headString - 0.001 : view.maxX - 0.001;
  const points: Vec2[] = [];
  for (let i = 0; i < GRID_ALONG; i += 1) {
    for (let j = 0; j < GRID_ACROSS; j += 1) {
      const left = -view.maxX + 0.001;
      const at = {
        x: snapToNanometre(left + ((right - left) * i) / (GRID_ALONG - 1)),
        y: snapToNanometre((view.maxY - 0.001) * ((2 * j) / (GRID_ACROSS - 1) - 1)),
      };
      if (isLegal(problem, at)) points.push(at);
    }
  }
  return points;
}

/** Eleven balls cannot cover a table: some point of the grid is free. */
function anyFreeSpot(problem: Problem, zone: Zone): Vec2 {
  const [first] = gridOf(problem, zone);
  return first ?? spotsOf(problem.view.table).head;
}
