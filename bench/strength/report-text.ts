/** Figures as the lines of a report. */
import type { Calibration } from './calibration.ts';
import type { Unit } from './lines.ts';
import { lossesOf, squanderedIn } from './losses.ts';
import type { Mean, Share } from './statistics.ts';

export type Row = readonly [string, string];

const NAME_WIDTH = 38;

/** `rows` under each other, values in one column. */
export function rowsText(rows: readonly Row[]): string {
  return rows.map(([name, value]) => `${name.padEnd(NAME_WIDTH)}${value}`).join('\n');
}

/** A share of 1 in per cent with one place. */
export function percent(share: number): string {
  return Number.isNaN(share) ? '–' : (100 * share).toFixed(1);
}

/** `95.6 [94.5, 96.5] % (1577 of 1650)`. */
export function shareText({ share, low, high, successes, of }: Share): string {
  if (of === 0) return '– (none)';
  return `${percent(share)} [${percent(low)}, ${percent(high)}] % (${successes} of ${of})`;
}

/** `97.3 [96.1, 98.5] (N 500)`. */
export function meanText({ mean, low, high, of }: Mean, places: number): string {
  if (of === 0) return '– (none)';
  // The spread of a single value is not known.
  const [at, from, to] = [mean, low, high].map((value) => (
    Number.isFinite(value) ? value.toFixed(places) : '–'
  ));
  return `${at ?? ''} [${from ?? ''}, ${to ?? ''}] (N ${of})`;
}

/** A calibration by classes; nothing of no beliefs. */
export function calibrationText(name: string, calibration: Calibration): string {
  const { of, predicted, realised, error, brier, classes } = calibration;
  if (of === 0) return '';
  const head = `${name}: predicted ${percent(predicted)}, realised ${shareText(realised)}, `
    + `mean distance ${percent(error)} points, Brier ${brier.toFixed(4)}`;
  const lines = classes.map((each) => {
    const from = `from ${each.from.toFixed(2)}`;
    return `  ${from.padEnd(10)} predicted ${percent(each.predicted).padStart(5)}, `
      + `realised ${shareText(each.realised)}`;
  });
  return [head, ...lines].join('\n');
}

/** How the lost racks of a part were lost. */
export function lossText(units: readonly Unit[], part: 'ghost' | 'run-out'): string {
  const losses = lossesOf(units, part);
  const total = losses.reduce((sum, { count }) => sum + count, 0);
  const lines = losses.map(({ loss, count, first, foreseen, left }) => (
    `  ${loss.padEnd(34)}${String(count).padStart(5)}  ${percent(count / total).padStart(5)} %`
      + `  first stroke ${first}, foreseen ${foreseen}, balls left ${left.toFixed(1)}`
  ));
  const { strokes, stranded, hooked } = squanderedIn(units.filter((unit) => unit.part === part));
  const position = `  made pots that leave no direct pot above .5: ${stranded} of ${strokes}, `
    + `the ball on hidden in ${hooked}`;
  return [`lost racks, ${part}: ${total}`, ...lines, position].join('\n');
}
