import { type Slot, type State } from '../state.ts';

/**
 * Spin about the vertical falls linearly to zero and stays there. Specification 1.5.
 * `loss` in rad/s², `dt` in seconds.
 */
export function evolveSpin(s: State, i: Slot, loss: number, dt: number): void {
  const w = s.wz[i];
  const lost = loss * dt;
  s.wz[i] = w - Math.max(-lost, Math.min(lost, w));
}
