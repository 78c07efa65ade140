/** A flying ball against the back of a pocket: liner and iron. Specification 4.2, 5.1. */
import { type Slot, type State } from '../state.ts';
import { hopOff } from './hop-off.ts';
import { restitutionAt } from './restitution.ts';

/** Along a curved wall a ball parts at least at this share of its speed: no endless chain. */
const LEAST_SHARE = 0.03;
/** It parts at least this fast if it can pay for it, m/s. */
const LEAST_PARTING = 3e-3;

/** Resolves the impact of flying ball `i` on liner or iron with the unit normal n off it. */
export function resolveBallIron(s: State, i: Slot, nx: number, ny: number, nz: number): void {
  const { radius, torque, params } = s.laws;
  const approach = -(s.vx[i] * nx + s.vy[i] * ny + s.vz[i] * nz);
  if (approach > 0) {
    // Slip of the contact point: v + w × (−R n), without its part along n.
    const ux = s.vx[i] - radius * (s.wy[i] * nz - s.wz[i] * ny) + approach * nx;
    const uy = s.vy[i] - radius * (s.wz[i] * nx - s.wx[i] * nz) + approach * ny;
    const uz = s.vz[i] - radius * (s.wx[i] * ny - s.wy[i] * nx) + approach * nz;
    const slip = Math.sqrt(ux * ux + uy * uy + uz * uz);
    const push = (1 + restitutionAt(approach, params.linerRestitution)) * approach;
    const share = slip > 0 ? -Math.min(params.linerFriction * push, (2 / 7) * slip) / slip : 0;
    const qx = share * ux;
    const qy = share * uy;
    const qz = share * uz;
    s.vx[i] += push * nx + qx;
    s.vy[i] += push * ny + qy;
    s.vz[i] += push * nz + qz;
    s.wx[i] -= torque * (ny * qz - nz * qy);
    s.wy[i] -= torque * (nz * qx - nx * qz);
    s.wz[i] -= torque * (nx * qy - ny * qx);
  }
  const along = s.vy[i] * nx - s.vx[i] * ny;
  hopOff(s, i, nx, ny, nz, Math.max(LEAST_PARTING, LEAST_SHARE * Math.abs(along)));
}
