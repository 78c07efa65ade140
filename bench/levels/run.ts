/** Plays what a task asks for and its log does not hold yet. */
import type { Level } from '@tenball/ai';
import { NO_LOG, openLog } from '../play/log.ts';
import type { Progress } from '../play/progress.ts';
import { type UnitLine, decodeUnit } from './lines.ts';
import {
  type Clock, duelRack, duelStamp, ghostRack, ghostStamp, mannerRack, mannerStamp,
} from './play.ts';
import type { Task } from './setting.ts';

/** One series of units that belong together. */
interface Series {
  readonly name: string;
  readonly count: number;
  readonly isOne: (line: UnitLine) => boolean;
  readonly play: (unit: number) => UnitLine;
}

/** The lines of all units that were asked for, found in the log or played and written there. */
export function play(
  task: Task, clock: Clock, progressOf: (total: number) => Progress,
): readonly UnitLine[] {
  const { out, header } = task;
  const log = out === undefined ? NO_LOG : openLog(out, header, 'unit');
  const found = log.found.map((line, n) => decodeUnit(line, `${out ?? 'log'}:${n + 2}`));
  const series = seriesOf(task, clock);
  const progress = progressOf(series.reduce((sum, { count }) => sum + count, 0));
  const lines: UnitLine[] = [];
  for (const { name, count, isOne, play: playUnit } of series) {
    const known = new Map(found.filter(isOne).map((line) => [line.unit, line]));
    for (let unit = 0; unit < count; unit += 1) {
      const line = known.get(unit) ?? playUnit(unit);
      if (!known.has(unit)) log.append([line]);
      lines.push(line);
      progress.show(lines.length, name);
    }
  }
  progress.end();
  return lines;
}

function seriesOf(task: Task, clock: Clock): readonly Series[] {
  return [
    ...task.levels.map((level) => ghostSeries(task, level, clock)),
    ...task.levels.filter((level) => level > 1).map((level) => duelSeries(task, level)),
    ...task.levels.flatMap((level) => mannerSeries(task, level)),
  ].filter(({ count }) => count > 0);
}

function ghostSeries({ header, ghost }: Task, level: Level, clock: Clock): Series {
  const stamp = ghostStamp(level);
  return {
    name: `level ${level}, ghost`, count: ghost,
    isOne: (line) => line.part === 'ghost' && line.level === level && line.stamp === stamp,
    play: (unit) => ghostRack(header, level, unit, clock),
  };
}

function duelSeries({ header, duel }: Task, level: Level): Series {
  const stamp = duelStamp(level);
  return {
    name: `level ${level}, duel`, count: duel,
    isOne: (line) => line.part === 'duel' && line.level === level && line.stamp === stamp,
    play: (unit) => duelRack(header, level, unit),
  };
}

function mannerSeries({ header, manners, mannerRacks }: Task, level: Level): readonly Series[] {
  return manners.map((manner) => {
    const stamp = mannerStamp(level, manner);
    return {
      name: `level ${level}, ${manner}`, count: mannerRacks,
      isOne: (line) => line.part === 'manner' && line.level === level
        && line.manner === manner && line.stamp === stamp,
      play: (unit) => mannerRack(header, level, manner, unit),
    };
  });
}
