/**
 * From unknown values to data: small decoders that are put together.
 *
 * A decoder never throws. Its error names the place as a JSON pointer and what was expected there,
 * so that a message, a saved match or a file can be refused with a reason.
 */
import { type Result, err, ok } from '@tenball/base';

export interface DecodeError {
  /** JSON pointer of the place; empty for the whole. */
  readonly pointer: string;
  readonly expected: string;
}

export type Decoder<T> = (value: unknown, pointer: string) => Result<T, DecodeError>;

/** The error at `pointer`. */
export function expected(pointer: string, what: string): Result<never, DecodeError> {
  return err({ pointer, expected: what });
}

/** One sentence of a decode error. */
export function describeError({ pointer, expected: what }: DecodeError): string {
  return `${pointer === '' ? 'the whole' : pointer}: expected ${what}`;
}

/** A finite number within bounds. */
export function number(least = -Infinity, most = Infinity): Decoder<number> {
  return (value, pointer) => {
    const fits = typeof value === 'number' && Number.isFinite(value)
      && least <= value && value <= most;
    return fits ? ok(value) : expected(pointer, `a number${bounds(least, most)}`);
  };
}

/** A whole number within bounds. */
export function integer(least: number, most: number): Decoder<number> {
  return (value, pointer) => {
    const fits = typeof value === 'number' && Number.isSafeInteger(value)
      && least <= value && value <= most;
    return fits ? ok(value) : expected(pointer, `a whole number${bounds(least, most)}`);
  };
}

/** A text of at most `longest` characters. */
export function text(longest: number): Decoder<string> {
  return (value, pointer) => {
    const fits = typeof value === 'string' && value.length <= longest;
    return fits ? ok(value) : expected(pointer, `a text of at most ${longest} characters`);
  };
}

export const flag: Decoder<boolean> = (value, pointer) =>
  typeof value === 'boolean' ? ok(value) : expected(pointer, 'true or false');

/** One of the listed values. */
export function oneOf<const T extends string | number>(choices: readonly T[]): Decoder<T> {
  return (value, pointer) => {
    const found = choices.find((choice) => choice === value);
    return found === undefined ? expected(pointer, `one of ${choices.join(' ')}`) : ok(found);
  };
}

/** A list of at most `longest` items. */
export function list<T>(item: Decoder<T>, longest: number): Decoder<readonly T[]> {
  return (value, pointer) => {
    if (!Array.isArray(value)) return expected(pointer, 'a list');
    if (value.length > longest) return expected(pointer, `at most ${longest} items`);
    const items: T[] = [];
    for (const [index, raw] of value.entries()) {
      const decoded = item(raw, `${pointer}/${index}`);
      if (!decoded.ok) return decoded;
      items.push(decoded.value);
    }
    return ok(items);
  };
}

type Fields<T> = { readonly [K in keyof T]-?: Decoder<T[K]> };

/** An object with exactly the named fields; others are ignored. */
export function record<T extends object>(fields: Fields<T>): Decoder<T> {
  return (value, pointer) => {
    if (!isObject(value)) return expected(pointer, 'an object');
    const decoded: Record<string, unknown> = {};
    for (const [name, field] of Object.entries<Decoder<unknown>>(fields)) {
      const raw = Object.hasOwn(value, name) ? value[name] : undefined;
      const result = field(raw, `${pointer}/${name}`);
      if (!result.ok) return result;
      if (result.value !== undefined) decoded[name] = result.value;
    }
    return ok(decoded as T);
  };
}

/** The same, where the value may be missing. */
export function optional<T>(decoder: Decoder<T>): Decoder<T | undefined> {
  return (value, pointer) => value === undefined ? ok(undefined) : decoder(value, pointer);
}

/** The decoder that belongs to the `kind` of the object. */
export function byKind<T>(kinds: Readonly<Record<string, Decoder<T>>>): Decoder<T> {
  return (value, pointer) => {
    if (!isObject(value)) return expected(pointer, 'an object');
    const { kind } = value;
    const known = typeof kind === 'string' && Object.hasOwn(kinds, kind);
    const decoder = known ? kinds[kind] : undefined;
    return decoder === undefined
      ? expected(`${pointer}/kind`, `one of ${Object.keys(kinds).join(' ')}`)
      : decoder(value, pointer);
  };
}

/** JSON text → value. */
export function decodeJson<T>(json: string, decoder: Decoder<T>): Result<T, DecodeError> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return expected('', 'a JSON text');
  }
  return decoder(value, '');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bounds(least: number, most: number): string {
  if (least === -Infinity && most === Infinity) return '';
  if (most === Infinity) return ` from ${least}`;
  return least === -Infinity ? ` up to ${most}` : ` from ${least} to ${most}`;
}
