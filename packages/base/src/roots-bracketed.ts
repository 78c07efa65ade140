/**
 * The sure way to the first approach: between the turning points of the distance there is at most
 * one root, and a bracket holds it. Physics specification 7.4.
 *
 * All numbers live in the question's column, as does what is worked out on the way; the functions
 * hand places around.
 */
import { ARRIVAL, DISTANCE, HORIZON, type RelativePath } from './relative-path.ts';

/** The slope of the squared distance is Q1 + 2·Q2·t + 3·Q3·t² + 4·Q4·t³. */
const Q1 = 12;
const Q2 = 13;
const Q3 = 14;
const Q4 = 15;
/** Where the slope bends over, the end of a piece, and its turning point. */
const FIRST_SPLIT = 16;
const SECOND_SPLIT = 17;
const PIECE_END = 18;
const TURN = 19;
/** What is searched from here on, and the gap there. */
const FROM = 20;
const FROM_GAP = 21;
/** A time, and a function's value and slope then. */
const AT = 22;
const VALUE = 23;
const SLOPE = 24;

type Place = typeof TURN | typeof PIECE_END;

/** What falls through zero: the slope of the squared distance, its negative, or the gap. */
type Falling = 'slope' | 'rising slope' | 'gap';

const NEWTON_LIMIT = 100;

/**
 * Writes the first t in [0, horizon] at which |C + B·t + H·t²| falls from above the distance to it.
 * The start may lie inside; then the path must leave the circle first.
 */
export function solveFirstApproachBracketed(path: RelativePath): void {
  path[ARRIVAL] = Infinity;
  setSlope(path);
  // Between the zeros of q'' the slope q' is monotone: at most one turning point in each piece.
  setSplits(path);
  path[FROM] = 0;
  path[AT] = 0;
  measureGap(path);
  path[FROM_GAP] = path[VALUE];
  for (let piece = 0; piece < 3; piece += 1) {
    const end = piece === 0 ? path[FIRST_SPLIT] : piece === 1 ? path[SECOND_SPLIT] : path[HORIZON];
    if (!(end > path[FROM])) continue;
    path[PIECE_END] = end;
    setTurn(path);
    if (fallsBefore(path, TURN) || fallsBefore(path, PIECE_END)) return;
  }
}

function setSlope(path: RelativePath): void {
  const cx = path[0];
  const cy = path[1];
  const cz = path[2];
  const bx = path[3];
  const by = path[4];
  const bz = path[5];
  const hx = path[6];
  const hy = path[7];
  const hz = path[8];
  path[Q1] = 2 * (cx * bx + cy * by + cz * bz);
  path[Q2] = bx * bx + by * by + bz * bz + 2 * (cx * hx + cy * hy + cz * hz);
  path[Q3] = 2 * (bx * hx + by * hy + bz * hz);
  path[Q4] = hx * hx + hy * hy + hz * hz;
}

/** The real zeros of q'' in rising order, clamped to [0, horizon]. */
function setSplits(path: RelativePath): void {
  const a = 6 * path[Q4];
  const b = 3 * path[Q3];
  const c = path[Q2];
  const horizon = path[HORIZON];
  const discriminant = b * b - 4 * a * c;
  let r0 = 0;
  let r1 = 0;
  if (a === 0) {
    if (b !== 0) r0 = clamp(-c / b, horizon);
    r1 = r0;
  } else if (discriminant >= 0) {
    const w = -0.5 * (b + (b >= 0 ? 1 : -1) * Math.sqrt(discriminant));
    r0 = clamp(w / a, horizon);
    r1 = w === 0 ? r0 : clamp(c / w, horizon);
  }
  path[FIRST_SPLIT] = r0 < r1 ? r0 : r1;
  path[SECOND_SPLIT] = r0 < r1 ? r1 : r0;
}

function clamp(t: number, horizon: number): number {
  return t > 0 ? (t < horizon ? t : horizon) : 0;
}

/** The one zero of q' in the piece, where q' is monotone; the piece's end when it has none. */
function setTurn(path: RelativePath): void {
  path[AT] = path[FROM];
  measureSlope(path);
  const slopeFrom = path[VALUE];
  path[AT] = path[PIECE_END];
  measureSlope(path);
  const slopeEnd = path[VALUE];
  if (slopeFrom < 0 === slopeEnd < 0) path[TURN] = path[PIECE_END];
  else bracketZero(path, slopeFrom < 0 ? 'rising slope' : 'slope', PIECE_END, TURN);
}

/** Whether the gap falls to nothing before the time at `place`; else the search goes on there. */
function fallsBefore(path: RelativePath, place: Place): boolean {
  const end = path[place];
  if (!(end > path[FROM])) return false;
  path[AT] = end;
  measureGap(path);
  const gap = path[VALUE];
  if (path[FROM_GAP] > 0 && gap <= 0) {
    bracketZero(path, 'gap', place, ARRIVAL);
    return true;
  }
  path[FROM] = end;
  path[FROM_GAP] = gap;
  return false;
}

/**
 * Writes into `answer` where a function falls through zero between FROM and the time at `end`:
 * Newton, kept inside the bracket.
 */
function bracketZero(
  path: RelativePath, what: Falling, end: Place, answer: typeof TURN | typeof ARRIVAL,
): void {
  let above = path[FROM];
  let below = path[end];
  let t = 0.5 * (above + below);
  for (let step = 0; step < NEWTON_LIMIT; step += 1) {
    path[AT] = t;
    if (what === 'gap') measureGap(path);
    else measureSlope(path);
    const f = what === 'rising slope' ? -path[VALUE] : path[VALUE];
    if (f > 0) above = t;
    else below = t;
    if (below - above <= 2.3e-16 * below) break;
    const newton = t - path[VALUE] / path[SLOPE];
    const next = above < newton && newton < below ? newton : 0.5 * (above + below);
    if (next === t) break;
    t = next;
  }
  path[answer] = t;
}

/** The gap at the time AT and how fast it changes. */
function measureGap(path: RelativePath): void {
  const t = path[AT];
  const bx = path[3];
  const by = path[4];
  const bz = path[5];
  const hx = path[6];
  const hy = path[7];
  const hz = path[8];
  const x = path[0] + t * (bx + t * hx);
  const y = path[1] + t * (by + t * hy);
  const z = path[2] + t * (bz + t * hz);
  const d = Math.sqrt(x * x + y * y + z * z);
  path[VALUE] = d - path[DISTANCE];
  path[SLOPE] = (x * (bx + 2 * t * hx) + y * (by + 2 * t * hy) + z * (bz + 2 * t * hz)) / d;
}

/** The slope of the squared distance at the time AT and how fast that changes. */
function measureSlope(path: RelativePath): void {
  const t = path[AT];
  const q2 = path[Q2];
  const q3 = path[Q3];
  const q4 = path[Q4];
  path[VALUE] = path[Q1] + t * (2 * q2 + t * (3 * q3 + t * 4 * q4));
  path[SLOPE] = 2 * q2 + t * (6 * q3 + t * 12 * q4);
}
