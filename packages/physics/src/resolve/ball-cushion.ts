/**
 * A ball against rubber: nose, jaw or facing.
 *
 * The closed form of specification 4.2: the impulse of a sphere on a fixed surface whose normal is
 * tilted by the nose's height (4.1). It knows nothing of the slate under the ball; the downward
 * speed it leaves on a ball on the cloth is taken away, which only loses energy. A compliant model
 * with the slate's reaction takes this place later behind the same function.
 */
import { AIRBORNE, IMPACT, NOW, type Slot, type State } from '../state.ts';
import {
  TOUCH_BELOW, isStuck, partingSpeed, payment, restitutionAt, scaleSpin, spinEnergy, stand,
} from './restitution.ts';

/** Restitution of a nose does not fall below this at any speed (specification 4.6). */
const LEAST_RESTITUTION = 0.7;

export const NOSE = 0;
export const JAW = 1;
export const FACING = 2;
export type Rubber = typeof NOSE | typeof JAW | typeof FACING;

/**
 * Resolves the impact of ball `i` on rubber of a kind, with the horizontal normal (nx, ny) into
 * the table. False when it does not approach and nothing pushes it.
 */
export function resolveBallCushion(
  s: State, i: Slot, rubber: Rubber, nx: number, ny: number,
): boolean {
  const vNormal = s.vx[i] * nx + s.vy[i] * ny;
  s.scalars[IMPACT] = -vNormal;
  if (s.motion[i] !== AIRBORNE && vNormal > -TOUCH_BELOW) {
    return resolveTouch(s, i, nx, ny, vNormal);
  }
  const flies = s.motion[i] === AIRBORNE;
  const sin = flies ? tiltAt(s, s.z[i]) : s.laws.sinNose;
  const cos = flies ? Math.sqrt(1 - sin * sin) : s.laws.cosNose;
  // Along the contact's normal: rubber pushes out of itself and, above its nose, upwards.
  const approach = vNormal * cos - s.vz[i] * sin;
  if (approach >= 0) return false;
  s.scalars[IMPACT] = -approach;
  impulse(s, i, nx, ny, sin, cos, approach, restitutionOf(s, rubber, -approach), rubber);
  if (!flies && s.vz[i] < 0) s.vz[i] = 0;
  return true;
}

function tiltAt(s: State, z: number): number {
  const sin = (s.laws.params.noseHeight - z) / s.laws.radius;
  return Math.max(-1, Math.min(1, sin));
}

function restitutionOf(s: State, rubber: Rubber, speed: number): number {
  const { cushionRestitution, cushionRestitutionSlope, facingRestitution } = s.laws.params;
  const falling = cushionRestitution - cushionRestitutionSlope * speed;
  const nose = Math.max(falling, Math.min(LEAST_RESTITUTION, cushionRestitution));
  if (rubber === FACING) return restitutionAt(speed, facingRestitution);
  // A jaw is the nose's rubber thinning out over the wood of the facing.
  const full = rubber === JAW ? 0.5 * (nose + facingRestitution) : nose;
  return restitutionAt(speed, full);
}

function frictionOf(s: State, rubber: Rubber): number {
  const { cushionFriction, facingFriction } = s.laws.params;
  if (rubber === NOSE) return cushionFriction;
  return rubber === FACING ? facingFriction : 0.5 * (cushionFriction + facingFriction);
}

/**
 * Equations 4.2 in the frame N (into the table), T (to its left), z; w as R·w. The contact's
 * normal is cos·N − sin·z.
 */
function impulse(
  s: State, i: Slot, nx: number, ny: number, sin: number, cos: number,
  approach: number, e: number, rubber: Rubber,
): void {
  const { radius, inverseRadius } = s.laws;
  const vN = s.vx[i] * nx + s.vy[i] * ny;
  const vT = s.vy[i] * nx - s.vx[i] * ny;
  const vZ = s.vz[i];
  const wN = (s.wx[i] * nx + s.wy[i] * ny) * radius;
  const wT = (s.wy[i] * nx - s.wx[i] * ny) * radius;
  const wZ = s.wz[i] * radius;
  // Slip along the rubber: level, and in the vertical plane across it.
  const uLevel = vT - cos * wZ - sin * wN;
  const uSteep = sin * vN + cos * vZ + wT;
  const slip = Math.sqrt(uLevel * uLevel + uSteep * uSteep);
  const p = -(1 + e) * approach;
  const share = slip > 0 ? -Math.min(frictionOf(s, rubber) * p, (2 / 7) * slip) / slip : 0;
  const qLevel = share * uLevel;
  const qSteep = share * uSteep;
  const outN = vN + cos * p + sin * qSteep;
  const outT = vT + qLevel;
  const spinN = (wN - 2.5 * sin * qLevel) * inverseRadius;
  const spinT = (wT + 2.5 * qSteep) * inverseRadius;
  s.vx[i] = outN * nx - outT * ny;
  s.vy[i] = outN * ny + outT * nx;
  s.vz[i] = vZ - sin * p + cos * qSteep;
  s.wx[i] = spinN * nx - spinT * ny;
  s.wy[i] = spinN * ny + spinT * nx;
  s.wz[i] = (wZ - 2.5 * cos * qLevel) * inverseRadius;
}

/** Slower than 5 mm/s: turned straight back, or a hop of a ball that is pushed to the rubber. */
function resolveTouch(s: State, i: Slot, nx: number, ny: number, vNormal: number): boolean {
  const push = -(s.ax[i] * nx + s.ay[i] * ny);
  const target = partingSpeed(s, -vNormal, push, s.motionEnd[i] - s.scalars[NOW]);
  if (target <= 0 || target <= vNormal) return false;
  const parting = target > Math.abs(vNormal) ? payForHop(s, i, nx, ny, target, vNormal) : target;
  if (isStuck(parting)) {
    stand(s, i);
    return true;
  }
  s.vx[i] += (parting - vNormal) * nx;
  s.vy[i] += (parting - vNormal) * ny;
  return true;
}

/** Takes the energy of a hop from the spin and the motion along the rail; the speed it pays for. */
function payForHop(
  s: State, i: Slot, nx: number, ny: number, target: number, vNormal: number,
): number {
  const vT = s.vy[i] * nx - s.vx[i] * ny;
  const available = spinEnergy(s, i) + 0.5 * vT * vT;
  const paid = payment(0.5 * (target * target - vNormal * vNormal), available);
  const kept = available > 0 ? Math.sqrt(1 - paid / available) : 1;
  scaleSpin(s, i, kept);
  s.vx[i] += (1 - kept) * vT * ny;
  s.vy[i] -= (1 - kept) * vT * nx;
  return Math.sqrt(vNormal * vNormal + 2 * paid);
}
