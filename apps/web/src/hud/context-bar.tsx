/** One line: what the pointer does now, and at most three keys. */
import type { JSX } from 'preact';
import { Icon } from '../icons.tsx';
import type { HudProps } from './props.ts';
import { contextOf } from './select.ts';

export function ContextBar({ state, table, words, dispatch }: HudProps): JSX.Element {
  const line = words.context[contextOf(table)];
  const keys = state.settings.letterKeys
    ? line.keys : line.keys.filter(([key]) => !/^\p{Lu}$/u.test(key));
  return (
    <footer class="context">
      <span class="context-text"><Icon name="crosshair" size={16} />{line.text}</span>
      {keys.map(([key, effect]) => <span><kbd>{key}</kbd> {effect}</span>)}
      <span class="grow" />
      <button class="link-button" type="button"
        onClick={() => dispatch({ kind: 'open-panel', panel: 'help' })}>
        {state.settings.letterKeys && <kbd>?</kbd>} {words.button.help}
      </button>
    </footer>
  );
}
