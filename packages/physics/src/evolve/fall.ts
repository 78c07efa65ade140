import { NOW, type Slot, type State } from '../state.ts';
import { evolveFly } from './fly.ts';

/** A ball in a pocket's throat: constant acceleration, of its spin too while the edge holds it. */
export function evolveFall(s: State, i: Slot): void {
  const dt = s.scalars[NOW] - s.stamp[i];
  evolveFly(s, i);
  const { twistX, twistY, twistZ } = s.fall;
  s.wx[i] += twistX[i] * dt;
  s.wy[i] += twistY[i] * dt;
  s.wz[i] += twistZ[i] * dt;
}
