/**
 * When two balls meet. Specification 1.8, performance study section 4.
 *
 * Of a hundred questions one or two reach the root solver; the rest end at a sign, at the closed
 * form for a rolling ball and a standing one, or at a cull: the control triangle of the relative
 * parabola lies beside the disc of radius 2R. Only row numbers are handed around, so that no
 * number needs a box on the heap.
 */
import { ARRIVAL, DISTANCE, HORIZON } from '@tenball/base';
import { ROW, noteMeeting, setNoMeeting } from '../queue.ts';
import {
  FALLING, NOW, ROLLING, SLIDING, SPINNING, type Slot, type State,
} from '../state.ts';
import { path, solveContact } from './contact.ts';

/** Squared distance beyond contact, m², below which the closed form leaves it to the solver. */
const CLOSE = 1e-14;

/**
 * Asks again when ball `i`, whose row holds now, meets each of the others, but one that has `asked`
 * it already; all rows are kept right.
 */
export function detectMeetings(s: State, i: Slot, asked: Slot | -1 = -1): void {
  const { inPlay, count, motion, x, y, meetings } = s;
  const row = i * ROW;
  const mi = motion[i];
  const moves = SPINNING < mi && mi <= FALLING;
  const now = s.scalars[NOW];
  // The control triangle of this ball alone: start, middle, end. Of standing balls none is met
  // that lies beside it, before it or behind it, seen along its chord.
  const wait = s.ownTime[i] - now;
  const vx = s.vx[i];
  const vy = s.vy[i];
  const middleX = 0.5 * wait * vx;
  const middleY = 0.5 * wait * vy;
  const endX = wait * (vx + 0.5 * s.ax[i] * wait);
  const endY = wait * (vy + 0.5 * s.ay[i] * wait);
  const { diameter } = s.laws;
  const chord2 = endX * endX + endY * endY;
  const reach = diameter * Math.sqrt(chord2);
  const bulge = middleX * endY - middleY * endX;
  const left = reach + (bulge > 0 ? bulge : 0);
  const right = -reach + (bulge < 0 ? bulge : 0);
  const swell = middleX * endX + middleY * endY;
  const ahead = reach + (swell > chord2 ? swell : chord2);
  const behind = -reach + (swell < 0 ? swell : 0);
  const fromX = x[i];
  const fromY = y[i];
  let first = Infinity;
  let partner = -1;
  for (let k = 0; k < count; k += 1) {
    const j = inPlay[k] as Slot;
    if (j === i) continue;
    if (motion[j] <= SPINNING && j !== asked) {
      if (!moves) {
        if (meetings[row + j] !== Infinity) setNoMeeting(s, i, j);
        continue;
      }
      const cx = x[j] - fromX;
      const cy = y[j] - fromY;
      const beside = cx * endY - cy * endX;
      const along = cx * endX + cy * endY;
      if (beside > left || beside < right || along > ahead || along < behind) {
        if (meetings[row + j] !== Infinity) setNoMeeting(s, i, j);
        continue;
      }
    }
    if (j !== asked) detectBallBall(s, i, j);
    const time = meetings[row + j] as number;
    if (time < first) {
      first = time;
      partner = j;
    }
  }
  s.pairTime[i] = first;
  s.partner[i] = partner;
}

/** Works out when ball `i`, whose row holds now, meets ball `j`, and writes it into the queue. */
export function detectBallBall(s: State, i: Slot, j: Slot): void {
  const mi = s.motion[i];
  const mj = s.motion[j];
  if ((mi <= SPINNING && mj <= SPINNING) || mi > FALLING || mj > FALLING) {
    setNoMeeting(s, i, j);
  } else if ((mi === ROLLING && mj <= SPINNING) || (mj === ROLLING && mi <= SPINNING)) {
    rollerMeetsStander(s, i, j);
  } else {
    parabolasMeet(s, i, j);
  }
}

/** A rolling ball and a standing one: the way is straight, so the time is a closed form. */
function rollerMeetsStander(s: State, i: Slot, j: Slot): void {
  const { diameter } = s.laws;
  const roller = s.motion[i] === ROLLING ? i : j;
  const stander = roller === i ? j : i;
  const now = s.scalars[NOW];
  const dt = now - s.stamp[roller];
  const ax = s.ax[roller];
  const ay = s.ay[roller];
  const vx = s.vx[roller] + ax * dt;
  const vy = s.vy[roller] + ay * dt;
  const cx = s.x[stander] - s.x[roller] - dt * (s.vx[roller] + 0.5 * ax * dt);
  const cy = s.y[stander] - s.y[roller] - dt * (s.vy[roller] + 0.5 * ay * dt);
  const away = cx * cx + cy * cy - diameter * diameter;
  if (away < CLOSE) {
    parabolasMeet(s, i, j);
    return;
  }
  const closing = cx * vx + cy * vy;
  const cross = cx * vy - cy * vx;
  const speed2 = vx * vx + vy * vy;
  const half2 = diameter * diameter * speed2 - cross * cross;
  if (!(closing > 0 && half2 > 0)) {
    setNoMeeting(s, i, j);
    return;
  }
  const speed = Math.sqrt(speed2);
  const way = (away * speed) / (closing + Math.sqrt(half2));
  const left2 = speed2 + (2 * (ax * vx + ay * vy) * way) / speed;
  const time = left2 >= 0 ? now + (2 * way) / (speed + Math.sqrt(left2)) : Infinity;
  const own = s.ownTime[i];
  const other = s.ownTime[j];
  s.meetings[i * ROW + j] = time > (own < other ? own : other) ? Infinity : time;
  noteMeeting(s, i, j);
}

/** Two balls on parabolas or lines. */
function parabolasMeet(s: State, i: Slot, j: Slot): void {
  const { diameter } = s.laws;
  const now = s.scalars[NOW];
  const dti = now - s.stamp[i];
  const dtj = now - s.stamp[j];
  const axi = s.ax[i];
  const ayi = s.ay[i];
  const axj = s.ax[j];
  const ayj = s.ay[j];
  const cx = s.x[j] + dtj * (s.vx[j] + 0.5 * axj * dtj) - s.x[i]
    - dti * (s.vx[i] + 0.5 * axi * dti);
  const cy = s.y[j] + dtj * (s.vy[j] + 0.5 * ayj * dtj) - s.y[i]
    - dti * (s.vy[i] + 0.5 * ayi * dti);
  const bx = s.vx[j] + axj * dtj - s.vx[i] - axi * dti;
  const by = s.vy[j] + ayj * dtj - s.vy[i] - ayi * dti;
  const hx = 0.5 * (axj - axi);
  const hy = 0.5 * (ayj - ayi);
  // Neither ball is predictable beyond its own next event.
  const horizon = (s.ownTime[i] < s.ownTime[j] ? s.ownTime[i] : s.ownTime[j]) - now;
  // The control triangle: start, middle, end. All of it beside the disc, seen along the chord …
  const middleX = 0.5 * horizon * bx;
  const middleY = 0.5 * horizon * by;
  const endX = horizon * (bx + hx * horizon);
  const endY = horizon * (by + hy * horizon);
  const limit = diameter * diameter * (endX * endX + endY * endY);
  const h0 = cx * endY - cy * endX;
  const h1 = h0 + (middleX * endY - middleY * endX);
  const oneSide = h0 > 0 ? h1 > 0 : h1 < 0;
  if (oneSide && h0 * h0 > limit && h1 * h1 > limit) {
    setNoMeeting(s, i, j);
    return;
  }
  // … or all of it before the disc, seen along the separation. In plan a ball above another may
  // begin within the disc.
  const inSpace = s.motion[i] > SLIDING || s.motion[j] > SLIDING;
  const d2 = cx * cx + cy * cy;
  const toMiddle = middleX * cx + middleY * cy;
  const toEnd = endX * cx + endY * cy;
  const nearest = d2 + (toMiddle < toEnd ? toMiddle : toEnd);
  const isOutside = !inSpace || d2 > diameter * diameter;
  if (isOutside && nearest > 0 && nearest * nearest > diameter * diameter * d2) {
    setNoMeeting(s, i, j);
    return;
  }
  path[0] = cx;
  path[1] = cy;
  path[2] = 0;
  path[3] = bx;
  path[4] = by;
  path[5] = 0;
  path[6] = hx;
  path[7] = hy;
  path[8] = 0;
  path[DISTANCE] = diameter;
  path[HORIZON] = horizon;
  if (inSpace) addHeights(s, i, j);
  solveContact(path);
  s.meetings[i * ROW + j] = now + path[ARRIVAL];
  noteMeeting(s, i, j);
}

/** The same in space, when at least one of the two flies. */
function addHeights(s: State, i: Slot, j: Slot): void {
  const now = s.scalars[NOW];
  const dti = now - s.stamp[i];
  const dtj = now - s.stamp[j];
  const azi = s.az[i];
  const azj = s.az[j];
  path[2] = s.z[j] + dtj * (s.vz[j] + 0.5 * azj * dtj) - s.z[i]
    - dti * (s.vz[i] + 0.5 * azi * dti);
  path[5] = s.vz[j] + azj * dtj - s.vz[i] - azi * dti;
  path[8] = 0.5 * (azj - azi);
}
