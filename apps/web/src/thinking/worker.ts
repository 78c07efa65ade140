/** The computer's head, on a thread of its own. It knows nothing of its arm's next error. */
import type { ThreadAnswer, ThreadOrder } from './orders.ts';
import { workOut } from './work.ts';

self.onmessage = (event: MessageEvent<ThreadOrder>): void => {
  const order = event.data;
  if (order.kind === 'crash') throw new Error('crash on demand');
  self.postMessage(answerOf(order));
};

function answerOf({ id, order }: ThreadOrder & { readonly kind: 'work' }): ThreadAnswer {
  try {
    return { kind: 'done', id, answer: workOut(order) };
  } catch (error) {
    return { kind: 'failed', id, message: error instanceof Error ? error.message : String(error) };
  }
}
