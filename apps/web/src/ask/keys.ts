/** Keys of the page: digits press the pads of the question asked, Backspace takes a tap back. */
import type { AskModel } from './ask-model.ts';
import { PAD_KEYS } from './pads.tsx';

/** Listens until the page goes away. */
export function listenToKeys(target: Window, model: AskModel): void {
  target.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
    if (event.code === 'Backspace') {
      event.preventDefault();
      model.undo();
      return;
    }
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
    if (digit === undefined) return;
    const pad = document.querySelector<HTMLElement>(
      `[data-current='true'] [data-pad='${PAD_KEYS.indexOf(digit)}']`,
    );
    pad?.click();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement
    && target.closest('input, select, textarea, [contenteditable]') !== null;
}
