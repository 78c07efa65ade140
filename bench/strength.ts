/**
 * How strong the best player is, in figures that mean something away from this table:
 *   npx tsx bench/strength.ts [--metric ghost|tucker|run-out|break|rack|safety|kick|grid|all]
 *     [--arm N0|NP|NB|NH|N1|L4] [--rack template|triangle] [--pockets 4.5|4.25] [--count N]
 *     [--seed S] [--purpose report|choose] [--budget SIMULATIONS] [--out file.jsonl]
 *   npx tsx bench/strength.ts --report file.jsonl…
 * With `--out` a run that was cut goes on where it stopped, and a larger `--count` adds to it. What
 * the metrics mean is told in bench/strength/report.ts; `--report` needs the logs alone.
 */
import { performance } from 'node:perf_hooks';
import { FlagError } from './play/flags.ts';
import { createProgress } from './play/progress.ts';
import { readLog, unitsOf } from './strength/lines.ts';
import { reportOf } from './strength/report.ts';
import { play } from './strength/run.ts';
import { taskOf } from './strength/setting.ts';

function main(argv: readonly string[]): string {
  const task = taskOf(argv);
  if (task.kind === 'report') return reportOf(task.files.map(readLog));
  const lines = play({
    ...task, clock: () => performance.now(), progressOf: (_, total) => createProgress(total),
  });
  return reportOf([{ setting: task.setting, units: unitsOf(lines) }]);
}

try {
  process.stdout.write(`${main(process.argv.slice(2))}\n`);
} catch (problem) {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`);
  process.exitCode = problem instanceof FlagError ? 2 : 1;
}
