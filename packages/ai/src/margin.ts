/** How far a stroke may be turned before the called ball stops dropping (AI specification 3.5). */
import { POCKETS } from '@tenball/equipment';
import { FATE_POCKET, type Stroke } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import { wrap } from './execute.ts';
import { type Problem, rehearse } from './problem.ts';

export type PotCall = Extract<Call, { readonly kind: 'pot' }>;

/** The turns to both sides up to which a stroke pots, degrees. */
export interface Margin {
  readonly left: number;
  readonly right: number;
}

/** The search begins with this turn and doubles it, degrees; so often, then it halves so often. */
const FIRST_TURN = 0.02;
const DOUBLINGS = 8;
const HALVINGS = 6;

/** The margin of `stroke` under `call`; undefined when it does not pot as it stands. */
export function marginOf(problem: Problem, call: PotCall, stroke: Stroke): Margin | undefined {
  if (!drops(problem, call, stroke)) return undefined;
  return {
    left: edge(problem, call, stroke, 1),
    right: edge(problem, call, stroke, -1),
  };
}

/** True when `stroke` sends the called ball into its pocket, whatever else it does. */
export function drops(problem: Problem, call: PotCall, stroke: Stroke): boolean {
  const { fate } = rehearse(problem, stroke, 'rest');
  return fate[call.ball] === FATE_POCKET + POCKETS.indexOf(call.pocket);
}

/** `stroke` turned to the left by `byDegrees`. */
export function turned(stroke: Stroke, byDegrees: number): Stroke {
  return { ...stroke, headingDegrees: wrap(stroke.headingDegrees + byDegrees) };
}

function edge(problem: Problem, call: PotCall, stroke: Stroke, side: 1 | -1): number {
  let good = 0;
  let bad = FIRST_TURN;
  for (let n = 0; n < DOUBLINGS && drops(problem, call, turned(stroke, side * bad)); n += 1) {
    good = bad;
    bad *= 2;
  }
  for (let n = 0; n < HALVINGS; n += 1) {
    const middle = (good + bad) / 2;
    if (drops(problem, call, turned(stroke, side * middle))) good = middle;
    else bad = middle;
  }
  return (good + bad) / 2;
}
