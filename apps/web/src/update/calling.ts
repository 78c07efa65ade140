/** The hand sets the call. What is not open is refused with its reason, never in silence. */
import { type ObjectBall, type Pocket, TEN } from '@tenball/equipment';
import type { Rejection } from '@tenball/match';
import { isPushOutOpen, lowestBall } from '@tenball/rules';
import { callOf, mayCall, namedBy } from '../call-of.ts';
import type { CallDraft, Table } from '../state.ts';

/** Where the rules do not have `ball` called, naming it changes nothing. */
export function callBall(table: Table, ball: ObjectBall): Table {
  if (!mayCall(table.match.setup.rulebook, ball)) return table;
  if (table.activity.kind === 'aiming' && table.match.layout[ball] === undefined) {
    return refused(table, 'called-ball-not-on-table', ball);
  }
  const pocket = table.call.kind === 'pot' ? table.call.pocket : undefined;
  return called(table, { kind: 'pot', ball, pocket });
}

/** Naming a pocket alone means the ball of the call so far, or the lowest that is called at all. */
export function callPocket(table: Table, pocket: Pocket): Table {
  const { setup, situation } = table.match;
  if (setup.rulebook.callMode === 'none') return table;
  const ten = setup.rulebook.callMode === 'tenOnly' ? TEN : undefined;
  const ball = ten ?? namedBy(callOf(table)).ball ?? lowestBall(situation);
  return called(table, { kind: 'pot', ball, pocket });
}

export function callAuto(table: Table): Table {
  return called(table, { kind: 'auto' });
}

/** Safety and push-out are taken back by naming them again. */
export function callSafety(table: Table): Table {
  return called(table, { kind: table.call.kind === 'safety' ? 'auto' : 'safety' });
}

export function callPushOut(table: Table): Table {
  if (table.call.kind === 'push-out') return called(table, { kind: 'auto' });
  if (!isPushOutOpen(table.match.setup.rulebook, table.match.situation)) {
    return table.activity.kind === 'aiming' ? refused(table, 'push-out-not-open') : table;
  }
  return called(table, { kind: 'push-out' });
}

function called(table: Table, call: CallDraft): Table {
  if (table.activity.kind !== 'aiming') return table;
  if (table.match.situation.phase === 'break') return refused(table, 'call-on-break');
  const banner = table.banner?.kind === 'rejection' ? undefined : table.banner;
  return { ...table, call, banner };
}

function refused(table: Table, code: Rejection['code'], detail?: number): Table {
  const rejection: Rejection = detail === undefined
    ? { kind: 'rejection', code }
    : { kind: 'rejection', code, detail };
  return { ...table, banner: { kind: 'rejection', rejection } };
}
