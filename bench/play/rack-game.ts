/**
 * One rack between two players, by the match package: the same referee as everywhere. The arms are
 * the game's; strokes go through the execution draw of packages/ai, which no player sees.
 */
import { type Seed, assert, derive, seed } from '@tenball/base';
import { carryOut, planningSeed, replayRack } from '@tenball/ai';
import {
  type Command, DEFAULT_SETUP, type EntryOf, type Match, type MatchSetup, actorOf, startMatch,
} from '@tenball/match';
import type { Stroke } from '@tenball/physics';
import { BASE, type BySeat, type Seat } from '@tenball/rules';
import { type Arm, skillFor } from './arms.ts';
import type { Player, PlayerChoice } from './player.ts';
import { type RackModel, gapSigmaOf } from './racks.ts';

export interface RackGame {
  readonly players: BySeat<Player>;
  readonly breaker: Seat;
  readonly arms: BySeat<Arm>;
  readonly rack: RackModel;
  /** Of the rack, and of all chance in it: with sides swapped the same arm errs the same way. */
  readonly seed: number;
}

/** One act of a player: a stroke, a placing, an answer. */
export interface Act {
  /** The match before it, and after. */
  readonly before: Match;
  readonly after: Match;
  readonly seat: Seat;
  readonly choice: PlayerChoice;
  /** The entry of the stroke as it was played; undefined for a placing or an answer. */
  readonly shot: EntryOf<'shot'> | undefined;
}

export interface RackResult {
  /** Undefined when the rack was replayed too often: nobody's. */
  readonly winner: Seat | undefined;
  readonly shots: number;
  readonly replays: number;
}

/** A rack with more strokes than this is a stalemate and set again (G1.12). */
const MOST_SHOTS = 150;
const MOST_REPLAYS = 3;
/** Placings of the cue ball and answers beside the strokes; more is a player that never plays. */
const MOST_ACTS = 3 * MOST_SHOTS * (MOST_REPLAYS + 1);

/** The match of one rack, before its break. */
export function matchOf({ breaker, rack, seed: of }: Omit<RackGame, 'players' | 'arms'>): Match {
  const setup: MatchSetup = {
    ...DEFAULT_SETUP, rulebook: BASE, raceTo: { A: 1, B: 1 }, seed: of,
    rackGapSigma: gapSigmaOf(rack), firstBreaker: breaker,
  };
  return startMatch(setup);
}

/** Plays `game` to its end, telling `see` every act. Same game, same acts. */
export function playRack(game: RackGame, see: (act: Act) => void): RackResult {
  let match = matchOf(game);
  let shots = 0;
  let replays = 0;
  for (let acts = 0; acts < MOST_ACTS; acts += 1) {
    const seat = actorOf(match);
    if (match.situation.phase === 'matchOver' || seat === undefined) break;
    if (match.situation.shotNumber > MOST_SHOTS && match.situation.phase === 'shot') {
      if (replays === MOST_REPLAYS) return { winner: undefined, shots, replays };
      match = replayRack(match);
      replays += 1;
      continue;
    }
    const act = playAct(game, match, seat);
    if (act.shot !== undefined) shots += 1;
    see(act);
    match = act.after;
  }
  assert(match.situation.phase === 'matchOver', 'the players place the cue ball and never shoot');
  return { winner: match.situation.score.A > 0 ? 'A' : 'B', shots, replays };
}

/** What `seat` does at `match`, carried out. */
export function playAct(game: RackGame, match: Match, seat: Seat): Act {
  const root = chanceOf(game);
  const choice = game.players[seat].choose(match, seat, planningSeed(root, match));
  const after = execute(game.arms[seat], match, seat, choice.command, root);
  const written = after.scoresheet[match.scoresheet.length];
  const shot = written?.kind === 'shot' ? written : undefined;
  return { before: match, after, seat, choice, shot };
}

function chanceOf(game: RackGame): Seed {
  return derive(seed('play'), game.seed);
}

function execute(arm: Arm, match: Match, seat: Seat, command: Command, root: Seed): Match {
  const stroke = command.kind === 'shoot' ? command.stroke : undefined;
  const skill = skillFor(arm, stroke ?? NO_STROKE);
  return carryOut(match, seat, command, skill, root);
}

/** Stands for the stroke where none is played. */
const NO_STROKE: Stroke = {
  speed: 1, headingDegrees: 0, elevationDegrees: 0, tipRight: 0, tipUp: 0,
};
