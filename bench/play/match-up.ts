/**
 * Two players over many racks: every rack is played twice, sides and break swapped, chance the
 * same. The log holds all of it; what a match-up came to is read from its lines alone, so a run
 * that was cut and went on comes to the same.
 */
import type { BySeat, Seat } from '@tenball/rules';
import { formatLayout } from '@tenball/equipment';
import type { Arm } from './arms.ts';
import { sprt } from './intervals.ts';
import type { Log } from './log.ts';
import {
  type MatchLine, type MatchUpHeader, type RackLine, type Side, unitsOf,
} from './match-lines.ts';
import { plannerStamp } from './planner-stamp.ts';
import type { Player } from './player.ts';
import { type Act, type RackGame, playRack } from './rack-game.ts';
import { type RackModel, type RackPurpose, rackSeed } from './racks.ts';
import { type Played, type Tally, type Timing, addUnit, newTally } from './tally.ts';

export interface MatchUp {
  readonly first: Player;
  readonly second: Player;
  readonly arm: Arm;
  readonly rack: RackModel;
  readonly purpose: RackPurpose;
  readonly seed: number;
  /** Racks to be played, an even number. */
  readonly racks: number;
  /** Stops at the pair of racks after which the sequential test has decided. */
  readonly sequential: boolean;
}

export interface Watch {
  /** Called after every rack. */
  readonly onRack?: (done: number, tally: Tally) => void;
  /** Milliseconds from any start, to time decisions with. */
  readonly clock?: () => number;
}

/** The header of a log of `of`: what must be the same for a run to go on. */
export function headerOf({ first, second, arm, rack, purpose, seed }: MatchUp): MatchUpHeader {
  return {
    kind: 'match-up', version: 1, first: first.name, second: second.name,
    planner: [first, second].map((player) => plannerStamp(player, arm)).join('-'),
    arm: arm.name, rack, purpose, seed,
  };
}

/** Plays what `log` does not hold yet. What all racks together came to. */
export function playMatchUp(of: MatchUp, log: Log, watch: Watch = {}): Played {
  const timed = { ...of, first: timedBy(of.first, watch), second: timedBy(of.second, watch) };
  const found = unitsOf(log.found, log.name);
  const tally = newTally();
  for (let index = 0; index < of.racks; index += 1) {
    const unit = found[index] ?? playUnit(timed, index);
    if (found[index] === undefined) log.append(unit);
    addUnit(tally, unit);
    watch.onRack?.(index + 1, tally);
    if (of.sequential && index % 2 === 1 && isDecided(tally)) break;
  }
  return { tally, timing: { first: timed.first.timing, second: timed.second.timing } };
}

function isDecided({ won }: Tally): boolean {
  return sprt(won.first, won.second).verdict !== 'open';
}

/** Who sits where in the first and in the second game of a rack. */
const SEATED: readonly [BySeat<Side>, BySeat<Side>] = [
  { A: 'first', B: 'second' }, { A: 'second', B: 'first' },
];

/** Rack `index` of the match-up, as lines. */
function playUnit(of: MatchUp, index: number): readonly MatchLine[] {
  const rack = Math.floor(index / 2);
  const game = index % 2;
  const sides = SEATED[game === 0 ? 0 : 1];
  const breaker: Seat = rack % 2 === 0 ? 'A' : 'B';
  const played: RackGame = {
    players: { A: of[sides.A], B: of[sides.B] }, breaker, arms: { A: of.arm, B: of.arm },
    rack: of.rack,
    seed: rackSeed(of.purpose, of.seed, rack),
  };
  const lines: MatchLine[] = [];
  const { winner, shots, replays } = playRack(played, (act) => {
    lines.push(lineOf(act, sides[act.seat], rack, game));
  });
  const closing: RackLine = {
    kind: 'rack', rack, game, seed: played.seed, breaker: sides[breaker], shots, replays,
    ...(winner === undefined ? {} : { winner: sides[winner] }),
  };
  return [...lines, closing];
}

function lineOf(act: Act, side: Side, rack: number, game: number): MatchLine {
  const { command, family, simulations, potProbability, value } = act.choice;
  const { layout, situation } = act.before;
  const common = {
    rack, game, shot: situation.shotNumber, side, position: formatLayout(layout), family,
    simulations: rounded(simulations), potProbability: rounded(potProbability),
    value: rounded(value),
  };
  const { shot } = act;
  if (shot === undefined) return { kind: 'act', ...common, command };
  const { ruling, call, stroke: played, hash } = shot;
  return {
    kind: 'shot', ...common, call,
    stroke: command.kind === 'shoot' ? command.stroke : played, played,
    outcome: {
      hash, inning: ruling.inning, fouls: ruling.fouls.map(({ code }) => code),
      pocketed: ruling.pocketedStay, isMade: isMade(act),
    },
  };
}

/** True when the called ball went down in its pocket and the player stays, or won. */
function isMade({ shot, seat }: Act): boolean {
  if (shot === undefined || shot.call.kind !== 'pot') return false;
  return shot.ruling.rackWinner === seat || shot.ruling.inning === 'continues';
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

interface TimedPlayer extends Player {
  readonly timing: Timing;
}

function timedBy(player: Player, { clock }: Watch): TimedPlayer {
  const timing = { decisions: 0, milliseconds: 0 };
  return {
    name: player.name,
    timing,
    choose(match, seat, seed) {
      const start = clock?.() ?? 0;
      const choice = player.choose(match, seat, seed);
      timing.decisions += 1;
      timing.milliseconds += (clock?.() ?? 0) - start;
      return choice;
    },
  };
}
