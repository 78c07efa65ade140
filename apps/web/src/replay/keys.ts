/** Keys of the page: they work wherever the focus is, but for fields and open sheets. */
import { FILM_VIEWS } from './film-picture.ts';
import type { Model } from './model.ts';

type Act = (model: Model) => void;

const ALWAYS: Readonly<Record<string, Act>> = {
  Space: (model) => model.toggle(),
  Comma: (model) => model.stepEvent(-1),
  Period: (model) => model.stepEvent(1),
  ArrowLeft: (model) => model.stepShot(-1),
  ArrowRight: (model) => model.stepShot(1),
  PageUp: (model) => model.stepRack(-1),
  PageDown: (model) => model.stepRack(1),
  Home: (model) => model.seek(0),
  End: (model) => model.skip(),
  BracketLeft: (model) => model.changeRate(-1),
  BracketRight: (model) => model.changeRate(1),
};

const LETTERS: Readonly<Record<string, Act>> = {
  KeyZ: (model) => model.skip(),
  KeyL: (model) => model.toggleLoop(),
  KeyS: (model) => model.setView('side'),
  KeyO: (model) => model.setView('top'),
  KeyC: (model) => model.setView('cue'),
  KeyF: (model) => model.setView('free'),
  KeyV: (model) => model.setView(
    FILM_VIEWS[(FILM_VIEWS.indexOf(model.view.value) + 1) % FILM_VIEWS.length] ?? 'side',
  ),
};

/** Listens until the page goes away. `letters`: single letters are wanted by the settings. */
export function listenToKeys(
  target: Window, model: Model, { letters, help }: { letters: boolean; help: () => void },
): void {
  target.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (document.querySelector('dialog[open]') !== null || !isFree(event)) return;
    if (model.film.value === undefined) return;
    if (event.key === '?') return help();
    const act = ALWAYS[event.code] ?? (letters ? LETTERS[event.code] : undefined);
    if (act === undefined) return;
    event.preventDefault();
    act(model);
  });
}

/** A field has all its keys; a button has Space; the timeline has what moves a slider. */
function isFree({ target, code }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return true;
  if (target.closest('select, textarea, [contenteditable]') !== null) return false;
  const input = target.closest('input');
  if (input instanceof HTMLInputElement) {
    const slides = /^(?:Arrow|Page|Home|End)/.test(code);
    if (input.type === 'range') return !slides;
    return input.type === 'radio' && !slides && code !== 'Space';
  }
  return !(code === 'Space' && target.closest('button, a, summary') !== null);
}
