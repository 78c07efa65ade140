/**
 * Measures the windows of one pocket: a lone ball set off sliding from every node, in all
 * directions about the mouth, by the whole engine.
 */
import { POCKETS, type TableSpec } from '@tenball/equipment';
import { FATE_POCKET, type Params, createSimulator } from '@tenball/physics';
import { type TableView, tableView } from '../../packages/ai/src/table-view.ts';
import type { Progress } from '../play/progress.ts';
import type { PocketKind } from '../../packages/ai/src/windows/key.ts';
import {
  ALONG_NODES, EDGE_STEP, MOST_EDGE, OFF_NODES, SLOPE_NODES, SPEED_NODES, WAY_NODES, alongAt,
  slopeAt, speedAt, wayAt,
} from '../../packages/ai/src/windows/nodes.ts';

/** Directions tried from a node, first coarsely, over what lies between the outermost two. */
const STEPS = 126;
/** A direction is never further from the mouth than this slope. */
const STEEPEST = 2.5;
/** A direction that fails within a run costs as much as this many that drop. */
const HOLE_COST = 2;
const BISECTIONS = 6;
/** From the mouth to where a ball falls, metres, and the excess over the least speed for it. */
const INTO_POCKET = 0.1;
const REACH_SHARE = 1.1;

/** A range of lateral places at the mouth, metres, left of the way positive. */
export interface Edges {
  readonly low: number;
  readonly high: number;
}

/** Narrower than this it is chance: a few directions that bounce in. Metres. */
const LEAST_OPENING = 0.006;

export const CLOSED: Edges = { low: 0, high: 0 };

/** Tries single balls at the foot left corner or the left side pocket. */
export interface Range {
  readonly view: TableView;
  readonly mouth: { readonly x: number; readonly y: number };
  /** Does a ball from (x, y), sent to `lateral` metres left of the mouth at `speed`, drop? */
  drops(x: number, y: number, lateral: number, speed: number): boolean;
  /** Balls tried so far. */
  tried(): number;
}

export function rangeOf(kind: PocketKind, table: TableSpec, params: Params): Range {
  const view = tableView(table, params);
  const simulator = createSimulator(table, params);
  const name = kind === 'corner' ? 'FL' : 'SL';
  const mouth = view.pockets[POCKETS.indexOf(name)]?.mouth;
  if (mouth === undefined) throw new Error(`${table.id}: a table without pockets`);
  const falls = FATE_POCKET + POCKETS.indexOf(name);
  const atX = new Float64Array(16);
  const atY = new Float64Array(16);
  let tried = 0;
  return {
    view, mouth,
    drops(x, y, lateral, speed) {
      atX[0] = x;
      atY[0] = y;
      simulator.placeArrays(atX, atY, 1);
      const dx = mouth.x - x;
      const dy = mouth.y - y;
      const way = Math.sqrt(dx * dx + dy * dy);
      const toX = dx - (dy / way) * lateral;
      const toY = dy + (dx / way) * lateral;
      const scale = speed / Math.sqrt(toX * toX + toY * toY);
      const velocity = { x: toX * scale, y: toY * scale, z: 0 };
      tried += 1;
      return simulator.runFrom(velocity, { x: 0, y: 0, z: 0 }, 'rest', 1).fate[0] === falls;
    },
    tried: () => tried,
  };
}

/** The edges of all nodes, as bytes in the order that `unpackWindows` reads. */
export function measure(
  range: Range, kind: PocketKind, progressOf: (total: number) => Progress,
): Int8Array {
  const places = placesOf(range, kind);
  const progress = progressOf(places.length);
  const bytes = new Int8Array(places.length * SPEED_NODES * 2);
  places.forEach(({ x, y }, n) => {
    for (let k = 0; k < SPEED_NODES; k += 1) {
      const { low, high } = edgesAt(range, x, y, speedAt(k));
      bytes[(n * SPEED_NODES + k) * 2] = Math.round(low / EDGE_STEP);
      bytes[(n * SPEED_NODES + k) * 2 + 1] = Math.round(high / EDGE_STEP);
    }
    progress.show(n + 1, kind);
  });
  progress.end();
  return bytes;
}

/** The window of a ball at (x, y) that leaves with `speed`, or what it needs to arrive. */
export function edgesAt(range: Range, x: number, y: number, speed: number): Edges {
  const { params } = range.view;
  const dx = range.mouth.x - x;
  const dy = range.mouth.y - y;
  const way = Math.sqrt(dx * dx + dy * dy);
  const reach = (7 / 5) * Math.sqrt(2 * params.muRoll * params.g * (way + INTO_POCKET));
  const fast = Math.max(speed, REACH_SHARE * reach);
  const most = Math.min(MOST_EDGE, STEEPEST * way);
  const at = (n: number) => most * ((2 * n) / STEPS - 1);
  const falls: boolean[] = [];
  for (let n = 0; n <= STEPS; n += 1) falls.push(range.drops(x, y, at(n), fast));
  const run = bestRun(falls);
  if (run === undefined) return CLOSED;
  const edge = (inside: number, outside: number): number => (
    outside < 0 || outside > STEPS
      ? at(inside)
      : bisect((lateral) => range.drops(x, y, lateral, fast), at(inside), at(outside))
  );
  const low = edge(run.first, run.first - 1);
  const high = edge(run.last, run.last + 1);
  return high - low < LEAST_OPENING ? CLOSED : { low, high };
}

/**
 * The run of most that drop, less what its holes cost: one direction in which the ball rattles out
 * does not cut a window in two.
 */
function bestRun(falls: readonly boolean[]): { first: number; last: number } | undefined {
  let best: { first: number; last: number; worth: number } | undefined;
  let worth = 0;
  let first = 0;
  falls.forEach((isIn, n) => {
    if (worth <= 0) {
      worth = 0;
      first = n;
    }
    worth += isIn ? 1 : -HOLE_COST;
    if (isIn && worth > (best?.worth ?? 0)) best = { first, last: n, worth };
  });
  return best;
}

function bisect(drops: (lateral: number) => boolean, inside: number, outside: number): number {
  let good = inside;
  let bad = outside;
  for (let n = 0; n < BISECTIONS; n += 1) {
    const middle = (good + bad) / 2;
    if (drops(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** The nodes' places on the table, metres; those beyond it are brought to its edge. */
function placesOf(range: Range, kind: PocketKind): { x: number; y: number }[] {
  const { maxX, maxY } = range.view;
  const places: { x: number; y: number }[] = [];
  if (kind === 'corner') {
    for (let i = 0; i < ALONG_NODES; i += 1) {
      for (let j = 0; j <= Math.min(i, OFF_NODES - 1); j += 1) {
        places.push({
          x: maxX - Math.min(alongAt(i), 2 * maxX), y: maxY - Math.min(alongAt(j), 2 * maxY),
        });
      }
    }
    return places;
  }
  for (let i = 0; i < WAY_NODES; i += 1) {
    for (let j = 0; j < SLOPE_NODES; j += 1) {
      const depth = wayAt(i) / Math.sqrt(1 + slopeAt(j) * slopeAt(j));
      const least = range.mouth.y - maxY;
      const deep = Math.max(least, Math.min(depth, range.mouth.y + maxY));
      places.push({ x: Math.min(maxX, slopeAt(j) * deep), y: range.mouth.y - deep });
    }
  }
  return places;
}
