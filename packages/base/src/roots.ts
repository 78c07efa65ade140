/**
 * Roots: when does something that moves along a parabola first arrive?
 *
 * Two bodies in free motion have a relative position C + B·t + H·t², a parabola in space. They
 * touch when its length falls to `distance`: a quartic in t. No quartic formula is used, they are
 * ill-conditioned exactly where billiards needs them (grazes, touching balls, equal accelerations).
 *
 * `solveFirstApproach` walks: put a half-plane against the circle at the nearest point, go to where
 * the parabola crosses that line (a quadratic), repeat. Each step is a lower bound of the time, so
 * no contact can be skipped and none overshot; near the root it converges like Newton's method.
 * `solveFirstApproachBracketed` splits the time at the turning points of the distance and brackets;
 * it is slower, bound by nothing, also serves starts inside the circle, and is the walk's fallback.
 *
 * The answer is `Infinity` when there is no root. Physics specification 7.4, performance study
 * section 4.
 */
import { ARRIVAL, DISTANCE, HORIZON, type RelativePath } from './relative-path.ts';
import { solveFirstApproachBracketed } from './roots-bracketed.ts';

/** The walk ends within this much of the circle, metres: some units in the last place. */
const GAP_TOLERANCE = 1e-15;
const WALK_LIMIT = 60;

/**
 * The first t > 0 at which a·t² + b·t + c, below zero at t = 0, rises to zero; or Infinity.
 * Written so that nothing cancels.
 */
export function firstRise(a: number, b: number, c: number): number {
  const discriminant = b * b - 4 * a * c;
  if (b > 0) {
    if (discriminant < 0) return Infinity;
    return (-2 * c) / (b + Math.sqrt(discriminant));
  }
  if (a <= 0) return Infinity;
  return (Math.sqrt(discriminant) - b) / (2 * a);
}

/**
 * Writes the first t in [0, horizon] at which |C + B·t + H·t²| falls to the distance, from outside.
 * The start must lie outside, |C| > distance.
 */
export function solveFirstApproach(path: RelativePath): void {
  const cx = path[0];
  const cy = path[1];
  const cz = path[2];
  const bx = path[3];
  const by = path[4];
  const bz = path[5];
  const hx = path[6];
  const hy = path[7];
  const hz = path[8];
  const distance = path[DISTANCE];
  const horizon = path[HORIZON];
  let px = cx;
  let py = cy;
  let pz = cz;
  let vx = bx;
  let vy = by;
  let vz = bz;
  let t = 0;
  path[ARRIVAL] = Infinity;
  for (let step = 0; step < WALK_LIMIT; step += 1) {
    const d = Math.sqrt(px * px + py * py + pz * pz);
    const gap = d - distance;
    if (gap <= GAP_TOLERANCE) {
      path[ARRIVAL] = t;
      return;
    }
    // The half-plane's distance is (gap·d + b·s + a·s²)/d: solve for its first zero.
    const b = px * vx + py * vy + pz * vz;
    const a = px * hx + py * hy + pz * hz;
    const c = gap * d;
    const discriminant = b * b - 4 * a * c;
    if (b < 0 ? discriminant < 0 : a >= 0) return;
    const s = b < 0
      ? (2 * c) / (Math.sqrt(discriminant) - b)
      : (b + Math.sqrt(discriminant)) / (-2 * a);
    if (t + s > horizon) return;
    if (s <= 1e-16 * t) {
      path[ARRIVAL] = t;
      return;
    }
    t += s;
    px = cx + t * (bx + t * hx);
    py = cy + t * (by + t * hy);
    pz = cz + t * (bz + t * hz);
    vx = bx + 2 * t * hx;
    vy = by + 2 * t * hy;
    vz = bz + 2 * t * hz;
  }
  solveFirstApproachBracketed(path);
}
