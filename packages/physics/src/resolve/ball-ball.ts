/**
 * Two balls strike: impulse along the line of centres, friction across it. Specification 3.1, 3.3.
 * Equal masses; slip u of ball 1 over ball 2; J per mass.
 */
import { expInColumn } from '@tenball/base';
import { IMPACT, NOW, type Slot, type State } from '../state.ts';
import {
  SOFT_BELOW, TOUCH_BELOW, isStuck, partingSpeed, payment, restitutionAt, scaleSpin, spinEnergy,
  stand,
} from './restitution.ts';

/** Slip below this has no direction, m/s. */
const LEAST_SLIP = 1e-12;

/** Restitution, and how much of the friction that fades with slip is left: what calls answer. */
const RESTITUTION = 0;
const FADING = 1;
const law = new Float64Array(2) as Float64Array & Record<0 | 1, number>;

/** Resolves the impact of balls `i` and `j`, whose rows hold now. False when they only touch. */
export function resolveBallBall(s: State, i: Slot, j: Slot): boolean {
  const { radius, torque, params } = s.laws;
  const cx = s.x[j] - s.x[i];
  const cy = s.y[j] - s.y[i];
  const cz = s.z[j] - s.z[i];
  const d = Math.sqrt(cx * cx + cy * cy + cz * cz);
  const nx = cx / d;
  const ny = cy / d;
  const nz = cz / d;
  const dx = s.vx[i] - s.vx[j];
  const dy = s.vy[i] - s.vy[j];
  const dz = s.vz[i] - s.vz[j];
  const uNormal = dx * nx + dy * ny + dz * nz;
  s.scalars[IMPACT] = uNormal;
  if (uNormal < TOUCH_BELOW) return resolveTouch(s, i, j, nx, ny, nz, uNormal);
  const sx = s.wx[i] + s.wx[j];
  const sy = s.wy[i] + s.wy[j];
  const sz = s.wz[i] + s.wz[j];
  const ux = dx + radius * (sy * nz - sz * ny) - uNormal * nx;
  const uy = dy + radius * (sz * nx - sx * nz) - uNormal * ny;
  const uz = dz + radius * (sx * ny - sy * nx) - uNormal * nz;
  const slip = Math.sqrt(ux * ux + uy * uy + uz * uz);
  law[RESTITUTION] = params.restitutionBall;
  if (uNormal < SOFT_BELOW) law[RESTITUTION] = restitutionAt(uNormal, params.restitutionBall);
  const jNormal = 0.5 * (1 + law[RESTITUTION]) * uNormal;
  let jx = jNormal * nx;
  let jy = jNormal * ny;
  let jz = jNormal * nz;
  if (slip > LEAST_SLIP) {
    law[FADING] = -params.frictionBallC * slip;
    expInColumn(law, FADING);
    const mu = params.frictionBallA + params.frictionBallB * law[FADING];
    const share = Math.min(mu * jNormal, slip * (1 / 7)) / slip;
    const tx = share * ux;
    const ty = share * uy;
    const tz = share * uz;
    jx += tx;
    jy += ty;
    jz += tz;
    const wx = -torque * (ny * tz - nz * ty);
    const wy = -torque * (nz * tx - nx * tz);
    const wz = -torque * (nx * ty - ny * tx);
    s.wx[i] += wx;
    s.wy[i] += wy;
    s.wz[i] += wz;
    s.wx[j] += wx;
    s.wy[j] += wy;
    s.wz[j] += wz;
  }
  s.vx[i] -= jx;
  s.vy[i] -= jy;
  s.vz[i] -= jz;
  s.vx[j] += jx;
  s.vy[j] += jy;
  s.vz[j] += jz;
  return true;
}

/**
 * An impact slower than 5 mm/s: elastic and without friction, or a hop when the motions push the
 * balls together. False when they part and nothing pushes.
 */
function resolveTouch(
  s: State, i: Slot, j: Slot, nx: number, ny: number, nz: number, uNormal: number,
): boolean {
  const push = pushOf(s, i, j, nx, ny, nz, uNormal);
  const lasting = Math.min(s.motionEnd[i], s.motionEnd[j]) - s.scalars[NOW];
  const target = partingSpeed(s, uNormal, push, lasting);
  if (target <= 0 || target <= -uNormal) return false;
  const parting = target > Math.abs(uNormal) ? payForHop(s, i, j, target, uNormal) : target;
  if (parting > uNormal && isStuck(parting)) {
    stand(s, i);
    stand(s, j);
    return true;
  }
  const half = 0.5 * (uNormal + parting);
  s.vx[i] -= half * nx;
  s.vy[i] -= half * ny;
  s.vz[i] -= half * nz;
  s.vx[j] += half * nx;
  s.vy[j] += half * ny;
  s.vz[j] += half * nz;
  return true;
}

/** How strongly the motions of touching balls press them together, m/s². */
function pushOf(
  s: State, i: Slot, j: Slot, nx: number, ny: number, nz: number, uNormal: number,
): number {
  const dx = s.vx[i] - s.vx[j];
  const dy = s.vy[i] - s.vy[j];
  const dz = s.vz[i] - s.vz[j];
  const across2 = dx * dx + dy * dy + dz * dz - uNormal * uNormal;
  const push = (s.ax[i] - s.ax[j]) * nx + (s.ay[i] - s.ay[j]) * ny + (s.az[i] - s.az[j]) * nz;
  return push - across2 / s.laws.diameter;
}

/**
 * Takes the energy of a hop from the spin, which leaves the pair its momentum; only balls that
 * hardly spin pay with their common motion. Returns the speed it pays for.
 */
function payForHop(s: State, i: Slot, j: Slot, target: number, uNormal: number): number {
  const wanted = 0.25 * (target * target - uNormal * uNormal);
  const spin = spinEnergy(s, i) + spinEnergy(s, j);
  const bySpin = payment(wanted, spin);
  const parting = Math.sqrt(uNormal * uNormal + 4 * bySpin);
  if (bySpin > 0 && !isStuck(parting)) {
    const kept = Math.sqrt(1 - bySpin / spin);
    scaleSpin(s, i, kept);
    scaleSpin(s, j, kept);
    return parting;
  }
  const meanX = 0.5 * (s.vx[i] + s.vx[j]);
  const meanY = 0.5 * (s.vy[i] + s.vy[j]);
  const common = meanX * meanX + meanY * meanY;
  const byMotion = payment(wanted, common);
  const lost = common > 0 ? 1 - Math.sqrt(1 - byMotion / common) : 0;
  s.vx[i] -= lost * meanX;
  s.vy[i] -= lost * meanY;
  s.vx[j] -= lost * meanX;
  s.vy[j] -= lost * meanY;
  return Math.sqrt(uNormal * uNormal + 4 * byMotion);
}
