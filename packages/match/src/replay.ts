/** A match played again: from its commands, or from its entries to see whether they reproduce. */
import { type Result, assert, err, ok } from '@tenball/base';
import { TABLES } from '@tenball/equipment';
import { type Trace, simulate } from '@tenball/physics';
import type { Rejection, SeatCommand } from './command.ts';
import { decide } from './decide.ts';
import { draftOf, written } from './draft.ts';
import type { Match, MatchSetup } from './match.ts';
import { matchFromPosition } from './match-position.ts';
import type { Position } from './position.ts';
import type { Entry, EntryOf } from './scoresheet.ts';
import { startMatch } from './start-match.ts';

/** The command that was refused when a match was played again. */
export interface ReplayFailure {
  readonly index: number;
  readonly rejection: Rejection;
}

/** The match that `commands` lead to, from its start or from `position`. */
export function replayCommands(
  setup: MatchSetup, commands: readonly SeatCommand[], position?: Position,
): Result<Match, ReplayFailure> {
  let draft = draftOf(position ? matchFromPosition(position, setup) : startMatch(setup));
  for (const [index, { seat, command }] of commands.entries()) {
    const decided = decide(draft.match, seat, command);
    if (!decided.ok) return err({ index, rejection: decided.error });
    draft = written(draft, decided.value);
  }
  return ok(draft.match);
}

export type ShotEntry = EntryOf<'shot'>;

/** The trace of a shot that was played, simulated again. */
export function traceOf(setup: MatchSetup, { before: layout, stroke }: ShotEntry): Trace {
  const trace = simulate({ table: TABLES[setup.table], params: setup.params, layout, stroke });
  assert(trace.ok, 'a shot of the scoresheet no longer comes to rest');
  return trace.value;
}

/** The first shot that did not come out as it was written down. */
export interface VerifyFailure {
  /** Index in the scoresheet. */
  readonly index: number;
  readonly expected: string;
  /** The hash now, or `limit` when the shot no longer comes to rest. */
  readonly found: string;
}

/** Simulates every shot of `entries` again; the number of shots when all hashes agree. */
export function verifyEntries(
  setup: MatchSetup, entries: readonly Entry[],
): Result<number, VerifyFailure> {
  let shots = 0;
  for (const [index, entry] of entries.entries()) {
    if (entry.kind !== 'shot') continue;
    const { before: layout, stroke, hash: expected } = entry;
    const trace = simulate({ table: TABLES[setup.table], params: setup.params, layout, stroke });
    const found = trace.ok ? trace.value.hash : 'limit';
    if (found !== expected) return err({ index, expected, found });
    shots += 1;
  }
  return ok(shots);
}
