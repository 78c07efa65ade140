/** A ball against the slate, or the top of a rail. Specification 1.7, 2.6, 3.1 and 4.7. */
import { BED_IMPACT, FALLING, ON_RAIL, type Slot, type State } from '../state.ts';

/**
 * A ball on the bed that moves downwards bounces off the slate in the same instant, with cloth
 * friction; what would not hop higher than a tenth of a millimetre stays down. So does a ball on
 * the top of a rail, off the rail. A ball above the bed is left alone. The speed it came down with
 * is left in BED_IMPACT.
 */
export function resolveBallBed(s: State, i: Slot): void {
  const { radius, params } = s.laws;
  s.scalars[BED_IMPACT] = 0;
  if (s.motion[i] === FALLING) return;
  if (s.z[i] > radius) {
    if (s.motion[i] === ON_RAIL) resolveBallRail(s, i);
    return;
  }
  s.z[i] = radius;
  if (s.vz[i] !== 0) bounce(s, i, params.restitutionSlate, params.muSlide);
}

/**
 * The same for the cue ball that the tip drives into the slate: the cloth does not brake its slip.
 * With friction a massé would spend its spin in the blow, and run straight from there.
 */
export function resolveBedUnderTip(s: State, i: Slot): void {
  if (s.motion[i] === FALLING || s.z[i] > s.laws.radius) {
    resolveBallBed(s, i);
    return;
  }
  s.z[i] = s.laws.radius;
  bounce(s, i, s.laws.params.restitutionSlate, 0);
}

/** The same for a ball that comes down on the top of a rail, or lies on it. */
export function resolveBallRail(s: State, i: Slot): void {
  const { params } = s.laws;
  bounce(s, i, params.railCapRestitution, params.muSlide);
}

function bounce(s: State, i: Slot, restitution: number, mu: number): void {
  const { radius, hopSpeed, torque } = s.laws;
  let vz = s.vz[i];
  const impact = vz < 0 ? -vz : 0;
  if (vz < 0) {
    const ux = s.vx[i] - radius * s.wy[i];
    const uy = s.vy[i] + radius * s.wx[i];
    const slip = Math.sqrt(ux * ux + uy * uy);
    if (slip > 0) {
      const grip = (1 + restitution) * impact * mu;
      const share = -Math.min(grip, (2 / 7) * slip) / slip;
      const jx = share * ux;
      const jy = share * uy;
      s.vx[i] += jx;
      s.vy[i] += jy;
      s.wx[i] += torque * jy;
      s.wy[i] -= torque * jx;
    }
    vz = restitution * impact;
  }
  s.vz[i] = vz < hopSpeed ? 0 : vz;
  s.scalars[BED_IMPACT] = impact;
}
