/**
 * Threads that think, started when they are needed and kept. Each has one order at a time; others
 * wait in their order. A thread that dies or stays silent is replaced, and its order has failed.
 *
 * A thread takes its first order when its code is there. One that is still on its way when patience
 * ends is kept: another would only have to load the same again.
 *
 * An order that is taken back is not heard any more. Its thread works on to the end, unless it is
 * needed before: then it is ended and another started, for a simulation cannot be interrupted.
 */
import type { Answer, Order, Thread } from './orders.ts';

/** What the pool needs of the world. */
export interface PoolWorld {
  spawn(): Thread;
  /** Most threads at once. */
  readonly size: number;
  /** Calls `wake` after `ms`; returns how to take it back. */
  after(ms: number, wake: () => void): () => void;
}

/** Who asked. One of the two is called, once, unless the order was taken back. */
export interface Listener {
  answered(answer: Answer): void;
  /** `silent`: no answer came in the time there is; otherwise the thread died or could not. */
  failed(detail: string, silent: boolean): void;
}

/** A thread silent for this long is taken for dead where nobody says another, milliseconds. */
const SILENCE_MS = 9000;

interface Job {
  readonly id: number;
  readonly order: Order;
  readonly listener: Listener;
  readonly patienceMs: number;
  forgotten: boolean;
}

interface Place {
  readonly thread: Thread;
  job: Job | undefined;
  isReady: boolean;
  stopWatch: () => void;
}

/** Owns the threads. */
export class Pool {
  private readonly world: PoolWorld;
  private places: Place[] = [];
  private waiting: Job[] = [];
  private asked = 0;
  private slowness = 1;

  constructor(world: PoolWorld) {
    this.world = world;
  }

  /** Has `order` worked out, `patienceMs` long once it is begun. Returns how to take it back. */
  ask(order: Order, listener: Listener, patienceMs = SILENCE_MS): () => void {
    this.asked += 1;
    const job: Job = { id: this.asked, order, listener, patienceMs, forgotten: false };
    this.waiting.push(job);
    this.start();
    return () => {
      job.forgotten = true;
      this.waiting = this.waiting.filter((each) => each !== job);
    };
  }

  /** Lets a thread die, to see that the match survives it. */
  crash(): void {
    const place = this.places.find(({ job }) => job !== undefined) ?? this.places[0];
    (place ?? this.open()).thread.postMessage({ kind: 'crash' });
  }

  /** Makes every thread so many times slower than it is, to see what a slow device does. */
  slow(times: number): void {
    this.slowness = times;
    for (const { thread } of this.places) thread.postMessage({ kind: 'slow', times });
  }

  /** Starts a thread that will be needed. */
  warm(): void {
    try {
      if (this.places.length === 0) this.open();
    } catch {
      // The first order will tell.
    }
  }

  /** Gives waiting orders to threads, as far as there are any. */
  private start(): void {
    for (let job = this.waiting[0]; job !== undefined; job = this.waiting[0]) {
      try {
        const place = this.freePlace();
        if (place === undefined) return;
        this.waiting.shift();
        this.begin(place, job);
      } catch (error) {
        this.waiting = this.waiting.filter((each) => each !== job);
        job.listener.failed(error instanceof Error ? error.message : String(error), false);
      }
    }
  }

  /** An idle thread, a new one, or one whose work nobody waits for any more. */
  private freePlace(): Place | undefined {
    const idle = this.places.find(({ job }) => job === undefined);
    if (idle !== undefined) return idle;
    if (this.places.length < this.world.size) return this.open();
    const forgotten = this.places.find(({ job }) => job?.forgotten === true);
    if (forgotten === undefined) return undefined;
    if (!forgotten.isReady) {
      this.release(forgotten);
      return forgotten;
    }
    this.close(forgotten);
    return this.open();
  }

  private open(): Place {
    const thread = this.world.spawn();
    const place: Place = { thread, job: undefined, isReady: false, stopWatch: () => {} };
    thread.listen(
      (answer) => {
        if (answer.kind === 'ready') {
          place.isReady = true;
          this.handOver(place);
          return;
        }
        if (!this.places.includes(place) || place.job?.id !== answer.id) return;
        const { job } = place;
        this.release(place);
        if (!job.forgotten) {
          if (answer.kind === 'done') job.listener.answered(answer.answer);
          else job.listener.failed(answer.message, false);
        }
        this.start();
      },
      (message) => this.lose(place, message, false),
    );
    if (this.slowness !== 1) thread.postMessage({ kind: 'slow', times: this.slowness });
    this.places.push(place);
    return place;
  }

  private begin(place: Place, job: Job): void {
    place.job = job;
    place.stopWatch = this.world.after(job.patienceMs, () => this.lose(place, 'no answer', true));
    if (place.isReady) this.handOver(place);
  }

  private handOver({ job, thread }: Place): void {
    if (job !== undefined) thread.postMessage({ kind: 'work', id: job.id, order: job.order });
  }

  /** A thread is lost: its order has failed, the others go on. */
  private lose(place: Place, detail: string, silent: boolean): void {
    if (!this.places.includes(place)) return;
    const { job } = place;
    if (silent && !place.isReady) this.release(place);
    else this.close(place);
    if (job !== undefined && !job.forgotten) job.listener.failed(detail, silent);
    this.start();
  }

  private release(place: Place): void {
    place.stopWatch();
    place.stopWatch = () => {};
    place.job = undefined;
  }

  private close(place: Place): void {
    this.release(place);
    place.thread.terminate();
    this.places = this.places.filter((each) => each !== place);
  }
}
