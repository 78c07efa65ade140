/** What a shot is simulated from. `check-input.ts` says what of it can be. */
import type { Vec2, Vec3 } from '@tenball/base';
import type { Layout, TableSpec } from '@tenball/equipment';
import type { Params } from './params.ts';
import type { Stroke } from './stroke.ts';

/** A ball at the start of a shot, perhaps in motion. Metres, m/s, rad/s. */
export interface BallStart {
  /** 0 to 15. */
  readonly ball: number;
  /** Without z the ball lies on the cloth. */
  readonly position: Vec2 | Vec3;
  readonly velocity?: Vec3;
  readonly spin?: Vec3;
}

export interface SimulateInput {
  readonly table: TableSpec;
  readonly params: Params;
  /** Balls at rest; or `balls`, which may move. Exactly one of the two. */
  readonly layout?: Layout;
  readonly balls?: readonly BallStart[];
  /** Needs the cue ball at rest on the cloth. Quantised here, once. */
  readonly stroke?: Stroke;
  /** Stop at this time, seconds from 0; the balls may still move then. */
  readonly until?: number;
}

/**
 * When a run may end early. `first-contact`: just after the cue ball's first ball contact is
 * resolved (inverse aim). `doomed`: as soon as the cue ball first meets a ball other than
 * `lowest` or is pocketed. `rest`: never early.
 */
export type StopCondition = 'rest' | 'first-contact' | 'doomed';
