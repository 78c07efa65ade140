/**
 * The canonical final state and its hash: the one place that says what "the same shot" means.
 *
 * The hash is `hashDoubles` over, for balls 0 to 15 in order, x, y and fate, then the parameters in
 * the order of PARAM_NAMES. Positions are on the nanometre grid; a ball that is not on the table
 * counts as (0, 0). Fates are those of `fate.ts`.
 */
import { hashDoubles } from '@tenball/base';
import { snapToNanometre } from '@tenball/equipment';
import { PARAM_NAMES, type Params } from './params.ts';
import { FATE_ABSENT, FATE_TABLE, fateOf } from './fate.ts';
import { SLOTS, type State } from './state.ts';

/** The hash over the present state of the balls of `s` that are in `present`. */
export function hashOf(s: State, present: ReadonlySet<number>, params: Params): string {
  const values: number[] = [];
  for (const i of SLOTS) {
    const fate = present.has(i) ? fateOf(s, i) : FATE_ABSENT;
    const onTable = fate === FATE_TABLE;
    values.push(onTable ? snapToNanometre(s.x[i]) : 0, onTable ? snapToNanometre(s.y[i]) : 0, fate);
  }
  for (const name of PARAM_NAMES) values.push(params[name]);
  return hashDoubles(values);
}
