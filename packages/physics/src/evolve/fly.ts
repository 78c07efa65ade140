import { type Slot, type State } from '../state.ts';

/** A ball in the air: a throw under gravity, its spin untouched. Specification 1.7. */
export function evolveFly(s: State, i: Slot, dt: number): void {
  const g = s.laws.gravity;
  const ax = s.ax[i];
  const ay = s.ay[i];
  s.x[i] += dt * (s.vx[i] + 0.5 * ax * dt);
  s.y[i] += dt * (s.vy[i] + 0.5 * ay * dt);
  s.vx[i] += ax * dt;
  s.vy[i] += ay * dt;
  s.z[i] += dt * (s.vz[i] - 0.5 * g * dt);
  s.vz[i] -= g * dt;
}

/** A ball too fast to drop into the hole it crosses: straight on. Specification 5.3, cheap rule. */
export function evolveSkim(s: State, i: Slot, dt: number): void {
  s.x[i] += s.vx[i] * dt;
  s.y[i] += s.vy[i] * dt;
}
