/**
 * How a beginner plays: he aims at the ghost ball through the middle of the cue ball, softly or
 * hard, and judges by the look of it alone. What throw and squirt do, and where the cue ball goes,
 * he finds out on the table; with no pot in sight he hits the ball on.
 */
import { atan2, sinCos } from '@tenball/base';
import { ghostHeading, headingTo, strokeOf } from './aim.ts';
import { type Candidate, newCandidate, potCall } from './candidate.ts';
import type { DirectPot } from './candidates.ts';
import type { Problem } from './problem.ts';
import { isBlocked } from './spread.ts';
import { facingHeadings } from './sweep.ts';

/** The two speeds of the cue ball, m/s, and the way of both balls from which it is the second. */
const SOFT = 1.5;
const HARD = 2.8;
const LONG_WAY = 1;
/** Where the cue ball would follow straight into the pocket, even he sees it coming. */
const STRAIGHT = 0.997;
const SCRATCH_FEAR = 0.85;
/** Speed of a hit without a plan, straight and off a cushion, and what it is worth. */
const HIT_SPEED = 2;
const KICK_SPEED = 2.8;
const HIT_WORTH = 0.4;
const KICK_WORTH = 0.3;
/** Fullnesses of a straight hit that are looked at, the middle first. */
const LOOKS = 7;

/** The pots that he sees, by how easy they look; a stroke is worth its chance to him. */
export function noviceAttack(problem: Problem, pots: readonly DirectPot[]): Candidate[] {
  const candidates = pots.map((pot) => {
    const ballSpeed = pot.cueWay + pot.objectWay < LONG_WAY ? SOFT : HARD;
    const heading = ghostHeading(problem, pot);
    const worth = pot.chance * (pot.cosine > STRAIGHT ? SCRATCH_FEAR : 1);
    const candidate = newCandidate({
      family: 'pot', call: potCall(pot), clean: worth, prior: worth,
      stroke: plainStroke(problem, ballSpeed, heading),
    });
    candidate.samples = 1;
    candidate.worth = worth;
    candidate.made = pot.chance;
    return candidate;
  });
  return candidates.sort((a, b) => b.prior - a.prior);
}

/** The ball on hit as full as it can be seen, else off the nearest cushion, else hoped for. */
export function plainHit(problem: Problem): Candidate {
  const straight = straightHeading(problem);
  const heading = straight ?? kickHeading(problem) ?? headingToBallOn(problem);
  const worth = straight === undefined ? KICK_WORTH : HIT_WORTH;
  return newCandidate({
    family: straight === undefined ? 'kick' : 'safety', call: { kind: 'safety' },
    stroke: plainStroke(problem, straight === undefined ? KICK_SPEED : HIT_SPEED, heading),
    clean: worth, prior: worth,
  });
}

function plainStroke(problem: Problem, ballSpeed: number, heading: number) {
  const delivery = { ballSpeed, tipRight: 0, tipUp: 0 };
  return strokeOf(problem.match.setup.params, delivery, heading);
}

function headingToBallOn(problem: Problem): number {
  const { spread, occasion } = problem;
  return headingTo(problem, spread.x[occasion.lowest] ?? 0, spread.y[occasion.lowest] ?? 0);
}

/** The fullest way to the ball on with nothing between. */
function straightHeading(problem: Problem): number | undefined {
  const middle = headingToBallOn(problem);
  return facingHeadings(problem, LOOKS)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .find((heading) => isOpen(problem, heading));
}

/** True when the cue ball meets the ball on first along `heading`. */
function isOpen({ spread, occasion, view }: Problem, heading: number): boolean {
  const fromX = spread.x[0] ?? 0;
  const fromY = spread.y[0] ?? 0;
  const { sin, cos } = sinCos(heading);
  const dx = (spread.x[occasion.lowest] ?? 0) - fromX;
  const dy = (spread.y[occasion.lowest] ?? 0) - fromY;
  const aside = dx * sin - dy * cos;
  const before = Math.sqrt(Math.max(0, view.diameter * view.diameter - aside * aside));
  const way = dx * cos + dy * sin - before;
  const lane = {
    fromX, fromY, toX: fromX + way * cos, toY: fromY + way * sin, ignore: 1 << occasion.lowest,
  };
  return !isBlocked(spread, lane, view.diameter);
}

/** The shortest way off one cushion as in a mirror, both parts of it free. */
function kickHeading({ spread, occasion, view }: Problem): number | undefined {
  const fromX = spread.x[0] ?? 0;
  const fromY = spread.y[0] ?? 0;
  const x = spread.x[occasion.lowest] ?? 0;
  const y = spread.y[occasion.lowest] ?? 0;
  const ignore = 1 << occasion.lowest;
  let best: { readonly way: number; readonly heading: number } | undefined;
  for (const side of [-1, 1]) {
    for (const isAlong of [true, false]) {
      const dx = (isAlong ? 2 * side * view.maxX - x : x) - fromX;
      const dy = (isAlong ? y : 2 * side * view.maxY - y) - fromY;
      const share = isAlong ? (side * view.maxX - fromX) / dx : (side * view.maxY - fromY) / dy;
      const toX = fromX + share * dx;
      const toY = fromY + share * dy;
      if (isBlocked(spread, { fromX, fromY, toX, toY, ignore }, view.diameter)) continue;
      const back = { fromX: toX, fromY: toY, toX: x, toY: y, ignore };
      if (isBlocked(spread, back, view.diameter)) continue;
      const way = Math.sqrt(dx * dx + dy * dy);
      if (best === undefined || way < best.way) best = { way, heading: atan2(dy, dx) };
    }
  }
  return best?.heading;
}
