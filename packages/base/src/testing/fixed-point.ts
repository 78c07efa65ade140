/**
 * Numbers with 160 binary places, for tests to judge the doubles by.
 *
 * A double with an exponent above −108 converts exactly. Sums are exact, products and quotients are
 * cut off at 2⁻¹⁶⁰, far below anything a double can show.
 */

/** A value times 2¹⁶⁰. */
export type Fixed = bigint;

const PLACES = 160n;
export const ONE: Fixed = 1n << PLACES;

/** The exact value of a double. */
export function fixed(value: number): Fixed {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const exponent = (bits >> 52n) & 0x7ffn;
  const fraction = bits & 0xfffffffffffffn;
  const mantissa = exponent === 0n ? fraction : fraction | (1n << 52n);
  const shift = PLACES + (exponent === 0n ? 1n : exponent) - 1075n;
  const size = shift >= 0n ? mantissa << shift : mantissa >> -shift;
  return bits >> 63n === 0n ? size : -size;
}

export function times(a: Fixed, b: Fixed): Fixed {
  return (a * b) >> PLACES;
}

export function over(a: Fixed, b: Fixed): Fixed {
  return (a << PLACES) / b;
}

/** The square root, cut off. */
export function root(a: Fixed): Fixed {
  if (a <= 0n) return 0n;
  const n = a << PLACES;
  let x = 1n << BigInt(Math.ceil(n.toString(2).length / 2));
  for (;;) {
    const next = (x + n / x) >> 1n;
    if (next >= x) return x;
    x = next;
  }
}

/** The nearest double, good to some units in the last place. */
export function toNumber(a: Fixed): number {
  const size = a < 0n ? -a : a;
  const drop = Math.max(0, size.toString(2).length - 60);
  const value = Number(size >> BigInt(drop)) * powerOfTwo(drop - Number(PLACES));
  return a < 0n ? -value : value;
}

function powerOfTwo(exponent: number): number {
  let power = 1;
  for (let n = Math.abs(exponent); n > 0; n -= 1) power *= exponent < 0 ? 0.5 : 2;
  return power;
}

/** Sine and cosine of an exact double by their series. */
export function sinCosFixed(x: number): { readonly sin: Fixed; readonly cos: Fixed } {
  const r = fixed(x);
  let term = ONE;
  let sin = 0n;
  let cos = 0n;
  for (let n = 0n; n < 200n && term !== 0n; n += 1n) {
    const sign = n % 4n < 2n ? 1n : -1n;
    if (n % 2n === 0n) cos += sign * term;
    else sin += sign * term;
    term = times(term, r) / (n + 1n);
  }
  return { sin, cos };
}

/** e to an exact double by its series. */
export function expFixed(x: number): Fixed {
  const r = fixed(x);
  let term = ONE;
  let sum = 0n;
  for (let n = 1n; n < 400n && term !== 0n; n += 1n) {
    sum += term;
    term = times(term, r) / n;
  }
  return sum + term;
}
