/** A worker of the browser as the pool sees it, and how many there may be. */
import type { Thread, ThreadAnswer } from './orders.ts';

/** More threads than this are not worth their memory. */
const MOST_THREADS = 4;

/** Threads for a device with `cores`: one stays with the page. */
export function threadCount(cores: number): number {
  return Math.max(1, Math.min(MOST_THREADS, cores - 1));
}

/** Starts a thread that thinks. */
export function spawnThread(): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return {
    postMessage: (order) => worker.postMessage(order),
    terminate: () => worker.terminate(),
    listen: (heard, died) => {
      worker.onmessage = (event: MessageEvent<ThreadAnswer>) => heard(event.data);
      worker.onerror = (event) => died(event.message);
      worker.onmessageerror = () => died('unreadable message');
    },
  };
}
