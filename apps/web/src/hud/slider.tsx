/** A slider by pointer and keys. What it looks like is up to its children. */
import type { ComponentChildren, JSX, TargetedPointerEvent } from 'preact';

export interface SliderProps {
  readonly class: string;
  readonly label: string;
  /** Position along the track, 0 to 1. */
  readonly share: number;
  /** One press of an arrow key. */
  readonly step: number;
  readonly orientation: 'horizontal' | 'vertical';
  /** Where 0 lies: `start` is left or bottom, `end` right or top. */
  readonly origin?: 'start' | 'end';
  readonly valueNow: number;
  readonly valueMax: number;
  readonly valueMin?: number;
  readonly valueText: string;
  readonly disabled?: boolean;
  readonly onShare: (share: number) => void;
  readonly onRelease?: () => void;
  readonly children: ComponentChildren;
}

/** The `slider` role with drag, arrows, Page keys, Home and End. */
export function Slider(props: SliderProps): JSX.Element {
  const { label, orientation, valueNow, valueMax, valueText, disabled = false } = props;
  const at = (event: TargetedPointerEvent<HTMLDivElement>) =>
    props.onShare(shareAt(event, orientation, props.origin ?? 'start'));
  return (
    <div class={`slider ${props.class}`} role="slider" tabIndex={disabled ? -1 : 0}
      aria-label={label} aria-orientation={orientation} aria-valuemin={props.valueMin ?? 0}
      aria-valuemax={valueMax} aria-valuenow={valueNow} aria-valuetext={valueText}
      aria-disabled={disabled}
      onPointerDown={(event) => {
        if (disabled || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        at(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) at(event);
      }}
      onLostPointerCapture={() => props.onRelease?.()}
      onKeyDown={(event) => {
        const share = disabled ? undefined : shareOfKey(event.key, props.share, props.step);
        if (share === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        props.onShare(share);
      }}>
      {props.children}
    </div>
  );
}

function shareAt(
  event: TargetedPointerEvent<HTMLDivElement>,
  orientation: SliderProps['orientation'],
  origin: 'start' | 'end',
): number {
  const box = event.currentTarget.getBoundingClientRect();
  const fromStart = orientation === 'horizontal'
    ? (event.clientX - box.left) / box.width
    : (box.bottom - event.clientY) / box.height;
  const share = origin === 'start' ? fromStart : 1 - fromStart;
  return Math.min(1, Math.max(0, share));
}

function shareOfKey(key: string, share: number, step: number): number | undefined {
  const within = (value: number) => Math.min(1, Math.max(0, value));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp': return within(share + step);
    case 'ArrowLeft':
    case 'ArrowDown': return within(share - step);
    case 'PageUp': return within(share + 5 * step);
    case 'PageDown': return within(share - 5 * step);
    case 'Home': return 0;
    case 'End': return 1;
    default: return undefined;
  }
}
