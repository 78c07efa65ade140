import { NOW, type Slot, type State } from '../state.ts';
import { evolveSpin } from './spin.ts';

/**
 * A sliding ball: the slip keeps its direction, so the path is an exact parabola and the spin
 * changes linearly. Specification 1.3 (Coriolis).
 */
export function evolveSlide(s: State, i: Slot): void {
  const dt = s.scalars[NOW] - s.stamp[i];
  const { torque } = s.laws;
  const ax = s.ax[i];
  const ay = s.ay[i];
  s.x[i] += dt * (s.vx[i] + 0.5 * ax * dt);
  s.y[i] += dt * (s.vy[i] + 0.5 * ay * dt);
  s.vx[i] += ax * dt;
  s.vy[i] += ay * dt;
  s.wx[i] += torque * ay * dt;
  s.wy[i] -= torque * ax * dt;
  evolveSpin(s, i);
}
