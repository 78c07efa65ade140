/** Measured windows as arrays for the planner's inner loops; undefined where none was measured. */
import type { TableSpec } from '@tenball/equipment';
import { type Params, PHYSICS_VERSION } from '@tenball/physics';
import { parseBytes } from './bytes.ts';
import { type PocketKind, windowKey } from './key.ts';
import { MEASURED, MEASURED_PHYSICS } from './measured.ts';
import { ALONG_NODES, CORNER_PLACES, OFF_NODES, SPEED_NODES } from './nodes.ts';

/** Bytes of one place: two edges a speed. */
const STRIDE = 2 * SPEED_NODES;
const unpacked = new Map<string, Int8Array>();

/**
 * The edges for a kind of pocket, in `EDGE_STEP`s: [place][speed][low, high]. Corner places are
 * [along][off], whole though only `off` ≤ `along` is measured; side places are [way][slope].
 */
export function measuredWindows(
  kind: PocketKind, table: TableSpec, params: Params,
): Int8Array | undefined {
  const measuredBy: string = MEASURED_PHYSICS;
  if (measuredBy !== PHYSICS_VERSION) return undefined;
  const key = windowKey(kind, table, params);
  const text = MEASURED[key];
  if (text === undefined) return undefined;
  const known = unpacked.get(key);
  if (known !== undefined) return known;
  const bytes = unpackWindows(kind, parseBytes(text));
  unpacked.set(key, bytes);
  return bytes;
}

/** Measured bytes in the shape of `measuredWindows`: the far half of a corner is mirrored. */
export function unpackWindows(kind: PocketKind, bytes: Int8Array): Int8Array {
  if (kind === 'side') return bytes;
  const whole = new Int8Array(CORNER_PLACES * STRIDE);
  let from = 0;
  for (let i = 0; i < ALONG_NODES; i += 1) {
    for (let j = 0; j <= Math.min(i, OFF_NODES - 1); j += 1) {
      const place = bytes.subarray(from, from + STRIDE);
      whole.set(place, (i * OFF_NODES + j) * STRIDE);
      if (i < OFF_NODES) setMirrored(whole, (j * OFF_NODES + i) * STRIDE, place, i === j);
      from += STRIDE;
    }
  }
  return whole;
}

/** On the axis both halves are measured at once: the mean of a window and its mirror image. */
function setMirrored(whole: Int8Array, at: number, place: Int8Array, isOnAxis: boolean): void {
  for (let n = 0; n < STRIDE; n += 2) {
    const low = place[n] ?? 0;
    const high = place[n + 1] ?? 0;
    whole[at + n] = isOnAxis ? Math.round((low - high) / 2) : -high;
    whole[at + n + 1] = isOnAxis ? Math.round((high - low) / 2) : -low;
  }
}
