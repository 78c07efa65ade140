/**
 * What happened: the append-only list of a match.
 *
 * An entry stores cause and effect (stroke AND rest AND ruling), so an old scoresheet still reads
 * after a change of physics, and `verify` tells which shots no longer reproduce.
 */
import type { Vec2 } from '@tenball/base';
import type { Layout } from '@tenball/equipment';
import type { Stroke } from '@tenball/physics';
import type {
  Call, Decision, Lag, MatchEvent, Official, Ruling, Seat, ShotLog,
} from '@tenball/rules';
import type { Revision } from './command.ts';

export type Entry =
  | {
    readonly kind: 'rack';
    readonly number: number;
    readonly breaker: Seat;
    readonly layout: Layout;
  }
  | { readonly kind: 'place'; readonly seat: Seat; readonly at: Vec2 }
  | {
    readonly kind: 'shot';
    readonly seat: Seat;
    readonly call: Call;
    readonly stroke: Stroke;
    /** The layout the stroke was played from. */
    readonly before: Layout;
    readonly log: ShotLog;
    readonly ruling: Ruling;
    /** Hash of the physical end state, before spotting. */
    readonly hash: string;
    /** The layout after spotting; without the cue ball when it is in hand and off the table. */
    readonly rest: Layout;
    /** Duration of the shot, seconds. */
    readonly seconds: number;
  }
  | {
    readonly kind: 'choice';
    readonly seat: Seat;
    readonly decision: Decision;
    readonly ruling: Ruling;
  }
  | {
    readonly kind: 'concession';
    readonly seat: Seat;
    readonly what: 'rack' | 'match';
    readonly ruling: Ruling;
  }
  /** A stroke at a real table, or something between strokes, as it was reported. */
  | {
    readonly kind: 'report';
    /** Who struck. */
    readonly seat: Seat;
    readonly call: Call;
    readonly log: ShotLog;
    readonly ruling: Ruling;
    /** A snapshot of the table afterwards, where one was taken. */
    readonly rest: Layout | undefined;
  }
  | {
    readonly kind: 'event';
    readonly by: Official;
    readonly event: MatchEvent;
    readonly ruling: Ruling;
  }
  | { readonly kind: 'lag'; readonly lag: Lag; readonly ruling: Ruling }
  /** The match went back to where it was after `to` entries. What was undone stays written. */
  | {
    readonly kind: 'undo';
    readonly by: Official;
    readonly to: number;
    readonly why: Revision;
  }
  /** The warning on two fouls, recorded at the moment the player comes to the table (G6.14). */
  | { readonly kind: 'warning'; readonly seat: Seat };

/** The entry of one kind. */
export type EntryOf<K extends Entry['kind']> = Extract<Entry, { readonly kind: K }>;
