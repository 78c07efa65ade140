/**
 * The contact of a ball with rubber, as numbers in one scratch: velocity, spin and what the rubber
 * is made of, in the frame N (level, into the table), T (level, to its left), Z (up).
 *
 * Spins are R·w, so all are speeds in m/s; masses are one. The contact's normal is cos·N − sin·Z
 * (specification 4.1), and the tangents are T and sin·N + cos·Z.
 */
import { type Slot, type State } from '../state.ts';

export const V_N = 0;
export const V_T = 1;
export const V_Z = 2;
export const W_N = 3;
export const W_T = 4;
export const W_Z = 5;
/** Tilt of the normal: positive when the rubber presses the ball down. */
export const SIN = 6;
export const COS = 7;
export const RESTITUTION = 8;
export const FRICTION = 9;
/** Tangential over normal stiffness of the rubber: (ω_t/ω_n)²/(7/2). Specification 4.3. */
export const STIFFNESS = 10;
/** Friction of the cloth under the ball; below nought when it flies. */
export const CLOTH = 11;
/** The level normal that spans the frame, a unit vector into the table. */
export const NORMAL_X = 12;
export const NORMAL_Y = 13;
type Place = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

/** What a resolver reads, and where it leaves velocity and spin. */
export const contact = new Float64Array(14) as unknown as Record<Place, number>;

/** Takes velocity and spin of ball `i` into the frame of the level normal. */
export function readContact(s: State, i: Slot): void {
  const { radius } = s.laws;
  const nx = contact[NORMAL_X];
  const ny = contact[NORMAL_Y];
  contact[V_N] = s.vx[i] * nx + s.vy[i] * ny;
  contact[V_T] = s.vy[i] * nx - s.vx[i] * ny;
  contact[V_Z] = s.vz[i];
  contact[W_N] = (s.wx[i] * nx + s.wy[i] * ny) * radius;
  contact[W_T] = (s.wy[i] * nx - s.wx[i] * ny) * radius;
  contact[W_Z] = s.wz[i] * radius;
}

/** Gives ball `i` the velocity and spin of the contact. */
export function writeContact(s: State, i: Slot): void {
  const { inverseRadius } = s.laws;
  const nx = contact[NORMAL_X];
  const ny = contact[NORMAL_Y];
  const vN = contact[V_N];
  const vT = contact[V_T];
  const wN = contact[W_N] * inverseRadius;
  const wT = contact[W_T] * inverseRadius;
  s.vx[i] = vN * nx - vT * ny;
  s.vy[i] = vN * ny + vT * nx;
  s.vz[i] = contact[V_Z];
  s.wx[i] = wN * nx - wT * ny;
  s.wy[i] = wN * ny + wT * nx;
  s.wz[i] = contact[W_Z] * inverseRadius;
}
