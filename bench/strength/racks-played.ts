/**
 * What is played of a rack: the break alone, the breaker's first visit, the ten-ball ghost, or all
 * of it by two equal players. Each ends with one line that closes the unit.
 */
import { assert, derive } from '@tenball/base';
import { type Layout, objectBallsOf } from '@tenball/equipment';
import { type Match, actorOf, matchAt, startMatch } from '@tenball/match';
import { type Seat, openingSituation } from '@tenball/rules';
import type { Act } from '../play/rack-game.ts';
import { rackSeed } from '../play/racks.ts';
import type { EndLine, Line } from './lines.ts';
import { type Aim, type Bench, type Course, playOn } from './play-acts.ts';
import { type Part, setupOf } from './setting.ts';

/** Acts after which a rack is called a stalemate, and nobody's. */
const MOST_ACTS = 300;
/** Below the rack's seed: chance after the break of a ghost's rack, whose match begins anew. */
const AFTER_BREAK = 1;
const RACE_TO_ONE = { A: 1, B: 1 };

/** The break of rack `unit`, and how it lies then. */
export function playBreak(bench: Bench, unit: number): Line[] {
  const course = courseOf(bench, 'break', unit, 'plain');
  breakRack(course);
  return closed(course, 'done');
}

/** The first visit of the breaker: won when he wins the rack before the other one acts. */
export function playRunOut(bench: Bench, unit: number): Line[] {
  const course = courseOf(bench, 'run-out', unit, 'plain');
  let match = start(course);
  for (let n = 0; n < MOST_ACTS && actorOf(match) === 'A'; n += 1) {
    match = playOn(course, match, 'A').after;
  }
  return closed(course, match.situation.score.A > 0 ? 'won' : 'lost');
}

/**
 * The ten-ball ghost: a break, then the cue ball in hand wherever it is wanted, whatever the break
 * was; the first stroke that does not go on with the rack loses it. Balls of the break stay down.
 */
export function playGhost(bench: Bench, unit: number): Line[] {
  const opening = courseOf(bench, 'ghost', unit, 'must-pot');
  const { after } = breakRack(opening);
  const course = { ...opening, seed: derive(opening.seed, AFTER_BREAK) };
  let match = ballInHand(after);
  for (let n = 0; n < MOST_ACTS; n += 1) {
    const act = playOn(course, match, 'A');
    match = act.after;
    if (act.shot === undefined) continue;
    const { ruling } = act.shot;
    if (ruling.rackWinner === 'A') return closed(course, 'won');
    if (ruling.inning !== 'continues' || ruling.fouls.length > 0) break;
  }
  return closed(course, 'lost');
}

/** The whole rack between two equal players, A breaking. */
export function playWhole(bench: Bench, unit: number): Line[] {
  const course = courseOf(bench, 'rack', unit, 'plain');
  let match = start(course);
  for (let n = 0; n < MOST_ACTS; n += 1) {
    const seat = actorOf(match);
    if (seat === undefined) break;
    match = playOn(course, match, seat).after;
  }
  const { A, B } = match.situation.score;
  if (A + B === 0) return closed(course, 'stalemate');
  return closed(course, A > 0 ? 'won' : 'lost', A > 0 ? 'A' : 'B');
}

function courseOf(bench: Bench, part: Part, unit: number, aim: Aim): Course {
  const { purpose, seed } = bench.setting;
  return { bench, part, unit, aim, seed: rackSeed(purpose, seed, unit), lines: [] };
}

function start({ bench, seed }: Course): Match {
  return startMatch(setupOf(bench.setting, seed));
}

/** A places the cue ball and breaks. */
function breakRack(course: Course): Act {
  let match = start(course);
  for (let n = 0; n < MOST_ACTS; n += 1) {
    const act = playOn(course, match, 'A');
    if (act.shot !== undefined) return act;
    match = act.after;
  }
  assert(false, 'the breaker places the cue ball and never breaks');
}

/** The balls as they lie after `broken`, the cue ball in A's hand, no push-out, nothing owed. */
function ballInHand(broken: Match): Match {
  const layout: Layout = broken.layout;
  const situation = {
    ...openingSituation({ breaker: 'A', raceTo: RACE_TO_ONE }),
    phase: 'shot' as const, ballsOnTable: objectBallsOf(layout), shotNumber: 3,
    breakLegal: true, cueBall: 'inHandAnywhere' as const,
  };
  return matchAt(broken.setup, { situation, layout, rackNumber: 1 });
}

function closed(course: Course, result: EndLine['result'], winner?: Seat): Line[] {
  const { part, unit, lines } = course;
  const own = result === 'won' ? 'A' : 'none';
  return [...lines, { kind: 'end', part, unit, result, winner: winner ?? own }];
}
