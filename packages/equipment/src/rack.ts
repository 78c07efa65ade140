/**
 * The ten-ball rack: a triangle of ten on the foot spot, its balls drawn from a seed.
 *
 * The 1 stands on the foot spot and the 10 in the middle of row 3; the rest follow no pattern (S1).
 * Gaps between neighbours are |N(0, sigma)|: physics specification 3.6. The triangle has eighteen
 * contacts but room for seventeen free lengths, so one gap follows from the others; where it would
 * be an overlap, the ball is set against that neighbour instead.
 */
import {
  type Vec2, assert, derive, distance, gaussian, present, seed, shuffle,
} from '@tenball/base';
import { BALL_RADIUS, type Ball, TEN } from './ball.ts';
import { type Layout, snapToNanometre } from './layout.ts';
import { type TableSpec, spotsOf } from './table.ts';

/** Places are numbered row by row from the apex, from right to left as the breaker sees them. */
const APEX = 0;
const MIDDLE_OF_ROW_3 = 4;
const REAR_RIGHT = 6;
const REAR_LEFT = 9;
const SHUFFLED = [2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Which balls stand on the rear corners: any, or the 2 and the 3 in either order. */
export type RackCorners = 'random' | '2and3';

/**
 * Ten balls racked on the foot spot of `table`, without a cue ball, on the nanometre grid.
 * `gapSigma` is in metres; 0 gives a rack frozen to within the grid (overlap below 2e-9 m).
 */
export function rackLayout(
  table: TableSpec,
  seedNumber: number,
  gapSigma: number,
  ballRadius = BALL_RADIUS,
  corners: RackCorners = 'random',
): Layout {
  assert(0 <= gapSigma && gapSigma <= 0.01, `a gap of ${gapSigma} m is no rack`);
  const root = seed(seedNumber);
  const drawn = shuffle(derive(root, 1), SHUFFLED);
  const order = corners === '2and3' ? withLowCorners(drawn) : drawn;
  const places = trianglePlaces(2 * ballRadius, gapDraw(derive(root, 2), gapSigma));
  const foot = spotsOf(table).foot;
  const layout: Partial<Record<Ball, Vec2>> = {};
  places.forEach((place, index) => {
    layout[ballAt(index, order)] = {
      x: snapToNanometre(foot.x + place.x), y: snapToNanometre(foot.y + place.y),
    };
  });
  return layout;
}

function ballAt(place: number, order: readonly Ball[]): Ball {
  if (place === APEX) return 1;
  if (place === MIDDLE_OF_ROW_3) return TEN;
  return present(order[place < MIDDLE_OF_ROW_3 ? place - 1 : place - 2], 'a racked ball');
}

/** The drawn order with the 2 and the 3 at the rear corners, as they were drawn. */
function withLowCorners(drawn: readonly Ball[]): readonly Ball[] {
  const isLow = (ball: Ball): boolean => ball === 2 || ball === 3;
  const [first, second] = drawn.filter(isLow);
  const rest = drawn.filter((ball) => !isLow(ball));
  const right = REAR_RIGHT - 2;
  const left = REAR_LEFT - 2;
  return [
    ...rest.slice(0, right), present(first, 'a low ball'),
    ...rest.slice(right, left - 1), present(second, 'a low ball'),
    ...rest.slice(left - 1),
  ];
}

/** The gap between two places, the same whichever is named first. */
type GapDraw = (a: number, b: number) => number;

function gapDraw(from: number, sigma: number): GapDraw {
  return (a, b) => {
    const draw = gaussian(from, Math.min(a, b) * 10 + Math.max(a, b)) * sigma;
    return draw < 0 ? -draw : draw;
  };
}

/** Centres of the ten places, the apex at the origin, rows towards +x. */
function trianglePlaces(diameter: number, gap: GapDraw): Vec2[] {
  const places: Vec2[] = [{ x: 0, y: 0 }];
  const at = (index: number): Vec2 => present(places[index], 'a place of the rack');
  /** A ball behind the pair `right`, `left` of the row before it. */
  const put = (index: number, right: number, left: number): void => {
    places[index] = meeting(
      at(left), at(right), diameter + gap(left, index), diameter + gap(right, index),
    );
  };
  [places[1], places[2]] = secondRow(diameter, gap);
  put(4, 1, 2);
  places[3] = headRight(at(1), at(4), diameter + gap(1, 3), diameter + gap(3, 4));
  places[5] = headLeft(at(2), at(4), diameter + gap(2, 5), diameter + gap(4, 5));
  put(7, 3, 4);
  put(8, 4, 5);
  const between = diameter + gap(7, 8);
  if (distance(at(7), at(8)) < diameter) {
    places[8] = headLeft(at(5), at(7), diameter + gap(5, 8), between);
  }
  places[6] = headRight(at(3), at(7), diameter + gap(3, 6), diameter + gap(6, 7));
  places[9] = headLeft(at(5), at(8), diameter + gap(5, 9), diameter + gap(8, 9));
  return places;
}

/** Row 2, turned so that the triangle leans to neither side. */
function secondRow(diameter: number, gap: GapDraw): [Vec2, Vec2] {
  const a = diameter + gap(0, 1);
  const b = diameter + gap(0, 2);
  const c = diameter + gap(1, 2);
  const cosine = (a * a + b * b - c * c) / (2 * a * b);
  const along = Math.sqrt((1 + cosine) / 2);
  const across = Math.sqrt((1 - cosine) / 2);
  return [{ x: a * along, y: -a * across }, { x: b * along, y: b * across }];
}

/** The right end of a row: below `inner`, its neighbour in the row, and behind `above`. */
function headRight(above: Vec2, inner: Vec2, toAbove: number, toInner: number): Vec2 {
  return meeting(inner, above, toInner, toAbove);
}

/** The left end of a row, the mirror image of `headRight`. */
function headLeft(above: Vec2, inner: Vec2, toAbove: number, toInner: number): Vec2 {
  return meeting(above, inner, toAbove, toInner);
}

/** The point at `fromA` from `a` and `fromB` from `b`, to the left of the way from `a` to `b`. */
function meeting(a: Vec2, b: Vec2, fromA: number, fromB: number): Vec2 {
  const d = distance(a, b);
  const along = (fromA * fromA - fromB * fromB + d * d) / (2 * d);
  const across = Math.sqrt(fromA * fromA - along * along);
  const ux = (b.x - a.x) / d;
  const uy = (b.y - a.y) / d;
  return { x: a.x + ux * along - uy * across, y: a.y + uy * along + ux * across };
}
