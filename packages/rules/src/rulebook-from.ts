/** An edition with overrides: section 11 of the rules specification. */
import { type Result, err, ok } from '@tenball/base';
import { type Overrides, presetOf } from './editions.ts';
import {
  PARAMETERS, type Parameter, type ParameterName, fitsParameter, parameterNamed,
} from './parameters.ts';
import { EDITIONS, type Rulebook } from './rulebook.ts';

/** A parameter that is unknown, has a value it cannot have, or contradicts another. */
export interface RulebookError {
  readonly kind: 'unknown-edition' | 'unknown-parameter' | 'bad-value' | 'inconsistent';
  /** Of the edition, or of a parameter below `overrides`. JSON pointer. */
  readonly pointer: string;
  readonly expected: string;
}

/** Named by the matrix, and with one value or none that is the rules' business. */
const ELSEWHERE: Readonly<Record<string, readonly string[] | undefined>> = {
  raceTo: undefined,
  pushOutAnnouncedTo: ['refereeOrOpponent'],
  refereeAbsent: ['opponentRules'],
  foulCallWindow: ['beforeNextStroke'],
  tenLastJudgedAt: ['startOfShot'],
  illegalThreePoint: ['incomingOption'],
};

/** The rulebook of `edition` with some parameters changed. */
export function rulebookFrom(
  edition: unknown, overrides: Readonly<Record<string, unknown>> = {},
): Result<Rulebook, RulebookError> {
  const known = EDITIONS.find((one) => one === edition);
  if (known === undefined) {
    const expected = `an edition: ${EDITIONS.join(', ')}`;
    return err({ kind: 'unknown-edition', pointer: '/edition', expected });
  }
  for (const [name, value] of Object.entries(overrides)) {
    const problem = problemWith(name, value);
    if (problem !== undefined) return err(problem);
  }
  const kept = Object.entries(overrides).filter(([name]) => !Object.hasOwn(ELSEWHERE, name));
  const rulebook = { ...presetOf(known), ...Object.fromEntries(kept) };
  const contradiction = contradictionIn(rulebook, overrides);
  return contradiction === undefined ? ok(rulebook) : err(contradiction);
}

/** In which parameters `rulebook` differs from its edition, in the order of `PARAMETERS`. */
export function overridesOf(rulebook: Rulebook): Overrides {
  const preset = presetOf(rulebook.edition);
  return Object.fromEntries(PARAMETERS.flatMap(({ name }) => (
    rulebook[name] === preset[name] ? [] : [[name, rulebook[name]]]
  )));
}

function problemWith(name: string, value: unknown): RulebookError | undefined {
  if (Object.hasOwn(ELSEWHERE, name)) {
    const words = ELSEWHERE[name];
    return words === undefined || (words as readonly unknown[]).includes(value)
      ? undefined
      : { kind: 'bad-value', pointer: pointerTo(name), expected: oneOf(words) };
  }
  const parameter = parameterNamed(name);
  if (parameter === undefined) {
    const known = PARAMETERS.map((one) => one.name).sort().join(', ');
    const expected = `a parameter: ${known}`;
    return { kind: 'unknown-parameter', pointer: pointerTo(name), expected };
  }
  if (fitsParameter(parameter, value)) return undefined;
  return { kind: 'bad-value', pointer: pointerTo(name), expected: expectedOf(parameter) };
}

function expectedOf(parameter: Parameter): string {
  switch (parameter.kind) {
    case 'switch': return oneOf([true, false]);
    case 'choice': return oneOf(parameter.values);
    case 'number': {
      const { whole, least, most } = parameter;
      return `a ${whole ? 'whole ' : ''}number from ${least} to ${most}`;
    }
  }
}

/** Parameters that no edition has beside each other, and what would mend one that was changed. */
interface Contradiction {
  readonly isIn: (rulebook: Rulebook) => boolean;
  readonly mends: readonly (readonly [ParameterName, (rulebook: Rulebook) => string])[];
}

const CONTRADICTIONS: readonly Contradiction[] = [
  {
    isIn: ({ shotClockSeconds, shotClockWarning }) => shotClockWarning >= shotClockSeconds,
    mends: [
      ['shotClockWarning', (set) => `less than the ${set.shotClockSeconds} s of the clock`],
      ['shotClockSeconds', (set) => `more than the ${set.shotClockWarning} s of the warning`],
    ],
  },
  {
    isIn: ({ extensionsPerRack, extensionSeconds }) => (
      extensionsPerRack > 0 && extensionSeconds === 0
    ),
    mends: [['extensionSeconds', () => 'more than 0 while extensions are given']],
  },
  {
    isIn: ({ timeoutsPerMatch, timeoutMinutes }) => timeoutsPerMatch > 0 && timeoutMinutes === 0,
    mends: [['timeoutMinutes', () => 'more than 0 while time-outs are given']],
  },
];

/** The error stands at the parameter that was changed. */
function contradictionIn(
  rulebook: Rulebook, overrides: Readonly<Record<string, unknown>>,
): RulebookError | undefined {
  const mends = CONTRADICTIONS.find(({ isIn }) => isIn(rulebook))?.mends;
  const mend = mends?.find(([name]) => Object.hasOwn(overrides, name));
  if (mend === undefined) return undefined;
  const [name, expected] = mend;
  return { kind: 'inconsistent', pointer: pointerTo(name), expected: expected(rulebook) };
}

function oneOf(values: readonly unknown[]): string {
  return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
}

function pointerTo(name: string): string {
  return `/overrides/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
