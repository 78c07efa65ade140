/** The shape of the words for parameters: `options-ru.ts` and `options-en.ts` fill it. */
import type { ParameterName } from '../parameters.ts';
import type { Rulebook } from '../rulebook.ts';

/** The name of a value, and one sentence on what it does, without a full stop. */
export type ValueWords = readonly [name: string, effect: string];

/** The words for a parameter that is a number. */
export interface NumberWords {
  readonly name: string;
  readonly number: (value: number) => ValueWords;
}

/** The words for a parameter that is on or off. */
export interface SwitchWords {
  readonly name: string;
  readonly on: ValueWords;
  readonly off: ValueWords;
}

/** The words for a parameter with words as values. */
export interface ChoiceWords<V extends string = string> {
  readonly name: string;
  readonly values: Readonly<Record<V, ValueWords>>;
}

/** Words for every parameter and every value it can have. */
export type OptionWords = {
  readonly [K in ParameterName]: Rulebook[K] extends number ? NumberWords
    : Rulebook[K] extends boolean ? SwitchWords
      : Rulebook[K] extends string ? ChoiceWords<Rulebook[K]> : never;
};
