/** What many draws of a stroke show: where it leaves the cue ball, and what then. */
import { type Vec2, atan2, degrees } from '@tenball/base';
import type { ObjectBall, Pocket } from '@tenball/equipment';
import { FATE_TABLE } from '@tenball/physics';
import type { Line } from './analyse.ts';
import { type DirectPot, directPots } from './candidates.ts';
import { bestChance, visibleShare } from './evaluate.ts';
import { withError } from './execute.ts';
import { type Problem, rehearse, sampleError } from './problem.ts';
import { spreadAfter } from './score.ts';
import type { NextPot } from './suggest-content.ts';
import { type Spread, isBlocked, lowestOf } from './spread.ts';
import { type Verdict, judge } from './verdict.ts';

/** Of the draws of one stroke; shares of 1. */
export interface Traits {
  /** The stroke did what it should: the pot as called, anything else without a foul. */
  readonly works: number;
  readonly wins: number;
  readonly losesCueBall: number;
  /** Of the draws that work: the cue ball rests near a cushion. */
  readonly onRail: number;
  readonly leaves: readonly Vec2[];
  /** Of the draws after which the player goes on. */
  readonly next: NextPot | undefined;
  /** Of those: the next ball can be potted. */
  readonly makeable: number;
  /** Of the draws after which the opponent plays: the ball on, his chance, what hides it. */
  readonly opponent: OpponentTraits | undefined;
}

export interface OpponentTraits {
  readonly ball: ObjectBall;
  readonly chance: number;
  readonly hidden: number;
  readonly behind: ObjectBall | undefined;
}

/** Draws of each stroke, numbered apart from those that chose it. */
const DRAWS = 48;
const FIRST_DRAW = 2048;
/** A pot with this chance can be played. */
const MAKEABLE = 0.3;
/** A cue ball so near a cushion is hard to strike, metres from its nose. */
const RAIL_RANGE = 0.05;

/** What is gathered on the way. */
interface Tally {
  works: number;
  wins: number;
  lost: number;
  onRail: number;
  readonly leaves: Vec2[];
  readonly own: OwnTally;
  readonly other: OtherTally;
}

interface OwnTally {
  count: number;
  ball: number;
  chance: number;
  makeable: number;
  readonly pockets: Map<Pocket, { chance: number; count: number; cut: number; way: number }>;
}

interface OtherTally {
  count: number;
  ball: number;
  chance: number;
  hidden: number;
  readonly behind: Map<number, number>;
}

/** Draws `line` many times under the arm of `problem`. */
export function traitsOf(problem: Problem, { call, stroke, family }: Line): Traits {
  const tally: Tally = {
    works: 0, wins: 0, lost: 0, onRail: 0, leaves: [],
    own: { count: 0, ball: 0, chance: 0, makeable: 0, pockets: new Map() },
    other: { count: 0, ball: 0, chance: 0, hidden: 0, behind: new Map() },
  };
  for (let n = 0; n < DRAWS; n += 1) {
    const error = sampleError(problem, FIRST_DRAW + n);
    const outcome = rehearse(problem, withError(stroke, problem.skill, error), 'rest');
    const verdict = judge(problem.occasion, outcome, call);
    if (outcome.fate[0] !== FATE_TABLE) tally.lost += 1;
    if (!doesWork(verdict, family === 'pot')) continue;
    note(problem, tally, verdict, spreadAfter(problem, outcome));
  }
  return finished(tally);
}

function doesWork(verdict: Verdict, isPot: boolean): boolean {
  if (isPot) return verdict === 'won' || verdict === 'continues';
  return verdict !== 'foul';
}

function note(problem: Problem, tally: Tally, verdict: Verdict, after: Spread): void {
  tally.works += 1;
  if (verdict === 'won') {
    tally.wins += 1;
    return;
  }
  const { view } = problem;
  const x = after.x[0] ?? 0;
  const y = after.y[0] ?? 0;
  tally.leaves.push({ x, y });
  if (view.maxX - Math.abs(x) < RAIL_RANGE || view.maxY - Math.abs(y) < RAIL_RANGE) {
    tally.onRail += 1;
  }
  const ball = lowestOf(after);
  if (ball === 0) return;
  if (verdict === 'continues') noteOwn(problem, tally.own, after, ball);
  else noteOther(problem, tally.other, after, ball);
}

function noteOwn({ view, outlook }: Problem, own: OwnTally, after: Spread, ball: number): void {
  own.count += 1;
  own.ball = ball;
  const [best] = directPots(view, after, ball, outlook.sigma);
  if (best?.pocket === undefined) return;
  own.chance += best.chance;
  if (best.chance >= MAKEABLE) own.makeable += 1;
  const { pocket } = best.pocket;
  const at = own.pockets.get(pocket) ?? { chance: 0, count: 0, cut: 0, way: 0 };
  own.pockets.set(pocket, {
    chance: at.chance + best.chance, count: at.count + 1, cut: at.cut + cutDegreesOf(best),
    way: at.way + best.cueWay,
  });
}

function cutDegreesOf({ cosine }: DirectPot): number {
  return degrees(atan2(Math.sqrt(Math.max(0, 1 - cosine * cosine)), cosine));
}

function noteOther(
  { view, outlook }: Problem, other: OtherTally, after: Spread, ball: number,
): void {
  other.count += 1;
  other.ball = ball;
  other.chance += bestChance(outlook, after, ball);
  if (visibleShare(view, after, ball) > 0) return;
  other.hidden += 1;
  const cover = coverOf(after, ball, view.diameter);
  if (cover !== 0) other.behind.set(cover, (other.behind.get(cover) ?? 0) + 1);
}

/** The ball nearest the cue ball that stands in the way to `ball`; 0 where none does alone. */
function coverOf(after: Spread, ball: number, diameter: number): number {
  const fromX = after.x[0] ?? 0;
  const fromY = after.y[0] ?? 0;
  const lane = { fromX, fromY, toX: after.x[ball] ?? 0, toY: after.y[ball] ?? 0, ignore: 0 };
  let cover = 0;
  let nearest = Infinity;
  for (let n = 1; n <= 10; n += 1) {
    if (n === ball || (after.mask & (1 << n)) === 0) continue;
    const alone = { ...after, mask: 1 << n };
    const dx = (after.x[n] ?? 0) - fromX;
    const dy = (after.y[n] ?? 0) - fromY;
    const way = dx * dx + dy * dy;
    if (way >= nearest || !isBlocked(alone, lane, diameter)) continue;
    nearest = way;
    cover = n;
  }
  return cover;
}

function finished(tally: Tally): Traits {
  const { works, wins, lost, onRail, leaves, own, other } = tally;
  return {
    works: works / DRAWS, wins: wins / DRAWS, losesCueBall: lost / DRAWS,
    onRail: leaves.length > 0 ? onRail / leaves.length : 0,
    leaves,
    next: own.count > 0 ? nextOf(own) : undefined,
    makeable: own.count > 0 ? own.makeable / own.count : 0,
    opponent: other.count > 0 ? opponentOf(other) : undefined,
  };
}

function nextOf({ count, ball, chance, pockets }: OwnTally): NextPot {
  const [likeliest] = [...pockets].sort(([, a], [, b]) => b.chance - a.chance);
  return {
    ball: ball as ObjectBall,
    pocket: likeliest?.[0],
    chance: chance / count,
    cutDegrees: likeliest === undefined ? 0 : likeliest[1].cut / likeliest[1].count,
    metres: likeliest === undefined ? 0 : likeliest[1].way / likeliest[1].count,
  };
}

function opponentOf({ count, ball, chance, hidden, behind }: OtherTally): OpponentTraits {
  const [cover] = [...behind].sort(([, a], [, b]) => b - a);
  return {
    ball: ball as ObjectBall, chance: chance / count, hidden: hidden / count,
    behind: cover?.[0] as ObjectBall | undefined,
  };
}
