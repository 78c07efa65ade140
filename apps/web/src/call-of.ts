/** The call a stroke would be played under now: what the hand has set, or the obvious shot. */
import { type ObjectBall, type Pocket, TABLES, TEN } from '@tenball/equipment';
import { obviousCall } from '@tenball/match';
import { type Call, type Rulebook, lowestBall } from '@tenball/rules';
import type { Table } from './state.ts';

export type ReadyCall =
  | { readonly kind: 'ready'; readonly call: Call }
  /** Something must still be named; what is known so far. */
  | {
    readonly kind: 'needed';
    readonly ball: ObjectBall | undefined;
    readonly pocket: Pocket | undefined;
  };

type Calling = Pick<Table, 'match' | 'aim' | 'call'>;

const NO_CALL: ReadyCall = { kind: 'ready', call: { kind: 'none' } };

/** The call of `table`, complete or with what it lacks. */
export function callOf(table: Calling): ReadyCall {
  const { match, call } = table;
  if (match.situation.phase === 'break') return NO_CALL;
  switch (call.kind) {
    case 'safety': return { kind: 'ready', call: { kind: 'safety' } };
    case 'push-out': return { kind: 'ready', call: { kind: 'push-out' } };
    case 'pot': return mayCall(match.setup.rulebook, call.ball) ? potCall(call) : autoCall(table);
    case 'auto': return autoCall(table);
  }
}

/** Whether the rules have `ball` called; where only the ten is, a ball still to be named is it. */
export function mayCall({ callMode }: Rulebook, ball: ObjectBall | undefined): boolean {
  switch (callMode) {
    case 'ballAndPocket': return true;
    case 'tenOnly': return ball === TEN || ball === undefined;
    case 'none': return false;
  }
}

function potCall({ ball, pocket }: {
  readonly ball: ObjectBall | undefined; readonly pocket: Pocket | undefined;
}): ReadyCall {
  if (ball === undefined || pocket === undefined) return { kind: 'needed', ball, pocket };
  return { kind: 'ready', call: { kind: 'pot', ball, pocket, obvious: false } };
}

function autoCall({ match, aim }: Calling): ReadyCall {
  const { rulebook, table } = match.setup;
  const lowest = lowestBall(match.situation);
  if (!mayCall(rulebook, lowest)) return NO_CALL;
  const obvious = rulebook.obviousShots === 'allSpoken'
    ? undefined
    : obviousCall(match.layout, TABLES[table], aim.headingDegrees);
  if (obvious === undefined) return { kind: 'needed', ball: lowest, pocket: undefined };
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
