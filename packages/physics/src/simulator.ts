/**
 * The reusable simulator for search: no allocation per shot, stop conditions, prefix runs.
 * One kernel serves this and `simulate`, so play, preview and search agree to the last bit.
 */
import type { Layout } from '@tenball/equipment';
import type { Stroke } from './stroke.ts';

/** Balls are numbered 0 to 15 in the kernel. */
export const MAX_BALLS = 16;

/**
 * When a run may end early. `first-contact`: just after the cue ball's first ball contact is
 * resolved (inverse aim). `doomed`: as soon as the cue ball first meets a ball other than
 * `lowest` or is pocketed. `rest`: never early.
 */
export type StopCondition = 'rest' | 'first-contact' | 'doomed';

/** Where a ball ended: 0 not in play, 1 on the table, 2 + index in POCKETS, 8 off the table. */
export const FATE_ABSENT = 0;
export const FATE_TABLE = 1;
export const FATE_POCKET = 2;
export const FATE_OFF = 8;

/** The outcome of the last run; overwritten by the next. Arrays are indexed by ball number. */
export interface Outcome {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly fate: Uint8Array;
  /** First object ball met by the cue ball, or −1. */
  readonly firstContact: number;
  /** Velocity of that ball just after the first contact, m/s. */
  readonly contactVx: number;
  readonly contactVy: number;
  /** Cushions (and jaws) met by the cue ball before its first ball contact. */
  readonly cushionsBeforeContact: number;
  /** A ball was driven to a cushion, pocketed or off after the first contact (bit mask of balls). */
  readonly railsAfterContact: number;
  readonly events: number;
  readonly seconds: number;
  /** `limit`: the event cap was met; never a settled state. */
  readonly termination: 'rest' | 'stopped' | 'limit';
}

export interface Simulator {
  /** Takes the balls at rest of `layout` as the start of every following run. */
  place(layout: Layout): void;
  /** The same from arrays by ball number; `present` is a bit mask of balls. */
  placeArrays(x: ArrayLike<number>, y: ArrayLike<number>, present: number): void;
  /** Runs one stroke from the placed layout. The stroke is NOT quantised here. */
  run(stroke: Stroke, stop: StopCondition, lowest: number): Outcome;
}
