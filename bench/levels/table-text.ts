/** Figures as the cells of a table. */
import type { Interval } from '../play/intervals.ts';
import type { Share } from '../strength/statistics.ts';

/** `66.5 [59.7, 72.7] (200)`, of a share of 1 in per cent. */
export function shareText(share: Share): string {
  if (share.of === 0) return '–';
  const range = rangeText({ low: 100 * share.low, high: 100 * share.high }, 1);
  return `${(100 * share.share).toFixed(1)} ${range} (${share.of})`;
}

/** `[59.7, 72.7]`; an end that nothing is known of is a dash. */
export function rangeText({ low, high }: Interval, places: number): string {
  const [from, to] = [low, high].map((value) => numberText(value, places));
  return `[${from ?? ''}, ${to ?? ''}]`;
}

/** `value` with `places`, or a dash where it is infinite or of nothing. */
export function numberText(value: number, places: number): string {
  return Number.isFinite(value) ? value.toFixed(places) : '–';
}

/** A row of a table in Markdown. */
export function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
