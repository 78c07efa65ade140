import { NOW, type Slot, type State } from '../state.ts';
import { moveInPlan } from './move.ts';

/**
 * A ball in the air or in a pocket's throat: constant acceleration, its spin untouched.
 * Specification 1.7.
 */
export function evolveFly(s: State, i: Slot): void {
  const dt = s.scalars[NOW] - s.stamp[i];
  const az = s.az[i];
  moveInPlan(s, i);
  s.z[i] += dt * (s.vz[i] + 0.5 * az * dt);
  s.vz[i] += az * dt;
}
