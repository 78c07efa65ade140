/** The command line of a bench: names first, then flags, errors that say what was expected. */
import { parseArgs } from 'node:util';

/** A command line that cannot be meant; its message is for the one who wrote it. */
export class FlagError extends Error {
  override readonly name = 'FlagError';
}

export interface Flags {
  readonly words: readonly string[];
  /** The text of a flag, or undefined. */
  text(name: string): string | undefined;
  /** A whole number of at least `least`; `otherwise` where the flag is not given. */
  whole(name: string, otherwise: number, least: number): number;
  /** One of `choices`; `otherwise` where the flag is not given. */
  choice<T extends string>(name: string, choices: readonly T[], otherwise: T): T;
  isOn(name: string): boolean;
}

/** Reads `argv`: flags with a value are in `valued`, those without in `plain`. */
export function readFlags(
  argv: readonly string[], valued: readonly string[], plain: readonly string[],
): Flags {
  const { values, positionals } = parsed(argv, valued, plain);
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    words: positionals,
    text,
    whole(name, otherwise, least) {
      const given = text(name);
      if (given === undefined) return otherwise;
      const value = Number(given);
      if (/^\d+$/.test(given) && Number.isSafeInteger(value) && value >= least) return value;
      throw new FlagError(`--${name} ${given}: expected a whole number of at least ${least}`);
    },
    choice(name, choices, otherwise) {
      const given = text(name) ?? otherwise;
      const found = choices.find((each) => each === given);
      if (found !== undefined) return found;
      throw new FlagError(`--${name} ${given}: expected one of ${choices.join(', ')}`);
    },
    isOn: (name) => values[name] === true,
  };
}

function parsed(argv: readonly string[], valued: readonly string[], plain: readonly string[]) {
  const options = Object.fromEntries([
    ...valued.map((name) => [name, { type: 'string' as const }]),
    ...plain.map((name) => [name, { type: 'boolean' as const }]),
  ]) as Record<string, { type: 'string' | 'boolean' }>;
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (problem) {
    throw new FlagError(problem instanceof Error ? problem.message : String(problem));
  }
}
