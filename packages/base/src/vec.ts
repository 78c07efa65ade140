/** A point or direction in the plane of the cloth, metres. +x to the foot rail, +y to the left. */
export interface Vec2 {
  readonly x: number;
  readonly y: number;
}

/** A point, velocity or angular velocity in space; z up. */
export interface Vec3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const ZERO3: Vec3 = { x: 0, y: 0, z: 0 };

export function add(a: Vec2, b: Vec2): Vec2 {
  return { x: a.x + b.x, y: a.y + b.y };
}

export function subtract(a: Vec2, b: Vec2): Vec2 {
  return { x: a.x - b.x, y: a.y - b.y };
}

export function scale(a: Vec2, factor: number): Vec2 {
  return { x: a.x * factor, y: a.y * factor };
}

export function dot(a: Vec2, b: Vec2): number {
  return a.x * b.x + a.y * b.y;
}

/** The z part of a × b: positive when b lies counter-clockwise of a. */
export function cross(a: Vec2, b: Vec2): number {
  return a.x * b.y - a.y * b.x;
}

/** Length without `Math.hypot`, whose bits differ between engines. */
export function length(a: Vec2): number {
  return Math.sqrt(a.x * a.x + a.y * a.y);
}

export function distance(a: Vec2, b: Vec2): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** The unit vector along `a`; the zero vector stays zero. */
export function normalise(a: Vec2): Vec2 {
  const l = length(a);
  return l > 0 ? { x: a.x / l, y: a.y / l } : a;
}
