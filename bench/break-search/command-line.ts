/** The command line of the break benches. */
import { BREAK_PLANS, type BreakPlan, type Skill } from '@tenball/ai';
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
  /** The plan that a search starts from. */
  readonly start: BreakPlan | undefined;
  readonly out: string | undefined;
  /** Names left over: which plans. */
  readonly words: readonly string[];
}

const FLAGS = ['model', 'arm', 'gap', 'seed', 'count', 'fastest', 'from', 'out'];
/** The mean of |N(0, 1)|: `rackLayout` draws its gaps so. */
const MEAN_OF_FOLDED = Math.sqrt(2 / Math.PI);
const WIDEST_MILLIMETRES = 5;

/** The setting in `argv`; throws FlagError when it cannot be meant. */
export function readSetting(argv: readonly string[], count: number): BreakSetting {
  const flags = readFlags(argv, FLAGS, []);
  const model = flags.choice('model', RACK_MODELS, 'template');
  const start = flags.text('from');
  const armName = flags.choice('arm', BREAK_ARMS, 'NP');
  const arm = armNamed(armName);
  if (arm === undefined) throw new FlagError(`--arm ${armName}: no such arm`);
  const meanGap = gapOf(flags.text('gap')) ?? MEAN_GAP[model];
  return {
    model, meanGap, gapSigma: gapSigmaOf(meanGap), armName, arm,
    seed: flags.whole('seed', 1, 0), count: flags.whole('count', count, 1),
    fastest: fastestOf(flags.text('fastest')), out: flags.text('out'),
    start: start === undefined ? undefined : planIn(start), words: flags.words,
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

/** The plan that `text` writes as JSON, with all its parts; throws FlagError. */
export function planIn(text: string): BreakPlan {
  const value = jsonIn(text);
  const names = Object.keys(BREAK_PLANS.template.exact);
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    const isWhole = entries.length === names.length
      && entries.every(([name, part]) => names.includes(name) && Number.isFinite(part));
    if (isWhole) return value as BreakPlan;
  }
  throw new FlagError(`${text}: expected a plan, a JSON object of numbers ${names.join(', ')}`);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
