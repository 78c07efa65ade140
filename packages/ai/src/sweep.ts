/**
 * Directions without a plan: from which headings is the ball on hit first? Straight ones across
 * its visible face, and a circle of others that may come off cushions.
 */
import { TAU, atan2 } from '@tenball/base';
import { strokeOf } from './aim.ts';
import { drawDice } from './key-spaces.ts';
import { type Problem, rehearse, remaining } from './problem.ts';

/** A heading at which the ball on is hit first by a stroke of this speed. */
export interface Contact {
  /** Radians. */
  readonly heading: number;
  /** Speed of the cue ball, m/s. */
  readonly ballSpeed: number;
  /** How many of the neighbouring headings hit it too, a share of 1. */
  readonly support: number;
  /** The cue ball meets a cushion first. */
  readonly kick: boolean;
}

/** Outermost share of the ball's half-width that is aimed at. */
const EDGE = 0.97;
const NEIGHBOURS = 2;

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

/** Those of `headings`, in their order, at which the ball on is hit first. */
export function findContacts(
  problem: Problem, headings: readonly number[], ballSpeed: number,
): Contact[] {
  const hits: boolean[] = [];
  const kicks: boolean[] = [];
  for (const heading of headings) {
    if (remaining(problem) < 1) break;
    const stroke = strokeOf(
      problem.match.setup.params, { ballSpeed, tipRight: 0, tipUp: 0 }, heading,
    );
    const outcome = rehearse(problem, stroke, 'first-contact');
    hits.push(outcome.firstContact === problem.occasion.lowest);
    kicks.push(outcome.cushionsBeforeContact > 0);
  }
  return headings.slice(0, hits.length)
    .map((heading, n) => ({
      heading, ballSpeed, support: supportOf(hits, n), kick: kicks[n] === true,
    }))
    .filter((_, n) => hits[n] === true);
}

function supportOf(hits: readonly boolean[], at: number): number {
  let count = 0;
  for (let n = at - NEIGHBOURS; n <= at + NEIGHBOURS; n += 1) if (hits[n] === true) count += 1;
  return count / (2 * NEIGHBOURS + 1);
}

/** At most `most` of `items`, evenly spread over their order. */
export function thin<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items];
  const step = items.length / Math.max(1, most);
  return items.filter((_, n) => Math.floor(n / step) !== Math.floor((n - 1) / step));
}
