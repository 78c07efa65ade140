/** The words of hints, typed: a language that lacks one does not compile. */
import type { HintArm, HintKind, Manner } from '@tenball/ai';
import type { ObjectBall } from '@tenball/equipment';
import type { HintStep } from '../state.ts';

export interface HintWords {
  readonly title: string;
  step(step: HintStep): string;
  readonly thinking: string;
  readonly none: string;
  readonly again: string;
  /** What the button says: the help that comes next; after the last step it puts all away. */
  readonly next: Readonly<Record<HintStep, string>>;
  readonly kind: Readonly<Record<HintKind, string>>;
  readonly kindNote: Readonly<Record<HintKind, string>>;
  /** Other kinds of shot are as good, as far as can be told. */
  equal(others: readonly HintKind[]): string;
  readonly place: string;
  readonly anyBall: string;
  /** Chance of the pot, or of a shot without a foul. */
  readonly pots: string;
  readonly legal: string;
  /** The chances may be off by so much: few samples were to be had. */
  roughly(percent: string): string;
  /** How the ball goes where it does not go straight: what the player does, as sentences. */
  readonly way: {
    /** The cue ball meets so many cushions before any ball. */
    kick(cushions: number): string;
    /** One ball into the next: two or more. */
    combination(balls: readonly ObjectBall[]): string;
    /** The cue ball off the one ball onto the other. */
    carom(off: ObjectBall, onto: ObjectBall): string;
    kiss(ball: ObjectBall, off: ObjectBall): string;
    bank(ball: ObjectBall, cushions: number): string;
  };
  readonly arms: Readonly<Record<HintArm, string>>;
  readonly pace: Readonly<Record<Manner['pace'], string>>;
  readonly height: Readonly<Record<Manner['height'], string>>;
  readonly side: Readonly<Record<Manner['side'], string>>;
  zone(percent: string): string;
  readonly noZone: string;
  readonly speed: string;
  readonly tip: string;
  readonly margin: string;
  marginOf(left: string, right: string, isLeast: boolean): string;
  marginSpoken(left: string, right: string, isLeast: boolean): string;
  readonly then: string;
}
