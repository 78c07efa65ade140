/** A thread that the test makes answer, fail or fall silent. */
import type { Order, Thread, ThreadAnswer, ThreadOrder } from '../thinking/orders.ts';
import { workOut } from '../thinking/work.ts';

export class HandThread implements Thread {
  readonly orders: ThreadOrder[] = [];
  /** Its code is there at once; otherwise the test says when. */
  private readonly loads: boolean;
  private answered = 0;
  ended = false;
  heard: (answer: ThreadAnswer) => void = () => {};
  died: (message: string) => void = () => {};

  constructor(loads = true) {
    this.loads = loads;
  }

  postMessage(order: ThreadOrder): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.ended = true;
  }

  listen(heard: (answer: ThreadAnswer) => void, died: (message: string) => void): void {
    this.heard = heard;
    this.died = died;
    if (this.loads) heard({ kind: 'ready' });
  }

  /** Something was asked and not answered. */
  isBusy(): boolean {
    return this.answered < this.orders.length;
  }

  /** The work it was given last. */
  last(): Order | undefined {
    const order = this.orders.at(-1);
    return order?.kind === 'work' ? order.order : undefined;
  }

  /** Answers its last order as the real worker does. */
  answer(): void {
    const order = this.orders.at(-1);
    if (order?.kind !== 'work') throw new Error('nothing was asked');
    this.answered = this.orders.length;
    this.heard({ kind: 'done', id: order.id, answer: workOut(order.order) });
  }
}
