/**
 * A table as a planner sees it: pockets with the window through which a ball drops, and the limits
 * of where a ball's centre can be. Everything by vectors and roots; no angles are needed.
 *
 * Windows were measured by the engine (docs/ai.md, "Windows") for the tables and cloths of
 * `windows/measured.ts`; elsewhere they are what the jaws leave free, speed and rails forgotten.
 */
import type { Vec2 } from '@tenball/base';
import { POCKETS, type Pocket, type TableSpec, tableGeometry } from '@tenball/equipment';
import type { Params } from '@tenball/physics';
import {
  FIRST, HIGH, LOW, SECOND, SPEED, cornerEdges, scratch, sideEdges,
} from './windows/interpolate.ts';
import { measuredWindows } from './windows/unpack.ts';

/** One pocket: where it is, and its jaws seen from the table, right and left of its axis. */
export interface PocketView {
  readonly pocket: Pocket;
  readonly mouth: Vec2;
  readonly axis: Vec2;
  readonly hole: Vec2;
  readonly rightJaw: Vec2;
  readonly leftJaw: Vec2;
  /** Least cosine between the ball's path and the axis at which the pocket still takes it. */
  readonly leastCosine: number;
  readonly isSide: boolean;
  /** Signs of the pocket's place; 0 for the x of a side pocket. */
  readonly signX: number;
  readonly signY: number;
  /** What the engine takes, by place and speed; undefined where it was not measured. */
  readonly measured: Int8Array | undefined;
}

export interface TableView {
  readonly table: TableSpec;
  readonly params: Params;
  readonly pockets: readonly PocketView[];
  readonly diameter: number;
  /** Largest |x| and |y| of a ball's centre between the cushions, metres. */
  readonly maxX: number;
  readonly maxY: number;
  /** A ball's centre keeps this far from a jaw's centre, metres. */
  readonly jawReach: number;
}

/** The directions in which an object ball drops: unit vector to the middle, half-width, way. */
export interface Window {
  x: number;
  y: number;
  /** Half of the window, radians; 0 when the pocket is closed to the ball. */
  half: number;
  /** From the ball to the mouth of the pocket, metres. */
  distance: number;
}

export function newWindow(): Window {
  return { x: 0, y: 0, half: 0, distance: 0 };
}

/** A ball in the mouth itself drops at almost any touch towards the hole. */
const WIDEST_HALF = 0.6;
const SIDE_LEAST_COSINE = 0.4;
const CORNER_LEAST_COSINE = 0.6;
/** A measured window narrower than this is the shadow of one elsewhere, metres at the mouth. */
const LEAST_OPENING = 0.004;
/** Speed of an object ball where nobody says another, m/s: that of middling strokes. */
export const TYPICAL_SPEED = 1.6;

/** The view of `table` with the balls and cushions of `params`. */
export function tableView(table: TableSpec, params: Params): TableView {
  const geometry = tableGeometry(table, params.jawRadius);
  const rise = params.noseHeight - params.ballRadius;
  const contact = Math.sqrt(params.ballRadius * params.ballRadius - rise * rise);
  const pockets: PocketView[] = [];
  for (const hole of geometry.holes) {
    const jaws = geometry.jaws.filter((jaw) => jaw.pocket === hole.pocket);
    const [first, second] = jaws;
    if (first === undefined || second === undefined) continue;
    const side = across(hole.axis, hole.mouth, first.centre);
    const isSide = hole.pocket === 'SL' || hole.pocket === 'SR';
    pockets.push({
      pocket: hole.pocket, mouth: hole.mouth, axis: hole.axis, hole: hole.centre,
      rightJaw: side < 0 ? first.centre : second.centre,
      leftJaw: side < 0 ? second.centre : first.centre,
      leastCosine: isSide ? SIDE_LEAST_COSINE : CORNER_LEAST_COSINE,
      isSide,
      signX: Math.sign(hole.mouth.x), signY: Math.sign(hole.mouth.y),
      measured: measuredWindows(isSide ? 'side' : 'corner', table, params),
    });
  }
  pockets.sort((a, b) => POCKETS.indexOf(a.pocket) - POCKETS.indexOf(b.pocket));
  return {
    table, params, pockets,
    diameter: 2 * params.ballRadius,
    maxX: table.length / 2 - contact,
    maxY: table.width / 2 - contact,
    jawReach: params.jawRadius + contact,
  };
}

/**
 * The window of `pocket` for a ball at (x, y) that leaves with `speed` m/s: the directions in which
 * it drops; their middle is the target of an aim.
 */
export function windowInto(
  target: Window, view: TableView, pocket: PocketView, x: number, y: number,
  speed = TYPICAL_SPEED,
): void {
  const toMouthX = pocket.mouth.x - x;
  const toMouthY = pocket.mouth.y - y;
  const distance = Math.sqrt(toMouthX * toMouthX + toMouthY * toMouthY);
  target.distance = distance;
  const before = toMouthX * pocket.axis.x + toMouthY * pocket.axis.y;
  if (before < 0.5 * view.params.ballRadius) {
    hangingInto(target, pocket, x, y);
    return;
  }
  if (pocket.measured === undefined) {
    geometricInto(target, view, pocket, x, y);
    return;
  }
  scratch[SPEED] = speed;
  const isMirrored = pocket.isSide
    ? atSide(target, pocket, pocket.measured, x, y)
    : atCorner(view, pocket, pocket.measured, x, y);
  const low = isMirrored ? -(scratch[HIGH] as number) : scratch[LOW] as number;
  const high = isMirrored ? -(scratch[LOW] as number) : scratch[HIGH] as number;
  if (high - low < LEAST_OPENING) {
    target.half = 0;
    return;
  }
  const aside = (low + high) / 2;
  const squared = distance * distance + aside * aside;
  const scale = 1 / (distance * Math.sqrt(squared));
  target.x = (toMouthX * distance - toMouthY * aside) * scale;
  target.y = (toMouthY * distance + toMouthX * aside) * scale;
  target.half = Math.min(WIDEST_HALF, ((high - low) / 2) * (distance / squared));
}

/**
 * Leaves the edges for a ball at (x, y) as the corner was measured; true when left and right are
 * the other way round here.
 */
function atCorner(
  view: TableView, pocket: PocketView, measured: Int8Array, x: number, y: number,
): boolean {
  const fromX = view.maxX - pocket.signX * x;
  const fromY = view.maxY - pocket.signY * y;
  const isSteep = fromY > fromX;
  scratch[FIRST] = isSteep ? fromY : fromX;
  scratch[SECOND] = isSteep ? fromX : fromY;
  cornerEdges(measured);
  return isSteep !== (pocket.signX !== pocket.signY);
}

/** The same for a side pocket, `window` knowing the distance to its mouth. */
function atSide(
  window: Window, pocket: PocketView, measured: Int8Array, x: number, y: number,
): boolean {
  scratch[FIRST] = window.distance;
  scratch[SECOND] = Math.abs(x) / Math.max(1e-9, (pocket.mouth.y - y) * pocket.signY);
  sideEdges(measured);
  return x < 0 !== pocket.signY < 0;
}

/** What the jaws leave free for a ball at (x, y): the directions between their two tangents. */
export function geometricInto(
  target: Window, view: TableView, pocket: PocketView, x: number, y: number,
): void {
  const right = tangent(pocket.rightJaw.x - x, pocket.rightJaw.y - y, view.jawReach, 1);
  const left = tangent(pocket.leftJaw.x - x, pocket.leftJaw.y - y, view.jawReach, -1);
  const opening = right.x * left.y - right.y * left.x;
  const facing = right.x * left.x + right.y * left.y;
  const sumX = right.x + left.x;
  const sumY = right.y + left.y;
  const size = Math.sqrt(sumX * sumX + sumY * sumY);
  if (opening <= 0 || size < 1e-9) {
    target.half = 0;
    return;
  }
  target.x = sumX / size;
  target.y = sumY / size;
  const cosine = target.x * pocket.axis.x + target.y * pocket.axis.y;
  const half = facing < 0.5 ? WIDEST_HALF : Math.min(WIDEST_HALF, opening / 2);
  target.half = cosine < pocket.leastCosine ? 0 : half;
}

/** A ball that hangs between the jaws goes towards the hole. */
function hangingInto(target: Window, pocket: PocketView, x: number, y: number): void {
  const dx = pocket.hole.x - x;
  const dy = pocket.hole.y - y;
  const size = Math.max(1e-9, Math.sqrt(dx * dx + dy * dy));
  target.x = dx / size;
  target.y = dy / size;
  target.half = WIDEST_HALF;
}

/**
 * The unit direction from the origin that touches the circle of radius `reach` about (dx, dy), to
 * the left of its centre for `side` 1, to the right for −1.
 */
function tangent(dx: number, dy: number, reach: number, side: 1 | -1): Vec2 {
  const squared = dx * dx + dy * dy;
  const way = Math.sqrt(Math.max(0, squared - reach * reach));
  const turn = side * Math.min(reach, Math.sqrt(squared));
  return {
    x: (dx * way - dy * turn) / Math.max(squared, 1e-12),
    y: (dy * way + dx * turn) / Math.max(squared, 1e-12),
  };
}

/** Positive when `point` lies to the left of the axis through `origin`. */
function across(axis: Vec2, origin: Vec2, point: Vec2): number {
  return axis.x * (point.y - origin.y) - axis.y * (point.x - origin.x);
}
