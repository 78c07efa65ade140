/**
 * Suggestions: the best strokes of a position, each with where it leaves the cue ball, what comes
 * next from there, and the one thing that tells it from the others.
 */
import { type Seed, type Vec2, distance } from '@tenball/base';
import { CUE_BALL } from '@tenball/equipment';
import type { Match } from '@tenball/match';
import { type Seat, lowestBall } from '@tenball/rules';
import { type AnalysisSize, type Line, analyse } from './analyse.ts';
import { wrap } from './execute.ts';
import { convexHull } from './hint-zone.ts';
import { poseProblem, withCueBall } from './problem.ts';
import type { Skill } from './skills.ts';
import type { Reason, Suggestion, Suggestions } from './suggest-content.ts';
import { type Traits, traitsOf } from './suggest-traits.ts';

/** Share of the budget for the first ply; the replies have a size of their own. */
const SIZE: AnalysisSize = { lines: 3, outcomes: 8, reply: 80 };
/** Share of the leaves that the window holds: the odd ones far from the middle are left out. */
const WINDOW_SHARE = 0.85;
/** Cuts in degrees up to which a shot is straight, and from which it is thin. */
const STRAIGHT = 8;
const THIN = 50;
/** Shares of the ends with a pot of the next ball: out of reach below, there above. */
const OUT_OF_REACH = 0.25;
const THERE = 0.6;
/** How much a share must differ from that of the others to be worth a word. */
const DIFFERENCE = 0.25;
const POT_DIFFERENCE = 0.08;
const RISK = 0.08;
/** A reason that another suggestion has already loses so much weight. */
const SAID = 0.35;
/** What makes a next shot another one: the cut in degrees, the way in metres. */
const OTHER_CUT = 8;
const OTHER_METRES = 0.3;

/**
 * Up to three strokes for `seat`, best first; undefined when there is nothing to suggest: it is not
 * its shot, a decision is pending, or the rack has to be broken. `budget` is in simulations, for
 * the first look; with the replies it is some two thousand more. The same arguments, the same
 * suggestions. What is said of chances is the arm's true error, not what its owner takes it for.
 */
export function suggest(
  match: Match, seat: Seat, skill: Skill, seed: Seed, budget: number = skill.budget,
): Suggestions | undefined {
  const { phase, shooter, pendingDecision } = match.situation;
  const isShot = phase === 'shot' || phase === 'callRequested';
  if (shooter !== seat || !isShot || pendingDecision !== undefined) return undefined;
  const honest: Skill = { ...skill, head: { ...skill.head, confidence: 1 } };
  const lines = analyse(match, seat, honest, seed, budget, SIZE);
  const from = lines[0]?.from;
  if (from === undefined) return undefined;
  const posed = poseProblem(match, seat, honest, seed, Infinity);
  const problem = withCueBall(posed, from.x, from.y, Infinity);
  const seen = lines.map((line) => seenAs(line, traitsOf(problem, line)))
    .sort((a, b) => b.winChance - a.winChance);
  const lying = match.layout[CUE_BALL];
  const stays = lying !== undefined && distance(lying, from) < 1e-6;
  return { place: stays ? undefined : from, list: reasoned(match, seen) };
}

interface Seen {
  readonly line: Line;
  readonly traits: Traits;
  /** As in a `Suggestion`. */
  readonly potChance: number;
  readonly winChance: number;
}

/**
 * The chance to pot is that of the draws, which did not choose the stroke. The second ply sees few
 * outcomes: a stroke that wins the rack by itself does so at least as often as it was drawn to.
 */
function seenAs(line: Line, traits: Traits): Seen {
  return {
    line, traits,
    potChance: line.call.kind === 'pot' ? traits.works : 0,
    winChance: Math.max(line.deepValue, traits.wins),
  };
}

function reasoned(match: Match, seen: readonly Seen[]): Suggestion[] {
  const said: Reason[] = [];
  return seen.map((one) => {
    const others = seen.filter((other) => other !== one);
    const reason = reasonOf(match, one, others, said);
    said.push(reason);
    const { line: { family, call, stroke }, traits: { leaves, next }, potChance, winChance } = one;
    const headingDegrees = wrap(stroke.headingDegrees);
    return {
      family, call, stroke: { ...stroke, headingDegrees }, potChance, winChance,
      leaves, window: windowOf(leaves), next, reason,
    };
  });
}

/** A reason with how much it says, 0 to 1. */
type Weighed = readonly [weight: number, reason: Reason];

/** The weightiest thing that is not said of another suggestion already. */
function reasonOf(
  match: Match, one: Seen, others: readonly Seen[], said: readonly Reason[],
): Reason {
  const weighed = [...ownReasons(one), ...oddReasons(one, others), ...leftTo(match, one)];
  const worth = ([weight, reason]: Weighed): number =>
    weight - (said.some((other) => isSame(other, reason)) ? SAID : 0);
  const [best] = weighed.sort((a, b) => worth(b) - worth(a));
  return best?.[1] ?? { kind: 'surest-pot' };
}

/** The same words, or nearly the same cut from nearly as far. */
function isSame(a: Reason, b: Reason): boolean {
  if (a.kind !== b.kind) return false;
  if (!('metres' in a && 'metres' in b)) return true;
  if (a.pocket !== b.pocket || Math.abs(a.metres - b.metres) > OTHER_METRES) return false;
  if (!('cutDegrees' in a && 'cutDegrees' in b)) return true;
  return Math.abs(a.cutDegrees - b.cutDegrees) < OTHER_CUT;
}

/** What comes after it. */
function ownReasons({ line: { call }, traits }: Seen): Weighed[] {
  const { next, makeable, wins, works } = traits;
  if (call.kind === 'pot' && wins > 0 && wins >= works / 2) {
    return [[1, { kind: 'wins-rack', ball: call.ball }]];
  }
  if (next === undefined) return [];
  const { ball, pocket, cutDegrees, metres } = next;
  if (makeable < OUT_OF_REACH || pocket === undefined) {
    return [[0.9 * (1 - makeable), { kind: 'leaves-none', ball }]];
  }
  if (makeable < THERE) return [[0.55, { kind: 'leaves-sometimes', ball, share: makeable }]];
  if (cutDegrees < STRAIGHT) {
    return [[0.7 * makeable, { kind: 'leaves-straight', ball, pocket, metres }]];
  }
  const kind = cutDegrees < THIN ? 'leaves-cut' : 'leaves-thin';
  return [[0.65 * makeable, { kind, ball, pocket, cutDegrees, metres }]];
}

/** In what it stands out among the others. */
function oddReasons({ line, traits, potChance }: Seen, others: readonly Seen[]): Weighed[] {
  const weighed: Weighed[] = [];
  const risk = traits.losesCueBall - least(others, (other) => other.traits.losesCueBall);
  if (risk > RISK) {
    const share = traits.losesCueBall;
    weighed.push([Math.min(0.95, 0.25 + 3 * risk), { kind: 'risks-cue-ball', share }]);
  }
  if (others.length === 0) return weighed;
  const surer = potChance + least(others, (other) => -other.potChance);
  if (line.call.kind === 'pot' && surer > POT_DIFFERENCE) {
    weighed.push([Math.min(0.8, 0.3 + 2 * surer), { kind: 'surest-pot' }]);
  }
  const nearer = traits.onRail - least(others, (other) => other.traits.onRail);
  if (nearer > DIFFERENCE && traits.onRail > 0.5) {
    weighed.push([0.3 + 0.3 * nearer, { kind: 'ends-on-rail' }]);
  }
  const further = -traits.onRail - least(others, (other) => -other.traits.onRail);
  if (further > DIFFERENCE && traits.onRail < 0.15 && traits.leaves.length > 0) {
    weighed.push([0.3 + 0.3 * further, { kind: 'keeps-off-rails' }]);
  }
  return weighed;
}

/** What it leaves to the opponent. */
function leftTo({ situation }: Match, { line: { family, call }, traits }: Seen): Weighed[] {
  if (family === 'deliberate-foul') return [[1, { kind: 'fouls-on-purpose' }]];
  const { opponent, works } = traits;
  const lowest = lowestBall(situation);
  const weighed: Weighed[] = [];
  if (family === 'kick' && lowest !== undefined) {
    weighed.push([0.6, { kind: 'reaches-hidden', ball: lowest, share: works }]);
  }
  if (opponent === undefined || family === 'pot') return weighed;
  const { ball, chance, hidden, behind } = opponent;
  if (call.kind === 'push-out') return [[1, { kind: 'offers', ball, chance }]];
  if (behind !== undefined && hidden > 0.4) {
    weighed.push([0.5 + 0.5 * hidden, { kind: 'hides', ball, behind }]);
  }
  weighed.push(chance < 0.05
    ? [0.65, { kind: 'leaves-no-pot', ball }]
    : [0.5, { kind: 'leaves-little', ball, chance }]);
  return weighed;
}

function least(others: readonly Seen[], of: (other: Seen) => number): number {
  return others.reduce((lowest, other) => Math.min(lowest, of(other)), others.length > 0 ? 1 : 0);
}

/** The hull of the leaves but for those farthest from their middle. */
function windowOf(leaves: readonly Vec2[]): Vec2[] {
  const sum = leaves.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  const middle = { x: sum.x / leaves.length, y: sum.y / leaves.length };
  const near = [...leaves].sort((a, b) => distance(a, middle) - distance(b, middle));
  const hull = convexHull(near.slice(0, Math.ceil(WINDOW_SHARE * near.length)));
  return hull.length > 2 ? hull : [];
}
