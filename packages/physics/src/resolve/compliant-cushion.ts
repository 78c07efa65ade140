/**
 * A ball on the cloth against compliant rubber: springs across and along the contact, and the
 * slate that the tilted rubber presses the ball on. Specification 4.5; performance study 2.
 *
 * Time is in units of the rubber's own swing, u and x are its compression and shear. The model has
 * no speed of its own, so slow and fast hits take the same steps: leapfrog, forces at mid-step, a
 * quarter of the usual step where the slip on the slate is about to vanish and where the contact
 * is about to end. Along the rail only two speeds matter, the slip on the rubber and the slip on
 * the slate; the impulses that changed them are worked out from both at the end.
 *
 * Holds while friction is under tan θ: then the rubber presses the ball down all the time, and it
 * stays on the slate. `compliant-flight.ts` is for all other contacts.
 *
 * Everything unlikely is computed as a choice of numbers, not as a branch: a compiler that has
 * never seen a branch taken throws its fast code away when it first is.
 */
import {
  CLOTH, COS, FRICTION, RESTITUTION, SIN, STIFFNESS, V_N, V_T, W_N, W_T, W_Z, contact as c,
} from './compliant-contact.ts';

const QUARTER_SWING = 1.5707963267948966;
/** Steps over fine steps. */
const FINER = 4;
/** Fine steps begin when the slip on the slate is under so many of the last step's kicks … */
const KICKS_AHEAD = 1.5;
/** … or the force under what so many steps take away. */
const STEPS_AHEAD = 3;
/** Tangent of half the angle, squared, up to which the direction of slip is turned. */
const WIDEST_TURN = 0.05;
/** Slips on the slate of less than its root are round-off. */
const TINY = 1e-24;
/** Keeps quotients finite. */
const LEAST = 1e-300;
/** In place of a share: the slip goes on, and friction opposes its mean over the step. */
const ONWARDS = 2;
/** No impact lasts as many quarter swings. */
const MOST_SWINGS = 40;

/** Places of the running state in `w`. */
const COMPRESSION = 0;
const SHEAR_T = 1;
const SHEAR_Z = 2;
/** How far friction lets the rubber shear, where it slips; nought where it holds. */
const SLID = 3;
const FORCE = 4;
const SPRING = 5;
/** Compression at which the rubber, unloading, is free. */
const FREE_AT = 6;
/** The end is near when the force over the parting speed is less. */
const END = 7;
/** Steps: the usual one, the one before. */
const USUAL = 8;
const BEFORE = 9;
/** What the rubber does to the slip on the slate, a rate. */
const RATE_N = 10;
const RATE_T = 11;
/** At the turn: approaching and parting speed. */
const CLOSING = 12;
const PARTING = 13;
/** Slips along the rail: on the rubber and on the slate. */
const RUBBER_T = 14;
const SLATE_T = 15;
type Place = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15;

const w = new Float64Array(16) as unknown as Record<Place, number>;

/**
 * Resolves `contact`, which must approach, with `steps` steps to a quarter swing. Velocity and
 * spin are replaced; the upward speed stays nought.
 */
export function pressOnSlate(steps: number): void {
  w[USUAL] = QUARTER_SWING / steps;
  w[COMPRESSION] = 0;
  w[SHEAR_T] = 0;
  w[SHEAR_Z] = 0;
  w[SLID] = 0;
  w[FORCE] = 0;
  w[SPRING] = 1;
  w[FREE_AT] = 0;
  w[END] = 0;
  w[BEFORE] = 0;
  w[RATE_N] = 0;
  w[RATE_T] = 0;
  const rubberT = c[V_T] - c[COS] * c[W_Z] - c[SIN] * c[W_N];
  const slateT = c[V_T] + c[W_N];
  w[RUBBER_T] = rubberT;
  w[SLATE_T] = slateT;
  swing(MOST_SWINGS * steps);
  leave(rubberT, slateT);
}

/** The contact from first touch to the step in which the force vanishes. */
function swing(most: number): void {
  const sin = c[SIN];
  const cos = c[COS];
  const across = 1 - 2.5 * sin;
  const usual = w[USUAL];
  const fine = usual / FINER;
  const near = KICKS_AHEAD * KICKS_AHEAD * usual * usual;
  let vN = c[V_N];
  let wT = c[W_T];
  let uT = w[RUBBER_T];
  let sT = w[SLATE_T];
  for (let step = 0; step < most; step += 1) {
    const aN = w[RATE_N];
    const aT = w[RATE_T];
    const sN = vN - wT;
    const s2 = sN * sN + sT * sT;
    const ending = w[FORCE] < w[END] * cos * vN;
    const h = (s2 > TINY && s2 < near * (aN * aN + aT * aT)) || ending ? fine : usual;
    const mN = 2 * sN + h * aN;
    const mT = 2 * sT + h * aT;
    const onward = 1 / Math.sqrt(mN * mN + mT * mT + LEAST);
    const drift = 0.5 * (w[BEFORE] + h);
    w[COMPRESSION] -= drift * cos * vN;
    const force = w[SPRING] * (w[COMPRESSION] - w[FREE_AT]);
    if (force <= 0) break;
    w[FORCE] = force;
    shear(w[SHEAR_T] + drift * uT, w[SHEAR_Z] + drift * (sin * vN + wT), force);
    const pull = -h * c[STIFFNESS];
    const jT = pull * w[SHEAR_T];
    const jZ = pull * w[SHEAR_Z];
    const jN = h * cos * force + sin * jZ;
    const grip = c[CLOTH] * (h * sin * force - cos * jZ);
    const dN = jN - 2.5 * jZ;
    const dT = across * jT;
    const eN = sN + dN;
    const eT = sT + dT;
    const share = shareOfSlip(sN * eN + sT * eT < 0 ? s2 : LEAST, eN * eN + eT * eT, grip);
    const onwards = share === ONWARDS;
    const q = onwards ? grip * onward : share;
    const kN = q * (onwards ? mN : eN);
    const kT = q * (onwards ? mT : eT);
    w[CLOSING] = vN;
    vN += jN - kN;
    wT += 2.5 * (jZ + kN);
    uT += 3.5 * jT - across * kT;
    sT = eT - 3.5 * kT;
    w[RATE_N] = dN * (1 / h);
    w[RATE_T] = dT * (1 / h);
    w[BEFORE] = h;
    w[PARTING] = vN;
    if (w[CLOSING] < 0 && vN >= 0) unload();
  }
  c[V_N] = vN;
  c[W_T] = wT;
  w[RUBBER_T] = uT;
  w[SLATE_T] = sT;
}

/**
 * Shears the rubber to the trial (gT, gZ), or where friction lets it slip: then the direction turns
 * by twice the angle whose tangent is gT × x over (limit before · limit now + g·x), which is second
 * order where shrinking the trial would be first.
 */
function shear(gT: number, gZ: number, force: number): void {
  const limit = (c[FRICTION] / c[STIFFNESS]) * force;
  const g2 = gT * gT + gZ * gZ;
  if (g2 <= limit * limit) {
    w[SHEAR_T] = gT;
    w[SHEAR_Z] = gZ;
    w[SLID] = 0;
    return;
  }
  const xT = w[SHEAR_T];
  const xZ = w[SHEAR_Z];
  const slid = w[SLID];
  const turn = slid > 0 ? (xT * gZ - xZ * gT) / (slid * limit + xT * gT + xZ * gZ) : 1;
  const turn2 = turn * turn;
  w[SLID] = limit;
  if (turn2 < WIDEST_TURN) {
    const scale = limit / (slid * (1 + turn2));
    const along = scale * (1 - turn2);
    const aside = 2 * scale * turn;
    w[SHEAR_T] = along * xT - aside * xZ;
    w[SHEAR_Z] = along * xZ + aside * xT;
  } else {
    const scale = limit / Math.sqrt(g2);
    w[SHEAR_T] = scale * gT;
    w[SHEAR_Z] = scale * gZ;
  }
}

/**
 * What the cloth takes, as a share of the slip on the slate at the end of a step: 2/7 when it
 * stops it, less than nothing when it turned round late, ONWARDS when it goes on as it was.
 * `before2` is the square of the slip before, if it has turned round, else next to nothing.
 */
function shareOfSlip(before2: number, after2: number, grip: number): number {
  const before = Math.sqrt(before2);
  const after = Math.sqrt(after2);
  const sum = before + after;
  const most = 3.5 * grip;
  const back = (grip * (sum + most - 2 * before)) / ((sum + most) * after + LEAST);
  if (sum <= most) return 2 / 7;
  return before2 > LEAST ? back : ONWARDS;
}

/** Between approach and parting: the spring becomes stiffer by 1/e², its force stays. */
function unload(): void {
  const mean = 0.5 * (w[CLOSING] + w[PARTING]) * c[COS];
  const gained = (w[PARTING] - w[CLOSING]) * c[COS];
  const deepest = w[COMPRESSION] + (mean * mean * w[BEFORE]) / (2 * gained);
  const e2 = c[RESTITUTION] * c[RESTITUTION];
  w[FREE_AT] = deepest - deepest * e2;
  w[SPRING] = 1 / e2;
  w[END] = (STEPS_AHEAD * w[USUAL]) / e2;
}

/** Adds the sliver of impulse after the last step, and makes velocity and spin of the slips. */
function leave(rubberT: number, slateT: number): void {
  const rate = w[SPRING] * c[COS] * c[V_N];
  const left = w[FORCE] / rate - 0.5 * w[BEFORE];
  const sliver = 0.5 * rate * left * left;
  const pull = (-sliver / w[FORCE]) * c[STIFFNESS];
  const jT = pull * w[SHEAR_T];
  const jZ = pull * w[SHEAR_Z];
  // Impulses along the rail of rubber (R) and cloth (C): Δu = 3.5 R + a C, Δs = a R + 3.5 C.
  const across = 1 - 2.5 * c[SIN];
  const du = w[RUBBER_T] - rubberT;
  const ds = w[SLATE_T] - slateT;
  const share = 1 / (3.5 * 3.5 - across * across);
  const ofRubber = share * (3.5 * du - across * ds) + jT;
  const ofCloth = share * (3.5 * ds - across * du);
  c[V_N] += c[COS] * sliver + c[SIN] * jZ;
  c[V_T] += ofRubber + ofCloth;
  c[W_N] += 2.5 * (ofCloth - c[SIN] * ofRubber);
  c[W_T] += 2.5 * jZ;
  c[W_Z] -= 2.5 * c[COS] * ofRubber;
}
