/** Plays what a task asks for and its log does not hold yet. */
import { fileURLToPath } from 'node:url';
import { type LogLine, NO_LOG, openLog } from '../play/log.ts';
import { shareOut } from '../play/pool.ts';
import type { Progress } from '../play/progress.ts';
import { type UnitLine, decodeUnit } from './lines.ts';
import { type Clock, playUnit } from './play.ts';
import { type Job, jobsOf, keyOf, seriesName } from './series.ts';
import type { Task } from './setting.ts';
import type { Order } from './worker.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/** The lines of all units that were asked for, found in the log or played and written there. */
export function play(
  task: Task, clock: Clock, progressOf: (total: number) => Progress,
): readonly UnitLine[] {
  const run = begin(task, progressOf);
  for (const job of run.missing) run.write(playUnit(task.header, job, clock));
  return run.end();
}

/** The same by `task.workers` processes; in the log, units stand in the order of their ends. */
export async function playShared(
  task: Task, progressOf: (total: number) => Progress,
): Promise<readonly UnitLine[]> {
  const { header, workers } = task;
  const run = begin(task, progressOf);
  const jobs = run.missing.map((job): Order => ({ header, job }));
  await shareOut({
    module: WORKER, jobs, workers,
    onAnswer: (line) => { run.write(decodeUnit(line as LogLine, 'a worker')); },
  });
  return run.end();
}

interface Run {
  readonly missing: readonly Job[];
  readonly write: (line: UnitLine) => void;
  readonly end: () => readonly UnitLine[];
}

function begin(task: Task, progressOf: (total: number) => Progress): Run {
  const { out, header } = task;
  const log = out === undefined ? NO_LOG : openLog(out, header, 'unit');
  const lines = new Map<string, UnitLine>();
  const keyOfLine = (line: UnitLine): string => keyOf({ series: line, ...line });
  for (const [n, line] of log.found.entries()) {
    const unit = decodeUnit(line, `${log.name}:${n + 2}`);
    lines.set(keyOfLine(unit), unit);
  }
  const jobs = jobsOf(task);
  const missing = jobs.filter((job) => !lines.has(keyOf(job)));
  const progress = progressOf(jobs.length);
  let done = jobs.length - missing.length;
  return {
    missing,
    write(line) {
      log.append([line]);
      lines.set(keyOfLine(line), line);
      done += 1;
      progress.show(done, seriesName(line));
    },
    end() {
      progress.end();
      return jobs.flatMap((job) => lines.get(keyOf(job)) ?? []);
    },
  };
}
