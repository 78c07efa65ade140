/** A picture of the table as an SVG document: furniture, ways, balls. Units: millimetres. */
import type { Vec2 } from '@tenball/base';
import { BALL_RADIUS, type Ball, CUE_BALL, spotsOf, tableGeometry } from '@tenball/equipment';
import { DEFAULT_PARAMS } from '@tenball/physics';
import {
  CUE_BALL_DOT, DEFAULT_LOOK, IVORY, type Look, PATTERN_RINGS, type PatternRing, ballColour,
  discScale, patternColour, patternOf,
} from '../looks/looks.ts';
import type { BallPath, BallPose, Picture } from '../picture.ts';
import {
  COLOURS, FONT_FAMILY, MEASURES, cushionOutline, cushionShapes, isStriped, openingOutline,
  outerHalf, sightsOf,
} from '../table-look.ts';

const HOLE = '#05080c';
const PATH_COLOURS: Readonly<Record<BallPath['role'], string>> = {
  cue: COLOURS.cuePath, called: COLOURS.calledPath, other: COLOURS.otherPath,
};
const STROKE = 0.008;
/** The disc of a number, in radii of the ball. */
const DISC = 0.56;

/** An SVG document of `picture` seen from above; `about` is kept inside as its description. */
export function planSvg(picture: Picture, title: string, about: string): string {
  const half = outerHalf(picture.table);
  const box = [-half.x, -half.y, 2 * half.x, 2 * half.y].map(mm).join(' ');
  const balls = picture.balls.filter(({ position }) => position.z > 0);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(about)}</desc>`,
    ...furniture(picture, half),
    ...picture.paths.map(pathOf),
    ...balls.map((pose) => ballOf(pose, picture.look ?? DEFAULT_LOOK)),
    '</svg>',
    '',
  ].join('\n');
}

function furniture({ table, calledPocket, look }: Picture, half: Vec2): string[] {
  const { cloth } = look ?? DEFAULT_LOOK;
  const geometry = tableGeometry(table, DEFAULT_PARAMS.jawRadius);
  const { foot, head, headString } = spotsOf(table);
  const size = `x="${mm(-half.x)}" y="${mm(-half.y)}" width="${mm(2 * half.x)}"`;
  const reach = table.width / 2;
  const line = [{ x: headString, y: reach }, { x: headString, y: -reach }];
  const called = geometry.holes.find(({ pocket }) => pocket === calledPocket);
  return [
    `<rect ${size} height="${mm(2 * half.y)}" rx="${mm(MEASURES.railCorner)}"`
      + ` fill="${cloth.wood[2]}"/>`,
    ...geometry.holes.map(({ centre, radius }) => circle(centre, radius, `fill="${HOLE}"`)),
    ...(table.hasCushions
      ? [
        polygon(openingOutline(table, geometry, 'inner'), cloth.lit[1]),
        ...cushionShapes(geometry).map((shape) => polygon(cushionOutline(shape), cloth.cushion[2])),
      ]
      : [`<rect ${size} height="${mm(2 * half.y)}" fill="${cloth.lit[1]}"/>`]),
    ...sightsOf(table).map((at) => circle(at, MEASURES.sightRadius, `fill="${COLOURS.pearl}"`)),
    `<path d="${way(line)}" stroke="${cloth.nose}" stroke-width="2.5" opacity=".5"/>`,
    ...[foot, head].map((at) => circle(at, MEASURES.spotRadius, `fill="${cloth.nose}"`)),
    ...(called === undefined ? [] : [circle(
      called.centre, called.radius + 0.012,
      `fill="none" stroke="${COLOURS.lamp}" stroke-width="${mm(STROKE)}"`,
    )]),
  ];
}

function pathOf({ points, role }: BallPath): string {
  const dashes = role === 'other' ? ' stroke-dasharray="28 20"' : '';
  return `<path d="${way(points)}" fill="none" stroke="${PATH_COLOURS[role]}"`
    + ` stroke-width="${mm(STROKE)}" stroke-linejoin="round"${dashes}/>`;
}

function ballOf({ ball, position }: BallPose, look: Look): string {
  const colour = ballColour(look.ballSet, ball);
  const larger = discScale(look);
  if (ball === CUE_BALL) {
    const dot = circle(position, BALL_RADIUS * 0.14, `fill="${CUE_BALL_DOT}"`);
    return `<g id="ball-c">${circle(position, BALL_RADIUS, `fill="${colour}"`)}${dot}</g>`;
  }
  const body = isStriped(ball)
    ? circle(position, BALL_RADIUS, `fill="${IVORY}"`) + band(position, colour)
    : circle(position, BALL_RADIUS, `fill="${colour}"`);
  const number = `<text x="${mm(position.x)}" y="${mm(-position.y)}" dy=".35em"`
    + ` font-size="${mm(((ball === 10 ? 19 : 23) * larger) / 1000)}"`
    + ` font-family='${FONT_FAMILY}' font-weight="700"`
    + ` text-anchor="middle" fill="${COLOURS.ink}">${ball}</text>`;
  const disc = circle(position, BALL_RADIUS * DISC * larger, `fill="${IVORY}"`);
  return `<g id="ball-${ball}">${body}${patternAt(position, ball, look)}${disc}${number}</g>`;
}

function patternAt(at: Vec2, ball: Ball, look: Look): string {
  const from = BALL_RADIUS * DISC * discScale(look);
  const reach = BALL_RADIUS - from;
  return PATTERN_RINGS[patternOf(look.ballSet, ball)].map((ring) => {
    const radius = from + ring.at * reach;
    const style = `fill="none" stroke="${patternColour(ball)}"`
      + ` stroke-width="${mm(ring.width * reach)}"${dashesOf(ring, radius)}`;
    return circle(at, radius, style);
  }).join('');
}

function dashesOf({ pieces, filled }: PatternRing, radius: number): string {
  if (pieces === 0) return '';
  const step = (2 * Math.PI * radius) / pieces;
  return ` stroke-dasharray="${mm(step * filled)} ${mm(step * (1 - filled))}"`;
}

function band({ x, y }: Vec2, colour: string): string {
  const h = BALL_RADIUS * 0.62;
  const w = Math.sqrt(BALL_RADIUS * BALL_RADIUS - h * h);
  const arc = `A${mm(BALL_RADIUS)} ${mm(BALL_RADIUS)} 0 0 1 `;
  const [a, b] = [{ x: x - w, y: y + h }, { x: x + w, y: y + h }];
  const [c, d] = [{ x: x + w, y: y - h }, { x: x - w, y: y - h }];
  return `<path d="M${xy(a)}L${xy(b)}${arc}${xy(c)}L${xy(d)}${arc}${xy(a)}Z" fill="${colour}"/>`;
}

function polygon(points: readonly Vec2[], fill: string): string {
  return `<path d="${way(points)}Z" fill="${fill}"/>`;
}

function way(points: readonly Vec2[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${xy(point)}`).join('');
}

function circle(at: Vec2, radius: number, style: string): string {
  return `<circle cx="${mm(at.x)}" cy="${mm(-at.y)}" r="${mm(radius)}" ${style}/>`;
}

/** Left of the table is up in the picture. */
function xy({ x, y }: Vec2): string {
  return `${mm(x)} ${mm(-y)}`;
}

function mm(metres: number): string {
  return String(Math.round(metres * 10_000) / 10);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
