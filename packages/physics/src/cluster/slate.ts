/**
 * The slate under a pressed ball that flies: it bounces, specification 3.1, 1.7. What lies on the
 * slate is borne in `bodies.ts`. Speeds in m/s, spins times R.
 */
import { reportBallBed } from '../report.ts';
import { type Slot, type State } from '../state.ts';
import { rub } from './bodies.ts';
import { STEP } from './window.ts';

/**
 * Moves pressed ball `k`, which flies, up or down by one step; on the slate it bounces. In a
 * pocket's throat there is none.
 */
export function rise(s: State, k: Slot): void {
  const { cluster: w, laws } = s;
  w.z[k] += w.clock[STEP] * w.vz[k];
  if (w.z[k] > laws.radius || (w.fallingMask & (1 << k)) !== 0) return;
  w.z[k] = laws.radius;
  const down = -w.vz[k];
  if (down <= 0) return;
  const { restitutionSlate } = laws.params;
  const up = restitutionSlate * down;
  rub(k, down + up);
  const isHop = up >= laws.hopSpeed;
  w.vz[k] = isHop ? up : 0;
  if (!isHop) w.weight[k] = 0;
  reportBallBed(s, k, down);
}
