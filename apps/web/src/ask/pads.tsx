/** The pads one taps: large buttons with words, some pressed. */
import type { Ball } from '@tenball/equipment';
import type { ComponentChildren, JSX } from 'preact';
import { BallIcon, Icon, type IconName } from '../icons.tsx';

export interface PadView<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly note?: string;
  readonly balls: readonly Ball[];
  readonly icon: IconName | undefined;
}

export interface PadsProps<T extends string> {
  readonly label: string;
  readonly pads: readonly PadView<T>[];
  readonly pressed: readonly T[];
  /** choice: one of several, large; facts: any of many, small. */
  readonly size: 'choice' | 'facts';
  readonly onTap: (value: T) => void;
  /** One more pad, of another kind. */
  readonly children?: ComponentChildren;
}

/** Keys 1 to 9 and 0 press the first ten, in their order. */
export const PAD_KEYS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

export function Pads<T extends string>(props: PadsProps<T>): JSX.Element {
  const { label, pads, pressed, size, onTap, children } = props;
  return (
    <div class={`pads pads-${size}`} role="group" aria-label={label}>
      {pads.map(({ value, label: text, note, balls, icon }, index) => (
        <button key={value} class="pad" type="button" data-pad={index}
          aria-pressed={pressed.includes(value)} onClick={() => onTap(value)}>
          {balls.length > 0 && (
            <span class="pad-balls">
              {balls.map((ball) => (
                <BallIcon key={ball} ball={ball} size={size === 'facts' ? 22 : 30} />
              ))}
            </span>
          )}
          {balls.length === 0 && icon !== undefined && (
            <span class="pad-icon"><Icon name={icon} size={size === 'facts' ? 20 : 24} /></span>
          )}
          <span class="pad-words">
            <b>{text}</b>
            {note !== undefined && <small>{note}</small>}
          </span>
        </button>
      ))}
      {children}
    </div>
  );
}
