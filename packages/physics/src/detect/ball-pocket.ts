/** When a ball on the cloth in a pocket's mouth crosses the rim of the hole, or comes out again. */
import { ARRIVAL, DISTANCE } from '@tenball/base';
import { type Bed, type Mouth } from '../bed.ts';
import { CROSSES_RIM, LEAVES_MOUTH } from '../queue.ts';
import { type Slot, type State } from '../state.ts';
import { path, solveCircle } from './contact.ts';
import { A, B, C, RISE, SECONDS, findFirstRise } from './rise.ts';

/** Sooner than ball `i`'s own event so far: over the rim of `mouth`, or out of it. */
export function detectBallPocket(s: State, i: Slot, mouth: Mouth): void {
  detectRim(s, i, mouth);
  const { bed } = s;
  const { signX, signY } = mouth;
  RISE[A] = -0.5 * signY * s.ay[i];
  RISE[B] = -signY * s.vy[i];
  RISE[C] = bed.wallY - signY * s.y[i];
  findOut();
  const y = RISE[SECONDS];
  RISE[A] = -0.5 * signX * s.ax[i];
  RISE[B] = -signX * s.vx[i];
  RISE[C] = bed.wallX - signX * s.x[i];
  findOut();
  const x = RISE[SECONDS];
  // Back inside the wall lines: all the lines the ball is past must be recrossed.
  const out = mouth.corner && x > y ? x : y;
  if (s.stamp[i] + out < s.ownTime[i]) {
    s.ownTime[i] = s.stamp[i] + out;
    s.ownKind[i] = LEAVES_MOUTH;
  }
}

function detectRim(s: State, i: Slot, mouth: Mouth): void {
  const dx = mouth.holeX - s.x[i];
  const dy = mouth.holeY - s.y[i];
  const r = mouth.holeRadius;
  // A ball hanging over the edge that moves any other way than back is over the rim at once.
  if (dx * dx + dy * dy < r * r && dx * s.vx[i] + dy * s.vy[i] >= 0) path[ARRIVAL] = 0;
  else {
    path[0] = dx;
    path[1] = dy;
    path[DISTANCE] = r;
    solveCircle(s, i);
  }
  if (!(path[ARRIVAL] <= s.ownTime[i] - s.stamp[i])) return;
  s.ownTime[i] = s.stamp[i] + path[ARRIVAL];
  s.ownKind[i] = CROSSES_RIM;
}

/** Writes the seconds until a ball past a wall line is back inside it: C rises to nothing. */
function findOut(): void {
  if (RISE[C] > 0) RISE[SECONDS] = 0;
  else findFirstRise();
}

/** Whether a ball at (x, y) that just recrossed a wall line is back in open play. */
export function isBackInPlay(bed: Bed, mouth: Mouth, x: number, y: number): boolean {
  const inY = mouth.signY * y <= bed.wallY + 1e-9;
  return mouth.corner ? inY && mouth.signX * x <= bed.wallX + 1e-9 : inY;
}
