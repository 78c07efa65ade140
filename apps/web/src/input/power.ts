/** Cue speed from wheel, keys and the pull-and-push stroke of the mouse. */
import { FASTEST_ARM } from '@tenball/physics';

/** Slowest and fastest cue speed that can be set, m/s: the computers' arms reach no further. */
export const MIN_SPEED = 0.1;
export const MAX_SPEED = FASTEST_ARM;

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
  const speed = forwardSpeed(samples, first.y);
  return speed < MIN_SPEED ? undefined : clampSpeed(speed);
}

/**
 * Mean speed of the last part of the forward motion, m/s, up to the height `goal`. It starts no
 * sooner than the turn, so that neither the pull nor a rest before the push slows it, and both its
 * ends are interpolated, so that the rate at which a mouse reports does not matter.
 */
function forwardSpeed(samples: readonly StrokeSample[], goal: number): number {
  const forward = samples.slice(turnOf(samples));
  const endMs = timeAt(forward, goal);
  // Between the turn's own sample and the next the hand may still have been at rest.
  const turn = forward.length > 2 ? forward[1] : forward[0];
  const startMs = Math.max(turn?.atMs ?? endMs, endMs - WINDOW_MS);
  const seconds = Math.max(endMs - startMs, 1) / 1000;
  return (heightAt(forward, startMs) - goal) / PIXELS_PER_METRE / seconds;
}

/** Index of the sample pulled back furthest; the last one, where the hand rested there. */
function turnOf(samples: readonly StrokeSample[]): number {
  const lowest = Math.max(...samples.map(({ y }) => y));
  return samples.findLastIndex(({ y }) => y === lowest);
}

/** When the forward motion reaches the height `goal`, milliseconds. */
function timeAt(samples: readonly StrokeSample[], goal: number): number {
  const after = samples.findIndex(({ y }) => y <= goal);
  const b = samples[after];
  const a = samples[after - 1];
  if (a === undefined || b === undefined) return b?.atMs ?? 0;
  return a.atMs + ((a.y - goal) / (a.y - b.y)) * (b.atMs - a.atMs);
}

function heightAt(samples: readonly StrokeSample[], atMs: number): number {
  const after = samples.findIndex((sample) => sample.atMs >= atMs);
  const b = samples[after];
  const a = samples[after - 1];
  if (a === undefined || b === undefined) return b?.y ?? 0;
  return a.y + ((atMs - a.atMs) / (b.atMs - a.atMs)) * (b.y - a.y);
}
