import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { atan2, degrees, radians, cos as cosine, seed, sin as sine, uniform } from '@tenball/base';
import { literalCushion, mathavanCushion } from '../testing/literal-cushion.ts';
import {
  CLOTH, COS, FRICTION, RESTITUTION, SIN, STIFFNESS, V_N, V_T, V_Z, W_N, W_T, W_Z, contact,
} from './compliant-contact.ts';
import { pressOnSlate } from './compliant-cushion.ts';
import { pressInFlight } from './compliant-flight.ts';

/** Velocity N, T, Z, then R·w. */
type Six = readonly [number, number, number, number, number, number];
type Model = (steps: number) => void;

interface Rubber {
  readonly sin: number;
  readonly e: number;
  readonly mu: number;
  readonly ratio: number;
  readonly cloth: number;
}

const EXAMPLE: Rubber = { sin: 0.27, e: 0.85, mu: 0.2, ratio: 1.8, cloth: 0.2 };
const DEFAULT: Rubber = { ...EXAMPLE, mu: 0.17 };

function hit(model: Model, steps: number, before: Six, rubber: Rubber): Six {
  [
    contact[V_N], contact[V_T], contact[V_Z], contact[W_N], contact[W_T], contact[W_Z],
  ] = before;
  contact[SIN] = rubber.sin;
  contact[COS] = Math.sqrt(1 - rubber.sin * rubber.sin);
  contact[RESTITUTION] = rubber.e;
  contact[FRICTION] = rubber.mu;
  contact[STIFFNESS] = (rubber.ratio * rubber.ratio) / 3.5;
  contact[CLOTH] = rubber.cloth;
  model(steps);
  return [
    contact[V_N], contact[V_T], contact[V_Z], contact[W_N], contact[W_T], contact[W_Z],
  ];
}

/** A ball at 1 m/s, so many degrees from the rail's normal; top 1 rolls. */
function coming(incidence: number, top: number, side = 0): Six {
  const vN = -cosine(radians(incidence));
  const vT = sine(radians(incidence));
  return [vN, vT, 0, -top * vT, top * vN, side];
}

function polar(n: number, t: number): { speed: number; angle: number } {
  return { speed: Math.sqrt(n * n + t * t), angle: degrees(atan2(t, n)) };
}

/** Once it rolls: specification 1.3. */
function reRolled([vN, vT, , wN, wT]: Six): { speed: number; angle: number } {
  return polar((5 * vN + 2 * wT) / 7, (5 * vT - 2 * wN) / 7);
}

function energy([a, b, c, d, e, f]: Six): number {
  return 0.5 * (a * a + b * b + c * c) + 0.2 * (d * d + e * e + f * f);
}

function largest(a: Six, b: Six): number {
  return Math.max(...a.map((value, k) => Math.abs(value - (b[k] ?? NaN))));
}

/** Hits as they are played: any angle, from draw to more than rolling, some side. */
function ordinary(number: number): Six {
  const draw = (k: number): number => uniform(seed(number), k);
  const top = number % 3 === 0 ? 1 : 1.4 * draw(1) - 0.2;
  return coming(160 * (draw(0) - 0.5), top, 1.2 * (draw(2) - 0.5));
}

/** Half nearly straight in with any topspin or draw, half with large spins of any kind. */
function hostile(number: number): Six {
  const draw = (k: number): number => uniform(seed(number), k) - 0.5;
  const small = number % 2 === 0;
  const [vN, vT] = coming(small ? 10 * draw(0) : 166 * draw(0), 0);
  const size = small ? 0.2 : 4;
  return [vN, vT, 0, size * draw(1), 4 * draw(2), size * draw(3)];
}

const NUMBERS = Array.from({ length: 250 }, (_, k) => k);

function errors(population: (number: number) => Six, rubber: Rubber): number[] {
  return NUMBERS.map((number) => {
    const before = population(number);
    return largest(
      hit(pressOnSlate, 32, before, rubber), hit(literalCushion, 3000, before, rubber),
    );
  }).sort((a, b) => a - b);
}

function rms(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}

describe('the fast model against the literal one', () => {
  test('ordinary hits come out within 5e-4', () => {
    const found = errors(ordinary, DEFAULT);
    expect(rms(found)).toBeLessThan(1.2e-4);
    expect(found.at(-1)).toBeLessThan(5e-4);
  });

  test('hostile ones within 1.6e-3, and far better on the whole', () => {
    const found = errors(hostile, DEFAULT);
    expect(rms(found)).toBeLessThan(2e-4);
    expect(found.at(-1)).toBeLessThan(1.6e-3);
  });

  test('a facing likewise, within 1e-3', () => {
    const found = errors(ordinary, { ...DEFAULT, e: 0.65, mu: 0.25 });
    expect(rms(found)).toBeLessThan(2e-4);
    expect(found.at(-1)).toBeLessThan(1e-3);
  });

  test('the general model agrees, on the slate and in the air', () => {
    for (const number of NUMBERS.slice(0, 60)) {
      const [vN, vT, , ...spins] = ordinary(number);
      const up = uniform(seed(number), 9) - 0.5;
      const flying = { ...DEFAULT, sin: 1.6 * (uniform(seed(number), 8) - 0.5), cloth: -1 };
      const rough = { ...DEFAULT, mu: 0.5 };
      for (const [v, rubber] of [[0, DEFAULT], [0, rough], [up, flying]] as const) {
        if (vN * Math.sqrt(1 - rubber.sin * rubber.sin) - v * rubber.sin > -0.05) continue;
        const before: Six = [vN, vT, v, ...spins];
        const exact = hit(literalCushion, 3000, before, rubber);
        expect(largest(hit(pressInFlight, 32, before, rubber), exact), `hit ${number}`)
          .toBeLessThan(rubber === flying ? 1e-4 : 6e-4);
      }
    }
  });
});

describe('V36 no tilt and no slate: the scalar law of Stronge', () => {
  const scalar: Rubber = { sin: 0, e: 0.85, mu: 0.2, ratio: 1.7, cloth: -1 };
  const rows = [
    [0.05, -0.006995], [0.1, -0.005175], [0.2, 0.022788], [0.3, 0.093976], [0.5, 0.271638],
    [0.8, 0.383187], [0.9, 0.360718], [1, 0.294667], [1.2, 0.095],
  ] as const;

  test.each(rows)('slip %f leaves as %f', (slip, expected) => {
    const [vN, vT, , , , wZ] = hit(pressInFlight, 500, [-1, -slip, 0, 0, 0, 0], scalar);
    expect(vN).toBeCloseTo(0.85, 4);
    expect(Math.abs(vT - wZ - expected)).toBeLessThan(2e-5);
  });
});

describe('V38 the rigid model of Mathavan', () => {
  const rigid: Rubber = { sin: 0.4, e: 0.98, mu: 0.14, ratio: 1, cloth: 0.212 };
  const rows = [
    [90, 1, 0, 0.91066, 90], [90, 0, 0, 0.83732, 90], [45, 1, 0, 0.84762, 52.678],
    [45, 0, 0, 0.75641, 56.22], [30, 1, 0, 0.86136, 34.001], [60, 1, 0, 0.86716, 68.824],
    [45, 1, 1, 0.94109, 43.191], [45, 1, -1, 0.83965, 54.347], [45, 1, 2, 1.11565, 36.974],
  ] as const;

  test.each(rows)('%i° from the rail, top %i, side %i: %f, %f°', (from, top, side, speed, to) => {
    const [vN, vT] = hit(mathavanCushion, 20000, coming(90 - from, top, side), rigid);
    const out = polar(vN, vT);
    expect(Math.abs(out.speed - speed)).toBeLessThan(1e-4);
    expect(Math.abs(90 - out.angle - to)).toBeLessThan(1e-2);
  });
});

describe.each([['fast', pressOnSlate, 32], ['literal', literalCushion, 4000]] as const)(
  'V39 and V40, the %s model', (_, model, steps) => {
    test.each([
      [30, 0.7977, 23.44, 0.59258, 34.11], [45, 0.7777, 40.01, 0.63632, 54.27],
      [60, 0.8094, 58.63, 0.74471, 71.15],
    ] as const)('rolling at %i°: %f, %f°, then %f, %f°', (from, speed, angle, roll, to) => {
      const after = hit(model, steps, coming(from, 1), EXAMPLE);
      const out = polar(after[0], after[1]);
      expect(Math.abs(out.speed - speed)).toBeLessThan(5e-4);
      expect(Math.abs(out.angle - angle)).toBeLessThan(0.03);
      expect(Math.abs(reRolled(after).speed - roll)).toBeLessThan(5e-4);
      expect(Math.abs(reRolled(after).angle - to)).toBeLessThan(0.03);
    });

    test('straight in, rolling, stunned and with side', () => {
      const rolling = hit(model, steps, coming(0, 1), EXAMPLE);
      expect(Math.abs(rolling[0] - 0.85)).toBeLessThan(5e-4);
      expect(Math.abs(rolling[4] + 0.00475)).toBeLessThan(5e-4);
      expect(Math.abs(reRolled(rolling).speed - 0.60579)).toBeLessThan(5e-4);
      const stun = hit(model, steps, coming(0, 0), EXAMPLE);
      expect(Math.abs(stun[0] - 0.77033)).toBeLessThan(5e-4);
      expect(Math.abs(reRolled(stun).speed - 0.5886)).toBeLessThan(5e-4);
      const half = hit(model, steps, coming(0, 1, 0.5), EXAMPLE);
      expect(largest([...half.slice(0, 2), 0, 0, 0, 0] as unknown as Six,
        [0.84734, 0.15028, 0, 0, 0, 0])).toBeLessThan(5e-4);
      const full = hit(model, steps, coming(0, 1, 1), EXAMPLE);
      expect(Math.abs(full[1] - 0.25307)).toBeLessThan(5e-4);
      expect(Math.abs(reRolled(full).angle - 23)).toBeLessThan(0.03);
    });

    test('with the default friction', () => {
      const ratio = (top: number): number => (
        reRolled(hit(model, steps, coming(0, top), DEFAULT)).speed);
      expect(Math.abs(ratio(1) - 0.5774)).toBeLessThan(5e-4);
      expect(Math.abs(ratio(0) - 0.5974)).toBeLessThan(5e-4);
      const after = hit(model, steps, coming(45, 1), DEFAULT);
      expect(Math.abs(polar(after[0], after[1]).speed - 0.7962)).toBeLessThan(5e-4);
      expect(Math.abs(reRolled(after).angle - 56.58)).toBeLessThan(0.03);
    });
  },
);

describe('V41 running and reverse side', () => {
  const withSide = (incidence: number, side: number) => (
    reRolled(hit(pressOnSlate, 32, coming(incidence, 1, side), DEFAULT)));

  test('part in speed the most near 30 degrees from the normal', () => {
    const gap = (incidence: number): number => (
      withSide(incidence, 0.5).speed - withSide(incidence, -0.5).speed);
    expect(Math.abs(gap(30))).toBeGreaterThan(Math.abs(gap(10)));
    expect(Math.abs(gap(30))).toBeGreaterThan(Math.abs(gap(55)));
  });

  test('turn a straight bank, hardly a shallow one', () => {
    const turn = (incidence: number): number => (
      Math.abs(withSide(incidence, 0.5).angle - withSide(incidence, 0).angle));
    expect(turn(0)).toBeGreaterThan(8);
    expect(turn(75)).toBeLessThan(0.5);
  });
});

describe('laws', () => {
  test('no impact makes energy', () => {
    const wrong: number[] = [];
    for (let number = 0; number < 20000; number += 1) {
      const draw = (k: number): number => uniform(seed(number), k);
      const before = number % 2 === 0 ? ordinary(number) : hostile(number);
      const rubber = { ...DEFAULT, e: 0.6 + 0.4 * draw(20), mu: 0.27 * draw(21) };
      const after = hit(pressOnSlate, 32, before, rubber);
      if (energy(after) > energy(before) || after[0] <= 0) wrong.push(number);
    }
    expect(wrong).toEqual([]);
  });

  const speed = fc.double({ min: -3, max: 3, noNaN: true });
  const six = fc.tuple(fc.double({ min: -3, max: -0.01, noNaN: true }), speed, speed, speed, speed);

  test.each([['on the slate', pressOnSlate], ['in general', pressInFlight]] as const)(
    'the mirror image of a hit is its mirror image to the last bit, %s', (_, model) => {
      fc.assert(fc.property(six, ([vN, vT, wN, wT, wZ]) => {
        const hitA = hit(model, 32, [vN, vT, 0, wN, wT, wZ], DEFAULT);
        const [a, b, c, d, e, f] = hit(model, 32, [vN, -vT, 0, -wN, wT, -wZ], DEFAULT);
        // Nought plus nought is nought of the plain sign.
        expect([a, 0 - b, c, 0 - d, e, 0 - f].map((value) => value + 0))
          .toEqual(hitA.map((value) => value + 0));
      }), { numRuns: 100 });
    },
  );

  test('twice the speed is twice the outcome', () => {
    const once = hit(pressOnSlate, 32, ordinary(5), DEFAULT);
    const twice = hit(
      pressOnSlate, 32, ordinary(5).map((value) => 2 * value) as unknown as Six, DEFAULT,
    );
    expect(twice).toEqual(once.map((value) => 2 * value));
  });
});
