/** Acts of the player under test, timed and written as lines. */
import { type Choice, type Skill, choose } from '@tenball/ai';
import type { Seed } from '@tenball/base';
import { formatLayout, objectBallsOf } from '@tenball/equipment';
import type { EntryOf, Match } from '@tenball/match';
import type { Stroke } from '@tenball/physics';
import type { Call, Seat } from '@tenball/rules';
import { ARMS, type Arm } from '../play/arms.ts';
import type { Player } from '../play/player.ts';
import { type Act, type RackGame, playAct } from '../play/rack-game.ts';
import type { ActLine, ShotFacts, StrokeRow } from './lines.ts';
import { type Conditions, type Part, type Setting, skillOf } from './setting.ts';
import { lieOf, wayOf } from './view.ts';

/** Milliseconds from some start: the only clock, and only durations are kept. */
export type Clock = () => number;

/** A player, the arm, and where his acts are written. */
export interface Bench {
  readonly setting: Conditions;
  /** What plans, and what strikes. */
  readonly skill: Skill;
  readonly arm: Arm;
  readonly clock: Clock;
}

export function benchOf(setting: Setting, clock: Clock): Bench {
  return { setting, skill: skillOf(setting), arm: ARMS[setting.arm], clock };
}

/** How a seat chooses: `plain` to win the rack; `must-pot`: a stroke that pots nothing loses. */
export type Aim = 'plain' | 'must-pot';

/** One unit as it is played. */
export interface Course {
  readonly bench: Bench;
  readonly part: Part;
  readonly unit: number;
  /** Of all chance in what is played. */
  readonly seed: number;
  readonly aim: Aim;
  readonly lines: ActLine[];
}

/** What `seat` does at `match`: carried out, and written in the course. */
export function playOn(course: Course, match: Match, seat: Seat): Act {
  const { bench } = course;
  const timed = timedPlayer(bench, course.aim);
  const game: RackGame = {
    players: { A: timed.player, B: timed.player }, breaker: 'A',
    arms: { A: bench.arm, B: bench.arm }, rack: bench.setting.rack, seed: course.seed,
  };
  const act = playAct(game, match, seat);
  course.lines.push(lineOf(course, act, timed.ms()));
  return act;
}

function timedPlayer(bench: Bench, aim: Aim): { player: Player; ms: () => number } {
  let ms = 0;
  const choice = aim === 'plain' ? choosePlain : chooseToPot;
  return {
    ms: () => ms,
    player: {
      name: 'best',
      choose(match, seat, seed) {
        const start = bench.clock();
        const chosen = choice(match, seat, bench.skill, seed);
        ms += bench.clock() - start;
        return chosen;
      },
    },
  };
}

function choosePlain(match: Match, seat: Seat, skill: Skill, seed: Seed): Choice {
  return choose(match, seat, skill, seed, skill.budget);
}

/**
 * For the ghost: a defence is as bad as a miss, so where one is chosen the direct pots are looked
 * at again. What comes out is no pot only when the planner knows none.
 */
function chooseToPot(match: Match, seat: Seat, skill: Skill, seed: Seed): Choice {
  const first = choosePlain(match, seat, skill, seed);
  if (first.command.kind !== 'shoot' || first.family === 'break') return first;
  if (first.command.call.kind === 'pot') return first;
  const attacking = { ...skill, head: { ...skill.head, defendBelow: 0 } };
  const second = choosePlain(match, seat, attacking, seed);
  return { ...second, simulations: first.simulations + second.simulations };
}

function lineOf(course: Course, act: Act, ms: number): ActLine {
  const { bench, part, unit } = course;
  const { before, seat, choice, shot } = act;
  const { direct, seen } = lieOf(before.setup, bench.skill, before.layout);
  return {
    kind: 'act', part, unit, seat, family: choice.family,
    simulations: rounded(choice.simulations), ms: Math.round(ms * 100) / 100,
    p: rounded(choice.potProbability), value: rounded(choice.value),
    layout: formatLayout(before.layout), left: objectBallsOf(before.layout).length,
    direct: rounded(direct), seen: rounded(seen),
    shot: shot === undefined ? 'none' : factsOf(bench, act, shot),
  };
}

function factsOf(bench: Bench, act: Act, shot: EntryOf<'shot'>): ShotFacts {
  const { before, choice } = act;
  const { call, ruling, rest } = shot;
  const intended = choice.command.kind === 'shoot' ? choice.command.stroke : shot.stroke;
  const lie = lieOf(before.setup, bench.skill, rest);
  return {
    call: callText(call),
    way: wayOf(before.setup, bench.skill, before.layout, call, intended),
    intended: rowOf(intended), played: rowOf(shot.stroke),
    hash: shot.hash,
    fouls: ruling.fouls.map(({ code }) => code),
    down: ruling.pocketedStay,
    made: isMade(shot),
    inning: ruling.inning,
    winner: ruling.rackWinner ?? 'none',
    rest: formatLayout(rest),
    leave: rounded(lie.direct), leaveSeen: rounded(lie.seen),
  };
}

function isMade({ call, log, ruling }: EntryOf<'shot'>): boolean {
  if (call.kind !== 'pot' || ruling.fouls.length > 0) return false;
  return log.pocketed.some(({ ball, pocket }) => ball === call.ball && pocket === call.pocket);
}

function callText(call: Call): string {
  return call.kind === 'pot' ? `${call.ball}-${call.pocket}` : call.kind;
}

/** The numbers of a stroke in the order of `StrokeRow`. */
export function rowOf(stroke: Stroke): StrokeRow {
  const { speed, headingDegrees, elevationDegrees, tipRight, tipUp } = stroke;
  return [speed, headingDegrees, elevationDegrees, tipRight, tipUp];
}

/** Four places: more says nothing, and logs are long. */
export function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
