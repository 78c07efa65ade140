/** What an environment is made of, and what of it cannot be. */
import { assert } from '@tenball/base';
import { TABLES, type TableId, isTableId } from '@tenball/equipment';
import { DEFAULT_SETUP, type MatchSetup } from '@tenball/match';
import {
  type Conditions, type Params, TABLE_SETTINGS, checkParams, paramsOf,
} from '@tenball/physics';
import { type BySeat, type Rulebook, SEATS, type Seat, rulebookFrom } from '@tenball/rules';
import { type Level, type Skill, isLevel } from '../skills.ts';

/** What is left out is as in a rack of the default match: base rules, nine feet, template rack. */
export interface EnvironmentOptions {
  readonly rulebook?: Rulebook;
  /** Cloth, balls and fittings by name. */
  readonly conditions?: Conditions;
  /** A table by its size, in the place of that of `conditions`. */
  readonly table?: TableId;
  /** Single parameters of the physics, over those of `conditions`. */
  readonly params?: Partial<Params>;
  /** Racks a seat needs to win the match; by default one. */
  readonly raceTo?: BySeat<number>;
  /** Spread of the gaps in a rack, metres: 1e-5 template, 6e-5 triangle. */
  readonly rackGapSigma?: number;
  readonly firstBreaker?: Seat;
  /** The seed of the first episode; any finite number. */
  readonly seed?: number;
  /** Arms whose error is added to the strokes of a seat's actions; none: played as asked. */
  readonly arms?: Partial<BySeat<Skill>>;
  /** The computer player that answers inside the step; none: both seats are the learner's. */
  readonly opponent?: Level;
  /** The seat of the learner against an opponent. */
  readonly learner?: Seat;
  /** After so many actions of both seats a rack is a stalemate and is played again (G1.12). */
  readonly mostStepsPerRack?: number;
}

/** Options with nothing left out, as an environment keeps them. */
export interface EnvironmentSettings {
  /** But for the seed of its racks, which is the episode's. */
  readonly setup: MatchSetup;
  readonly arms: Partial<BySeat<Skill>>;
  readonly opponent: { readonly seat: Seat; readonly level: Level } | undefined;
  readonly mostStepsPerRack: number;
}

/** All there are: a name that is misspelt is not passed over. */
const NAMES = Object.keys({
  rulebook: 0, conditions: 0, table: 0, params: 0, raceTo: 0, rackGapSigma: 0, firstBreaker: 0,
  seed: 0, arms: 0, opponent: 0, learner: 0, mostStepsPerRack: 0,
} satisfies Record<keyof EnvironmentOptions, 0>);
const ARM_NUMBERS = [
  'headingSigmaDegrees', 'speedSigma', 'tipRightSigma', 'tipUpSigma',
] as const satisfies readonly (keyof Skill)[];
const WIDEST_GAP = 0.01;
/** Some five racks of beginners. */
const STEPS_PER_RACK = 200;

/** The settings of `options`. Throws an AssertionError that names what cannot be. */
export function settingsOf(options: EnvironmentOptions): EnvironmentSettings {
  requireObject(options, 'options');
  for (const name of Object.keys(options)) {
    assert(NAMES.includes(name), `${name}: expected one of the options ${NAMES.join(', ')}`);
  }
  const { arms = {}, opponent, learner = 'A', mostStepsPerRack = STEPS_PER_RACK } = options;
  requireArms(arms);
  assert(isCount(mostStepsPerRack), `mostStepsPerRack: ${expectCount(mostStepsPerRack)}`);
  assert(isSeat(learner), `learner: expected A or B, found ${learner}`);
  assert(
    opponent === undefined || isLevel(opponent),
    `opponent: expected a level from 1 to 10 or none, found ${String(opponent)}`,
  );
  const seat = learner === 'A' ? 'B' : 'A';
  return {
    setup: setupOf(options),
    arms,
    opponent: opponent === undefined ? undefined : { seat, level: opponent },
    mostStepsPerRack,
  };
}

function setupOf(options: EnvironmentOptions): MatchSetup {
  const {
    rulebook = DEFAULT_SETUP.rulebook, raceTo = { A: 1, B: 1 }, firstBreaker = 'A',
    rackGapSigma = DEFAULT_SETUP.rackGapSigma,
  } = options;
  requireObject(raceTo, 'raceTo');
  for (const seat of SEATS) {
    assert(isCount(raceTo[seat]), `raceTo.${seat}: ${expectCount(raceTo[seat])}`);
  }
  assert(isSeat(firstBreaker), `firstBreaker: expected A or B, found ${firstBreaker}`);
  assert(
    Number.isFinite(rackGapSigma) && 0 <= rackGapSigma && rackGapSigma <= WIDEST_GAP,
    `rackGapSigma: expected metres from 0 to ${WIDEST_GAP}, found ${rackGapSigma}`,
  );
  // The parameters first: they know the names of the conditions, which the table is chosen by.
  const params = wholeParams(options);
  return {
    ...DEFAULT_SETUP, rulebook: wholeRulebook(rulebook), raceTo, firstBreaker, rackGapSigma, params,
    table: tableOf(options),
  };
}

/** `rulebook`, what it is silent about as in its edition. */
function wholeRulebook(rulebook: Rulebook): Rulebook {
  requireObject(rulebook, 'rulebook');
  const { edition, ...parameters } = rulebook;
  const checked = rulebookFrom(edition, parameters);
  if (checked.ok) return checked.value;
  const { pointer, expected } = checked.error;
  const place = pointer.slice(pointer.lastIndexOf('/') + 1);
  assert(false, `rulebook.${place}: expected ${expected}`);
}

function requireArms(arms: Partial<BySeat<Skill>>): void {
  requireObject(arms, 'arms');
  for (const seat of SEATS) {
    const arm = arms[seat];
    if (arm === undefined) continue;
    requireObject(arm, `arms.${seat}`);
    for (const name of ARM_NUMBERS) {
      assert(
        Number.isFinite(arm[name]) && arm[name] >= 0,
        `arms.${seat}.${name}: expected a number of at least 0, found ${String(arm[name])}`,
      );
    }
  }
}

/** Without cushions a table has no pockets, and no rack would end. */
function tableOf({ conditions = {}, table }: EnvironmentOptions): TableId {
  const id = table ?? TABLE_SETTINGS[conditions.table ?? 'standard'].table.id;
  assert(
    isTableId(id) && TABLES[id].hasCushions, `table: expected one with pockets, found ${id}`,
  );
  return id;
}

function wholeParams({ conditions = {}, params = {} }: EnvironmentOptions): Params {
  requireObject(conditions, 'conditions');
  requireObject(params, 'params');
  const whole = { ...paramsOf(conditions), ...params };
  const checked = checkParams(whole);
  if (!checked.ok) {
    const { parameter, expected } = checked.error;
    assert(false, `params.${parameter}: expected ${expected}`);
  }
  return whole;
}

function requireObject(value: unknown, name: string): void {
  const isObject = typeof value === 'object' && Boolean(value);
  assert(isObject, `${name}: expected an object, found ${String(value)}`);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}

function expectCount(value: number): string {
  return `expected a whole number from 1, found ${value}`;
}

function isSeat(value: unknown): value is Seat {
  return value === 'A' || value === 'B';
}
