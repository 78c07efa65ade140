/**
 * The inner loop of a cluster: the forces of one step, and the step. Specification 3.5,
 * performance study 3.
 *
 * Its numbers are constants of this file, one set for all simulators, since a window opens and
 * closes within one event: an engine then knows where they lie and how long they are, and looks
 * after neither again. They hold nothing between windows. An exported number would be looked up
 * each time, so what the loop reads is not.
 */
import { type Bed } from '../bed.ts';
import { type Column, type Slot, doubles } from '../columns.ts';
import { type ContactLaw } from './contact-law.ts';

/** Squared slip below this has no direction, m²/s². */
const LEAST_SLIP2 = 1e-24;
/**
 * Adding 6 and taking it away leaves a multiple of 2^−50, for numbers up to 2 in size. Sums of such
 * numbers are exact, whatever their order.
 */
export const TO_GRID = 6;
const GRID = TO_GRID;

const X = doubles();
const Y = doubles();
const Z = doubles();
const VX = doubles();
const VY = doubles();
const VZ = doubles();
const WX = doubles();
const WY = doubles();
const WZ = doubles();
const AX = doubles();
const AY = doubles();
const AZ = doubles();
const WEIGHT = doubles();
const KX = doubles();
const KY = doubles();
const KZ = doubles();
const KWX = doubles();
const KWY = doubles();
const KWZ = doubles();
const PX = doubles();
const PY = doubles();
const PZ = doubles();
const PWX = doubles();
const PWY = doubles();
const PWZ = doubles();

/** The columns of the balls in a window; see `window.ts` for when they hold. */
export const BODIES = {
  x: X, y: Y, z: Z, vx: VX, vy: VY, vz: VZ, wx: WX, wy: WY, wz: WZ,
  // Acceleration of a free member by its own law.
  ax: AX, ay: AY, az: AZ,
  // What gravity adds to the speed of a pressed member in one step, if it flies.
  weight: WEIGHT,
  // What this step adds to velocity and spin of a pressed member.
  kx: KX, ky: KY, kz: KZ, kwx: KWX, kwy: KWY, kwz: KWZ,
  // Velocity and spin half a step ahead, as far as the last step tells.
  px: PX, py: PY, pz: PZ, pwx: PWX, pwy: PWY, pwz: PWZ,
} as const satisfies Readonly<Record<string, Column>>;

/** Numbers of pairs: ball a < b at 16·a + b. */
const PAIRS = 256;
/**
 * Distance of centres at contact: 2R, or less for a pair that came in closer by rounding. The
 * square of that below which they count as touching.
 */
const REACH = new Float64Array(PAIRS);
const REACH2 = new Float64Array(PAIRS);
/** APART, TOLD or PRESSING. */
const CONTACT = new Uint8Array(PAIRS);
/** Pairs that may touch soon. */
const NEAR = new Uint8Array(PAIRS);

/** Places in `LAW`. */
const STIFFNESS = 0;
const DAMPING = 1;
const PER_MASS = 2;
const FRICTION_A = 3;
const FRICTION_B = 4;
const FRICTION_C = 5;
const STEP = 6;
const MU_SLIDE = 7;
const WALL_X = 8;
const WALL_Y = 9;
const LAW = new Float64Array(16);

/** What is known of a pair: apart; they touch and this is told; they touch and both are pressed. */
export const APART = 0;
export const TOLD = 1;
export const PRESSING = 2;
const PRESSES = PRESSING;

/** The numbers of pairs, by `16·a + b` for balls a < b; and the list of the near ones. */
export const PAIR_NUMBERS = {
  reach: REACH, touchingBelow2: REACH2, contact: CONTACT, near: NEAR,
} as const;

/** Sets the numbers of the law, the length of a step and the walls for the window that opens. */
export function setLaw(law: ContactLaw, step: number, { walled, wallX, wallY }: Bed): void {
  const { stiffness, damping, mass, frictionA, frictionB, frictionC, muSlide } = law;
  LAW[STIFFNESS] = stiffness;
  LAW[DAMPING] = damping;
  LAW[PER_MASS] = step / mass;
  LAW[FRICTION_A] = frictionA;
  LAW[FRICTION_B] = frictionB;
  LAW[FRICTION_C] = frictionC;
  LAW[STEP] = step;
  LAW[MU_SLIDE] = muSlide;
  LAW[WALL_X] = walled ? wallX : Infinity;
  LAW[WALL_Y] = walled ? wallY : Infinity;
}

const MASKS = new Int32Array(32);
/** Place in `MASKS`: the balls that are pressed in this step. */
const FOUND = 0;

/** The balls that `addForces` found under a force, as a bit mask. */
export function pressedBalls(): number {
  return MASKS[FOUND] as number;
}

/**
 * Adds to the kicks what the near pairs from `first` to `count` give in this step. Stops at a pair
 * that touches and is not yet known to: returns its place in the list, to go on from; else −1.
 *
 * Forces come from positions of now and velocities half a step ahead, for all pairs before any is
 * applied. The sums do not depend on the order of the pairs, so that the mirror image of a cluster
 * ends as the mirror image to the last bit, whatever its balls are numbered: what a contact adds is
 * rounded to a grid so coarse that adding up is exact, and so fine (1e-15 m/s) that nothing is
 * lost. What one ball gets the other loses: momentum is kept as exactly.
 */
export function addForces(first: number, count: number): number {
  const stiffness = LAW[STIFFNESS] as number;
  const damping = LAW[DAMPING] as number;
  let pressed = first === 0 ? 0 : MASKS[FOUND] as number;
  for (let p = first; p < count; p += 1) {
    const pair = NEAR[p] as number;
    const a = (pair >> 4) as Slot;
    const b = (pair & 15) as Slot;
    const cx = X[b] - X[a];
    const cy = Y[b] - Y[a];
    const cz = Z[b] - Z[a];
    const d2 = cx * cx + cy * cy + cz * cz;
    if (d2 >= (REACH2[pair] as number)) {
      CONTACT[pair] = 0;
      continue;
    }
    if (CONTACT[pair] !== PRESSES) {
      MASKS[FOUND] = pressed;
      return p;
    }
    pressed |= (1 << a) | (1 << b);
    const d = Math.sqrt(d2);
    const inverse = 1 / d;
    const nx = cx * inverse;
    const ny = cy * inverse;
    const nz = cz * inverse;
    const rx = PX[a] - PX[b];
    const ry = PY[a] - PY[b];
    const rz = PZ[a] - PZ[b];
    const rate = rx * nx + ry * ny + rz * nz;
    const overlap = (REACH[pair] as number) - d;
    const root = Math.sqrt(overlap);
    const force = stiffness * overlap * root + damping * Math.sqrt(root) * rate;
    if (!(force > 0)) continue;
    const normal = force * (LAW[PER_MASS] as number);
    const sx = PWX[a] + PWX[b];
    const sy = PWY[a] + PWY[b];
    const sz = PWZ[a] + PWZ[b];
    const ux = rx + (sy * nz - sz * ny) - rate * nx;
    const uy = ry + (sz * nx - sx * nz) - rate * ny;
    const uz = rz + (sx * ny - sy * nx) - rate * nz;
    const slip2 = ux * ux + uy * uy + uz * uz;
    const across = slip2 > LEAST_SLIP2 ? gripAt(Math.sqrt(slip2), normal) : 0;
    const tx = across * ux;
    const ty = across * uy;
    const tz = across * uz;
    const jx = normal * nx + tx + GRID - GRID;
    const jy = normal * ny + ty + GRID - GRID;
    const jz = normal * nz + tz + GRID - GRID;
    KX[a] -= jx;
    KY[a] -= jy;
    KZ[a] -= jz;
    KX[b] += jx;
    KY[b] += jy;
    KZ[b] += jz;
    spinBoth(a, b, nx, ny, nz, tx, ty, tz);
  }
  MASKS[FOUND] = pressed;
  return -1;
}

/** Friction of a contact over its slip, for one step: as µ(slip) has it, never reversing it. */
function gripAt(slip: number, normal: number): number {
  const c = (LAW[FRICTION_C] as number) * slip;
  const growth = 1 + c * (1 + c * (0.5 + c * (1 / 6 + c * (1 / 24 + c * (1 / 120)))));
  const mu = (LAW[FRICTION_A] as number) + (LAW[FRICTION_B] as number) / growth;
  const grip = mu * normal;
  return grip < slip * (1 / 7) ? grip / slip : 1 / 7;
}

/** The friction t at the end of both balls' radius n turns both the same way. */
function spinBoth(
  a: Slot, b: Slot, nx: number, ny: number, nz: number, tx: number, ty: number, tz: number,
): void {
  const wx = 2.5 * (nz * ty - ny * tz) + GRID - GRID;
  const wy = 2.5 * (nx * tz - nz * tx) + GRID - GRID;
  const wz = 2.5 * (ny * tx - nx * ty) + GRID - GRID;
  KWX[a] += wx;
  KWY[a] += wy;
  KWZ[a] += wz;
  KWX[b] += wx;
  KWY[b] += wy;
  KWZ[b] += wz;
}

/**
 * Gives the balls of a bit mask the kicks of this step, and lets the slate bear those that lie on
 * it and are pressed down. Returns those that fly, in a mask.
 */
export function kickBodies(pressed: number): number {
  let flying = 0;
  for (let n = 0; pressed >> n !== 0; n += 1) {
    const k = n as Slot;
    if ((pressed & (1 << k)) === 0) continue;
    const vz = VZ[k] + KZ[k];
    VX[k] += KX[k];
    VY[k] += KY[k];
    VZ[k] = vz;
    WX[k] += KWX[k];
    WY[k] += KWY[k];
    WZ[k] += KWZ[k];
    if (WEIGHT[k] !== 0) flying |= 1 << k;
    else if (vz < 0) bear(k, vz);
  }
  return flying;
}

/** Ball `k` lies on the slate, which takes its speed `vz` downwards; the cloth rubs. */
function bear(k: Slot, vz: number): void {
  VZ[k] = 0;
  // Nothing is left for the slate to bear half a step ahead either.
  KZ[k] = 0;
  rub(k, -vz);
}

/** Cloth friction on ball `k` for an impulse `push` of the slate, per mass. */
export function rub(k: Slot, push: number): void {
  const ux = VX[k] - WY[k];
  const uy = VY[k] + WX[k];
  const slip = Math.sqrt(ux * ux + uy * uy);
  if (slip === 0) return;
  const share = -Math.min((LAW[MU_SLIDE] as number) * push, (2 / 7) * slip) / slip;
  const jx = share * ux;
  const jy = share * uy;
  VX[k] += jx;
  VY[k] += jy;
  WX[k] += 2.5 * jy;
  WY[k] -= 2.5 * jx;
}

/**
 * Moves the balls of two bit masks on by one step, and looks half a step ahead for those pressed.
 * What flies among these has been moved up or down before. Returns those pressed balls that are
 * past a wall line, in a mask.
 */
export function driftBodies(pressed: number, free: number): number {
  const h = LAW[STEP] as number;
  const wallX = LAW[WALL_X] as number;
  const wallY = LAW[WALL_Y] as number;
  const moving = pressed | free;
  let beyond = 0;
  for (let n = 0; moving >> n !== 0; n += 1) {
    const k = n as Slot;
    if ((pressed & (1 << k)) !== 0) {
      const vx = VX[k];
      const vy = VY[k];
      const x = X[k] + h * vx;
      const y = Y[k] + h * vy;
      X[k] = x;
      Y[k] = y;
      if (Math.abs(x) > wallX || Math.abs(y) > wallY) beyond |= 1 << k;
      PX[k] = vx + 0.5 * KX[k];
      PY[k] = vy + 0.5 * KY[k];
      PZ[k] = VZ[k] + 0.5 * KZ[k];
      PWX[k] = WX[k] + 0.5 * KWX[k];
      PWY[k] = WY[k] + 0.5 * KWY[k];
      PWZ[k] = WZ[k] + 0.5 * KWZ[k];
      KX[k] = 0;
      KY[k] = 0;
      KZ[k] = WEIGHT[k];
      KWX[k] = 0;
      KWY[k] = 0;
      KWZ[k] = 0;
    } else if ((free & (1 << k)) !== 0) {
      const vx = VX[k] + h * AX[k];
      const vy = VY[k] + h * AY[k];
      const vz = VZ[k] + h * AZ[k];
      VX[k] = vx;
      VY[k] = vy;
      VZ[k] = vz;
      X[k] += h * vx;
      Y[k] += h * vy;
      Z[k] += h * vz;
    }
  }
  return beyond;
}
