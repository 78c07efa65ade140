import { NOW, type Slot, type State } from '../state.ts';
import { evolveSpin } from './spin.ts';

/**
 * A rolling ball, on the cloth or on the top of the rails: straight, evenly slowed, its spin tied
 * to its speed. Specification 1.4, 4.7.
 */
export function evolveRoll(s: State, i: Slot): void {
  const dt = s.scalars[NOW] - s.stamp[i];
  const { inverseRadius } = s.laws;
  const ax = s.ax[i];
  const ay = s.ay[i];
  s.x[i] += dt * (s.vx[i] + 0.5 * ax * dt);
  s.y[i] += dt * (s.vy[i] + 0.5 * ay * dt);
  s.vx[i] += ax * dt;
  s.vy[i] += ay * dt;
  s.wx[i] = -s.vy[i] * inverseRadius;
  s.wy[i] = s.vx[i] * inverseRadius;
  evolveSpin(s, i);
}
