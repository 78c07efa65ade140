/**
 * The slate under a pressed ball. It bears what the others press down on it while they do so, and a
 * ball that comes down on it in the meantime bounces: specification 3.1, 1.7. Speeds in m/s, spins
 * times R.
 */
import { reportBallBed } from '../report.ts';
import { type Slot, type State } from '../state.ts';
import { STEP } from './window.ts';

/** Pressed ball `k` lies on the slate, which takes its speed downwards; the cloth rubs. */
export function bear(s: State, k: Slot): void {
  const push = -s.cluster.vz[k];
  s.cluster.vz[k] = 0;
  rub(s, k, push);
}

/** Moves pressed ball `k`, which flies, up or down by one step; on the slate it bounces. */
export function rise(s: State, k: Slot): void {
  const { cluster: w, laws } = s;
  w.z[k] += w.clock[STEP] * w.vz[k];
  if (w.z[k] > laws.radius) return;
  w.z[k] = laws.radius;
  const down = -w.vz[k];
  if (down <= 0) return;
  const { restitutionSlate } = laws.params;
  const up = restitutionSlate * down;
  rub(s, k, down + up);
  const isHop = up >= laws.hopSpeed;
  w.vz[k] = isHop ? up : 0;
  if (!isHop) w.weight[k] = 0;
  reportBallBed(s, k, down);
}

/** Cloth friction for an impulse `push` of the slate, per mass. */
function rub({ cluster: w, laws }: State, k: Slot, push: number): void {
  const ux = w.vx[k] - w.wy[k];
  const uy = w.vy[k] + w.wx[k];
  const slip = Math.sqrt(ux * ux + uy * uy);
  if (slip === 0) return;
  const share = -Math.min(laws.params.muSlide * push, (2 / 7) * slip) / slip;
  const jx = share * ux;
  const jy = share * uy;
  w.vx[k] += jx;
  w.vy[k] += jy;
  w.wx[k] += 2.5 * jy;
  w.wy[k] -= 2.5 * jx;
}
