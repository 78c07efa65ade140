/**
 * A ball against compliant rubber in general: in the air at any height, where the slate is out of
 * reach, or on the cloth with so much friction that the rubber may lift it. Specification 4.5, 4.7.
 *
 * The same springs as in `compliant-cushion.ts` with all six speeds. These contacts are rare, so
 * small steps replace the finer points: shear beyond friction's limit is simply shrunk.
 */
import {
  CLOTH, COS, FRICTION, RESTITUTION, SIN, STIFFNESS, V_N, V_T, V_Z, W_N, W_T, W_Z, contact as c,
} from './compliant-contact.ts';

const QUARTER_SWING = 1.5707963267948966;
/** Steps of this model for each of the other's: in the air, and against the slate's friction. */
const FINER_IN_FLIGHT = 4;
const FINER_ON_SLATE = 16;
/** No impact lasts as many quarter swings. */
const MOST_SWINGS = 40;

/** Places of the running state in `w`. */
const COMPRESSION = 0;
const SHEAR_T = 1;
const SHEAR_Z = 2;
const FORCE = 3;
const SPRING = 4;
/** Compression at which the rubber, unloading, is free. */
const FREE_AT = 5;
type Place = 0 | 1 | 2 | 3 | 4 | 5;

const w = new Float64Array(6) as unknown as Record<Place, number>;

/**
 * Resolves `contact`, which must approach along its normal, with as many steps as make it as exact
 * as `pressOnSlate` with `steps`. Unless it flies, the slate pushes back when it is pressed down.
 */
export function pressInFlight(steps: number): void {
  const quarter = steps * (c[CLOTH] < 0 ? FINER_IN_FLIGHT : FINER_ON_SLATE);
  const h = QUARTER_SWING / quarter;
  w[COMPRESSION] = 0;
  w[SHEAR_T] = 0;
  w[SHEAR_Z] = 0;
  w[FORCE] = 0;
  w[SPRING] = 1;
  w[FREE_AT] = 0;
  let loading = true;
  drift(0.5 * h);
  for (let step = 0; step < MOST_SWINGS * quarter; step += 1) {
    const force = w[SPRING] * (w[COMPRESSION] - w[FREE_AT]);
    if (force <= 0) break;
    w[FORCE] = force;
    slip();
    const before = normalSpeed();
    push(h);
    if (loading && normalSpeed() >= 0) {
      loading = false;
      unload(before, normalSpeed(), h);
    }
    drift(h);
  }
  // What is left of the impulse after the last step, as a time for which its force acts.
  const rate = w[SPRING] * normalSpeed();
  const left = w[FORCE] / rate - 0.5 * h;
  if (!(rate > 0)) return;
  // The shear has moved on since; where the last force was next to none it must not outweigh it.
  slip();
  push((0.5 * rate * left * left) / w[FORCE]);
}

function normalSpeed(): number {
  return c[COS] * c[V_N] - c[SIN] * c[V_Z];
}

/** Compresses and shears the rubber for `h`. */
function drift(h: number): void {
  w[COMPRESSION] -= h * normalSpeed();
  w[SHEAR_T] += h * (c[V_T] - c[COS] * c[W_Z] - c[SIN] * c[W_N]);
  w[SHEAR_Z] += h * (c[SIN] * c[V_N] + c[COS] * c[V_Z] + c[W_T]);
}

/** Lets go the shear that friction cannot hold. */
function slip(): void {
  const limit = (c[FRICTION] / c[STIFFNESS]) * w[FORCE];
  const sheared2 = w[SHEAR_T] * w[SHEAR_T] + w[SHEAR_Z] * w[SHEAR_Z];
  if (sheared2 <= limit * limit) return;
  const kept = limit / Math.sqrt(sheared2);
  w[SHEAR_T] *= kept;
  w[SHEAR_Z] *= kept;
}

/** Between approach and parting: the spring becomes stiffer by 1/e², its force stays. */
function unload(before: number, after: number, h: number): void {
  const mean = 0.5 * (before + after);
  const deepest = w[COMPRESSION] + (mean * mean * h) / (2 * (after - before));
  const e2 = c[RESTITUTION] * c[RESTITUTION];
  w[FREE_AT] = deepest - deepest * e2;
  w[SPRING] = 1 / e2;
}

/** Rubber, and the slate under a ball that is pressed on it, push for `h`. */
function push(h: number): void {
  const jN = h * w[FORCE];
  const jT = -h * c[STIFFNESS] * w[SHEAR_T];
  const jZ = -h * c[STIFFNESS] * w[SHEAR_Z];
  const up = c[COS] * jZ - c[SIN] * jN;
  c[V_N] += c[COS] * jN + c[SIN] * jZ;
  c[V_T] += jT;
  c[W_N] -= 2.5 * c[SIN] * jT;
  c[W_T] += 2.5 * jZ;
  c[W_Z] -= 2.5 * c[COS] * jT;
  if (c[CLOTH] >= 0 && c[V_Z] <= 0 && up < 0) {
    rub(c[CLOTH] * (-up - c[V_Z]));
    c[V_Z] = 0;
  } else c[V_Z] += up;
}

/** The cloth takes slip with no more impulse than `grip`, and no more than the slip there is. */
function rub(grip: number): void {
  const sN = c[V_N] - c[W_T];
  const sT = c[V_T] + c[W_N];
  const slid = Math.sqrt(sN * sN + sT * sT);
  if (slid === 0) return;
  const share = Math.min(grip, (2 / 7) * slid) / slid;
  c[V_N] -= share * sN;
  c[V_T] -= share * sT;
  c[W_N] -= 2.5 * share * sT;
  c[W_T] += 2.5 * share * sN;
}
