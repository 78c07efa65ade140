/** The still part of the plan: room, rails, cloth, cushions and pockets, drawn in metres. */
import type { Vec2 } from '@tenball/base';
import { type Hole, type TableGeometry, type TableSpec, spotsOf } from '@tenball/equipment';
import type { Cloth } from '../looks/looks.ts';
import {
  COLOURS, MEASURES, cushionOutline, cushionShapes, grainSource, openingOutline, outerHalf,
  roundedRectangle, sightsOf,
} from '../table-look.ts';

type Context = CanvasRenderingContext2D;

/** Draws the table into a context that already measures in metres. */
export function drawTable(
  context: Context, table: TableSpec, geometry: TableGeometry, cloth: Cloth,
): void {
  if (!table.hasCushions) {
    drawOpenCloth(context, table, cloth);
    drawMarkings(context, table);
    return;
  }
  drawRails(context, table, cloth);
  trace(context, openingOutline(table, geometry, 'outer', 0.004));
  context.fillStyle = '#050608';
  context.fill();
  for (const hole of geometry.holes) drawHole(context, hole);
  drawBed(context, table, geometry, cloth);
  drawMarkings(context, table);
  drawCushions(context, table, geometry, cloth);
  for (const hole of geometry.holes) drawLeather(context, hole);
  drawSights(context, table);
  drawLampLight(context, table);
}

/** Begins a path along `points` and closes it. */
export function trace(context: Context, points: readonly Vec2[]): void {
  context.beginPath();
  points.forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.closePath();
}

/** Where the cloth is lit: bright under the lamp, darker towards the rails. */
function clothLight(context: Context, table: TableSpec, { lit }: Cloth): CanvasGradient {
  const light = context.createRadialGradient(0, 0, table.width * 0.15, 0, 0, table.length * 0.62);
  light.addColorStop(0, lit[0]);
  light.addColorStop(0.55, lit[1]);
  light.addColorStop(1, lit[2]);
  return light;
}

function drawOpenCloth(context: Context, table: TableSpec, cloth: Cloth): void {
  context.fillStyle = clothLight(context, table, cloth);
  context.fillRect(-table.length / 2, -table.width / 2, table.length, table.width);
}

function drawRails(context: Context, table: TableSpec, { wood }: Cloth): void {
  const outer = outerHalf(table);
  const outline = roundedRectangle(outer, MEASURES.railCorner);
  context.save();
  context.shadowColor = 'rgba(0, 0, 0, 0.75)';
  context.shadowBlur = 28;
  context.fillStyle = wood[2];
  trace(context, outline);
  context.fill();
  context.restore();
  context.save();
  trace(context, outline);
  context.clip();
  const inner = { x: table.length / 2, y: table.width / 2 };
  for (const side of [-1, 1]) {
    drawPlank(context, {
      seed: side, length: outer.x, from: inner.y, to: outer.y, side, turned: false, wood,
    });
    drawPlank(context, {
      seed: side + 5, length: outer.y, from: inner.x, to: outer.x, side, turned: true, wood,
    });
  }
  context.restore();
  trace(context, outline);
  context.lineWidth = 0.005;
  context.strokeStyle = 'rgba(0, 0, 0, 0.55)';
  context.stroke();
  trace(context, roundedRectangle({ x: outer.x - 0.006, y: outer.y - 0.006 }, 0.08));
  context.lineWidth = 0.0025;
  context.strokeStyle = 'rgba(255, 220, 180, 0.10)';
  context.stroke();
}

interface Plank {
  readonly seed: number;
  /** Half the plank's length. */
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly side: number;
  /** True for the end rails, whose grain runs across the table. */
  readonly turned: boolean;
  readonly wood: Cloth['wood'];
}

/** One rail with its grain, mitred at 45 degrees where it meets the next. */
function drawPlank(context: Context, plank: Plank): void {
  const random = grainSource(plank.seed * 97 + 11);
  context.save();
  if (plank.turned) context.transform(0, 1, 1, 0, 0, 0);
  context.scale(1, plank.side);
  const miter = plank.to - plank.from;
  trace(context, [
    { x: -plank.length, y: plank.to }, { x: plank.length, y: plank.to },
    { x: plank.length - miter, y: plank.from }, { x: miter - plank.length, y: plank.from },
  ]);
  context.clip();
  const wood = context.createLinearGradient(0, plank.from, 0, plank.to);
  wood.addColorStop(0, plank.wood[0]);
  wood.addColorStop(0.45, plank.wood[1]);
  wood.addColorStop(1, plank.wood[2]);
  context.fillStyle = wood;
  context.fillRect(-plank.length, plank.from, 2 * plank.length, miter);
  for (let i = 0; i < 260; i++) {
    const y = plank.from + random() * miter;
    const x = (random() * 2 - 1.3) * plank.length;
    const run = plank.length * (0.25 + random() * 0.8);
    const dark = random() > 0.42;
    const bend = (random() - 0.5) * 0.012;
    context.strokeStyle = dark
      ? `rgba(18, 9, 4, ${(0.08 + random() * 0.22).toFixed(3)})`
      : `rgba(255, 205, 150, ${(0.02 + random() * 0.05).toFixed(3)})`;
    context.lineWidth = 0.0006 + random() * 0.0018;
    context.beginPath();
    context.moveTo(x, y);
    context.bezierCurveTo(
      x + run * 0.3, y + bend, x + run * 0.6, y - bend, x + run, y + bend * 0.4,
    );
    context.stroke();
  }
  context.restore();
}

/** The dark drop, with a little light on its far wall. */
function drawHole(context: Context, hole: Hole): void {
  const { centre, radius, axis } = hole;
  const depth = context.createRadialGradient(
    centre.x - axis.x * radius * 0.35, centre.y - axis.y * radius * 0.35, radius * 0.1,
    centre.x, centre.y, radius * 1.05,
  );
  depth.addColorStop(0, '#010203');
  depth.addColorStop(0.7, '#06080b');
  depth.addColorStop(1, '#15181d');
  context.fillStyle = depth;
  context.beginPath();
  context.arc(centre.x, centre.y, radius + 0.003, 0, 2 * Math.PI);
  context.fill();
}

function drawBed(
  context: Context, table: TableSpec, geometry: TableGeometry, cloth: Cloth,
): void {
  const outline = openingOutline(table, geometry, 'inner');
  trace(context, outline);
  context.fillStyle = clothLight(context, table, cloth);
  context.fill();
  context.lineWidth = 0.004;
  context.strokeStyle = cloth.edge;
  context.stroke();
  context.save();
  trace(context, outline);
  context.clip();
  drawFibres(context, table);
  context.restore();
}

/** Short fibres along the nap: felt more than seen. */
function drawFibres(context: Context, table: TableSpec): void {
  const random = grainSource(7);
  context.lineWidth = 0.0009;
  for (let i = 0; i < 1800; i++) {
    const x = (random() - 0.5) * table.length;
    const y = (random() - 0.5) * table.width * 1.1;
    context.strokeStyle = random() > 0.5 ? 'rgba(255,255,255,0.022)' : 'rgba(0,0,0,0.035)';
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + 0.012 + random() * 0.02, y + (random() - 0.5) * 0.003);
    context.stroke();
  }
}

function drawMarkings(context: Context, table: TableSpec): void {
  const spots = spotsOf(table);
  context.lineWidth = MEASURES.headStringWidth;
  context.strokeStyle = 'rgba(223, 234, 242, 0.34)';
  context.beginPath();
  context.moveTo(spots.headString, -table.width / 2);
  context.lineTo(spots.headString, table.width / 2);
  context.stroke();
  context.fillStyle = 'rgba(8, 24, 38, 0.6)';
  for (const spot of [spots.foot, spots.head]) {
    context.beginPath();
    context.arc(spot.x, spot.y, MEASURES.spotRadius, 0, 2 * Math.PI);
    context.fill();
  }
}

function drawCushions(
  context: Context, table: TableSpec, geometry: TableGeometry, cloth: Cloth,
): void {
  for (const shape of cushionShapes(geometry)) {
    const { normal } = shape;
    const outline = cushionOutline(shape);
    const nose = Math.abs(normal.x) > 0 ? table.length / 2 : table.width / 2;
    const back = nose + MEASURES.cushionDepth;
    context.save();
    context.shadowColor = 'rgba(1, 12, 24, 0.6)';
    context.shadowBlur = 7;
    const rubber = context.createLinearGradient(
      -normal.x * nose, -normal.y * nose, -normal.x * back, -normal.y * back,
    );
    rubber.addColorStop(0, cloth.cushion[0]);
    rubber.addColorStop(0.16, cloth.cushion[1]);
    rubber.addColorStop(0.75, cloth.cushion[2]);
    rubber.addColorStop(1, cloth.cushion[3]);
    trace(context, outline);
    context.fillStyle = rubber;
    context.fill();
    context.restore();
    drawNoseLine(context, outline, cloth);
  }
}

/** The nose catches the lamp: a fine light edge with a dark one outside it. */
function drawNoseLine(context: Context, outline: readonly Vec2[], { nose }: Cloth): void {
  for (const [width, colour] of [
    [0.0052, 'rgba(2, 12, 22, 0.65)'], [0.0017, `${nose}6b`],
  ] as const) {
    context.beginPath();
    outline.forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  }
}

/** The leather round the outer side of a pocket. */
function drawLeather(context: Context, hole: Hole): void {
  const middle = Math.atan2(hole.axis.y, hole.axis.x);
  const half = Math.abs(hole.axis.x) > 0 ? 2.28 : 1.72;
  const arc = (radius: number, width: number, colour: string, reach: number) => {
    context.beginPath();
    context.arc(hole.centre.x, hole.centre.y, radius, middle - reach, middle + reach);
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  };
  context.lineCap = 'round';
  arc(hole.radius + 0.006, 0.019, '#0b0c0e', half);
  arc(hole.radius + 0.006, 0.015, '#26282c', half);
  arc(hole.radius + 0.010, 0.003, 'rgba(255, 240, 220, 0.14)', half * 0.96);
  arc(hole.radius + 0.0005, 0.003, 'rgba(0, 0, 0, 0.7)', half * 0.96);
  context.lineCap = 'butt';
}

function drawSights(context: Context, table: TableSpec): void {
  for (const { x, y } of sightsOf(table)) {
    context.fillStyle = 'rgba(0, 0, 0, 0.45)';
    context.beginPath();
    context.arc(x, y, MEASURES.sightRadius * 1.25, 0, 2 * Math.PI);
    context.fill();
    const pearl = context.createLinearGradient(x - 0.006, y + 0.006, x + 0.006, y - 0.006);
    pearl.addColorStop(0, '#ffffff');
    pearl.addColorStop(0.5, COLOURS.pearl);
    pearl.addColorStop(1, '#cfc8b8');
    context.fillStyle = pearl;
    context.beginPath();
    context.arc(x, y, MEASURES.sightRadius, 0, 2 * Math.PI);
    context.fill();
  }
}

/** The ends of the table lie farther from the lamp. */
function drawLampLight(context: Context, table: TableSpec): void {
  const outer = outerHalf(table);
  const fall = context.createRadialGradient(0, 0, outer.y * 0.9, 0, 0, outer.x * 1.12);
  fall.addColorStop(0, 'rgba(2, 6, 12, 0)');
  fall.addColorStop(1, 'rgba(2, 6, 12, 0.38)');
  trace(context, roundedRectangle(outer, MEASURES.railCorner));
  context.fillStyle = fall;
  context.fill();
}
