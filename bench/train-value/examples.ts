/**
 * From the lines of racks to examples for the fit.
 *
 * The target of a position is a blend of what its player expected (by samples) and of what came:
 * T = (1 − λ)·V + λ·T′, with T′ the target of the next position seen by the same player and the
 * outcome at the end (temporal differences). After a clumsy stroke nothing is known: T = V there.
 */
import { TABLES } from '@tenball/equipment';
import { DEFAULT_PARAMS } from '@tenball/physics';
import type { Seat } from '@tenball/rules';
import {
  type Outlook, closedWorthOf, outlookOf,
} from '../../packages/ai/src/evaluate.ts';
import { type Spread, countOf, has, newSpread } from '../../packages/ai/src/spread.ts';
import { tableView } from '../../packages/ai/src/table-view.ts';
import {
  FEATURE_COUNT, featuresInHandInto, featuresInto,
} from '../../packages/ai/src/value/features.ts';
import type { RackLine, StateLine, TrainLine } from './records.ts';

export interface Example {
  readonly features: Float64Array;
  readonly target: number;
  /** What the planner's samples came to, and what the closed form says. */
  readonly planned: number;
  readonly closed: number;
  /** 1 or 0 where the mover's rack was won or lost by fair play, else undefined. */
  readonly outcome: number | undefined;
  readonly isInHand: boolean;
  readonly sigma: number;
  readonly left: number;
  /** Kept out of the fit: a whole rack. */
  readonly isHeldOut: boolean;
}

/** One rack of this many is held out. */
const HELD_OUT_OF = 5;
const VIEW = tableView(TABLES['9'], DEFAULT_PARAMS);
const MICROMETRES = 1e6;

/** The examples of whole racks; racks without a winner are left out. */
export function examplesOf(lines: readonly TrainLine[], lambda: number): Example[] {
  const examples: Example[] = [];
  let states: StateLine[] = [];
  for (const line of lines) {
    if (line.kind === 'state') {
      states.push(line);
      continue;
    }
    examples.push(...examplesOfRack(states, line, lambda));
    states = [];
  }
  return examples;
}

function examplesOfRack(
  states: readonly StateLine[], { winner, index }: RackLine, lambda: number,
): Example[] {
  if (winner === undefined) return [];
  const isHeldOut = index % HELD_OUT_OF === 0;
  const targets = targetsOf(states, winner, lambda);
  return states.map((state, n) => exampleOf(state, { winner, isHeldOut, target: targets[n] ?? 0 }));
}

function targetsOf(states: readonly StateLine[], winner: Seat, lambda: number): number[] {
  const targets: number[] = [];
  let after = { seat: winner, worth: 1 };
  for (const state of [...states].reverse()) {
    const come = state.seat === after.seat ? after.worth : 1 - after.worth;
    const worth = state.cut ? state.worth : (1 - lambda) * state.worth + lambda * come;
    targets.push(worth);
    after = { seat: state.seat, worth };
  }
  return targets.reverse();
}

function exampleOf(
  state: StateLine,
  { winner, isHeldOut, target }: {
    readonly winner: Seat; readonly isHeldOut: boolean; readonly target: number;
  },
): Example {
  const outlook = outlookOf(VIEW, state.sigma, state.indirect, { speedSigma: state.speed });
  const spread = spreadOfLine(state);
  const isInHand = !has(spread, 0);
  const left = countOf(spread);
  const won = state.seat === winner ? 1 : 0;
  return {
    features: featuresOf(outlook, spread, state.fouls), target, isInHand, isHeldOut, left,
    planned: state.worth,
    closed: isInHand
      ? outlook.inHand[left] ?? 1 : closedWorthOf(outlook, spread, state.fouls),
    outcome: state.clean ? won : undefined, sigma: state.sigma,
  };
}

function featuresOf(outlook: Outlook, spread: Spread, fouls: number): Float64Array {
  const features = new Float64Array(FEATURE_COUNT);
  if (has(spread, 0)) featuresInto(features, outlook.beholder, spread, fouls);
  else featuresInHandInto(features, outlook.beholder, spread, fouls);
  return features;
}

function spreadOfLine({ mask, at }: StateLine): Spread {
  const spread = newSpread();
  spread.mask = mask;
  let next = 0;
  for (let ball = 0; ball <= 10; ball += 1) {
    if ((mask & (1 << ball)) === 0) continue;
    spread.x[ball] = (at[next] ?? 0) / MICROMETRES;
    spread.y[ball] = (at[next + 1] ?? 0) / MICROMETRES;
    next += 2;
  }
  return spread;
}
