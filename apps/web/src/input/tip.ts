/** Where the tip touches the cue ball, in ball radii. */
import type { Vec2 } from '@tenball/base';

/** One press of a numpad key, ball radii. */
export const TIP_STEP = 0.1;
/** The picker's edge: beyond the miscue limit, so that a miscue can be played, short of the rim. */
const FARTHEST = 0.7;

/** `tip` drawn back onto the disc that can be struck. */
export function clampTip(tip: Vec2): Vec2 {
  const size = Math.sqrt(tip.x * tip.x + tip.y * tip.y);
  const share = size > FARTHEST ? FARTHEST / size : 1;
  return { x: snap(tip.x * share), y: snap(tip.y * share) };
}

/** The steps of the numpad's keys around 5, which resets. */
export const NUMPAD_STEPS: Readonly<Record<string, Vec2>> = {
  Numpad1: { x: -1, y: -1 }, Numpad2: { x: 0, y: -1 }, Numpad3: { x: 1, y: -1 },
  Numpad4: { x: -1, y: 0 }, Numpad6: { x: 1, y: 0 },
  Numpad7: { x: -1, y: 1 }, Numpad8: { x: 0, y: 1 }, Numpad9: { x: 1, y: 1 },
};

function snap(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
