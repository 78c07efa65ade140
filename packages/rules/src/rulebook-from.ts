/** An edition with overrides: section 11 of the rules specification. */
import { type Result, err, ok } from '@tenball/base';
import { BASE, EDITIONS, type Edition, type Rulebook } from './rulebook.ts';

/** A parameter that is unknown or has a value it cannot have. */
export interface RulebookError {
  readonly kind: 'unknown-edition' | 'unknown-parameter' | 'bad-value';
  /** Of the edition, or of a parameter below `overrides`. JSON pointer. */
  readonly pointer: string;
  readonly expected: string;
}

/** Presets: only what the matrix marks as different from the base. `custom` starts as the base. */
const PRESETS: Readonly<Record<Edition, Rulebook>> = {
  'base': BASE,
  'wpa-2008': { ...BASE, edition: 'wpa-2008', earlyCalledTen: 'winsRack' },
  'wpa-2016': { ...BASE, edition: 'wpa-2016' },
  'custom': { ...BASE, edition: 'custom' },
};

type Parameter = Exclude<keyof Rulebook, 'edition'>;

/** The values of the parameters that are words or switches. */
const CHOICES: Readonly<Partial<Record<Parameter, readonly (string | boolean)[]>>> = {
  callMode: ['ballAndPocket', 'tenOnly', 'none'],
  obviousShots: ['allowed', 'allSpoken'],
  earlyCalledTen: ['spotAndContinue', 'winsRack'],
  uncalledTenWithCalledBall: ['spotAndContinue', 'wins'],
  tenOnBreak: ['spotAndContinue', 'winsRack', 'winsExceptFootCorners'],
  pushOut: [true, false],
  wrongfulOption: [true, false],
  safetyPocketOption: ['any', 'legalBallOnly', 'none'],
  illegalBreak: ['foulBallInHand', 'opponentChoosesReRack', 'loseBreak'],
  threePointRule: ['off', 'on'],
  breakBox: ['off', 'on'],
  touchedBalls: ['allBalls', 'cueBallOnly'],
  simultaneousContact: ['legalIfLowestIncluded', 'foul'],
  threeFouls: ['lossOfRack', 'off'],
  threeFoulWarning: ['required', 'none'],
  ballInHandAfterFoul: ['anywhere', 'behindHeadString'],
  offTableNonTen: ['stayOut', 'spot'],
  breakOrder: ['alternate', 'winner', 'loser', 'trailing'],
  concedePenalty: ['none', 'warnThenRack'],
};

/** The parameters that are numbers, with the smallest and the largest. */
const RANGES: Readonly<Partial<Record<Parameter, readonly [least: number, most: number]>>> = {
  breakRailBalls: [0, 10],
  settleSeconds: [0, 3600],
  extensionsPerRack: [0, 100],
  shotClockSeconds: [1, 3600],
  shotClockWarning: [0, 3600],
  extensionSeconds: [0, 3600],
  timeoutsPerMatch: [0, 100],
  timeoutMinutes: [0, 1440],
};

const WHOLE: readonly string[] = ['breakRailBalls', 'extensionsPerRack', 'timeoutsPerMatch'];

/** Parameters of the matrix that no ruling depends on: taken, and left to whom they concern. */
const ELSEWHERE: readonly string[] = [
  'raceTo', 'rackCorners', 'rackBy', 'firstBreak', 'shotClock', 'timeout', 'jumpCue',
  'refereeAbsent', 'foulCallWindow', 'pushOutAnnouncedTo', 'tenLastJudgedAt', 'illegalThreePoint',
];

/** The rulebook of `edition` with some parameters changed. */
export function rulebookFrom(
  edition: unknown, overrides: Readonly<Record<string, unknown>> = {},
): Result<Rulebook, RulebookError> {
  const preset = EDITIONS.find((known) => known === edition);
  if (preset === undefined) {
    const expected = `an edition: ${EDITIONS.join(', ')}`;
    return err({ kind: 'unknown-edition', pointer: '/edition', expected });
  }
  for (const [name, value] of Object.entries(overrides)) {
    const problem = problemWith(name, value);
    if (problem !== undefined) return err(problem);
  }
  const kept = Object.entries(overrides).filter(([name]) => !ELSEWHERE.includes(name));
  return ok({ ...PRESETS[preset], ...Object.fromEntries(kept) });
}

function problemWith(name: string, value: unknown): RulebookError | undefined {
  if (ELSEWHERE.includes(name)) return undefined;
  const pointer = `/overrides/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const choices = ownValue(CHOICES, name);
  const range = ownValue(RANGES, name);
  if (choices !== undefined) {
    if ((choices as readonly unknown[]).includes(value)) return undefined;
    const expected = `one of ${choices.map((choice) => JSON.stringify(choice)).join(', ')}`;
    return { kind: 'bad-value', pointer, expected };
  }
  if (range === undefined) {
    const known = [...Object.keys(CHOICES), ...Object.keys(RANGES)].sort().join(', ');
    return { kind: 'unknown-parameter', pointer, expected: `a parameter: ${known}` };
  }
  const whole = WHOLE.includes(name);
  const fits = typeof value === 'number' && range[0] <= value && value <= range[1]
    && (!whole || Number.isInteger(value));
  if (fits) return undefined;
  const expected = `a ${whole ? 'whole ' : ''}number from ${range[0]} to ${range[1]}`;
  return { kind: 'bad-value', pointer, expected };
}

function ownValue<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
