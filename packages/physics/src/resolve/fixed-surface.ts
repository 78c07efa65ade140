/** The impulse of a sphere on a fixed surface: restitution along its normal, friction across. */
import { type Slot, type State } from '../state.ts';

/** Slip of the ball's contact point, m/s: asked in a column, so that no number needs a box. */
export const SLIP = new Float64Array(3) as unknown as Record<0 | 1 | 2, number>;

/**
 * Pushes ball `i` off a surface with the unit normal n at `push` m/s, and brakes its SLIP by
 * friction µ, at most to rolling. Equation 4.2.
 */
export function pushOff(
  s: State, i: Slot, nx: number, ny: number, nz: number, push: number, mu: number,
): void {
  const { torque } = s.laws;
  const ux = SLIP[0];
  const uy = SLIP[1];
  const uz = SLIP[2];
  const slip = Math.sqrt(ux * ux + uy * uy + uz * uz);
  const share = slip > 0 ? -Math.min(mu * push, (2 / 7) * slip) / slip : 0;
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
