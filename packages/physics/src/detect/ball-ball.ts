/**
 * When two balls meet. Specification 1.8, performance study section 4.
 *
 * Of a hundred questions one or two reach the root solver; the rest end at a sign, at the closed
 * form for a rolling ball and a standing one, or at a cull: the control triangle of the relative
 * parabola lies beside the disc of radius 2R.
 */
import { setMeeting } from '../queue.ts';
import {
  AIRBORNE, FALLING, NEVER, NOW, ROLLING, SPINNING, type Slot, type State,
} from '../state.ts';
import { timeOfContact } from './contact.ts';

/** Works out when ball `i`, whose row holds now, meets ball `j`, and writes it into the queue. */
export function detectBallBall(s: State, i: Slot, j: Slot): void {
  const mi = s.motion[i];
  const mj = s.motion[j];
  if ((mi <= SPINNING && mj <= SPINNING) || mi >= FALLING || mj >= FALLING) {
    setMeeting(s, i, j, NEVER);
    return;
  }
  const now = s.scalars[NOW];
  const dt = now - s.stamp[j];
  let xj = s.x[j];
  let yj = s.y[j];
  let vxj = s.vx[j];
  let vyj = s.vy[j];
  const axj = s.ax[j];
  const ayj = s.ay[j];
  if (dt !== 0 && mj > SPINNING) {
    xj += dt * (vxj + 0.5 * axj * dt);
    yj += dt * (vyj + 0.5 * ayj * dt);
    vxj += axj * dt;
    vyj += ayj * dt;
  }
  const cx = xj - s.x[i];
  const cy = yj - s.y[i];
  const bx = vxj - s.vx[i];
  const by = vyj - s.vy[i];
  const hx = 0.5 * (axj - s.ax[i]);
  const hy = 0.5 * (ayj - s.ay[i]);
  const horizon = Math.min(s.ownTime[i], s.ownTime[j]) - now;
  let wait: number;
  if (mi === AIRBORNE || mj === AIRBORNE) {
    wait = meetInTheAir(s, i, j, cx, cy, bx, by, hx, hy, horizon);
  } else if ((mi <= SPINNING && mj === ROLLING) || (mj <= SPINNING && mi === ROLLING)) {
    wait = rollerMeetsStander(s.laws.diameter, cx, cy, bx, by, hx, hy, horizon);
  } else if (passes(s.laws.diameter, cx, cy, bx, by, hx, hy, horizon)) {
    wait = NEVER;
  } else {
    wait = timeOfContact(cx, cy, 0, bx, by, 0, hx, hy, 0, s.laws.diameter, horizon);
  }
  setMeeting(s, i, j, now + wait);
}

/** A rolling ball and a standing one: the line of motion is straight, so the time is exact. */
function rollerMeetsStander(
  diameter: number, cx: number, cy: number, bx: number, by: number,
  hx: number, hy: number, horizon: number,
): number {
  const closing = -(cx * bx + cy * by);
  const away = cx * cx + cy * cy - diameter * diameter;
  if (away < 1e-14) {
    return timeOfContact(cx, cy, 0, bx, by, 0, hx, hy, 0, diameter, horizon);
  }
  if (closing <= 0) return NEVER;
  const speed2 = bx * bx + by * by;
  const speed = Math.sqrt(speed2);
  const offset = (cx * by - cy * bx) / speed;
  const half2 = diameter * diameter - offset * offset;
  if (half2 <= 0) return NEVER;
  const path = away / (closing / speed + Math.sqrt(half2));
  const deceleration = (-2 * (hx * bx + hy * by)) / speed;
  const left2 = speed2 - 2 * deceleration * path;
  if (left2 < 0) return NEVER;
  const t = (2 * path) / (speed + Math.sqrt(left2));
  return t <= horizon ? t : NEVER;
}

/**
 * Whether the relative parabola within `horizon` surely stays outside the disc: its control
 * triangle lies wholly beside the disc along the chord, or wholly before it along the separation.
 */
function passes(
  diameter: number, cx: number, cy: number, bx: number, by: number,
  hx: number, hy: number, horizon: number,
): boolean {
  const middleX = 0.5 * horizon * bx;
  const middleY = 0.5 * horizon * by;
  const endX = horizon * (bx + hx * horizon);
  const endY = horizon * (by + hy * horizon);
  const limit = diameter * diameter * (endX * endX + endY * endY);
  const h0 = cx * endY - cy * endX;
  const h1 = h0 + (middleX * endY - middleY * endX);
  const beside = h0 > 0 ? h1 > 0 : h1 < 0;
  if (beside && h0 * h0 > limit && h1 * h1 > limit) return true;
  const d2 = cx * cx + cy * cy;
  const toMiddle = middleX * cx + middleY * cy;
  const toEnd = endX * cx + endY * cy;
  const nearest = d2 + Math.min(toMiddle, toEnd);
  return nearest > 0 && nearest * nearest > diameter * diameter * d2;
}

/** The same in space, when at least one of the two flies. */
function meetInTheAir(
  s: State, i: Slot, j: Slot, cx: number, cy: number, bx: number, by: number,
  hx: number, hy: number, horizon: number,
): number {
  const g = s.laws.gravity;
  const dt = s.scalars[NOW] - s.stamp[j];
  const fallI = s.motion[i] === AIRBORNE ? -g : 0;
  const fallJ = s.motion[j] === AIRBORNE ? -g : 0;
  const zj = s.z[j] + dt * (s.vz[j] + 0.5 * fallJ * dt);
  const vzj = s.vz[j] + fallJ * dt;
  const cz = zj - s.z[i];
  const bz = vzj - s.vz[i];
  const hz = 0.5 * (fallJ - fallI);
  return timeOfContact(cx, cy, cz, bx, by, bz, hx, hy, hz, s.laws.diameter, horizon);
}
