/**
 * Restitution at low speed, and contacts that are pushed together.
 *
 * Constant restitution below one makes a pushed contact bounce infinitely often in finite time. So
 * it weakens in two steps and is exactly one below 5 mm/s: a sustained push becomes small equal
 * hops. A contact pushed from rest gets hops of some milliseconds; what they cost is taken from the
 * spin, as rubbing does in a real contact. Energy never rises, and balls pushed along by others
 * never overlap. Performance study section 5.
 */
import { type Slot, type State } from '../state.ts';

/** Impacts slower than this are touches: no friction, and a push makes them hop, m/s. */
export const TOUCH_BELOW = 5e-3;
/** Impacts slower than this are soft, and much slower ones elastic, m/s. */
export const SOFT_BELOW = 5e-2;
const ELASTIC_BELOW = 5e-3;
const SOFT_RESTITUTION = 0.6;
/** How long a hop of a pushed contact lasts, s. */
const HOP_SECONDS = 4e-3;
/** Things that touch part at least this fast if they can pay for it, m/s. */
const LEAST_HOP = 5e-4;
/** Hops grow by their first length with every so many events of a shot, up to so many times. */
const CHATTER = 100;
const LONGEST = 16;
/** Slower hops would look like standing to contact detection, m/s. */
const STUCK_BELOW = 1.5e-6;
/** At most this share of the motion's energy pays for one hop. */
const LARGEST_TOLL = 3e-3;

/** Restitution at normal speed `speed`, where `full` is that of a proper impact. */
export function restitutionAt(speed: number, full: number): number {
  if (speed >= SOFT_BELOW) return full;
  return speed >= ELASTIC_BELOW ? Math.min(full, SOFT_RESTITUTION) : 1;
}

/**
 * The parting speed of a touch at `speed`, under a push of `push` m/s² that lasts for `seconds`
 * more: at least so much that the next touch is milliseconds away. 0 when they part already and
 * nothing pushes. The longer a shot chatters on, the longer the hops become: a row of balls that
 * is pushed along for seconds then takes hundreds of events, not thousands.
 */
export function partingSpeed(s: State, speed: number, push: number, seconds: number): number {
  if (speed <= 0 && push <= 0) return 0;
  const patience = Math.min(LONGEST, 1 + s.events / CHATTER);
  const hop = 0.5 * Math.min(patience * HOP_SECONDS, seconds) * push;
  return Math.max(restitutionAt(speed, 1) * speed, hop, patience * LEAST_HOP);
}

/** How much of the `wanted` energy of a hop may be taken from `available`, both per mass. */
export function payment(wanted: number, available: number): number {
  return Math.min(wanted, LARGEST_TOLL * available);
}

/** Energy of the spin of ball `i` over its mass, m²/s². */
export function spinEnergy(s: State, i: Slot): number {
  const { radius } = s.laws;
  const w2 = s.wx[i] * s.wx[i] + s.wy[i] * s.wy[i] + s.wz[i] * s.wz[i];
  return 0.2 * radius * radius * w2;
}

/** Keeps the share `kept` of the spin of ball `i`. */
export function scaleSpin(s: State, i: Slot, kept: number): void {
  s.wx[i] *= kept;
  s.wy[i] *= kept;
  s.wz[i] *= kept;
}

/** Ends the motion of a ball too slow to pay for the least hop. */
export function stand(s: State, i: Slot): void {
  s.vx[i] = 0;
  s.vy[i] = 0;
  s.wx[i] = 0;
  s.wy[i] = 0;
}

/** Whether a hop that parts at `speed` is too small to be one. */
export function isStuck(speed: number): boolean {
  return speed < STUCK_BELOW;
}
