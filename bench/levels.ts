/**
 * What the ten levels are worth, each with its own head and its own arm:
 *   npx tsx bench/levels.ts [--levels 1-10] [--ghost 200] [--duel 200] [--rack template|triangle]
 *     [--purpose report|choose] [--seed 1] [--out file.jsonl] [--workers 1]
 *   npx tsx bench/levels.ts --round-robin RACKS […]
 *   npx tsx bench/levels.ts --personalities RACKS [--manners artist,…] [--levels 6] […]
 *   npx tsx bench/levels.ts --watch RACKS [--levels 1] […]
 * `--ghost`: racks of each level against the ten-ball ghost, as bench/strength plays it. `--duel`:
 * racks of each level against the one below, each rack twice with sides swapped. `--round-robin`:
 * the same for every pair; neighbours share the racks of `--duel`. `--personalities`: racks of each
 * manner against none on the same level. It prints the tables of docs/ai.md; `--watch` prints every
 * stroke instead. With `--out` a run that was cut goes on where it stopped; racks of a level that
 * plays otherwise than it did are played anew. `--workers` plays in so many processes. Racks that
 * choose something are those of `--purpose choose`.
 */
import { performance } from 'node:perf_hooks';
import { play, playShared } from './levels/run.ts';
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

async function main(argv: readonly string[]): Promise<void> {
  const task = taskOf(argv);
  if (task.watched > 0) {
    show(task);
    return;
  }
  const lines = task.workers > 1
    ? await playShared(task, createProgress)
    : play(task, () => performance.now(), createProgress);
  process.stdout.write(`${tablesOf(task.header, lines)}\n`);
}

try {
  await main(process.argv.slice(2));
} catch (problem) {
  process.stderr.write(`levels: ${problem instanceof Error ? problem.message : String(problem)}\n`);
  process.exitCode = problem instanceof FlagError ? 2 : 1;
}
