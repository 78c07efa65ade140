/** Two rulebooks side by side: what changes if we play by the other. */
import { PARAMETERS, type ParameterName } from './parameters.ts';
import type { Rulebook } from './rulebook.ts';
import type { Clause } from './sentence.ts';

/** A parameter in which two rulebooks differ. */
export type Difference = {
  readonly [K in ParameterName]: {
    readonly parameter: K;
    readonly a: Rulebook[K];
    readonly b: Rulebook[K];
    /** The clause that the parameter turns. */
    readonly clause: Clause;
  }
}[ParameterName];

/** Where `a` and `b` differ, in the order of `PARAMETERS`. Their names do not count. */
export function compareRulebooks(a: Rulebook, b: Rulebook): readonly Difference[] {
  return PARAMETERS.flatMap(({ name, clause }) => (
    a[name] === b[name]
      ? [] : [{ parameter: name, a: a[name], b: b[name], clause } as Difference]
  ));
}
