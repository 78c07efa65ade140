import { NOW, type Slot, type State } from '../state.ts';

/**
 * A ball in the air or in a pocket's throat: constant acceleration, its spin untouched.
 * Specification 1.7.
 */
export function evolveFly(s: State, i: Slot): void {
  const dt = s.scalars[NOW] - s.stamp[i];
  const ax = s.ax[i];
  const ay = s.ay[i];
  const az = s.az[i];
  s.x[i] += dt * (s.vx[i] + 0.5 * ax * dt);
  s.y[i] += dt * (s.vy[i] + 0.5 * ay * dt);
  s.z[i] += dt * (s.vz[i] + 0.5 * az * dt);
  s.vx[i] += ax * dt;
  s.vy[i] += ay * dt;
  s.vz[i] += az * dt;
}
