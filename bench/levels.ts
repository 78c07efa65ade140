/**
 * What the ten levels are worth, each with its own head and its own arm:
 *   npx tsx bench/levels.ts [--levels 1-10] [--ghost 200] [--duel 200] [--rack template|triangle]
 *     [--purpose report|choose] [--seed 1] [--out file.jsonl]
 *   npx tsx bench/levels.ts --personalities RACKS [--manners artist,…] [--levels 6] […]
 *   npx tsx bench/levels.ts --watch RACKS [--levels 1] […]
 * `--ghost`: racks of each level against the ten-ball ghost, as bench/strength plays it. `--duel`:
 * racks of each level against the one below, each rack twice with sides swapped. `--personalities`:
 * racks of each manner against none on the same level. It prints the tables of docs/ai.md;
 * `--watch` prints every stroke instead. With `--out` a run that was cut goes on where it stopped;
 * racks of a level whose numbers have changed since are played anew. After a change of the planner
 * name another file. Racks that choose something are those of `--purpose choose`.
 */
import { performance } from 'node:perf_hooks';
import { play } from './levels/run.ts';
import { type Task, taskOf } from './levels/setting.ts';
import { tablesOf } from './levels/table.ts';
import { watched } from './levels/watch.ts';
import { FlagError } from './play/flags.ts';
import { createProgress } from './play/progress.ts';

function show({ header, levels, watched: racks }: Task): void {
  for (const level of levels) {
    for (let index = 0; index < racks; index += 1) {
      process.stdout.write(`${watched(header, level, index)}\n`);
    }
  }
}

function main(argv: readonly string[]): void {
  const task = taskOf(argv);
  if (task.watched > 0) {
    show(task);
    return;
  }
  const lines = play(task, () => performance.now(), createProgress);
  process.stdout.write(`${tablesOf(task.header, lines)}\n`);
}

try {
  main(process.argv.slice(2));
} catch (problem) {
  process.stderr.write(`levels: ${problem instanceof Error ? problem.message : String(problem)}\n`);
  process.exitCode = problem instanceof FlagError ? 2 : 1;
}
