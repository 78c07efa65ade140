/** What the worker does: it plays a game again, and a stroke once more for its picture. */
import {
  DEFAULT_SETUP, type Game, type GamePlaces, matchFromPosition, replayGame, traceOf,
} from '@tenball/match';
import type { Trace } from '@tenball/physics';
import { type Subject, readSubject, readUpTo } from '../share/subject.ts';
import type { Played } from './film.ts';

export type Order =
  | {
    readonly kind: 'open';
    readonly id: number;
    readonly text: string;
    /** Only what stands before this character is to be read. */
    readonly upTo: number | undefined;
  }
  /** The stroke in a line of the scoresheet of what was opened last. */
  | { readonly kind: 'trace'; readonly id: number; readonly line: number };

export type Answer =
  | { readonly kind: 'opened'; readonly id: number; readonly played: Played }
  | {
    readonly kind: 'unreadable';
    readonly id: number;
    readonly at: number;
    readonly message: string;
    /** Something before the place can be read. */
    readonly some: boolean;
  }
  | { readonly kind: 'traced'; readonly id: number; readonly trace: Trace }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

/** Answers orders; it keeps what was opened last. */
export function createWork(): (order: Order) => Answer {
  let played: Played | undefined;

  const open = ({ id, text, upTo }: Order & { readonly kind: 'open' }): Answer => {
    const subject = upTo === undefined ? readSubject(text) : partOf(text, upTo);
    if (!subject.ok) {
      const { at, message } = subject.error;
      return { kind: 'unreadable', id, at, message, some: readUpTo(text, at) !== undefined };
    }
    played = playedFrom(subject.value);
    return { kind: 'opened', id, played };
  };

  return (order) => {
    try {
      if (order.kind === 'open') return open(order);
      const entry = played?.match.scoresheet[order.line];
      if (played === undefined || entry?.kind !== 'shot') throw new Error('no such stroke');
      return { kind: 'traced', id: order.id, trace: traceOf(played.match.setup, entry) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { kind: 'failed', id: order.id, message };
    }
  };
}

function partOf(text: string, upTo: number): ReturnType<typeof readSubject> {
  const part = readUpTo(text, upTo);
  return part === undefined
    ? { ok: false, error: { at: 0, message: 'nothing can be read' } } : { ok: true, value: part };
}

function playedFrom(subject: Subject): Played {
  if (subject.kind === 'layout') {
    const match = matchFromPosition(subject.position, DEFAULT_SETUP);
    return {
      match, differences: [], hashed: 0, physics: undefined, layout: subject.position,
    };
  }
  return playAgain(subject.game, subject.places);
}

function playAgain(game: Game, places: GamePlaces): Played {
  const { report: { match }, differences } = replayGame(game, places);
  const hashed = game.items.filter(({ kind, ...item }) => (
    kind === 'command' && 'notes' in item && item.notes.some((note) => note.kind === 'hash')
  )).length;
  return { match, differences, hashed, physics: game.physics };
}
