/** What a run of random learners is asked for, and how it is cut into units. */
import { type Seed, derive, seed } from '@tenball/base';
import { FlagError, readFlags } from '../play/flags.ts';

export interface Task {
  readonly steps: number;
  readonly workers: number;
  readonly seed: number;
  /** Steps of a unit: the work is cut in the same way for any number of workers. */
  readonly unit: number;
}

/** So many episodes of some dozens of steps that the break does not outweigh the rest. */
const UNIT = 500;
const MOST_WORKERS = 64;

/** The task of a command line. Throws a FlagError where it cannot be meant. */
export function taskOf(argv: readonly string[]): Task {
  const flags = readFlags(argv, ['steps', 'workers', 'seed', 'unit'], []);
  const [word] = flags.words;
  if (word !== undefined) throw new FlagError(`'${word}': expected flags only`);
  const workers = flags.whole('workers', 8, 1);
  if (workers > MOST_WORKERS) {
    throw new FlagError(`--workers ${workers}: expected at most ${MOST_WORKERS}`);
  }
  return {
    steps: flags.whole('steps', 1_000_000, 1), workers, seed: flags.whole('seed', 1, 0),
    unit: flags.whole('unit', UNIT, 1),
  };
}

export function unitsOf({ steps, unit }: Task): number {
  return Math.ceil(steps / unit);
}

/** Steps of unit `index`: the last one may be shorter. */
export function stepsOfUnit({ steps, unit }: Task, index: number): number {
  return Math.min(unit, steps - index * unit);
}

/** The seed of all that unit `index` draws. */
export function seedOfUnit(task: Task, index: number): Seed {
  return derive(seed(task.seed), index);
}
