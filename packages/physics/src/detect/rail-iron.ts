/**
 * A flying ball and the back of a pocket: an upright wall, the liner, as high as the rail's cap,
 * and its upper edge, a ring. Specification 5.1, 7.4.
 *
 * The ring is met from inside, where no plane keeps the ball off it; so its distance over the
 * greatest possible speed is taken as the next step, again and again, and Newton ends it.
 */
import { type Iron } from '../rail-shapes.ts';
import { NEVER, type Slot, type State } from '../state.ts';

/** Results of `nearIron`: level distance to the ring, and the unit vector from it to the centre. */
export const OFF_IRON: { [K in 0 | 1 | 2]: number } = new Float64Array(3) as never;

/** Works out where the ring behind a pocket is as seen from (x, y). */
export function nearIron(iron: Iron, x: number, y: number): void {
  const { axisX, axisY, radius, endAlong, endAcross } = iron;
  const dx = x - iron.holeX;
  const dy = y - iron.holeY;
  const along = dx * axisX + dy * axisY;
  const across = dy * axisX - dx * axisY;
  const side = across < 0 ? -1 : 1;
  const d = Math.sqrt(along * along + across * across);
  if (d > 0 && along * endAcross >= side * across * endAlong) {
    OFF_IRON[0] = Math.abs(radius - d);
    const inwards = d < radius ? -1 / d : 1 / d;
    OFF_IRON[1] = inwards * dx;
    OFF_IRON[2] = inwards * dy;
    return;
  }
  const a = along - endAlong;
  const c = across - side * endAcross;
  const off = Math.sqrt(a * a + c * c);
  OFF_IRON[0] = off;
  const share = off > 0 ? 1 / off : 0;
  OFF_IRON[1] = share * (a * axisX - c * axisY);
  OFF_IRON[2] = share * (a * axisY + c * axisX);
}

/** Closer to the ring than this Newton ends the search, metres. */
const CLOSE = 1e-9;
const TOUCHING = 1e-12;
const ADVANCE_LIMIT = 200;
const NEWTON_STEPS = 8;

/** Result of `timeToRing` besides the time: 1 when it has only got so far and must ask again. */
export const ADVANCED: { [K in 0]: number } = new Float64Array(1) as never;

/** Seconds until flying ball `i` meets the upper edge of `iron`, within `horizon`. */
export function timeToRing(s: State, i: Slot, iron: Iron, horizon: number): number {
  const { radius, gravity } = s.laws;
  ADVANCED[0] = 0;
  let t = 0;
  for (let step = 0; step < ADVANCE_LIMIT; step += 1) {
    const gap = gapAt(s, i, iron, t);
    const speed = speedAt(s, i, t);
    if (gap <= (t === 0 ? TOUCHING : CLOSE)) {
      const rate = rateAt(s, i, iron, t);
      if (rate < 0) return t === 0 ? 0 : refine(s, i, iron, t);
      // It parts: the gap cannot close again before gravity and the ring's bend have turned it.
      t += Math.max(1e-6, (2 * rate) / (gravity + (speed * speed) / (iron.radius - radius)));
    } else {
      t += (2 * gap) / (speed + Math.sqrt(speed * speed + 2 * gravity * gap));
    }
    if (t > horizon) return NEVER;
  }
  ADVANCED[0] = 1;
  return t;
}

function refine(s: State, i: Slot, iron: Iron, from: number): number {
  let t = from;
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    const rate = rateAt(s, i, iron, t);
    if (rate >= 0) break;
    const next = t - gapAt(s, i, iron, t) / rate;
    if (next <= t) break;
    t = next;
  }
  return t;
}

function gapAt(s: State, i: Slot, iron: Iron, t: number): number {
  nearIron(
    iron,
    s.x[i] + t * (s.vx[i] + 0.5 * s.ax[i] * t),
    s.y[i] + t * (s.vy[i] + 0.5 * s.ay[i] * t),
  );
  const rise = s.z[i] + t * (s.vz[i] + 0.5 * s.az[i] * t) - s.bed.capHeight;
  return Math.sqrt(OFF_IRON[0] * OFF_IRON[0] + rise * rise) - s.laws.radius;
}

/** How fast the gap grows, m/s. */
function rateAt(s: State, i: Slot, iron: Iron, t: number): number {
  const gap = gapAt(s, i, iron, t);
  const rise = s.z[i] + t * (s.vz[i] + 0.5 * s.az[i] * t) - s.bed.capHeight;
  const level = OFF_IRON[1] * (s.vx[i] + s.ax[i] * t) + OFF_IRON[2] * (s.vy[i] + s.ay[i] * t);
  return (OFF_IRON[0] * level + rise * (s.vz[i] + s.az[i] * t)) / (gap + s.laws.radius);
}

function speedAt(s: State, i: Slot, t: number): number {
  const vx = s.vx[i] + s.ax[i] * t;
  const vy = s.vy[i] + s.ay[i] * t;
  const vz = s.vz[i] + s.az[i] * t;
  return Math.sqrt(vx * vx + vy * vy + vz * vz);
}
