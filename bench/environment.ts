/**
 * Many steps of the environment for learners, by workers, to one hash:
 *   npx tsx bench/environment.ts [--steps 1000000] [--workers 8] [--seed 1] [--unit 500]
 * A fixed policy plays both seats: half of its strokes are aimed, the others drawn by lot. The work
 * is cut into units of `--unit` steps with seeds of their own, and the hash is over the
 * observations and rewards of all units in their order: the same flags give the same hash whatever
 * the number of workers. Every fault is printed with its seed, step and stroke; then the exit code
 * is 1.
 */
import { performance } from 'node:perf_hooks';
import { playTask } from './environment/crew.ts';
import { type Task, taskOf } from './environment/task.ts';
import {
  COUNTED, type Counts, NOTHING_COUNTED, type UnitResult, hashOfUnits,
} from './environment/unit.ts';
import { FlagError } from './play/flags.ts';
import { createProgress } from './play/progress.ts';

const USAGE = 'npx tsx bench/environment.ts [--steps 1000000] [--workers 8] [--seed 1] '
  + '[--unit 500]';

function reportOf(task: Task, results: readonly UnitResult[], seconds: number): string {
  const faults = results.flatMap((result) => result.faults);
  const counts = results.reduce<Counts>(
    (sum, result) => addCounts(sum, result.counts), NOTHING_COUNTED,
  );
  return [
    ...faults,
    `${task.steps} steps, ${task.workers} workers, seed ${task.seed}: `
      + COUNTED.map((name) => `${counts[name]} ${name}`).join(', '),
    `${Math.round(task.steps / seconds)} steps/s, ${seconds.toFixed(1)} s`,
    `faults ${faults.length}`,
    `hash ${hashOfUnits(results)}`,
  ].join('\n');
}

function addCounts(a: Counts, b: Counts): Counts {
  return {
    strokes: a.strokes + b.strokes, placings: a.placings + b.placings,
    choices: a.choices + b.choices, racks: a.racks + b.racks, cut: a.cut + b.cut,
  };
}

async function main(argv: readonly string[]): Promise<void> {
  const task = taskOf(argv);
  const began = performance.now();
  const results = await playTask(task, createProgress(task.steps));
  console.log(reportOf(task, results, (performance.now() - began) / 1000));
  if (results.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

try {
  await main(process.argv.slice(2));
} catch (problem) {
  console.error(`environment: ${problem instanceof Error ? problem.message : String(problem)}`);
  if (problem instanceof FlagError) console.error(USAGE);
  process.exitCode = problem instanceof FlagError ? 2 : 1;
}
