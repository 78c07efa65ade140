import { describe, expect, test } from 'vitest';
import { seed, uniform } from './random.ts';
import { expFixed, fixed, sinCosFixed, toNumber } from './testing/fixed-point.ts';
import { PI, TAU, atan, atan2, cos, degrees, exp, radians, sin, sinCos } from './trig.ts';

const ROOT_3 = Math.sqrt(3);

/** Largest error of `value` against an exact result, over seeded points of [from, to]. */
function largestError(
  from: number, to: number, error: (x: number) => number, points = 4000,
): number {
  const key = seed(`${from} ${to}`);
  let largest = 0;
  for (let k = 0; k < points; k += 1) {
    largest = Math.max(largest, Math.abs(error(from + (to - from) * uniform(key, k))));
  }
  return largest;
}

describe('sine and cosine', () => {
  test.each([
    [1, 0.8414709848078965, 0.5403023058681398],
    [0.5, 0.479425538604203, 0.8775825618903728],
    [-2, -0.9092974268256817, -0.4161468365471424],
    [3, 0.1411200080598672, -0.9899924966004454],
  ])('of %f have the digits of the tables', (x, sine, cosine) => {
    expect(sin(x)).toBeCloseTo(sine, 15);
    expect(cos(x)).toBeCloseTo(cosine, 15);
  });

  test('are exact at nought', () => {
    expect(sinCos(0)).toEqual({ sin: 0, cos: 1 });
  });

  test('stay within 2e-16 of the exact series for two turns about nought', () => {
    const sine = largestError(-7, 7, (x) => toNumber(fixed(sin(x)) - sinCosFixed(x).sin));
    const cosine = largestError(-7, 7, (x) => toNumber(fixed(cos(x)) - sinCosFixed(x).cos));
    expect(sine).toBeLessThan(2e-16);
    expect(cosine).toBeLessThan(2e-16);
  });

  test('lie on the unit circle', () => {
    expect(largestError(-7, 7, (x) => sin(x) * sin(x) + cos(x) * cos(x) - 1)).toBeLessThan(5e-16);
  });

  test('are odd and even to the last bit', () => {
    expect(largestError(0, 7, (x) => sin(-x) + sin(x))).toBe(0);
    expect(largestError(0, 7, (x) => cos(-x) - cos(x))).toBe(0);
  });

  test('of 30 and 60 degrees are a half', () => {
    expect(sin(radians(30))).toBeCloseTo(0.5, 15);
    expect(cos(radians(60))).toBeCloseTo(0.5, 15);
  });
});

describe('arc tangent', () => {
  test.each([
    [1, PI / 4], [0.5, 0.4636476090008061], [2, 1.1071487177940904],
    [ROOT_3, PI / 3], [1 / ROOT_3, PI / 6], [-1, -PI / 4], [0, 0],
  ])('of %f has the digits of the tables', (x, expected) => {
    expect(atan(x)).toBeCloseTo(expected, 15);
  });

  test('undoes the tangent', () => {
    expect(largestError(-1.5, 1.5, (x) => atan(sin(x) / cos(x)) - x)).toBeLessThan(1e-15);
  });

  test('with two arguments gives the direction in all four quadrants', () => {
    expect(largestError(-PI, PI, (x) => atan2(3 * sin(x), 3 * cos(x)) - x)).toBeLessThan(1e-15);
  });

  test('with two arguments is defined on the axes', () => {
    expect([atan2(0, 1), atan2(1, 0), atan2(0, -1), atan2(-1, 0), atan2(0, 0)])
      .toEqual([0, PI / 2, PI, -PI / 2, 0]);
  });
});

describe('the exponential', () => {
  test.each([
    [1, 2.718281828459045], [-1, 0.36787944117144233], [0.5, 1.6487212707001282],
  ])('of %f has the digits of the tables', (x, expected) => {
    expect(exp(x)).toBeCloseTo(expected, 15);
  });

  test('of nought is one', () => {
    expect(exp(0)).toBe(1);
  });

  test('stays within 5e-16 of the exact series, relatively, from -20 to 20', () => {
    const error = largestError(-20, 20, (x) => {
      const exact = expFixed(x);
      return toNumber(fixed(exp(x)) - exact) / toNumber(exact);
    }, 1500);
    expect(error).toBeLessThan(5e-16);
  });

  test('ends in nought and infinity', () => {
    expect(exp(-1000)).toBe(0);
    expect(exp(1000)).toBe(Infinity);
  });
});

test('a turn is 360 degrees', () => {
  expect(radians(360)).toBe(TAU);
  expect(degrees(PI)).toBe(180);
});
