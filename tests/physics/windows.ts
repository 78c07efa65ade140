/**
 * Balls that press each other. While a cluster lasts its balls are deeper in each other than a hair
 * and part of the energy is in the springs between them; so what must hold is held across the whole
 * window: from just before a ball is pressed to just after it is free.
 */
import { type Segment, type Trace } from '@tenball/physics';

/** Whether a segment tells the way of a pressed ball: as in flight, but not under gravity alone. */
export function isPressed({ state, acceleration }: Segment, { params }: Trace): boolean {
  return state.motion === 'airborne' && acceleration.z !== -params.g;
}

/** Seconds from when balls first touch to when the first step presses them: one step, and room. */
export const OPENING = 5e-6;

/** A time during which at least one ball is pressed. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** The windows of a trace, in order, none touching the next. */
export function windowsOf(trace: Trace): Window[] {
  const spans = trace.segments.flatMap((segments) => segments.flatMap((segment, index) => (
    isPressed(segment, trace)
      ? [{ from: segment.t, to: segments[index + 1]?.t ?? trace.duration }] : []
  ))).sort((a, b) => a.from - b.from);
  const windows: { from: number; to: number }[] = [];
  for (const span of spans) {
    const last = windows.at(-1);
    if (last !== undefined && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else windows.push({ ...span });
  }
  return windows;
}
