/** Cue speed from wheel, keys and the pull-and-push stroke of the mouse. */

/** Slowest and fastest cue speed that can be set, m/s. */
export const MIN_SPEED = 0.1;
export const MAX_SPEED = 11;

/** What is preset for an ordinary stroke and for the break, m/s. */
export const USUAL_SPEED = 2.4;
export const BREAK_SPEED = 8.8;

/** One notch of the wheel or one press of a key, m/s. */
export const SPEED_STEP = 0.2;

export function clampSpeed(speed: number): number {
  return Math.min(MAX_SPEED, Math.max(MIN_SPEED, Math.round(speed * 1e6) / 1e6));
}

export interface StrokeSample {
  /** Pointer height on the screen, CSS pixels, growing downwards. */
  readonly y: number;
  readonly atMs: number;
}

/** Pixels of forward pointer motion that stand for one metre of the cue. */
const PIXELS_PER_METRE = 320;
/** Pull less than this and the forward motion is no stroke. */
const LEAST_PULL = 16;
/** Speed is measured over the last part of the forward motion. */
const WINDOW_MS = 60;

/**
 * The cue speed, m/s, at the moment the pointer comes forward through the point where the pull
 * began (`samples[0]`); undefined while it has not, or where there was hardly a pull.
 */
export function strokeSpeed(samples: readonly StrokeSample[]): number | undefined {
  const first = samples[0];
  const last = samples.at(-1);
  if (first === undefined || last === undefined || last.y > first.y) return undefined;
  const pull = Math.max(...samples.map((sample) => sample.y)) - first.y;
  if (pull < LEAST_PULL) return undefined;
  const from = samples.find((sample) => last.atMs - sample.atMs <= WINDOW_MS) ?? first;
  const seconds = Math.max(last.atMs - from.atMs, 1) / 1000;
  const speed = (from.y - last.y) / PIXELS_PER_METRE / seconds;
  return speed < MIN_SPEED ? undefined : clampSpeed(speed);
}
