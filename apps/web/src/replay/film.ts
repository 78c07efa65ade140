/** A game as it is watched: racks, strokes in their order, and what was said between them. */
import {
  type Entry, type EntryOf, type GameDifference, type Match, type Position, countingEntries,
} from '@tenball/match';
import type { Call, Seat, Situation } from '@tenball/rules';

/** A stroke of a real table has no trace: only its ruling and perhaps a snapshot are known. */
export type StrokeEntry =
  | EntryOf<'shot'>
  | (EntryOf<'report'> & { readonly log: { readonly shotTaken: boolean } });

export interface FilmShot {
  readonly kind: 'shot';
  /** Its place in `Film.shots`. */
  readonly index: number;
  /** Its line of the scoresheet. */
  readonly line: number;
  readonly rack: number;
  /** Its number in the rack, as an address has it. */
  readonly number: number;
  readonly entry: StrokeEntry;
  readonly breaks: boolean;
  /** The match before it. */
  readonly situation: Situation;
  /** Its player came to the table with it. */
  readonly comes: boolean;
}

/** Something that is no stroke: a choice, a concession, a word of the referee. */
export interface FilmNote {
  readonly kind: 'note';
  readonly line: number;
  readonly entry: Exclude<Entry, EntryOf<'shot' | 'rack' | 'place' | 'undo'>>;
}

export interface FilmRack {
  readonly number: number;
  readonly breaker: Seat | undefined;
  readonly score: Situation['score'];
  readonly items: readonly (FilmShot | FilmNote)[];
}

/** Whether what is written came out again. */
export type Check =
  /** Every stroke has a hash that came out. */
  | 'verified'
  /** Nothing contradicts, but not every stroke states its hash. */
  | 'played'
  | 'differs';

/** A game that was played again, as the worker tells of it. */
export interface Played {
  readonly match: Match;
  readonly differences: readonly GameDifference[];
  /** Strokes in the file that state their hash. */
  readonly hashed: number;
  /** The physics the file names. */
  readonly physics: string | undefined;
  /** What was given where that is no game but where balls lie. */
  readonly layout?: Position;
}

export interface Film extends Played {
  readonly racks: readonly FilmRack[];
  readonly shots: readonly FilmShot[];
  readonly check: Check;
}

/** The film of a game that was played again. What was undone is left out. */
export function filmOf(played: Played): Film {
  const { opening, scoresheet } = played.match;
  const shots: FilmShot[] = [];
  const racks: { -readonly [K in keyof FilmRack]: FilmRack[K] }[] = [];
  let items: (FilmShot | FilmNote)[] = [];
  let { situation } = opening;
  let number = firstStroke(situation);
  const begin = (rack: number, breaker: Seat | undefined): void => {
    items = [];
    racks.push({ number: rack, breaker, score: situation.score, items });
  };
  for (const line of countingEntries(scoresheet)) {
    const entry = scoresheet[line];
    if (entry === undefined || entry.kind === 'undo' || entry.kind === 'place') continue;
    if (entry.kind === 'rack') {
      // A rack that is set again under its number goes on counting.
      if (racks.at(-1)?.number === entry.number) continue;
      begin(entry.number, entry.breaker);
      number = 1;
      continue;
    }
    if (racks.length === 0) begin(opening.rackNumber, situation.breaker);
    if (isStroke(entry)) {
      const rack = racks.at(-1)?.number ?? opening.rackNumber;
      const shot = {
        kind: 'shot', index: shots.length, line, rack, number, entry, situation,
        breaks: situation.phase === 'break', comes: isNewcomer(shots.at(-1), entry.seat, rack),
      } as const;
      number += 1;
      shots.push(shot);
      items.push(shot);
    } else {
      items.push({ kind: 'note', line, entry });
    }
    if ('ruling' in entry) situation = entry.ruling.next;
  }
  const told = racks.filter((rack) => rack.items.length > 0);
  return { ...played, racks: told, shots, check: checkOf(played, shots) };
}

function firstStroke({ shotNumber }: Situation): number {
  return Math.max(1, shotNumber);
}

function isStroke(entry: Entry): entry is StrokeEntry {
  return entry.kind === 'shot' || (entry.kind === 'report' && entry.log.shotTaken);
}

function isNewcomer(before: FilmShot | undefined, seat: Seat, rack: number): boolean {
  return before === undefined || before.entry.seat !== seat || before.rack !== rack;
}

function checkOf({ differences, hashed }: Played, shots: readonly FilmShot[]): Check {
  if (differences.length > 0) return 'differs';
  return hashed >= shots.length ? 'verified' : 'played';
}

/** The hash of the last stroke: the same on every machine. */
export function finalHash({ shots }: Film): string | undefined {
  const last = shots.findLast(({ entry }) => entry.kind === 'shot')?.entry;
  return last?.kind === 'shot' ? last.hash : undefined;
}

/** How a stroke ended, in one word. */
export type ShotResult =
  | { readonly kind: 'made' | 'miss' | 'safety' | 'push-out' | 'spotted' | 'rack' | 'match' }
  | { readonly kind: 'foul' }
  /** The break, and strokes of rules that have nothing called. */
  | { readonly kind: 'pocketed'; readonly count: number; readonly breaks: boolean };

/** The word for how `shot` ended. */
export function resultOf({ entry, breaks }: FilmShot): ShotResult {
  const { ruling, call, log } = entry;
  if (ruling.fouls.length > 0) return { kind: 'foul' };
  if (ruling.matchWinner !== undefined) return { kind: 'match' };
  if (ruling.rackWinner !== undefined) return { kind: 'rack' };
  switch (call.kind) {
    case 'safety':
    case 'push-out': return { kind: call.kind };
    case 'none': return { kind: 'pocketed', count: log.pocketed.length, breaks };
    case 'pot': {
      const made = log.pocketed.some(({ ball, pocket }) => isCalled(call, ball, pocket));
      if (!made) return { kind: 'miss' };
      return { kind: ruling.spotted.includes(call.ball) ? 'spotted' : 'made' };
    }
  }
}

function isCalled(call: Call & { readonly kind: 'pot' }, ball: number, pocket: string): boolean {
  return ball === call.ball && pocket === call.pocket;
}
