/**
 * When two balls meet. Specification 1.8, performance study section 4.
 *
 * Of a hundred questions one or two reach the root solver; the rest end at a sign, at the closed
 * form for a rolling ball and a standing one, or at a cull: the control triangle of the relative
 * parabola lies beside the disc of radius 2R. Only row numbers are handed around, so that no
 * number needs a box on the heap.
 */
import { setMeeting } from '../queue.ts';
import {
  AIRBORNE, FALLING, NEVER, NOW, ROLLING, SPINNING, type Slot, type State,
} from '../state.ts';
import { timeOfContact } from './contact.ts';

/** Squared distance beyond contact, m², below which the closed form leaves it to the solver. */
const CLOSE = 1e-14;

/** Works out when ball `i`, whose row holds now, meets ball `j`, and writes it into the queue. */
export function detectBallBall(s: State, i: Slot, j: Slot): void {
  const mi = s.motion[i];
  const mj = s.motion[j];
  if ((mi <= SPINNING && mj <= SPINNING) || mi >= FALLING || mj >= FALLING) {
    setMeeting(s, i, j, NEVER);
  } else if (mi === AIRBORNE || mj === AIRBORNE) {
    meetInTheAir(s, i, j);
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
  let time = NEVER;
  if (closing > 0 && half2 > 0) {
    const speed = Math.sqrt(speed2);
    const path = (away * speed) / (closing + Math.sqrt(half2));
    const left2 = speed2 + (2 * (ax * vx + ay * vy) * path) / speed;
    if (left2 >= 0) time = now + (2 * path) / (speed + Math.sqrt(left2));
    if (time > horizonOf(s, i, j)) time = NEVER;
  }
  setMeeting(s, i, j, time);
}

/** Neither ball is predictable beyond its own next event. */
function horizonOf(s: State, i: Slot, j: Slot): number {
  const own = s.ownTime[i];
  const other = s.ownTime[j];
  return own < other ? own : other;
}

/** Two balls on the cloth, on parabolas or lines. */
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
  const horizon = horizonOf(s, i, j) - now;
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
    setMeeting(s, i, j, NEVER);
    return;
  }
  // … or all of it before the disc, seen along the separation.
  const d2 = cx * cx + cy * cy;
  const toMiddle = middleX * cx + middleY * cy;
  const toEnd = endX * cx + endY * cy;
  const nearest = d2 + (toMiddle < toEnd ? toMiddle : toEnd);
  if (nearest > 0 && nearest * nearest > diameter * diameter * d2) {
    setMeeting(s, i, j, NEVER);
    return;
  }
  const wait = timeOfContact(cx, cy, 0, bx, by, 0, hx, hy, 0, diameter, horizon);
  setMeeting(s, i, j, now + wait);
}

/** The same in space, when at least one of the two flies. */
function meetInTheAir(s: State, i: Slot, j: Slot): void {
  const now = s.scalars[NOW];
  const dt = now - s.stamp[j];
  const fallI = s.az[i];
  const fallJ = s.az[j];
  const wait = timeOfContact(
    s.x[j] + dt * (s.vx[j] + 0.5 * s.ax[j] * dt) - s.x[i],
    s.y[j] + dt * (s.vy[j] + 0.5 * s.ay[j] * dt) - s.y[i],
    s.z[j] + dt * (s.vz[j] + 0.5 * fallJ * dt) - s.z[i],
    s.vx[j] + s.ax[j] * dt - s.vx[i],
    s.vy[j] + s.ay[j] * dt - s.vy[i],
    s.vz[j] + fallJ * dt - s.vz[i],
    0.5 * (s.ax[j] - s.ax[i]),
    0.5 * (s.ay[j] - s.ay[i]),
    0.5 * (fallJ - fallI),
    s.laws.diameter,
    horizonOf(s, i, j) - now,
  );
  setMeeting(s, i, j, now + wait);
}
