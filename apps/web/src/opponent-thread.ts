/** A worker of the browser as the opponent sees it. */
import type { WorkerLike } from './opponent.ts';
import type { WorkerAnswer } from './opponent-worker.ts';

/** Starts a thread for the computer's head. */
export function spawnWorker(): WorkerLike {
  const worker = new Worker(new URL('./opponent-worker.ts', import.meta.url), { type: 'module' });
  return {
    postMessage: (order) => worker.postMessage(order),
    terminate: () => worker.terminate(),
    listen: (heard, died) => {
      worker.onmessage = (event: MessageEvent<WorkerAnswer>) => heard(event.data);
      worker.onerror = (event) => died(event.message);
      worker.onmessageerror = () => died('unreadable message');
    },
  };
}
