/** A flying ball against the back of a pocket: liner and iron. Specification 4.2, 5.1. */
import { type Slot, type State } from '../state.ts';
import { SLIP, pushOff } from './fixed-surface.ts';
import { hopOff } from './hop-off.ts';
import { restitutionAt } from './restitution.ts';

/** Along a curved wall a ball parts at least at this share of its speed: no endless chain. */
const LEAST_SHARE = 0.03;
/** It parts at least this fast if it can pay for it, m/s. */
const LEAST_PARTING = 3e-3;

/** Resolves the impact of flying ball `i` on liner or iron with the unit normal n off it. */
export function resolveBallIron(s: State, i: Slot, nx: number, ny: number, nz: number): void {
  const { radius, params } = s.laws;
  const approach = -(s.vx[i] * nx + s.vy[i] * ny + s.vz[i] * nz);
  if (approach > 0) {
    // Slip of the contact point: v + w × (−R n), without its part along n.
    SLIP[0] = s.vx[i] - radius * (s.wy[i] * nz - s.wz[i] * ny) + approach * nx;
    SLIP[1] = s.vy[i] - radius * (s.wz[i] * nx - s.wx[i] * nz) + approach * ny;
    SLIP[2] = s.vz[i] - radius * (s.wx[i] * ny - s.wy[i] * nx) + approach * nz;
    const push = (1 + restitutionAt(approach, params.linerRestitution)) * approach;
    pushOff(s, i, nx, ny, nz, push, params.linerFriction);
  }
  const along = s.vy[i] * nx - s.vx[i] * ny;
  hopOff(s, i, nx, ny, nz, Math.max(LEAST_PARTING, LEAST_SHARE * Math.abs(along)));
}
