/** The tip meets the cue ball again. Specification 2.5. */
import { openBlow } from './cluster/enter-cluster.ts';
import { reportSecondHit } from './report.ts';
import { resolveBedUnderTip } from './resolve/ball-bed.ts';
import { TOUCH_BELOW } from './resolve/restitution.ts';
import { type State } from './state.ts';
import { isTipOn } from './strike/blow.ts';
import { countHit, followThrough, tipNow } from './strike/tip.ts';
import { touch } from './touch.ts';

const CUE_BALL = 0;

/**
 * An impulse along the line of centres between the ball and a cue that moves along its line with
 * its mass and across it with its end mass (2.2). A touch that is no blow ends it: the hand takes
 * the cue away. So does a blow from the side, which knocks the tip out of the ball's way.
 */
export function meetTip(s: State): void {
  if (isTipOn(s)) {
    openBlow(s);
    return;
  }
  const { params } = s.laws;
  const { at, direction, speed } = tipNow(s);
  const cx = s.x[CUE_BALL] - at.x;
  const cy = s.y[CUE_BALL] - at.y;
  const cz = s.z[CUE_BALL] - at.z;
  const d = Math.sqrt(cx * cx + cy * cy + cz * cz);
  const nx = cx / d;
  const ny = cy / d;
  const nz = cz / d;
  const along = nx * direction.x + ny * direction.y + nz * direction.z;
  const closing = speed * along - s.vx[CUE_BALL] * nx - s.vy[CUE_BALL] * ny - s.vz[CUE_BALL] * nz;
  countHit(s);
  if (closing > TOUCH_BELOW) {
    const massRatio = params.ballMass / params.cueMass;
    const yielding = along * along * massRatio + (1 - along * along) * params.endMassRatio;
    const impulse = ((1 + params.tipRestitution) * closing) / (1 + yielding);
    s.vx[CUE_BALL] += impulse * nx;
    s.vy[CUE_BALL] += impulse * ny;
    s.vz[CUE_BALL] += impulse * nz;
    reportSecondHit(s, closing);
    const slowed = speed - impulse * along * massRatio;
    const isAside = closing - impulse * (1 + along * along * massRatio) > 0;
    if (!isAside) followThrough(s, at, direction, slowed, true);
  }
  resolveBedUnderTip(s, CUE_BALL);
  touch(s, CUE_BALL);
}
