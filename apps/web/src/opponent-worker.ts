/** The computer's head, on a thread of its own. It knows nothing of its arm's next error. */
import { type Choice, type Level, SKILLS, choose } from '@tenball/ai';
import type { Seed } from '@tenball/base';
import type { Match } from '@tenball/match';
import type { Seat } from '@tenball/rules';

export type WorkerOrder =
  | {
    readonly kind: 'think';
    readonly id: number;
    readonly match: Match;
    readonly seat: Seat;
    readonly level: Level;
    readonly seed: Seed;
  }
  /** Dies, to see that the match survives it. */
  | { readonly kind: 'crash' };

export type WorkerAnswer =
  | { readonly kind: 'chosen'; readonly id: number; readonly choice: Choice }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

self.onmessage = (event: MessageEvent<WorkerOrder>): void => {
  const order = event.data;
  if (order.kind === 'crash') throw new Error('crash on demand');
  self.postMessage(answerOf(order));
};

function answerOf(order: WorkerOrder & { readonly kind: 'think' }): WorkerAnswer {
  try {
    const choice = choose(order.match, order.seat, SKILLS[order.level], order.seed);
    return { kind: 'chosen', id: order.id, choice };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'failed', id: order.id, message };
  }
}
