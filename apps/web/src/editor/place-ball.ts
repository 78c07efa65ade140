/** Where a ball that is carried goes: on the bed, to the sights, against a neighbour, to a gap. */
import { type Vec2, distance } from '@tenball/base';
import {
  BALL_RADIUS, type Ball, type Layout, type TableSpec, ballsOf, canRestAt, snapToNanometre,
} from '@tenball/equipment';
import { ontoBed } from '../input/place.ts';

export const SNAPS = ['off', 'quarter', 'touch'] as const;
export type Snap = (typeof SNAPS)[number];

/** So near a neighbour a ball is drawn against it, metres between the surfaces. */
const TOUCH_REACH = 0.03;
/** Balls against each other are laid this far apart, so that the grid never makes them overlap. */
const CONTACT = 2 * BALL_RADIUS + 2e-9;
const OVERLAP_SLACK = 1e-7;
const RING = 0.01;

/** `at` drawn onto the bed. */
export function onBed(table: TableSpec, at: Vec2): Vec2 {
  return ontoBed(table, at);
}

/** A quarter of a diamond, metres. */
export function quarterDiamond(table: TableSpec): number {
  return table.length / 32;
}

/** Where a ball that is carried to `wish` over `others` would be laid. */
export function snapped(table: TableSpec, others: Layout, wish: Vec2, snap: Snap): Vec2 {
  switch (snap) {
    case 'off': return onBed(table, wish);
    case 'quarter': {
      const unit = quarterDiamond(table);
      return onBed(table, {
        x: Math.round((wish.x + table.length / 2) / unit) * unit - table.length / 2,
        y: Math.round((wish.y + table.width / 2) / unit) * unit - table.width / 2,
      });
    }
    case 'touch': return againstNeighbour(table, others, onBed(table, wish));
  }
}

/** Against the nearest ball or rail within reach; where there is none, `at` itself. */
function againstNeighbour(table: TableSpec, others: Layout, at: Vec2): Vec2 {
  const nearest = ballsOf(others)
    .flatMap((ball) => others[ball] ?? [])
    .filter((other) => distance(other, at) < 2 * BALL_RADIUS + TOUCH_REACH)
    .sort((one, two) => distance(one, at) - distance(two, at))[0];
  if (nearest !== undefined) {
    const touching = beside(nearest, at);
    if (isFree(table, others, touching)) return touching;
  }
  const far = onBed(table, { x: Math.sign(at.x) * table.length, y: Math.sign(at.y) * table.width });
  return {
    x: Math.abs(far.x - at.x) < TOUCH_REACH ? far.x : at.x,
    y: Math.abs(far.y - at.y) < TOUCH_REACH ? far.y : at.y,
  };
}

/** The place against the ball at `other`, on the side of `at`. */
function beside(other: Vec2, at: Vec2): Vec2 {
  const apart = distance(other, at);
  const way = apart > 0
    ? { x: (at.x - other.x) / apart, y: (at.y - other.y) / apart } : { x: 1, y: 0 };
  return {
    x: snapToNanometre(other.x + way.x * CONTACT), y: snapToNanometre(other.y + way.y * CONTACT),
  };
}

/** The ball that lies where a ball at `at` would be. */
export function inTheWay(others: Layout, at: Vec2): Ball | undefined {
  return ballsOf(others).find((ball) => {
    const other = others[ball];
    return other !== undefined && distance(other, at) < 2 * BALL_RADIUS - OVERLAP_SLACK;
  });
}

function isFree(table: TableSpec, others: Layout, at: Vec2): boolean {
  return canRestAt(table, at) && inTheWay(others, at) === undefined;
}

/** The free place nearest to `wish`: beside a ball that is in the way, else on rings round it. */
export function nearestFree(table: TableSpec, others: Layout, wish: Vec2): Vec2 {
  const start = onBed(table, wish);
  if (isFree(table, others, start)) return start;
  const touching = ballsOf(others).flatMap((ball) => {
    const other = others[ball];
    return other === undefined ? [] : beside(other, start);
  });
  const found = [...touching, ...rings(table, start)].filter((at) => isFree(table, others, at))
    .sort((one, two) => distance(one, start) - distance(two, start))[0];
  return found ?? start;
}

function rings(table: TableSpec, centre: Vec2): Vec2[] {
  return Array.from({ length: 40 }, (_, ring) => ring + 1).flatMap((ring) => (
    Array.from({ length: 24 }, (_, turn) => {
      const angle = (Math.PI * turn) / 12;
      const reach = ring * RING;
      return onBed(table, {
        x: centre.x + reach * Math.cos(angle), y: centre.y + reach * Math.sin(angle),
      });
    })
  ));
}
