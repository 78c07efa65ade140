/**
 * The books of a step over the edge: kinetic energy, spin and height together never rise, neither
 * within the step nor where the next begins. What the frozen push of the edge would add, the spin
 * pays. All per mass.
 */
import { type Slot, type State } from '../state.ts';
import { ALONG_SPEED, COS, DOWN_SPEED, OUT_X, OUT_Y, PLACE, SIN } from './edge-place.ts';

/** A rise slower than this is round-off, m²/s³. */
const LEAST_RISE = 1e-14;

/**
 * Bounds the twist of ball `i` over its step with the accelerations of its row. False when even all
 * its spin cannot pay.
 */
export function payBySpin(s: State, i: Slot): boolean {
  const { twistX, twistY, twistZ } = s.fall;
  const seconds = s.fall.seconds[i];
  const inertia = 0.4 * s.laws.radius * s.laws.radius;
  const lift = s.az[i] + s.laws.gravity;
  const first = s.vx[i] * s.ax[i] + s.vy[i] * s.ay[i] + s.vz[i] * lift;
  const bend = s.ax[i] * s.ax[i] + s.ay[i] * s.ay[i] + s.az[i] * lift;
  const last = first + bend * seconds;
  const tx = twistX[i];
  const ty = twistY[i];
  const tz = twistZ[i];
  const taken = inertia * (s.wx[i] * tx + s.wy[i] * ty + s.wz[i] * tz);
  const grown = inertia * (tx * tx + ty * ty + tz * tz) * seconds;
  if (first + taken <= LEAST_RISE && last + taken + grown <= LEAST_RISE) return true;
  return slowSpin(s, i, first > last ? first : last, inertia, seconds);
}

/** Lets the spin pay `needed` m²/s³ throughout the step. False when it cannot. */
function slowSpin(s: State, i: Slot, needed: number, inertia: number, seconds: number): boolean {
  const { twistX, twistY, twistZ } = s.fall;
  const w2 = s.wx[i] * s.wx[i] + s.wy[i] * s.wy[i] + s.wz[i] * s.wz[i];
  const held = inertia * w2;
  const square = needed > 0 ? 1 - (4 * needed * seconds) / held : 1;
  const isEnough = square >= 0;
  const rate = needed > 0 && isEnough ? (2 * needed) / (held * (1 + Math.sqrt(square))) : 0;
  twistX[i] = -rate * s.wx[i];
  twistY[i] = -rate * s.wy[i];
  twistZ[i] = -rate * s.wz[i];
  return isEnough;
}

/**
 * Ball `i`, where `PLACE` is, gets the speeds down and along the edge that its step was planned to
 * end with, and rolls with them as far as the energy it brought allows.
 */
export function rollOn(s: State, i: Slot): void {
  const down = s.fall.downSpeed[i];
  const along = s.fall.alongSpeed[i];
  const { radius, inverseRadius } = s.laws;
  const inertia = 0.2 * radius * radius;
  const sin = PLACE[SIN];
  const cos = PLACE[COS];
  const outX = PLACE[OUT_X];
  const outY = PLACE[OUT_Y];
  const about = cos * s.wz[i] - sin * (s.wx[i] * outX + s.wy[i] * outY);
  const brought = energy(s, i, inertia);
  s.vx[i] = -down * cos * outX - along * outY;
  s.vy[i] = -down * cos * outY + along * outX;
  s.vz[i] = -down * sin;
  // w = about·n + n × v / R.
  s.wx[i] = -about * sin * outX - inverseRadius * (sin * outY * s.vz[i] + cos * s.vy[i]);
  s.wy[i] = -about * sin * outY + inverseRadius * (cos * s.vx[i] + sin * outX * s.vz[i]);
  s.wz[i] = about * cos - inverseRadius * sin * (outX * s.vy[i] - outY * s.vx[i]);
  const motion = 0.5 * (down * down + along * along);
  const spin = energy(s, i, inertia) - motion;
  if (motion + spin <= brought) return;
  const left = brought - motion;
  const kept = left > 0 ? Math.sqrt(left / spin) * KEPT : 0;
  s.wx[i] *= kept;
  s.wy[i] *= kept;
  s.wz[i] *= kept;
  if (left >= 0) return;
  const slowed = Math.sqrt(brought / motion) * KEPT;
  s.vx[i] *= slowed;
  s.vy[i] *= slowed;
  s.vz[i] *= slowed;
}

/** Room for rounding in a share of an energy. */
const KEPT = 1 - 1e-14;

function energy(s: State, i: Slot, inertia: number): number {
  const w2 = s.wx[i] * s.wx[i] + s.wy[i] * s.wy[i] + s.wz[i] * s.wz[i];
  return 0.5 * (s.vx[i] * s.vx[i] + s.vy[i] * s.vy[i] + s.vz[i] * s.vz[i]) + inertia * w2;
}

/** A ball that slides on follows the edge at the speed it has. */
export function slideOn(s: State, i: Slot): void {
  const down = PLACE[DOWN_SPEED];
  const along = PLACE[ALONG_SPEED];
  const flat = down * down + along * along;
  const full = s.vx[i] * s.vx[i] + s.vy[i] * s.vy[i] + s.vz[i] * s.vz[i];
  const c = flat > 0 ? Math.sqrt(full / flat) * KEPT : 0;
  const cos = PLACE[COS];
  s.vx[i] = c * (-down * cos * PLACE[OUT_X] - along * PLACE[OUT_Y]);
  s.vy[i] = c * (-down * cos * PLACE[OUT_Y] + along * PLACE[OUT_X]);
  s.vz[i] = -c * down * PLACE[SIN];
}
