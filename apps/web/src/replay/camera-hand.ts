/** Fingers, mouse and wheel over the picture of a film: they take the free camera. */
import type { TableView } from '../picture.ts';

export interface CameraWorld {
  view(): TableView;
  /** The hand takes the camera. */
  take(): void;
  moved(): void;
}

/** Wheel units of one step, and pixels between two fingers for one. */
const NOTCH = 100;
const PINCH = 40;
/** A press that moves less is no drag, pixels. */
const SLOP = 4;

/** Listens on `element` until the answer is called. */
export function listenToCamera(element: HTMLElement, world: CameraWorld): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const fingers = new Map<number, { x: number; y: number }>();
  let dragging = false;

  const orbit = (dx: number, dy: number, steps: number): void => {
    world.take();
    world.view().orbit(dx, dy, steps);
    world.moved();
  };
  const spread = (): number => {
    const [a, b] = [...fingers.values()];
    return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
  };

  element.addEventListener('pointerdown', (event) => {
    element.focus({ preventScroll: true });
    element.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    dragging = false;
  }, { signal });
  element.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (!dragging && Math.hypot(dx, dy) < SLOP) return;
    dragging = true;
    const wide = spread();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size > 1) orbit(0, 0, (wide - spread()) / PINCH);
    else orbit(dx, dy, 0);
  }, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(end, (event) => fingers.delete(event.pointerId), { signal });
  }
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  element.addEventListener('wheel', (event) => {
    event.preventDefault();
    orbit(0, 0, event.deltaY / NOTCH);
  }, { signal, passive: false });
  return () => stop.abort();
}
