/** How the plan lays the table on the screen. CSS pixels; y of the screen points down. */
import type { Vec2 } from '@tenball/base';
import type { TableSpec } from '@tenball/equipment';
import type { Picture } from '../picture.ts';
import { outerHalf } from '../table-look.ts';

/** Screen position of the table's centre, pixels a metre, and whether the foot points up. */
export interface Projection {
  readonly upright: boolean;
  readonly scale: number;
  readonly origin: Vec2;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A closer look: factor and shift in pixels. */
export interface Closeness {
  readonly zoom: number;
  readonly shift: Vec2;
}

const MARGIN = 10;

/** The whole table, rails and all, in the part of the canvas that no panel covers. */
export function planProjection(
  size: Size, insets: Picture['insets'], table: TableSpec, closeness?: Closeness,
): Projection {
  const upright = size.height > size.width;
  const outer = outerHalf(table);
  const width = Math.max(40, size.width - insets.left - insets.right - 2 * MARGIN);
  const height = Math.max(40, size.height - insets.top - insets.bottom - 2 * MARGIN);
  const across = 2 * (upright ? outer.y : outer.x);
  const down = 2 * (upright ? outer.x : outer.y);
  const shift = closeness?.shift ?? { x: 0, y: 0 };
  return {
    upright,
    scale: Math.min(width / across, height / down) * (closeness?.zoom ?? 1),
    origin: {
      x: insets.left + MARGIN + width / 2 + shift.x,
      y: insets.top + MARGIN + height / 2 + shift.y,
    },
  };
}

export function toScreen({ upright, scale, origin }: Projection, point: Vec2): Vec2 {
  return upright
    ? { x: origin.x - scale * point.y, y: origin.y - scale * point.x }
    : { x: origin.x + scale * point.x, y: origin.y - scale * point.y };
}

export function toTable({ upright, scale, origin }: Projection, point: Vec2): Vec2 {
  const right = (point.x - origin.x) / scale;
  const up = (origin.y - point.y) / scale;
  return upright ? { x: up, y: -right } : { x: right, y: up };
}

/** Lets `context` draw in metres of the table; `pixelRatio` device pixels a CSS pixel. */
export function useMetres(
  context: CanvasRenderingContext2D, projection: Projection, pixelRatio: number,
): void {
  const k = projection.scale * pixelRatio;
  const x = projection.origin.x * pixelRatio;
  const y = projection.origin.y * pixelRatio;
  if (projection.upright) context.setTransform(0, -k, -k, 0, x, y);
  else context.setTransform(k, 0, 0, -k, x, y);
}
