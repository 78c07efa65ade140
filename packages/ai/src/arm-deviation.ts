/**
 * How far a called pot was aimed off: the stroke as it was played against the same stroke turned to
 * where it pots best, and the room that the ball leaves on both sides of that.
 */
import { radians } from '@tenball/base';
import type { Match } from '@tenball/match';
import type { Params, Stroke } from '@tenball/physics';
import { type Delivery, cueSpeedFor, solveAim, strokeOf } from './aim.ts';
import { directPotInto, newDirectPot } from './candidates.ts';
import { type PotCall, marginOf } from './margin.ts';
import { type Problem, poseProblem } from './problem.ts';
import { SKILLS } from './skills.ts';

/** Directions of a stroke, degrees. */
export interface Deviation {
  /** Off the heading at which the ball leaves for the middle of its pocket. */
  readonly off: number;
  /** Half of the headings about it at which the ball drops. */
  readonly room: number;
}

/** Half-width for which a pot is looked for, degrees: any that there is. */
const ANY_WIDTH = 0.012;
/** A cue raised further than this jumps or curves: such shots are not judged. Degrees. */
const STEEPEST = 10;
/** Simulations that one shot may cost. */
const BUDGET = 60;

/** The deviation of `stroke` under `call`; undefined when the ball on goes not straight there. */
export function deviationOf(match: Match, call: PotCall, stroke: Stroke): Deviation | undefined {
  if (match.layout[0] === undefined || stroke.elevationDegrees > STEEPEST) return undefined;
  const problem = poseProblem(match, match.situation.shooter ?? 'A', SKILLS[10], 0, BUDGET);
  if (problem.occasion.lowest !== call.ball) return undefined;
  const middle = aimed(problem, call, stroke);
  const margin = middle === undefined ? undefined : marginOf(problem, call, middle);
  if (middle === undefined || margin === undefined) return undefined;
  const turn = stroke.headingDegrees - middle.headingDegrees;
  return { off: turn - 360 * Math.round(turn / 360), room: (margin.left + margin.right) / 2 };
}

/** `stroke` turned so that the called ball leaves for the middle of its pocket. */
function aimed(problem: Problem, call: PotCall, stroke: Stroke): Stroke | undefined {
  const { spread, view } = problem;
  const pocket = view.pockets.find((one) => one.pocket === call.pocket);
  if (pocket === undefined) return undefined;
  const pot = newDirectPot();
  const shot = { cueX: spread.x[0] ?? 0, cueY: spread.y[0] ?? 0, ball: call.ball, pocket };
  if (!directPotInto(pot, view, spread, shot, radians(ANY_WIDTH))) return undefined;
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
