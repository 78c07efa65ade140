/**
 * Thrown when something impossible happened: a defect of the program. Either its own invariant does
 * not hold, or a function was called with what it says it refuses, and the defect is the caller's.
 * What a person, a file or the network says is checked before that, and refused as a Result.
 */
export class AssertionError extends Error {
  override readonly name = 'AssertionError';
}

/** Stops the program where an invariant does not hold. Stays on in production. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new AssertionError(message);
}

/** The value, when it is certain to be there. */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new AssertionError(`${what} is missing`);
  return value;
}

/** The end of an exhaustive switch: a compile error when a case is forgotten. */
export function unreachable(value: never): never {
  throw new AssertionError(`unreachable: ${JSON.stringify(value)}`);
}
