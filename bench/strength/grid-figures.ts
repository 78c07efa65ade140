/** The pocketing grid: predicted and realised by cell, and the cells that fail without error. */
import type { Cell, PotLine, Unit } from './lines.ts';
import { type Share, shareOf } from './statistics.ts';

export interface CellFigures {
  readonly cell: Cell;
  /** Mean closed-form chance under the arm, and the share that drops; kisses left out of both. */
  readonly predicted: number;
  readonly made: Share;
  /** Without error, kisses left out: two meetings of the balls say nothing of the aim. */
  readonly clean: Share;
  readonly kisses: number;
  /** Executions that do not drop without error, kisses left out. */
  readonly failures: readonly PotLine[];
}

/** Figures of every cell that fits the table, in the order of the log. */
export function gridFigures(units: readonly Unit[]): CellFigures[] {
  const cells = new Map<string, PotLine[]>();
  for (const pot of units.flatMap(({ pots }) => pots)) {
    const key = cellName(pot.cell);
    const group = cells.get(key);
    if (group === undefined) cells.set(key, [pot]);
    else group.push(pot);
  }
  return [...cells.values()].flatMap(figuresOf);
}

function figuresOf(pots: readonly PotLine[]): CellFigures[] {
  const [first] = pots;
  if (first === undefined) return [];
  const aimed = pots.filter(({ clean }) => clean !== 'kiss');
  return [{
    cell: first.cell,
    predicted: aimed.reduce((sum, { predicted }) => sum + predicted, 0) / Math.max(1, aimed.length),
    made: shareOf(aimed, ({ made }) => made),
    clean: shareOf(aimed, ({ clean }) => clean === 'drops'),
    kisses: pots.length - aimed.length,
    failures: aimed.filter(({ clean }) => clean !== 'drops'),
  }];
}

/** A cell in words: `corner mid-table, cue .9 m, object .6 m, cut 45`. */
export function cellName({ pocket, place, cueWay, objectWay, cutDegrees }: Cell): string {
  return `${pocket} ${place}, cue ${cueWay} m, object ${objectWay} m, cut ${cutDegrees}`;
}
