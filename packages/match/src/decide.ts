/**
 * From a command to what happens: refused, or the entries it leads to.
 *
 * Pure and total. A stroke is simulated, observed and ruled on here, so a computer, a replay, a
 * server and a browser all come to the same entries; a stroke at a real table arrives as it was
 * seen and is ruled on by the same rules. One command may lead to several entries: the stroke that
 * ends a rack is followed by the next rack, and a player who comes to the table on two fouls is
 * warned at that moment (G6.14).
 */
import { type Result, err, ok, unreachable } from '@tenball/base';
import type { Official, Ruling, Seat } from '@tenball/rules';
import { momentAfter } from './apply.ts';
import type { Command, CorrectingCommand, Rejection } from './command.ts';
import { choose, concede, recordEvent, recordLag } from './decide-event.ts';
import { place, report, seatOf, shoot } from './decide-shot.ts';
import type { Match } from './match.ts';
import { reject } from './reject.ts';
import { planCorrection, undo } from './revise.ts';
import { rackEntry } from './start-match.ts';
import type { Entry } from './scoresheet.ts';

/**
 * What `command` of `by` leads to, or why it is refused. Nothing is changed. The referee may give
 * any command, for whoever's turn it is.
 */
export function decide(match: Match, by: Official, command: Command): Result<Entry[], Rejection> {
  if (command.kind === 'undo' || command.kind === 'correct') return revise(match, by, command);
  return decideForward(match, by, command);
}

function decideForward(
  match: Match, by: Official, command: CorrectingCommand,
): Result<Entry[], Rejection> {
  if (match.situation.phase === 'matchOver') return err(reject('match-over'));
  const entry = entryOf(match, by, command);
  return entry.ok ? ok([entry.value, ...consequences(match, entry.value)]) : entry;
}

type RevisingCommand = Exclude<Command, CorrectingCommand>;

/** Nobody takes back a simulated stroke against his opponent: there only the referee may. */
function revise(
  match: Match, by: Official, command: RevisingCommand,
): Result<Entry[], Rejection> {
  if (by !== 'referee' && match.setup.source === 'sim') {
    return err(reject('referee-only', command.kind));
  }
  if (command.kind === 'undo') {
    const entry = undo(match, by, command);
    return entry.ok ? ok([entry.value]) : entry;
  }
  const planned = planCorrection(match, by, command, decideForward);
  return planned.ok ? ok([...planned.value.entries]) : planned;
}

/** What a correction would do, for the one who has to confirm it. Nothing is changed. */
export function previewCorrection(
  match: Match, by: Official, command: Extract<Command, { readonly kind: 'correct' }>,
): ReturnType<typeof planCorrection> {
  return planCorrection(match, by, command, decideForward);
}

/** Who must act now: the one who decides, else the one who shoots. */
export function actorOf({ situation }: Match): Seat | undefined {
  return situation.pendingDecision?.decider ?? situation.shooter;
}

function entryOf(
  match: Match, by: Official, command: CorrectingCommand,
): Result<Entry, Rejection> {
  switch (command.kind) {
    case 'shoot': return shoot(match, by, command);
    case 'report': return report(match, command);
    case 'place': return place(match, by, command);
    case 'choose': return choose(match, by, command.decision);
    case 'concede': {
      const seat = seatOf(match, by);
      if (seat === undefined) return err(reject('not-your-turn'));
      return concede(match, seat, command.what);
    }
    case 'event': return recordEvent(match, by, command);
    case 'lag': return recordLag(match, by, command);
    default: return unreachable(command);
  }
}

/** What follows `entry` by itself: the next rack, the warning of who comes to the table. */
function consequences(match: Match, entry: Entry): Entry[] {
  if (!('ruling' in entry)) return [];
  const entries: Entry[] = [];
  const after = { ...match, ...momentAfter(match, entry) };
  const breaker = breakerOfNewRack(entry);
  if (breaker !== undefined) {
    const number = match.rackNumber + (entry.ruling.rackWinner === undefined ? 0 : 1);
    entries.push(rackEntry(after, number, breaker));
  }
  const warning = warningDue(after);
  return warning ? [...entries, warning] : entries;
}

type Ruled = Extract<Entry, { readonly ruling: Ruling }>;

/** Who breaks the rack that has to be set now, where one has to be. */
function breakerOfNewRack(entry: Ruled): Seat | undefined {
  const { ruling } = entry;
  if (ruling.nextBreaker !== undefined) return ruling.nextBreaker;
  const again = entry.kind === 'event'
    && (entry.event.kind === 'reRackRequest' || entry.event.kind === 'rackInvalid');
  return again ? ruling.next.breaker : undefined;
}

/**
 * The warning a player is owed when he comes to the table on two fouls. Software that referees the
 * play gives it itself; at a real table somebody has to give it, and says so.
 */
export function warningDue({ setup, situation }: Match): Entry | undefined {
  const { rulebook, source } = setup;
  const { shooter, consecutiveFouls, warnedOnTwo } = situation;
  const needed = rulebook.threeFouls === 'lossOfRack' && rulebook.threeFoulWarning === 'required';
  if (source === 'table' || !needed || shooter === undefined) return undefined;
  if (consecutiveFouls[shooter] !== 2 || warnedOnTwo[shooter]) return undefined;
  return { kind: 'warning', seat: shooter };
}
