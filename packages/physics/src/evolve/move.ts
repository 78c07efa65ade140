import { NOW, type Slot, type State } from '../state.ts';

/** Place and velocity in plan of a ball under constant acceleration. */
export function moveInPlan(s: State, i: Slot): void {
  const dt = s.scalars[NOW] - s.stamp[i];
  const ax = s.ax[i];
  const ay = s.ay[i];
  s.x[i] += dt * (s.vx[i] + 0.5 * ax * dt);
  s.y[i] += dt * (s.vy[i] + 0.5 * ay * dt);
  s.vx[i] += ax * dt;
  s.vy[i] += ay * dt;
}
