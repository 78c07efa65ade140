/** The command line of the break benches. */
import type { Skill } from '@tenball/ai';
import { FlagError, readFlags } from '../play/flags.ts';
import { MEAN_GAP, RACK_MODELS, type RackModel } from '../play/racks.ts';
import { BREAK_ARMS, armNamed } from './arm.ts';
import { LEAST_SPEED, MOST_SPEED } from './space.ts';

export interface BreakSetting {
  readonly model: RackModel;
  /** Mean gap of neighbours, metres, and the parameter of `rackLayout` that gives it. */
  readonly meanGap: number;
  readonly gapSigma: number;
  readonly armName: string;
  readonly arm: Skill;
  readonly seed: number;
  readonly count: number;
  /** Fastest cue ball of a search, m/s. */
  readonly fastest: number;
  readonly out: string | undefined;
  /** Names left over: which plans. */
  readonly words: readonly string[];
}

/** The mean of |N(0, 1)|: `rackLayout` draws its gaps so. */
const MEAN_OF_FOLDED = Math.sqrt(2 / Math.PI);
const WIDEST_MILLIMETRES = 5;

/** The setting in `argv`; throws FlagError when it cannot be meant. */
export function readSetting(argv: readonly string[], count: number): BreakSetting {
  const flags = readFlags(argv, ['model', 'arm', 'gap', 'seed', 'count', 'fastest', 'out'], []);
  const model = flags.choice('model', RACK_MODELS, 'template');
  const armName = flags.choice('arm', BREAK_ARMS, 'NP');
  const arm = armNamed(armName);
  if (arm === undefined) throw new FlagError(`--arm ${armName}: no such arm`);
  const meanGap = gapOf(flags.text('gap')) ?? MEAN_GAP[model];
  return {
    model, meanGap, gapSigma: gapSigmaOf(meanGap), armName, arm,
    seed: flags.whole('seed', 1, 0), count: flags.whole('count', count, 1),
    fastest: fastestOf(flags.text('fastest')), out: flags.text('out'), words: flags.words,
  };
}

/** The parameter of `rackLayout` for gaps that are `meanGap` wide on average, metres. */
export function gapSigmaOf(meanGap: number): number {
  return meanGap / MEAN_OF_FOLDED;
}

function gapOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const millimetres = Number(text);
  if (text !== '' && 0 <= millimetres && millimetres <= WIDEST_MILLIMETRES) {
    return millimetres / 1000;
  }
  throw new FlagError(`--gap ${text}: expected millimetres from 0 to ${WIDEST_MILLIMETRES}`);
}

function fastestOf(text: string | undefined): number {
  if (text === undefined) return MOST_SPEED;
  const speed = Number(text);
  if (LEAST_SPEED <= speed && speed <= MOST_SPEED) return speed;
  throw new FlagError(`--fastest ${text}: expected m/s from ${LEAST_SPEED} to ${MOST_SPEED}`);
}
