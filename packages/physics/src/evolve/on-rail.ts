import { NOW, ON_RAIL, type Slot, type State } from '../state.ts';
import { evolveSpin } from './spin.ts';

/**
 * A ball on the top of the rails, whose row holds now: it rolls straight, slowed by the cap's own
 * friction. What slip a landing left is taken away at once, by the 2/7 impulse that ends in
 * rolling: it only loses energy. Specification 4.7.
 */
export function rideRail(s: State, i: Slot): void {
  const { radius, inverseRadius, gravity, params } = s.laws;
  const ux = s.vx[i] - radius * s.wy[i];
  const uy = s.vy[i] + radius * s.wx[i];
  if (ux !== 0 || uy !== 0) {
    s.vx[i] -= (2 / 7) * ux;
    s.vy[i] -= (2 / 7) * uy;
    s.wx[i] = -s.vy[i] * inverseRadius;
    s.wy[i] = s.vx[i] * inverseRadius;
  }
  const vx = s.vx[i];
  const vy = s.vy[i];
  const speed = Math.sqrt(vx * vx + vy * vy);
  const deceleration = params.railCapFriction * gravity;
  const c = speed > 0 ? -deceleration / speed : 0;
  s.motion[i] = ON_RAIL;
  s.ax[i] = c * vx;
  s.ay[i] = c * vy;
  s.az[i] = 0;
  s.motionEnd[i] = speed > 0 ? s.stamp[i] + speed / deceleration : s.stamp[i];
}

/** Moves a ball on the top of the rails on to the present time of the run. */
export function evolveOnRail(s: State, i: Slot): void {
  const { inverseRadius } = s.laws;
  const dt = s.scalars[NOW] - s.stamp[i];
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
