/** The table behind the panels: canvases, pointers and wheel. Focused, it takes Tab for balls. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Hand, type PointerSample, type PointerWorld } from './input/pointer.ts';
import type { Stage } from './stage.ts';
import { SURFACE_ID } from './surface-id.ts';

export interface SurfaceProps {
  readonly label: string;
  /** The table can be played on; on the home screen it is only a picture. */
  readonly active: boolean;
  /** Puts a stage into `host`; called once. */
  open(host: HTMLElement): { readonly stage: Stage; readonly world: PointerWorld };
}

export function Surface({ label, active, open }: SurfaceProps): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const { stage, world } = open(element);
    const release = connect(element, new Hand(world));
    const observer = new ResizeObserver(() => world.cameraMoved());
    observer.observe(element);
    return () => {
      observer.disconnect();
      release();
      stage.dispose();
    };
  }, []);
  return (
    <div
      id={SURFACE_ID}
      class="table-surface"
      ref={host}
      role={active ? 'application' : 'presentation'}
      aria-label={active ? label : undefined}
      tabIndex={active ? 0 : -1}
      style={{ position: 'absolute', inset: 0, touchAction: 'none', outlineOffset: '-2px' }}
    />
  );
}

/** Hears the pointers over `element` and the key of the pull-and-push stroke. */
function connect(element: HTMLElement, hand: Hand): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('pointerdown', (event) => {
    element.focus({ preventScroll: true });
    element.setPointerCapture(event.pointerId);
    hand.down(sampleOf(element, event));
  }, { signal });
  element.addEventListener('pointermove', (event) => {
    hand.move(sampleOf(element, event));
  }, { signal });
  element.addEventListener('pointerup', (event) => hand.up(sampleOf(element, event)), { signal });
  element.addEventListener('pointercancel', () => hand.cancel(), { signal });
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  element.addEventListener('wheel', (event) => {
    event.preventDefault();
    const delta = event.deltaY === 0 ? event.deltaX : event.deltaY;
    hand.wheel(delta, { shift: event.shiftKey, alt: event.altKey, ctrl: event.ctrlKey });
  }, { signal, passive: false });
  window.addEventListener('keydown', (event) => {
    if (event.code === 'KeyS' && !event.ctrlKey && !event.metaKey) hand.holdStroke(true);
  }, { signal });
  window.addEventListener('keyup', (event) => {
    if (event.code === 'KeyS') hand.holdStroke(false);
  }, { signal });
  window.addEventListener('blur', () => {
    hand.holdStroke(false);
    hand.cancel();
  }, { signal });
  return () => stop.abort();
}

function sampleOf(element: HTMLElement, event: PointerEvent): PointerSample {
  const box = element.getBoundingClientRect();
  return {
    id: event.pointerId,
    pointer: event.pointerType === 'mouse' ? 'mouse' : 'touch',
    x: event.clientX - box.left,
    y: event.clientY - box.top,
    buttons: event.buttons,
    shift: event.shiftKey,
    alt: event.altKey,
    atMs: event.timeStamp,
  };
}
