/** How far a stroke may be turned before the called ball stops dropping (AI specification 3.5). */
import { POCKETS } from '@tenball/equipment';
import { FATE_POCKET, type Stroke } from '@tenball/physics';
import type { Call } from '@tenball/rules';
import { wrap } from './execute.ts';
import { type Ration, newRation, takeRun } from './hint-ration.ts';
import { type Problem, rehearse, remaining, within } from './problem.ts';

export type PotCall = Extract<Call, { readonly kind: 'pot' }>;

/** The turns to both sides up to which a stroke pots, degrees. */
export interface Margin {
  readonly left: number;
  readonly right: number;
  /** The ball still drops at these turns, and nobody looked much further. */
  readonly isLeast: boolean;
}

/** The search begins with this turn and doubles it, degrees; so often, then it halves so often. */
const FIRST_TURN = 0.02;
const DOUBLINGS = 8;
const HALVINGS = 6;

/**
 * The margin of `stroke` under `call`; undefined when it does not pot as it stands, or the budget
 * does not last for a turn to each side.
 */
export function marginOf(problem: Problem, call: PotCall, stroke: Stroke): Margin | undefined {
  const ration = newRation(problem);
  if (!takeRun(ration) || !drops(problem, call, stroke)) return undefined;
  const half = remaining(problem) / 2;
  const tried = (side: 1 | -1) => within(problem, half, () => edge(ration, call, stroke, side));
  const left = tried(1);
  const right = tried(-1);
  if (left === undefined || right === undefined) return undefined;
  return { left: left.turn, right: right.turn, isLeast: left.isLeast || right.isLeast };
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

interface Edge {
  readonly turn: number;
  readonly isLeast: boolean;
}

/** Undefined when the budget ends before anything is known. */
function edge(ration: Ration, call: PotCall, stroke: Stroke, side: 1 | -1): Edge | undefined {
  const dropsAt = (turn: number): boolean | undefined => (
    takeRun(ration) ? drops(ration.problem, call, turned(stroke, side * turn)) : undefined
  );
  let good = 0;
  let bad: number | undefined;
  for (let n = 0, turn = FIRST_TURN; n < DOUBLINGS && bad === undefined; n += 1, turn *= 2) {
    const does = dropsAt(turn);
    if (does === undefined) return atLeast(good);
    if (does) good = turn;
    else bad = turn;
  }
  if (bad === undefined) return atLeast(good);
  return halved(dropsAt, good, bad);
}

/** The edge between a turn that pots and one that does not. */
function halved(
  dropsAt: (turn: number) => boolean | undefined, from: number, to: number,
): Edge | undefined {
  let good = from;
  let bad = to;
  for (let n = 0; n < HALVINGS; n += 1) {
    const middle = (good + bad) / 2;
    const does = dropsAt(middle);
    if (does === undefined) return atLeast(good);
    if (does) good = middle;
    else bad = middle;
  }
  return { turn: (good + bad) / 2, isLeast: false };
}

function atLeast(turn: number): Edge | undefined {
  return turn === 0 ? undefined : { turn, isLeast: true };
}
