/** What a run of `bench/levels.ts` is to do, by its command line. */
import { LEVELS, type Level, PERSONALITY_NAMES, type PersonalityName, isLevel } from '@tenball/ai';
import { PHYSICS_VERSION } from '@tenball/physics';
import { type Flags, FlagError, readFlags } from '../play/flags.ts';
import { RACK_MODELS, RACK_PURPOSES } from '../play/racks.ts';
import type { LevelsHeader } from './lines.ts';

/** What to play or to show. Counts are racks of each level, pair or manner. */
export interface Task {
  readonly header: LevelsHeader;
  readonly levels: readonly Level[];
  readonly ghost: number;
  readonly duel: number;
  /** Racks of every pair. */
  readonly roundRobin: number;
  readonly manners: readonly PersonalityName[];
  readonly mannerRacks: number;
  /** Racks whose strokes are printed instead. */
  readonly watched: number;
  /** Processes that play. */
  readonly workers: number;
  readonly out: string | undefined;
}

const VALUED = [
  'levels', 'ghost', 'duel', 'round-robin', 'manners', 'personalities', 'watch', 'rack', 'purpose',
  'seed', 'out', 'workers',
] as const;
/** Asked for one of these, what is not named is not played. */
const INSTEAD = ['round-robin', 'personalities', 'watch'] as const;
const DEFAULT_COUNT = 200;

/** The task of a command line. Throws a `FlagError` for one that cannot be meant. */
export function taskOf(argv: readonly string[]): Task {
  const flags = readFlags(argv, VALUED, []);
  const [word] = flags.words;
  if (word !== undefined) throw new FlagError(`'${word}': expected flags only`);
  const isOther = INSTEAD.some((name) => flags.text(name) !== undefined);
  const count = isOther ? 0 : DEFAULT_COUNT;
  const levels = levelsOf(flags.text('levels') ?? '1-10');
  const roundRobin = even(flags, 'round-robin', 0);
  if (roundRobin > 0 && levels.length < 2) {
    throw new FlagError(`--levels ${levels.join()}: expected two levels or more for --round-robin`);
  }
  return {
    header: {
      kind: 'levels', version: 1, physics: PHYSICS_VERSION,
      rack: flags.choice('rack', RACK_MODELS, 'template'),
      purpose: flags.choice('purpose', RACK_PURPOSES, 'report'),
      seed: flags.whole('seed', 1, 0),
    },
    levels,
    ghost: flags.whole('ghost', count, 0),
    duel: even(flags, 'duel', count),
    roundRobin,
    manners: mannersOf(flags),
    mannerRacks: even(flags, 'personalities', 0),
    watched: flags.whole('watch', 0, 0),
    workers: flags.whole('workers', 1, 1),
    out: flags.text('out'),
  };
}

/** Each rack is played twice with sides swapped. */
function even(flags: Flags, name: string, otherwise: number): number {
  const count = flags.whole(name, otherwise, 0);
  if (count % 2 === 0) return count;
  throw new FlagError(`--${name} ${count}: expected an even number, each rack is played twice`);
}

/** Levels of a text like `1-10`, `3` or `2,5-7`, in their order. */
function levelsOf(text: string): readonly Level[] {
  const wanted = new Set<Level>();
  for (const piece of text.split(',')) {
    const [first = '', last = first] = piece.split('-');
    const [from, to] = [Number(first), Number(last)];
    if (!/^\d+(-\d+)?$/.test(piece) || !isLevel(from) || !isLevel(to) || to < from) {
      throw new FlagError(`--levels ${text}: expected levels of 1 to 10, like 1-10 or 2,5-7`);
    }
    for (const level of LEVELS) if (from <= level && level <= to) wanted.add(level);
  }
  return LEVELS.filter((level) => wanted.has(level));
}

function mannersOf(flags: Flags): readonly PersonalityName[] {
  const text = flags.text('manners');
  if (text === undefined) return PERSONALITY_NAMES;
  return [...new Set(text.split(','))].map((name) => {
    const found = PERSONALITY_NAMES.find((each) => each === name);
    if (found !== undefined) return found;
    throw new FlagError(`--manners ${text}: expected some of ${PERSONALITY_NAMES.join(',')}`);
  });
}
