/**
 * Roots: when does something that moves along a parabola first arrive?
 *
 * Two bodies in free motion have a relative position C + B·t + H·t², a parabola in space. They
 * touch when its length falls to `distance`: a quartic in t. No quartic formula is used, they are
 * ill-conditioned exactly where billiards needs them (grazes, touching balls, equal accelerations).
 *
 * `firstApproach` walks: put a half-plane against the circle at the nearest point, go to where the
 * parabola crosses that line (a quadratic), repeat. Each step is a lower bound of the time, so no
 * contact can be skipped and none overshot; near the root it converges like Newton's method.
 * `firstApproachBracketed` splits the time at the turning points of the distance and brackets; it
 * is slower, bound by nothing, also serves starts inside the circle, and is the walk's fallback.
 *
 * Numbers in, number out; `Infinity` when there is no root. Physics specification 7.4,
 * performance study section 4.
 */

/** The walk ends within this much of the circle, metres: some units in the last place. */
const GAP_TOLERANCE = 1e-15;
const WALK_LIMIT = 60;
const NEWTON_LIMIT = 100;

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
 * The first t in [0, horizon] at which |C + B·t + H·t²| falls to `distance`, from outside.
 * `h` is half the relative acceleration. The start must lie outside, |C| > distance.
 */
export function firstApproach(
  cx: number, cy: number, cz: number, bx: number, by: number, bz: number,
  hx: number, hy: number, hz: number, distance: number, horizon: number,
): number {
  let px = cx;
  let py = cy;
  let pz = cz;
  let vx = bx;
  let vy = by;
  let vz = bz;
  let t = 0;
  for (let step = 0; step < WALK_LIMIT; step += 1) {
    const d = Math.sqrt(px * px + py * py + pz * pz);
    const gap = d - distance;
    if (gap <= GAP_TOLERANCE) return t;
    // The half-plane's distance is (gap·d + b·s + a·s²)/d: solve for its first zero.
    const b = px * vx + py * vy + pz * vz;
    const a = px * hx + py * hy + pz * hz;
    const c = gap * d;
    const discriminant = b * b - 4 * a * c;
    if (b < 0 ? discriminant < 0 : a >= 0) return Infinity;
    const s = b < 0
      ? (2 * c) / (Math.sqrt(discriminant) - b)
      : (b + Math.sqrt(discriminant)) / (-2 * a);
    if (t + s > horizon) return Infinity;
    if (s <= 1e-16 * t) return t;
    t += s;
    px = cx + t * (bx + t * hx);
    py = cy + t * (by + t * hy);
    pz = cz + t * (bz + t * hz);
    vx = bx + 2 * t * hx;
    vy = by + 2 * t * hy;
    vz = bz + 2 * t * hz;
  }
  return firstApproachBracketed(cx, cy, cz, bx, by, bz, hx, hy, hz, distance, horizon);
}

/**
 * The first t in [0, horizon] at which |C + B·t + H·t²| falls from above `distance` to it.
 * The start may lie inside; then the path must leave the circle first.
 */
export function firstApproachBracketed(
  cx: number, cy: number, cz: number, bx: number, by: number, bz: number,
  hx: number, hy: number, hz: number, distance: number, horizon: number,
): number {
  const q1 = 2 * (cx * bx + cy * by + cz * bz);
  const q2 = bx * bx + by * by + bz * bz + 2 * (cx * hx + cy * hy + cz * hz);
  const q3 = 2 * (bx * hx + by * hy + bz * hz);
  const q4 = hx * hx + hy * hy + hz * hz;
  const gapAt = (t: number): number => {
    const x = cx + t * (bx + t * hx);
    const y = cy + t * (by + t * hy);
    const z = cz + t * (bz + t * hz);
    return Math.sqrt(x * x + y * y + z * z) - distance;
  };
  const closingAt = (t: number): number => {
    const x = cx + t * (bx + t * hx);
    const y = cy + t * (by + t * hy);
    const z = cz + t * (bz + t * hz);
    const rate = x * (bx + 2 * t * hx) + y * (by + 2 * t * hy) + z * (bz + 2 * t * hz);
    return rate / Math.sqrt(x * x + y * y + z * z);
  };
  // Between the zeros of q'' the slope q' is monotone: at most one turning point in each piece.
  const split = splitTimes(6 * q4, 3 * q3, q2, horizon);
  let lo = 0;
  let gapLo = gapAt(0);
  for (const hi of [split.first, split.second, horizon]) {
    if (!(hi > lo)) continue;
    const turn = turningTime(q1, q2, q3, q4, lo, hi);
    for (const end of [turn, hi]) {
      if (!(end > lo)) continue;
      const gapEnd = gapAt(end);
      if (gapLo > 0 && gapEnd <= 0) return bracketedZero(gapAt, closingAt, lo, end);
      lo = end;
      gapLo = gapEnd;
    }
  }
  return Infinity;
}

/** The real zeros of a·t² + b·t + c in rising order, clamped to [0, horizon]. */
function splitTimes(
  a: number, b: number, c: number, horizon: number,
): { readonly first: number; readonly second: number } {
  const discriminant = b * b - 4 * a * c;
  if (a === 0 || discriminant < 0) {
    const only = a === 0 && b !== 0 ? clamp(-c / b, horizon) : 0;
    return { first: only, second: only };
  }
  const w = -0.5 * (b + (b >= 0 ? 1 : -1) * Math.sqrt(discriminant));
  const r0 = clamp(w / a, horizon);
  const r1 = w === 0 ? r0 : clamp(c / w, horizon);
  return r0 < r1 ? { first: r0, second: r1 } : { first: r1, second: r0 };
}

function clamp(t: number, horizon: number): number {
  return t > 0 ? (t < horizon ? t : horizon) : 0;
}

/** The one zero of q' in [lo, hi], where q' is monotone; `hi` when it has none. */
function turningTime(
  q1: number, q2: number, q3: number, q4: number, lo: number, hi: number,
): number {
  const slope = (t: number): number => q1 + t * (2 * q2 + t * (3 * q3 + t * 4 * q4));
  const bend = (t: number): number => 2 * q2 + t * (6 * q3 + t * 12 * q4);
  const slopeLo = slope(lo);
  const slopeHi = slope(hi);
  if (slopeLo < 0 === slopeHi < 0) return hi;
  return slopeLo < 0
    ? bracketedZero((t) => -slope(t), (t) => -bend(t), lo, hi)
    : bracketedZero(slope, bend, lo, hi);
}

/** The zero of a function that falls through zero in [lo, hi]: Newton, kept inside the bracket. */
function bracketedZero(
  value: (t: number) => number, slope: (t: number) => number, lo: number, hi: number,
): number {
  let above = lo;
  let below = hi;
  let t = 0.5 * (lo + hi);
  for (let step = 0; step < NEWTON_LIMIT; step += 1) {
    const f = value(t);
    if (f > 0) above = t;
    else below = t;
    if (below - above <= 2.3e-16 * below) break;
    const newton = t - f / slope(t);
    const next = above < newton && newton < below ? newton : 0.5 * (above + below);
    if (next === t) break;
    t = next;
  }
  return t;
}
