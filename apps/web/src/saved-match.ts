/**
 * The match kept on this device: its text by `@tenball/protocol`, who sits where, and a summary
 * for the home screen. A text that cannot be read is put aside, never thrown away.
 */
import { LEVELS, PERSONALITY_NAMES } from '@tenball/ai';
import {
  type DecodeError, type Decoder, byKind, decodeGame, decodeJson, describeError, encodeGame,
  integer, list, oneOf, optional, record, text,
} from '@tenball/protocol';
import type { BySeat } from '@tenball/rules';
import type { Shelf } from './settings.ts';
import type { SavedMatch, SeatControl } from './state.ts';
import type { Game } from './update/step.ts';

export const MATCH_KEY = 'tenball.match';
/** Where a text goes that cannot be read. */
export const UNREADABLE_KEY = 'tenball.match.unreadable';

/** Where matches wait, the latest last, while one from a link is played. */
export const ASIDE_KEY = 'tenball.match.aside';

const VERSION = 1;
const LONGEST_NAME = 200;
const LONGEST_GAME = 4_000_000;
const LONGEST_KEPT = 2 * LONGEST_GAME;

export type Opened =
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly game: Game }
  | { readonly kind: 'unreadable'; readonly detail: string };

export type Summary =
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly saved: SavedMatch }
  | { readonly kind: 'unreadable'; readonly detail: string };

/** Keeps `game`; false where the device refuses. */
export function saveGame(shelf: Shelf | undefined, game: Game): boolean {
  const kept: Kept = {
    version: VERSION,
    seats: game.seats,
    summary: {
      names: game.match.setup.names,
      score: game.match.situation.score,
      rackNumber: game.match.rackNumber,
    },
    game: encodeGame(game),
  };
  try {
    shelf?.setItem(MATCH_KEY, JSON.stringify(kept));
    return shelf !== undefined;
  } catch {
    return false;
  }
}

/** The kept match, played again to where it was left. */
export function openGame(shelf: Shelf | undefined): Opened {
  const read = readKept(shelf);
  if (read.kind !== 'found') return read;
  const decoded = decodeGame(read.kept.game);
  if (!decoded.ok) return putAside(shelf, decoded.error);
  return { kind: 'found', game: { ...decoded.value, seats: read.kept.seats } };
}

/** What the home screen shows of the kept match, without playing it again. */
export function summaryOf(shelf: Shelf | undefined): Summary {
  const read = readKept(shelf);
  return read.kind === 'found' ? { kind: 'found', saved: read.kept.summary } : read;
}

/** Forgets the kept match. One that was set aside comes back in its place. */
export function forgetGame(shelf: Shelf | undefined): void {
  try {
    shelf?.removeItem(MATCH_KEY);
    const waiting = readAside(shelf);
    const last = waiting.pop();
    if (last === undefined) return;
    shelf?.setItem(MATCH_KEY, last);
    keepAside(shelf, waiting);
  } catch {
    // A device that refuses to forget has refused to keep, too.
  }
}

/** Makes room for a match from a link, so that it does not replace the one in play. */
export function setAside(shelf: Shelf | undefined): void {
  try {
    const json = shelf?.getItem(MATCH_KEY);
    if (json === null || json === undefined) return;
    keepAside(shelf, [...readAside(shelf), json]);
    shelf?.removeItem(MATCH_KEY);
  } catch {
    // A device that refuses to move a text has refused to keep one.
  }
}

function readAside(shelf: Shelf | undefined): string[] {
  const decoded = decodeJson(shelf?.getItem(ASIDE_KEY) ?? '[]', list(text(LONGEST_KEPT), 1000));
  return decoded.ok ? [...decoded.value] : [];
}

function keepAside(shelf: Shelf | undefined, waiting: readonly string[]): void {
  if (waiting.length === 0) shelf?.removeItem(ASIDE_KEY);
  else shelf?.setItem(ASIDE_KEY, JSON.stringify(waiting));
}

type ReadKept =
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly kept: Kept }
  | { readonly kind: 'unreadable'; readonly detail: string };

function readKept(shelf: Shelf | undefined): ReadKept {
  let json: string | null | undefined;
  try {
    json = shelf?.getItem(MATCH_KEY);
  } catch {
    return { kind: 'none' };
  }
  if (json === null || json === undefined) return { kind: 'none' };
  const decoded = decodeJson(json, kept);
  return decoded.ok ? { kind: 'found', kept: decoded.value } : putAside(shelf, decoded.error);
}

function putAside(
  shelf: Shelf | undefined, error: DecodeError,
): { readonly kind: 'unreadable'; readonly detail: string } {
  try {
    const json = shelf?.getItem(MATCH_KEY);
    if (json !== null && json !== undefined) shelf?.setItem(UNREADABLE_KEY, json);
    shelf?.removeItem(MATCH_KEY);
  } catch {
    // A full device keeps the text where it is; it is reported all the same.
  }
  return { kind: 'unreadable', detail: describeError(error) };
}

interface Kept {
  readonly version: number;
  readonly seats: BySeat<SeatControl>;
  readonly summary: SavedMatch;
  readonly game: string;
}

const control: Decoder<SeatControl> = byKind<SeatControl>({
  human: record<SeatControl & { readonly kind: 'human' }>({
    kind: oneOf(['human']), name: text(LONGEST_NAME),
  }),
  computer: record<SeatControl & { readonly kind: 'computer' }>({
    kind: oneOf(['computer']), level: oneOf(LEVELS), manner: optional(oneOf(PERSONALITY_NAMES)),
  }),
});

const kept: Decoder<Kept> = record<Kept>({
  version: integer(VERSION, VERSION),
  seats: record({ A: control, B: control }),
  summary: record<SavedMatch>({
    names: record({ A: text(LONGEST_NAME), B: text(LONGEST_NAME) }),
    score: record({ A: integer(0, 1000), B: integer(0, 1000) }),
    rackNumber: integer(1, 10_000),
  }),
  game: text(LONGEST_GAME),
});
