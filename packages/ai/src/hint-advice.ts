/** The first part of a hint: attack, play safe or push out, and with which stroke. */
import { type Vec2, assert } from '@tenball/base';
import { CUE_BALL } from '@tenball/equipment';
import { type Match, apply, decide } from '@tenball/match';
import type { Call, Seat } from '@tenball/rules';
import { type Candidate, meanWorth } from './candidate.ts';
import { choose } from './choose.ts';
import type { Advice, Counted, HintKind, HintQuestion, OwnDraws } from './hint-content.ts';
import { type Draws, drawOutcomes, isEqual, newDraws, tallyOf } from './hint-draws.ts';
import { type Problem, poseProblem, remaining, within } from './problem.ts';
import { type Weighed, weigh } from './shot.ts';
import { announced } from './verdict.ts';

/** Share of the budget that goes into finding a place for the cue ball in hand. */
const PLACE_SHARE = 0.4;
/** Share that compares the best of each kind with each other, on the same errors of the arm. */
const COMPARE_SHARE = 0.25;
const MOST_DRAWS = 160;
/** Another kind of shot is looked at when it is worth about as much. */
const NEAR = 0.08;

/** The advice; undefined when there is no stroke to be advised. */
export function adviseOn(question: HintQuestion): Counted<Advice> | undefined {
  const { match, seat } = question;
  const { situation } = match;
  if (situation.shooter !== seat || situation.pendingDecision !== undefined) return undefined;
  if (situation.phase !== 'shot' && situation.phase !== 'callRequested') return undefined;
  return waitsForPlace(match, seat) ? adviseInHand(question) : adviseAsItLies(question);
}

/** True when the cue ball is in hand and has not been put down by `seat`. */
function waitsForPlace({ situation, layout, scoresheet }: Match, seat: Seat): boolean {
  if (layout[CUE_BALL] === undefined) return true;
  const last = scoresheet.at(-1);
  return situation.cueBall !== 'asIs' && !(last?.kind === 'place' && last.seat === seat);
}

/** The place first, then the stroke from there. */
function adviseInHand(question: HintQuestion): Counted<Advice> | undefined {
  const { match, seat, skill, seed, budget } = question;
  const placing = choose(match, seat, skill, seed, Math.max(1, budget * PLACE_SHARE));
  if (placing.command.kind !== 'place') return adviseAsItLies(question);
  const { at } = placing.command;
  const left = budget - placing.simulations;
  const advised = adviseAsItLies({ ...question, match: placedAt(match, seat, at), budget: left });
  return {
    value: { ...advised.value, place: at },
    simulations: advised.simulations + placing.simulations,
  };
}

/** `match` with the cue ball put where the advice wants it; as it is when it wants nothing. */
export function matchOf({ match, seat }: HintQuestion, { place }: Pick<Advice, 'place'>): Match {
  return place === undefined ? match : placedAt(match, seat, place);
}

function placedAt(match: Match, seat: Seat, at: NonNullable<Advice['place']>): Match {
  const placed = decide(match, seat, { kind: 'place', at });
  assert(placed.ok, 'the planner puts the cue ball where it may lie');
  return placed.value.reduce(apply, match);
}

function adviseAsItLies({ match, seat, skill, seed, budget }: HintQuestion): Counted<Advice> {
  const problem = poseProblem(match, seat, skill, seed, Math.max(1, budget));
  const weighed = within(problem, budget * (1 - COMPARE_SHARE), () => weigh(problem));
  const chosen = shownOf(weighed);
  const others = [weighed.attack, weighed.defence, weighed.pushOut]
    .filter((other): other is Candidate => other !== undefined)
    .filter((other) => kindOf(other.call) !== kindOf(chosen.call));
  const compared = compare(problem, chosen, others);
  const asked = match.situation.phase === 'callRequested';
  return {
    value: {
      kind: kindOf(chosen.call),
      equal: compared.equal.map((other) => kindOf(other.call)),
      place: undefined,
      call: asked ? chosen.call : announced(problem.occasion.rulebook, chosen.call),
      stroke: chosen.stroke,
      worth: compared.worth,
      own: compared.own,
    },
    simulations: problem.spent,
  };
}

/** What is advised: a foul on purpose is nothing to teach while there is anything else. */
function shownOf({ chosen, attack, defence }: Weighed): Candidate {
  return chosen.family === 'deliberate-foul' ? defence ?? attack ?? chosen : chosen;
}

function kindOf(call: Call): HintKind {
  switch (call.kind) {
    case 'pot':
    case 'none': return 'attack';
    case 'safety': return 'safety';
    case 'push-out': return 'push-out';
  }
}

interface Compared {
  readonly worth: number;
  readonly equal: readonly Candidate[];
  readonly own: OwnDraws;
}

/** The worth of `chosen` on fresh samples, and which of `others` are worth as much on the same. */
function compare(
  problem: Problem, chosen: Candidate, others: readonly Candidate[],
): Compared {
  const share = remaining(problem) / (others.length + 1);
  const drawn = (candidate: Candidate): Draws => within(problem, share, () => (
    drawOutcomes(problem, MOST_DRAWS, { ...candidate, skill: problem.skill })
  ));
  const best = share < 1 ? newDraws(0) : drawn(chosen);
  const worth = best.count > 0 ? meanOf(best) : meanWorth(chosen);
  const near = others.filter((other) => best.count > 0 && meanWorth(other) > worth - NEAR);
  return {
    worth, equal: near.filter((other) => isEqual(best, drawn(other))),
    own: { ...tallyOf(best), ends: endsOf(best) },
  };
}

/** Where the cue ball ended in the draws that worked. */
function endsOf({ count, works, x, y }: Draws): Vec2[] {
  const ends: Vec2[] = [];
  for (let n = 0; n < count; n += 1) {
    if (works[n] === 1) ends.push({ x: x[n] ?? 0, y: y[n] ?? 0 });
  }
  return ends;
}

function meanOf({ worth, count }: Draws): number {
  let sum = 0;
  for (let n = 0; n < count; n += 1) sum += worth[n] ?? 0;
  return count > 0 ? sum / count : 0;
}
