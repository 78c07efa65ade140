/**
 * Many strokes, each examined like the fixed lists of tests/physics:
 *   npx tsx bench/soak.ts [random|crowds|breaks|robust|degenerate] [count] [first]
 * `random` (default): every table, 1 to 11 balls, racks, jumps, miscues. `crowds`: eleven balls at
 * one place, many touching. `breaks`: professional breaks. The lists are those of fixtures/physics.
 * A number means the same stroke for ever, so that a run may be cut into ranges, on several cores
 * or one after the other. What is wrong is printed with its input; then the exit code is 1. A line
 * every thousand strokes, on the standard error, tells how far it is.
 */
import { BALLS, TABLES } from '@tenball/equipment';
import {
  DEFAULT_PARAMS, type SimulateInput, type SimulationLimit, type Trace, simulate,
} from '@tenball/physics';
import { type Result } from '@tenball/base';
import { PROFESSIONAL, breaksOf } from '../tests/physics/breaks.ts';
import { crowdedShot, randomShot } from '../tests/physics/random-shots.ts';
import { type Testimony, examine, noTestimony, sampleThrough } from '../tests/physics/witness.ts';
import { inputOfShot, shotsOf } from '../tests/physics/work-list.ts';

/** One stroke in so many is sampled through besides, every so many seconds. */
const SAMPLED = 20;
const SAMPLE = 0.01;
/** How often progress is told, strokes. */
const PROGRESS = 1000;

type Source = (number: number) => SimulateInput;

const NINE = TABLES['9'];

/** The strokes of a mode by number, and how many there are by default. */
function sourceOf(mode: string): { readonly source: Source; readonly count: number } {
  if (mode === 'random') {
    return {
      source: (number) => ({ params: DEFAULT_PARAMS, ...randomShot(number) }), count: 20_000,
    };
  }
  if (mode === 'crowds') {
    return {
      source: (number) => ({ params: DEFAULT_PARAMS, ...crowdedShot(number) }), count: 10_000,
    };
  }
  if (mode === 'breaks') {
    const breakOf = breaksOf(NINE, DEFAULT_PARAMS, PROFESSIONAL);
    return {
      source: (number) => ({ table: NINE, params: DEFAULT_PARAMS, ...breakOf(number) }),
      count: 2_000,
    };
  }
  const shots = shotsOf(mode);
  return {
    source: (number) => {
      const shot = shots[number];
      if (shot === undefined) throw new Error(`${mode} has ${shots.length} shots`);
      return inputOfShot(shot);
    },
    count: shots.length,
  };
}

/** A stroke as text from which it can be played again. */
function textOf({ table, layout = {}, balls, stroke }: SimulateInput): string {
  const laid = BALLS.flatMap((id) => {
    const at = layout[id];
    return at === undefined ? [] : [{ id, ...at }];
  });
  return JSON.stringify({ table: table.id, balls: balls ?? laid, stroke });
}

const LIMITS = {
  worstOverlap: 5e-9, worstResting: 5e-9, worstInThroat: 5e-9, worstPressed: 1.5e-3,
  longestCluster: 5e-2, worstGain: 0, worstMomentum: 1e-13, worstTear: 1e-9, mostEvents: 5000,
} as const satisfies Partial<Testimony>;

/** Plays one shot, adds it to `all` and says what is wrong with it. */
function troubleOf(input: SimulateInput, isSampled: boolean, all: Testimony): readonly string[] {
  const seen = noTestimony();
  try {
    const result: Result<Trace, SimulationLimit> = simulate(input);
    if (!result.ok) return ['it does not end'];
    examine(seen, result.value, input.table, 'trace');
    if (isSampled) sampleThrough(seen, result.value, input.table, SAMPLE, 'sample');
  } catch (problem) {
    return [String(problem)];
  }
  const beyond = (Object.keys(LIMITS) as (keyof typeof LIMITS)[])
    .filter((key) => seen[key] > LIMITS[key])
    .map((key) => `${key} ${seen[key]}`);
  merge(all, seen);
  return [...seen.troubles.slice(0, 3), ...beyond];
}

const SUMS = [
  'shots', 'events', 'pocketed', 'offTable', 'restingContacts', 'clusters',
] as const satisfies readonly (keyof Testimony)[];

function merge(all: Testimony, { troubles, ...seen }: Testimony): void {
  all.troubles.push(...troubles);
  for (const key of Object.keys(seen) as (keyof typeof seen)[]) {
    const isSum = SUMS.some((each) => each === key);
    all[key] = isSum ? all[key] + seen[key] : Math.max(all[key], seen[key]);
  }
}

const [mode = 'random', ...numbers] = process.argv.slice(2);
const { source, count } = sourceOf(mode);
const [strokes = count, first = 0] = numbers.map(Number);
const all = noTestimony();
let bad = 0;
for (let number = first; number < first + strokes; number += 1) {
  const input = source(number);
  const wrong = troubleOf(input, number % SAMPLED === 0, all);
  if ((number + 1) % PROGRESS === 0) console.error(`${mode} ${number + 1}: ${bad} bad`);
  if (wrong.length === 0) continue;
  bad += 1;
  console.log(`${mode} ${number}: ${wrong.join('\n  ')}\n  ${textOf(input)}`);
}
const { troubles, ...figures } = all;
console.log(`${mode} ${first} to ${first + strokes - 1}: ${bad} bad, ${troubles.length} troubles`);
console.log(JSON.stringify(figures));
if (bad > 0) process.exitCode = 1;
