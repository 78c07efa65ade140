/** How far the aim turns for a drag or a key. */
import type { Vec2 } from '@tenball/base';

/** One press of an arrow key, degrees. */
export const AIM_STEP = 1;

/** Shift divides by ten, Alt by a hundred. */
export function fineness(keys: { readonly shift: boolean; readonly alt: boolean }): number {
  return (keys.shift ? 0.1 : 1) * (keys.alt ? 0.01 : 1);
}

export interface Drag {
  /** Pointer before and after, CSS pixels of the canvas. */
  readonly from: Vec2;
  readonly to: Vec2;
  /** The cue ball on the canvas; undefined when it is out of the picture. */
  readonly ball: Vec2 | undefined;
  readonly pointer: 'mouse' | 'touch';
  /** Seen from above the aim follows the sweep round the ball; from the cue, the way across. */
  readonly view: 'above' | 'cue';
}

/** Within this distance of the ball the aim turns at full gain, pixels. */
const NEAR = 120;
/** A finger far from the ball turns the aim by this share. */
const FAR_GAIN = 0.25;
/** Degrees for a pixel across the picture in the cue view, near the ball. */
const CUE_VIEW_GAIN = 0.2;
/** A sweep is never measured closer to the ball than this, pixels: no jumps across it. */
const CLOSEST = 40;

/** Degrees by which a drag turns the aim, counter-clockwise seen from above. */
export function turnOfDrag(drag: Drag): number {
  const ball = drag.ball;
  const away = ball === undefined ? 2 * NEAR : distance(drag.to, ball);
  if (drag.view === 'cue' || ball === undefined) {
    return -(drag.to.x - drag.from.x) * CUE_VIEW_GAIN * gainAt(away, drag.pointer);
  }
  const sweep = sweepDegrees(drag.from, drag.to, ball);
  return drag.pointer === 'touch' ? sweep * gainAt(away, 'touch') : sweep;
}

function gainAt(pixels: number, pointer: 'mouse' | 'touch'): number {
  if (pixels <= NEAR) return 1;
  return pointer === 'touch' ? FAR_GAIN : Math.max(FAR_GAIN, NEAR / pixels);
}

/** The angle swept round `centre`, positive counter-clockwise on a screen whose y grows down. */
function sweepDegrees(from: Vec2, to: Vec2, centre: Vec2): number {
  const reach = Math.max(distance(from, centre), distance(to, centre));
  if (reach < CLOSEST) return 0;
  const a = Math.atan2(centre.y - from.y, from.x - centre.x);
  const b = Math.atan2(centre.y - to.y, to.x - centre.x);
  const turn = ((b - a) * 180) / Math.PI;
  const wrapped = turn - 360 * Math.round(turn / 360);
  const closest = Math.min(distance(from, centre), distance(to, centre));
  return closest < CLOSEST ? wrapped * (closest / CLOSEST) : wrapped;
}

/** Direction from `from` to `to`, degrees in [0, 360) counter-clockwise from +x. */
export function headingOf(from: Vec2, to: Vec2): number {
  return wrapDegrees((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
}

/** `degrees` in [0, 360), on the grid of strokes. */
export function wrapDegrees(degrees: number): number {
  const wrapped = degrees - 360 * Math.floor(degrees / 360);
  const snapped = Math.round(wrapped * 1e6) / 1e6;
  return snapped >= 360 ? 0 : snapped;
}

function distance(a: Vec2, b: Vec2): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
