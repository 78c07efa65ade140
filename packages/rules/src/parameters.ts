/**
 * Every parameter of an edition: what it may be, where it belongs, which clause it turns.
 * Validation, decoding, listing and words all follow this one table, in its order.
 *
 * What has but one value is no parameter: a push-out is announced to the referee or the opponent,
 * the seated player rules where there is no referee, a foul is called before the next stroke, and
 * the ten is alone or not when the stroke begins (A20). The race belongs to the match.
 */
import type { Rulebook } from './rulebook.ts';
import type { Clause } from './sentence.ts';

export type ParameterName = Exclude<keyof Rulebook, 'edition'>;

/** Where a parameter stands on a page, in this order. */
export const PARAMETER_GROUPS = [
  'call', 'ten', 'push-out', 'break', 'fouls', 'balls', 'order', 'clock',
] as const;
export type ParameterGroup = (typeof PARAMETER_GROUPS)[number];

interface About<K> {
  readonly name: K;
  readonly group: ParameterGroup;
  /** The clause a ruling cites where the parameter decided it. */
  readonly clause: Clause;
}

/** One of several words; that of the base edition comes first. */
export interface ChoiceParameter<K extends ParameterName = ParameterName> extends About<K> {
  readonly kind: 'choice';
  readonly values: readonly Rulebook[K][];
}

/** On or off. */
export interface SwitchParameter<K extends ParameterName = ParameterName> extends About<K> {
  readonly kind: 'switch';
}

/** A number within bounds, both included. */
export interface NumberParameter<K extends ParameterName = ParameterName> extends About<K> {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
}

export type Parameter = {
  readonly [K in ParameterName]: Rulebook[K] extends number ? NumberParameter<K>
    : Rulebook[K] extends boolean ? SwitchParameter<K> : ChoiceParameter<K>;
}[ParameterName];

const MOST_SECONDS = 3600;

export const PARAMETERS: readonly Parameter[] = [
  choice('callMode', 'call', 'V.tenOnly', ['ballAndPocket', 'tenOnly', 'none']),
  choice('obviousShots', 'call', 'S4', ['allowed', 'allSpoken']),
  onOff('wrongfulOption', 'call', 'V.option'),
  choice('safetyPocketOption', 'call', 'V.option', ['any', 'legalBallOnly', 'none']),
  choice('earlyCalledTen', 'ten', 'V.early', ['spotAndContinue', 'winsRack']),
  choice('uncalledTenWithCalledBall', 'ten', 'V.early', ['spotAndContinue', 'wins']),
  choice(
    'tenOnBreak', 'ten', 'V.breakTen', ['spotAndContinue', 'winsRack', 'winsExceptFootCorners'],
  ),
  onOff('pushOut', 'push-out', 'S3'),
  choice('rackCorners', 'break', 'S1', ['random', '2and3']),
  choice('rackBy', 'break', 'S1', ['event', 'referee', 'breaker', 'loser']),
  choice('breakBox', 'break', 'G6.10', ['off', 'on']),
  whole('breakRailBalls', 'break', 'S2b', 0, 10),
  choice(
    'illegalBreak', 'break', 'V.illegalBreak',
    ['foulBallInHand', 'opponentChoosesReRack', 'loseBreak'],
  ),
  choice('threePointRule', 'break', 'V.3pt', ['off', 'on']),
  choice('simultaneousContact', 'fouls', 'G-split', ['legalIfLowestIncluded', 'foul']),
  choice('touchedBalls', 'fouls', 'R.cbfo', ['allBalls', 'cueBallOnly']),
  choice('ballInHandAfterFoul', 'fouls', 'V.hand', ['anywhere', 'behindHeadString']),
  choice('threeFouls', 'fouls', 'G6.14', ['lossOfRack', 'off']),
  choice('threeFoulWarning', 'fouls', 'G6.14', ['required', 'none']),
  choice('jumpCue', 'fouls', 'G8.16', ['allowed', 'forbidden']),
  choice('offTableNonTen', 'balls', 'V.offTable', ['stayOut', 'spot']),
  seconds('settleSeconds', 'balls', 'G1.7', 0),
  choice('firstBreak', 'order', 'G1.2', ['lag', 'coin', 'rating']),
  choice('breakOrder', 'order', 'R.break', ['alternate', 'winner', 'loser', 'trailing']),
  choice('concedePenalty', 'order', 'R.concede', ['none', 'warnThenRack']),
  choice('shotClock', 'clock', 'R.clock', ['off', 'on']),
  seconds('shotClockSeconds', 'clock', 'R.clock', 1),
  seconds('shotClockWarning', 'clock', 'R.clock', 0),
  whole('extensionsPerRack', 'clock', 'R.clock', 0, 100),
  seconds('extensionSeconds', 'clock', 'R.clock', 0),
  whole('timeoutsPerMatch', 'clock', 'R.timeout', 0, 100),
  { ...number('timeoutMinutes', 'clock', 'R.timeout'), most: 1440 },
] as const satisfies readonly Parameter[];

/** The descriptor of `name`; undefined where there is no such parameter. */
export function parameterNamed(name: string): Parameter | undefined {
  return PARAMETERS.find((parameter) => parameter.name === name);
}

/** Whether `parameter` can have `value`. */
export function fitsParameter(parameter: Parameter, value: unknown): boolean {
  switch (parameter.kind) {
    case 'switch': return typeof value === 'boolean';
    case 'choice': return (parameter.values as readonly unknown[]).includes(value);
    case 'number':
      return typeof value === 'number' && parameter.least <= value && value <= parameter.most
        && (!parameter.whole || Number.isInteger(value));
  }
}

function choice<K extends ParameterName, V extends readonly Rulebook[K][]>(
  name: K, group: ParameterGroup, clause: Clause, values: V,
) {
  return { kind: 'choice', name, group, clause, values } as const;
}

function onOff<K extends ParameterName>(name: K, group: ParameterGroup, clause: Clause) {
  return { kind: 'switch', name, group, clause } as const;
}

function number<K extends ParameterName>(name: K, group: ParameterGroup, clause: Clause) {
  return {
    kind: 'number', name, group, clause, least: 0, most: MOST_SECONDS, whole: false,
  } as const;
}

function seconds<K extends ParameterName>(
  name: K, group: ParameterGroup, clause: Clause, least: number,
) {
  return { ...number(name, group, clause), least };
}

function whole<K extends ParameterName>(
  name: K, group: ParameterGroup, clause: Clause, least: number, most: number,
) {
  return { ...number(name, group, clause), least, most, whole: true };
}
