/** Where the film stands and how it runs. Pure: time comes in, the next head comes out. */
import type { Beat } from './beats.ts';
import { beatAt } from './beats.ts';

export const RATES = [0.1, 0.25, 0.5, 1, 2, 4] as const;
export type Rate = (typeof RATES)[number];

export interface Head {
  /** Index of the stroke. */
  readonly shot: number;
  /** Seconds of the stroke; below zero the cue is shown before it. */
  readonly seconds: number;
  /** The step that is sought, from 0, while the stroke's trace is still to come. */
  readonly sought: number | undefined;
  readonly playing: boolean;
  readonly rate: Rate;
  readonly loop: boolean;
}

/** The cue is shown so long before a stroke that follows, and stillness after it, seconds. */
export const LEAD = 0.6;
export const TAIL = 0.5;

/** At the beginning of a film. */
export function startHead(playing: boolean): Head {
  return { shot: 0, seconds: 0, sought: undefined, playing, rate: 1, loop: false };
}

/** What the head must know of the stroke it stands in, and of the film. */
export interface Reel {
  /** Undefined while its trace is still to come. */
  readonly duration: number | undefined;
  readonly shots: number;
}

/** `head` after `seconds` of real time. */
export function advance(head: Head, seconds: number, { duration, shots }: Reel): Head {
  if (!head.playing || duration === undefined) return head;
  const next = head.seconds + seconds * head.rate;
  if (next < duration + TAIL * Math.max(1, head.rate)) return { ...head, seconds: next };
  if (head.loop) return { ...head, seconds: -LEAD };
  if (head.shot + 1 < shots) return { ...head, shot: head.shot + 1, seconds: -LEAD };
  return { ...head, seconds: duration, playing: false };
}

/** Plays, or stops. At the very end it begins again with the stroke. */
export function toggle(head: Head, duration: number | undefined): Head {
  const over = duration !== undefined && head.seconds >= duration;
  if (head.playing) return { ...head, playing: false, seconds: within(head.seconds, duration) };
  return { ...head, playing: true, seconds: over ? 0 : head.seconds };
}

/** To an instant of the stroke; a film that is moved by hand stops. */
export function seek(head: Head, seconds: number, duration: number | undefined): Head {
  return { ...head, playing: false, sought: undefined, seconds: within(seconds, duration) };
}

/** To another stroke, from 0; it goes on as it was going. */
export function toShot(head: Head, shot: number, shots: number): Head {
  const to = Math.min(shots - 1, Math.max(0, shot));
  return { ...head, shot: Math.max(0, to), seconds: 0, sought: undefined };
}

/** To the next step of the stroke or the one before; beyond its ends to the next stroke. */
export function step(head: Head, by: 1 | -1, beats: readonly Beat[], shots: number): Head {
  const still = { ...head, playing: false, sought: undefined };
  const at = Math.max(0, head.seconds);
  const now = beatAt(beats, at);
  const back = at > (beats[now]?.seconds ?? 0) + 1e-4 ? now : now - 1;
  const to = beats[by === 1 ? now + 1 : back];
  if (to !== undefined) return { ...still, seconds: to.seconds };
  if (by === 1 && head.shot + 1 < shots) return { ...still, shot: head.shot + 1, seconds: 0 };
  if (by === -1 && head.shot > 0) {
    return { ...still, shot: head.shot - 1, seconds: 0, sought: Infinity };
  }
  return still;
}

/** The head once the steps of its stroke are known: what was sought is found. */
export function settle(head: Head, beats: readonly Beat[]): Head {
  if (head.sought === undefined) return head;
  const beat = beats[Math.min(beats.length - 1, Math.max(0, head.sought))];
  return { ...head, sought: undefined, seconds: beat?.seconds ?? 0 };
}

/** Slower or faster. */
export function changeRate(head: Head, by: 1 | -1): Head {
  const rate = RATES[RATES.indexOf(head.rate) + by];
  return rate === undefined ? head : { ...head, rate };
}

function within(seconds: number, duration: number | undefined): number {
  return Math.min(duration ?? 0, Math.max(0, seconds));
}
