/**
 * Who may draw which numbers.
 *
 * Every draw of a computer player is a pure function of a seed and a whole-number key. The keys of
 * the arm's real error and the keys of the planner's samples lie in separate intervals, so even a
 * host that hands one seed to both cannot let the planner see the draw of its own execution:
 * `derive` is one-to-one in the key, hence separate keys give separate numbers.
 */
import { type Seed, derive, gaussian, uniform } from '@tenball/base';

/** The four ways in which an arm errs. */
export const CHANNELS = ['heading', 'speed', 'tipRight', 'tipUp'] as const;

/** One error in standard deviations, each within ±3. */
export interface ArmError {
  readonly heading: number;
  readonly speed: number;
  readonly tipRight: number;
  readonly tipUp: number;
}

export const NO_ERROR: ArmError = { heading: 0, speed: 0, tipRight: 0, tipUp: 0 };

/** Draws beyond three deviations are drawn again, at most this often. */
const ATTEMPTS = 16;
const LIMIT = 3;
const KEYS_PER_ERROR = CHANNELS.length * ATTEMPTS;

/** Keys of the execution: [0, EXECUTION_KEYS_END). */
export const EXECUTION_KEYS_END = KEYS_PER_ERROR;
/** Keys of the planner's error samples: [SAMPLE_KEYS_START, SAMPLE_KEYS_END). */
export const SAMPLE_KEYS_START = 1 << 16;
export const MAX_SAMPLES = 1 << 12;
export const SAMPLE_KEYS_END = SAMPLE_KEYS_START + MAX_SAMPLES * KEYS_PER_ERROR;
/** Keys of the planner's own dice (where a sweep starts): from here on. */
export const DICE_KEYS_START = 1 << 24;

/** Below the seed of a match or of a visit: seeds of what is planned, and of what the arm does. */
const PURPOSES = { planning: 1, execution: 2 } as const;

/** The seed of act number `act` for one purpose, below `root`. */
export function seedOfAct(root: Seed, purpose: keyof typeof PURPOSES, act: number): Seed {
  return derive(derive(root, PURPOSES[purpose]), act);
}

/** The error that the arm makes on the stroke of `seed`. Hosts only; planners draw samples. */
export function drawExecutionError(seed: Seed): ArmError {
  return errorFrom(seed, 0);
}

/** The planner's sample number `sample` (0 to MAX_SAMPLES − 1) of what its arm may do. */
export function drawSampleError(seed: Seed, sample: number): ArmError {
  return errorFrom(seed, SAMPLE_KEYS_START + (sample % MAX_SAMPLES) * KEYS_PER_ERROR);
}

/** A uniform number in [0, 1) for the planner's own use. */
export function drawDice(seed: Seed, index: number): number {
  return uniform(seed, DICE_KEYS_START + index);
}

function errorFrom(seed: Seed, start: number): ArmError {
  return {
    heading: truncated(seed, start),
    speed: truncated(seed, start + ATTEMPTS),
    tipRight: truncated(seed, start + 2 * ATTEMPTS),
    tipUp: truncated(seed, start + 3 * ATTEMPTS),
  };
}

function truncated(seed: Seed, key: number): number {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const value = gaussian(seed, key + attempt);
    if (-LIMIT <= value && value <= LIMIT) return value;
  }
  return 0;
}
