/** What a foul-free stroke leads to, before balls, counters and turns are written down. */
import type { Reason } from './sentence.ts';
import type { DecisionKind } from './situation.ts';

export type Verdict = {
  /** The clauses that led here, in order of weight. */
  readonly because: readonly Reason[];
} & (
  | { readonly kind: 'continues' }
  /** The opponent plays as it lies. */
  | { readonly kind: 'ends' }
  /** The opponent chooses. */
  | { readonly kind: 'choice'; readonly decision: DecisionKind }
  /** The ten stays down and the rack is the shooter's. */
  | { readonly kind: 'rack-won' }
);
