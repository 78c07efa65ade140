/** Watches how long pictures take, and says when a surface is too rich for the device. */

/** A picture later than this after the one before is slow, milliseconds. */
const SLOW_MS = 20;
/** A gap this long is no slow picture but a hidden tab or a heavy moment elsewhere. */
const GAP_MS = 400;
/** So many slow pictures in a row are the device's fault. */
const PATIENCE = 20;

export interface Pace {
  /** Notes a picture at `nowMs` that follows straight on the one before, or begins anew. */
  note(nowMs: number, follows: boolean): void;
  /** True once pictures have been slow for too long. */
  isTooSlow(): boolean;
  /** Begins to count again. */
  reset(): void;
}

/** A watch that has seen nothing yet. */
export function createPace(): Pace {
  let last: number | undefined;
  let slow = 0;
  return {
    note(nowMs, follows) {
      const took = last === undefined || !follows ? undefined : nowMs - last;
      last = nowMs;
      if (took === undefined || took > GAP_MS) return;
      slow = took > SLOW_MS ? slow + 1 : 0;
    },
    isTooSlow: () => slow >= PATIENCE,
    reset() {
      last = undefined;
      slow = 0;
    },
  };
}
