/** The pocketing grid: predicted and realised by cell, and the cells that fail without error. */
import { wilson } from '../play/intervals.ts';
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

/** A prediction may miss the outcome by this much (AI specification 4: five points). */
export const MOST_OFF = 0.05;
/** Executions of a cell that looks off, over those of the grid, when it is played again. */
export const AGAIN = 4;

/** A cell that looked off in the grid, and what playing it again says. */
export interface Retest {
  readonly first: CellFigures;
  /** Of the fresh executions alone; undefined while there are none. */
  readonly again: CellFigures | undefined;
  readonly both: CellFigures;
  /** The 95 % interval of all executions leaves out every gap of up to `MOST_OFF`. */
  readonly isOff: boolean;
}

/** Figures of every cell that fits the table, in the order of the log. */
export function gridFigures(units: readonly Unit[]): CellFigures[] {
  return [...potsByCell(units, 'grid').values()].flatMap(figuresOf);
}

/** The cells that look off, with the executions of `grid-again`. */
export function retestsOf(units: readonly Unit[]): Retest[] {
  const grid = potsByCell(units, 'grid');
  const anew = potsByCell(units, 'grid-again');
  return [...grid].flatMap(([name, pots]) => {
    const [first] = figuresOf(pots);
    if (first === undefined || !looksOff(first)) return [];
    const fresh = anew.get(name) ?? [];
    const [both] = figuresOf([...pots, ...fresh]);
    const [again] = figuresOf(fresh);
    return both === undefined ? [] : [{ first, again, both, isOff: isOff(both) }];
  });
}

/** True when prediction and outcome are far apart and the prediction is outside the interval. */
export function looksOff({ predicted, made }: Pick<CellFigures, 'predicted' | 'made'>): boolean {
  const isFar = Math.abs(predicted - made.share) > MOST_OFF;
  return isFar && (predicted < made.low || made.high < predicted);
}

/** How many of `cells` would look off if every prediction were right. */
export function offByChance(cells: readonly CellFigures[]): number {
  return cells.reduce((sum, { predicted, made }) => sum + chanceToLookOff(predicted, made.of), 0);
}

function isOff({ predicted, made }: CellFigures): boolean {
  return made.low - predicted > MOST_OFF || predicted - made.high > MOST_OFF;
}

/** The binomial chances of all counts of `of` that look off. */
function chanceToLookOff(predicted: number, of: number): number {
  if (predicted <= 0 || predicted >= 1) return 0;
  const odds = Math.log(predicted / (1 - predicted));
  // In logarithms: the chance of none of a thousand is no double.
  let logChance = of * Math.log(1 - predicted);
  let sum = 0;
  for (let successes = 0; successes <= of; successes += 1) {
    const made = { successes, of, share: successes / of, ...wilson(successes, of) };
    if (looksOff({ predicted, made })) sum += Math.exp(logChance);
    logChance += odds + Math.log((of - successes) / (successes + 1));
  }
  return sum;
}

function potsByCell(
  units: readonly Unit[], part: PotLine['part'],
): ReadonlyMap<string, readonly PotLine[]> {
  const cells = new Map<string, PotLine[]>();
  for (const pot of units.flatMap((unit) => (unit.part === part ? unit.pots : []))) {
    const key = cellName(pot.cell);
    const group = cells.get(key);
    if (group === undefined) cells.set(key, [pot]);
    else group.push(pot);
  }
  return cells;
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
