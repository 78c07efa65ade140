/**
 * One step of all contacts: forces from positions of now and velocities half a step ahead, summed
 * for all pairs before any is applied. Specification 3.5, performance study 3.
 *
 * The sums do not depend on the order of the pairs, so that the mirror image of a cluster ends as
 * the mirror image to the last bit, whatever its balls are numbered: what a contact adds is rounded
 * to a grid so coarse that adding up is exact, and so fine (1e-15 m/s) that nothing is lost. What
 * one ball gets the other loses: momentum is kept as exactly.
 */
import { type Slot } from '../columns.ts';
import { type State } from '../state.ts';
import { isTipOn, pressTip } from '../strike/blow.ts';
import { press } from './rows.ts';
import { type ClusterWindow, SINCE, STEP, TIME, TO_GRID } from './window.ts';

/** Overlap below this is none, m: positions at rest lie on a grid of a nanometre. */
const LEAST_OVERLAP = 1e-9;
/** Squared slip below this has no direction, m²/s². */
const LEAST_SLIP2 = 1e-24;
/** Adds up what this step gives to the balls that are pressed; returns the mask of them. */
export function applyContacts(s: State): number {
  const pressed = findContacts(s);
  findForces(s.cluster);
  sumForces(s.cluster);
  if (!isTipOn(s)) return pressed;
  pressTip(s);
  return pressed | 1;
}

/** Lists the pairs that overlap; the mask of their balls. */
function findContacts(s: State): number {
  const w = s.cluster;
  const { x, y, z, nearA, nearB, nearCount, touching, reach } = w;
  let pressed = 0;
  let count = 0;
  for (let p = 0; p < nearCount; p += 1) {
    const a = nearA[p] as Slot;
    const b = nearB[p] as Slot;
    const ex = x[b] - x[a];
    const ey = y[b] - y[a];
    const ez = z[b] - z[a];
    const limit = reach[a][b] - LEAST_OVERLAP;
    if (ex * ex + ey * ey + ez * ez >= limit * limit) {
      touching[a] &= ~(1 << b);
      continue;
    }
    const pair = (1 << a) | (1 << b);
    if ((w.pressedMask & pair) !== pair) pressBoth(s, a, b);
    if ((touching[a] & (1 << b)) === 0) noteOpening(s, a, b);
    pressed |= pair;
    w.contactA[count] = a;
    w.contactB[count] = b;
    count += 1;
  }
  w.contactCount = count;
  return pressed;
}

function pressBoth(s: State, a: Slot, b: Slot): void {
  if ((s.cluster.pressedMask & (1 << a)) === 0) press(s, a);
  if ((s.cluster.pressedMask & (1 << b)) === 0) press(s, b);
}

/** The normal of every contact, and what its normal force gives in one step, per mass. */
function findForces(w: ClusterWindow): void {
  const { x, y, z, px, py, pz, nx, ny, nz, closing, normal, reach, contactA, contactB } = w;
  const { stiffness, damping, mass } = w.law;
  const perMass = w.clock[STEP] / mass;
  for (let p = 0; p < w.contactCount; p += 1) {
    const a = contactA[p] as Slot;
    const b = contactB[p] as Slot;
    const cx = x[b] - x[a];
    const cy = y[b] - y[a];
    const cz = z[b] - z[a];
    const d = Math.sqrt(cx * cx + cy * cy + cz * cz);
    const inverse = 1 / d;
    const ex = cx * inverse;
    const ey = cy * inverse;
    const ez = cz * inverse;
    const rate = (px[a] - px[b]) * ex + (py[a] - py[b]) * ey + (pz[a] - pz[b]) * ez;
    const overlap = reach[a][b] - d;
    const root = Math.sqrt(overlap);
    const force = stiffness * overlap * root + damping * Math.sqrt(root) * rate;
    nx[p] = ex;
    ny[p] = ey;
    nz[p] = ez;
    closing[p] = rate;
    normal[p] = force > 0 ? force * perMass : 0;
  }
}

/** Adds the friction of every contact, and gives both balls what they get in one step. */
function sumForces(w: ClusterWindow): void {
  const { kx, ky, kz, kwx, kwy, kwz, px, py, pz, pwx, pwy, pwz, contactA, contactB } = w;
  const { frictionA, frictionB, frictionC } = w.law;
  for (let p = 0; p < w.contactCount; p += 1) {
    const a = contactA[p] as Slot;
    const b = contactB[p] as Slot;
    const nx = w.nx[p] as number;
    const ny = w.ny[p] as number;
    const nz = w.nz[p] as number;
    const rate = w.closing[p] as number;
    const normal = w.normal[p] as number;
    const sx = pwx[a] + pwx[b];
    const sy = pwy[a] + pwy[b];
    const sz = pwz[a] + pwz[b];
    const ux = px[a] - px[b] + (sy * nz - sz * ny) - rate * nx;
    const uy = py[a] - py[b] + (sz * nx - sx * nz) - rate * ny;
    const uz = pz[a] - pz[b] + (sx * ny - sy * nx) - rate * nz;
    const slip2 = ux * ux + uy * uy + uz * uz;
    let across = 0;
    if (slip2 > LEAST_SLIP2) {
      const slip = Math.sqrt(slip2);
      const c = frictionC * slip;
      const growth = 1 + c * (1 + c * (0.5 + c * (1 / 6 + c * (1 / 24 + c * (1 / 120)))));
      const grip = (frictionA + frictionB / growth) * normal;
      across = grip < slip * (1 / 7) ? grip / slip : 1 / 7;
    }
    const tx = across * ux;
    const ty = across * uy;
    const tz = across * uz;
    const jx = normal * nx + tx + TO_GRID - TO_GRID;
    const jy = normal * ny + ty + TO_GRID - TO_GRID;
    const jz = normal * nz + tz + TO_GRID - TO_GRID;
    const wx = 2.5 * (nz * ty - ny * tz) + TO_GRID - TO_GRID;
    const wy = 2.5 * (nx * tz - nz * tx) + TO_GRID - TO_GRID;
    const wz = 2.5 * (ny * tx - nx * ty) + TO_GRID - TO_GRID;
    kx[a] -= jx;
    ky[a] -= jy;
    kz[a] -= jz;
    kx[b] += jx;
    ky[b] += jy;
    kz[b] += jz;
    kwx[a] += wx;
    kwy[a] += wy;
    kwz[a] += wz;
    kwx[b] += wx;
    kwy[b] += wy;
    kwz[b] += wz;
  }
}

/** Writes down that balls `a` and `b` have come to touch: when, to a part of the step, how fast. */
function noteOpening(s: State, a: Slot, b: Slot): void {
  const w = s.cluster;
  const { clock } = w;
  w.touching[a] |= 1 << b;
  const cx = w.x[b] - w.x[a];
  const cy = w.y[b] - w.y[a];
  const cz = w.z[b] - w.z[a];
  const d = Math.sqrt(cx * cx + cy * cy + cz * cz);
  const closing = ((w.px[a] - w.px[b]) * cx + (w.py[a] - w.py[b]) * cy
    + (w.pz[a] - w.pz[b]) * cz) / d;
  const back = closing > 0 ? (w.reach[a][b] - d) / closing : 0;
  const at = clock[TIME] - Math.min(back, clock[STEP]);
  let place = w.openedCount;
  while (place > 0 && (w.openedAt[place - 1] as number) > at) {
    w.openedA[place] = w.openedA[place - 1] as Slot;
    w.openedB[place] = w.openedB[place - 1] as Slot;
    w.openedAt[place] = w.openedAt[place - 1] as number;
    w.openedSpeed[place] = w.openedSpeed[place - 1] as number;
    place -= 1;
  }
  w.openedA[place] = a;
  w.openedB[place] = b;
  w.openedAt[place] = Math.max(at, clock[SINCE]);
  w.openedSpeed[place] = Math.max(closing, 0);
  w.openedCount += 1;
}
