/** Balls of the plan as small cached pictures: upright number, band, gloss and a soft shadow. */
import { type Ball, CUE_BALL } from '@tenball/equipment';
import {
  CUE_BALL_DOT, INK, IVORY, type Look, PATTERN_RINGS, ballColour, discScale, patternColour,
  patternOf,
} from '../looks/looks.ts';
import { FONT_FAMILY, isFontReady, isStriped } from '../table-look.ts';

type Context = CanvasRenderingContext2D;

/** A sprite is this many ball radii wide and high: room for the shadow. */
export const SPRITE_RADII = 4;

/** The disc of a number, and half the band of the 9 and 10, in radii of the ball. */
const DISC = 0.6;
const BAND = 0.66;

export interface BallSprites {
  /** The look of `ball` for a radius of `radius` device pixels, twice as fine as it is shown. */
  spriteOf(ball: Ball, radius: number, look: Look): HTMLCanvasElement;
}

/** Keeps one sprite a ball, redrawn when the size changes or the font arrives. */
export function createBallSprites(): BallSprites {
  const sprites = new Map<Ball, { readonly key: string; readonly canvas: HTMLCanvasElement }>();
  return {
    spriteOf(ball, radius, look) {
      const size = Math.max(8, 2 * Math.round(radius * SPRITE_RADII));
      const key = `${size} ${isFontReady()} ${look.ballSet} ${look.largeNumbers}`;
      const kept = sprites.get(ball);
      if (kept?.key === key) return kept.canvas;
      const canvas = document.createElement('canvas');
      canvas.width = size;
      canvas.height = size;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (context !== null) {
        context.translate(size / 2, size / 2);
        context.scale(size / SPRITE_RADII, size / SPRITE_RADII);
        drawBall(context, ball, look);
      }
      sprites.set(ball, { key, canvas });
      return canvas;
    },
  };
}

/** Draws `ball` about the origin with radius 1. */
export function drawBall(context: Context, ball: Ball, look: Look): void {
  const colour = ballColour(look.ballSet, ball);
  drawShadow(context);
  context.save();
  disc(context, 0, 0, 1);
  context.clip();
  context.fillStyle = isStriped(ball) ? IVORY : colour;
  context.fillRect(-1, -1, 2, 2);
  if (isStriped(ball)) {
    context.fillStyle = colour;
    context.fillRect(-1, -BAND, 2, 2 * BAND);
  }
  drawPattern(context, ball, look);
  if (ball !== CUE_BALL) drawNumber(context, ball, discScale(look));
  drawShade(context);
  context.restore();
  disc(context, 0, 0, 0.985);
  context.lineWidth = 0.05;
  context.strokeStyle = 'rgba(0, 0, 0, 0.35)';
  context.stroke();
}

/** The pattern of `ball` between the disc of its number and its edge. */
function drawPattern(context: Context, ball: Ball, look: Look): void {
  const from = DISC * discScale(look);
  const reach = 1 - from;
  context.strokeStyle = patternColour(ball);
  for (const { at, width, pieces, filled } of PATTERN_RINGS[patternOf(look.ballSet, ball)]) {
    context.lineWidth = width * reach;
    const parts = Math.max(1, pieces);
    const step = (2 * Math.PI) / parts;
    for (let i = 0; i < parts; i++) {
      context.beginPath();
      context.arc(0, 0, from + at * reach, (i - filled / 2) * step, (i + filled / 2) * step);
      context.stroke();
    }
  }
}

function disc(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

function drawShadow(context: Context): void {
  const shadow = context.createRadialGradient(0.05, 0.12, 0.6, 0.05, 0.12, 1.75);
  shadow.addColorStop(0, 'rgba(0, 10, 20, 0.75)');
  shadow.addColorStop(0.45, 'rgba(0, 10, 20, 0.34)');
  shadow.addColorStop(1, 'rgba(0, 10, 20, 0)');
  context.fillStyle = shadow;
  disc(context, 0.05, 0.12, 1.75);
  context.fill();
}

function drawNumber(context: Context, ball: Ball, larger: number): void {
  context.fillStyle = IVORY;
  disc(context, 0, 0, DISC * larger);
  context.fill();
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  // Fonts are hinted at their nominal size: draw large, then scale down.
  context.save();
  context.scale(0.01 * larger, 0.01 * larger);
  context.font = `700 ${ball === 10 ? 74 : 88}px ${FONT_FAMILY}`;
  const box = context.measureText(String(ball));
  const lift = (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2;
  context.fillText(String(ball), 0, lift - (isUnderlined(ball) ? 5 : 0));
  if (isUnderlined(ball)) context.fillRect(-20, lift + 2, 40, 7);
  context.restore();
}

/** 6 and 9 are underlined, so that they cannot be taken for each other. */
export function isUnderlined(ball: Ball): boolean {
  return ball === 6 || ball === 9;
}

function drawShade(context: Context): void {
  const shade = context.createRadialGradient(-0.25, -0.35, 0.1, 0, 0, 1.02);
  shade.addColorStop(0, 'rgba(255, 255, 255, 0.10)');
  shade.addColorStop(0.55, 'rgba(255, 255, 255, 0)');
  shade.addColorStop(0.8, 'rgba(0, 0, 0, 0.14)');
  shade.addColorStop(1, 'rgba(0, 0, 0, 0.5)');
  context.fillStyle = shade;
  context.fillRect(-1, -1, 2, 2);
  context.beginPath();
  context.arc(0, 0, 0.8, Math.PI * 1.12, Math.PI * 1.5);
  context.lineWidth = 0.13;
  context.lineCap = 'round';
  context.strokeStyle = 'rgba(255, 255, 255, 0.5)';
  context.stroke();
}

/**
 * The red dots of the cue ball where they are now, so that its spin shows.
 * The context measures in ball radii about the ball's centre.
 */
export function drawCueBallDots(
  context: Context, dots: readonly { readonly x: number; readonly y: number; readonly z: number }[],
): void {
  context.fillStyle = CUE_BALL_DOT;
  for (const dot of dots) {
    if (dot.z <= 0.05) continue;
    context.beginPath();
    const tilt = Math.atan2(dot.y, dot.x);
    context.ellipse(dot.x * 0.95, dot.y * 0.95, 0.13 * dot.z, 0.13, tilt, 0, 2 * Math.PI);
    context.fill();
  }
}
