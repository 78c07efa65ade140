/** Plays one unit: a rack against the ghost, or between two players with arms of their own. */
import {
  type Level, PERSONALITIES, type PersonalityName, SKILLS, isLevel,
} from '@tenball/ai';
import { assert, seed } from '@tenball/base';
import type { Arm } from '../play/arms.ts';
import type { Player } from '../play/player.ts';
import { type RackResult, playRack } from '../play/rack-game.ts';
import { rackSeed } from '../play/racks.ts';
import { ghostFigures } from '../strength/figures.ts';
import { unitsOf } from '../strength/lines.ts';
import { playGhost } from '../strength/racks-played.ts';
import { levelArm, wholeLevel } from './level-arm.ts';
import type { DuelLine, GhostLine, LevelsHeader, MannerLine } from './lines.ts';

/** Milliseconds from some start. */
export type Clock = () => number;

/** Rack `unit` of `level` against the ten-ball ghost, as bench/strength plays it. */
export function ghostRack(
  header: LevelsHeader, level: Level, unit: number, clock: Clock,
): GhostLine {
  const { rack, purpose, seed: of } = header;
  const setting = { rack, purpose, seed: of, pockets: '4.5' } as const;
  const lines = playGhost({ setting, skill: SKILLS[level], arm: levelArm(level), clock }, unit);
  const units = unitsOf(lines);
  const { won, tucker } = ghostFigures(units);
  const acts = units.flatMap((each) => each.acts);
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  return {
    kind: 'unit', part: 'ghost', level, stamp: ghostStamp(level), unit,
    won: won.successes > 0, balls: Math.round(tucker.mean / 10), decisions: acts.length,
    simulations: Math.round(sum(acts.map(({ simulations }) => simulations))),
    ms: Math.round(sum(acts.map(({ ms }) => ms))),
  };
}

/** Rack `unit` of `level` against the level below; odd ones are those before, sides swapped. */
export function duelRack(header: LevelsHeader, level: Level, unit: number): DuelLine {
  const below = levelBelow(level);
  const [first, second] = [level, below].map((each) => (
    { player: wholeLevel(each), arm: levelArm(each) }
  ));
  assert(first !== undefined && second !== undefined, 'two players');
  const outcome = rackBetween(header, first, second, unit);
  return { kind: 'unit', part: 'duel', level, stamp: duelStamp(level), unit, ...outcome };
}

/** Rack `unit` of `level` with a manner against the same without. */
export function mannerRack(
  header: LevelsHeader, level: Level, manner: PersonalityName, unit: number,
): MannerLine {
  const arm = levelArm(level);
  const first = { player: wholeLevel(level, PERSONALITIES[manner]), arm };
  const outcome = rackBetween(header, first, { player: wholeLevel(level), arm }, unit);
  const stamp = mannerStamp(level, manner);
  return { kind: 'unit', part: 'manner', level, manner, stamp, unit, ...outcome };
}

export function ghostStamp(level: Level): string {
  return stampOf(SKILLS[level]);
}

export function duelStamp(level: Level): string {
  return stampOf([SKILLS[level], SKILLS[levelBelow(level)]]);
}

export function mannerStamp(level: Level, manner: PersonalityName): string {
  const { aggression, caution, pace, spin, rails } = PERSONALITIES[manner];
  return stampOf([SKILLS[level], aggression, caution, pace, spin, rails]);
}

function stampOf(players: unknown): string {
  return (seed(JSON.stringify(players)) >>> 0).toString(16).padStart(8, '0');
}

function levelBelow(level: Level): Level {
  const below = level - 1;
  assert(isLevel(below), `there is no level below ${level}`);
  return below;
}

interface Side {
  readonly player: Player;
  readonly arm: Arm;
}

function rackBetween(
  { rack, purpose, seed: of }: LevelsHeader, first: Side, second: Side, unit: number,
): Pick<DuelLine, 'result' | 'shots'> {
  const index = Math.floor(unit / 2);
  const isSwapped = unit % 2 === 1;
  const [a, b] = isSwapped ? [second, first] : [first, second];
  const { winner, shots } = playRack({
    players: { A: a.player, B: b.player }, arms: { A: a.arm, B: b.arm },
    breaker: index % 2 === 0 ? 'A' : 'B', rack, seed: rackSeed(purpose, of, index),
  }, () => undefined);
  return { result: resultOf(winner, isSwapped), shots };
}

/** How it went for the first named. */
function resultOf(winner: RackResult['winner'], isSwapped: boolean): DuelLine['result'] {
  if (winner === undefined) return 'undecided';
  return (winner === 'A') === isSwapped ? 'lost' : 'won';
}
