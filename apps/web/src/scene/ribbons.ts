/**
 * Lines on the cloth as flat ribbons: aim, paths, rings, zones. One mesh holds them all.
 * A ribbon is as wide as it is told, but never thinner than its pixels from where the camera is.
 */
import { Color } from 'three';
import type { Vec2, Vec3 } from '@tenball/base';
import type { Basis } from './camera.ts';

export interface RibbonData {
  readonly positions: number[];
  /** Linear red, green, blue and alpha of each point. */
  readonly colours: number[];
  readonly indices: number[];
}

export interface Pen {
  readonly colour: string;
  /** Alpha at the beginning and at the end. */
  readonly alpha: readonly [number, number];
  /** Metres. */
  readonly width: number;
  readonly pixels: number;
  /** Height above the cloth, metres. */
  readonly height: number;
  /** Lengths of dash and gap, metres. */
  readonly dash?: readonly [number, number];
}

/** Where the ribbons are seen from: camera and pixels a unit of slope. */
export interface Viewpoint {
  readonly basis: Basis;
  readonly focal: number;
}

const CIRCLE_STEPS = 56;

export function emptyRibbons(): RibbonData {
  return { positions: [], colours: [], indices: [] };
}

/** Adds a line through `points`. */
export function addLine(
  data: RibbonData, viewpoint: Viewpoint, points: readonly Vec2[], pen: Pen,
): void {
  if (pen.dash === undefined) {
    addStrip(data, viewpoint, points, pen);
    return;
  }
  for (const piece of dashesOf(points, pen.dash)) {
    const at = pen.alpha[0] + (pen.alpha[1] - pen.alpha[0]) * piece.middle;
    addStrip(data, viewpoint, piece.points, { ...pen, alpha: [at, at] });
  }
}

/** Adds a circle. */
export function addCircle(
  data: RibbonData, viewpoint: Viewpoint, centre: Vec2, radius: number, pen: Pen,
): void {
  const points = Array.from({ length: CIRCLE_STEPS + 1 }, (_, i) => {
    const angle = (i / CIRCLE_STEPS) * 2 * Math.PI;
    return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius };
  });
  addStrip(data, viewpoint, points, pen);
}

/** Adds a soft ring of light: brightest on the circle, nothing `reach` metres from it. */
export function addGlow(
  data: RibbonData, centre: Vec2, radius: number, reach: number, pen: Pen,
): void {
  const { r, g, b } = new Color(pen.colour);
  const base = data.positions.length / 3;
  for (let i = 0; i <= CIRCLE_STEPS; i++) {
    const angle = (i / CIRCLE_STEPS) * 2 * Math.PI;
    for (const off of [-1, 0, 1]) {
      const at = radius + off * reach;
      data.positions.push(
        centre.x + Math.cos(angle) * at, centre.y + Math.sin(angle) * at, pen.height,
      );
      data.colours.push(r, g, b, off === 0 ? pen.alpha[0] : 0);
    }
    if (i === 0) continue;
    const k = base + 3 * i;
    for (const j of [k, k + 1]) data.indices.push(j - 3, j, j - 2, j - 2, j, j + 1);
  }
}

/** Adds a filled rectangle between two corners. */
export function addRectangle(data: RibbonData, a: Vec2, b: Vec2, pen: Pen): void {
  const base = data.positions.length / 3;
  const { r, g, b: blue } = new Color(pen.colour);
  for (const [x, y] of [[a.x, a.y], [b.x, a.y], [b.x, b.y], [a.x, b.y]] as const) {
    data.positions.push(x, y, pen.height);
    data.colours.push(r, g, blue, pen.alpha[0]);
  }
  data.indices.push(base, base + 1, base + 2, base, base + 2, base + 3);
}

/** Adds a filled convex polygon. */
export function addPolygon(data: RibbonData, corners: readonly Vec2[], pen: Pen): void {
  const base = data.positions.length / 3;
  const { r, g, b } = new Color(pen.colour);
  corners.forEach(({ x, y }, n) => {
    data.positions.push(x, y, pen.height);
    data.colours.push(r, g, b, pen.alpha[0]);
    if (n > 1) data.indices.push(base, base + n - 1, base + n);
  });
}

function addStrip(
  data: RibbonData, viewpoint: Viewpoint, points: readonly Vec2[], pen: Pen,
): void {
  if (points.length < 2) return;
  const { r, g, b } = new Color(pen.colour);
  const total = points.length - 1;
  const base = data.positions.length / 3;
  points.forEach((point, i) => {
    const side = sideAt(points, i);
    const half = halfWidth(viewpoint, { ...point, z: pen.height }, side, pen);
    const alpha = pen.alpha[0] + (pen.alpha[1] - pen.alpha[0]) * (i / total);
    for (const sign of [-1, 1]) {
      const across = sign * half;
      data.positions.push(point.x + across * side.x, point.y + across * side.y, pen.height);
      data.colours.push(r, g, b, alpha);
    }
    if (i === 0) return;
    const k = base + 2 * i;
    data.indices.push(k - 2, k, k - 1, k - 1, k, k + 1);
  });
}

/** Across the line at point i, longer where it bends so that the width stays. */
function sideAt(points: readonly Vec2[], i: number): Vec2 {
  const here = points[i] ?? { x: 0, y: 0 };
  const closed = distanceBetween(points[0], points.at(-1)) < 1e-9;
  const before = points[i - 1] ?? (closed ? points.at(-2) : undefined);
  const after = points[i + 1] ?? (closed ? points[1] : undefined);
  const into = before ? wayBetween(before, here) : undefined;
  const out = after ? wayBetween(here, after) : undefined;
  const first = into ?? out ?? { x: 1, y: 0 };
  const second = out ?? first;
  const sum = { x: first.x + second.x, y: first.y + second.y };
  const size = Math.hypot(sum.x, sum.y);
  if (size < 0.5) return { x: -first.y, y: first.x };
  // Half the sum's length is the cosine of half the bend.
  const stretch = Math.min(2, 2 / size) / size;
  return { x: -sum.y * stretch, y: sum.x * stretch };
}

function distanceBetween(a: Vec2 | undefined, b: Vec2 | undefined): number {
  return a === undefined || b === undefined ? Infinity : Math.hypot(a.x - b.x, a.y - b.y);
}

function wayBetween(a: Vec2, b: Vec2): Vec2 | undefined {
  const size = distanceBetween(a, b);
  return size < 1e-9 ? undefined : { x: (b.x - a.x) / size, y: (b.y - a.y) / size };
}

/** Half the width of a ribbon at `point`, wide enough for its pixels when it is foreshortened. */
function halfWidth({ basis, focal }: Viewpoint, point: Vec3, side: Vec2, pen: Pen): number {
  const { eye } = basis;
  const ray = { x: point.x - eye.x, y: point.y - eye.y, z: point.z - eye.z };
  const distance = Math.hypot(ray.x, ray.y, ray.z);
  const along = (side.x * ray.x + side.y * ray.y) / distance;
  const seen = Math.sqrt(Math.max(0.1, 1 - along * along));
  return Math.max(pen.width, (pen.pixels * distance) / focal / seen) / 2;
}

interface Dash {
  readonly points: readonly Vec2[];
  /** 0 at the line's beginning, 1 at its end. */
  readonly middle: number;
}

/** The pieces of a dashed line. */
export function dashesOf(points: readonly Vec2[], [on, off]: readonly [number, number]): Dash[] {
  const lengths = points.slice(1).map((point, i) => distanceBetween(points[i], point));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const dashes: Dash[] = [];
  for (let from = 0; from < total; from += on + off) {
    const to = Math.min(total, from + on);
    dashes.push({ points: piece(points, lengths, from, to), middle: (from + to) / 2 / total });
  }
  return dashes;
}

function piece(
  points: readonly Vec2[], lengths: readonly number[], from: number, to: number,
): Vec2[] {
  const result: Vec2[] = [];
  let run = 0;
  lengths.forEach((length, i) => {
    const [a, b] = [points[i], points[i + 1]];
    if (a === undefined || b === undefined || length === 0) return;
    const at = (s: number) => ({
      x: a.x + ((b.x - a.x) * s) / length, y: a.y + ((b.y - a.y) * s) / length,
    });
    const [start, end] = [Math.max(0, from - run), Math.min(length, to - run)];
    if (start < end) {
      if (result.length === 0) result.push(at(start));
      result.push(at(end));
    }
    run += length;
  });
  return result;
}
