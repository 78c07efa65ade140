/** The call a stroke would be played under now: what the hand has set, or the obvious shot. */
import { type ObjectBall, type Pocket, TABLES } from '@tenball/equipment';
import { obviousCall } from '@tenball/match';
import { type Call, lowestBall } from '@tenball/rules';
import type { Table } from './state.ts';

export type ReadyCall =
  | { readonly kind: 'ready'; readonly call: Call }
  /** Something must still be named; what is known so far. */
  | {
    readonly kind: 'needed';
    readonly ball: ObjectBall | undefined;
    readonly pocket: Pocket | undefined;
  };

/** The call of `table`, complete or with what it lacks. */
export function callOf(table: Pick<Table, 'match' | 'aim' | 'call'>): ReadyCall {
  const { match, call } = table;
  if (match.situation.phase === 'break') return { kind: 'ready', call: { kind: 'none' } };
  switch (call.kind) {
    case 'safety': return { kind: 'ready', call: { kind: 'safety' } };
    case 'push-out': return { kind: 'ready', call: { kind: 'push-out' } };
    case 'pot': {
      const { ball, pocket } = call;
      if (ball === undefined || pocket === undefined) return { kind: 'needed', ball, pocket };
      return { kind: 'ready', call: { kind: 'pot', ball, pocket, obvious: false } };
    }
    case 'auto': return autoCall(table);
  }
}

function autoCall({ match, aim }: Pick<Table, 'match' | 'aim'>): ReadyCall {
  const spoken = match.setup.rulebook.obviousShots === 'allSpoken';
  const obvious = spoken
    ? undefined
    : obviousCall(match.layout, TABLES[match.setup.table], aim.headingDegrees);
  if (obvious === undefined) {
    return { kind: 'needed', ball: lowestBall(match.situation), pocket: undefined };
  }
  return { kind: 'ready', call: { kind: 'pot', ...obvious, obvious: true } };
}

/** The ball and pocket that are lit on the table: those of the call as far as it is known. */
export function namedBy(ready: ReadyCall): {
  readonly ball: ObjectBall | undefined;
  readonly pocket: Pocket | undefined;
} {
  if (ready.kind === 'needed') return ready;
  if (ready.call.kind === 'pot') return ready.call;
  return { ball: undefined, pocket: undefined };
}
