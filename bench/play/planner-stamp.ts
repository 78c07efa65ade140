/**
 * What tells one planner from another: a hash over what a player does, and what comes of it, at
 * twelve fixed positions. A log carries it, so that racks of two planners are never one run. What
 * only shows elsewhere is not seen: the same stamp is a strong hint, another one is proof.
 */
import { type Seed, derive, seed, uniform } from '@tenball/base';
import {
  type Ball, CUE_BALL, type Layout, OBJECT_BALLS, TABLES, TEN, objectBallsOf, placementProblem,
  snapToNanometre, withBall,
} from '@tenball/equipment';
import { DEFAULT_SETUP, type Match, matchAt, startMatch } from '@tenball/match';
import { BASE, type Situation, openingSituation } from '@tenball/rules';
import type { Arm } from './arms.ts';
import type { Player } from './player.ts';
import { playAct } from './rack-game.ts';

/** Object balls on the table, lowest first out, and what is odd about the situation. */
interface Probe {
  readonly balls: number;
  readonly changes: Partial<Situation>;
}

const IN_HAND: Partial<Situation> = { cueBall: 'inHandAnywhere' };
const ON_TWO_FOULS: Partial<Situation> = {
  consecutiveFouls: { A: 2, B: 0 }, warnedOnTwo: { A: true, B: false },
};
const AFTER_BREAK: Partial<Situation> = { shotNumber: 2 };
/** With the break of a full rack they are twelve. */
const PROBES: readonly Probe[] = [
  { balls: 1, changes: {} }, { balls: 2, changes: {} }, { balls: 3, changes: {} },
  { balls: 3, changes: ON_TWO_FOULS }, { balls: 4, changes: {} }, { balls: 6, changes: {} },
  { balls: 5, changes: {} }, { balls: 7, changes: IN_HAND }, { balls: 8, changes: {} },
  { balls: 9, changes: AFTER_BREAK }, { balls: 9, changes: {} },
];
const ROOT = seed('planner stamp');
const PLACE_TRIES = 200;

/** Eight hexadecimal digits of what `player` does with `arm`. */
export function plannerStamp(player: Player, arm: Arm): string {
  const told = probeMatches().map((match, index) => (
    toldOf(player, arm, match, derive(ROOT, index))
  ));
  return hashText(told);
}

/** Eight hexadecimal digits of `value` as JSON. */
export function hashText(value: unknown): string {
  return (seed(JSON.stringify(value)) >>> 0).toString(16).padStart(8, '0');
}

/** What `player` does at `match`, what he believes, and how it ends physically. */
function toldOf(player: Player, arm: Arm, match: Match, root: Seed): unknown {
  const players = { A: player, B: player };
  const { choice, shot } = playAct(
    { players, breaker: 'A', arms: { A: arm, B: arm }, rack: 'template', seed: root }, match, 'A',
  );
  const { command, simulations, potProbability, value, family } = choice;
  return [command, simulations, potProbability, value, family, shot?.hash ?? 'no stroke'];
}

function probeMatches(): readonly Match[] {
  const setup = {
    ...DEFAULT_SETUP, rulebook: BASE, raceTo: { A: 1, B: 1 }, firstBreaker: 'A' as const, seed: 1,
  };
  const placed = PROBES.map(({ balls, changes }, index) => {
    const layout = scattered(derive(ROOT, index), OBJECT_BALLS.slice(TEN - balls));
    const situation: Situation = {
      ...openingSituation({ breaker: 'A', raceTo: setup.raceTo }),
      phase: 'shot', ballsOnTable: objectBallsOf(layout), shotNumber: 4, breakLegal: true,
      cueBall: 'asIs', ...changes,
    };
    return matchAt(setup, { situation, layout, rackNumber: 1 });
  });
  return [startMatch(setup), ...placed];
}

/** `balls` and the cue ball anywhere, none touching. */
function scattered(root: Seed, balls: readonly Ball[]): Layout {
  const table = TABLES['9'];
  let layout: Layout = {};
  for (const ball of [CUE_BALL, ...balls] as const) {
    for (let attempt = 0; attempt < PLACE_TRIES; attempt += 1) {
      const draw = derive(derive(root, ball), attempt);
      const at = {
        x: snapToNanometre((uniform(draw, 0) - 0.5) * table.length),
        y: snapToNanometre((uniform(draw, 1) - 0.5) * table.width),
      };
      if (placementProblem(table, layout, at, 'anywhere') !== undefined) continue;
      layout = withBall(layout, ball, at);
      break;
    }
  }
  return layout;
}
