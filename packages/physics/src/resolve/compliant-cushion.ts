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
 * A compiler that has never seen a branch taken throws its fast code away when it first is, and may
 * then stay with slow code for good. So the first hit of all walks every branch: `learnHits`.
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
const STEPS_AHEAD = 1;
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
/** What an impulse along the rail, on the rubber or the slate, does to the other's slip. */
const ACROSS = 3;
/** The rubber's stiffness: unloading it is stiffer. */
const SPRING = 4;
/** The end is near when the force over the parting speed is less. */
const END = 5;
/** What `swing` is to go on from and has left: slips along the rail on the rubber and the slate, */
const RUBBER_T = 6;
const SLATE_T = 7;
/** the force across the contact, and along it over friction: no more than that across, */
const FORCE = 8;
const SHEAR_T = 9;
const SHEAR_Z = 10;
/** the direction of the latter while the rubber slips, and whether it does: 1 or 0, */
const TOWARDS_T = 11;
const TOWARDS_Z = 12;
const SLIPS = 13;
/** what the rubber did to the slip on the slate, a rate; the last step, and the speed before it. */
const RATE_N = 14;
const RATE_T = 15;
const BEFORE = 16;
const CLOSING = 17;
/** The slips before the hit. */
const RUBBER_BEFORE = 18;
const SLATE_BEFORE = 19;
type Place = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18
  | 19;

const w = new Float64Array(20) as unknown as Record<Place, number>;

/**
 * A `contact` that takes every branch: rubber that holds, slips for the first time and goes on
 * slipping, a slate on which the slip stops and turns back, fine steps for either.
 */
const LESSON = [-1, 0.2, 0, -0.2, 0.1, 0.25, 0.28, 0.96, 0.85, 0.17, 0.92, 0.2] as const;
let hasLearned = false;

/** Plays the lesson, and puts back the question that was asked. */
function learnHits(steps: number): void {
  hasLearned = true;
  const asked = Object.values(c);
  setContact(LESSON);
  pressAndPart(steps);
  setContact(asked);
}

function setContact(numbers: readonly number[]): void {
  numbers.forEach((number, k) => {
    c[k as typeof V_N] = number;
  });
}

/**
 * Resolves `contact`, which must approach, with `steps` steps to a quarter swing. Velocity and
 * spin are replaced; the upward speed stays nought.
 */
export function pressOnSlate(steps: number): void {
  if (!hasLearned) learnHits(steps);
  pressAndPart(steps);
}

function pressAndPart(steps: number): void {
  const usual = QUARTER_SWING / steps;
  w[USUAL] = usual;
  w[FINE] = usual / FINER;
  w[NEAR] = KICKS_AHEAD * KICKS_AHEAD * usual * usual;
  w[ACROSS] = 1 - 2.5 * c[SIN];
  w[SPRING] = 1;
  w[END] = 0;
  w[RUBBER_BEFORE] = c[V_T] - c[COS] * c[W_Z] - c[SIN] * c[W_N];
  w[SLATE_BEFORE] = c[V_T] + c[W_N];
  w[RUBBER_T] = w[RUBBER_BEFORE];
  w[SLATE_T] = w[SLATE_BEFORE];
  for (let k = FORCE; k <= CLOSING; k += 1) w[k as Place] = 0;
  swing(MOST_SWINGS * steps);
  while (w[CLOSING] < 0 && c[V_N] >= 0) {
    unload();
    swing(MOST_SWINGS * steps);
  }
  leave();
}

/**
 * The contact until it parts, or until the step in which the force vanishes. All that changes with
 * every step is a local variable, and few at a time: no number needs a box on the heap, and most
 * stay in registers.
 */
function swing(steps: number): void {
  const sin = c[SIN], cos = c[COS], cloth = c[CLOTH], friction = c[FRICTION];
  const shear = friction > 0 ? c[STIFFNESS] / friction : 0, across = w[ACROSS];
  const usual = w[USUAL], fine = w[FINE], near = w[NEAR];
  const stretch = w[SPRING] * cos, end = w[END] * cos;
  let vN = c[V_N], wT = c[W_T], uT = w[RUBBER_T], sT = w[SLATE_T], closing = w[CLOSING];
  let force = w[FORCE], xT = w[SHEAR_T], xZ = w[SHEAR_Z], slips = w[SLIPS];
  let dT = w[TOWARDS_T], dZ = w[TOWARDS_Z], aN = w[RATE_N], aT = w[RATE_T], before = w[BEFORE];
  for (let step = 0; step < steps && (closing >= 0 || vN < 0); step += 1) {
    const sN = vN - wT, s2 = sN * sN + sT * sT;
    const turns = s2 < near * (aN * aN + aT * aT) && s2 > TINY;
    const h = turns || force < end * vN ? fine : usual;
    const mN = 2 * sN + h * aN, mT = 2 * sT + h * aT;
    const onward = 1 / Math.sqrt(mN * mN + mT * mT + LEAST);
    const drift = 0.5 * (before + h);
    const next = force - drift * stretch * vN;
    if (next <= 0) break;
    force = next;
    const gT = xT + drift * shear * uT, gZ = xZ + drift * shear * (sin * vN + wT);
    const g2 = gT * gT + gZ * gZ;
    const slides = g2 > force * force;
    if (slides) {
      const along = dT * gT + dZ * gZ + force, aside = dT * gZ - dZ * gT;
      if (slips === 1 && aside * aside < WIDEST_TURN * along * along) {
        const turn = (2 * aside) / (along * along + aside * aside);
        const oldT = dT;
        dT -= turn * (dT * aside + dZ * along);
        dZ -= turn * (dZ * aside - oldT * along);
      } else {
        const scale = 1 / Math.sqrt(g2);
        dT = scale * gT;
        dZ = scale * gZ;
      }
    }
    slips = slides ? 1 : 0;
    xT = slides ? force * dT : gT;
    xZ = slides ? force * dZ : gZ;
    const fT = friction * xT, fZ = friction * xZ, fN = cos * force - sin * fZ;
    aN = fN + 2.5 * fZ;
    aT = -across * fT;
    const grip = h * cloth * (sin * force + cos * fZ);
    const eN = sN + h * aN, eT = sT + h * aT, e2 = eN * eN + eT * eT;
    const returns = sN * eN + sT * eT < 0;
    let kN = grip * (onward * mN), kT = grip * (onward * mT);
    if (returns || e2 <= 3.5 * 3.5 * grip * grip) {
      const share = returns ? shareBack(Math.sqrt(s2), Math.sqrt(e2), grip) : 2 / 7;
      kN = share * eN;
      kT = share * eT;
    }
    closing = vN;
    vN = vN + h * fN - kN;
    wT += 2.5 * (kN - h * fZ);
    uT -= 3.5 * h * fT + across * kT;
    sT = eT - 3.5 * kT;
    before = h;
  }
  keepSpeeds(vN, wT, uT, sT, closing);
  keepRubber(force, xT, xZ, slips, dT, dZ, aN, aT, before);
}

/**
 * What the cloth takes of the slip at the end of a step in which it turned round, as a share: less
 * than nothing when it turned late, and what stops it when the cloth can.
 */
function shareBack(before: number, after: number, grip: number): number {
  const most = 3.5 * grip;
  const sum = before + after;
  return sum <= most ? 2 / 7 : (grip * (sum + most - 2 * before)) / ((sum + most) * after);
}

function keepSpeeds(vN: number, wT: number, uT: number, sT: number, closing: number): void {
  c[V_N] = vN;
  c[W_T] = wT;
  w[RUBBER_T] = uT;
  w[SLATE_T] = sT;
  w[CLOSING] = closing;
}

function keepRubber(
  force: number, xT: number, xZ: number, slips: number, dT: number, dZ: number,
  aN: number, aT: number, before: number,
): void {
  w[FORCE] = force;
  w[SHEAR_T] = xT;
  w[SHEAR_Z] = xZ;
  w[SLIPS] = slips;
  w[TOWARDS_T] = dT;
  w[TOWARDS_Z] = dZ;
  w[RATE_N] = aN;
  w[RATE_T] = aT;
  w[BEFORE] = before;
}

/** Between approach and parting: the spring becomes stiffer by 1/e², its force stays. */
function unload(): void {
  const mean = 0.5 * (w[CLOSING] + c[V_N]) * c[COS];
  const gained = (c[V_N] - w[CLOSING]) * c[COS];
  const deeper = (mean * mean * w[BEFORE]) / (2 * gained);
  w[CLOSING] = 0;
  const e2 = c[RESTITUTION] * c[RESTITUTION];
  w[SPRING] = 1 / e2;
  // Up to the deepest point the rubber is still soft, back from there it is stiff.
  w[FORCE] -= deeper * (w[SPRING] - 1);
  w[END] = (STEPS_AHEAD * w[USUAL]) / e2;
}

/** Adds the sliver of impulse after the last step, and makes velocity and spin of the slips. */
function leave(): void {
  const rate = w[SPRING] * c[COS] * c[V_N];
  const left = w[FORCE] / rate - 0.5 * w[BEFORE];
  const sliver = 0.5 * rate * left * left;
  const pull = (-sliver / w[FORCE]) * c[FRICTION];
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
