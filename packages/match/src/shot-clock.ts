/**
 * The shot clock as a value (R.clock, G6.15). It is told the time and never reads it: all times are
 * milliseconds of one steady clock.
 *
 * It starts when all balls rest (with the cue ball in hand: when the player has it and spotting is
 * done), and stops at tip contact. Once it has run out the stroke is a foul.
 */
import type { Rulebook } from '@tenball/rules';

export interface ShotClock {
  /** Granted for this stroke, extensions with it. */
  readonly grantedMs: number;
  /** Used before `runningSinceMs`. */
  readonly usedMs: number;
  /** Undefined while it stands still. */
  readonly runningSinceMs: number | undefined;
  readonly warningMs: number;
}

/** A fresh clock for one stroke, standing. */
export function freshClock(rulebook: Rulebook): ShotClock {
  return {
    grantedMs: rulebook.shotClockSeconds * 1000,
    usedMs: 0,
    runningSinceMs: undefined,
    warningMs: rulebook.shotClockWarning * 1000,
  };
}

/** Runs from `nowMs`; one that runs already goes on. */
export function startClock(clock: ShotClock, nowMs: number): ShotClock {
  return clock.runningSinceMs === undefined ? { ...clock, runningSinceMs: nowMs } : clock;
}

/** Stands still from `nowMs`: tip contact, a time-out, an appeal. */
export function stopClock(clock: ShotClock, nowMs: number): ShotClock {
  return { ...clock, usedMs: usedMs(clock, nowMs), runningSinceMs: undefined };
}

/** With one extension more. Whether one is left is the rules' business. */
export function extendClock(clock: ShotClock, rulebook: Rulebook): ShotClock {
  return { ...clock, grantedMs: clock.grantedMs + rulebook.extensionSeconds * 1000 };
}

/** What is left at `nowMs`, never below nothing. */
export function remainingMs(clock: ShotClock, nowMs: number): number {
  return Math.max(0, clock.grantedMs - usedMs(clock, nowMs));
}

export type ClockState = 'standing' | 'running' | 'warning' | 'expired';

/** What is to be shown and said at `nowMs`. */
export function clockState(clock: ShotClock, nowMs: number): ClockState {
  const left = remainingMs(clock, nowMs);
  if (left === 0) return 'expired';
  if (clock.runningSinceMs === undefined) return 'standing';
  return left <= clock.warningMs ? 'warning' : 'running';
}

function usedMs({ usedMs: before, runningSinceMs }: ShotClock, nowMs: number): number {
  return before + (runningSinceMs === undefined ? 0 : Math.max(0, nowMs - runningSinceMs));
}
