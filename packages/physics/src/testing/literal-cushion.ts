/**
 * The cushion models of the specification written down step by step, as witnesses for the fast
 * ones: the compliant rubber of 4.5, and the rigid one of Mathavan 2010 (4.4).
 */
import {
  CLOTH, COS, FRICTION, RESTITUTION, SIN, STIFFNESS, V_N, V_T, V_Z, W_N, W_T, W_Z, contact as c,
} from '../resolve/compliant-contact.ts';

/** Specification 4.5 to the letter, on `contact`, with `steps` steps to a quarter swing. */
export function literalCushion(steps: number): void {
  const dt = 1.5707963267948966 / steps;
  const rubber = { u: 0, xT: 0, xZ: 0, spring: 1, freeAt: 0, loading: true };
  for (;;) {
    const vNormal = c[COS] * c[V_N] - c[SIN] * c[V_Z];
    rubber.u -= vNormal * dt;
    rubber.xT += (c[V_T] - c[COS] * c[W_Z] - c[SIN] * c[W_N]) * dt;
    rubber.xZ += (c[SIN] * c[V_N] + c[COS] * c[V_Z] + c[W_T]) * dt;
    if (rubber.loading && vNormal >= 0) {
      rubber.loading = false;
      rubber.spring = 1 / (c[RESTITUTION] * c[RESTITUTION]);
      rubber.freeAt = rubber.u - rubber.u / rubber.spring;
    }
    const force = rubber.spring * (rubber.u - rubber.freeAt);
    if (!rubber.loading && force <= 0) return;
    const held = c[STIFFNESS] * Math.sqrt(rubber.xT * rubber.xT + rubber.xZ * rubber.xZ);
    if (held > c[FRICTION] * force) {
      rubber.xT *= (c[FRICTION] * force) / held;
      rubber.xZ *= (c[FRICTION] * force) / held;
    }
    const fT = -c[STIFFNESS] * rubber.xT;
    const fZ = -c[STIFFNESS] * rubber.xZ;
    c[V_N] += (c[COS] * force + c[SIN] * fZ) * dt;
    c[V_T] += fT * dt;
    c[W_N] -= 2.5 * c[SIN] * fT * dt;
    c[W_T] += 2.5 * fZ * dt;
    c[W_Z] -= 2.5 * c[COS] * fT * dt;
    slate(c[COS] * fZ - c[SIN] * force, dt);
  }
}

/** Steps 6 and 7: the slate holds what is pressed on it, and rubs. */
function slate(up: number, dt: number): void {
  if (c[CLOTH] < 0 || c[V_Z] > 0 || up >= 0) {
    c[V_Z] += up * dt;
    return;
  }
  const pressed = -up * dt - c[V_Z];
  c[V_Z] = 0;
  const sN = c[V_N] - c[W_T];
  const sT = c[V_T] + c[W_N];
  const slip = Math.sqrt(sN * sN + sT * sT);
  if (slip === 0) return;
  const share = Math.min(c[CLOTH] * pressed, (2 / 7) * slip) / slip;
  c[V_N] -= share * sN;
  c[V_T] -= share * sT;
  c[W_N] -= 2.5 * share * sT;
  c[W_T] += 2.5 * share * sN;
}

/**
 * Specification 4.4 on `contact`: rigid rubber, integrated in the normal impulse in steps of a
 * `steps`th of the approaching speed, until the work of compression has come back e²-fold.
 */
export function mathavanCushion(steps: number): void {
  const dp = -c[V_N] / steps;
  let work = 0;
  let wanted = -1;
  while (wanted < 0 || work < wanted) {
    const before = c[V_N];
    rigidStep(dp);
    const done = c[COS] * Math.abs(0.5 * (before + c[V_N])) * dp;
    if (wanted < 0) {
      work += done;
      if (c[V_N] >= 0) {
        wanted = c[RESTITUTION] * c[RESTITUTION] * work;
        work = 0;
      }
    } else work += done;
  }
}

function rigidStep(dp: number): void {
  const rubber = unit(
    c[V_T] - c[COS] * c[W_Z] - c[SIN] * c[W_N], c[SIN] * c[V_N] + c[W_T],
  );
  const cloth = unit(c[V_T] + c[W_N], c[V_N] - c[W_T]);
  const fT = -c[FRICTION] * rubber[0];
  const fZ = -c[FRICTION] * rubber[1];
  const grip = c[CLOTH] * Math.max(0, c[SIN] - c[COS] * fZ);
  const gT = -grip * cloth[0];
  const gN = -grip * cloth[1];
  c[V_N] += (c[COS] + c[SIN] * fZ + gN) * dp;
  c[V_T] += (fT + gT) * dp;
  c[W_N] += 2.5 * (gT - c[SIN] * fT) * dp;
  c[W_T] += 2.5 * (fZ - gN) * dp;
  c[W_Z] -= 2.5 * c[COS] * fT * dp;
}

function unit(a: number, b: number): readonly [number, number] {
  const length = Math.sqrt(a * a + b * b);
  return length > 0 ? [a / length, b / length] : [0, 0];
}
