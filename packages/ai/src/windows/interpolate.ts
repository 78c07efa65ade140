/**
 * The window of a pocket between the nodes where it was measured. Numbers in, numbers out: this
 * runs hundreds of thousands of times a decision.
 */
import {
  ALONG_COUNT, ALONG_MOST, ALONG_NODES, EDGE_STEP, OFF_NODES, SLOPE_NODES, SLOPE_STEPS,
  SPEED_COUNT, SPEED_FIRST, SPEED_MOST, SPEED_NODES, WAY_COUNT, WAY_MOST, WAY_NODES,
} from './nodes.ts';

/**
 * Whole parts are taken by `| 0`, which leaves the engine with whole numbers to index by.
 * Numbers pass through columns of one array: handed over one by one they would be put on the heap.
 * In: where the ball is, as the kind of pocket sees it, and its speed. Out: the edges, metres.
 */
export const FIRST = 0;
export const SECOND = 1;
export const SPEED = 2;
export const LOW = 3;
export const HIGH = 4;
export const scratch = new Float64Array(10);

const ON_ROW = 5;
const ON_COLUMN = 6;
/** Of the last speed asked for: planners ask for one speed again and again. */
const SET_SPEED = 7;
const SPEED_SHARE = 8;
const SPEED_NODE = 9;

const STRIDE = 2 * SPEED_NODES;
const CORNER_ROW = OFF_NODES * STRIDE;
const SIDE_ROW = SLOPE_NODES * STRIDE;
const ALONG_SCALE = (ALONG_COUNT * ALONG_COUNT) / ALONG_MOST;
const WAY_SCALE = (WAY_COUNT * WAY_COUNT) / WAY_MOST;
const SPEED_SCALE = (SPEED_COUNT * SPEED_COUNT) / SPEED_MOST;

/**
 * Edges for a ball that lies `FIRST` and `SECOND` metres from the two rails of a corner, `SECOND`
 * the lesser: lateral places at the mouth, positive to the nearer rail.
 */
export function cornerEdges(windows: Int8Array): void {
  const a = Math.sqrt(Math.max(0, scratch[FIRST] as number) * ALONG_SCALE);
  const b = Math.sqrt(Math.max(0, scratch[SECOND] as number) * ALONG_SCALE);
  const i = Math.min(a | 0, ALONG_NODES - 2);
  const j = Math.min(b | 0, OFF_NODES - 2);
  scratch[ON_ROW] = Math.min(1, a - i);
  scratch[ON_COLUMN] = b - j;
  blend(windows, i * CORNER_ROW + j * STRIDE, CORNER_ROW);
}

/**
 * Edges for a ball whose way to the mouth of a side pocket is `FIRST` metres long and goes `SECOND`
 * times as far along the rail as off it; positive to the ball's own side.
 */
export function sideEdges(windows: Int8Array): void {
  const a = Math.sqrt((scratch[FIRST] as number) * WAY_SCALE);
  const b = Math.min(SLOPE_NODES - 1, (scratch[SECOND] as number) * SLOPE_STEPS);
  const i = Math.min(a | 0, WAY_NODES - 2);
  const j = Math.min(b | 0, SLOPE_NODES - 2);
  scratch[ON_ROW] = Math.min(1, a - i);
  scratch[ON_COLUMN] = b - j;
  blend(windows, i * SIDE_ROW + j * STRIDE, SIDE_ROW);
}

/** Blends the eight nodes about a place and a speed, from node `first` on, `row` apart. */
function blend(windows: Int8Array, first: number, row: number): void {
  if (scratch[SPEED] !== scratch[SET_SPEED]) setSpeed();
  const onRow = scratch[ON_ROW] as number;
  const onColumn = scratch[ON_COLUMN] as number;
  const s = scratch[SPEED_SHARE] as number;
  const w11 = onRow * onColumn;
  const w10 = onRow - w11;
  const w01 = onColumn - w11;
  const w00 = 1 - onRow - w01;
  const p = first + 2 * ((scratch[SPEED_NODE] as number) | 0);
  const q = p + row;
  const lowSlow = w00 * (windows[p] as number) + w01 * (windows[p + STRIDE] as number)
    + w10 * (windows[q] as number) + w11 * (windows[q + STRIDE] as number);
  const highSlow = w00 * (windows[p + 1] as number) + w01 * (windows[p + STRIDE + 1] as number)
    + w10 * (windows[q + 1] as number) + w11 * (windows[q + STRIDE + 1] as number);
  const lowFast = w00 * (windows[p + 2] as number) + w01 * (windows[p + STRIDE + 2] as number)
    + w10 * (windows[q + 2] as number) + w11 * (windows[q + STRIDE + 2] as number);
  const highFast = w00 * (windows[p + 3] as number) + w01 * (windows[p + STRIDE + 3] as number)
    + w10 * (windows[q + 3] as number) + w11 * (windows[q + STRIDE + 3] as number);
  scratch[LOW] = EDGE_STEP * (lowSlow + s * (lowFast - lowSlow));
  scratch[HIGH] = EDGE_STEP * (highSlow + s * (highFast - highSlow));
}

function setSpeed(): void {
  const speed = scratch[SPEED] as number;
  const c = Math.sqrt(speed * SPEED_SCALE) - SPEED_FIRST;
  const within = Math.max(0, Math.min(SPEED_NODES - 1, c));
  const k = Math.min(Math.floor(within), SPEED_NODES - 2);
  scratch[SET_SPEED] = speed;
  scratch[SPEED_SHARE] = within - k;
  scratch[SPEED_NODE] = k;
}
