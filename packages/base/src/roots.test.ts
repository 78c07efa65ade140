import { describe, expect, test } from 'vitest';
import { seed, uniform } from './random.ts';
import { ARRIVAL, type RelativePath, createPath, setPath } from './relative-path.ts';
import { solveFirstApproachBracketed } from './roots-bracketed.ts';
import { firstRise, solveFirstApproach } from './roots.ts';
import {
  type Approach, exactApproach, exactGap, exactLeastGap,
} from './testing/exact-approach.ts';
import { toNumber } from './testing/fixed-point.ts';

const BALL = 0.05715;

describe('the first rise of a parabola to zero', () => {
  test.each([
    ['a straight rise', 0, 2, -1, 0.5],
    ['a slowing rise that just gets there', -1, 2, -1, 1],
    ['a slowing rise that does not', -1, 1.9, -1, Infinity],
    ['a fall that turns', 1, -2, -3, 3],
    ['a fall that goes on', -1, -2, -3, Infinity],
    ['a start from rest', 2, 0, -2, 1],
    ['standing still', 0, 0, -1, Infinity],
  ])('%s', (_, a, b, c, expected) => {
    expect(firstRise(a, b, c)).toBe(expected);
  });

  test('nothing cancels when the acceleration is tiny', () => {
    expect(firstRise(1e-18, 2, -1)).toBe(0.5);
    expect(firstRise(-1e-18, 2, -1)).toBe(0.5);
  });
});

/** When a way of solving says that two things come within a distance. */
type Solver = (approach: Approach) => number;

function solverBy(solve: (path: RelativePath) => void): Solver {
  return ({ c, b, h, distance, horizon }) => {
    const path = createPath();
    setPath(path, ...c, ...b, ...h, distance, horizon);
    solve(path);
    return path[ARRIVAL];
  };
}

const walk = solverBy(solveFirstApproach);
const brackets = solverBy(solveFirstApproachBracketed);

/** Along a line, from `c` at the speed `b`, with half the acceleration `h`. */
function straight(c: number, b: number, h: number, horizon: number): Approach {
  return { c: [c, 0, 0], b: [b, 0, 0], h: [h, 0, 0], distance: BALL, horizon };
}

/** Two balls up to two metres apart, in and out of plane, 1 cm/s to 10 m/s, one in four slow. */
function pair(number: number): Approach {
  const key = seed(number);
  const draw = (k: number): number => 2 * uniform(key, k) - 1;
  const flat = number % 3 !== 0;
  const away = BALL * (1.0001 + 12 * uniform(key, 20) * uniform(key, 21));
  const direction = [draw(0), draw(1), flat ? 0 : draw(2)] as const;
  const size = Math.sqrt(direction.reduce((sum, part) => sum + part * part, 0));
  const speed = number % 4 === 0 ? 0.05 : 10 * uniform(key, 22);
  const aim = direction.map((part, k) => -part / size + 0.12 * draw(3 + k));
  const accelerations = [0, 0.05, 1, 2] as const;
  const push = accelerations[number % 4 === 0 ? 1 : Math.floor(4 * uniform(key, 23))] ?? 0;
  const vector = (f: (k: 0 | 1 | 2) => number): [number, number, number] => [f(0), f(1), f(2)];
  return {
    c: vector((k) => (direction[k] / size) * away),
    b: vector((k) => (flat && k === 2 ? 0 : speed * (aim[k] ?? 0))),
    h: vector((k) => (flat && k === 2 ? 0 : push * draw(6 + k))),
    distance: BALL,
    horizon: 0.02 + uniform(key, 24),
  };
}

describe.each([
  ['the walk', walk],
  ['the brackets', brackets],
])('the first approach by %s', (_, solver) => {
  test('agrees with 160 binary places on 600 pairs: none missed, none false', () => {
    let hits = 0;
    for (let number = 0; number < 600; number += 1) {
      const approach = pair(number);
      const exact = exactApproach(approach);
      const t = solver(approach);
      const depth = -toNumber(exactLeastGap(approach));
      const isGraze = Math.abs(depth) < 1e-12;
      if (!isGraze) expect(Number.isFinite(t), `pair ${number}`).toBe(exact !== undefined);
      if (exact === undefined || !Number.isFinite(t)) continue;
      hits += 1;
      expect(Math.abs(toNumber(exactGap(approach, t))), `pair ${number}`).toBeLessThan(2e-15);
      expect(Math.abs(t - toNumber(exact)), `pair ${number}`).toBeLessThan(1e-12 + 1e-9 * t);
    }
    expect(hits).toBeGreaterThan(150);
  });

  test('two balls rolling side by side with equal accelerations never meet', () => {
    expect(solver(straight(0.1, 0, 0, 5))).toBe(Infinity);
  });

  test('a ball at constant speed arrives when distance over speed says so', () => {
    expect(solver(straight(1, -2, 0, 5))).toBeCloseTo((1 - BALL) / 2, 15);
  });

  test('a meeting after the horizon is none', () => {
    expect(solver(straight(1, -2, 0, 0.4))).toBe(Infinity);
  });

  test('a ball that turns back is met on its way back', () => {
    // 1 m away, leaving at 1 m/s, drawn back at 4 m/s²: 1 + t − 2t² = d.
    const t = (1 + Math.sqrt(1 + 8 * (1 - BALL))) / 4;
    expect(solver(straight(1, 1, -2, 5))).toBeCloseTo(t, 14);
  });
});

test('from inside the circle only a new approach counts', () => {
  // Passing through the middle and out: no approach from outside is left.
  expect(brackets(straight(0, 1, 0, 5))).toBe(Infinity);
  // Out at 1 m/s and drawn back at 2 m/s²: back at the circle when t − t² = d.
  const t = (1 + Math.sqrt(1 - 4 * BALL)) / 2;
  expect(brackets(straight(0, 1, -1, 5))).toBeCloseTo(t, 14);
});
