import { type Slot, type State } from '../state.ts';
import { moveInPlan } from './move.ts';
import { evolveSpin } from './spin.ts';

/**
 * A rolling ball, on the cloth or on the top of the rails: straight, evenly slowed, its spin tied
 * to its speed. Specification 1.4, 4.7.
 */
export function evolveRoll(s: State, i: Slot): void {
  const { inverseRadius } = s.laws;
  moveInPlan(s, i);
  s.wx[i] = -s.vy[i] * inverseRadius;
  s.wy[i] = s.vx[i] * inverseRadius;
  evolveSpin(s, i);
}
