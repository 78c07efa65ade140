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
/** No impact lasts as many quarter swings. */
const MOST_SWINGS = 40;

/** Places in `w`: lengths of steps, the usual and the fine one. */
const USUAL = 0;
const FINE = 1;
/** Square of the slip below which a slate that kicks by one makes steps fine. */
const NEAR = 2;
/** Shear that friction holds, for a force of one. */
const HOLD = 3;
/** What an impulse along the rail, on the rubber or the slate, does to the other's slip. */
const ACROSS = 4;
/** The rubber's stiffness, and the compression at which it, unloading, is free. */
const SPRING = 5;
const FREE_AT = 6;
/** The end is near when the force over the parting speed is less. */
const END = 7;
/** What `swing` is to go on from and has left: slips along the rail on the rubber and the slate, */
const RUBBER_T = 8;
const SLATE_T = 9;
/** compression, shear, the shear at which the rubber slips or nought while it holds, force, */
const COMPRESSION = 10;
const SHEAR_T = 11;
const SHEAR_Z = 12;
const SLID = 13;
const FORCE = 14;
/** what the rubber did to the slip on the slate, a rate; the last step, and the speed before it. */
const RATE_N = 15;
const RATE_T = 16;
const BEFORE = 17;
const CLOSING = 18;
/** The slips before the hit. */
const RUBBER_BEFORE = 19;
const SLATE_BEFORE = 20;
type Place = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18
  | 19 | 20;

const w = new Float64Array(21) as unknown as Record<Place, number>;

/**
 * Resolves `contact`, which must approach, with `steps` steps to a quarter swing. Velocity and
 * spin are replaced; the upward speed stays nought.
 */
export function pressOnSlate(steps: number): void {
  const usual = QUARTER_SWING / steps;
  w[USUAL] = usual;
  w[FINE] = usual / FINER;
  w[NEAR] = KICKS_AHEAD * KICKS_AHEAD * usual * usual;
  w[HOLD] = c[FRICTION] / c[STIFFNESS];
  w[ACROSS] = 1 - 2.5 * c[SIN];
  w[SPRING] = 1;
  w[FREE_AT] = 0;
  w[END] = 0;
  w[RUBBER_BEFORE] = c[V_T] - c[COS] * c[W_Z] - c[SIN] * c[W_N];
  w[SLATE_BEFORE] = c[V_T] + c[W_N];
  w[RUBBER_T] = w[RUBBER_BEFORE];
  w[SLATE_T] = w[SLATE_BEFORE];
  for (let k = COMPRESSION; k <= CLOSING; k += 1) w[k as Place] = 0;
  swing(MOST_SWINGS * steps);
  while (w[CLOSING] < 0 && c[V_N] >= 0) {
    unload();
    swing(MOST_SWINGS * steps);
  }
  leave();
}

/**
 * The contact until it parts, or until the step in which the force vanishes. All that changes with
 * every step is a local variable, and what is called here is small and answers with one number: it
 * is then compiled into the loop, and no number needs a box on the heap.
 */
function swing(most: number): void {
  const sin = c[SIN], cos = c[COS], cloth = c[CLOTH], stiffness = c[STIFFNESS];
  const hold = w[HOLD], across = w[ACROSS], usual = w[USUAL], fine = w[FINE], near = w[NEAR];
  const spring = w[SPRING], freeAt = w[FREE_AT], end = w[END];
  let vN = c[V_N], wT = c[W_T], uT = w[RUBBER_T], sT = w[SLATE_T], closing = w[CLOSING];
  let u = w[COMPRESSION], xT = w[SHEAR_T], xZ = w[SHEAR_Z], slid = w[SLID], force = w[FORCE];
  let aN = w[RATE_N], aT = w[RATE_T], before = w[BEFORE];
  for (let step = 0; step < most; step += 1) {
    const sN = vN - wT;
    const s2 = sN * sN + sT * sT;
    const h = isUnder(s2, near * (aN * aN + aT * aT)) || force < end * cos * vN ? fine : usual;
    const mN = 2 * sN + h * aN;
    const mT = 2 * sT + h * aT;
    const onward = perLength(mN, mT);
    const drift = 0.5 * (before + h);
    u -= drift * cos * vN;
    const next = spring * (u - freeAt);
    if (next <= 0) break;
    force = next;
    const gT = xT + drift * uT;
    const gZ = xZ + drift * (sin * vN + wT);
    const limit = hold * force;
    const g2 = gT * gT + gZ * gZ;
    const slips = g2 > limit * limit;
    const tangent = (xT * gZ - xZ * gT) / (slid * limit + xT * gT + xZ * gZ);
    const turn = slips && slid > 0 ? tangent : 1;
    const turns = turn * turn < WIDEST_TURN;
    const scale = limit / either(turns, slid * (1 + turn * turn), Math.sqrt(g2));
    const fT = turned(xT, xZ, turn, scale);
    xZ = either(turns, turned(xZ, -xT, turn, scale), slips ? scale * gZ : gZ);
    xT = turns ? fT : slips ? scale * gT : gT;
    slid = slips ? limit : 0;
    const jT = -h * stiffness * xT;
    const jZ = -h * stiffness * xZ;
    const jN = h * cos * force + sin * jZ;
    const grip = cloth * (h * sin * force - cos * jZ);
    const dN = jN - 2.5 * jZ;
    const dT = across * jT;
    const eN = sN + dN;
    const eT = sT + dT;
    const returns = sN * eN + sT * eT < 0;
    const s0 = Math.sqrt(returns ? s2 : LEAST);
    const s1 = Math.sqrt(eN * eN + eT * eT);
    const stops = s0 + s1 <= 3.5 * grip;
    const q = either(stops, 2 / 7, either(returns, shareBack(s0, s1, grip), grip * onward));
    const kN = q * (stops || returns ? eN : mN);
    const kT = q * (stops || returns ? eT : mT);
    closing = vN;
    vN += jN - kN;
    wT += 2.5 * (jZ + kN);
    uT += 3.5 * jT - across * kT;
    sT = eT - 3.5 * kT;
    aN = dN * (1 / h);
    aT = dT * (1 / h);
    before = h;
    if (closing < 0 && vN >= 0) break;
  }
  keepSpeeds(vN, wT, uT, sT, closing);
  keepRubber(u, xT, xZ, slid, force, aN, aT, before);
}

/** Whether a slip of square `slip2` is no round-off, but under `limit2`. */
function isUnder(slip2: number, limit2: number): boolean {
  return slip2 < limit2 && slip2 > TINY;
}

/** One of two numbers that are both worked out already: see the head of the file. */
function either(isFirst: boolean, first: number, second: number): number {
  return isFirst ? first : second;
}

/**
 * The first part of (a, b), scaled and turned by twice the angle of tangent `turn`. Where the
 * rubber slips that tangent is gT × x over (limit before · limit now + g·x): second order, where
 * shrinking the trial shear g would be first.
 */
function turned(a: number, b: number, turn: number, scale: number): number {
  return scale * (1 - turn * turn) * a - 2 * scale * turn * b;
}

/**
 * What the cloth takes of the slip at the end of a step in which it turned round, as a share: less
 * than nothing when it turned late.
 */
function shareBack(before: number, after: number, grip: number): number {
  const most = 3.5 * grip;
  const sum = before + after;
  return (grip * (sum + most - 2 * before)) / ((sum + most) * after + LEAST);
}

function perLength(a: number, b: number): number {
  return 1 / Math.sqrt(a * a + b * b + LEAST);
}

function keepSpeeds(vN: number, wT: number, uT: number, sT: number, closing: number): void {
  c[V_N] = vN;
  c[W_T] = wT;
  w[RUBBER_T] = uT;
  w[SLATE_T] = sT;
  w[CLOSING] = closing;
}

function keepRubber(
  u: number, xT: number, xZ: number, slid: number, force: number, aN: number, aT: number,
  before: number,
): void {
  w[COMPRESSION] = u;
  w[SHEAR_T] = xT;
  w[SHEAR_Z] = xZ;
  w[SLID] = slid;
  w[FORCE] = force;
  w[RATE_N] = aN;
  w[RATE_T] = aT;
  w[BEFORE] = before;
}

/** Between approach and parting: the spring becomes stiffer by 1/e², its force stays. */
function unload(): void {
  const mean = 0.5 * (w[CLOSING] + c[V_N]) * c[COS];
  const gained = (c[V_N] - w[CLOSING]) * c[COS];
  const deepest = w[COMPRESSION] + (mean * mean * w[BEFORE]) / (2 * gained);
  const e2 = c[RESTITUTION] * c[RESTITUTION];
  w[FREE_AT] = deepest - deepest * e2;
  w[SPRING] = 1 / e2;
  w[END] = (STEPS_AHEAD * w[USUAL]) / e2;
}

/** Adds the sliver of impulse after the last step, and makes velocity and spin of the slips. */
function leave(): void {
  const rate = w[SPRING] * c[COS] * c[V_N];
  const left = w[FORCE] / rate - 0.5 * w[BEFORE];
  const sliver = 0.5 * rate * left * left;
  const pull = (-sliver / w[FORCE]) * c[STIFFNESS];
  const jT = pull * w[SHEAR_T];
  const jZ = pull * w[SHEAR_Z];
  // Impulses along the rail of rubber (R) and cloth (C): Δu = 3.5 R + a C, Δs = a R + 3.5 C.
  const across = w[ACROSS];
  const du = w[RUBBER_T] - w[RUBBER_BEFORE];
  const ds = w[SLATE_T] - w[SLATE_BEFORE];
  const share = 1 / (3.5 * 3.5 - across * across);
  const ofRubber = share * (3.5 * du - across * ds) + jT;
  const ofCloth = share * (3.5 * ds - across * du);
  c[V_N] += c[COS] * sliver + c[SIN] * jZ;
  c[V_T] += ofRubber + ofCloth;
  c[W_N] += 2.5 * (ofCloth - c[SIN] * ofRubber);
  c[W_T] += 2.5 * jZ;
  c[W_Z] -= 2.5 * c[COS] * ofRubber;
}
