/** Which surface draws the film on this device: the same rules as at the table. */
import { whenCalm } from '../calm.ts';
import { graphicsFor, hasShownCard, rememberCard } from '../device.ts';
import type { Shelf } from '../settings.ts';
import type { Settings } from '../state.ts';
import type { Surfaces } from '../surfaces.ts';

/** The plan has the first moment for itself, milliseconds. */
const PLAN_FIRST_MS = 200;
/** Whoever has shown no graphics card yet is asked in a moment of this length, milliseconds. */
const MOMENT_MS = 1000;
/** Emulated pictures are dear: they come when nobody touches anything, and coarsely. */
const CALM_MS = 3500;
const EMULATED_DENSITY = 0.75;

/** Brings the surface that `graphics` means. */
export function bringScene(
  surfaces: Surfaces, graphics: Settings['graphics'], shelf: Shelf | undefined,
): void {
  const ask = (): void => {
    const { surface, emulated } = graphicsFor(graphics);
    if (graphics === 'auto') rememberCard(shelf, surface !== 'plan' && !emulated);
    const show = () => void surfaces.show(surface, emulated ? EMULATED_DENSITY : undefined);
    if (emulated && graphics === 'auto') whenCalm(CALM_MS, show);
    else show();
  };
  const known = graphics !== 'auto' || hasShownCard(shelf);
  setTimeout(() => (known ? ask() : whenCalm(MOMENT_MS, ask)), PLAN_FIRST_MS);
}
