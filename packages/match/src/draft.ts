/**
 * A match that is being played again: its entries are written on one sheet that grows, and how it
 * stood after each of them is kept. So a game of many thousand lines takes as long for each line
 * as for the first, also where it goes back.
 */
import { assert } from '@tenball/base';
import { momentAfter } from './apply.ts';
import type { Match, Moment } from './match.ts';
import type { Entry } from './scoresheet.ts';
import { matchAt } from './start-match.ts';

/** What has been played so far. Only the newest draft of a match may be written on. */
export interface Draft {
  /** As the match stands. Its scoresheet grows with the draft. */
  readonly match: Match;
  /** After each number of entries. */
  readonly versions: Version[];
}

interface Version {
  readonly moment: Moment;
  readonly counting: Counting | undefined;
}

/** An entry that counts, and the one before it that does. */
interface Counting {
  readonly index: number;
  readonly entry: Entry;
  readonly before: Counting | undefined;
}

/** A draft of `match`, with all that was written until now. */
export function draftOf({ setup, opening, scoresheet }: Match): Draft {
  const versions = [{ moment: opening, counting: undefined }];
  return written({ match: matchAt(setup, opening), versions }, scoresheet);
}

/** `draft` after all of `entries`, in order: the same as `applyAll`. */
export function written({ match, versions }: Draft, entries: readonly Entry[]): Draft {
  if (entries.length === 0) return { match, versions };
  const { setup, opening } = match;
  const scoresheet = match.scoresheet as Entry[];
  for (const entry of entries) {
    versions.push(versionAfter(versions, entry));
    scoresheet.push(entry);
  }
  const { moment } = versionOf(versions, versions.length - 1);
  return { match: { ...moment, setup, opening, scoresheet }, versions };
}

function versionAfter(versions: readonly Version[], entry: Entry): Version {
  if (entry.kind === 'undo') return versionOf(versions, entry.to);
  const index = versions.length - 1;
  const { moment, counting: before } = versionOf(versions, index);
  const { situation, layout, rackNumber } = momentAfter(moment, entry);
  return { moment: { situation, layout, rackNumber }, counting: { index, entry, before } };
}

function versionOf(versions: readonly Version[], length: number): Version {
  const version = versions[length];
  assert(version !== undefined, 'an entry goes back to one that is not before it');
  return version;
}

/** The index of the last entry that counts and fits; undefined where none does. */
export function lastCounting(
  { versions }: Draft, fits: (entry: Entry) => boolean,
): number | undefined {
  let counting = versions.at(-1)?.counting;
  while (counting !== undefined && !fits(counting.entry)) counting = counting.before;
  return counting?.index;
}
