/** Parts of a match as games of their own: a rack, a stroke. They play like the whole. */
import {
  type Entry, type Game, type Match, type Moment, applyAll,
  countingEntries, gameOf, matchFromPosition, momentAt, positionOf,
} from '@tenball/match';

/** Where rack `number` of `match` begins and what counts of it; undefined where nothing is. */
function spanOf(
  match: Match, number: number,
): { readonly from: Moment; readonly entries: readonly Entry[] } | undefined {
  const { opening, scoresheet } = match;
  let rack = opening.rackNumber;
  let start = rack === number ? 0 : undefined;
  const entries: Entry[] = [];
  for (const index of countingEntries(scoresheet)) {
    const entry = scoresheet[index];
    if (entry === undefined) continue;
    if (entry.kind === 'rack') rack = entry.number;
    if (rack !== number) continue;
    // The first rack of a match is set before anything can be asked: the place begins behind it.
    if (entry.kind === 'rack' && entries.length === 0) start = index + 1;
    else entries.push(entry);
  }
  return start === undefined ? undefined : { from: momentAt(match, start), entries };
}

/** Rack `number` of `match` from its break to its end, without what was undone. */
export function rackOf(match: Match, number: number): Game | undefined {
  const span = spanOf(match, number);
  return span && gameFrom(match, span.from, span.entries);
}

/** The stroke in line `index` of the scoresheet alone. */
export function shotOf(match: Match, index: number): Game | undefined {
  const entry = match.scoresheet[index];
  return entry?.kind === 'shot' ? gameFrom(match, momentAt(match, index), [entry]) : undefined;
}


function gameFrom(match: Match, from: Moment, entries: readonly Entry[]): Game {
  const position = positionOf({ ...match, ...from });
  const begun = matchFromPosition(position, match.setup);
  // A warning that is due comes by itself with the position.
  const more = begun.scoresheet.length > 0 && entries[0]?.kind === 'warning'
    ? entries.slice(1) : entries;
  return gameOf(applyAll(begun, more), { position });
}
