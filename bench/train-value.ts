/**
 * Trains the worth of a position anew and writes its weights, one command for a change of physics:
 *   npx tsx bench/train-value.ts [--rounds 2] [--states 12000] [--seed 1] [--budget 500]
 *     [--out packages/ai/src/value/weights.ts] [--cache .cache/train-value]
 * Each round plays racks with the worth of the round before (the first with the closed form), takes
 * `--states` positions from them, fits the net to all rounds, and says how good it is on held-out
 * racks. The positions lie in `--cache`: a run that was cut goes on there, and the same flags make
 * the same weights. The planner reads the shipped file, so only `--rounds 1` may write elsewhere.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assert } from '@tenball/base';
import { DEFAULT_PARAMS } from '@tenball/physics';
import { FEATURE_COUNT } from '../packages/ai/src/value/features.ts';
import { FIRST_HIDDEN, SECOND_HIDDEN, forward } from '../packages/ai/src/value/net.ts';
import {
  type WeightsText, formatWeights, parseNet, stampOf,
} from '../packages/ai/src/value/weights-text.ts';
import { FlagError, readFlags } from './play/flags.ts';
import { createProgress } from './play/progress.ts';
import { type Example, examplesOf } from './train-value/examples.ts';
import { fit, fitSeed } from './train-value/fit.ts';
import { qualityOf, qualityText } from './train-value/quality.ts';
import type { TrainLine } from './train-value/records.ts';
import { NO_WEIGHTS, nameOf, writeWeights } from './train-value/weights-file.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SHIPPED = 'packages/ai/src/value/weights.ts';
/** Share of what came, against what the planner expected, in the targets. */
const LAMBDA = 0.5;

interface Task {
  readonly rounds: number;
  readonly states: number;
  readonly seed: number;
  readonly budget: number;
  readonly out: string;
  readonly cache: string;
}

function taskOf(argv: readonly string[]): Task {
  const flags = readFlags(argv, ['rounds', 'states', 'seed', 'budget', 'out', 'cache'], []);
  const [stray] = flags.words;
  if (stray !== undefined) throw new FlagError(`${stray}: expected flags only`);
  const rounds = flags.whole('rounds', 2, 1);
  const out = flags.text('out') ?? SHIPPED;
  if (rounds > 1 && relative(resolve(ROOT, SHIPPED), resolve(ROOT, out)) !== '') {
    throw new FlagError(`--out ${out}: expected ${SHIPPED}, or --rounds 1`);
  }
  return {
    rounds, out: resolve(ROOT, out),
    states: flags.whole('states', 12_000, 100), seed: flags.whole('seed', 1, 0),
    budget: flags.whole('budget', 500, 50),
    cache: resolve(ROOT, flags.text('cache') ?? '.cache/train-value'),
  };
}

function main(argv: readonly string[]): void {
  const task = taskOf(argv);
  mkdirSync(task.cache, { recursive: true });
  const shipped = resolve(ROOT, SHIPPED);
  const before = readFileSync(shipped, 'utf8');
  let isWhole = false;
  // The process that plays hears the same signal and ends: then the weights go back to their place.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  try {
    trainRounds(task, shipped);
    isWhole = true;
  } finally {
    if (!isWhole || task.out !== shipped) writeFileSync(shipped, before);
  }
}

/** The first round plays without weights: they are taken out of the shipped file for it. */
function trainRounds(task: Task, shipped: string): void {
  let weights = NO_WEIGHTS;
  const logs: string[] = [];
  for (let round = 1; round <= task.rounds; round += 1) {
    if (round === 1) writeWeights(shipped, NO_WEIGHTS);
    const log = join(task.cache, `round-${round}.jsonl`);
    makeRound(task, round, log, weights);
    logs.push(log);
    weights = fitRound(task, round, logs);
    writeWeights(task.out, weights);
    console.log(`${task.out}: ${weights.base64.length} characters`);
  }
}

/** Plays the racks of a round in a process that reads the weights of the round before. */
function makeRound(task: Task, round: number, log: string, weights: WeightsText): void {
  const script = join(ROOT, 'bench/train-value/make-round.ts');
  const values = [log, task.seed, round, task.budget, task.states, nameOf(weights)].map(String);
  const { status } = spawnSync(process.execPath, [...process.execArgv, script, ...values], {
    stdio: 'inherit', cwd: ROOT,
  });
  if (status !== 0) throw new Error(`round ${round} stopped; the same command goes on with it`);
}

function fitRound(task: Task, round: number, logs: readonly string[]): WeightsText {
  const examples = logs.flatMap((log) => examplesOf(linesOf(log), LAMBDA));
  const fitted = examples.filter(({ isHeldOut }) => !isHeldOut);
  const shape = { inputs: FEATURE_COUNT, first: FIRST_HIDDEN, second: SECOND_HIDDEN };
  const progress = createProgress(1);
  const weights = fit(fitted, shape, fitSeed(task.seed, round), (epoch, epochs, loss) => {
    progress.show(epoch / epochs, `fit, loss ${loss.toFixed(4)}`);
  });
  progress.end();
  const stamp = stampOf(DEFAULT_PARAMS);
  const text = formatWeights(weights, stamp);
  report(round, fitted.length, examples.filter(({ isHeldOut }) => isHeldOut), text);
  return text;
}

function report(
  round: number, fitted: number, heldOut: readonly Example[], text: WeightsText,
): void {
  const net = parseNet(text, text.stamp);
  assert(net !== undefined, 'the weights that were written can be read');
  console.log(`round ${round}: fitted to ${fitted} positions, held out ${heldOut.length}`);
  for (const isInHand of [false, true]) {
    const part = heldOut.filter((example) => example.isInHand === isInHand);
    console.log(isInHand ? ' cue ball in hand' : ' cue ball where it lies');
    console.log(qualityText('closed form', qualityOf(part, ({ closed }) => closed)));
    console.log(qualityText('net', qualityOf(part, ({ features }) => forward(net, features))));
  }
}

function linesOf(log: string): TrainLine[] {
  const [, ...lines] = readFileSync(log, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as TrainLine);
}

try {
  main(process.argv.slice(2));
} catch (problem) {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`);
  process.exitCode = problem instanceof FlagError ? 2 : 1;
}
