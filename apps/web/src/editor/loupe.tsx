/** A finger hides what it holds: the place under it is shown enlarged above it. */
import type { Vec2 } from '@tenball/base';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const DIAMETER = 120;
const LIFT = 40;
const ENLARGED = 2.5;

export function Loupe({ source, at }: {
  source: RefObject<HTMLCanvasElement | null>; at: Vec2;
}): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const from = source.current;
    const context = canvas.current?.getContext('2d');
    if (from === null || !context) return;
    const ratio = from.width / Math.max(1, from.clientWidth);
    const part = (DIAMETER / ENLARGED) * ratio;
    context.fillStyle = '#04080d';
    context.fillRect(0, 0, DIAMETER, DIAMETER);
    context.drawImage(
      from, at.x * ratio - part / 2, at.y * ratio - part / 2, part, part, 0, 0, DIAMETER, DIAMETER,
    );
  });
  // Near the upper edge it stands below the finger's ball instead of outside the window.
  const top = at.y < DIAMETER + LIFT ? at.y + LIFT : at.y - DIAMETER - LIFT;
  return (
    <canvas class="loupe" ref={canvas} width={DIAMETER} height={DIAMETER} aria-hidden="true"
      style={{ left: `${at.x - DIAMETER / 2}px`, top: `${top}px` }} />
  );
}
