/**
 * The computer at the table: asks the worker, watches over it, strikes with an honest arm.
 *
 * A worker that dies or stays silent is started again and asked once more; when it fails again the
 * answer is worked out here under a tiny budget, and when even that fails the plainest legal
 * command is played. The seed of the arm's error never leaves this file.
 */
import { type Choice, type Level, SKILLS, execute } from '@tenball/ai';
import { type Seed, derive } from '@tenball/base';
import type { Command, Match } from '@tenball/match';
import type { Seat } from '@tenball/rules';
import type { WorkerAnswer, WorkerOrder } from './opponent-worker.ts';
import { plainCommand } from './plain-command.ts';

export interface ThinkQuestion {
  readonly match: Match;
  readonly seat: Seat;
  readonly level: Level;
  /** Answer with the plainest command: the last one was refused. */
  readonly plain: boolean;
}

/** The part of a Worker that is used; tests give one without a browser. */
export interface WorkerLike {
  postMessage(order: WorkerOrder): void;
  terminate(): void;
  listen(heard: (answer: WorkerAnswer) => void, died: (message: string) => void): void;
}

/** What the opponent needs of the world. */
export interface OpponentWorld {
  spawn(): WorkerLike;
  /** A decision on this thread, when the worker has failed twice. */
  decideHere(question: ThinkQuestion, seed: Seed): Promise<Choice>;
  answer(question: ThinkQuestion, command: Command): void;
  trouble(detail: string): void;
  /** Calls `wake` after `ms`; returns how to take it back. */
  after(ms: number, wake: () => void): () => void;
  /** Seed of this visit: all thinking and all errors of the arm derive from it. */
  readonly seed: Seed;
}

/** A worker silent for this long is taken for dead, milliseconds. */
const SILENCE_MS = 9000;
/** Key spaces below the seed of the visit: the planner's, and the arm's. */
const PLANNING = 1;
const EXECUTION = 2;

interface Pending {
  readonly question: ThinkQuestion;
  readonly id: number;
  readonly failures: number;
}

/** Owns the worker, which lives from one question to the next. */
export class Opponent {
  private readonly world: OpponentWorld;
  private worker: WorkerLike | undefined;
  private pending: Pending | undefined;
  private stopWatch = (): void => {};
  private asked = 0;

  constructor(world: OpponentWorld) {
    this.world = world;
  }

  /** Takes up `question`; an earlier one is forgotten. */
  think(question: ThinkQuestion): void {
    this.stop();
    this.asked += 1;
    const pending = { question, id: this.asked, failures: 0 };
    this.pending = pending;
    if (question.plain) this.finish(pending.id, plainCommand(question.match));
    else this.ask(pending);
  }

  /** Forgets the question; an answer that still comes is not heard. */
  stop(): void {
    if (this.pending !== undefined) this.discard();
    this.pending = undefined;
  }

  /** Lets the worker die, to see that the match survives it. */
  crash(): void {
    this.present().postMessage({ kind: 'crash' });
  }

  private ask({ question, id }: Pending): void {
    try {
      const worker = this.present();
      this.stopWatch = this.world.after(SILENCE_MS, () => this.fail('no answer'));
      const { match, seat, level } = question;
      const seed = this.seedOf(PLANNING, id);
      worker.postMessage({ kind: 'think', id, match, seat, level, seed });
    } catch (error) {
      this.fail(error instanceof Error ? error.message : String(error));
    }
  }

  private present(): WorkerLike {
    if (this.worker !== undefined) return this.worker;
    const worker = this.world.spawn();
    worker.listen(
      (answer) => {
        if (worker !== this.worker) return;
        if (answer.kind === 'chosen') this.finish(answer.id, answer.choice.command);
        else this.fail(answer.message);
      },
      (message) => {
        if (worker === this.worker) this.fail(message);
      },
    );
    this.worker = worker;
    return worker;
  }

  private fail(detail: string): void {
    this.discard();
    if (this.pending === undefined) return;
    this.world.trouble(detail);
    const pending = { ...this.pending, failures: this.pending.failures + 1 };
    this.pending = pending;
    if (pending.failures > 1) this.decideHere(pending);
    else this.ask(pending);
  }

  private decideHere({ question, id }: Pending): void {
    this.world.decideHere(question, this.seedOf(PLANNING, id)).then(
      (choice) => this.finish(id, choice.command),
      () => this.finish(id, plainCommand(question.match)),
    );
  }

  private finish(id: number, command: Command): void {
    const { pending } = this;
    if (pending?.id !== id) return;
    this.stopWatch();
    this.pending = undefined;
    const { question } = pending;
    this.world.answer(question, strike(command, question.level, this.seedOf(EXECUTION, id)));
  }

  private discard(): void {
    this.stopWatch();
    this.worker?.terminate();
    this.worker = undefined;
  }

  private seedOf(space: number, id: number): Seed {
    return derive(derive(this.world.seed, space), id);
  }
}

/** What the arm makes of an intended command. */
function strike(command: Command, level: Level, seed: Seed): Command {
  if (command.kind !== 'shoot') return command;
  return { ...command, stroke: execute(command.stroke, SKILLS[level], seed) };
}
