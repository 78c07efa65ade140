/**
 * Which law a ball obeys, worked out from its kinematics in this one place after every event.
 * Specification 1.1 to 1.7. Labels carried along by hand go stale at tied events; these cannot.
 * A slide that has run its time has no slip left and is found rolling, a roll likewise standing.
 * Air drag (1.4) acts on rolling and flying balls; a slide is too short for it to matter.
 */
import {
  AIRBORNE, AT_REST, FALLING, NEVER, ON_RAIL, ROLLING, SLIDING, SPINNING, type Slot, type State,
} from './state.ts';

/** Slip and speed below which a ball rolls or stands, m/s. They only clean up round-off. */
const LEAST_SPEED = 1e-7;

/** Speed from which air drag is worth its segments, m/s, and the share lost before a new one. */
const DRAG_FROM = 0.5;
const DRAG_SHARE = 0.15;
const MEAN_OF_SEGMENT = 1 - 0.5 * DRAG_SHARE;

/**
 * Sets motion, acceleration and the end of the motion of ball `i`, whose row holds now.
 * Falling balls are not classified: a pocket's throat has its own events.
 */
export function classify(s: State, i: Slot): void {
  if (s.motion[i] === FALLING) return;
  const { radius } = s.laws;
  if (s.vz[i] !== 0 || s.z[i] > radius) {
    if (s.motion[i] === ON_RAIL && s.vz[i] === 0) rideRail(s, i);
    else fly(s, i);
    return;
  }
  s.az[i] = 0;
  const ux = s.vx[i] - radius * s.wy[i];
  const uy = s.vy[i] + radius * s.wx[i];
  const slip2 = ux * ux + uy * uy;
  if (slip2 > LEAST_SPEED * LEAST_SPEED) {
    const { slide } = s.laws;
    const slip = Math.sqrt(slip2);
    const c = -slide / slip;
    s.motion[i] = SLIDING;
    s.ax[i] = c * ux;
    s.ay[i] = c * uy;
    s.motionEnd[i] = s.stamp[i] + slip * (2 / (7 * slide));
    return;
  }
  if (slip2 !== 0) removeSlip(s, i);
  const vx = s.vx[i];
  const vy = s.vy[i];
  if (vx * vx + vy * vy > LEAST_SPEED * LEAST_SPEED) roll(s, i);
  else stand(s, i);
}

function fly(s: State, i: Slot): void {
  const g = s.laws.gravity;
  const vz = s.vz[i];
  const height = Math.max(0, s.z[i] - s.laws.radius);
  const root = Math.sqrt(vz * vz + 2 * g * height);
  s.motion[i] = AIRBORNE;
  s.ax[i] = 0;
  s.ay[i] = 0;
  s.az[i] = -g;
  const flight = vz >= 0 ? (vz + root) / g : (2 * height) / (root - vz);
  s.motionEnd[i] = s.stamp[i] + flight;
  if (s.laws.params.airDrag > 0) dragInFlight(s, i);
}

/** Air drag in flight: frozen over a segment, and a new segment when it has done its share. */
function dragInFlight(s: State, i: Slot): void {
  const vx = s.vx[i];
  const vy = s.vy[i];
  const speed = Math.sqrt(vx * vx + vy * vy);
  if (speed <= DRAG_FROM) return;
  const rate = s.laws.params.airDrag * MEAN_OF_SEGMENT * speed;
  s.ax[i] = -rate * vx;
  s.ay[i] = -rate * vy;
  const segment = s.stamp[i] + DRAG_SHARE / rate;
  if (segment < s.motionEnd[i]) s.motionEnd[i] = segment;
}

function roll(s: State, i: Slot): void {
  const { inverseRadius } = s.laws;
  const vx = s.vx[i];
  const vy = s.vy[i];
  const speed = Math.sqrt(vx * vx + vy * vy);
  const { airDrag } = s.laws.params;
  let deceleration = s.laws.roll;
  const segmented = airDrag > 0 && speed > DRAG_FROM;
  if (segmented) {
    const mean = MEAN_OF_SEGMENT * speed;
    deceleration += (5 / 7) * airDrag * mean * mean;
  }
  const c = -deceleration / speed;
  s.motion[i] = ROLLING;
  s.ax[i] = c * vx;
  s.ay[i] = c * vy;
  s.wx[i] = -vy * inverseRadius;
  s.wy[i] = vx * inverseRadius;
  const share = segmented ? DRAG_SHARE : 1;
  s.motionEnd[i] = s.stamp[i] + (share * speed) / deceleration;
}

function stand(s: State, i: Slot): void {
  s.vx[i] = 0;
  s.vy[i] = 0;
  s.wx[i] = 0;
  s.wy[i] = 0;
  s.ax[i] = 0;
  s.ay[i] = 0;
  s.motion[i] = s.wz[i] === 0 ? AT_REST : SPINNING;
  s.motionEnd[i] = NEVER;
}

/**
 * A ball on the top of the rails rolls straight, slowed by the cap's own friction. What slip a
 * landing left is taken away at once. Specification 4.7.
 */
function rideRail(s: State, i: Slot): void {
  const { radius, gravity, params } = s.laws;
  if (s.vx[i] !== radius * s.wy[i] || s.vy[i] !== -radius * s.wx[i]) removeSlip(s, i);
  const vx = s.vx[i];
  const vy = s.vy[i];
  const speed = Math.sqrt(vx * vx + vy * vy);
  const deceleration = params.railCapFriction * gravity;
  const c = speed > 0 ? -deceleration / speed : 0;
  s.motion[i] = ON_RAIL;
  s.ax[i] = c * vx;
  s.ay[i] = c * vy;
  s.az[i] = 0;
  s.motionEnd[i] = speed > 0 ? s.stamp[i] + speed / deceleration : s.stamp[i];
}

/**
 * The ground takes a remaining slip away: the 2/7 impulse that ends in rolling. Only loses energy,
 * where assigning the rolling spin would add some.
 */
function removeSlip(s: State, i: Slot): void {
  const { radius, inverseRadius } = s.laws;
  const ux = s.vx[i] - radius * s.wy[i];
  const uy = s.vy[i] + radius * s.wx[i];
  s.vx[i] -= (2 / 7) * ux;
  s.vy[i] -= (2 / 7) * uy;
  s.wx[i] = -s.vy[i] * inverseRadius;
  s.wy[i] = s.vx[i] * inverseRadius;
}

/** Takes all motion and spin from ball `i`. */
export function halt(s: State, i: Slot): void {
  s.vx[i] = 0;
  s.vy[i] = 0;
  s.vz[i] = 0;
  s.wx[i] = 0;
  s.wy[i] = 0;
  s.wz[i] = 0;
}
