/** Plays what a task asks for, unit after unit, and writes each to the log when it is whole. */
import { unreachable } from '@tenball/base';
import { type Log, NO_LOG, openLog } from '../play/log.ts';
import type { Progress } from '../play/progress.ts';
import { AGAIN, cellName, retestsOf } from './grid-figures.ts';
import { CELLS, cellUnit, playCellAgain, playGrid } from './grid.ts';
import { type Line, decodeLine, unitsOf } from './lines.ts';
import { type Bench, type Clock, benchOf } from './play-acts.ts';
import { playKick, playSafety } from './positions.ts';
import { playBreak, playGhost, playRunOut, playWhole } from './racks-played.ts';
import { type LogPart, PARTS, type Part, type Setting } from './setting.ts';

export interface Run {
  readonly setting: Setting;
  /** Units of each part that is wanted. */
  readonly counts: Readonly<Partial<Record<Part, number>>>;
  readonly out: string | undefined;
  readonly clock: Clock;
  readonly progressOf: (part: LogPart, total: number) => Progress;
}

/** The lines of all units that were asked for: found in the log, or played and written there. */
export function play(run: Run): Line[] {
  const log = run.out === undefined ? NO_LOG : openLog(run.out, run.setting, 'end');
  const lines = log.found.map((line, n) => decodeLine(line, `${run.out ?? 'log'}:${n + 2}`));
  const bench = benchOf(run.setting, run.clock);
  for (const part of PARTS) {
    const count = run.counts[part];
    if (count === undefined) continue;
    const units = Array.from({ length: count }, (_, unit) => (
      { unit, play: () => playUnit(bench, part, unit) }
    ));
    lines.push(...playPart(run, log, { part, units, lines }));
  }
  if (run.counts.grid !== undefined) lines.push(...playPart(run, log, againOf(bench, lines)));
  return lines;
}

interface Wanted {
  readonly part: LogPart;
  readonly units: readonly { readonly unit: number; readonly play: () => Line[] }[];
  /** What there is already. */
  readonly lines: readonly Line[];
}

/** The cells of the grid that look off, each so many times more. */
function againOf(bench: Bench, lines: readonly Line[]): Wanted {
  const units = unitsOf(lines);
  const count = AGAIN * units.filter(({ part }) => part === 'grid').length;
  const off = new Set(retestsOf(units).map(({ first }) => cellName(first.cell)));
  return {
    part: 'grid-again', lines,
    units: CELLS.flatMap((cell, index) => (
      off.has(cellName(cell))
        ? Array.from({ length: count }, (_, n) => (
          { unit: cellUnit(index, n), play: () => playCellAgain(bench, index, n) }
        ))
        : []
    )),
  };
}

function playPart(run: Run, log: Log, { part, units, lines }: Wanted): Line[] {
  const done = new Set(lines.flatMap((line) => (
    line.kind === 'end' && line.part === part ? [line.unit] : []
  )));
  const progress = run.progressOf(part, units.length);
  const played: Line[] = [];
  for (const [index, { unit, play: playOne }] of units.entries()) {
    if (done.has(unit)) continue;
    const unitLines = playOne();
    log.append(unitLines);
    played.push(...unitLines);
    progress.show(index + 1, part);
  }
  progress.end();
  return played;
}

function playUnit(bench: Bench, part: Part, unit: number): Line[] {
  switch (part) {
    case 'ghost': return playGhost(bench, unit);
    case 'run-out': return playRunOut(bench, unit);
    case 'break': return playBreak(bench, unit);
    case 'rack': return playWhole(bench, unit);
    case 'safety': return playSafety(bench, unit);
    case 'kick': return playKick(bench, unit);
    case 'grid': return playGrid(bench, unit);
    default: return unreachable(part);
  }
}
