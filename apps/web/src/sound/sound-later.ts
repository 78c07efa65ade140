/**
 * Sound comes with the first gesture: before it a browser lets nothing sound, and what nobody hears
 * need not be loaded. Every later gesture brings back what a lock of the phone took away.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { State } from '../state.ts';
import type { Pan } from './mixer.ts';

export interface SoundSources {
  readonly state: ReadonlySignal<State>;
  readonly pan: Pan;
  /** The document whose gestures count. */
  readonly page: Document;
}

/** Begins to listen for a gesture. A browser without Web Audio stays silent. */
export function soundLater({ state, pan, page }: SoundSources): void {
  let touched: (() => void) | undefined;
  let hidden: (() => void) | undefined;
  let loading = false;

  const load = async (): Promise<void> => {
    const { Sound } = await import('./listen.ts');
    const sound = new Sound({
      openContext: () => (typeof AudioContext === 'function'
        ? new AudioContext({ latencyHint: 'interactive' }) : undefined),
      pan,
      nowMs: () => performance.now(),
      isHidden: () => page.hidden,
      shake: (ms) => {
        if ('vibrate' in navigator) navigator.vibrate(ms);
      },
    });
    state.subscribe((now) => sound.follow(now));
    touched = () => sound.touched();
    hidden = () => sound.hidden();
    if ('userActivation' in navigator && navigator.userActivation.isActive) touched();
  };

  const onGesture = (): void => {
    if (touched !== undefined) return touched();
    if (loading) return;
    loading = true;
    // Without the chunk, offline say, the next gesture tries again.
    load().catch(() => { loading = false; });
  };

  // A finger lifted counts as a gesture on iOS, a finger put down does not.
  for (const kind of ['pointerdown', 'pointerup', 'keydown'] as const) {
    page.addEventListener(kind, onGesture, { capture: true, passive: true });
  }
  page.addEventListener('visibilitychange', () => {
    if (page.hidden) hidden?.();
  });
}
