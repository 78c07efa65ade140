/** Suggestions for the player: one order to the pool, asked once more where it failed. */
import {
  type ArmEstimate, type HintQuestion, type Suggestions, armSigmaDegrees, newArmEstimate,
  skillOfArm,
} from '@tenball/ai';
import { type Seed, derive } from '@tenball/base';
import type { Match } from '@tenball/match';
import type { Seat } from '@tenball/rules';
import type { Pool } from './pool.ts';

/** What suggestions need of the world. */
export interface SuggesterWorld {
  readonly pool: Pool;
  /** What is known of the player's arm on this device; undefined where nothing is. */
  readArm(): ArmEstimate | undefined;
  answer(match: Match, found: Suggestions | undefined): void;
  /** Seed of this visit. */
  readonly seed: Seed;
}

/** Key space below the seed of the visit. */
const SUGGESTIONS = 4;
/** Simulations of the first look; the replies to what is found come on top. */
const BUDGET = 1000;
/** What is left of it for a second attempt. */
const SECOND_SHARE = 0.25;

/** Asks for one position at a time. */
export class Suggester {
  private readonly world: SuggesterWorld;
  private takeBack = (): void => {};

  constructor(world: SuggesterWorld) {
    this.world = world;
  }

  /** Looks for strokes of `seat`; an earlier question is forgotten. */
  ask(match: Match, seat: Seat): void {
    this.stop();
    const arm = armSigmaDegrees(this.world.readArm() ?? newArmEstimate());
    const seed = derive(derive(this.world.seed, SUGGESTIONS), match.scoresheet.length);
    this.askOnce({ match, seat, skill: skillOfArm(arm), seed, budget: BUDGET }, SECOND_SHARE);
  }

  /** Forgets the question. */
  stop(): void {
    this.takeBack();
    this.takeBack = () => {};
  }

  private askOnce(question: HintQuestion, again: number): void {
    const { match, budget } = question;
    this.takeBack = this.world.pool.ask({ kind: 'suggest', question }, {
      answered: (answer) => {
        if (answer.kind === 'suggested') this.world.answer(match, answer.suggestions);
      },
      failed: () => {
        if (again > 0) this.askOnce({ ...question, budget: budget * again }, 0);
        else this.world.answer(match, undefined);
      },
    });
  }
}
