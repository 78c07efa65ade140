/** The table as SVG: true mouths and jaws, spots, balls with their numbers. Units: millimetres. */
import { type Vec2, add, dot, scale, subtract } from '@tenball/base';
import {
  BALL_RADIUS, type Ball, type Facing, type Layout, type Nose, TABLES, type TableGeometry,
  type TableId, type TableSpec, ballsOf, spotsOf, tableGeometry,
} from '@tenball/equipment';

const JAW_RADIUS = 0.005;
const CUSHION_DEPTH = 0.05;
const RAIL = 0.172;
const RAIL_CORNER = 0.085;
const SIGHT_FROM_NOSE = 0.0937;
const SIGHT_RADIUS = 0.0078;
const SPOT_RADIUS = 0.006;

const WOOD = '#33211a';
const CLOTH = '#0a4f88';
/** Sixteen percent darker than the bed, so that the line of the nose reads. */
const RUBBER = '#084272';
const HOLE = '#05080c';
const PEARL = '#f6f1e4';
const IVORY = '#f3eedf';
const INK = '#15161a';
const MARK = '#7fb0d6';
const COLOURS = [
  '#f4efe2', '#f2b705', '#1457b8', '#d3202b', '#5b2a86', '#f0701a', '#0e7a43', '#7c1f2b',
  '#17181b', '#f2b705', '#1457b8',
] as const;

/** An SVG document of `layout`; `text` is its TBP1, kept inside as its description. */
export function drawSvg(tableId: TableId, layout: Layout, text: string): string {
  const table = TABLES[tableId];
  const margin = table.hasCushions ? RAIL : 2 * BALL_RADIUS;
  const half = halfOf(table, layout, margin);
  const box = [-half.x, -half.y, 2 * half.x, 2 * half.y].map(mm).join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img">`,
    '<title>Ten-ball position</title>',
    `<desc>${escaped(text)}</desc>`,
    ...(table.hasCushions ? furniture(table) : [bed(half, CLOTH)]),
    ...marks(table, half),
    ...ballsOf(layout).map((ball) => drawBall(ball, layout[ball])),
    '</svg>',
    '',
  ].join('\n');
}

function halfOf(table: TableSpec, layout: Layout, margin: number): Vec2 {
  const points = table.hasCushions ? [] : ballsOf(layout).map((ball) => layout[ball]);
  const reach = (axis: 'x' | 'y'): number[] => points.map((at) => Math.abs(at?.[axis] ?? 0));
  return {
    x: Math.max(table.length / 2, ...reach('x')) + margin,
    y: Math.max(table.width / 2, ...reach('y')) + margin,
  };
}

function furniture(table: TableSpec): string[] {
  const geometry = tableGeometry(table, JAW_RADIUS);
  const outer = { x: table.length / 2 + RAIL, y: table.width / 2 + RAIL };
  const inner = { x: table.length / 2 + CUSHION_DEPTH, y: table.width / 2 + CUSHION_DEPTH };
  return [
    bed(outer, WOOD, RAIL_CORNER),
    bed(inner, CLOTH),
    ...geometry.holes.map(({ centre, radius }) => circle(centre, radius, HOLE)),
    ...geometry.noses.map((nose) => `<path d="${cushionPath(geometry, nose)}" fill="${RUBBER}"/>`),
    ...sights(table).map((at) => circle(at, SIGHT_RADIUS, PEARL)),
  ];
}

function bed(half: Vec2, fill: string, corner = 0): string {
  const size = `x="${mm(-half.x)}" y="${mm(-half.y)}" width="${mm(2 * half.x)}"`;
  return `<rect ${size} height="${mm(2 * half.y)}" rx="${mm(corner)}" fill="${fill}"/>`;
}

/** Wood, facing, fillet, nose, fillet, facing, wood. A fillet bends round its sharp tip. */
function cushionPath(geometry: TableGeometry, nose: Nose): string {
  const [first, second] = [nose.from, nose.to].map((end) => cushionEnd(geometry, nose, end));
  if (first === undefined || second === undefined) return '';
  return [
    `M${xy(first.back)}L${xy(first.facing)}Q${xy(first.tip)} ${xy(nose.from)}`,
    `L${xy(nose.to)}Q${xy(second.tip)} ${xy(second.facing)}L${xy(second.back)}Z`,
  ].join('');
}

interface CushionEnd {
  readonly back: Vec2;
  readonly facing: Vec2;
  readonly tip: Vec2;
}

function cushionEnd({ facings }: TableGeometry, nose: Nose, end: Vec2): CushionEnd | undefined {
  const own = facings.filter(({ cushion }) => cushion === nose.cushion);
  const facing = own.reduce<Facing | undefined>((best, other) => (
    best === undefined || gap(other, end) < gap(best, end) ? other : best
  ), undefined);
  if (facing === undefined) return undefined;
  const slope = dot(facing.direction, nose.normal);
  const toNose = dot(subtract(end, facing.from), nose.normal) / slope;
  const back = add(facing.from, scale(facing.direction, toNose - CUSHION_DEPTH / slope));
  return { back, facing: facing.from, tip: add(facing.from, scale(facing.direction, toNose)) };
}

function gap(facing: Facing, end: Vec2): number {
  const apart = subtract(facing.from, end);
  return dot(apart, apart);
}

function sights({ length, width }: TableSpec): Vec2[] {
  const x = length / 2 + SIGHT_FROM_NOSE;
  const y = width / 2 + SIGHT_FROM_NOSE;
  return [-1, 1].flatMap((side) => [
    ...[1, 2, 3, 5, 6, 7].map((k) => ({ x: (k / 8 - 0.5) * length, y: side * y })),
    ...[1, 2, 3].map((k) => ({ x: side * x, y: (k / 4 - 0.5) * width })),
  ]);
}

function marks(table: TableSpec, half: Vec2): string[] {
  const { foot, head, headString } = spotsOf(table);
  const reach = table.hasCushions ? table.width / 2 : half.y;
  const line = `x1="${mm(headString)}" x2="${mm(headString)}" y1="${mm(-reach)}" y2="${mm(reach)}"`;
  return [
    `<line ${line} stroke="${MARK}" stroke-width="2.5" opacity="0.5"/>`,
    ...[foot, head].map((at) => circle(at, SPOT_RADIUS, MARK)),
  ];
}

function drawBall(ball: Ball, at: Vec2 | undefined): string {
  if (at === undefined) return '';
  const colour = COLOURS[ball];
  if (ball === 0) return `<g id="ball-c">${circle(at, BALL_RADIUS, colour)}</g>`;
  const body = ball < 9 ? circle(at, BALL_RADIUS, colour) : stripe(at, colour);
  const size = ball === 10 ? 19 : 23;
  const number = `<text x="${mm(at.x)}" y="${mm(-at.y)}" dy="0.35em" font-size="${size}"`
    + ` font-family="Onest, system-ui, sans-serif" font-weight="700" text-anchor="middle"`
    + ` fill="${INK}">${ball}</text>`;
  return `<g id="ball-${ball}">${body}${circle(at, BALL_RADIUS * 0.56, IVORY)}${number}</g>`;
}

/** The 9 and the 10: a band of colour on ivory. */
function stripe({ x, y }: Vec2, colour: string): string {
  const h = BALL_RADIUS * 0.62;
  const w = Math.sqrt(BALL_RADIUS * BALL_RADIUS - h * h);
  const r = mm(BALL_RADIUS);
  const band = `M${xy({ x: x - w, y: y + h })}L${xy({ x: x + w, y: y + h })}`
    + `A${r} ${r} 0 0 1 ${xy({ x: x + w, y: y - h })}L${xy({ x: x - w, y: y - h })}`
    + `A${r} ${r} 0 0 1 ${xy({ x: x - w, y: y + h })}Z`;
  return `${circle({ x, y }, BALL_RADIUS, IVORY)}<path d="${band}" fill="${colour}"/>`;
}

function circle(at: Vec2, radius: number, fill: string): string {
  return `<circle cx="${mm(at.x)}" cy="${mm(-at.y)}" r="${mm(radius)}" fill="${fill}"/>`;
}

/** SVG counts y downwards. */
function xy({ x, y }: Vec2): string {
  return `${mm(x)} ${mm(-y)}`;
}

function mm(metres: number): string {
  return String(Math.round(metres * 1e5) / 100 + 0);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
