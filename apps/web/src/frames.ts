/** One loop for all pictures. It runs only while something wants to be drawn. */

export interface Frames {
  /** Something changed: draw one frame. Asking again before it is drawn changes nothing. */
  request(): void;
  /** Frames drawn since the page was opened. */
  count(): number;
}

/** `draw` returns true while it wants another frame by itself. */
export function createFrames(
  draw: (nowMs: number) => boolean,
  schedule: (callback: (nowMs: number) => void) => void = requestAnimationFrame,
): Frames {
  let waiting = false;
  let drawn = 0;

  const frame = (nowMs: number): void => {
    waiting = false;
    drawn += 1;
    if (draw(nowMs)) request();
  };
  const request = (): void => {
    if (waiting) return;
    waiting = true;
    schedule(frame);
  };

  return { request, count: () => drawn };
}
