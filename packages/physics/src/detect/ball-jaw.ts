/** When a ball on the cloth of a pocket's mouth meets its jaws and facings: 1.8, 4.7. */
import { ARRIVAL, DISTANCE } from '@tenball/base';
import { type FacingFace, type JawFace, type Mouth } from '../bed.ts';
import { MEETS_FACING, MEETS_JAW } from '../queue.ts';
import { type Slot, type State } from '../state.ts';
import { path, solveCircle } from './contact.ts';
import { A, B, C, RISE, SECONDS, findRise } from './rise.ts';

/** Slack at the seams between nose, arc and facing, so that no ball slips through. */
const SEAM = 1e-9;

/** Sooner than ball `i`'s own event so far: a jaw or a facing of `mouth`. */
export function detectBallJaw(s: State, i: Slot, mouth: Mouth): void {
  for (let k = 0; k < 2; k += 1) {
    detectArc(s, i, mouth.jaws[k as 0 | 1], k);
    detectFacing(s, i, mouth.facings[k as 0 | 1], k);
  }
}

function detectArc(s: State, i: Slot, jaw: JawFace, k: number): void {
  const dx = jaw.x - s.x[i];
  const dy = jaw.y - s.y[i];
  const vx = s.vx[i];
  const vy = s.vy[i];
  const hx = 0.5 * s.ax[i];
  const hy = 0.5 * s.ay[i];
  path[0] = dx;
  path[1] = dy;
  path[DISTANCE] = jaw.reach;
  solveCircle(s, i);
  const t = path[ARRIVAL];
  if (!(t <= s.ownTime[i] - s.stamp[i])) return;
  // From the arc's centre to the ball, which must lie between the two normals.
  const ex = t * (vx + hx * t) - dx;
  const ey = t * (vy + hy * t) - dy;
  const turn = jaw.noseX * jaw.facingY - jaw.noseY * jaw.facingX;
  const fromNose = (jaw.noseX * ey - jaw.noseY * ex) * turn;
  const fromFacing = (ex * jaw.facingY - ey * jaw.facingX) * turn;
  if (fromNose < -SEAM || fromFacing < -SEAM) return;
  s.ownTime[i] = s.stamp[i] + t;
  s.ownKind[i] = MEETS_JAW;
  s.ownPlace[i] = k;
}

function detectFacing(s: State, i: Slot, facing: FacingFace, k: number): void {
  const { normalX, normalY } = facing;
  const px = s.x[i] - facing.x;
  const py = s.y[i] - facing.y;
  const vx = s.vx[i];
  const vy = s.vy[i];
  const hx = 0.5 * s.ax[i];
  const hy = 0.5 * s.ay[i];
  const horizon = s.ownTime[i] - s.stamp[i];
  RISE[A] = -(hx * normalX + hy * normalY);
  RISE[B] = -(vx * normalX + vy * normalY);
  RISE[C] = s.laws.noseReach - (px * normalX + py * normalY);
  findRise();
  const t = RISE[SECONDS];
  if (!(t <= horizon)) return;
  const ex = px + t * (vx + hx * t);
  const ey = py + t * (vy + hy * t);
  const along = ex * facing.alongX + ey * facing.alongY;
  if (along < -SEAM || along > facing.length) return;
  s.ownTime[i] = s.stamp[i] + t;
  s.ownKind[i] = MEETS_FACING;
  s.ownPlace[i] = k;
}
