/** Tallies as lines to read. */
import { POCKETS } from '@tenball/equipment';
import { wilson } from '../play/intervals.ts';
import type { Tally } from './tally.ts';

export const REPORT_HEAD = `${'breaks of'.padEnd(28)}      N  made [95 %]          legal  scratch`
  + '    off  wrong  short  balls  open/made';

/** One line about `tally`, in percent and balls a break. */
export function reportLine(name: string, tally: Tally): string {
  const { breaks, made } = tally;
  const share = (part: number): string => ((100 * part) / breaks).toFixed(1).padStart(7);
  const { low, high } = wilson(made, breaks);
  const interval = `[${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;
  const open = ((100 * tally.open) / Math.max(1, made)).toFixed(0).padStart(4);
  return `${name.padEnd(28)} ${String(breaks).padStart(6)} ${share(made)} ${interval.padEnd(14)}`
    + `${share(tally.legal)} ${share(tally.scratched)}${share(tally.off)}${share(tally.wrong)}`
    + `${share(tally.short)} ${(tally.balls / breaks).toFixed(2).padStart(6)} ${open}`;
}

/** Balls by pockets, counted over all breaks, the cue ball first. */
export function fallTable({ fell }: Tally): string {
  const head = `ball ${POCKETS.map((pocket) => pocket.padStart(6)).join('')}`;
  const rows = fell.map((row, ball) => (
    (ball === 0 ? 'cue' : String(ball)).padEnd(5)
    + row.map((times) => String(times).padStart(6)).join('')));
  return [head, ...rows].join('\n');
}
