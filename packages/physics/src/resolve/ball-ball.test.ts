import { describe, expect, test } from 'vitest';
import { seed, uniform } from '@tenball/base';
import { type Params } from '../params.ts';
import {
  R, type Start, type Triple, headingOf, rollingVelocity, spinOf, stateOf, velocityOf,
} from '../testing/scene.ts';
import { resolveBallBall } from './ball-ball.ts';

const FRICTIONLESS: Partial<Params> = { frictionBallA: 0, frictionBallB: 0 };
const ELASTIC: Partial<Params> = { restitutionBall: 1 };
const DEGREE = Math.PI / 180;

interface After {
  readonly v1: Triple;
  readonly w1: Triple;
  readonly v2: Triple;
  readonly w2: Triple;
}

/** Ball 0 strikes a standing ball 1 whose centre lies `cutDegrees` to the left of the x axis. */
function strike(cutDegrees: number, v: Triple, w: Triple, params: Partial<Params> = {}): After {
  const cut = cutDegrees * DEGREE;
  const away = 2 * R;
  const other: Start = { at: [away * Math.cos(cut), away * Math.sin(cut)] };
  const s = stateOf([{ at: [0, 0], v, w }, other], params);
  resolveBallBall(s, 0, 1);
  return {
    v1: velocityOf(s, 0), w1: spinOf(s, 0), v2: velocityOf(s, 1), w2: spinOf(s, 1),
  };
}

function stun(cut: number, params: Partial<Params> = {}, speed = 1): After {
  return strike(cut, [speed, 0, 0], [0, 0, 0], params);
}

function rolling(cut: number, params: Partial<Params> = {}, speed = 1): After {
  return strike(cut, [speed, 0, 0], [0, speed / R, 0], params);
}

function expectClose(found: Triple, expected: Triple, digits: number): void {
  found.forEach((value, k) => expect(value).toBeCloseTo(expected[k] ?? NaN, digits));
}

describe('without friction', () => {
  const separation = (e: number, cut: number): number => {
    const { v1, v2 } = stun(cut, { ...FRICTIONLESS, restitutionBall: e });
    return headingOf(v2) - headingOf(v1);
  };

  const cuts = [10, 30, 45, 60, 80];
  test.each(cuts)('V15 stun balls part at right angles after a %i degree cut', (cut) => {
    expect(separation(1, cut)).toBeCloseTo(90, 10);
  });

  test('V15 real balls part at a little less after a half-ball hit', () => {
    expect(separation(0.95, 30)).toBeCloseTo(87.520569, 6);
    expect(separation(0.92, 30)).toBeCloseTo(86.036765, 6);
  });

  /** How far a rolling cue ball is turned off its line once it rolls again, degrees. */
  const deflection = (cut: number, e: number): number => {
    const { v1, w1 } = rolling(cut, { ...FRICTIONLESS, restitutionBall: e });
    return -headingOf(rollingVelocity(v1, w1));
  };
  const cutOf = (overlap: number): number => Math.asin(1 - overlap) / DEGREE;

  test.each([
    ['half ball', 1 / 2, 33.670496508315],
    ['quarter ball', 1 / 4, 27.266854626],
    ['three eighths', 3 / 8, 31.678514003],
    ['five eighths', 5 / 8, 32.741949452],
    ['three quarters', 3 / 4, 27.626486474],
  ])('V16 the 30 degree rule: %s', (_, overlap, expected) => {
    expect(deflection(cutOf(overlap), 1)).toBeCloseTo(expected, 8);
  });

  test('V17 the largest natural angle is 33.749 degrees, not at half ball', () => {
    expect(deflection(28.125505702055, 1)).toBeCloseTo(33.748988595889, 9);
    for (let cut = 1; cut < 89; cut += 0.5) {
      expect(deflection(cut, 1)).toBeLessThanOrEqual(33.748988595889 + 1e-9);
    }
  });

  test('V18 the same for real balls', () => {
    expect(deflection(30, 0.95)).toBeCloseTo(32.264555264, 8);
    expect(deflection(28.853585, 0.95)).toBeCloseTo(32.292830427, 8);
  });

  test.each([
    [1, 2 / 7, 5 / 7, 6.25],
    [0.95, 0.303571429, 0.696428571, 5.262975779],
  ])('V19 a rolling ball hits full, e = %f: speeds and ways', (e, cue, object, ways) => {
    const { v1, w1, v2, w2 } = rolling(0, { ...FRICTIONLESS, restitutionBall: e });
    const [slow] = rollingVelocity(v1, w1);
    const [fast] = rollingVelocity(v2, w2);
    expect(slow).toBeCloseTo(cue, 9);
    expect(fast).toBeCloseTo(object, 9);
    expect((fast / slow) * (fast / slow)).toBeCloseTo(ways, 7);
  });
});

describe('with friction', () => {
  test('V20 a stun shot at 2 m/s, cut 30 degrees', () => {
    const { v1, w1, v2, w2 } = stun(30, {}, 2);
    expectClose(v1, [0.498375830283, -0.776609718937, 0], 9);
    expectClose(v2, [1.501624169717, 0.776609718937, 0], 9);
    expect(w1[2]).toBeCloseTo(6.845873966, 8);
    expect(w2[2]).toBeCloseTo(6.845873966, 8);
    expect(headingOf(v2)).toBeCloseTo(27.347093116, 8);
    const after = rollingVelocity(v1, w1);
    expect(Math.sqrt(after[0] * after[0] + after[1] * after[1])).toBeCloseTo(0.659120132, 8);
    expect(headingOf(after)).toBeCloseTo(-57.310385, 6);
  });

  test('V21 a rolling shot lifts the cue ball and presses the object ball', () => {
    const { v1, w1, v2, w2 } = rolling(30, {}, 2);
    expectClose(v1, [0.528123886496, -0.828134863723, 0.032479809934], 9);
    expectClose(w1, [1.420814083, 67.530328914, 1.640614786], 8);
    expectClose(v2, [1.471876113504, 0.828134863723, -0.032479809934], 9);
    expectClose(w2, [1.420814083, -2.46092218, 1.640614786], 8);
    expect(headingOf(v2)).toBeCloseTo(29.363801864, 8);
  });

  test('V23 balls that stick end their slip', () => {
    const s = stateOf([{ at: [0, 0], v: [1, 0.02, 0] }, { at: [2 * R, 0] }]);
    resolveBallBall(s, 0, 1);
    expectClose(velocityOf(s, 0), [0.025, 0.017142857142857, 0], 12);
    expectClose(velocityOf(s, 1), [0.975, 0.002857142857143, 0], 12);
    expect(s.wz[0]).toBeCloseTo(-0.249968753905762, 12);
    expect(s.wz[1]).toBeCloseTo(-0.249968753905762, 12);
  });

  test('V24 gearing english throws nothing and passes no side on', () => {
    const spin = Math.sin(30 * DEGREE) / R;
    const { v2, w2 } = strike(30, [1, 0, 0], [0, 0, spin]);
    expect(headingOf(v2)).toBeCloseTo(30, 12);
    expect(w2[2]).toBeCloseTo(0, 12);
  });
});

describe('V25 throw, elastic balls', () => {
  const thrown = (after: After, cut: number): number => Math.abs(headingOf(after.v2) - cut);
  const best = (count: number, f: (k: number) => number): number =>
    Math.max(...Array.from({ length: count }, (_, k) => f(k)));

  test.each([
    [0.447, 5.3, [4.715, 4.945, 4.621], [2.186, 3.09], 5.118, 2.661],
    [1.341, 3.874, [3.549, 2.773, 2.318], [1.004, 1.42], 3.737, 0.963],
    [3.129, 2.693, [1.697, 1.127, 0.894], [0.388, 0.548], 2.634, 0.485],
  ])('at %f m/s', (speed, most, stuns, rolls, spinStun, spinRoll) => {
    const mostOfStuns = best(900, (k) => thrown(stun(k / 10, ELASTIC, speed), k / 10));
    expect(Math.abs(mostOfStuns - most)).toBeLessThan(5e-3);
    [30, 45, 60].forEach((cut, k) => {
      expect(Math.abs(thrown(stun(cut, ELASTIC, speed), cut) - (stuns[k] ?? 0))).toBeLessThan(5e-3);
    });
    [30, 45].forEach((cut, k) => {
      expect(Math.abs(thrown(rolling(cut, ELASTIC, speed), cut) - (rolls[k] ?? 0)))
        .toBeLessThan(5e-3);
    });
    // Side spin up to one and a half times what natural roll would have.
    const sideways = (k: number, top: number): number =>
      thrown(strike(0, [speed, 0, 0], [0, (top * speed) / R, (k * speed) / (500 * R)], ELASTIC), 0);
    expect(Math.abs(best(750, (k) => sideways(k, 0)) - spinStun)).toBeLessThan(5e-3);
    expect(Math.abs(best(750, (k) => sideways(k, 1)) - spinRoll)).toBeLessThan(5e-3);
  });
});

describe('in every impact', () => {
  const draw = (number: number, k: number, size: number): number =>
    size * (2 * uniform(seed(number), k) - 1);

  /** Two touching balls, somewhere in space, with any motion that brings them together. */
  function randomPair(number: number): readonly [Start, Start] {
    const n = [draw(number, 0, 1), draw(number, 1, 1), draw(number, 2, 0.3)] as const;
    const size = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    const speed = number % 5 === 0 ? 0.02 : 8;
    const triple = (from: number, scale: number): Triple =>
      [draw(number, from, scale), draw(number, from + 1, scale), draw(number, from + 2, scale)];
    const away = (2 * R) / size;
    return [
      { at: [0, 0], v: triple(3, speed), w: triple(6, speed / R) },
      {
        at: [n[0] * away, n[1] * away, R + n[2] * away],
        v: triple(9, speed), w: triple(12, speed / R),
      },
    ];
  }

  const square = (t: Triple): number => t[0] * t[0] + t[1] * t[1] + t[2] * t[2];
  const energyOf = (s: ReturnType<typeof stateOf>): number =>
    0.5 * (square(velocityOf(s, 0)) + square(velocityOf(s, 1)))
    + 0.2 * R * R * (square(spinOf(s, 0)) + square(spinOf(s, 1)));

  test('momentum is kept and energy never grows', () => {
    for (let number = 0; number < 3000; number += 1) {
      const s = stateOf(randomPair(number));
      const [a, b] = [velocityOf(s, 0), velocityOf(s, 1)];
      const before = energyOf(s);
      resolveBallBall(s, 0, 1);
      const [c, d] = [velocityOf(s, 0), velocityOf(s, 1)];
      [0, 1, 2].forEach((k) => {
        const drift = (a[k] ?? 0) + (b[k] ?? 0) - (c[k] ?? 0) - (d[k] ?? 0);
        expect(Math.abs(drift), `pair ${number}`).toBeLessThan(1e-13);
      });
      expect(energyOf(s), `pair ${number}`).toBeLessThanOrEqual(before * (1 + 1e-14));
    }
  });

  test('a mirrored impact gives the mirrored result to the last bit', () => {
    for (let number = 0; number < 300; number += 1) {
      const [one, two] = randomPair(number);
      const s = stateOf([one, two]);
      const m = stateOf([mirrored(one), mirrored(two)]);
      resolveBallBall(s, 0, 1);
      resolveBallBall(m, 0, 1);
      for (const i of [0, 1] as const) {
        expect([m.vx[i], -m.vy[i], m.vz[i]]).toEqual(velocityOf(s, i));
        expect([-m.wx[i], m.wy[i], -m.wz[i]]).toEqual(spinOf(s, i));
      }
    }
  });

  function mirrored({ at, v = [0, 0, 0], w = [0, 0, 0] }: Start): Start {
    return {
      at: [at[0], -at[1], at[2] ?? R], v: [v[0], -v[1], v[2]], w: [-w[0], w[1], -w[2]],
    };
  }
});

describe('balls that barely touch', () => {
  test('part as fast as they met below 5 mm/s', () => {
    const { v1, v2 } = stun(0, {}, 0.003);
    expect(v2[0] - v1[0]).toBeCloseTo(0.003, 12);
  });

  test('are not struck when they already part', () => {
    const s = stateOf([{ at: [0, 0], v: [-0.1, 0, 0] }, { at: [2 * R, 0], v: [0.1, 0, 0] }]);
    expect(resolveBallBall(s, 0, 1)).toBe(false);
    expect(velocityOf(s, 0)).toEqual([-0.1, 0, 0]);
  });
});
