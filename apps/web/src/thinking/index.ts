/** All that thinks, in one piece of code that is loaded when somebody has to. */
import type { Advice } from '@tenball/ai';
import type { Seed } from '@tenball/base';
import type { Command, Match } from '@tenball/match';
import type { Seat } from '@tenball/rules';
import { marksOf } from '../hint/marks-of.ts';
import type { Shelf } from '../settings.ts';
import type { FoundHint, FoundSuggestions } from '../state.ts';
import { suggestionMarks } from '../suggest/suggestion-marks.ts';
import { keepArm, readArm } from './arm-record.ts';
import { Hints } from './hints.ts';
import { Opponent, type ThinkQuestion } from './opponent.ts';
import type { PlayedPot } from './orders.ts';
import { Pool } from './pool.ts';
import { Suggester } from './suggester.ts';
import { spawnThread, threadCount } from './thread.ts';

/** What thinking needs of the world. */
export interface ThinkingWorld {
  /** The plainest legal command of a turn, for when nothing else works. */
  plain(match: Match): Command;
  answer(question: ThinkQuestion, command: Command): void;
  /** The first part of a hint, which comes before the whole. */
  advised(match: Match, advice: Advice): void;
  hinted(match: Match, hint: FoundHint | undefined): void;
  suggested(match: Match, found: FoundSuggestions | undefined): void;
  trouble(detail: string): void;
  readonly shelf: Shelf | undefined;
  readonly seed: Seed;
  /** Processors of the device. */
  readonly cores: number;
  /** The computer acts within this, whatever becomes of its thinking, milliseconds. */
  readonly capMs: number;
}

export interface Thinking {
  /** A computer sits at the table: it will have to think. */
  warm(): void;
  /** Answers within `leftMs` milliseconds, where that is less than the cap. */
  think(question: ThinkQuestion, leftMs?: number): void;
  stop(): void;
  hint(match: Match, seat: Seat): void;
  stopHint(): void;
  suggest(match: Match, seat: Seat): void;
  stopSuggest(): void;
  learn(shot: PlayedPot): void;
  /** Lets a thread die, to see that the match survives it. */
  crash(): void;
  /** Makes all threads so many times slower. */
  slow(times: number): void;
}

/** The opponent and the hints over one pool of threads. */
export function createThinking(world: ThinkingWorld): Thinking {
  const after = (ms: number, wake: () => void): (() => void) => {
    const timer = setTimeout(wake, ms);
    return () => clearTimeout(timer);
  };
  const pool = new Pool({ spawn: spawnThread, size: threadCount(world.cores), after });
  const here = () => import('./here.ts');
  const opponent = new Opponent({
    pool, after, seed: world.seed, capMs: world.capMs,
    decideHere: async (question, planning) => (await here()).decideHere(question, planning),
    plain: world.plain,
    answer: world.answer,
    trouble: world.trouble,
  });
  const hints = new Hints({
    pool, seed: world.seed,
    readArm: () => readArm(world.shelf),
    keepArm: (estimate) => keepArm(world.shelf, estimate),
    hintHere: async (question) => (await here()).hintHere(question),
    advised: (match, advice) => world.advised(match, advice),
    answer: (match, hint) => world.hinted(match, hint && { hint, marks: marksOf(match, hint) }),
  });
  const suggester = new Suggester({
    pool, seed: world.seed,
    readArm: () => readArm(world.shelf),
    answer: (match, found) => world.suggested(match, found && {
      suggestions: found, marks: found.list.map((each) => suggestionMarks(match, found, each)),
    }),
  });
  return {
    warm: () => pool.warm(),
    think: (question, leftMs) => opponent.think(question, leftMs),
    stop: () => opponent.stop(),
    hint: (match, seat) => hints.ask(match, seat),
    stopHint: () => hints.stop(),
    suggest: (match, seat) => suggester.ask(match, seat),
    stopSuggest: () => suggester.stop(),
    learn: (shot) => hints.learn(shot),
    crash: () => pool.crash(),
    slow: (times) => pool.slow(times),
  };
}
