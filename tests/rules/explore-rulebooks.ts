/** The editions that are explored, and house rules that switch every parameter to every value. */
import {
  BASE, EDITIONS, PARAMETERS, type Parameter, type Rulebook, presetOf, rulebookFrom,
} from '@tenball/rules';

/** A rulebook and what it is called in a report. */
export interface Named {
  readonly name: string;
  readonly rulebook: Rulebook;
}

/** Every edition as it is published. */
export const PRESETS: readonly Named[] = EDITIONS.map((edition) => (
  { name: edition, rulebook: presetOf(edition) }
));

/** Values of numbers that make a difference, the base edition's first. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  breakRailBalls: [4, 3, 0],
  settleSeconds: [5, 0, 10],
  shotClockSeconds: [35, 60],
  shotClockWarning: [10, 0],
  extensionsPerRack: [1, 0, 2],
  extensionSeconds: [25, 30],
  timeoutsPerMatch: [1, 0, 2],
  timeoutMinutes: [5, 3],
};

/** What `parameter` is switched to, the base edition's value first. */
function valuesOf(parameter: Parameter): readonly unknown[] {
  switch (parameter.kind) {
    case 'choice': return parameter.values;
    case 'switch': return [BASE[parameter.name], !BASE[parameter.name]];
    case 'number': return NUMBERS[parameter.name] ?? [];
  }
}

function houseRules(name: string, overrides: Readonly<Record<string, unknown>>): Named {
  const built = rulebookFrom('custom', overrides);
  if (!built.ok) throw new Error(`${built.error.pointer}: expected ${built.error.expected}`);
  return { name, rulebook: built.value };
}

/** One set for every value of every parameter that is not the base edition's. */
export const SINGLES: readonly Named[] = PARAMETERS.flatMap((parameter) => (
  valuesOf(parameter).slice(1).map((value) => (
    houseRules(`${parameter.name}=${String(value)}`, { [parameter.name]: value })
  ))
));

/** Three sets that, with the base edition, have every value of every parameter between them. */
export const MIXED: readonly Named[] = [1, 2, 3].map((turn) => (
  houseRules(`every parameter’s value ${turn}`, Object.fromEntries(PARAMETERS.map((parameter) => {
    const values = valuesOf(parameter);
    return [parameter.name, values[turn % values.length]];
  })))
));
