/** The choice of the player who decides: large buttons, one-line consequences, keys 1 to 3. */
import type { Decision } from '@tenball/rules';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../icons.tsx';
import type { Dispatch } from '../intent.ts';
import { NEW_TAB } from '../links.ts';
import type { Messages } from '../words/index.ts';
import type { OptionView } from './select.ts';

const ICONS: Readonly<Record<Decision, IconName>> = {
  accept: 'crosshair', passBack: 'back', reRackAndBreak: 'again', reRackOpponentBreaks: 'back',
  breakMyself: 'crosshair', opponentBreaks: 'back',
};

export interface OptionsProps {
  readonly options: readonly OptionView[];
  readonly words: Messages;
  readonly dispatch: Dispatch;
  /** The page of the clause that gives the choice. */
  readonly clauseHref: string | undefined;
  readonly children: JSX.Element | undefined;
}

/** An alert dialog beside the table: the first option has the focus, Tab stays inside. */
export function OptionDialog(props: OptionsProps): JSX.Element {
  const { options, words, dispatch, clauseHref, children } = props;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const cause = document.activeElement;
    element.current?.querySelector<HTMLElement>('.option')?.focus({ preventScroll: true });
    return () => {
      if (cause instanceof HTMLElement && cause.isConnected) cause.focus();
    };
  }, []);
  const choose = (option: OptionView | undefined) => {
    if (option !== undefined) dispatch({ kind: 'choose', decision: option.decision });
  };
  return (
    <div class="options" ref={element} role="alertdialog" aria-labelledby="options-question"
      aria-describedby="ruling"
      onKeyDown={(event) => {
        const number = /^(?:Digit|Numpad)([1-3])$/.exec(event.code)?.[1];
        if (number === undefined) return keepTab(event);
        event.preventDefault();
        event.stopPropagation();
        choose(options[Number(number) - 1]);
      }}>
      {children}
      <p class="options-question" id="options-question">{words.over.choose}</p>
      {options.map((option, index) => (
        <button class="option" type="button" aria-keyshortcuts={String(index + 1)}
          onClick={() => choose(option)}>
          <span class="option-icon"><Icon name={ICONS[option.decision]} size={22} /></span>
          <span class="option-words"><b>{option.label}</b><small>{option.consequence}</small></span>
          <kbd>{index + 1}</kbd>
        </button>
      ))}
      <div class="side-actions">
        <button class="button small" type="button" onClick={() => dispatch({ kind: 'replay' })}>
          <Icon name="replay" size={16} />{words.button.replay} <kbd>R</kbd>
        </button>
        {clauseHref !== undefined && (
          <a class="side-clause" href={clauseHref} {...NEW_TAB}>
            <Icon name="book" size={16} />{words.button.clause}
          </a>
        )}
      </div>
    </div>
  );
}

/** Tab goes round inside the dialog. Space and Enter press the button that has the focus. */
function keepTab(event: TargetedKeyboardEvent<HTMLElement>): void {
  if (event.key === ' ' || event.key === 'Enter') event.stopPropagation();
  if (event.key !== 'Tab') return;
  event.stopPropagation();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a[href]')];
  const first = stops[0];
  const last = stops.at(-1);
  const wrap = event.shiftKey
    ? document.activeElement === first && last
    : document.activeElement === last && first;
  if (wrap === false || wrap === undefined) return;
  event.preventDefault();
  wrap.focus();
}
