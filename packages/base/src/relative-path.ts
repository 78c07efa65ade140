/**
 * The question "when do two things in free motion first come within a distance", as a column.
 *
 * Their relative position is C + B·t + H·t², H half the relative acceleration. A loop keeps one
 * column and fills it anew for every question, so that no number needs a box on the heap.
 */

/** C at 0 to 2, B at 3 to 5, H at 6 to 8; the places of the rest have names. */
export type RelativePath = Record<
  0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21
  | 22 | 23 | 24,
  number
>;

/** How near they must come; until when it is asked; the answer, Infinity for never. */
export const DISTANCE = 9;
export const HORIZON = 10;
export const ARRIVAL = 11;

/** A column to be filled. */
export function createPath(): RelativePath {
  return new Float64Array(25) as unknown as RelativePath;
}

/** Fills `path` with a question. */
export function setPath(
  path: RelativePath, cx: number, cy: number, cz: number, bx: number, by: number, bz: number,
  hx: number, hy: number, hz: number, distance: number, horizon: number,
): void {
  path[0] = cx;
  path[1] = cy;
  path[2] = cz;
  path[3] = bx;
  path[4] = by;
  path[5] = bz;
  path[6] = hx;
  path[7] = hy;
  path[8] = hz;
  path[DISTANCE] = distance;
  path[HORIZON] = horizon;
}
