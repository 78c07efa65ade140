/** Where the tip meets the cue ball: drag on the ball, or two sliders for the keyboard. */
import { miscueLimit } from '@tenball/physics';
import type { JSX, TargetedPointerEvent } from 'preact';
import { clampTip } from '../input/tip.ts';
import type { HudProps } from './props.ts';
import { TIP_WIDTH, tipWords } from './select.ts';

/** Pixels of the drawing for one ball radius. */
const R = 50;
const FARTHEST = 0.7;
const KEY_STEP = 0.05;

interface TipProps extends Pick<HudProps, 'table' | 'words' | 'dispatch'> {
  /** Side of the picker in CSS pixels at 16 px root. */
  readonly size: number;
  readonly disabled: boolean;
}

/** The tip is at or beyond the point where the tip slips. */
export function isMiscueLikely(table: HudProps['table']): boolean {
  const { tipRight, tipUp } = table.aim;
  const limit = miscueLimit(table.match.setup.params);
  return Math.hypot(tipRight, tipUp) >= limit - 0.005;
}

export function TipPicker({ table, words, dispatch, size, disabled }: TipProps): JSX.Element {
  const { tipRight, tipUp } = table.aim;
  const text = tipWords(tipRight, tipUp, words);
  const point = (event: TargetedPointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = (R + 2) / R;
    const tip = clampTip({
      x: ((event.clientX - box.left) / box.width - 0.5) * 2 * scale,
      y: (0.5 - (event.clientY - box.top) / box.height) * 2 * scale,
    });
    dispatch({ kind: 'set-tip', right: tip.x, up: tip.y });
  };
  const side = `${size / 16}rem`;
  return (
    <div class="tip" role="group" aria-label={words.stroke.tip} data-disabled={disabled}
      style={{ width: side, height: side }} title={text}
      onDblClick={() => !disabled && dispatch({ kind: 'set-tip', right: 0, up: 0 })}
      onPointerDown={(event) => {
        if (disabled || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
      }}>
      <TipFace table={table} />
      <TipRange label={words.stroke.tipRight} value={tipRight} text={text} disabled={disabled}
        onValue={(right) => dispatch({ kind: 'set-tip', right, up: tipUp })} />
      <TipRange label={words.stroke.tipUp} value={tipUp} text={text} disabled={disabled}
        onValue={(up) => dispatch({ kind: 'set-tip', right: tipRight, up })} />
    </div>
  );
}

/** The ball from behind: ½-tip grid, the miscue limit, the tip. */
export function TipFace({ table }: Pick<HudProps, 'table'>): JSX.Element {
  const { tipRight, tipUp } = table.aim;
  const limit = miscueLimit(table.match.setup.params);
  const miscue = isMiscueLikely(table);
  const x = tipRight * R;
  const y = -tipUp * R;
  const half = (TIP_WIDTH / 2) * R;
  return (
    <svg viewBox="-52 -52 104 104" aria-hidden="true">
      <defs>
        <radialGradient id="tip-ball" cx=".38" cy=".3" r=".8">
          <stop offset="0" stop-color="#fffdf6" />
          <stop offset=".6" stop-color="#ece6d6" />
          <stop offset="1" stop-color="#b9b3a4" />
        </radialGradient>
      </defs>
      <circle r="50" fill="url(#tip-ball)" />
      <g class="tip-grid">
        <path d="M-50 0H50M0-50V50" />
        <circle r={half} />
        {[-2, -1, 1, 2].map((n) => (
          <path d={`M${n * half}-2.5v5M-2.5 ${n * half}h5`} />
        ))}
      </g>
      <circle class="tip-limit" data-on={miscue} r={limit * R} />
      <circle class="tip-dot" data-miscue={miscue} cx={x} cy={y} r="9" />
    </svg>
  );
}

/** A slider that is heard and focused, not seen: the picker shows the value. */
function TipRange({ label, value, text, disabled, onValue }: {
  label: string; value: number; text: string; disabled: boolean;
  onValue: (value: number) => void;
}): JSX.Element {
  return (
    <input class="visually-hidden" type="range" min={-FARTHEST} max={FARTHEST} step={KEY_STEP}
      value={value} aria-label={label} aria-valuetext={text} disabled={disabled}
      onKeyDown={(event) => event.stopPropagation()}
      onInput={(event) => onValue(Number(event.currentTarget.value))} />
  );
}
