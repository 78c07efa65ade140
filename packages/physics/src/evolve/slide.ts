import { NOW, type Slot, type State } from '../state.ts';
import { moveInPlan } from './move.ts';
import { evolveSpin } from './spin.ts';

/**
 * A sliding ball: the slip keeps its direction, so the path is an exact parabola and the spin
 * changes linearly. Specification 1.3 (Coriolis).
 */
export function evolveSlide(s: State, i: Slot): void {
  const dt = s.scalars[NOW] - s.stamp[i];
  const { torque } = s.laws;
  moveInPlan(s, i);
  s.wx[i] += torque * s.ay[i] * dt;
  s.wy[i] -= torque * s.ax[i] * dt;
  evolveSpin(s, i);
}
