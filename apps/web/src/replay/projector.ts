/** The worker as the page sees it: questions and their answers. */
import type { Trace } from '@tenball/physics';
import type { Answer, Order } from './work.ts';

type Opened = Extract<Answer, { readonly kind: 'opened' | 'unreadable' }>;

export interface Projector {
  /** Plays the game in `text` again, or the part before character `upTo`. */
  open(text: string, upTo?: number): Promise<Opened>;
  /** The stroke in `line` of the scoresheet of what was opened last. */
  trace(line: number): Promise<Trace>;
}

/** A projector on a thread of its own. A thread that dies fails what waits, and is replaced. */
export function createProjector(): Projector {
  const waiting = new Map<number, (answer: Answer) => void>();
  let worker: Worker | undefined;
  let asked = 0;

  const start = (): Worker => {
    const begun = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    begun.onmessage = (event: MessageEvent<Answer>) => {
      waiting.get(event.data.id)?.(event.data);
      waiting.delete(event.data.id);
    };
    begun.onerror = (event) => {
      worker = undefined;
      begun.terminate();
      for (const [id, told] of waiting) told({ kind: 'failed', id, message: event.message });
      waiting.clear();
    };
    return begun;
  };
  const ask = (order: (id: number) => Order): Promise<Answer> => new Promise((resolve) => {
    worker ??= start();
    asked += 1;
    waiting.set(asked, resolve);
    worker.postMessage(order(asked));
  });

  return {
    async open(text, upTo) {
      const answer = await ask((id) => ({ kind: 'open', id, text, upTo }));
      if (answer.kind === 'opened' || answer.kind === 'unreadable') return answer;
      throw new Error(answer.kind === 'failed' ? answer.message : answer.kind);
    },
    async trace(line) {
      const answer = await ask((id) => ({ kind: 'trace', id, line }));
      if (answer.kind === 'traced') return answer.trace;
      throw new Error(answer.kind === 'failed' ? answer.message : answer.kind);
    },
  };
}
