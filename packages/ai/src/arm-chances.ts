/**
 * The chance of a called pot by the width of an arm, from rehearsals: the stroke as it was played
 * is turned to where it pots, then away step by step to see where the ball stops dropping.
 */
import { radians } from '@tenball/base';
import type { Match } from '@tenball/match';
import type { Params, Stroke } from '@tenball/physics';
import { type Delivery, cueSpeedFor, solveAim, strokeOf } from './aim.ts';
import { directPotInto, errorFunction, newDirectPot } from './candidates.ts';
import { type PotCall, drops, turned } from './margin.ts';
import { type Problem, poseProblem } from './problem.ts';
import { SKILLS } from './skills.ts';

/** Turns at which the stroke is tried, degrees: each so many times the one before. */
const FIRST_TURN = 0.012;
const TURN_GROWTH = 1.18;
const TURNS = 34;
/** A cue raised further than this jumps or curves: such shots are not judged. Degrees. */
const STEEPEST = 10;

/**
 * Chance of `call` at each of `widths` (net error of direction, degrees) for one who strikes as
 * `stroke` does and aims as well as can be. Undefined when the ball on does not go straight there.
 */
export function chancesByWidth(
  match: Match, call: PotCall, stroke: Stroke, widths: readonly number[],
): readonly number[] | undefined {
  if (match.layout[0] === undefined || stroke.elevationDegrees > STEEPEST) return undefined;
  const problem = poseProblem(match, match.situation.shooter ?? 'A', SKILLS[10], 0, Infinity);
  if (problem.occasion.lowest !== call.ball) return undefined;
  const middle = aimed(problem, call, stroke);
  if (middle === undefined || !drops(problem, call, middle)) return undefined;
  const right = dropsAlong(problem, call, middle, -1);
  const left = dropsAlong(problem, call, middle, 1);
  return widths.map((width) => (shareDropping(right, width) + shareDropping(left, width)) / 2);
}

/** `stroke` turned so that the called ball leaves for the middle of its pocket. */
function aimed(problem: Problem, call: PotCall, stroke: Stroke): Stroke | undefined {
  const { spread, view } = problem;
  const pocket = view.pockets.find((one) => one.pocket === call.pocket);
  if (pocket === undefined) return undefined;
  const pot = newDirectPot();
  const shot = { cueX: spread.x[0] ?? 0, cueY: spread.y[0] ?? 0, ball: call.ball, pocket };
  if (!directPotInto(pot, view, spread, shot, radians(FIRST_TURN))) return undefined;
  const { params } = problem.match.setup;
  const delivery = deliveryOf(params, stroke);
  const heading = solveAim(problem, pot, delivery);
  return heading === undefined ? undefined : strokeOf(params, delivery, heading);
}

/** How `stroke` delivers the cue ball: the speed of the ball by that of the cue. */
function deliveryOf(params: Params, { speed, tipRight, tipUp }: Stroke): Delivery {
  const unit = cueSpeedFor(params, { ballSpeed: 1, tipRight, tipUp });
  return { ballSpeed: speed / unit, tipRight, tipUp };
}

function turnOf(step: number): number {
  let turn = FIRST_TURN;
  for (let n = 0; n < step; n += 1) turn *= TURN_GROWTH;
  return turn;
}

/** Whether the ball drops at each turn to one side. */
function dropsAlong(problem: Problem, call: PotCall, middle: Stroke, side: 1 | -1): boolean[] {
  return Array.from({ length: TURNS }, (_, n) => (
    drops(problem, call, turned(middle, side * turnOf(n)))
  ));
}

/** Share of the errors to one side, normal with deviation `width`, at which the ball drops. */
function shareDropping(dropped: readonly boolean[], width: number): number {
  const within = (turn: number): number => errorFunction(turn / (width * Math.SQRT2));
  let share = within(turnOf(0) / 2);
  let inner = turnOf(0) / 2;
  dropped.forEach((does, n) => {
    const outer = (turnOf(n) + turnOf(n + 1)) / 2;
    if (does) share += within(outer) - within(inner);
    inner = outer;
  });
  return share;
}
