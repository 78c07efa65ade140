/** The figures of `tenball bench rules`: rulings a second of one core on a fixed list of shots. */
import { adjudicate } from '@tenball/rules';
import type { Progress } from './io.ts';
import { type RandomShot, randomShots } from './random-shots.ts';

export interface RulesFigures {
  readonly shots: number;
  /** For the whole list, median of the runs. */
  readonly seconds: number;
  readonly rulingsPerSecond: number;
  /** Of the whole list; equal for equal rules. */
  readonly outcomes: Outcomes;
}

interface Outcomes {
  readonly fouls: number;
  readonly choices: number;
  readonly racks: number;
  readonly reasons: number;
}

const SHOTS = 100_000;
const SEED = 10;
const RUNS = 3;

export const RULES_METHOD = `one thread; ${SHOTS} shots drawn from seed ${SEED} in the mixture `
  + 'of a season, all editions in turn, drawn beforehand; every ruling whole, with its checks '
  + `and reasons; median of ${RUNS} runs after a warm-up`;

/** How many `tick`s a run makes. */
export const RULES_STEPS = RUNS + 2;

/** Draws the list and rules on it four times; takes some seconds. */
export function measureRules(progress: Progress): RulesFigures {
  const shots = randomShots(SEED, SHOTS);
  progress.tick();
  const outcomes = ruleOnAll(shots);
  progress.tick();
  const times = Array.from({ length: RUNS }, () => {
    const startedMs = performance.now();
    ruleOnAll(shots);
    const elapsedMs = performance.now() - startedMs;
    progress.tick();
    return elapsedMs;
  }).sort((a, b) => a - b);
  const medianMs = times[Math.floor(RUNS / 2)] ?? 0;
  return {
    shots: SHOTS,
    seconds: Number((medianMs / 1000).toFixed(3)),
    rulingsPerSecond: Math.round((1000 * SHOTS) / medianMs),
    outcomes,
  };
}

/** Rules on every shot and counts, so that no ruling is for nothing. */
function ruleOnAll(shots: readonly RandomShot[]): Outcomes {
  let fouls = 0;
  let choices = 0;
  let racks = 0;
  let reasons = 0;
  for (const { rulebook, situation, call, log } of shots) {
    const ruling = adjudicate(rulebook, situation, call, log);
    if (ruling.fouls.length > 0) fouls += 1;
    if (ruling.next.pendingDecision !== undefined) choices += 1;
    if (ruling.rackWinner !== undefined) racks += 1;
    reasons += ruling.reasons.length;
  }
  return { fouls, choices, racks, reasons };
}
