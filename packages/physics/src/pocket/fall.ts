/**
 * What the kernel keeps of balls in a pocket's throat, besides their rows.
 *
 * A FALLING ball is free, on a parabola under gravity; or it is held by the edge of the slate, over
 * which it tips in steps of constant acceleration.
 */
import { type Column, doubles, integers } from '../columns.ts';

/** How the edge holds a ball: not, sliding over it, rolling over it, rolling and just turned. */
export const FREE = 0;
export const SLIDES_OVER = 1;
export const ROLLS_OVER = 2;
export const ROLLS_ON = 3;

export interface Fall {
  /** FREE, SLIDES_OVER, ROLLS_OVER or ROLLS_ON. */
  readonly hold: Column;
  /** Angular acceleration of a ball that the edge holds, rad/s². */
  readonly twistX: Column;
  readonly twistY: Column;
  readonly twistZ: Column;
  /** Length of a step over the edge, s. */
  readonly seconds: Column;
  /** At the end of a step over the edge: speed down the edge and along it, m/s. */
  readonly downSpeed: Column;
  readonly alongSpeed: Column;
  /** When the ball crossed the rim, s, and what it has struck in the throat since. */
  readonly since: Column;
  readonly knocks: Column;
  /** Falls of this shot that were cut short: the ball counts as pocketed. */
  cutShort: number;
}

export function createFall(): Fall {
  return {
    hold: integers(),
    twistX: doubles(),
    twistY: doubles(),
    twistZ: doubles(),
    seconds: doubles(),
    downSpeed: doubles(),
    alongSpeed: doubles(),
    since: doubles(),
    knocks: integers(),
    cutShort: 0,
  };
}
