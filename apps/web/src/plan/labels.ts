/** Tags on the table: numbers, pockets, called shots. CSS pixels. */
import type { Vec2 } from '@tenball/base';
import { COLOURS, FONT_FAMILY } from '../table-look.ts';
import type { TagTone } from '../tags.ts';

export const TAG_HEIGHT = 18;
const PADDING = 6;
const RADIUS = 5;

const FILLS: Readonly<Record<TagTone, string>> = {
  lamp: COLOURS.lamp, glass: 'rgba(11, 18, 25, 0.86)', amber: COLOURS.otherPath,
};

const INKS: Readonly<Record<TagTone, string>> = {
  lamp: '#14110a', glass: COLOURS.chalk, amber: '#14110a',
};

/** Width of a tag with `text`. */
export function tagWidth(context: CanvasRenderingContext2D, text: string): number {
  context.font = `600 12px ${FONT_FAMILY}`;
  return Math.ceil(context.measureText(text).width) + 2 * PADDING;
}

/** Draws a tag whose centre is `at`. */
export function drawTag(
  context: CanvasRenderingContext2D, text: string, at: Vec2, tone: TagTone,
): void {
  const width = tagWidth(context, text);
  const left = Math.round(at.x - width / 2);
  const top = Math.round(at.y - TAG_HEIGHT / 2);
  context.beginPath();
  context.roundRect(left, top, width, TAG_HEIGHT, RADIUS);
  context.fillStyle = FILLS[tone];
  context.fill();
  context.fillStyle = INKS[tone];
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(text, left + width / 2, top + 13);
}

/** `at`, moved so that a tag of `width` stays inside the canvas. */
export function keepInside(
  at: Vec2, width: number, size: { readonly width: number; readonly height: number },
): Vec2 {
  const half = width / 2 + 2;
  const rise = TAG_HEIGHT / 2 + 2;
  return {
    x: Math.min(Math.max(at.x, half), Math.max(half, size.width - half)),
    y: Math.min(Math.max(at.y, rise), Math.max(rise, size.height - rise)),
  };
}
