/**
 * A ball against rubber: nose, jaw or facing.
 *
 * The rubber is compliant, and a ball on the cloth has the slate under it (specification 4.5). A
 * slow touch of a flying ball takes the closed form of a sphere on a fixed surface (4.2); a slow
 * touch of a ball on the cloth has its own rules.
 */
import { AIRBORNE, IMPACT, NOW, type Slot, type State } from '../state.ts';
import {
  CLOTH, COS, FRICTION, NORMAL_X, NORMAL_Y, RESTITUTION, SIN, STIFFNESS, V_N, V_T, V_Z, W_N, W_T,
  W_Z, contact as c, readContact, writeContact,
} from './compliant-contact.ts';
import { pressOnSlate } from './compliant-cushion.ts';
import { pressInFlight } from './compliant-flight.ts';
import {
  SOFT_BELOW, TOUCH_BELOW, isStuck, partingSpeed, payment, restitutionAt, scaleSpin, spinEnergy,
  stand,
} from './restitution.ts';

/** Steps to a quarter swing of the rubber: part of the model, the same for all uses of it. */
const STEPS = 32;

export const NOSE = 0;
export const JAW = 1;
export const FACING = 2;
export type Rubber = typeof NOSE | typeof JAW | typeof FACING;

/**
 * Resolves the impact of ball `i` on rubber of a kind, with the level normal of `contact` into
 * the table. False when it does not approach and nothing pushes it.
 */
export function resolveBallCushion(s: State, i: Slot, rubber: Rubber): boolean {
  const nx = c[NORMAL_X];
  const ny = c[NORMAL_Y];
  const vNormal = s.vx[i] * nx + s.vy[i] * ny;
  s.scalars[IMPACT] = -vNormal;
  if (s.motion[i] !== AIRBORNE && vNormal > -TOUCH_BELOW) {
    return resolveTouch(s, i, vNormal);
  }
  const flies = s.motion[i] === AIRBORNE;
  c[SIN] = s.laws.sinNose;
  c[COS] = s.laws.cosNose;
  if (flies) setTilt(s, i);
  const sin = c[SIN];
  const cos = c[COS];
  // Along the contact's normal: rubber pushes out of itself and, above its nose, upwards.
  const approach = vNormal * cos - s.vz[i] * sin;
  if (approach >= 0) return false;
  s.scalars[IMPACT] = -approach;
  readContact(s, i);
  setRestitution(s, rubber);
  setFriction(s, rubber);
  const { muSlide, cushionOmegaRatio } = s.laws.params;
  c[STIFFNESS] = cushionOmegaRatio * cushionOmegaRatio * (2 / 7);
  c[CLOTH] = flies ? -1 : muSlide;
  if (approach > -TOUCH_BELOW) rigidImpulse(approach);
  else if (flies || s.vz[i] !== 0 || c[FRICTION] * cos >= sin) pressInFlight(STEPS);
  else pressOnSlate(STEPS);
  writeContact(s, i);
  if (!flies && s.vz[i] < 0) s.vz[i] = 0;
  return true;
}

/** The tilt of the contact of a ball that is not on the cloth. */
function setTilt(s: State, i: Slot): void {
  const sin = (s.laws.params.noseHeight - s.z[i]) / s.laws.radius;
  const bounded = Math.max(-1, Math.min(1, sin));
  c[SIN] = bounded;
  c[COS] = Math.sqrt(1 - bounded * bounded);
}

/** A softer spring, 1/e² times as stiff on the way out, is beyond the steps it is played in. */
const LEAST_RESTITUTION = 0.05;

function setRestitution(s: State, rubber: Rubber): void {
  const {
    cushionRestitution, cushionRestitutionSlope, cushionLeastRestitution, facingRestitution,
  } = s.laws.params;
  const speed = s.scalars[IMPACT];
  const falling = cushionRestitution - cushionRestitutionSlope * speed;
  const nose = Math.max(falling, Math.min(cushionLeastRestitution, cushionRestitution));
  // A jaw is the nose's rubber thinning out over the wood of the facing.
  const jaw = 0.5 * (nose + facingRestitution);
  const full = rubber === FACING ? facingRestitution : rubber === JAW ? jaw : nose;
  c[RESTITUTION] = full > LEAST_RESTITUTION ? full : LEAST_RESTITUTION;
  if (speed < SOFT_BELOW) {
    c[RESTITUTION] = Math.max(restitutionAt(speed, full), LEAST_RESTITUTION);
  }
}

function setFriction(s: State, rubber: Rubber): void {
  const { cushionFriction, facingFriction } = s.laws.params;
  const jaw = 0.5 * (cushionFriction + facingFriction);
  c[FRICTION] = rubber === NOSE ? cushionFriction : rubber === FACING ? facingFriction : jaw;
}

/** Equations 4.2 for `contact`, at `approach` < 0: the impulse of a fixed surface, no slate. */
export function rigidImpulse(approach: number): void {
  const uT = c[V_T] - c[COS] * c[W_Z] - c[SIN] * c[W_N];
  const uZ = c[SIN] * c[V_N] + c[COS] * c[V_Z] + c[W_T];
  const slip = Math.sqrt(uT * uT + uZ * uZ);
  const p = -(1 + c[RESTITUTION]) * approach;
  const share = slip > 0 ? -Math.min(c[FRICTION] * p, (2 / 7) * slip) / slip : 0;
  const jT = share * uT;
  const jZ = share * uZ;
  c[V_N] += c[COS] * p + c[SIN] * jZ;
  c[V_T] += jT;
  c[V_Z] += c[COS] * jZ - c[SIN] * p;
  c[W_N] -= 2.5 * c[SIN] * jT;
  c[W_T] += 2.5 * jZ;
  c[W_Z] -= 2.5 * c[COS] * jT;
}

/** Slower than 5 mm/s: turned straight back, or a hop of a ball that is pushed to the rubber. */
function resolveTouch(s: State, i: Slot, vNormal: number): boolean {
  const nx = c[NORMAL_X];
  const ny = c[NORMAL_Y];
  const push = -(s.ax[i] * nx + s.ay[i] * ny);
  const target = partingSpeed(s, -vNormal, push, s.motionEnd[i] - s.scalars[NOW]);
  if (target <= 0 || target <= vNormal) return false;
  const parting = target > Math.abs(vNormal) ? payForHop(s, i, target, vNormal) : target;
  if (isStuck(parting)) {
    stand(s, i);
    return true;
  }
  s.vx[i] += (parting - vNormal) * nx;
  s.vy[i] += (parting - vNormal) * ny;
  return true;
}

/** Takes the energy of a hop from the spin and the motion along the rail; the speed it pays for. */
function payForHop(s: State, i: Slot, target: number, vNormal: number): number {
  const nx = c[NORMAL_X];
  const ny = c[NORMAL_Y];
  const vT = s.vy[i] * nx - s.vx[i] * ny;
  const available = spinEnergy(s, i) + 0.5 * vT * vT;
  const paid = payment(0.5 * (target * target - vNormal * vNormal), available);
  const kept = available > 0 ? Math.sqrt(1 - paid / available) : 1;
  scaleSpin(s, i, kept);
  s.vx[i] += (1 - kept) * vT * ny;
  s.vy[i] -= (1 - kept) * vT * nx;
  return Math.sqrt(vNormal * vNormal + 2 * paid);
}
