/** All that physically happened in a shot: events, final layout, hash, positions at any time. */
import type { Vec3 } from '@tenball/base';
import type { Cushion, Layout, Pocket } from '@tenball/equipment';
import type { Params } from './params.ts';

/** The version of the physics. It changes with every change of a golden hash. */
export const PHYSICS_VERSION = 'tb@1.0.0';

export const MOTIONS = [
  'at-rest', 'spinning', 'rolling', 'sliding', 'airborne', 'on-rail', 'falling', 'pocketed',
  'off-table',
] as const;
export type Motion = (typeof MOTIONS)[number];

export const TABLE_EVENT_KINDS = [
  'strike', 'ball-ball', 'ball-cushion', 'ball-jaw', 'ball-pocket', 'pocketed', 'ball-bed',
  'off-table', 'cluster', 'roll', 'stop', 'rest',
] as const;
export type TableEventKind = (typeof TABLE_EVENT_KINDS)[number];

/**
 * An instant at which a ball's motion changes.
 * Balls are numbers 0 to 15: the simulator serves work lists beyond the ten of the game.
 */
export interface TableEvent {
  /** Seconds from the strike. */
  readonly t: number;
  readonly kind: TableEventKind;
  /** The ball it happens to; the lower number of a pair. −1 for `rest`, the end of the shot. */
  readonly ball: number;
  /** The other ball of `ball-ball` and `cluster`. */
  readonly other?: number;
  /** For `ball-jaw`, `ball-pocket`, `pocketed`. */
  readonly pocket?: Pocket;
  /** For `ball-cushion` and `ball-jaw`. */
  readonly cushion?: Cushion;
  /**
   * Normal speed of the impact, m/s, where there is one; for `strike` the cue's speed, at a second
   * hit how fast the tip meets the ball.
   */
  readonly speed?: number;
  /** On `strike`: the tip slipped. */
  readonly miscue?: true;
  /** On `strike`: the tip met the cue ball again, or still touched it as it met a ball (2.5). */
  readonly doubleHit?: true;
  /** On `strike`: the tip stayed on the cue ball too long for a stroke (2.5). */
  readonly push?: true;
}

/** One ball at one instant. Position in metres, velocity m/s, angular velocity rad/s. */
export interface BallState {
  readonly ball: number;
  readonly position: Vec3;
  readonly velocity: Vec3;
  readonly spin: Vec3;
  readonly motion: Motion;
  readonly pocket?: Pocket;
}

/**
 * A ball's law of motion from `t` on, until its next segment:
 * r(τ) = r + v τ + a τ²/2 with τ = time − t; spin by the law of the motion.
 */
export interface Segment {
  readonly t: number;
  readonly state: BallState;
  readonly acceleration: Vec3;
  /** Angular acceleration, rad/s²: of a ball that tips over the edge of a pocket. */
  readonly twist?: Vec3;
}

export interface Trace {
  readonly physics: typeof PHYSICS_VERSION;
  /** The parameters it was simulated with: sampling spin needs them. */
  readonly params: Params;
  readonly events: readonly TableEvent[];
  /**
   * Segments by ball number, each in time order; the last one is at rest, pocketed or off, unless
   * the run was to end before (`until`).
   */
  readonly segments: readonly (readonly Segment[])[];
  /** Final states of all balls that took part, by ball number. */
  readonly balls: readonly BallState[];
  /** Where balls 0–10 lie at rest, on the nanometre grid. */
  readonly rest: Layout;
  /** Seconds until the last ball is still, or `until`. */
  readonly duration: number;
  /** 64 bits in hexadecimal over the canonical final state. */
  readonly hash: string;
}

/** A shot that does not end within its bound of events: a reproducible defect, never dropped. */
export interface SimulationLimit {
  readonly kind: 'simulation-limit';
  readonly events: number;
}
