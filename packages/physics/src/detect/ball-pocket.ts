/** When a ball on the cloth in a pocket's mouth crosses the rim of the hole, or comes out again. */
import { type Bed, type Mouth } from '../bed.ts';
import { CROSSES_RIM, LEAVES_MOUTH } from '../queue.ts';
import { NEVER, type Slot, type State } from '../state.ts';
import { timeOfContact } from './contact.ts';

/** Sooner than ball `i`'s own event so far: over the rim of `mouth`, or out of it. */
export function detectBallPocket(s: State, i: Slot, mouth: Mouth): void {
  const horizon = s.ownTime[i] - s.stamp[i];
  const t = timeToRim(s, i, mouth, horizon);
  if (t <= horizon) {
    s.ownTime[i] = s.stamp[i] + t;
    s.ownKind[i] = CROSSES_RIM;
  }
  const out = timeOut(s, i, mouth);
  if (s.stamp[i] + out < s.ownTime[i]) {
    s.ownTime[i] = s.stamp[i] + out;
    s.ownKind[i] = LEAVES_MOUTH;
  }
}

function timeToRim(s: State, i: Slot, mouth: Mouth, horizon: number): number {
  const dx = mouth.holeX - s.x[i];
  const dy = mouth.holeY - s.y[i];
  const vx = s.vx[i];
  const vy = s.vy[i];
  const r = mouth.holeRadius;
  // A ball hanging over the edge that moves any other way than back is over the rim at once.
  if (dx * dx + dy * dy < r * r && dx * vx + dy * vy >= 0) return 0;
  return timeOfContact(
    dx, dy, 0, -vx, -vy, 0, -0.5 * s.ax[i], -0.5 * s.ay[i], 0, r, horizon,
  );
}

/** Back inside the wall lines: all the lines the ball is past must be recrossed. */
function timeOut(s: State, i: Slot, mouth: Mouth): number {
  const { bed } = s;
  const y = timeBack(
    0.5 * mouth.signY * s.ay[i], mouth.signY * s.vy[i], mouth.signY * s.y[i] - bed.wallY,
  );
  if (!mouth.corner) return y;
  const x = timeBack(
    0.5 * mouth.signX * s.ax[i], mouth.signX * s.vx[i], mouth.signX * s.x[i] - bed.wallX,
  );
  return Math.max(x, y);
}

/** Seconds until c + b·t + a·t², zero or above now, falls below zero; 0 when it is below. */
function timeBack(a: number, b: number, c: number): number {
  if (c < 0) return 0;
  const discriminant = b * b - 4 * a * c;
  if (b < 0) return discriminant < 0 ? NEVER : (2 * c) / (Math.sqrt(discriminant) - b);
  return a < 0 ? (b + Math.sqrt(discriminant)) / (-2 * a) : NEVER;
}

/** Whether a ball at (x, y) that just recrossed a wall line is back in open play. */
export function isBackInPlay(bed: Bed, mouth: Mouth, x: number, y: number): boolean {
  const inY = mouth.signY * y <= bed.wallY + 1e-9;
  return mouth.corner ? inY && mouth.signX * x <= bed.wallX + 1e-9 : inY;
}
