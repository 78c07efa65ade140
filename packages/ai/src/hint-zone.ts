/** The third part of a hint: where the cue ball should end, and how it is struck for that. */
import { type Vec2, cross, subtract } from '@tenball/base';
import type { Stroke } from '@tenball/physics';
import { NO_ERROR, drawSampleError } from './key-spaces.ts';
import { cueSpeedFor } from './aim.ts';
import { withError } from './execute.ts';
import type { Advice, Counted, HintQuestion, HintZone, Manner } from './hint-content.ts';
import { matchOf } from './hint-advice.ts';
import { type Draws, newDraws, noteOutcome } from './hint-draws.ts';
import { newRation, takeRun } from './hint-ration.ts';
import { type Problem, poseProblem } from './problem.ts';
import type { Skill } from './skills.ts';

/** A zone that fewer of the good shots end in is a sliver that misleads: none is shown. */
const LEAST_SHARE = 0.15;
/** Ends that keep this share of the best worth are good. */
const GOOD_SHARE = 0.9;
/** The fan: speed and tip about those of the stroke, wide enough to find where it gets worse. */
const FAN = { speedSigma: 0.14, tipRightSigma: 0.06, tipUpSigma: 0.12 } as const;
/** Below and above these speeds of the cue ball a stroke is soft or firm, m/s. */
const SOFT = 1.3;
const FIRM = 2.6;
/** Off centre by more than this a tip is no longer central, ball radii. */
const HEIGHT_FROM = 0.1;
const SIDE_FROM = 0.08;

/** The zone of the advised stroke. */
export function zoneOf(question: HintQuestion, advice: Advice): Counted<HintZone> {
  const { seat, skill, seed, budget } = question;
  const problem = poseProblem(matchOf(question, advice), seat, skill, seed, budget);
  const hull = hullOf(fanOf(problem, advice, Math.max(1, Math.floor(budget))));
  const share = shareIn(advice.own.ends, hull);
  const isShown = share >= LEAST_SHARE;
  const value = {
    manner: mannerOf(problem, advice.stroke), hull: isShown ? hull : [], share: isShown ? share : 0,
  };
  return { value, simulations: problem.spent };
}

/** The stroke in a player's words. */
function mannerOf({ match }: Problem, { speed, tipRight, tipUp }: Stroke): Manner {
  const unit = cueSpeedFor(match.setup.params, { ballSpeed: 1, tipRight, tipUp });
  const ballSpeed = speed / unit;
  const brisk = ballSpeed < FIRM ? 'medium' : 'firm';
  const high = tipUp > HEIGHT_FROM ? 'follow' : 'stun';
  const right = tipRight > SIDE_FROM ? 'right' : 'none';
  return {
    pace: ballSpeed < SOFT ? 'soft' : brisk,
    height: tipUp < -HEIGHT_FROM ? 'draw' : high,
    side: tipRight < -SIDE_FROM ? 'left' : right,
  };
}

/** The stroke itself, then with speeds and tips about it, in the very direction. */
function fanOf(problem: Problem, { call, stroke }: Advice, most: number): Draws {
  const draws = newDraws(most);
  const hand: Skill = { ...problem.skill, ...FAN, headingSigmaDegrees: 0 };
  const ration = newRation(problem);
  while (draws.count < most && takeRun(ration)) {
    const error = draws.count === 0 ? NO_ERROR : drawSampleError(problem.seed, draws.count);
    noteOutcome(problem, draws, { call, stroke: withError(stroke, hand, error) });
  }
  return draws;
}

/**
 * Hull of the good ends about the planned one. Ends are taken up from the nearest on, and one that
 * would bring a worse end inside is left out: nothing tried in the zone is bad.
 */
function hullOf(fan: Draws): Vec2[] {
  const good: Vec2[] = [];
  const bad: Vec2[] = [];
  let best = 0;
  for (let n = 0; n < fan.count; n += 1) {
    if (fan.works[n] === 1 && fan.won[n] === 0) best = Math.max(best, fan.worth[n] ?? 0);
  }
  for (let n = 0; n < fan.count; n += 1) {
    if (fan.works[n] !== 1 || fan.won[n] === 1) continue;
    const end = { x: fan.x[n] ?? 0, y: fan.y[n] ?? 0 };
    ((fan.worth[n] ?? 0) >= GOOD_SHARE * best ? good : bad).push(end);
  }
  const [planned] = good;
  if (planned === undefined) return [];
  const near = [...good].sort((a, b) => squaredWay(a, planned) - squaredWay(b, planned));
  let hull: Vec2[] = [];
  let kept: Vec2[] = [];
  for (const end of near) {
    const wider = convexHull([...kept, end]);
    if (bad.some((point) => isInside(wider, point))) continue;
    kept = [...wider.length > 2 ? wider : [...kept, end]];
    hull = wider;
  }
  return hull.length > 2 ? hull : [];
}

/** Share of the ends that lie in the hull. */
function shareIn(ends: readonly Vec2[], hull: readonly Vec2[]): number {
  const inside = ends.filter((end) => isInside(hull, end)).length;
  return ends.length > 0 ? inside / ends.length : 0;
}

function squaredWay(a: Vec2, b: Vec2): number {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

/** The convex hull of `points`, counter-clockwise (Andrew's monotone chain). */
export function convexHull(points: readonly Vec2[]): Vec2[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const lower = chain(sorted);
  const upper = chain(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function chain(points: readonly Vec2[]): Vec2[] {
  const kept: Vec2[] = [];
  for (const point of points) {
    for (;;) {
      const [last, before] = [kept.at(-1), kept.at(-2)];
      if (last === undefined || before === undefined) break;
      if (cross(subtract(last, before), subtract(point, before)) > 0) break;
      kept.pop();
    }
    kept.push(point);
  }
  return kept;
}

/** True when `point` lies in the counter-clockwise `hull` or on its edge. */
export function isInside(hull: readonly Vec2[], point: Vec2): boolean {
  if (hull.length < 3) return false;
  return hull.every((corner, n) => {
    const next = hull[(n + 1) % hull.length] ?? corner;
    return cross(subtract(next, corner), subtract(point, corner)) >= 0;
  });
}
