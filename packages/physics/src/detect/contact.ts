import { firstApproach, firstApproachBracketed } from '@tenball/base';

/** Closer than this is contact, metres: a few units in the last place of a position. */
const CONTACT_GAP = 1e-13;
/** Approach slower than this, m/s or m/s², is none: it is round-off. */
const LEAST_RATE = 1e-10;
/** In contact and parting slower than this, m/s, a push brings them together at once. */
const PUSHING_SPEED = 1e-6;

/**
 * Seconds until two things at relative position C, velocity B and half acceleration H next meet at
 * `distance`, within `horizon`. Balls already in contact meet now when they close in or are pushed
 * together; else only after they have parted. Specification 7.6, performance study section 5.
 */
export function timeOfContact(
  cx: number, cy: number, cz: number, bx: number, by: number, bz: number,
  hx: number, hy: number, hz: number, distance: number, horizon: number,
): number {
  const d2 = cx * cx + cy * cy + cz * cz;
  const limit = distance + CONTACT_GAP;
  if (d2 > limit * limit) {
    return firstApproach(cx, cy, cz, bx, by, bz, hx, hy, hz, distance, horizon);
  }
  const d = Math.sqrt(d2);
  const rate = (cx * bx + cy * by + cz * bz) / d;
  if (rate < -LEAST_RATE) return 0;
  const push = (bx * bx + by * by + bz * bz - rate * rate + 2 * (cx * hx + cy * hy + cz * hz)) / d;
  if (rate < PUSHING_SPEED && push < -LEAST_RATE) return 0;
  // From a touching start the contact distance is the present one: an overlap left by rounding
  // then neither deepens nor counts as a new contact.
  const reach = d < distance ? d : distance;
  return firstApproachBracketed(cx, cy, cz, bx, by, bz, hx, hy, hz, reach, horizon);
}
