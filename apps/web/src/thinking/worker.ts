/** The computer's head, on a thread of its own. It knows nothing of its arm's next error. */
import type { ThreadAnswer, ThreadOrder } from './orders.ts';
import { workOut } from './work.ts';

let slowness = 1;

self.onmessage = (event: MessageEvent<ThreadOrder>): void => {
  const order = event.data;
  if (order.kind === 'crash') throw new Error('crash on demand');
  if (order.kind === 'slow') {
    slowness = order.times;
    return;
  }
  const startedMs = performance.now();
  const answer = answerOf(order);
  const endMs = startedMs + slowness * (performance.now() - startedMs);
  while (slowness !== 1 && performance.now() < endMs);
  self.postMessage(answer);
};

self.postMessage({ kind: 'ready' } satisfies ThreadAnswer);

function answerOf({ id, order }: ThreadOrder & { readonly kind: 'work' }): ThreadAnswer {
  try {
    return { kind: 'done', id, answer: workOut(order) };
  } catch (error) {
    return { kind: 'failed', id, message: error instanceof Error ? error.message : String(error) };
  }
}
