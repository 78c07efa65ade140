/** Work shared out over processes: each takes a job, answers, takes the next. */
import { type ChildProcess, fork } from 'node:child_process';

export interface Shared {
  /** File of a module that calls `answerJobs`. */
  readonly module: string;
  readonly jobs: readonly object[];
  readonly workers: number;
  /** Called in this process, in the order in which answers come. */
  readonly onAnswer: (answer: unknown) => void;
}

/** Done when every job has its answer. Rejected, the other processes ended, when one fails. */
export async function shareOut(shared: Shared): Promise<void> {
  const waiting = shared.jobs.values();
  const count = Math.min(shared.workers, shared.jobs.length);
  const children = Array.from({ length: count }, () => (
    fork(shared.module, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  ));
  try {
    await Promise.all(children.map((child) => workedOff(child, waiting, shared.onAnswer)));
  } finally {
    for (const child of children) child.kill();
  }
}

function workedOff(
  child: ChildProcess, waiting: Iterator<object, undefined>, onAnswer: Shared['onAnswer'],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const job = waiting.next().value;
      if (job === undefined) resolve();
      else child.send(job);
    };
    child.on('message', (message) => {
      try {
        onAnswer(message);
        next();
      } catch (problem) {
        reject(problem instanceof Error ? problem : new Error(String(problem)));
      }
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      reject(new Error(`a worker ended with ${String(code ?? signal)}`));
    });
    next();
  });
}

/** Answers jobs until the process that shares them out is gone. */
export function answerJobs(answer: (job: unknown) => object): void {
  process.on('message', (job) => {
    process.send?.(answer(job));
  });
  process.on('disconnect', () => process.exit());
}
