/** Workers that share the units of a task. */
import { Worker } from 'node:worker_threads';
import type { Progress } from '../play/progress.ts';
import { type Task, seedOfUnit, unitsOf } from './task.ts';
import type { UnitResult } from './unit.ts';

/** A unit of some seconds that takes longer than this does not end, milliseconds. */
const PATIENCE = 1_200_000;

/** The results of all units of `task`, in any order. A worker that fails or hangs is an error. */
export async function playTask(task: Task, progress: Progress): Promise<readonly UnitResult[]> {
  const results: UnitResult[] = [];
  const state = { next: 0, done: 0, faults: 0 };
  const workers = Array.from({ length: Math.min(task.workers, unitsOf(task)) }, () => (
    new Worker(new URL('./worker.mjs', import.meta.url), { workerData: task })
  ));
  const onUnit = (result: UnitResult): void => {
    results.push(result);
    state.done += result.steps;
    state.faults += result.faults.length;
    progress.show(state.done, `${state.faults} faults`);
  };
  try {
    await Promise.all(workers.map((worker) => employ(worker, task, state, onUnit)));
  } finally {
    progress.end();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}

/** Sends `worker` one unit after the other until none is left. */
function employ(
  worker: Worker, task: Task, state: { next: number }, onUnit: (result: UnitResult) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let watch: NodeJS.Timeout | undefined;
    const send = (): void => {
      clearTimeout(watch);
      const unit = state.next;
      if (unit >= unitsOf(task)) {
        resolve();
        return;
      }
      state.next += 1;
      const hung = `unit ${unit} (seed ${seedOfUnit(task, unit)}) does not end`;
      watch = setTimeout(() => reject(new Error(hung)), PATIENCE).unref();
      worker.postMessage(unit);
    };
    worker.on('message', (result: UnitResult) => {
      onUnit(result);
      send();
    });
    worker.on('error', (problem) => {
      clearTimeout(watch);
      reject(problem);
    });
    send();
  });
}
