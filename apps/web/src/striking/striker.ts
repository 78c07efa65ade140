/**
 * The thread that works out strokes. One at a time: at a table only one ball is struck. Where there
 * is no such thread, or it dies, the stroke is worked out here: a hitch is better than no shot.
 */
import { type StrikeOrder, type Struck, strike } from './strike.ts';

/** The thread as it is seen from the page. */
export interface StrikeThread {
  postMessage(order: StrikeOrder & { readonly id: number }): void;
  terminate(): void;
  listen(heard: (answer: { readonly id: number; readonly struck: Struck }) => void,
    died: () => void): void;
}

interface Open {
  readonly id: number;
  readonly order: StrikeOrder;
  readonly done: (struck: Struck) => void;
}

/** Owns the thread. */
export class Striker {
  private readonly spawn: () => StrikeThread;
  private thread: StrikeThread | undefined;
  private open: Open | undefined;
  private asked = 0;

  constructor(spawn: () => StrikeThread) {
    this.spawn = spawn;
  }

  /** Has the thread ready before the first stroke. */
  warm(): void {
    try {
      this.thread ??= this.started();
    } catch {
      this.thread = undefined;
    }
  }

  /** Has `order` worked out; an order before it is forgotten. */
  strike(order: StrikeOrder, done: (struck: Struck) => void): void {
    this.asked += 1;
    this.open = { id: this.asked, order, done };
    this.warm();
    if (this.thread === undefined) return this.strikeHere();
    try {
      this.thread.postMessage({ ...order, id: this.asked });
    } catch {
      this.lose();
    }
  }

  private started(): StrikeThread {
    const thread = this.spawn();
    thread.listen(({ id, struck }) => this.finish(id, struck), () => this.lose());
    return thread;
  }

  private finish(id: number, struck: Struck): void {
    const { open } = this;
    if (open?.id !== id) return;
    this.open = undefined;
    open.done(struck);
  }

  private lose(): void {
    this.thread?.terminate();
    this.thread = undefined;
    this.strikeHere();
  }

  private strikeHere(): void {
    if (this.open !== undefined) this.finish(this.open.id, strike(this.open.order));
  }
}

/** A worker of the browser. */
export function spawnStriker(): StrikeThread {
  const worker = new Worker(new URL('./strike-thread.ts', import.meta.url), { type: 'module' });
  return {
    postMessage: (order) => worker.postMessage(order),
    terminate: () => worker.terminate(),
    listen: (heard, died) => {
      worker.onmessage = ({ data }: MessageEvent<{ id: number; struck: Struck }>) => heard(data);
      worker.onerror = died;
      worker.onmessageerror = died;
    },
  };
}
