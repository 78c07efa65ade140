/** How far down a page one had read: kept with each step of the history, for the way back. */

/** Scrolling writes nothing down until it has rested so long, ms. */
const REST_MS = 120;

/** Keeps the place of the open page from now on: as scrolling rests, and before a link is left. */
export function keepPlaces(): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  addEventListener('scroll', () => {
    clearTimeout(rest);
    rest = setTimeout(keepPlace, REST_MS);
  }, { passive: true });
  addEventListener('click', keepPlace, { capture: true });
}

/** Writes the place down in this step of the history. */
export function keepPlace(): void {
  const down = Math.round(scrollY);
  if (down !== placeKept()) history.replaceState({ ...stateNow(), down }, '');
}

/** Pixels from the top at which this step of the history was left; 0 where it is new. */
export function placeKept(): number {
  const { down } = stateNow();
  return typeof down === 'number' ? down : 0;
}

function stateNow(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
