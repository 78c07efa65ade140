/** A ball meets rubber: a straight nose, or the jaws and facings of a pocket. */
import { type Mouth } from './bed.ts';
import { MEETS_JAW } from './queue.ts';
import { reportBallCushion, reportBallJaw } from './report.ts';
import { resolveBallBed } from './resolve/ball-bed.ts';
import { NORMAL_X, NORMAL_Y, contact } from './resolve/compliant-contact.ts';
import { FACING, JAW, NOSE, resolveBallCushion } from './resolve/ball-cushion.ts';
import { type Slot, type State } from './state.ts';
import { touch } from './touch.ts';

/** Ball `i` meets the straight nose of its `ownPlace`. */
export function meetCushion(s: State, i: Slot): void {
  const wall = s.ownPlace[i];
  contact[NORMAL_X] = wall === 0 ? -1 : wall === 1 ? 1 : 0;
  contact[NORMAL_Y] = wall === 2 ? -1 : wall === 3 ? 1 : 0;
  if (resolveBallCushion(s, i, NOSE)) reportBallCushion(s, i, wall);
  resolveBallBed(s, i);
  touch(s, i);
}

/** Ball `i` meets a jaw or a facing of `mouth`; what it does then is still to be asked. */
export function meetRubber(s: State, i: Slot, mouth: Mouth, kind: number): void {
  const side = s.ownPlace[i] as 0 | 1;
  const jaw = mouth.jaws[side];
  const facing = mouth.facings[side];
  let met: boolean;
  if (kind === MEETS_JAW) {
    const dx = s.x[i] - jaw.x;
    const dy = s.y[i] - jaw.y;
    const d = Math.sqrt(dx * dx + dy * dy);
    contact[NORMAL_X] = dx / d;
    contact[NORMAL_Y] = dy / d;
    met = resolveBallCushion(s, i, JAW);
  } else {
    contact[NORMAL_X] = facing.normalX;
    contact[NORMAL_Y] = facing.normalY;
    met = resolveBallCushion(s, i, FACING);
  }
  if (met) reportBallJaw(s, i, mouth, jaw.cushion);
  resolveBallBed(s, i);
}
