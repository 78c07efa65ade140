/** What is asked of a thread that thinks, and what it answers: plain data, both ways. */
import type {
  Advice, ArmEstimate, Choice, Counted, HintPart, HintQuestion, Level, Parts, PersonalityName,
  Suggestions,
} from '@tenball/ai';
import type { Seed } from '@tenball/base';
import type { Match } from '@tenball/match';
import type { Stroke } from '@tenball/physics';
import type { Call, Seat } from '@tenball/rules';

/** A called pot as it was played. */
export interface PlayedPot {
  /** As it stood before the stroke. */
  readonly match: Match;
  readonly call: Call;
  readonly stroke: Stroke;
  readonly made: boolean;
}

export type Order =
  | {
    readonly kind: 'think';
    readonly match: Match;
    readonly seat: Seat;
    readonly level: Level;
    readonly manner: PersonalityName | undefined;
    readonly seed: Seed;
    /** Simulations, where they are not the level's own. */
    readonly budget?: number;
  }
  | { readonly kind: 'advise'; readonly question: HintQuestion }
  | {
    readonly kind: 'detail';
    readonly question: HintQuestion;
    readonly advice: Advice;
    readonly part: HintPart;
  }
  | { readonly kind: 'suggest'; readonly question: HintQuestion }
  | { readonly kind: 'learn'; readonly estimate: ArmEstimate; readonly shot: PlayedPot };

export type Answer =
  | { readonly kind: 'chosen'; readonly choice: Choice }
  | { readonly kind: 'advised'; readonly advised: Counted<Advice> | undefined }
  | {
    readonly kind: 'detailed';
    readonly part: HintPart;
    readonly detail: Counted<Parts[HintPart]>;
  }
  | { readonly kind: 'suggested'; readonly suggestions: Suggestions | undefined }
  | { readonly kind: 'learned'; readonly estimate: ArmEstimate };

/** What travels to a thread. */
export type ThreadOrder =
  | { readonly kind: 'work'; readonly id: number; readonly order: Order }
  /** Dies, to see that the match survives it. */
  | { readonly kind: 'crash' }
  /** Answers after so many times the time it took, to see what a slow device does. */
  | { readonly kind: 'slow'; readonly times: number };

/** What comes back. */
export type ThreadAnswer =
  /** Its code is there: it takes orders from now on. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

/** The part of a Worker that is used; tests give one without a browser. */
export interface Thread {
  postMessage(order: ThreadOrder): void;
  terminate(): void;
  listen(heard: (answer: ThreadAnswer) => void, died: (message: string) => void): void;
}
