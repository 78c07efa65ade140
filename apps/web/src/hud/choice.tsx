/** One of a few: a segmented row of native radio buttons. */
import type { JSX } from 'preact';
import { keepArrows } from './pocket-map.tsx';

export interface ChoiceProps<T extends string | number> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly value: T;
  readonly onValue: (value: T) => void;
}

export function Choice<T extends string | number>(props: ChoiceProps<T>): JSX.Element {
  return (
    <div class="segmented" role="radiogroup" aria-label={props.label} onKeyDown={keepArrows}>
      {props.options.map(({ value, text }) => (
        <label class="segment">
          <input class="cover" type="radio" name={props.name} value={String(value)}
            checked={value === props.value} onClick={() => props.onValue(value)} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}

/** One of several: the browser's own list. */
export function Select<T extends string>(props: Omit<ChoiceProps<T>, 'name'>): JSX.Element {
  return (
    <span class="select">
      <select aria-label={props.label} value={props.value}
        onKeyDown={(event) => event.stopPropagation()}
        onChange={(event) => {
          const chosen = props.options.find(({ value }) => value === event.currentTarget.value);
          if (chosen !== undefined) props.onValue(chosen.value);
        }}>
        {props.options.map(({ value, text }) => (
          <option value={value} selected={value === props.value}>{text}</option>
        ))}
      </select>
    </span>
  );
}
