/**
 * Which event comes next: a total order.
 *
 * Each ball knows its own next event, each pair its meeting; each ball also keeps the earliest
 * meeting of its row. So the next event is the least of two numbers for each ball that moves: at
 * sixteen balls a scan is as fast as a heap, and nothing in it can go stale.
 *
 * Order: time, then rank (the end of a motion, ball–ball, cushions and jaws, pockets), then the
 * lower ball, then the other. No two events compare equal, whatever order they were found in.
 */
import { NEVER, NOW, SLOTS, type Slot, type State } from './state.ts';

/** Length of a row of `State.meetings`. */
export const ROW = SLOTS.length;

/** Kinds of a ball's own event. */
export const NOTHING = 0;
/** Slide into roll, roll into stand, landing on the bed. */
export const MOTION_ENDS = 1;
export const MEETS_CUSHION = 2;
export const MEETS_JAW = 3;
export const MEETS_FACING = 4;
/** The centre passes a wall line in a pocket's mouth, inwards and outwards of the pocket. */
export const ENTERS_MOUTH = 6;
export const LEAVES_MOUTH = 7;
export const CROSSES_RIM = 8;
/** In a pocket's throat: against the liner, back over the rim, out of sight. */
export const MEETS_LINER = 9;
export const RETURNS = 10;
export const DROPS = 11;
/** A flying ball passes the outer edge of the rails. */
export const LEAVES_TABLE = 13;
/** The tip meets the cue ball again. */
export const MEETS_TIP = 14;
/** In a pocket's throat: the end of a step over the slate's edge, and an impact on it. */
export const TIPS = 15;
export const MEETS_EDGE = 16;
/** In the air: the rubber's edge or top, the top of a rail, the back of a pocket. */
export const MEETS_RUBBER = 20;
export const LANDS_ON_RAIL = 21;
export const MEETS_IRON = 22;
/** A ball on the top of the rails rolls over an inner edge. */
export const LEAVES_RAIL = 23;

const PAIR_RANK = 1;

function rankOf(kind: number): number {
  if (kind === MOTION_ENDS) return 0;
  return kind <= MEETS_FACING ? 2 : 3;
}

/** Whether the next event of ball `i` is a meeting. */
function isMeetingNext(s: State, i: Slot): boolean {
  const own = s.ownTime[i];
  const pair = s.pairTime[i];
  return pair < own || (pair === own && rankOf(s.ownKind[i]) > PAIR_RANK);
}

/** Whether the next event of ball `i` goes before that of `ball` at the same time. */
function goesBefore(s: State, i: Slot, ball: Slot): boolean {
  const meets = isMeetingNext(s, i);
  const isPair = isMeetingNext(s, ball);
  const rank = meets ? PAIR_RANK : rankOf(s.ownKind[i]);
  const other = isPair ? PAIR_RANK : rankOf(s.ownKind[ball]);
  if (rank !== other) return rank < other;
  // Of two own events the one found first is that of the lower ball.
  return meets && isPair && lowerOf(s, i) < lowerOf(s, ball);
}

/** The lower ball of the meeting that is next for ball `i`. */
function lowerOf(s: State, i: Slot): number {
  const j = s.partner[i];
  return j < i ? j : i;
}

/**
 * Finds the next event and sets `now`, ball and partner; false when none comes by `until`. Only
 * balls that may have an event of their own are looked at: one of the two that meet is among them.
 */
export function findNext(s: State, until: number): boolean {
  const { ownTime, pairTime } = s;
  let ball: Slot | -1 = -1;
  let time = Infinity;
  for (let mask = s.movers, n = 0; mask !== 0; mask >>= 1, n += 1) {
    if ((mask & 1) === 0) continue;
    const i = n as Slot;
    const own = ownTime[i];
    const pair = pairTime[i];
    const first = own < pair ? own : pair;
    if (first < time || (first === time && ball !== -1 && goesBefore(s, i, ball))) {
      time = first;
      ball = i;
    }
  }
  if (ball === -1 || time > until) return false;
  const partner = isMeetingNext(s, ball) ? s.partner[ball] as Slot : -1;
  const swap = partner !== -1 && partner < ball;
  s.nextBall = swap ? partner : ball;
  s.nextPartner = swap ? ball : partner;
  // A meeting found in a contact may lie a rounding error back. Time never runs backwards.
  if (time > s.scalars[NOW]) s.scalars[NOW] = time;
  return true;
}

/**
 * Writes when balls `i` and `j` meet and keeps the row minimum of `j` right. Ball `i` is the one
 * whose whole row is being worked out, and who looks for the earliest in it meanwhile.
 */
export function setMeeting(s: State, i: Slot, j: Slot, time: number): void {
  s.meetings[i * ROW + j] = time;
  noteMeeting(s, i, j);
}

/** The same when the row of `i` holds the time already: no number is handed around. */
export function noteMeeting(s: State, i: Slot, j: Slot): void {
  const time = s.meetings[i * ROW + j] as number;
  s.meetings[j * ROW + i] = time;
  if (time < s.pairTime[j]) {
    s.pairTime[j] = time;
    s.partner[j] = i;
  } else if (s.partner[j] === i && time !== s.pairTime[j]) {
    rescan(s, j);
  } else if (time === s.pairTime[j] && i < s.partner[j]) {
    s.partner[j] = i;
  }
}

/** Balls `i` and `j` do not meet. */
export function setNoMeeting(s: State, i: Slot, j: Slot): void {
  s.meetings[i * ROW + j] = Infinity;
  s.meetings[j * ROW + i] = Infinity;
  if (s.partner[j] === i) rescan(s, j);
}

/** Finds the earliest meeting of ball `i` again. */
export function rescan(s: State, i: Slot): void {
  const { meetings, inPlay, count } = s;
  const row = i * ROW;
  let time = Infinity;
  let partner = -1;
  for (let k = 0; k < count; k += 1) {
    const j = inPlay[k] as Slot;
    if (j === i) continue;
    const t = meetings[row + j] as number;
    if (t < time) {
      time = t;
      partner = j;
    }
  }
  s.pairTime[i] = time;
  s.partner[i] = partner;
}

/** Takes ball `i` out of play: nothing meets it any more. */
export function removeFromPlay(s: State, i: Slot): void {
  let kept = 0;
  for (let k = 0; k < s.count; k += 1) {
    const j = s.inPlay[k] as Slot;
    if (j === i) continue;
    s.inPlay[kept] = j;
    kept += 1;
  }
  s.count = kept;
  s.movers &= ~(1 << i);
  s.ownTime[i] = NEVER;
  s.pairTime[i] = NEVER;
  s.partner[i] = -1;
  for (let k = 0; k < s.count; k += 1) {
    const j = s.inPlay[k] as Slot;
    if (s.partner[j] === i) rescan(s, j);
  }
}
