/**
 * Help for the player: the advice first, then its parts on as many threads as there are. What each
 * part is worked out to does not depend on the others, so one thread gives the same hint as four.
 */
import {
  type Advice, type ArmEstimate, type Counted, HINT_PARTS, type Hint, type HintPart,
  type HintQuestion, type Parts, armSigmaDegrees, joinHint, newArmEstimate, skillOfArm,
} from '@tenball/ai';
import { type Seed, derive } from '@tenball/base';
import type { Match } from '@tenball/match';
import type { Seat } from '@tenball/rules';
import type { Answer, Order, PlayedPot } from './orders.ts';
import type { Pool } from './pool.ts';

/** What the hints need of the world. */
export interface HintsWorld {
  readonly pool: Pool;
  /** What is known of the player's arm on this device; undefined where nothing is. */
  readArm(): ArmEstimate | undefined;
  keepArm(estimate: ArmEstimate): void;
  /** The hint on this thread, when the pool has failed twice. */
  hintHere(question: HintQuestion): Promise<Hint | undefined>;
  /** The first part of the answer, as soon as it is there. */
  advised(match: Match, advice: Advice): void;
  answer(match: Match, hint: Hint | undefined): void;
  /** Seed of this visit. */
  readonly seed: Seed;
}

/** Key space below the seed of the visit. */
const HINTS = 3;
/** Simulations of a hint, all parts together. */
export const HINT_BUDGET = 2100;
/** On the page's own thread there is no time for more. */
const BUDGET_HERE = 200;

/** Asks the pool for one hint at a time, and keeps what is learnt of the arm. */
export class Hints {
  private readonly world: HintsWorld;
  private takeBack: (() => void)[] = [];
  private current = 0;

  constructor(world: HintsWorld) {
    this.world = world;
  }

  /** Works out the hint for `seat`; an earlier question is forgotten. */
  ask(match: Match, seat: Seat): void {
    this.stop();
    const arm = armSigmaDegrees(this.world.readArm() ?? newArmEstimate());
    const seed = derive(derive(this.world.seed, HINTS), match.scoresheet.length);
    const question = { match, seat, skill: skillOfArm(arm), seed, budget: HINT_BUDGET };
    this.askTwice({ kind: 'advise', question }, question, (answer) => {
      if (answer.kind !== 'advised') return;
      if (answer.advised === undefined) this.world.answer(match, undefined);
      else {
        this.world.advised(match, answer.advised.value);
        this.askParts(question, answer.advised);
      }
    });
  }

  /** Forgets the question. */
  stop(): void {
    this.current += 1;
    for (const takeBack of this.takeBack) takeBack();
    this.takeBack = [];
  }

  /** Takes note of a called pot of the player. */
  learn(shot: PlayedPot): void {
    const estimate = this.world.readArm() ?? newArmEstimate();
    this.world.pool.ask({ kind: 'learn', estimate, shot }, {
      answered: (answer) => {
        if (answer.kind === 'learned') this.world.keepArm(answer.estimate);
      },
      // One shot less is known; the next one counts again.
      failed: () => {},
    });
  }

  private askParts(question: HintQuestion, advised: Counted<Advice>): void {
    const found = new Map<HintPart, Counted<Parts[HintPart]>>();
    for (const part of HINT_PARTS) {
      const order: Order = { kind: 'detail', question, advice: advised.value, part };
      this.askTwice(order, question, (answer) => {
        if (answer.kind !== 'detailed') return;
        found.set(answer.part, answer.detail);
        const hint = joinHint(advised, found);
        if (hint !== undefined) this.world.answer(question.match, hint);
      });
    }
  }

  private askTwice(
    order: Order, question: HintQuestion, answered: (answer: Answer) => void, failures = 0,
  ): void {
    const { current } = this;
    this.takeBack.push(this.world.pool.ask(order, {
      answered,
      failed: () => {
        if (current !== this.current) return;
        if (failures === 0) this.askTwice(order, question, answered, 1);
        else this.workOutHere(question);
      },
    }));
  }

  private workOutHere(question: HintQuestion): void {
    this.stop();
    const { current } = this;
    const tell = (hint: Hint | undefined): void => {
      if (current === this.current) this.world.answer(question.match, hint);
    };
    this.world.hintHere({ ...question, budget: BUDGET_HERE }).then(tell, () => tell(undefined));
  }
}
