/**
 * The rubber and the rail behind it as a flying ball sees them: six plates.
 *
 * Seen from above each cushion with the rail behind it is bounded by its nose, two rounded jaws and
 * two facings, and is convex. The rubber is undercut, so a ball can touch only its upper edge, at
 * the height of the nose, or its top. Both are one thin plate at that height, and the distance of
 * a ball from it gives nose, jaws, facings and top in one: specification 4.1, 4.7.
 */
import { type Plate } from '../rail-shapes.ts';
import { type Slot, type State } from '../state.ts';

/** Which edge of a plate is nearest: its nose, or the jaw or facing of its end 0 or 1. */
export const NOSE_EDGE = 1;
export const JAW_EDGE = 2;
export const FACING_EDGE = 4;

/** Results of `nearPlate`: distance in plan, negative above the plate; unit normal in plan. */
export const NEAR: { [K in 0 | 1 | 2]: number } = new Float64Array(3) as never;

/** Works out which edge of `plate` is nearest to (x, y) in plan, and returns it. */
export function nearPlate(plate: Plate, x: number, y: number): number {
  const { normalX, normalY, jawRadius, ends } = plate;
  const [a, b] = ends;
  const ax = x - a.x;
  const ay = y - a.y;
  const bx = x - b.x;
  const by = y - b.y;
  const nose = ax * normalX + ay * normalY;
  const facingA = ax * a.facingX + ay * a.facingY;
  const facingB = bx * b.facingX + by * b.facingY;
  // Rounded corners: the polygon through the centres of the arcs, grown by their radius.
  if (facingA > 0 && ax * a.alongX + ay * a.alongY >= 0) {
    return tell(facingA - jawRadius, a.facingX, a.facingY, FACING_EDGE);
  }
  if (facingB > 0 && bx * b.alongX + by * b.alongY >= 0) {
    return tell(facingB - jawRadius, b.facingX, b.facingY, FACING_EDGE + 1);
  }
  if (nose <= 0 && facingA <= 0 && facingB <= 0) {
    const depth = Math.max(nose, facingA, facingB);
    if (depth === nose) return tell(nose - jawRadius, normalX, normalY, NOSE_EDGE);
    if (depth === facingA) return tell(facingA - jawRadius, a.facingX, a.facingY, FACING_EDGE);
    return tell(facingB - jawRadius, b.facingX, b.facingY, FACING_EDGE + 1);
  }
  const tangent = ax * normalY - ay * normalX;
  const span = (b.x - a.x) * normalY - (b.y - a.y) * normalX;
  const beyondA = span > 0 ? tangent < 0 : tangent > 0;
  const beyondB = span > 0 ? tangent > span : tangent < span;
  if (beyondA) return tellJaw(ax, ay, jawRadius, JAW_EDGE);
  if (beyondB) return tellJaw(bx, by, jawRadius, JAW_EDGE + 1);
  return tell(nose - jawRadius, normalX, normalY, NOSE_EDGE);
}

function tellJaw(ex: number, ey: number, jawRadius: number, part: number): number {
  const d = Math.sqrt(ex * ex + ey * ey);
  return d === 0 ? tell(-jawRadius, 0, 0, part) : tell(d - jawRadius, ex / d, ey / d, part);
}

function tell(distance: number, nx: number, ny: number, part: number): number {
  NEAR[0] = distance;
  NEAR[1] = nx;
  NEAR[2] = ny;
  return part;
}

/** Nearer than this to contact at the start is contact, metres: some units in the last place. */
const TOUCHING = 1e-12;
/** The walk ends within this much of contact, metres. */
const GAP_TOLERANCE = 1e-14;
/** Approach slower than this, m/s or m/s², is none: it is round-off. */
const LEAST_RATE = 1e-10;
/** A contact left along a curve is open after this long, s: 2 nm of fall at most. */
const PEELING_SECONDS = 2e-5;
const WALK_LIMIT = 200;

/** Result of `timeToPlate` besides the time: whether the walk got no further than that time. */
export const WALK: { [K in 0]: number } = new Float64Array(1) as never;

/**
 * Seconds until flying ball `i` meets `plate`, within `horizon`.
 *
 * A plate grown by the ball's radius is convex. So a plane against it at the nearest point keeps
 * the ball off it until the ball's parabola crosses that plane, a quadratic: go there, repeat. Each
 * step is a lower bound; close to contact it converges like Newton's method. Where it has not
 * arrived after its limit, `WALK[0]` is 1 and the time is a safe one to ask again.
 */
export function timeToPlate(s: State, i: Slot, plate: Plate, horizon: number): number {
  const { radius, params } = s.laws;
  const hx = 0.5 * s.ax[i];
  const hy = 0.5 * s.ay[i];
  const hz = 0.5 * s.az[i];
  let t = 0;
  WALK[0] = 0;
  for (let step = 0; step < WALK_LIMIT; step += 1) {
    const part = nearPlate(
      plate, s.x[i] + t * (s.vx[i] + t * hx), s.y[i] + t * (s.vy[i] + t * hy),
    );
    const off = NEAR[0] > 0 ? NEAR[0] : 0;
    const cx = off * NEAR[1];
    const cy = off * NEAR[2];
    const cz = s.z[i] + t * (s.vz[i] + t * hz) - params.noseHeight;
    const d = Math.sqrt(off * off + cz * cz);
    const gap = d - radius;
    const vx = s.vx[i] + 2 * t * hx;
    const vy = s.vy[i] + 2 * t * hy;
    const vz = s.vz[i] + 2 * t * hz;
    const b = cx * vx + cy * vy + cz * vz;
    const a = cx * hx + cy * hy + cz * hz;
    if (t === 0 && gap <= TOUCHING) {
      const rate = b / d;
      if (rate < -LEAST_RATE) return 0;
      if (rate <= LEAST_RATE) {
        if (pushAt(plate, part, off, d, vx, vy, vz, rate, a) < -LEAST_RATE) return 0;
        t = PEELING_SECONDS;
        continue;
      }
    } else if (gap <= GAP_TOLERANCE) return t;
    const c = gap * d;
    const discriminant = b * b - 4 * a * c;
    if (discriminant < 0 || (b >= 0 && a >= 0)) return Infinity;
    const way = b < 0
      ? (2 * c) / (Math.sqrt(discriminant) - b)
      : (b + Math.sqrt(discriminant)) / (-2 * a);
    if (t + way > horizon) return Infinity;
    if (way <= 4e-16 * t) return t;
    t += way;
  }
  WALK[0] = 1;
  return t;
}

/** How the gap of a touching ball is accelerated, m/s²: by gravity, and open along the edge. */
function pushAt(
  plate: Plate, part: number, off: number, d: number, vx: number, vy: number, vz: number,
  rate: number, half: number,
): number {
  if (off === 0) return (2 * half) / d;
  const along = vy * NEAR[1] - vx * NEAR[2];
  const across = vx * vx + vy * vy + vz * vz - rate * rate - along * along;
  const isJaw = part === JAW_EDGE || part === JAW_EDGE + 1;
  const around = isJaw ? (along * along * off) / (d * (plate.jawRadius + off)) : 0;
  return (across + 2 * half) / d + around;
}
