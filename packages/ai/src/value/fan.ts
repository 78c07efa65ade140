/**
 * How well the next ball can be left: the cue ball's ways after a pot over speeds and spins, in
 * closed form, and what is seen from where they end.
 *
 * At the contact the cue ball keeps its speed across the line of centres and a fortieth along it;
 * while it slides, follow or draw turns it towards 5/7 of that plus 2/7 of its spin times the speed
 * it came with; then it rolls v²/(2·µ·g), less what each cushion takes. A good feature and a bad
 * value (AI study 4): it knows no ball in the way but the first, and no pocket.
 */
import type { TableView } from '../table-view.ts';
import {
  COSINE, LANE, REAL, WAY, WIDE, chanceOf, cue, ghostX, ghostY, isCrossed, laneWay,
  laneX, laneY, seeFrom, seen, way,
} from './lanes.ts';

/** Speeds of the cue ball, m/s, and spins as shares of rolling forward. */
const SPEEDS = new Float64Array([0.7, 1, 1.4, 1.95, 2.7, 3.7]);
const SPINS = new Float64Array([0.9, 0.25, -0.3, -0.8]);
/** Speed along the line of centres that the cue ball loses: (1 + e) / 2 with e = .95. */
const GIVEN = 0.975;
/** Share of the rolling way that is left after a cushion: a speed of three quarters. */
const RAIL_SHARE = 0.56;
const MOST_RAILS = 4;
/** What a landing is worth when a ball stands in the first leg of the way to it. */
const CROSSED_SHARE = 0.5;

/** Results: the best smoothed chance of the next ball, for the arm and for a worse one. */
export const FAN_REAL = 0;
export const FAN_WIDE = 1;
export const fan = new Float64Array(2);
/** The two chances at each speed of one spin. */
const reals = new Float64Array(SPEEDS.length);
const wides = new Float64Array(SPEEDS.length);
/** The cue ball's way after the contact: x, y, unit direction, length. */
const roll = new Float64Array(5);
/** Cosine and way of the pot, and the direction in which the cue ball comes. */
const shot = new Float64Array(4);

/**
 * Fills `fan` for the pot of slot 0 that stands in `seen`. It uses `seen`, `cue` and `way`; the
 * cue ball is put back.
 */
export function fanOut(view: TableView): void {
  const lane = seen[LANE] ?? 0;
  const x = cue[0] ?? 0;
  const y = cue[1] ?? 0;
  const length = seen[WAY] ?? 1;
  shot[0] = seen[COSINE] ?? 1;
  shot[1] = length;
  shot[2] = ((ghostX[lane] ?? 0) - x) / length;
  shot[3] = ((ghostY[lane] ?? 0) - y) / length;
  fan[FAN_REAL] = 0;
  fan[FAN_WIDE] = 0;
  const rolling = 2 * view.params.muRoll * view.params.g;
  const needed = (rolling * 2 * (laneWay[lane] ?? 0)) / (shot[0] * shot[0]);
  const least = needed + rolling * length;
  for (let spin = 0; spin < SPINS.length; spin += 1) {
    for (let n = 0; n < SPEEDS.length; n += 1) {
      reals[n] = 0;
      wides[n] = 0;
      const speed = SPEEDS[n] ?? 0;
      if (speed * speed < least) continue;
      launch(lane, speed, SPINS[spin] ?? 0, rolling);
      landAndSee(view, n);
    }
    keepBest();
  }
  cue[0] = x;
  cue[1] = y;
}

/** Sets `roll` for a stroke of this speed and spin. */
function launch(lane: number, speed: number, spin: number, rolling: number): void {
  const cosine = shot[0] ?? 1;
  const dx = shot[2] ?? 0;
  const dy = shot[3] ?? 0;
  // The ball takes up roll on its way: it slides for 12/49 · v² / (µ·g), some v² / 8.
  const forward = Math.min(1, spin + (8 * (shot[1] ?? 0)) / (speed * speed));
  const given = GIVEN * speed * cosine;
  const fx = ((speed * dx - given * (laneX[lane] ?? 0)) * 5 + 2 * forward * speed * dx) / 7;
  const fy = ((speed * dy - given * (laneY[lane] ?? 0)) * 5 + 2 * forward * speed * dy) / 7;
  const squared = fx * fx + fy * fy;
  const size = Math.sqrt(squared) + 1e-9;
  roll[0] = ghostX[lane] ?? 0;
  roll[1] = ghostY[lane] ?? 0;
  roll[2] = fx / size;
  roll[3] = fy / size;
  roll[4] = squared / rolling;
}

/** Rolls the cue ball out between the cushions and sees the next ball from its end. */
function landAndSee(view: TableView, n: number): void {
  let x = roll[0] ?? 0;
  let y = roll[1] ?? 0;
  let dx = roll[2] ?? 0;
  let dy = roll[3] ?? 0;
  let left = roll[4] ?? 0;
  let share = 1;
  for (let rail = 0; rail <= MOST_RAILS; rail += 1) {
    const toX = dx === 0 ? 1e9 : (dx > 0 ? view.maxX - x : -view.maxX - x) / dx;
    const toY = dy === 0 ? 1e9 : (dy > 0 ? view.maxY - y : -view.maxY - y) / dy;
    const leg = Math.max(0, Math.min(left, toX, toY));
    if (rail === 0) {
      way[0] = x;
      way[1] = y;
      way[2] = x + leg * dx;
      way[3] = y + leg * dy;
      if (leg > 0 && isCrossed(0)) share = CROSSED_SHARE;
    }
    x += leg * dx;
    y += leg * dy;
    if (leg >= left) break;
    left = (left - leg) * RAIL_SHARE;
    if (toX <= toY) dx = -dx;
    if (toY <= toX) dy = -dy;
  }
  cue[0] = x;
  cue[1] = y;
  if (!seeFrom(1, -1)) return;
  reals[n] = share * chanceOf(seen[REAL] ?? 0);
  wides[n] = share * chanceOf(seen[WIDE] ?? 0);
}

/** The best speed of a spin, its neighbours weighed in: speed errs. */
function keepBest(): void {
  const last = SPEEDS.length - 1;
  for (let n = 0; n <= last; n += 1) {
    const a = Math.max(0, n - 1);
    const b = Math.min(last, n + 1);
    const real = ((reals[a] ?? 0) + 2 * (reals[n] ?? 0) + (reals[b] ?? 0)) / 4;
    const wide = ((wides[a] ?? 0) + 2 * (wides[n] ?? 0) + (wides[b] ?? 0)) / 4;
    if (real > (fan[FAN_REAL] ?? 0)) fan[FAN_REAL] = real;
    if (wide > (fan[FAN_WIDE] ?? 0)) fan[FAN_WIDE] = wide;
  }
}
