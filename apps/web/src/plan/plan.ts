/** The flat plan: what everybody sees first, and all who have no WebGL. Design 2, 5 and 9. */
import type { Vec2, Vec3 } from '@tenball/base';
import {
  BALL_RADIUS, CUE_BALL, TABLES, type TableGeometry, type TableId, type TableSpec, tableGeometry,
} from '@tenball/equipment';
import { DEFAULT_PARAMS } from '@tenball/physics';
import { type Cloth, DEFAULT_LOOK, type Look } from '../looks/looks.ts';
import type { BallPose, Picture, TableView } from '../picture.ts';
import { COLOURS } from '../table-look.ts';
import { type Tag, pocketTagPoint, tagsOf } from '../tags.ts';
import { drawTable } from './backdrop.ts';
import {
  type BallSprites, SPRITE_RADII, createBallSprites, drawCueBallDots,
} from './ball-sprites.ts';
import { TAG_HEIGHT, drawTag, keepInside, tagWidth } from './labels.ts';
import { drawHintAbove, drawHintBelow } from './hint-marks.ts';
import { drawMarksAbove, drawMarksBelow } from './marks.ts';
import {
  type Closeness, type Projection, type Size, planProjection, toScreen, toTable, useMetres,
} from './projection.ts';

type Context = CanvasRenderingContext2D;

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const MAX_ZOOM = 4;

/** The still table in device pixels, and what it was drawn for. */
interface Backdrop {
  readonly key: string;
  readonly canvas: HTMLCanvasElement;
}

/**
 * A plan on `canvas`. It always looks from above; in the free view it can be moved and enlarged.
 * Throws when the canvas has no 2D context.
 */
export function createPlan(canvas: HTMLCanvasElement): TableView {
  const context = contextOf(canvas);
  if (context === null) throw new Error('This canvas has no 2D context.');
  const sprites = createBallSprites();
  const geometryOf = createGeometryMemory();
  let size: Size = { width: canvas.clientWidth || 300, height: canvas.clientHeight || 150 };
  let pixelRatio = 1;
  let closeness: Closeness = { zoom: 1, shift: { x: 0, y: 0 } };
  let projection = planProjection(size, NO_INSETS, TABLES['9']);
  let backdrop: Backdrop | undefined;
  let free = false;

  return {
    canvas,
    draw(picture) {
      const { table, insets, look = DEFAULT_LOOK } = picture;
      free = picture.view === 'free';
      projection = planProjection(size, insets, table, free ? closeness : undefined);
      const plan = geometryOf(table);
      const key = JSON.stringify([table.id, projection, size, pixelRatio, look.cloth.name]);
      if (backdrop?.key !== key) {
        const still = { table, plan, projection, pixelRatio, cloth: look.cloth };
        backdrop = { key, canvas: drawBackdrop(canvas, still) };
      }
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.drawImage(backdrop.canvas, 0, 0);
      context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
      const { hint } = picture;
      if (hint) drawHintBelow(context, projection, hint);
      drawMarksBelow(context, projection, picture);
      drawBalls(context, { projection, pixelRatio, sprites, look }, picture);
      if (hint) drawHintAbove(context, projection, picture, hint, plan);
      drawMarksAbove(context, projection, picture, plan);
      drawTags(context, { projection, size, plan }, picture);
      return false;
    },
    resize(width, height, ratio) {
      size = { width, height };
      pixelRatio = ratio;
      canvas.width = Math.max(1, Math.round(width * ratio));
      canvas.height = Math.max(1, Math.round(height * ratio));
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
      backdrop = undefined;
    },
    pickCloth: (x, y) => toTable(projection, { x, y }),
    project: (point: Vec3) => toScreen(projection, point),
    orbit(dx, dy, steps) {
      if (free) closeness = moved(closeness, size, { x: dx, y: dy }, steps);
    },
    dispose() {
      backdrop = undefined;
      canvas.width = 1;
      canvas.height = 1;
    },
  };
}

/** The plan geometry of the table asked for last. */
function createGeometryMemory(): (table: TableSpec) => TableGeometry {
  let known: { readonly id: TableId; readonly plan: TableGeometry } | undefined;
  return (table) => {
    if (known?.id !== table.id) {
      known = { id: table.id, plan: tableGeometry(table, DEFAULT_PARAMS.jawRadius) };
    }
    return known.plan;
  };
}

/** The closer look after a drag and `steps` of the wheel (positive: away). */
function moved({ zoom, shift }: Closeness, size: Size, drag: Vec2, steps: number): Closeness {
  const next = Math.min(MAX_ZOOM, Math.max(1, zoom * Math.exp(-steps * 0.12)));
  const within = (value: number, length: number) => {
    const reach = (length * (next - 1)) / 2;
    return Math.min(reach, Math.max(-reach, value));
  };
  return {
    zoom: next,
    shift: { x: within(shift.x + drag.x, size.width), y: within(shift.y + drag.y, size.height) },
  };
}

/**
 * The plan is for devices that draw with the processor, and for the first moment on others: kept
 * in plain memory it does not go through a graphics driver that is emulated anyway.
 */
function contextOf(canvas: HTMLCanvasElement): Context | null {
  return canvas.getContext('2d', { willReadFrequently: true });
}

/** All that the still part of a picture depends on. */
interface Still {
  readonly table: TableSpec;
  readonly plan: TableGeometry;
  readonly projection: Projection;
  readonly pixelRatio: number;
  readonly cloth: Cloth;
}

function drawBackdrop(target: HTMLCanvasElement, still: Still): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = target.width;
  canvas.height = target.height;
  const context = contextOf(canvas);
  if (context === null) return canvas;
  const { width, height } = canvas;
  const room = context.createRadialGradient(
    width / 2, height / 2, 0, width / 2, height / 2, Math.max(width, height) * 0.62,
  );
  room.addColorStop(0, COLOURS.roomGlow);
  room.addColorStop(1, COLOURS.room);
  context.fillStyle = room;
  context.fillRect(0, 0, width, height);
  useMetres(context, still.projection, still.pixelRatio);
  drawTable(context, still.table, still.plan, still.cloth);
  return canvas;
}

interface BallSurface {
  readonly projection: Projection;
  readonly pixelRatio: number;
  readonly sprites: BallSprites;
  readonly look: Look;
}

function drawBalls(context: Context, surface: BallSurface, picture: Picture): void {
  const balls = [...picture.balls].sort((a, b) => a.position.z - b.position.z);
  for (const pose of balls) drawBallAt(context, surface, pose);
  const { placing } = picture;
  if (placing === undefined || balls.some(({ ball }) => ball === CUE_BALL)) return;
  context.globalAlpha = placing.legal ? 1 : 0.6;
  drawBallAt(context, surface, {
    ball: CUE_BALL, position: { ...placing.at, z: BALL_RADIUS }, orientation: [0, 0, 0, 1],
  });
  context.globalAlpha = 1;
}

/** Under the cloth a ball sinks into the dark; above it, it comes nearer. */
function drawBallAt(context: Context, surface: BallSurface, pose: BallPose): void {
  const { projection, pixelRatio, sprites, look } = surface;
  const rise = pose.position.z - BALL_RADIUS;
  const near = Math.min(1.6, Math.max(0.6, 1 + rise * 1.6));
  const sunk = Math.min(1, Math.max(0, -rise / 0.09));
  if (sunk >= 1) return;
  const radius = BALL_RADIUS * projection.scale;
  const sprite = sprites.spriteOf(pose.ball, radius * pixelRatio, look);
  const at = toScreen(projection, pose.position);
  const width = radius * SPRITE_RADII * near;
  const alpha = context.globalAlpha;
  context.globalAlpha = alpha * (1 - sunk);
  context.drawImage(sprite, at.x - width / 2, at.y - width / 2, width, width);
  if (pose.ball === CUE_BALL) {
    context.save();
    context.translate(at.x, at.y);
    context.scale(radius * near, radius * near);
    drawCueBallDots(context, dotsOf(pose, projection));
    context.restore();
  }
  context.globalAlpha = alpha;
}

/** The six dots of the cue ball, turned with it; x right, y down the screen, z to the eye. */
function dotsOf(pose: BallPose, { upright }: Projection): Vec3[] {
  const [x, y, z, w] = pose.orientation;
  const axes: Vec3[] = [
    { x: 1 - 2 * (y * y + z * z), y: 2 * (x * y + z * w), z: 2 * (x * z - y * w) },
    { x: 2 * (x * y - z * w), y: 1 - 2 * (x * x + z * z), z: 2 * (y * z + x * w) },
    { x: 2 * (x * z + y * w), y: 2 * (y * z - x * w), z: 1 - 2 * (x * x + y * y) },
  ];
  return [1, -1].flatMap((sign) => axes.map((axis) => upright
    ? { x: -axis.y * sign, y: -axis.x * sign, z: axis.z * sign }
    : { x: axis.x * sign, y: -axis.y * sign, z: axis.z * sign }));
}

interface TagSurface {
  readonly projection: Projection;
  readonly size: Size;
  readonly plan: TableGeometry;
}

function drawTags(context: Context, surface: TagSurface, picture: Picture): void {
  for (const tag of tagsOf(picture, surface.plan)) {
    const width = tagWidth(context, tag.text);
    const at = tagPoint(surface, picture, tag, width);
    if (at) drawTag(context, tag.text, keepInside(at, width, surface.size), tag.tone);
  }
}

/** Centre of a tag: up and right of a ball, outside a pocket. */
function tagPoint(
  { projection, plan }: TagSurface, picture: Picture, tag: Tag, width: number,
): Vec2 | undefined {
  const radius = BALL_RADIUS * projection.scale;
  switch (tag.place.kind) {
    case 'ball': {
      const { ball } = tag.place;
      const pose = picture.balls.find((candidate) => candidate.ball === ball);
      if (pose === undefined) return undefined;
      const { x, y } = toScreen(projection, pose.position);
      return { x: x + radius * 0.9 + 4 + width / 2, y: y - radius * 0.8 - 2 };
    }
    case 'pocket': {
      const { x, y } = toScreen(projection, pocketTagPoint(plan, tag.place.pocket, 0));
      const centre = toScreen(projection, tag.place.at);
      const side = Math.sign(Math.round(y - centre.y));
      return { x, y: y + side * (TAG_HEIGHT / 2 + 0.02 * projection.scale + 3) };
    }
  }
}
