/**
 * Inverse aim: the heading that sends the object ball towards the pocket, found by rehearsing the
 * stroke up to the first contact. Throw, squirt and swerve are in because they are simulated.
 */
import { atan2, degrees, radians } from '@tenball/base';
import { type Params, type Stroke, squirtAngle } from '@tenball/physics';
import type { DirectPot } from './candidates.ts';
import { type Problem, rehearse } from './problem.ts';
import { newWindow, windowInto } from './table-view.ts';

/** How the cue ball is struck, whatever the direction. */
export interface Delivery {
  /** Speed of the cue ball as it leaves the tip, along the cue, m/s. */
  readonly ballSpeed: number;
  /** Contact point of the tip, ball radii. */
  readonly tipRight: number;
  readonly tipUp: number;
  /** Butt raised by this much, degrees; 0 where left out. */
  readonly elevationDegrees?: number;
}

/** The object ball's direction is right within this, radians: .023 degrees. */
const TOLERANCE = 4e-4;
const MOST_RUNS = 7;
/** One step turns the aim by at most this share of the object ball's half-width. */
const STEP_SHARE = 0.6;
/** … and never by more than this, radians. */
const LONGEST_STEP = 0.5;
const LEAST_STEP = 0.004;
const scratch = newWindow();

/** The cue speed that gives the cue ball `ballSpeed` at a tip offset, m/s (physics 2.1). */
export function cueSpeedFor(params: Params, delivery: Delivery): number {
  const offset = delivery.tipRight * delivery.tipRight + delivery.tipUp * delivery.tipUp;
  const inertia = 1 + params.ballMass / params.cueMass + 2.5 * offset;
  return (delivery.ballSpeed * inertia) / (1 + params.tipRestitution);
}

/** The stroke of `delivery` along `heading` radians. */
export function strokeOf(params: Params, delivery: Delivery, heading: number): Stroke {
  return {
    speed: cueSpeedFor(params, delivery),
    headingDegrees: degrees(heading),
    elevationDegrees: delivery.elevationDegrees ?? 0,
    tipRight: delivery.tipRight,
    tipUp: delivery.tipUp,
  };
}

/** The heading at which the ghost ball is met if nothing throws or deflects, radians. */
export function ghostHeading(problem: Problem, pot: DirectPot): number {
  const { x, y } = problem.spread;
  return atan2(pot.ghostY - (y[0] ?? 0), pot.ghostX - (x[0] ?? 0));
}

/**
 * Heading (radians) that pots `pot` under `delivery`; undefined when none is found.
 * `guess` is a heading that solved a like stroke: neighbours of a scan start from each other.
 */
export function solveAim(
  problem: Problem, pot: DirectPot, delivery: Delivery, guess?: number,
): number | undefined {
  const { params } = problem.match.setup;
  const diameter = problem.view.diameter;
  const slope = -pot.cueWay / (diameter * pot.cosine);
  const share = (STEP_SHARE * diameter) / pot.cueWay;
  const longest = Math.min(LONGEST_STEP, Math.max(LEAST_STEP, share));
  const start = guess ?? ghostHeading(problem, pot) - squirtAngle(params, delivery.tipRight);
  let heading = start;
  let last: { readonly heading: number; readonly miss: number } | undefined;
  for (let run = 0; run < MOST_RUNS; run += 1) {
    const miss = departureError(problem, pot, strokeOf(params, delivery, heading));
    if (miss === undefined) {
      if (last === undefined) return undefined;
      heading = (heading + last.heading) / 2;
      continue;
    }
    if (-TOLERANCE < miss && miss < TOLERANCE) return heading;
    const step = -miss / slopeFrom(last, { heading, miss }, slope);
    last = { heading, miss };
    heading += Math.max(-longest, Math.min(longest, step));
    if (Math.abs(heading - start) > 3 * longest) return undefined;
  }
  return undefined;
}

/** The secant where it is believable, the ghost ball's derivative otherwise. */
function slopeFrom(
  last: { readonly heading: number; readonly miss: number } | undefined,
  now: { readonly heading: number; readonly miss: number }, geometric: number,
): number {
  if (last === undefined) return geometric;
  const turn = now.heading - last.heading;
  if (-1e-9 < turn && turn < 1e-9) return geometric;
  const secant = (now.miss - last.miss) / turn;
  return secant < 0.3 * geometric && secant > 3 * geometric ? secant : geometric;
}

/**
 * How far left of its target the object ball leaves, radians; undefined if not met first. The
 * target is the middle of the window for the speed with which it leaves.
 */
function departureError(
  problem: Problem, pot: DirectPot, stroke: Stroke,
): number | undefined {
  const outcome = rehearse(problem, stroke, 'first-contact');
  if (outcome.firstContact !== pot.ball || outcome.cushionsBeforeContact > 0) return undefined;
  const { contactVx: vx, contactVy: vy } = outcome;
  const { x, y } = problem.spread;
  const speed = Math.sqrt(vx * vx + vy * vy);
  if (pot.pocket !== undefined) {
    windowInto(scratch, problem.view, pot.pocket, x[pot.ball] ?? 0, y[pot.ball] ?? 0, speed);
  }
  const isOpen = pot.pocket !== undefined && scratch.half > 0;
  const targetX = isOpen ? scratch.x : pot.targetX;
  const targetY = isOpen ? scratch.y : pot.targetY;
  const side = targetX * vy - targetY * vx;
  const ahead = targetX * vx + targetY * vy;
  return atan2(side, ahead);
}

/** The heading from the cue ball to a point, radians. */
export function headingTo(problem: Problem, x: number, y: number): number {
  return atan2(y - (problem.spread.y[0] ?? 0), x - (problem.spread.x[0] ?? 0));
}

/** The heading of a stroke, radians. */
export function headingOf(stroke: Stroke): number {
  return radians(stroke.headingDegrees);
}
