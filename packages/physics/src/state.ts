/**
 * The kernel's state: one column of numbers for each quantity, one row for each ball.
 *
 * A row is relative to its own stamp: a ball without an event is never moved on, so nothing drifts.
 * Columns are typed arrays, and so are the few scalars that change with every event: the loop
 * allocates nothing. Speeds in m/s, spins in rad/s, times in seconds from the strike.
 */
import { type Bed } from './bed.ts';
import { type Fall, createFall } from './pocket/fall.ts';
import { type ClusterWindow, createWindow } from './cluster/window.ts';
import {
  type Column, SLOTS, type Slot, doubles, integers, rowsOf,
} from './columns.ts';
import { type Laws } from './laws.ts';
import { type Segment, type TableEvent } from './trace.ts';

/** "No such event". */
export const NEVER = Infinity;

export { type Column, SLOTS, type Slot };

/**
 * Motions by number, in the order of MOTIONS in `trace.ts`. A ball ON_RAIL rolls on the top of the
 * rails; a FALLING ball is in a pocket's throat, from the rim until it drops out of sight.
 */
export const AT_REST = 0;
export const SPINNING = 1;
export const ROLLING = 2;
export const SLIDING = 3;
export const AIRBORNE = 4;
export const ON_RAIL = 5;
export const FALLING = 6;
export const POCKETED = 7;
export const OFF_TABLE = 8;

/** Scalars of a run, by place in `State.scalars`. */
export const NOW = 0;
/** Normal speed of the last impact. */
export const IMPACT = 1;
/** Velocity of the first ball met by the cue ball, just after. */
export const FIRST_VX = 2;
export const FIRST_VY = 3;
/** Downward speed of the last impact on the slate or the top of a rail, 0 for none. */
export const BED_IMPACT = 4;
type Scalars = Record<0 | 1 | 2 | 3 | 4, number>;

/** The cue's tip after the strike: see `strike/tip.ts`. */
export type Tip = Record<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11, number>;

/** The tip while it presses the cue ball: see `strike/blow.ts`. */
type BlowPlace =
  | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19
  | 20;
export type Blow = Record<BlowPlace, number>;

/** Faults of the stroke itself, as bits of `State.strokeFaults`. */
export const DOUBLE_HIT = 1;
export const PUSH_STROKE = 2;

/** More events than this are a defect: no shot comes near it. */
export const MAX_EVENTS = 20000;

/** What is written down of a run, when it is wanted at all. */
export interface Journal {
  readonly events: TableEvent[];
  /** Segments by ball number. */
  readonly segments: Segment[][];
}

export interface State {
  readonly laws: Laws;
  readonly bed: Bed;
  readonly x: Column;
  readonly y: Column;
  readonly z: Column;
  readonly vx: Column;
  readonly vy: Column;
  readonly vz: Column;
  readonly wx: Column;
  readonly wy: Column;
  readonly wz: Column;
  readonly ax: Column;
  readonly ay: Column;
  readonly az: Column;
  /** The time at which a row holds. */
  readonly stamp: Column;
  readonly motion: Column;
  readonly zone: Column;
  /** When the present motion ends by itself. */
  readonly motionEnd: Column;
  /** A ball's own next event: when, of which kind, and where (wall, jaw, facing). */
  readonly ownTime: Column;
  readonly ownKind: Column;
  readonly ownPlace: Column;
  /** `meet[i][j]`: when balls i and j meet. Symmetric. */
  readonly meet: Record<Slot, Column>;
  /** The rows of `meet` one after the other: ball i and j at i·16 + j. */
  readonly meetings: Float64Array;
  /** The earliest of a row of `meet`, and with whom. */
  readonly pairTime: Column;
  readonly partner: Column;
  /** Balls on the table or in flight, in rising order; `count` of them. */
  readonly inPlay: Slot[];
  count: number;
  /** Bit mask: balls that may have an event of their own. Of two that meet one is among them. */
  movers: number;
  /** Ball and partner of the event to come; partner −1 for a ball's own event. */
  nextBall: Slot;
  nextPartner: Slot | -1;
  events: number;
  firstContact: number;
  cushionsBeforeContact: number;
  /** Bit mask: balls that met a rail, fell or left after the first contact. */
  railsAfterContact: number;
  readonly scalars: Scalars;
  readonly tip: Tip;
  readonly blow: Blow;
  /** DOUBLE_HIT and PUSH_STROKE. */
  strokeFaults: number;
  /** The balls that press each other at this moment, integrated in small steps. */
  readonly cluster: ClusterWindow;
  /** Balls in the throats of pockets. */
  readonly fall: Fall;
  journal: Journal | undefined;
}

export function createState(laws: Laws, bed: Bed): State {
  const meetings = new Float64Array(SLOTS.length * SLOTS.length);
  return {
    laws,
    bed,
    x: doubles(),
    y: doubles(),
    z: doubles(),
    vx: doubles(),
    vy: doubles(),
    vz: doubles(),
    wx: doubles(),
    wy: doubles(),
    wz: doubles(),
    ax: doubles(),
    ay: doubles(),
    az: doubles(),
    stamp: doubles(),
    motion: integers(),
    zone: integers(),
    motionEnd: doubles(),
    ownTime: doubles(),
    ownKind: integers(),
    ownPlace: integers(),
    meet: rowsOf(meetings),
    meetings,
    pairTime: doubles(),
    partner: integers(),
    inPlay: [...SLOTS],
    count: 0,
    movers: 0,
    nextBall: 0,
    nextPartner: -1,
    events: 0,
    firstContact: -1,
    cushionsBeforeContact: 0,
    railsAfterContact: 0,
    scalars: new Float64Array(5) as unknown as Scalars,
    tip: new Float64Array(12) as unknown as Tip,
    blow: new Float64Array(21) as unknown as Blow,
    strokeFaults: 0,
    cluster: createWindow(laws),
    fall: createFall(),
    journal: undefined,
  };
}
