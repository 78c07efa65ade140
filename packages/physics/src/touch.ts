/** What follows an event for the ball it happened to: its new motion, own event and meetings. */
import { detectMeetings } from './detect/ball-ball.ts';
import { detectOwnEvent } from './detect/own-event.ts';
import { classify, halt } from './motion.ts';
import { removeFromPlay } from './queue.ts';
import { reportOffTable, reportPocket, reportSegment } from './report.ts';
import { POCKETED, type Slot, type State } from './state.ts';

/** Works out again what ball `i` does and meets. */
export function touch(s: State, i: Slot): void {
  classify(s, i);
  detectOwnEvent(s, i);
  detectMeetings(s, i);
  reportSegment(s, i);
}

/** Ball `i` is out of the shot: down, or off the table. */
export function leave(s: State, i: Slot, motion: number): void {
  s.motion[i] = motion;
  halt(s, i);
  s.ax[i] = 0;
  s.ay[i] = 0;
  s.az[i] = 0;
  removeFromPlay(s, i);
  if (motion === POCKETED) reportPocket(s, 'pocketed', i);
  else reportOffTable(s, i);
  reportSegment(s, i);
}
