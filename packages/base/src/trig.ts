/**
 * Sine, cosine, arc tangent and exponential from + − × ÷ and √ alone.
 *
 * ECMAScript leaves `Math.sin` and its kin implementation-approximated, and real engines differ in
 * the last bit; one such call is enough to part two replays of a shot. These functions give the
 * same bits everywhere. Argument reduction and series: physics specification 7.3.
 */

export const PI = 3.141592653589793;
export const TAU = 6.283185307179586;
const HALF_PI = 1.5707963267948966;
/** π/2 in two parts, so that reduction keeps its digits for |x| up to some thousands. */
const HALF_PI_HI = 1.57079632673412561417;
const HALF_PI_LO = 6.0771005065061922e-11;
const LN2_HI = 6.93147180369123816e-1;
const LN2_LO = 1.90821492927058770002e-10;

/** sine and cosine of `x` radians, |error| ≤ 2e-16 for |x| ≤ 7. */
export function sinCos(x: number): { readonly sin: number; readonly cos: number } {
  const k = Math.floor(x / HALF_PI + 0.5);
  const r = x - k * HALF_PI_HI - k * HALF_PI_LO;
  const z = r * r;
  let s = 1;
  for (let n = 17; n >= 3; n -= 2) s = 1 - (z * s) / (n * (n - 1));
  s *= r;
  let c = 1;
  for (let n = 18; n >= 2; n -= 2) c = 1 - (z * c) / (n * (n - 1));
  const quadrant = k - 4 * Math.floor(k / 4);
  if (quadrant === 0) return { sin: s, cos: c };
  if (quadrant === 1) return { sin: c, cos: -s };
  if (quadrant === 2) return { sin: -s, cos: -c };
  return { sin: -c, cos: s };
}

export function sin(x: number): number {
  return sinCos(x).sin;
}

export function cos(x: number): number {
  return sinCos(x).cos;
}

/** Arc tangent of `x`, radians: two halvings of the angle, then the odd series. */
export function atan(x: number): number {
  const a = x < 0 ? -x : x;
  const inverted = a > 1;
  let t = inverted ? 1 / a : a;
  t = t / (1 + Math.sqrt(1 + t * t));
  t = t / (1 + Math.sqrt(1 + t * t));
  const z = t * t;
  let sum = 0;
  for (let n = 27; n >= 1; n -= 2) sum = 1 / n - z * sum;
  const quarter = 4 * t * sum;
  const value = inverted ? HALF_PI - quarter : quarter;
  return x < 0 ? -value : value;
}

/** The direction of (x, y), radians in (−π, π]; 0 for the zero vector. */
export function atan2(y: number, x: number): number {
  if (x > 0) return atan(y / x);
  if (x < 0) return y >= 0 ? atan(y / x) + PI : atan(y / x) - PI;
  if (y > 0) return HALF_PI;
  return y < 0 ? -HALF_PI : 0;
}

const power = new Float64Array(1);

/** e to the power `x`, relative error about 3e-16; 0 below −745, Infinity above 709.7. */
export function exp(x: number): number {
  power[0] = x;
  expInColumn(power, 0);
  return power[0];
}

/** The same for a number in a column, in place: a loop that keeps columns then boxes nothing. */
export function expInColumn(column: Float64Array, row: number): void {
  const x = column[row] as number;
  if (x < -745) {
    column[row] = 0;
    return;
  }
  if (x > 709.7) {
    column[row] = Infinity;
    return;
  }
  const k = Math.floor(x * 1.4426950408889634 + 0.5);
  const r = x - k * LN2_HI - k * LN2_LO;
  // Taylor's series in pairs of pairs: |r| < 0.35, so the first term left out is below 1e-17.
  const r2 = r * r;
  const r4 = r2 * r2;
  const low = 1 / 2 + r * (1 / 6) + r2 * (1 / 24 + r * (1 / 120));
  const high = 1 / 720 + r * (1 / 5040) + r2 * (1 / 40320 + r * (1 / 362880));
  const rest = 1 / 3628800 + r * (1 / 39916800) + r2 * (1 / 479001600 + r * (1 / 6227020800));
  column[row] = 1 + (r + r2 * (low + r4 * (high + r4 * rest)));
  scaleByPowerOfTwo(column, row, k);
}

/** Multiplies by 2 to the integer power `k`, exactly but where the answer is subnormal. */
function scaleByPowerOfTwo(column: Float64Array, row: number, k: number): void {
  let base = k < 0 ? 0.5 : 2;
  let factor = 1;
  for (let n = k < 0 ? -k : k; n > 0; n >>= 1) {
    if ((n & 1) === 1) factor *= base;
    base *= base;
  }
  column[row] = (column[row] as number) * factor;
}

export function radians(degrees: number): number {
  return degrees * (PI / 180);
}

export function degrees(angle: number): number {
  return angle * (180 / PI);
}
