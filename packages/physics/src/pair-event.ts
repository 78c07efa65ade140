/** Two balls meet. */
import { meetAsCluster } from './cluster/enter-cluster.ts';
import { detectMeetings } from './detect/ball-ball.ts';
import { detectOwnEvent } from './detect/own-event.ts';
import { evolve } from './evolve/evolve.ts';
import { classify } from './motion.ts';
import { reportBallBall, reportBallBed, reportSegment } from './report.ts';
import { resolveBallBall } from './resolve/ball-ball.ts';
import { resolveBallBed } from './resolve/ball-bed.ts';
import { BED_IMPACT, type Slot, type State } from './state.ts';

/** Balls `i` < `j` meet now, alone or in a cluster; the row of `i` holds now already. */
export function pairEvent(s: State, i: Slot, j: Slot): void {
  evolve(s, j);
  if (meetAsCluster(s, i, j)) return;
  const met = resolveBallBall(s, i, j);
  resolveBallBed(s, i);
  const bedI = s.scalars[BED_IMPACT];
  resolveBallBed(s, j);
  const bedJ = s.scalars[BED_IMPACT];
  if (met) reportBallBall(s, i, j);
  classify(s, i);
  classify(s, j);
  detectOwnEvent(s, i);
  detectOwnEvent(s, j);
  detectMeetings(s, i);
  detectMeetings(s, j, i);
  if (s.journal !== undefined) {
    if (bedI > s.laws.hopSpeed) reportBallBed(s, i, bedI);
    if (bedJ > s.laws.hopSpeed) reportBallBed(s, j, bedJ);
    reportSegment(s, i);
    reportSegment(s, j);
  }
}
