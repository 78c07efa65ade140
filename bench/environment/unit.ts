/** A unit of steps, the same whoever plays it: one episode after the other, from its own seeds. */
import {
  type Action, type Environment, OBSERVATION_SIZE, type Step, type StepFault, newEnvironment,
  reset, step,
} from '@tenball/ai';
import { derive, hashDoubles } from '@tenball/base';
import { actionAfter } from './policy.ts';
import { type Task, seedOfUnit, stepsOfUnit } from './task.ts';

/** What came of a unit. */
export interface UnitResult {
  readonly unit: number;
  readonly steps: number;
  /** Of all observations and rewards, in order. */
  readonly hash: string;
  readonly counts: Counts;
  /** Faults with what led to them, as text. */
  readonly faults: readonly string[];
}

export const COUNTED = ['strokes', 'placings', 'choices', 'racks', 'cut'] as const;
export type Counts = Readonly<Record<(typeof COUNTED)[number], number>>;
export const NOTHING_COUNTED: Counts = { strokes: 0, placings: 0, choices: 0, racks: 0, cut: 0 };

/** Keys below the seed of a unit: episodes, and the dice of its steps. */
const EPISODES = 1;
const DICE = 2;
const ROW = OBSERVATION_SIZE + 2;

/** Plays unit `index` of `task`. */
export function playUnit(task: Task, index: number): UnitResult {
  const root = seedOfUnit(task, index);
  const steps = stepsOfUnit(task, index);
  const seen = new Float64Array((2 * steps + 1) * ROW);
  const faults: string[] = [];
  let counts = NOTHING_COUNTED;
  let row = 0;
  const record = ({ observation, rewards }: Step): void => {
    seen.set(observation, row * ROW);
    seen[row * ROW + OBSERVATION_SIZE] = rewards.A;
    seen[row * ROW + OBSERVATION_SIZE + 1] = rewards.B;
    row += 1;
  };
  let episode = 0;
  const begin = (environment: Environment): Step => {
    const begun = reset(environment, derive(derive(root, EPISODES), episode));
    if (!begun.ok) throw new Error(faultText(index, begun.error));
    episode += 1;
    record(begun.value);
    return begun.value;
  };
  let now = begin(newEnvironment());
  for (let n = 0; n < steps; n += 1) {
    const action = actionAfter(now, derive(derive(root, DICE), n));
    const next = step(now.environment, action);
    if (!next.ok) {
      faults.push(faultText(index, next.error, action));
      now = begin(now.environment);
      continue;
    }
    record(next.value);
    counts = countedStep(counts, action, next.value);
    now = next.value.terminated || next.value.truncated
      ? begin(next.value.environment) : next.value;
  }
  return { unit: index, steps, hash: hashDoubles(seen.subarray(0, row * ROW)), counts, faults };
}

function countedStep(counts: Counts, { kind }: Action, { terminated, truncated }: Step): Counts {
  return {
    strokes: counts.strokes + Number(kind === 'shoot'),
    placings: counts.placings + Number(kind === 'place'),
    choices: counts.choices + Number(kind === 'choose'),
    racks: counts.racks + Number(terminated),
    cut: counts.cut + Number(truncated),
  };
}

function faultText(unit: number, fault: StepFault, action?: Action): string {
  return `unit ${unit}: ${JSON.stringify({ fault, action })}`;
}

/** One hash over the units in their order, whoever played them and when. */
export function hashOfUnits(results: readonly UnitResult[]): string {
  const words = [...results].sort((a, b) => a.unit - b.unit).flatMap(({ hash }) => [
    parseInt(hash.slice(0, 8), 16), parseInt(hash.slice(8), 16),
  ]);
  return hashDoubles(words);
}
