/**
 * The computer at the table: has its move worked out, and strikes with an honest arm.
 *
 * Nobody waits longer than the cap. A thread that dies is replaced and asked once more; one that
 * stays silent for half of the cap was given too much, and the other is asked for a quarter of it.
 * Two that die leave the answer to be worked out here under a tiny budget; where that fails, or
 * the cap is near, the plainest legal command is played. So time may decide here what is played, as
 * it never does in `choose`: the match keeps the stroke, and is the same whenever it is replayed.
 * The seed of the arm's error never leaves this file.
 */
import {
  type Choice, type Level, type PersonalityName, SKILLS, armAt, execute, personalityOf,
  seedOfAct,
} from '@tenball/ai';
import type { Seed } from '@tenball/base';
import type { Command, Match } from '@tenball/match';
import type { Seat } from '@tenball/rules';
import type { Pool } from './pool.ts';

export interface ThinkQuestion {
  readonly match: Match;
  readonly seat: Seat;
  readonly level: Level;
  readonly manner: PersonalityName | undefined;
  /** Answer with the plainest command: the last one was refused. */
  readonly plain: boolean;
}

/** What the opponent needs of the world. */
export interface OpponentWorld {
  readonly pool: Pool;
  /** A decision on this thread, when the pool has failed twice. */
  decideHere(question: ThinkQuestion, seed: Seed): Promise<Choice>;
  /** The plainest legal command of a turn. */
  plain(match: Match): Command;
  answer(question: ThinkQuestion, command: Command): void;
  trouble(detail: string): void;
  /** Calls `wake` after `ms`; returns how to take it back. */
  after(ms: number, wake: () => void): () => void;
  /** An answer comes within this, milliseconds. */
  readonly capMs: number;
  /** Seed of this visit: all thinking and all errors of the arm derive from it. */
  readonly seed: Seed;
}

/** What is left of the budget for a second attempt after silence. */
const SECOND_SHARE = 0.25;
/** Shares of the cap for the first attempt, for a second one, and until thinking ends at all. */
const FIRST_PATIENCE = 0.5;
const SECOND_PATIENCE = 0.3;
const LAST_MOMENT = 0.9;

interface Pending {
  readonly question: ThinkQuestion;
  readonly id: number;
  readonly failures: number;
  /** What is left of the cap when it is asked, milliseconds. */
  readonly leftMs: number;
}

/** Asks the pool, one question at a time. */
export class Opponent {
  private readonly world: OpponentWorld;
  private pending: Pending | undefined;
  private takeBack = (): void => {};
  private stopClock = (): void => {};
  private asked = 0;

  constructor(world: OpponentWorld) {
    this.world = world;
  }

  /** Takes up `question`; an earlier one is forgotten. */
  think(question: ThinkQuestion, leftMs = this.world.capMs): void {
    this.stop();
    this.asked += 1;
    const pending = { question, id: this.asked, failures: 0, leftMs };
    this.pending = pending;
    if (question.plain) {
      this.finishPlainly(pending);
      return;
    }
    this.stopClock = this.world.after(
      leftMs * LAST_MOMENT, () => this.finishPlainly(pending),
    );
    this.ask(pending, SKILLS[question.level].budget, FIRST_PATIENCE);
  }

  /** Forgets the question; an answer that still comes is not heard. */
  stop(): void {
    this.takeBack();
    this.takeBack = () => {};
    this.stopClock();
    this.stopClock = () => {};
    this.pending = undefined;
  }

  private ask({ question, id, leftMs }: Pending, budget: number, patience: number): void {
    const { match, seat, level, manner } = question;
    const seed = seedOfAct(this.world.seed, 'planning', id);
    const order = { kind: 'think', match, seat, level, manner, seed, budget } as const;
    this.takeBack = this.world.pool.ask(order, {
      answered: (answer) => {
        if (answer.kind === 'chosen') this.finish(id, answer.choice.command);
      },
      failed: (detail, silent) => {
        if (this.pending?.id === id) this.fail(detail, silent, budget);
      },
    }, leftMs * patience);
  }

  /** A slow device is no trouble to be told of; a thread that died is. */
  private fail(detail: string, silent: boolean, budget: number): void {
    if (this.pending === undefined) return;
    if (!silent) this.world.trouble(detail);
    const pending = { ...this.pending, failures: this.pending.failures + 1 };
    this.pending = pending;
    if (pending.failures === 1) {
      this.ask(pending, silent ? budget * SECOND_SHARE : budget, SECOND_PATIENCE);
    } else if (silent) this.finishPlainly(pending);
    else this.decideHere(pending);
  }

  private finishPlainly({ question, id }: Pending): void {
    this.finish(id, this.world.plain(question.match));
  }

  private decideHere({ question, id }: Pending): void {
    this.world.decideHere(question, seedOfAct(this.world.seed, 'planning', id)).then(
      (choice) => this.finish(id, choice.command),
      () => this.finish(id, this.world.plain(question.match)),
    );
  }

  private finish(id: number, command: Command): void {
    const { pending } = this;
    if (pending?.id !== id) return;
    this.stop();
    const { question } = pending;
    const seed = seedOfAct(this.world.seed, 'execution', id);
    this.world.answer(question, strike(command, question, seed));
  }
}

/** What the arm makes of an intended command. */
function strike(
  command: Command, { match, level, manner }: ThinkQuestion, seed: Seed,
): Command {
  if (command.kind !== 'shoot') return command;
  const arm = armAt(SKILLS[level], personalityOf(manner), match);
  return { ...command, stroke: execute(command.stroke, arm, seed) };
}
