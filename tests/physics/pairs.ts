/**
 * How near balls come to each other, at every time and not at samples: between events the distance
 * of two balls is bounded from below over whole intervals, with arithmetic of its own, so a ball
 * that slips through another cannot hide.
 */
import { type Vec3 } from '@tenball/base';
import { type BallState, type Segment, type Trace } from '@tenball/physics';
import { OPENING, isPressed } from './windows.ts';

/** Whether a ball is down or off the table. */
export function isLost({ motion }: BallState): boolean {
  return motion === 'pocketed' || motion === 'off-table';
}

/** A segment with its end, and what a ball is in then: nothing, a pocket's throat, a cluster. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly segment: Segment;
  readonly moves: boolean;
  readonly inThroat: boolean;
  readonly pressed: boolean;
}

function spansOf(trace: Trace, ball: number): Span[] {
  const segments = trace.segments[ball] ?? [];
  return segments.flatMap((segment, index) => {
    const { motion } = segment.state;
    const next = segments[index + 1];
    const span = {
      from: segment.t, to: next?.t ?? trace.duration, segment, inThroat: motion === 'falling',
      moves: motion !== 'at-rest' && motion !== 'spinning', pressed: isPressed(segment, trace),
    };
    if (span.pressed || next === undefined || !isPressed(next, trace)) return [span];
    const opening = Math.max(span.from, span.to - OPENING);
    return [{ ...span, to: opening }, { ...span, from: opening, pressed: true }];
  });
}

/** How near two balls of a trace came to each other. Depths in metres, negative for a gap. */
export interface Pair {
  /** Deepest overlap on the table or in flight. */
  readonly overlap: number;
  /** Deepest overlap while the two stayed in contact for a while; undefined when they never did. */
  readonly resting: number | undefined;
  /** Deepest overlap while one of them was in a pocket's throat. */
  readonly inThroat: number;
  /** Deepest overlap while one of them was pressed in a cluster. */
  readonly pressed: number;
}

/** Every pair of balls of `trace`. */
export function pairsOf(trace: Trace): Pair[] {
  const spans = trace.balls.map(({ ball }) => spansOf(trace, ball));
  const diameter = 2 * trace.params.ballRadius;
  return spans.flatMap((first, index) => (
    spans.slice(0, index).map((second) => pairOf(first, second, diameter))
  ));
}

/** Closer than this counts as contact, metres; for longer than this it is resting, seconds. */
const CONTACT = 1e-9;
const WHILE = 1e-3;

function pairOf(first: readonly Span[], second: readonly Span[], diameter: number): Pair {
  let overlap = -Infinity;
  let inThroat = -Infinity;
  let pressed = -Infinity;
  let resting: number | undefined;
  for (const [a, b] of together(first, second)) {
    const from = Math.max(a.from, b.from);
    const seconds = Math.min(a.to, b.to) - from;
    const path = relative(a.segment, b.segment, from);
    const depth = diameter - nearest(path, seconds, diameter + CONTACT);
    if (a.pressed || b.pressed) {
      pressed = Math.max(pressed, depth);
      continue;
    }
    if (a.inThroat || b.inThroat) {
      inThroat = Math.max(inThroat, depth);
      continue;
    }
    overlap = Math.max(overlap, depth);
    if (seconds > WHILE && staysInContact(path, seconds, diameter)) {
      resting = Math.max(resting ?? -Infinity, depth);
    }
  }
  return { overlap, resting, inThroat, pressed };
}

/** Spans of two balls that overlap in time while both are in play and one moves, or at 0. */
function together(first: readonly Span[], second: readonly Span[]): [Span, Span][] {
  const both: [Span, Span][] = [];
  let i = 0;
  let j = 0;
  for (;;) {
    const a = first[i];
    const b = second[j];
    if (a === undefined || b === undefined) return both;
    if (isLost(a.segment.state) || isLost(b.segment.state)) return both;
    if (a.moves || b.moves || Math.max(a.from, b.from) === 0) both.push([a, b]);
    if (a.to <= b.to) i += 1;
    if (b.to <= a.to) j += 1;
  }
}

function staysInContact(path: Path, seconds: number, diameter: number): boolean {
  return [0, 0.5, 1].every((share) => lengthAt(path, share * seconds) - diameter < CONTACT);
}

/** A way, or the way of one ball as seen from another: c + b·t + h·t². */
export interface Path {
  readonly c: Vec3;
  readonly b: Vec3;
  readonly h: Vec3;
}

function relative(one: Segment, other: Segment, from: number): Path {
  const p = pathFrom(one, from);
  const q = pathFrom(other, from);
  const minus = (u: Vec3, v: Vec3): Vec3 => ({ x: u.x - v.x, y: u.y - v.y, z: u.z - v.z });
  return { c: minus(p.c, q.c), b: minus(p.b, q.b), h: minus(p.h, q.h) };
}

/** The way of a ball in `segment` from a time on, by the segment's own parabola. */
export function pathFrom({ t, state, acceleration: a }: Segment, from: number): Path {
  const dt = from - t;
  const { position: r, velocity: v } = state;
  return {
    c: {
      x: r.x + dt * (v.x + 0.5 * a.x * dt), y: r.y + dt * (v.y + 0.5 * a.y * dt),
      z: r.z + dt * (v.z + 0.5 * a.z * dt),
    },
    b: { x: v.x + a.x * dt, y: v.y + a.y * dt, z: v.z + a.z * dt },
    h: { x: 0.5 * a.x, y: 0.5 * a.y, z: 0.5 * a.z },
  };
}

function lengthAt({ c, b, h }: Path, t: number): number {
  const x = c.x + t * (b.x + h.x * t);
  const y = c.y + t * (b.y + h.y * t);
  const z = c.z + t * (b.z + h.z * t);
  return Math.sqrt(x * x + y * y + z * z);
}

function speedAt({ b, h }: Path, t: number): number {
  const x = b.x + 2 * h.x * t;
  const y = b.y + 2 * h.y * t;
  const z = b.z + 2 * h.z * t;
  return Math.sqrt(x * x + y * y + z * z);
}

/** The least distance is known to this, metres. */
const RESOLUTION = 1e-10;

/**
 * The least distance over [0, end], when it is below `limit`; else some distance not below it.
 * A piece of the way is left alone when it cannot hold less: no point of it is nearer than what
 * the ends' distances leave of its length (the speed of a parabola is convex), nor is the squared
 * distance f further below its chord than max f″·w²/8.
 */
function nearest(path: Path, end: number, limit: number): number {
  const dEnd = lengthAt(path, end);
  let least = Math.min(lengthAt(path, 0), dEnd);
  const pieces: [number, number, number, number][] = [[0, end, lengthAt(path, 0), dEnd]];
  for (let piece = pieces.pop(); piece !== undefined; piece = pieces.pop()) {
    const [lo, hi, dLo, dHi] = piece;
    const goal = Math.min(least - RESOLUTION, limit);
    if (lowerBound(path, lo, hi, dLo, dHi) >= goal) continue;
    const middle = 0.5 * (lo + hi);
    if (middle <= lo || middle >= hi) continue;
    const d = lengthAt(path, middle);
    least = Math.min(least, d);
    pieces.push([lo, middle, dLo, d], [middle, hi, d, dHi]);
  }
  return least;
}

function lowerBound(path: Path, lo: number, hi: number, dLo: number, dHi: number): number {
  const w = hi - lo;
  const vLo = speedAt(path, lo);
  const vHi = speedAt(path, hi);
  const way = 0.5 * w * (vLo + vHi);
  const straight = 0.5 * (dLo + dHi - way);
  const speed = Math.max(vLo, vHi);
  const { x, y, z } = path.h;
  const push = 2 * Math.sqrt(x * x + y * y + z * z);
  const bend = 2 * speed * speed + 2 * push * (Math.max(dLo, dHi) + way);
  const least = Math.min(dLo, dHi);
  const square = least * least - (bend * w * w) / 8;
  return Math.max(straight, square > 0 ? Math.sqrt(square) : 0);
}
