/** The pocketing grid as text. */
import { unitsIn } from './figures.ts';
import {
  AGAIN, type CellFigures, MOST_OFF, type Retest, cellName, gridFigures, offByChance, retestsOf,
} from './grid-figures.ts';
import { POT_FATES, type PotLine, type Unit } from './lines.ts';
import { percent, shareText } from './report-text.ts';

/** A cell fails without error when fewer than this share drop (AI specification 4). */
const LEAST_CLEAN = 0.995;
const MOST_EXAMPLES = 2;

/** The whole table by cut, then the cells that are off. Nothing of an empty grid. */
export function gridText(units: readonly Unit[]): string {
  const cells = gridFigures(units);
  if (cells.length === 0) return '';
  const failing = cells.filter(({ clean }) => clean.share < LEAST_CLEAN);
  return [
    `pocketing grid: ${cells.length} cells, ${sum(cells, ({ made }) => made.of)} executions`,
    ...byCut(cells),
    ...byPace(unitsIn(units, 'grid')),
    '',
    `cells under ${percent(LEAST_CLEAN)} % without error, kisses left out: ${failing.length}`,
    ...failing.flatMap(failureLines),
    '',
    ...retestLines(cells, retestsOf(units)),
  ].join('\n');
}

/** Cells that look off, then those that are: each first look is a draw of many. */
function retestLines(cells: readonly CellFigures[], looking: readonly Retest[]): string[] {
  const played = looking.filter(({ again }) => again !== undefined);
  const open = looking.length - played.length;
  const off = looking.filter(({ isOff }) => isOff);
  return [
    `cells that look more than ${percent(MOST_OFF)} points off their prediction: `
      + `${looking.length} (${offByChance(cells).toFixed(1)} by chance alone)`,
    ...looking.flatMap(lookLines),
    `cells that are, by the interval of all executions, ${AGAIN} times as many added: `
      + `${off.length}${open === 0 ? '' : `; not played again yet: ${open}`}`,
    ...off.map(({ both }) => `  ${cellName(both.cell)}`),
  ];
}

function lookLines({ first, again, both }: Retest): string[] {
  const figures = ({ predicted, made }: CellFigures): string => (
    `predicted ${percent(predicted)}, made ${shareText(made)}`
  );
  return [
    `  ${cellName(first.cell)}: ${figures(first)}`,
    ...(again === undefined ? [] : [
      `    again: ${figures(again)}`, `    together: ${figures(both)}`,
    ]),
  ];
}

function byCut(cells: readonly CellFigures[]): string[] {
  const kinds = [...new Set(cells.map(({ cell }) => `${cell.pocket} ${cell.place}`))];
  return kinds.flatMap((kind) => {
    const own = cells.filter(({ cell }) => `${cell.pocket} ${cell.place}` === kind);
    const cuts = [...new Set(own.map(({ cell }) => cell.cutDegrees))];
    return cuts.map((cut) => {
      const group = own.filter(({ cell }) => cell.cutDegrees === cut);
      const of = sum(group, ({ made }) => made.of);
      const predicted = sum(group, (each) => each.predicted * each.made.of) / of;
      const made = sum(group, (each) => each.made.successes) / of;
      const kisses = sum(group, (each) => each.kisses);
      const clean = sum(group, (each) => each.clean.successes) / of;
      return `  ${kind.padEnd(17)} cut ${String(cut).padStart(2)}: predicted `
        + `${percent(predicted).padStart(5)}, made ${percent(made).padStart(5)}, without error `
        + `${percent(clean).padStart(5)} beside ${kisses} kisses (N ${of})`;
    });
  });
}

/** By pace, and what becomes of the balls that do not drop without error. */
function byPace(units: readonly Unit[]): string[] {
  const pots = units.flatMap((unit) => unit.pots);
  const paces = [...new Set(pots.map(({ pace }) => pace))].sort((a, b) => a - b);
  return paces.map((pace) => {
    const own = pots.filter((pot) => pot.pace === pace);
    const fates = POT_FATES.map((fate) => (
      `${fate} ${own.filter(({ clean }) => clean === fate).length}`
    ));
    return `  pace ${pace.toFixed(2)}, without error: ${fates.join(', ')} (N ${own.length})`;
  });
}

function failureLines({ cell, clean, failures }: CellFigures): string[] {
  const fates = [...new Set(failures.map((pot) => pot.clean))].join(', ');
  const head = `  ${cellName(cell)}: ${shareText(clean)}, ${fates}`;
  return [head, ...failures.slice(0, MOST_EXAMPLES).map(exampleLine)];
}

function exampleLine({ layout, target, pace, intended, clean }: PotLine): string {
  const stroke = intended === 'unsolved'
    ? 'no aim found'
    : intended.map((value) => Number(value.toFixed(4))).join(' ');
  return `    ${layout} to ${target}, pace ${pace}, ${clean}: ${stroke}`;
}

function sum<T>(items: readonly T[], valueOf: (item: T) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}
