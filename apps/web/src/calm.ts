/** Waits for a moment in which nobody touches anything. */

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Calls `then` once there has been no pointer and no key for `ms` milliseconds. */
export function whenCalm(ms: number, then: () => void): void {
  const stop = new AbortController();
  let timer = setTimeout(finish, ms);

  function finish(): void {
    stop.abort();
    then();
  }

  for (const sign of SIGNS) {
    window.addEventListener(sign, () => {
      clearTimeout(timer);
      timer = setTimeout(finish, ms);
    }, { signal: stop.signal, passive: true, capture: true });
  }
}
