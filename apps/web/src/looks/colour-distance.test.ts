import { describe, expect, test } from 'vitest';
import { type BallSet, INK, IVORY, PATTERNS, SOLIDS, patternOf } from './looks.ts';
import { luminanceOf } from './wear-look.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes 2009, severity 1.0, on linear sRGB. */
const VISION = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [
    [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
    [-0.011820, 0.042940, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.303900],
  ],
} as const satisfies Record<string, Matrix>;
type Vision = keyof typeof VISION;

const XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
  [0.0193339, 0.1191920, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

function times(matrix: Matrix, [a, b, c]: Triple): Triple {
  const row = ([x, y, z]: Triple) => x * a + y * b + z * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function linearOf(colour: string): Triple {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** CIE Lab of a colour as eyes of this kind see it; what no screen can show is cut off. */
function labOf(colour: string, vision: Vision): Triple {
  const [r, g, b] = times(VISION[vision], linearOf(colour));
  const cut = (value: number) => Math.min(1, Math.max(0, value));
  const [x, y, z] = times(XYZ, [cut(r), cut(g), cut(b)]);
  const f = (t: number) => t > 216 / 24389 ? Math.cbrt(t) : (t * 24389 / 27 + 16) / 116;
  const [fx, fy, fz] = [f(x / WHITE[0]), f(y / WHITE[1]), f(z / WHITE[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const seventh = (value: number) => Math.sqrt(value ** 7 / (value ** 7 + 25 ** 7));

/** CIEDE2000 between two Lab colours (Sharma, Wu and Dalal 2005). */
function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const g = 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (a: number, b: number) => (Math.atan2(b, a) * 180 / Math.PI + 360) % 360;
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const grey = c1 * c2 === 0;
  let turn = grey ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const far = !grey && Math.abs(h1 - h2) > 180;
  const sum = h1 + h2;
  const h = grey ? sum : far ? (sum < 360 ? sum + 360 : sum - 360) / 2 : sum / 2;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t = 1 - 0.17 * Math.cos(radians(h - 30)) + 0.24 * Math.cos(radians(2 * h))
    + 0.32 * Math.cos(radians(3 * h + 6)) - 0.2 * Math.cos(radians(4 * h - 63));
  const inL = (l2 - l1) / (1 + 0.015 * (l - 50) ** 2 / Math.sqrt(20 + (l - 50) ** 2));
  const inC = (c2 - c1) / (1 + 0.045 * c);
  const inH = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * c * t);
  const twist = -Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2)))) * 2 * seventh(c);
  return Math.sqrt(inL ** 2 + inC ** 2 + inH ** 2 + twist * inC * inH);
}

const BALLS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const PAIRS = BALLS.flatMap((a) => BALLS.filter((b) => b > a).map((b) => [a, b] as const));

/** The two solids of a set that are hardest to tell apart. */
function closest(set: BallSet, vision: Vision) {
  const lab = (ball: (typeof BALLS)[number]) => labOf(SOLIDS[set][ball], vision);
  const [first] = PAIRS
    .map(([a, b]) => ({ balls: `${a}–${b}`, distance: difference(lab(a), lab(b)) }))
    .sort((one, other) => one.distance - other.distance);
  if (first === undefined) throw new Error('a set has balls');
  return { ...first, distance: Math.round(first.distance * 10) / 10 };
}

describe('the difference of two colours', () => {
  test('is that of the published pairs', () => {
    expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
    expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
    expect(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514]))
      .toBeCloseTo(0.9082, 4);
  });
});

describe('the sets of balls', () => {
  test('of tournaments keep the distances of the design', () => {
    expect(closest('tournament', 'normal').distance).toBe(18.5);
    expect(closest('tournament', 'protan').distance).toBe(10.1);
    expect(closest('tournament', 'deutan')).toEqual({ balls: '2–4', distance: 7.8 });
    expect(closest('tournament', 'tritan').distance).toBe(12.5);
  });

  test('of contrast is told apart by eyes of every kind', () => {
    expect(closest('contrast', 'normal').distance).toBe(20.5);
    expect(closest('contrast', 'protan').distance).toBe(17.7);
    expect(closest('contrast', 'deutan').distance).toBe(17.6);
    expect(closest('contrast', 'tritan').distance).toBe(17.6);
  });

  test('of television tells the four from the two, and no two are as near as those were', () => {
    const distances = (['normal', 'protan', 'deutan', 'tritan'] as const)
      .map((vision) => closest('tv', vision).distance);
    expect(distances).toEqual([18.5, 10.1, 10.5, 10]);
    const seen = (ball: 2 | 4) => labOf(SOLIDS.tv[ball], 'deutan');
    expect(difference(seen(2), seen(4))).toBeGreaterThan(30);
  });

  test('give balls of near colours different patterns', () => {
    for (const [a, b] of [[1, 5], [3, 6], [5, 7]] as const) {
      expect(patternOf('contrast', a)).not.toBe(patternOf('contrast', b));
    }
    expect(new Set(BALLS.map((ball) => patternOf('contrast', ball)))).toEqual(new Set(PATTERNS));
    expect(BALLS.every((ball) => patternOf('tournament', ball) === 'plain')).toBe(true);
  });

  test('have digits that stand off their disc by 15.6 to one', () => {
    const ratio = (luminanceOf(IVORY) + 0.05) / (luminanceOf(INK) + 0.05);
    expect(Math.round(ratio * 10) / 10).toBe(15.6);
  });
});
