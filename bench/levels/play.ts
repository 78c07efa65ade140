/** Plays one unit: a rack against the ghost, or between two players with arms of their own. */
import { type Level, PERSONALITIES, SKILLS } from '@tenball/ai';
import type { Arm } from '../play/arms.ts';
import type { Player } from '../play/player.ts';
import { type RackResult, playRack } from '../play/rack-game.ts';
import { rackSeed } from '../play/racks.ts';
import { ghostFigures } from '../strength/figures.ts';
import { unitsOf } from '../strength/lines.ts';
import { playGhost } from '../strength/racks-played.ts';
import { levelArm, wholeLevel } from './level-arm.ts';
import type { DuelLine, GhostLine, LevelsHeader, UnitLine } from './lines.ts';
import type { Job } from './series.ts';

/** Milliseconds from some start. */
export type Clock = () => number;

/** Plays `job`; the racks of duels are played twice, odd ones are those before, sides swapped. */
export function playUnit(header: LevelsHeader, job: Job, clock: Clock): UnitLine {
  const { series, stamp, unit } = job;
  switch (series.part) {
    case 'ghost': return ghostRack(header, series.level, job, clock);
    case 'duel': {
      const outcome = rackBetween(header, sideOf(series.level), sideOf(series.against), unit);
      return { kind: 'unit', ...series, stamp, unit, ...outcome };
    }
    case 'manner': {
      const { level, manner } = series;
      const player = wholeLevel(level, PERSONALITIES[manner]);
      const first = { player, arm: levelArm(level) };
      const outcome = rackBetween(header, first, sideOf(level), unit);
      return { kind: 'unit', ...series, stamp, unit, ...outcome };
    }
  }
}

/** Rack `unit` of `level` against the ten-ball ghost, as bench/strength plays it. */
function ghostRack(
  header: LevelsHeader, level: Level, { stamp, unit }: Job, clock: Clock,
): GhostLine {
  const { rack, purpose, seed } = header;
  const setting = { rack, purpose, seed, pockets: '4.5' } as const;
  const lines = playGhost({ setting, skill: SKILLS[level], arm: levelArm(level), clock }, unit);
  const units = unitsOf(lines);
  const { won, tucker } = ghostFigures(units);
  const acts = units.flatMap((each) => each.acts);
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  return {
    kind: 'unit', part: 'ghost', level, stamp, unit,
    won: won.successes > 0, balls: Math.round(tucker.mean / 10), decisions: acts.length,
    simulations: Math.round(sum(acts.map(({ simulations }) => simulations))),
    ms: Math.round(sum(acts.map(({ ms }) => ms))),
  };
}

interface Side {
  readonly player: Player;
  readonly arm: Arm;
}

function sideOf(level: Level): Side {
  return { player: wholeLevel(level), arm: levelArm(level) };
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
