/** A ball against the slate. Specification 1.7, 2.6 and 3.1. */
import { type Slot, type State } from '../state.ts';

/**
 * A ball on the bed that moves downwards bounces off the slate in the same instant, with cloth
 * friction; what would not hop higher than a tenth of a millimetre stays down.
 * A ball above the bed is left alone. Returns the downward speed met, m/s.
 */
export function resolveBallBed(s: State, i: Slot): number {
  const { radius, hopSpeed, torque, params } = s.laws;
  if (s.z[i] > radius) return 0;
  s.z[i] = radius;
  let vz = s.vz[i];
  const impact = vz < 0 ? -vz : 0;
  if (vz < 0) {
    const ux = s.vx[i] - radius * s.wy[i];
    const uy = s.vy[i] + radius * s.wx[i];
    const slip = Math.sqrt(ux * ux + uy * uy);
    if (slip > 0) {
      const grip = (1 + params.restitutionSlate) * impact * params.muSlide;
      const share = -Math.min(grip, (2 / 7) * slip) / slip;
      const jx = share * ux;
      const jy = share * uy;
      s.vx[i] += jx;
      s.vy[i] += jy;
      s.wx[i] += torque * jy;
      s.wy[i] -= torque * jx;
    }
    vz = params.restitutionSlate * impact;
  }
  s.vz[i] = vz < hopSpeed ? 0 : vz;
  return impact;
}
