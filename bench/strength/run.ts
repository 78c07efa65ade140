/** Plays what a task asks for, unit after unit, and writes each to the log when it is whole. */
import { unreachable } from '@tenball/base';
import { type Log, NO_LOG, openLog } from '../play/log.ts';
import type { Progress } from '../play/progress.ts';
import { playGrid } from './grid.ts';
import { type Line, decodeLine } from './lines.ts';
import { type Bench, type Clock, benchOf } from './play-acts.ts';
import { playKick, playSafety } from './positions.ts';
import { playBreak, playGhost, playRunOut, playWhole } from './racks-played.ts';
import { PARTS, type Part, type Setting } from './setting.ts';

export interface Run {
  readonly setting: Setting;
  /** Units of each part that is wanted. */
  readonly counts: Readonly<Partial<Record<Part, number>>>;
  readonly out: string | undefined;
  readonly clock: Clock;
  readonly progressOf: (part: Part, total: number) => Progress;
}

/** The lines of all units that were asked for: found in the log, or played and written there. */
export function play(run: Run): Line[] {
  const log = run.out === undefined ? NO_LOG : openLog(run.out, run.setting, 'end');
  const lines = log.found.map((line, n) => decodeLine(line, `${run.out ?? 'log'}:${n + 2}`));
  const bench = benchOf(run.setting, run.clock);
  for (const part of PARTS) {
    const count = run.counts[part];
    if (count !== undefined) lines.push(...playPart(run, log, bench, { part, count, lines }));
  }
  return lines;
}

interface Wanted {
  readonly part: Part;
  readonly count: number;
  readonly lines: readonly Line[];
}

function playPart(run: Run, log: Log, bench: Bench, wanted: Wanted): Line[] {
  const { part, count } = wanted;
  const done = new Set(wanted.lines.flatMap((line) => (
    line.kind === 'end' && line.part === part ? [line.unit] : []
  )));
  const progress = run.progressOf(part, count);
  const played: Line[] = [];
  for (let unit = 0; unit < count; unit += 1) {
    if (done.has(unit)) continue;
    const lines = playUnit(bench, part, unit);
    log.append(lines);
    played.push(...lines);
    progress.show(unit + 1, part);
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
