/** What of the table lies under a point of the canvas. */
import type { Vec2, Vec3 } from '@tenball/base';
import {
  BALL_RADIUS, type Ball, type Hole, TABLES, ballsOf, tableGeometry,
} from '@tenball/equipment';
import type { TableView } from '../picture.ts';
import type { Table } from '../state.ts';

/** A point of the canvas, CSS pixels, and what touches it. */
export interface Touch extends Vec2 {
  readonly pointer: 'mouse' | 'touch';
}

/** Balls and pockets are hit within this distance at least, pixels. */
const REACH = { mouse: 14, touch: 26 };
const POCKET_REACH = { mouse: 26, touch: 34 };

/** The ball under `touch`, the nearest where there are several. */
export function ballUnder(view: TableView, table: Table, touch: Touch): Ball | undefined {
  const { layout } = table.match;
  return nearest(ballsOf(layout), (ball) => {
    const at = layout[ball];
    const centre = at && view.project(onCloth(at));
    const rim = at && view.project({ x: at.x, y: at.y, z: 2 * BALL_RADIUS });
    const side = at && view.project({ x: at.x, y: at.y + BALL_RADIUS, z: BALL_RADIUS });
    if (!centre || !rim || !side) return Infinity;
    const radius = Math.max(away(centre, rim), away(centre, side));
    return reached(away(centre, touch), Math.max(REACH[touch.pointer], radius));
  });
}

/** The pocket under `touch`. */
export function holeUnder(view: TableView, table: Table, touch: Touch): Hole | undefined {
  const { setup } = table.match;
  const { holes } = tableGeometry(TABLES[setup.table], setup.params.jawRadius);
  return nearest(holes, (hole) => {
    const centre = view.project({ ...hole.centre, z: 0 });
    return centre === undefined
      ? Infinity
      : reached(away(centre, touch), POCKET_REACH[touch.pointer]);
  });
}

/** Whether the picture is a plan: equal steps on the screen are equal steps on the cloth. */
export function looksDown(view: TableView): boolean {
  const scale = (y: number): number | undefined => {
    const left = view.project({ x: -0.5, y, z: 0 });
    const right = view.project({ x: 0.5, y, z: 0 });
    return left && right ? away(left, right) : undefined;
  };
  const near = scale(-0.5);
  const far = scale(0.5);
  return near !== undefined && far !== undefined && Math.abs(near / far - 1) < 0.1;
}

/** The centre of a ball that lies at `at`. */
export function onCloth(at: Vec2): Vec3 {
  return { x: at.x, y: at.y, z: BALL_RADIUS };
}

function nearest<T>(items: readonly T[], pixels: (item: T) => number): T | undefined {
  let best: { readonly item: T; readonly pixels: number } | undefined;
  for (const item of items) {
    const distance = pixels(item);
    if (distance < (best?.pixels ?? Infinity)) best = { item, pixels: distance };
  }
  return best?.item;
}

function reached(pixels: number, reach: number): number {
  return pixels <= reach ? pixels : Infinity;
}

function away(a: Vec2, b: Vec2): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
