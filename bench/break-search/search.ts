/**
 * The search for a break: random strokes, successive halving, then evolution from the best two.
 * It is a pure function of its setting; what has been played already is read from a log in the
 * same order, so a search that was cut ends as if it had not been.
 */
import { derive, seed as seedOf } from '@tenball/base';
import type { BreakPlan } from '@tenball/ai';
import { createEvolution } from './cma-es.ts';
import { type Point, type Space, planAt, pointOf, randomPoint } from './space.ts';
import { type Tally, noBreaks, scoreOf, sumOf } from './tally.ts';

/** Plays breaks `from` … `from + count − 1` of a plan. */
export type Play = (plan: BreakPlan, from: number, count: number) => Tally;

export interface Found {
  readonly plan: BreakPlan;
  /** Of fresh breaks that steered nothing before; the best of few finalists, so a little rosy. */
  readonly tally: Tally;
}

interface Entrant {
  readonly point: Point;
  readonly tally: Tally;
}

/** Breaks of each entrant after each round of the halving, and who stays. */
const FIRST_BREAKS = 24;
const GROWTH = 3;
const KEEP = 1 / 4;
const ROUNDS = 4;
/** What the halving costs for each entrant: 24 + 48/4 + 144/16 + 432/64 breaks. */
const BREAKS_PER_ENTRANT = 51.75;
const HALVING_SHARE = 0.35;
const FINAL_SHARE = 0.1;
/** Evolution. */
const STARTS = 2;
const POPULATION = 10;
const BREAKS_PER_POINT = 150;
/** First steps of the evolution in the cube: from a rough stroke, and from a plan to refine. */
const ROUGH_STEP = 0.08;
const FINE_STEP = 0.03;
/** Starts of the evolution lie at least this far apart in the cube. */
const APART = 0.3;
/** Numbers of breaks: halving from 0, generations and the final from here. */
const GENERATIONS_FROM = 1_000_000;
const FINAL_FROM = 900_000_000;

/**
 * The best break that about `count` simulated breaks find: from anywhere, or by evolution alone
 * from `start`.
 */
export function search(
  space: Space, seed: number, count: number, play: Play, start?: BreakPlan,
): Found {
  const root = derive(seedOf('break search'), seed);
  const halving = start === undefined ? HALVING_SHARE * count : 0;
  const starts = start === undefined
    ? apart(halve(space, root, halving / BREAKS_PER_ENTRANT, play), STARTS)
    : [pointOf(space, start)];
  const share = ((1 - FINAL_SHARE) * count - halving) / starts.length;
  const generations = Math.max(1, Math.floor(share / (POPULATION * BREAKS_PER_POINT)));
  const step = start === undefined ? ROUGH_STEP : FINE_STEP;
  const finalists = [...starts];
  starts.forEach((point, index) => {
    finalists.push(...evolve(space, derive(root, index + 1), point, step, generations, play));
  });
  return best(space, finalists, Math.floor((FINAL_SHARE * count) / finalists.length), play);
}

/** Those that came to the last round, the best first. */
function halve(space: Space, root: number, entrants: number, play: Play): Point[] {
  let field: Entrant[] = Array.from({ length: Math.max(16, Math.floor(entrants)) }, (_, key) => (
    { point: randomPoint(derive(root, 0), key), tally: noBreaks() }));
  let breaks = FIRST_BREAKS;
  for (let round = 0; round < ROUNDS; round += 1) {
    field = field.map(({ point, tally }) => {
      const more = play(planAt(space, point), tally.breaks, breaks - tally.breaks);
      return { point, tally: sumOf(tally, more) };
    }).sort((a, b) => scoreOf(b.tally) - scoreOf(a.tally));
    if (round === ROUNDS - 1) break;
    field = field.slice(0, Math.max(4, Math.ceil(KEEP * field.length)));
    breaks *= GROWTH;
  }
  return field.map(({ point }) => point);
}

/** The first points that lie apart from each other. */
function apart(points: readonly Point[], most: number): Point[] {
  const chosen: Point[] = [];
  for (const point of points) {
    const isNew = chosen.every((other) => (
      Math.hypot(...point.map((value, axis) => value - (other[axis] ?? 0))) >= APART));
    if (isNew) chosen.push(point);
    if (chosen.length === most) break;
  }
  return chosen;
}

/** Evolves from `start`: the last mean, and the mean of half-way. */
function evolve(
  space: Space, root: number, start: Point, step: number, generations: number, play: Play,
): readonly Point[] {
  const evolution = createEvolution(root, start, step, POPULATION);
  const means: Point[] = [];
  for (let generation = 0; generation < generations; generation += 1) {
    const from = GENERATIONS_FROM + generation * BREAKS_PER_POINT;
    const points = evolution.ask();
    evolution.tell(points.map((point) => (
      scoreOf(play(planAt(space, point), from, BREAKS_PER_POINT)))));
    means.push(evolution.mean());
  }
  const middle = means[Math.floor((means.length * 2) / 3)];
  const last = means.at(-1);
  return [middle, last].filter((point) => point !== undefined);
}

function best(
  space: Space, finalists: readonly Point[], breaks: number, play: Play,
): Found {
  let winner: Found | undefined;
  for (const point of finalists) {
    const plan = planAt(space, point);
    const tally = play(plan, FINAL_FROM, Math.max(FIRST_BREAKS, breaks));
    if (winner === undefined || scoreOf(tally) > scoreOf(winner.tally)) winner = { plan, tally };
  }
  if (winner === undefined) throw new Error('a search without finalists');
  return winner;
}
