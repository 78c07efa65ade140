/**
 * The scale of the power bar: cue speed against the bar's share.
 * Soft shots get most of the bar: share = (v / max)^(2/3).
 */
import { MAX_SPEED, clampSpeed } from '../input/power.ts';

/** How full the bar is at `speed` m/s, 0 to 1. */
export function shareOfSpeed(speed: number): number {
  return Math.min(1, Math.max(0, speed / MAX_SPEED) ** (2 / 3));
}

/** The cue speed of a bar filled to `share`, in hundredths of m/s, within the limits. */
export function speedOfShare(share: number): number {
  const speed = MAX_SPEED * Math.min(1, Math.max(0, share)) ** 1.5;
  return clampSpeed(Math.round(speed * 100) / 100);
}
