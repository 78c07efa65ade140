/** Everything on the plan that is neither furniture nor ball: aids, paths, rings, zone, cue. */
import { type Vec2, add, scale } from '@tenball/base';
import { BALL_RADIUS, type TableGeometry, spotsOf } from '@tenball/equipment';
import { aimLine } from '../aim-line.ts';
import type { AimAid, BallPath, CuePose, Picture, Placing } from '../picture.ts';
import { COLOURS } from '../table-look.ts';
import { type PocketRing, pocketRings } from '../tags.ts';
import { type Projection, toScreen } from './projection.ts';

type Context = CanvasRenderingContext2D;

const PATH_COLOURS: Readonly<Record<BallPath['role'], string>> = {
  cue: COLOURS.cuePath, called: COLOURS.calledPath, other: COLOURS.otherPath,
};

const RING_COLOURS: Readonly<Record<PocketRing['role'], string>> = {
  ...PATH_COLOURS, lamp: COLOURS.lamp, missed: 'rgba(244, 241, 232, 0.72)',
};

/** Marks that lie on the cloth, under the balls. */
export function drawMarksBelow(context: Context, projection: Projection, picture: Picture): void {
  if (picture.placing) drawZone(context, projection, picture, picture.placing);
  for (const path of picture.paths) drawPath(context, projection, path);
  drawBallRings(context, projection, picture);
  if (picture.aim) drawAim(context, projection, picture.aim);
}

/** Marks that lie over the balls. */
export function drawMarksAbove(
  context: Context, projection: Projection, picture: Picture, geometry: TableGeometry,
): void {
  if (picture.aim?.ghost) drawGhost(context, projection, picture.aim.ghost);
  if (picture.placing) drawPlacing(context, projection, picture.placing);
  for (const ring of pocketRings(picture)) {
    const hole = geometry.holes.find((candidate) => candidate.pocket === ring.pocket);
    if (hole === undefined) continue;
    const at = toScreen(projection, hole.centre);
    const radius = (hole.radius + 0.016) * projection.scale;
    drawRing(context, {
      at, radius, width: 2.5, colour: RING_COLOURS[ring.role], glow: ring.role === 'lamp',
    });
  }
  if (picture.cue) drawCue(context, projection, picture.cue);
}

interface Ring {
  readonly at: Vec2;
  readonly radius: number;
  readonly width: number;
  readonly colour: string;
  readonly glow: boolean;
}

function drawRing(context: Context, ring: Ring): void {
  context.save();
  context.beginPath();
  context.arc(ring.at.x, ring.at.y, ring.radius, 0, 2 * Math.PI);
  if (ring.glow) {
    context.strokeStyle = 'rgba(255, 227, 184, 0.09)';
    for (const spread of [2, 3, 4, 5]) {
      context.lineWidth = ring.width * spread;
      context.stroke();
    }
  }
  context.strokeStyle = ring.colour;
  context.lineWidth = ring.width;
  context.stroke();
  context.restore();
}

function drawBallRings(context: Context, projection: Projection, picture: Picture): void {
  const radius = BALL_RADIUS * projection.scale;
  for (const { ball, position } of picture.balls) {
    if (position.z < 0) continue;
    const legal = ball === picture.legalBall;
    if (!legal && ball !== picture.calledBall) continue;
    drawRing(context, {
      at: toScreen(projection, position), radius: radius * 1.5 + 1, width: legal ? 2.2 : 1.2,
      colour: COLOURS.lamp, glow: legal,
    });
  }
}

/** The way of a ball. */
export function drawPath(context: Context, projection: Projection, path: BallPath): void {
  const points = path.points.map((point) => toScreen(projection, point));
  const start = points[0];
  if (start === undefined) return;
  context.save();
  context.lineJoin = 'round';
  context.lineCap = path.role === 'other' ? 'butt' : 'round';
  const stroke = (width: number, colour: string) => {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.beginPath();
    points.forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.stroke();
  };
  stroke(4.5, 'rgba(3, 14, 26, 0.35)');
  if (path.role === 'other') context.setLineDash([6, 5]);
  stroke(2.2, PATH_COLOURS[path.role]);
  context.setLineDash([]);
  const radius = BALL_RADIUS * projection.scale;
  context.beginPath();
  context.arc(start.x, start.y, radius, 0, 2 * Math.PI);
  context.lineWidth = 1.4;
  context.stroke();
  context.restore();
}

function drawAim(context: Context, projection: Projection, aim: AimAid): void {
  const [start, ...rest] = aimLine(aim).map((point) => toScreen(projection, point));
  if (start === undefined) return;
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = 2;
  context.strokeStyle = '#ffffff';
  context.beginPath();
  context.moveTo(start.x, start.y);
  for (const { x, y } of rest) context.lineTo(x, y);
  context.stroke();
  if (aim.targetLine) {
    const [a, b] = aim.targetLine;
    fadingLine(context, toScreen(projection, a), toScreen(projection, b), 2);
  }
  if (aim.cueBallLine) {
    const [a, b] = aim.cueBallLine;
    context.setLineDash([6, 6]);
    fadingLine(context, toScreen(projection, a), toScreen(projection, b), 1.5);
  }
  context.restore();
}

function line(
  context: Context, from: Vec2, to: Vec2, width: number, style: string | CanvasGradient,
): void {
  context.lineWidth = width;
  context.strokeStyle = style;
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

function fadingLine(context: Context, from: Vec2, to: Vec2, width: number): void {
  const fade = context.createLinearGradient(from.x, from.y, to.x, to.y);
  fade.addColorStop(0, 'rgba(255, 255, 255, 0.9)');
  fade.addColorStop(1, 'rgba(255, 255, 255, 0.12)');
  line(context, from, to, width, fade);
}

/** The ghost ball. */
export function drawGhost(context: Context, projection: Projection, ghost: Vec2): void {
  const { x, y } = toScreen(projection, ghost);
  const radius = BALL_RADIUS * projection.scale;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = 'rgba(255, 255, 255, 0.16)';
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = 'rgba(255, 255, 255, 0.9)';
  context.stroke();
}

function drawZone(
  context: Context, projection: Projection, picture: Picture, placing: Placing,
): void {
  const { table } = picture;
  const x = table.length / 2 - BALL_RADIUS;
  const y = table.width / 2 - BALL_RADIUS;
  const right = placing.zone === 'house' ? spotsOf(table).headString : x;
  const a = toScreen(projection, { x: -x, y });
  const b = toScreen(projection, { x: right, y: -y });
  const [left, top] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [width, height] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  const strength = placing.zone === 'house' ? 0.15 : 0.05;
  context.fillStyle = `rgba(255, 227, 184, ${strength})`;
  context.fillRect(left, top, width, height);
  context.strokeStyle = 'rgba(255, 227, 184, 0.5)';
  context.lineWidth = 1.25;
  context.strokeRect(left, top, width, height);
}

function drawPlacing(context: Context, projection: Projection, placing: Placing): void {
  const at = toScreen(projection, placing.at);
  const radius = BALL_RADIUS * projection.scale;
  const colour = placing.legal ? COLOURS.lamp : COLOURS.foul;
  drawRing(context, { at, radius: radius * 1.6 + 1, width: 2.4, colour, glow: placing.legal });
  if (placing.legal) return;
  const reach = (radius * 1.6 + 1) * Math.SQRT1_2;
  line(
    context, { x: at.x - reach, y: at.y + reach }, { x: at.x + reach, y: at.y - reach }, 2.4,
    colour,
  );
}

/** Parts of the cue from the tip: length in metres, radii at both ends, colour. */
const CUE_PARTS = [
  [0, 0.007, 0.006, 0.0062, '#3a82c8'],
  [0.007, 0.032, 0.0064, 0.0065, '#f1ecdf'],
  [0.032, 0.735, 0.0065, 0.0105, '#d9b988'],
  [0.735, 0.757, 0.0107, 0.0108, '#efeade'],
  [0.757, 1.05, 0.0108, 0.0124, '#2b1810'],
  [1.05, 1.33, 0.0124, 0.014, '#101114'],
  [1.33, 1.475, 0.014, 0.0146, '#23130c'],
] as const;

function drawCue(context: Context, projection: Projection, cue: CuePose): void {
  const angle = (cue.headingDegrees * Math.PI) / 180;
  const foreshortened = Math.cos((cue.elevationDegrees * Math.PI) / 180);
  const way = { x: Math.cos(angle), y: Math.sin(angle) };
  const right = { x: way.y, y: -way.x };
  const gap = BALL_RADIUS * Math.sqrt(Math.max(0, 1 - cue.tipRight * cue.tipRight)) + cue.pullBack;
  const tip = add(add(cue.at, scale(right, cue.tipRight * BALL_RADIUS)), scale(way, -gap));
  const corner = (back: number, side: number) => toScreen(
    projection, add(add(tip, scale(way, -back * foreshortened)), scale(right, side)),
  );
  const part = (from: number, to: number, near: number, far: number) => {
    const points = [corner(from, near), corner(from, -near), corner(to, -far), corner(to, far)];
    context.beginPath();
    points.forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.closePath();
    return points;
  };
  context.save();
  context.shadowColor = 'rgba(0, 6, 14, 0.6)';
  context.shadowBlur = 6;
  context.shadowOffsetY = 3;
  context.fillStyle = '#101114';
  part(0, 1.475, 0.006, 0.0146);
  context.fill();
  context.restore();
  for (const [from, to, near, far, colour] of CUE_PARTS) {
    part(from, to, near, far);
    context.fillStyle = colour;
    context.fill();
  }
  part(0.007, 1.475, 0.0022, 0.004);
  context.fillStyle = 'rgba(255, 255, 255, 0.16)';
  context.fill();
}
