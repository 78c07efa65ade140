/** Where balls lie at rest. A ball that is absent is off the table: pocketed, out or in hand. */
import type { Vec2 } from '@tenball/base';
import { BALLS, type Ball, OBJECT_BALLS, type ObjectBall } from './ball.ts';

export type Layout = Readonly<Partial<Record<Ball, Vec2>>>;

/** The balls of a layout in ball order, cue ball first. */
export function ballsOf(layout: Layout): Ball[] {
  return BALLS.filter((ball) => layout[ball] !== undefined);
}

/** The object balls of a layout in rising order. */
export function objectBallsOf(layout: Layout): ObjectBall[] {
  return OBJECT_BALLS.filter((ball) => layout[ball] !== undefined);
}

/** `layout` with `ball` at `at`, or without it. */
export function withBall(layout: Layout, ball: Ball, at: Vec2 | undefined): Layout {
  const next: Partial<Record<Ball, Vec2>> = {};
  for (const other of BALLS) {
    const position = other === ball ? at : layout[other];
    if (position !== undefined) next[other] = position;
  }
  return next;
}

/** The same for a number in a column, in place: a loop that keeps columns then boxes nothing. */
export function snapInColumn(column: Float64Array, row: number): void {
  const metres = column[row] as number;
  const size = Math.floor((metres < 0 ? -metres : metres) * 1e9 + 0.5) / 1e9;
  column[row] = metres < 0 && size > 0 ? -size : size;
}

/** One nanometre: resting balls are snapped to this grid once, symmetrically in sign. */
export function snapToNanometre(metres: number): number {
  const size = Math.floor((metres < 0 ? -metres : metres) * 1e9 + 0.5) / 1e9;
  return metres < 0 && size > 0 ? -size : size;
}
