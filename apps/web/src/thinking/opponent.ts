/**
 * The computer at the table: has its move worked out, and strikes with an honest arm.
 *
 * A thread that dies is replaced and asked once more; one that stays silent was given too much, and
 * the other is asked for a quarter of it. When that fails too the answer is worked out here under a
 * tiny budget, and when even that fails the plainest legal command is played. The seed of the arm's
 * error never leaves this file.
 */
import {
  type Choice, type Level, type PersonalityName, SKILLS, armAt, execute, personalityOf,
} from '@tenball/ai';
import { type Seed, derive } from '@tenball/base';
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
  /** Seed of this visit: all thinking and all errors of the arm derive from it. */
  readonly seed: Seed;
}

/** Key spaces below the seed of the visit: the planner's, and the arm's. */
const PLANNING = 1;
const EXECUTION = 2;
/** What is left of the budget for a second attempt after silence. */
const SECOND_SHARE = 0.25;

interface Pending {
  readonly question: ThinkQuestion;
  readonly id: number;
  readonly failures: number;
}

/** Asks the pool, one question at a time. */
export class Opponent {
  private readonly world: OpponentWorld;
  private pending: Pending | undefined;
  private takeBack = (): void => {};
  private asked = 0;

  constructor(world: OpponentWorld) {
    this.world = world;
  }

  /** Takes up `question`; an earlier one is forgotten. */
  think(question: ThinkQuestion): void {
    this.stop();
    this.asked += 1;
    this.pending = { question, id: this.asked, failures: 0 };
    if (question.plain) this.finish(this.asked, this.world.plain(question.match));
    else this.ask(this.pending, SKILLS[question.level].budget);
  }

  /** Forgets the question; an answer that still comes is not heard. */
  stop(): void {
    this.takeBack();
    this.takeBack = () => {};
    this.pending = undefined;
  }

  private ask({ question, id }: Pending, budget: number): void {
    const { match, seat, level, manner } = question;
    const seed = this.seedOf(PLANNING, id);
    const order = { kind: 'think', match, seat, level, manner, seed, budget } as const;
    this.takeBack = this.world.pool.ask(order, {
      answered: (answer) => {
        if (answer.kind === 'chosen') this.finish(id, answer.choice.command);
      },
      failed: (detail, silent) => {
        if (this.pending?.id === id) this.fail(detail, silent ? budget * SECOND_SHARE : budget);
      },
    });
  }

  private fail(detail: string, budget: number): void {
    if (this.pending === undefined) return;
    this.world.trouble(detail);
    const pending = { ...this.pending, failures: this.pending.failures + 1 };
    this.pending = pending;
    if (pending.failures > 1) this.decideHere(pending);
    else this.ask(pending, budget);
  }

  private decideHere({ question, id }: Pending): void {
    this.world.decideHere(question, this.seedOf(PLANNING, id)).then(
      (choice) => this.finish(id, choice.command),
      () => this.finish(id, this.world.plain(question.match)),
    );
  }

  private finish(id: number, command: Command): void {
    const { pending } = this;
    if (pending?.id !== id) return;
    this.pending = undefined;
    const { question } = pending;
    this.world.answer(question, strike(command, question, this.seedOf(EXECUTION, id)));
  }

  private seedOf(space: number, id: number): Seed {
    return derive(derive(this.world.seed, space), id);
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
