/** The game file of a match. */
import { assert } from '@tenball/base';
import { PHYSICS_VERSION } from '@tenball/physics';
import type { Seat, ShotLog, Situation } from '@tenball/rules';
import { apply, countingEntries } from './apply.ts';
import {
  type CommandItem, type Game, type GameCommand, type GameItem, type GameNote, type GameOutcome,
  isStroke,
} from './game.ts';
import { isTelling, resultOf } from './game-result.ts';
import type { Match, Moment } from './match.ts';
import { positionOf } from './match-position.ts';
import type { Position } from './position.ts';
import { commandOf } from './command-of.ts';
import type { Entry } from './scoresheet.ts';
import { matchAt, startMatch } from './start-match.ts';

/** What a match does not know of itself. */
export interface GameExtra {
  readonly about?: Game['about'];
  /** Where the match began, when that was not its first break; else it is told from the match. */
  readonly position?: Position;
}

/** Everything that was asked in `match` and what came of it, undone entries too. */
export function gameOf(match: Match, { about = {}, position }: GameExtra = {}): Game {
  const { setup, scoresheet } = match;
  const moments: Moment[] = [match.opening];
  const items: GameItem[] = [];
  for (const [index, entry] of scoresheet.entries()) {
    const before = moments[index] ?? match.opening;
    const after = momentAfter(match, moments, entry);
    moments.push(after);
    items.push(...itemsOf(match, entry, before, after));
  }
  return {
    setup,
    position: position ?? originOf(match),
    physics: setup.source === 'sim' ? PHYSICS_VERSION : undefined,
    about,
    outcome: outcomeOf(match),
    items,
  };
}

/** The score, and who has won. */
export function outcomeOf({ situation, scoresheet }: Match): GameOutcome {
  const { score, phase } = situation;
  return { score, winner: phase === 'matchOver' ? winnerOn(scoresheet) : undefined };
}

function winnerOn(scoresheet: readonly Entry[]): Seat | undefined {
  const ended = countingEntries(scoresheet).flatMap((index) => {
    const entry = scoresheet[index];
    return entry !== undefined && 'ruling' in entry ? entry.ruling.matchWinner ?? [] : [];
  });
  return ended.at(-1);
}

/** One entry further, without its scoresheet: `moments` has all that an undo can lead to. */
function momentAfter(match: Match, moments: readonly Moment[], entry: Entry): Moment {
  const { setup, opening } = match;
  if (entry.kind === 'undo') return moments[entry.to] ?? opening;
  const { situation, layout, rackNumber } = apply(matchAt(setup, moments.at(-1) ?? opening), entry);
  return { situation, layout, rackNumber };
}

/** Undefined where the match began with its first break or its lag. */
function originOf({ setup, opening }: Match): Position | undefined {
  const usual = startMatch(setup).opening;
  return JSON.stringify(usual) === JSON.stringify(opening)
    ? undefined : positionOf(matchAt(setup, opening));
}

function itemsOf(
  { setup }: Match, entry: Entry, before: Moment, after: Moment,
): readonly GameItem[] {
  if (entry.kind === 'warning') return [{ kind: 'warning', seat: entry.seat, notes: [] }];
  if (entry.kind === 'rack') {
    const { number, breaker } = entry;
    const notes: readonly GameNote[] = setup.source === 'table' ? []
      : [{ kind: 'position', position: positionOf(matchAt(setup, after)) }];
    return [{ kind: 'rack', number, breaker, notes }];
  }
  const item = commandItem(entry, before.situation);
  const won = 'ruling' in entry && entry.ruling.rackWinner !== undefined;
  const { score } = after.situation;
  return won ? [item, { kind: 'score', number: before.rackNumber, score, notes: [] }] : [item];
}

type Given = Exclude<Entry, { readonly kind: 'rack' | 'warning' }>;

function commandItem(entry: Given, { shotNumber }: Situation): CommandItem {
  const { seat, command } = givenBy(entry);
  const says = isStroke(command) || command.kind === 'report'
    || ('ruling' in entry && isTelling(entry.ruling));
  return {
    kind: 'command',
    seat,
    command,
    number: isStroke(command) ? shotNumber : undefined,
    result: says ? resultOf(entry) : undefined,
    mark: undefined,
    notes: entry.kind === 'shot' ? [{ kind: 'hash', hash: entry.hash }] : [],
  };
}

/** The command that led to `entry`, its evidence without what no text can tell apart. */
function givenBy(entry: Given): { seat: CommandItem['seat']; command: GameCommand } {
  const given = commandOf(entry);
  assert(given !== undefined, 'an entry that did not follow by itself came from no command');
  const { seat, command } = given;
  if (command.kind === 'report') {
    return { seat, command: { ...command, log: plainLog(command.log) } };
  }
  assert(command.kind !== 'correct', 'a correction is written as its undo and what follows');
  if (command.kind === 'undo') return { seat, command: { ...command, why: command.why ?? 'undo' } };
  return { seat, command };
}

/** Seconds beyond which a ball at rest is at rest. */
const LONG = 1e6;

/** A log in which “declared” is said only of balls, and seconds have a short text. */
function plainLog(log: ShotLog): ShotLog {
  const { cueBallTo, toRail, cueBallDeclared, railDeclared } = log.frozen;
  return {
    ...log,
    frozen: {
      cueBallTo, toRail,
      cueBallDeclared: cueBallDeclared && cueBallTo.length > 0,
      railDeclared: railDeclared && toRail.length > 0,
    },
    settled: log.settled.map((ball) => (
      { ...ball, secondsAtRest: plainSeconds(ball.secondsAtRest) }
    )),
  };
}

function plainSeconds(seconds: number): number {
  return seconds < 1e-6 ? 0 : Math.min(seconds, LONG);
}
