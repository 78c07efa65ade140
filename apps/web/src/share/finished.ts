/** The last match that was finished on this device, kept as its text. */
import type { Shelf } from '../settings.ts';

export const FINISHED_KEY = 'tenball.finished';
/** Longer texts would crowd out the match in play. */
const LONGEST = 1_000_000;

export interface Finished {
  /** «Вера 2 : 1 Kim». */
  readonly title: string;
  /** TBG1. */
  readonly text: string;
}

/** Keeps a finished match, where the device allows. */
export function keepFinished(shelf: Shelf | undefined, { title, text }: Finished): void {
  if (text.length > LONGEST) return;
  try {
    shelf?.setItem(FINISHED_KEY, `${title.replaceAll('\n', ' ')}\n${text}`);
  } catch {
    // A device that is full keeps the one before, or none.
  }
}

/** The match that was kept; undefined where there is none. */
export function readFinished(shelf: Shelf | undefined): Finished | undefined {
  try {
    const kept = shelf?.getItem(FINISHED_KEY) ?? '';
    const end = kept.indexOf('\n');
    return end < 0 ? undefined : { title: kept.slice(0, end), text: kept.slice(end + 1) };
  } catch {
    return undefined;
  }
}
