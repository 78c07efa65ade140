/** Episodes of an environment by vectors drawn by lot. */
import { type Seed, derive, uniform } from '@tenball/base';
import { ACTION_SIZE, actionOf } from '../environment/action-vector.ts';
import type { Action } from '../environment/action.ts';
import { reset, step } from '../environment/environment.ts';
import type { Environment, Step } from '../environment/episode.ts';

/** A step, the action that is asked after it, and what follows where it was taken. */
export interface Wandered {
  readonly before: Step;
  readonly action: Action;
  readonly after: Step | undefined;
}

/** Numbers from −1 to 1. */
export function drawVector(root: Seed): Float64Array {
  return Float64Array.from({ length: ACTION_SIZE }, (_, index) => 2 * uniform(root, index) - 1);
}

/** `acts` actions, over several episodes where one ends. */
export function wander(environment: Environment, root: Seed, acts: number): Wandered[] {
  const walk: Wandered[] = [];
  let now = begun(environment, root);
  for (let n = 0; n < acts; n += 1) {
    const action = actionOf(now.environment, drawVector(derive(root, n)));
    if (!action.ok) throw new Error(`a vector was refused: ${JSON.stringify(action.error)}`);
    const next = step(now.environment, action.value);
    walk.push({ before: now, action: action.value, after: next.ok ? next.value : undefined });
    if (next.ok) now = next.value.terminated ? begun(environment, n) : next.value;
  }
  return walk;
}

function begun(environment: Environment, seed: number): Step {
  const first = reset(environment, seed);
  if (!first.ok) throw new Error(JSON.stringify(first.error));
  return first.value;
}
