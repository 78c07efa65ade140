/**
 * Going back: undo, redo and correction. Nothing is ever taken off the scoresheet; an `undo` entry
 * says to which length of it the match returns, and what was undone stays written.
 */
import { type Result, err, ok } from '@tenball/base';
import type { Official } from '@tenball/rules';
import { applyAll, countingEntries } from './apply.ts';
import { commandOf } from './command-of.ts';
import type { CommandOf, CorrectingCommand, Rejection, Revision, SeatCommand } from './command.ts';
import type { Match } from './match.ts';
import { reject } from './reject.ts';
import type { Entry, EntryOf } from './scoresheet.ts';

/** How a command is decided: `decide` itself, given so that the files know each other one way. */
export type Decide = (
  match: Match, by: Official, command: CorrectingCommand,
) => Result<Entry[], Rejection>;

/** Back to the match after `to` entries; a `to` beyond what is left brings it back again. */
export function undo(
  match: Match, by: Official, { to, why = 'undo' }: CommandOf<'undo'>,
): Result<EntryOf<'undo'>, Rejection> {
  const { scoresheet } = match;
  if (!Number.isInteger(to) || to < 0 || to >= scoresheet.length) {
    return err(reject('nothing-to-undo', to));
  }
  return ok({ kind: 'undo', by, to, why });
}

/** What a correction does, for the one who has to confirm it. */
export interface Correction {
  /** What is to be written: the way back, the new entry, and what followed, ruled on again. */
  readonly entries: readonly Entry[];
  /** Later entries that come out otherwise: as they were, and as they are now. */
  readonly changed: readonly { readonly before: Entry; readonly after: Entry | undefined }[];
  /** Later commands that can no longer be; the first refused one and all after it. */
  readonly dropped: readonly SeatCommand[];
}

/** Puts `command` in the place of what entry `at` came from, and rules again on what follows. */
export function planCorrection(
  match: Match, by: Official, { at, command }: CommandOf<'correct'>, decide: Decide,
): Result<Correction, Rejection> {
  const counting = countingEntries(match.scoresheet);
  const original = match.scoresheet[at];
  const given = original === undefined ? undefined : commandOf(original);
  if (!counting.includes(at) || given === undefined) return err(reject('nothing-to-undo', at));
  const why: Revision = 'correction';
  const back: Entry = { kind: 'undo', by, to: at, why };
  const before = applyAll(match, [back]);
  const decided = decide(before, writerOf(command, given, by), command);
  if (!decided.ok) return decided;
  const later = counting.filter((index) => index > at)
    .flatMap((index) => match.scoresheet[index] ?? []);
  const commands = later.flatMap((entry) => commandOf(entry) ?? []);
  const { entries, dropped } = decideAgain(applyAll(before, decided.value), commands, decide);
  const all = [...decided.value, ...entries];
  return ok({ entries: [back, ...all], changed: changes([original, ...later], all), dropped });
}

/**
 * A correction is written for whoever’s turn it is, so with the referee’s rights. Only an event and
 * a concession are somebody’s own: of the player who corrects, else of who gave the first one.
 */
function writerOf(command: CorrectingCommand, given: SeatCommand, by: Official): Official {
  if (command.kind !== 'event' && command.kind !== 'concede') return 'referee';
  return by === 'referee' ? given.seat : by;
}

function decideAgain(
  start: Match, commands: readonly SeatCommand[], decide: Decide,
): Pick<Correction, 'entries' | 'dropped'> {
  let match = start;
  const entries: Entry[] = [];
  for (const [index, { seat, command }] of commands.entries()) {
    const decided = decide(match, seat, command as CorrectingCommand);
    if (!decided.ok) return { entries, dropped: commands.slice(index) };
    entries.push(...decided.value);
    match = applyAll(match, decided.value);
  }
  return { entries, dropped: [] };
}

/** Entries that came from commands, side by side; those whose outcome is the same are left out. */
function changes(
  before: readonly (Entry | undefined)[], after: readonly Entry[],
): Correction['changed'] {
  const old = before.flatMap((entry) => (entry && commandOf(entry) ? [entry] : []));
  const fresh = after.filter((entry) => commandOf(entry) !== undefined);
  return old.slice(1)
    .map((entry, index) => ({ before: entry, after: fresh[index + 1] }))
    .filter((pair) => JSON.stringify(pair.before) !== JSON.stringify(pair.after));
}
