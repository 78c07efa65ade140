/** What a hint marks on the plan: place, ball, pocket, zone, and the whole shot. */
import type { Vec2 } from '@tenball/base';
import { BALL_RADIUS, type TableGeometry } from '@tenball/equipment';
import type { HintMarks, Picture } from '../picture.ts';
import { COLOURS } from '../table-look.ts';
import { drawGhost, drawPath } from './marks.ts';
import { type Projection, toScreen } from './projection.ts';

type Context = CanvasRenderingContext2D;

const DASH = [5, 4];

/** Under the balls: the zone and the ways. */
export function drawHintBelow(context: Context, projection: Projection, hint: HintMarks): void {
  drawZone(context, projection, hint.zone);
  for (const leaf of hint.leaves ?? []) drawLeaf(context, projection, leaf);
  for (const path of hint.paths) drawPath(context, projection, path);
}

/** Over the balls: rings round ball, pocket and place, and the ghost ball. */
export function drawHintAbove(
  context: Context, projection: Projection, picture: Picture, hint: HintMarks,
  geometry: TableGeometry,
): void {
  for (const { ball, position } of picture.balls) {
    if (ball !== hint.ball && ball !== hint.first) continue;
    ring(context, projection, position, BALL_RADIUS * 1.95);
  }
  for (const at of hint.cushions) dot(context, projection, at, BALL_RADIUS * 0.55);
  for (const at of hint.links) drawGhost(context, projection, at);
  const hole = geometry.holes.find(({ pocket }) => pocket === hint.pocket);
  if (hole !== undefined) ring(context, projection, hole.centre, hole.radius + 0.03);
  if (hint.place !== undefined) {
    drawGhost(context, projection, hint.place);
    ring(context, projection, hint.place, BALL_RADIUS * 1.95);
  }
  if (hint.ghost !== undefined) drawGhost(context, projection, hint.ghost);
}

function ring(context: Context, projection: Projection, at: Vec2, radius: number): void {
  const { x, y } = toScreen(projection, at);
  context.save();
  context.setLineDash(DASH);
  context.lineWidth = 2;
  context.strokeStyle = COLOURS.hint;
  context.beginPath();
  context.arc(x, y, radius * projection.scale, 0, 2 * Math.PI);
  context.stroke();
  context.restore();
}

/** One place where the cue ball came to rest. */
function drawLeaf(context: Context, projection: Projection, leaf: Vec2): void {
  const { x, y } = toScreen(projection, leaf);
  context.beginPath();
  context.arc(x, y, 2.2, 0, 2 * Math.PI);
  context.fillStyle = COLOURS.hint;
  context.fill();
}

/** Where a ball meets a cushion. */
function dot(context: Context, projection: Projection, at: Vec2, radius: number): void {
  const { x, y } = toScreen(projection, at);
  context.beginPath();
  context.arc(x, y, Math.max(3.5, radius * projection.scale), 0, 2 * Math.PI);
  context.fillStyle = COLOURS.hint;
  context.fill();
}

/** The zone of the ball's centre, widened by the ball, so that a resting ball lies within. */
function drawZone(context: Context, projection: Projection, zone: readonly Vec2[]): void {
  const points = zone.map((point) => toScreen(projection, point));
  if (points.length < 3) return;
  context.save();
  context.lineJoin = 'round';
  context.beginPath();
  points.forEach(({ x, y }, n) => (n === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.closePath();
  context.fillStyle = COLOURS.hint;
  context.strokeStyle = COLOURS.hint;
  context.globalAlpha = 0.24;
  context.fill();
  context.globalAlpha = 0.9;
  context.setLineDash(DASH);
  context.lineWidth = 1.75;
  context.stroke();
  context.restore();
}
