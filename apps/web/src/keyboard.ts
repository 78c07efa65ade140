/** Hears the keys of the whole page and says what has the focus. */
import type { Vec2 } from '@tenball/base';
import { type KeyPress, intentOfKey } from './input/keys.ts';
import type { TableView } from './picture.ts';
import { isPosition } from './practice/position-link.ts';
import { SURFACE_ID } from './surface-id.ts';
import type { Store } from './store.ts';

/** Sends the intents of keys to `store`. Returns how to stop. */
export function listenToKeys(store: Store, view: () => TableView | undefined): () => void {
  const stop = new AbortController();
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.metaKey) return;
    const press = pressOf(event, view());
    const intent = intentOfKey(press, store.state.value);
    if (intent !== undefined) {
      event.preventDefault();
      store.dispatch(intent);
    } else if (event.code === 'Escape' && press.on === 'table') {
      leaveTable();
    }
  }, { signal: stop.signal });
  window.addEventListener('paste', (event) => {
    const pasted = event.clipboardData?.getData('text') ?? '';
    const { screen, practice, settings } = store.state.value;
    const editing = screen === 'practice' && practice?.page === 'editor';
    if (editing || focusKind(document.activeElement) === 'field' || !isPosition(pasted)) return;
    event.preventDefault();
    void import('./practice/paste.ts')
      .then(({ layOut }) => layOut(store, pasted, settings.language));
  }, { signal: stop.signal });
  window.addEventListener('click', (event) => {
    if (event.detail > 0) giveBackFocus();
  }, { signal: stop.signal });
  return () => stop.abort();
}

/** A control that was clicked must not keep Space and the arrows from the game. */
function giveBackFocus(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || focusKind(activeElement) === 'field') return;
  if (activeElement.closest('.hud') === null) return;
  if (activeElement.closest('dialog, [role=dialog], [role=alertdialog], [role=menu]')) return;
  activeElement.blur();
}

function pressOf(event: KeyboardEvent, view: TableView | undefined): KeyPress {
  return {
    code: event.code,
    shift: event.shiftKey,
    alt: event.altKey,
    ctrl: event.ctrlKey,
    repeat: event.repeat,
    on: focusKind(document.activeElement),
    axes: screenAxes(view),
  };
}

function focusKind(element: Element | null): KeyPress['on'] {
  if (element === null || element === document.body) return 'page';
  if (element.id === SURFACE_ID) return 'table';
  if (element instanceof HTMLInputElement) {
    return ['range', 'radio', 'checkbox'].includes(element.type) ? 'slider' : 'field';
  }
  const role = element.getAttribute('role') ?? '';
  if (['slider', 'radio', 'spinbutton', 'tab'].includes(role)) return 'slider';
  if (['SELECT', 'TEXTAREA'].includes(element.tagName)) return 'field';
  return ['BUTTON', 'A', 'SUMMARY'].includes(element.tagName) ? 'button' : 'page';
}

/** Escape on the table gives the focus to the panels, so that Tab never is a trap. */
function leaveTable(): void {
  const table = document.getElementById(SURFACE_ID);
  const controls = document.querySelectorAll<HTMLElement>('button, a[href], input, [tabindex="0"]');
  const next = [...controls].find((control) => control !== table && control.offsetParent !== null);
  next?.focus();
}

/** Which way on the cloth is right and up on the screen: whole quarter turns. */
function screenAxes(view: TableView | undefined): KeyPress['axes'] {
  const centre = view?.project({ x: 0, y: 0, z: 0 });
  const alongX = view?.project({ x: 0.1, y: 0, z: 0 });
  if (centre === undefined || alongX === undefined) return straight({ x: 1, y: 0 });
  const dx = alongX.x - centre.x;
  const dy = alongX.y - centre.y;
  if (Math.abs(dx) >= Math.abs(dy)) return straight({ x: Math.sign(dx) || 1, y: 0 });
  return straight({ x: 0, y: dy < 0 ? -1 : 1 });
}

/** `right` with the way up that lies a quarter turn counter-clockwise of it. */
function straight(right: Vec2): KeyPress['axes'] {
  return { right, up: { x: -right.y, y: right.x } };
}
