/** The first approach of two bodies with 160 binary places: the reference for `roots.ts`. */
import { type Fixed, fixed, over, root, times } from './fixed-point.ts';

/** Position C, velocity B, half acceleration H; contact distance and horizon. */
export interface Approach {
  readonly c: readonly [number, number, number];
  readonly b: readonly [number, number, number];
  readonly h: readonly [number, number, number];
  readonly distance: number;
  readonly horizon: number;
}

const STEPS = 170;

/** The first time in [0, horizon] at which the distance falls to the contact distance. */
export function exactApproach(approach: Approach): Fixed | undefined {
  const q = coefficients(approach);
  const marks = marksOf(q, approach);
  for (let k = 0; k + 1 < marks.length; k += 1) {
    const lo = marks[k] ?? 0n;
    const hi = marks[k + 1] ?? 0n;
    if (evaluate(q, lo) > 0n && evaluate(q, hi) <= 0n) return bisect(q, lo, hi);
  }
  return undefined;
}

/** How far outside contact the bodies are at `t`, metres times 2¹⁶⁰. */
export function exactGap(approach: Approach, t: number): Fixed {
  const time = fixed(t);
  const sum = [0, 1, 2].reduce((total, k) => {
    const at = fixed(approach.c[k] ?? 0)
      + times(time, fixed(approach.b[k] ?? 0) + times(time, fixed(approach.h[k] ?? 0)));
    return total + times(at, at);
  }, 0n);
  return root(sum) - fixed(approach.distance);
}

/** The least distance from contact over the whole horizon, at its ends and turning points. */
export function exactLeastGap(approach: Approach): Fixed {
  const q = coefficients(approach);
  const d = fixed(approach.distance);
  const gaps = marksOf(q, approach).map((t) => root(evaluate(q, t) + times(d, d)) - d);
  return gaps.reduce((least, gap) => (gap < least ? gap : least));
}

/** The ends of the horizon and between them where the distance turns. */
function marksOf(q: Quartic, { horizon }: Approach): Fixed[] {
  const end = fixed(horizon);
  const slope = [q[1], 2n * q[2], 3n * q[3], 4n * q[4]];
  const bend = [2n * q[2], 6n * q[3], 12n * q[4]];
  return [0n, ...signChanges(slope, [0n, ...quadraticRoots(bend, end), end]), end];
}

/** Square of the distance less that at contact, by powers of time. */
type Quartic = [Fixed, Fixed, Fixed, Fixed, Fixed];

function coefficients({ c, b, h, distance }: Approach): Quartic {
  const q: Quartic = [0n, 0n, 0n, 0n, 0n];
  for (const k of [0, 1, 2] as const) {
    const [ck, bk, hk] = [fixed(c[k]), fixed(b[k]), fixed(h[k])];
    q[0] += times(ck, ck);
    q[1] += 2n * times(ck, bk);
    q[2] += times(bk, bk) + 2n * times(ck, hk);
    q[3] += 2n * times(bk, hk);
    q[4] += times(hk, hk);
  }
  const d = fixed(distance);
  q[0] -= times(d, d);
  return q;
}

function evaluate(polynomial: readonly Fixed[], t: Fixed): Fixed {
  return polynomial.reduceRight((sum, coefficient) => coefficient + times(sum, t), 0n);
}

function quadraticRoots([c = 0n, b = 0n, a = 0n]: readonly Fixed[], end: Fixed): Fixed[] {
  const discriminant = times(b, b) - 4n * times(a, c);
  if (discriminant < 0n) return [];
  if (a === 0n) return b === 0n ? [] : inside([over(-c, b)], end);
  const w = root(discriminant);
  return inside([over(-b - w, 2n * a), over(-b + w, 2n * a)], end);
}

function inside(moments: readonly Fixed[], end: Fixed): Fixed[] {
  return moments.filter((t) => 0n < t && t < end).sort((x, y) => (x < y ? -1 : 1));
}

function signChanges(polynomial: readonly Fixed[], marks: readonly Fixed[]): Fixed[] {
  return marks.slice(1).flatMap((hi, k) => {
    const lo = marks[k] ?? 0n;
    const differ = evaluate(polynomial, lo) < 0n !== evaluate(polynomial, hi) < 0n;
    return differ ? [bisect(polynomial, lo, hi)] : [];
  });
}

function bisect(polynomial: readonly Fixed[], from: Fixed, to: Fixed): Fixed {
  let lo = from;
  let hi = to;
  const sign = evaluate(polynomial, lo) < 0n;
  for (let step = 0; step < STEPS && hi - lo > 1n; step += 1) {
    const middle = (lo + hi) >> 1n;
    if (evaluate(polynomial, middle) < 0n === sign) lo = middle;
    else hi = middle;
  }
  return hi;
}
