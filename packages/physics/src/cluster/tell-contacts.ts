/** The contacts of a cluster, told one by one as they open. */
import { reportBallBall } from '../report.ts';
import { IMPACT, NOW, type Slot, type State } from '../state.ts';
import { noteContactUnderTip } from '../strike/blow.ts';

/** Tells that balls `a` < `b` touch now, closing in at `speed`. */
export function tellContact(s: State, a: Slot, b: Slot, speed: number): void {
  const known = s.firstContact;
  if (a === 0) noteContactUnderTip(s, b);
  s.scalars[IMPACT] = speed;
  reportBallBall(s, a, b);
  if (s.firstContact !== known) s.cluster.firstMet = s.firstContact;
}

/** Tells the contacts that opened in the step that ends now, each at its own time. */
export function tellOpenings(s: State): void {
  const w = s.cluster;
  const now = s.scalars[NOW];
  for (let k = 0; k < w.openedCount; k += 1) {
    s.scalars[NOW] = w.openedAt[k] as number;
    tellContact(s, w.openedA[k] as Slot, w.openedB[k] as Slot, w.openedSpeed[k] as number);
  }
  s.scalars[NOW] = now;
  w.openedCount = 0;
}
