/** Mechanical energy: for tests of the laws, and for fun. */
import { type Params } from './params.ts';
import { sampleTrace } from './sample.ts';
import { type BallState, type Trace } from './trace.ts';

/** Kinetic energy of motion and spin, and height above the cloth, joules. */
export function energyOf(state: BallState, params: Params): number {
  const { velocity: v, spin: w, position } = state;
  const { ballMass: m, ballRadius: r, g } = params;
  const moving = 0.5 * m * (v.x * v.x + v.y * v.y + v.z * v.z);
  const spinning = 0.2 * m * r * r * (w.x * w.x + w.y * w.y + w.z * w.z);
  return moving + spinning + m * g * (position.z - r);
}

/**
 * Energy of all balls at `seconds`, joules. A ball that dropped into a pocket keeps its depth, so
 * the sum may be below zero; a ball off the table counts nothing. What balls that press each other
 * have stored is not in it: for that millisecond the sum dips, by some joules in a break.
 */
export function energyAt(trace: Trace, seconds: number): number {
  let sum = 0;
  for (const { ball } of trace.balls) {
    const state = sampleTrace(trace, ball, seconds);
    if (state !== undefined && state.motion !== 'off-table') sum += energyOf(state, trace.params);
  }
  return sum;
}
