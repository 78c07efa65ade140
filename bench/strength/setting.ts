/** What a run of `bench/strength.ts` measures: the flags as a value, and what follows from them. */
import { SKILLS, type Skill, choose } from '@tenball/ai';
import { DEFAULT_SETUP, type MatchSetup } from '@tenball/match';
import { DEFAULT_PARAMS, PHYSICS_VERSION, TABLE_SETTINGS } from '@tenball/physics';
import { BASE } from '@tenball/rules';
import { ARMS, ARM_NAMES, type ArmName, withArm } from '../play/arms.ts';
import { type Flags, FlagError, readFlags } from '../play/flags.ts';
import { plannerStamp } from '../play/planner-stamp.ts';
import {
  RACK_MODELS, RACK_PURPOSES, type RackModel, type RackPurpose, gapSigmaOf,
} from '../play/racks.ts';

/** Parts of a log: what is played. Two metrics may be read from one part. */
export const PARTS = ['ghost', 'run-out', 'break', 'rack', 'safety', 'kick', 'grid'] as const;
export type Part = (typeof PARTS)[number];

/** Parts of a log that is read: cells of the grid that look off are played again beside it. */
export const LOG_PARTS = [...PARTS, 'grid-again'] as const;
export type LogPart = (typeof LOG_PARTS)[number];

const METRICS = [
  'ghost', 'tucker', 'run-out', 'break', 'rack', 'safety', 'kick', 'grid', 'all',
] as const;
export type Metric = (typeof METRICS)[number];

const PARTS_OF: Readonly<Record<Metric, readonly Part[]>> = {
  ghost: ['ghost'], tucker: ['ghost'], 'run-out': ['run-out'], break: ['break'],
  rack: ['rack'], safety: ['safety'], kick: ['kick'], grid: ['grid'], all: PARTS,
};

/** Units of a part where `--count` is not given: AI specification 4. */
const DEFAULT_COUNTS: Readonly<Record<Part, number>> = {
  ghost: 1000, 'run-out': 2000, break: 2000, rack: 200, safety: 500, kick: 500, grid: 400,
};

export const POCKETS_IN_INCHES = ['4.5', '4.25'] as const;
export type PocketsInInches = (typeof POCKETS_IN_INCHES)[number];

/** What makes two runs the same run; the first line of a log. */
export interface Setting {
  readonly kind: 'strength';
  readonly version: 1;
  readonly physics: string;
  readonly arm: ArmName;
  readonly rack: RackModel;
  readonly pockets: PocketsInInches;
  readonly purpose: RackPurpose;
  readonly seed: number;
  /** Simulations a decision may use. */
  readonly budget: number;
  /** The stamp of the player, as of `plannerStamp`. */
  readonly planner: string;
}

/** What of a setting says on which racks of which table it is played. */
export type Conditions = Pick<Setting, 'rack' | 'pockets' | 'purpose' | 'seed'>;

/** What is to be done: read logs, or play. */
export type Task =
  | { readonly kind: 'report'; readonly files: readonly string[] }
  | {
    readonly kind: 'run';
    readonly setting: Setting;
    readonly counts: Readonly<Partial<Record<Part, number>>>;
    readonly out: string | undefined;
  };

const VALUED = [
  'arm', 'rack', 'pockets', 'metric', 'count', 'seed', 'out', 'budget', 'purpose',
] as const;

/** The task of a command line. Throws a `FlagError` for one that cannot be meant. */
export function taskOf(argv: readonly string[]): Task {
  const flags = readFlags(argv, VALUED, ['report']);
  if (flags.isOn('report')) return reportTask(flags);
  const [word] = flags.words;
  if (word !== undefined) throw new FlagError(`'${word}': expected flags only, or --report first`);
  const parts = PARTS_OF[flags.choice('metric', METRICS, 'all')];
  const counts = parts.map((part) => [part, flags.whole('count', DEFAULT_COUNTS[part], 1)]);
  return {
    kind: 'run',
    counts: Object.fromEntries(counts) as Partial<Record<Part, number>>,
    out: flags.text('out'),
    setting: stamped({
      kind: 'strength', version: 1, physics: PHYSICS_VERSION,
      arm: flags.choice('arm', ARM_NAMES, 'NP'),
      rack: flags.choice('rack', RACK_MODELS, 'template'),
      pockets: flags.choice('pockets', POCKETS_IN_INCHES, '4.5'),
      purpose: flags.choice('purpose', RACK_PURPOSES, 'report'),
      seed: flags.whole('seed', 1, 0),
      budget: flags.whole('budget', SKILLS[10].budget, 1),
    }),
  };
}

/** Stamps of this process by arm and budget: the same for every row of a table. */
const STAMPS = new Map<string, string>();

function stamped(setting: Omit<Setting, 'planner'>): Setting {
  const { arm, budget } = setting;
  const key = `${arm} ${budget}`;
  const known = STAMPS.get(key);
  const skill = skillOf(setting);
  const planner = known ?? plannerStamp({
    name: 'best', choose: (match, seat, seed) => choose(match, seat, skill, seed, budget),
  }, ARMS[arm]);
  STAMPS.set(key, planner);
  return { ...setting, planner };
}

function reportTask(flags: Flags): Task {
  const other = VALUED.find((name) => flags.text(name) !== undefined);
  if (other !== undefined) throw new FlagError(`--${other}: --report reads logs and nothing else`);
  if (flags.words.length === 0) throw new FlagError('--report: expected the files of logs');
  return { kind: 'report', files: flags.words };
}

/** The strongest head at the end of the run's arm. */
export function skillOf({ arm, budget }: Pick<Setting, 'arm' | 'budget'>): Skill {
  return { ...withArm(SKILLS[10], ARMS[arm]), budget };
}

/** A match of one rack under `setting`, its rack drawn from `seed`. */
export function setupOf({ pockets, rack }: Conditions, seed: number): MatchSetup {
  const { table, params } = TABLE_SETTINGS[pockets === '4.25' ? 'pro-tight' : 'standard'];
  return {
    ...DEFAULT_SETUP, rulebook: BASE, raceTo: { A: 1, B: 1 }, seed, firstBreaker: 'A',
    rackGapSigma: gapSigmaOf(rack), table: table.id, params: { ...DEFAULT_PARAMS, ...params },
  };
}
