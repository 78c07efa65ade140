/** Whether the lowest ball can be potted straight away: a plain measure of sight. */
import { type TableSpec, tableGeometry } from '@tenball/equipment';
import type { Outcome, Params } from '@tenball/physics';

/** True when the lowest ball that is left after `outcome` has an open pocket from the cue ball. */
export type OpenTest = (outcome: Outcome) => boolean;

/** Cuts thinner than 70 degrees do not count as open. */
const LEAST_COSINE = 0.342;
/** Least cosine between a ball's way and the axis of a corner or of a side pocket. */
const CORNER_COSINE = 0.7;
const SIDE_COSINE = 0.5;
const LAST_BALL = 10;
const ON_TABLE = 1;

/** The test for `table`: cut, approach to the pocket, and both lanes free of other balls. */
export function openTest(table: TableSpec, params: Params): OpenTest {
  const { holes } = tableGeometry(table, params.jawRadius);
  const diameter = 2 * params.ballRadius;
  return ({ x, y, fate }) => {
    const isThere = (ball: number): boolean => fate[ball] === ON_TABLE;
    let lowest = 1;
    while (lowest <= LAST_BALL && !isThere(lowest)) lowest += 1;
    if (lowest > LAST_BALL) return true;
    const fromX = x[0] ?? 0;
    const fromY = y[0] ?? 0;
    const ballX = x[lowest] ?? 0;
    const ballY = y[lowest] ?? 0;
    const isFree = (ax: number, ay: number, bx: number, by: number): boolean => {
      for (let ball = 1; ball <= LAST_BALL; ball += 1) {
        if (ball === lowest || !isThere(ball)) continue;
        if (wayTo(x[ball] ?? 0, y[ball] ?? 0, ax, ay, bx, by) < diameter) return false;
      }
      return true;
    };
    return holes.some(({ pocket, mouth, axis }) => {
      const way = Math.hypot(mouth.x - ballX, mouth.y - ballY);
      if (way < diameter / 2) return isFree(fromX, fromY, ballX, ballY);
      const ux = (mouth.x - ballX) / way;
      const uy = (mouth.y - ballY) / way;
      const least = pocket === 'SL' || pocket === 'SR' ? SIDE_COSINE : CORNER_COSINE;
      if (ux * axis.x + uy * axis.y < least) return false;
      const ghostX = ballX - diameter * ux;
      const ghostY = ballY - diameter * uy;
      const run = Math.hypot(ghostX - fromX, ghostY - fromY);
      const cosine = ((ghostX - fromX) * ux + (ghostY - fromY) * uy) / Math.max(run, 1e-9);
      return cosine >= LEAST_COSINE && isFree(fromX, fromY, ghostX, ghostY)
        && isFree(ballX, ballY, mouth.x, mouth.y);
    });
  };
}

/** Distance of a point from the segment a–b. */
function wayTo(
  x: number, y: number, ax: number, ay: number, bx: number, by: number,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const squared = Math.max(dx * dx + dy * dy, 1e-12);
  const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / squared));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}
