/** The words of hints, typed: a language that lacks one does not compile. */
import type { HintChances, HintKind, Manner } from '@tenball/ai';
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
  readonly arms: Readonly<Record<keyof HintChances, string>>;
  readonly pace: Readonly<Record<Manner['pace'], string>>;
  readonly height: Readonly<Record<Manner['height'], string>>;
  readonly side: Readonly<Record<Manner['side'], string>>;
  zone(percent: string): string;
  readonly noZone: string;
  readonly speed: string;
  readonly tip: string;
  readonly margin: string;
  marginOf(left: string, right: string): string;
  marginSpoken(left: string, right: string): string;
  readonly then: string;
}
