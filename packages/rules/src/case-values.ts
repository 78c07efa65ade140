/**
 * Reading a JSON value piece by piece. A cursor knows where it stands; what is wrong is noted
 * there, and reading goes on with the fallback, so that the first fault has its exact place.
 * What is missing or null counts as the fallback.
 */

/** Where a case is wrong. */
export interface CaseError {
  readonly kind: 'bad-case';
  /** JSON pointer from the root of the case: `/before/ballsOnTable/3`. */
  readonly pointer: string;
  readonly expected: string;
  /** What stands there, as JSON, shortened. */
  readonly found: string;
}

export interface Cursor {
  readonly value: unknown;
  readonly pointer: string;
  /** Shared by all cursors of a reading, in the order of finding. */
  readonly problems: CaseError[];
}

export function cursorAt(value: unknown, pointer: string): Cursor {
  return { value, pointer, problems: [] };
}

export function isAbsent({ value }: Cursor): boolean {
  return value === undefined || value === null;
}

/** Notes a fault. */
export function fault({ value, pointer, problems }: Cursor, expected: string): void {
  problems.push({ kind: 'bad-case', pointer, expected, found: shown(value) });
}

/** The member `key` of an object; absent where the object is. */
export function member(cursor: Cursor, key: string): Cursor {
  const { value, problems } = cursor;
  const pointer = `${cursor.pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const own = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return { value: own, pointer, problems };
}

/** Whether there is an object to read; notes a fault where something else stands. */
export function isObject(cursor: Cursor): boolean {
  if (isRecord(cursor.value)) return true;
  if (!isAbsent(cursor)) fault(cursor, 'an object');
  return false;
}

/**
 * Whether there is an object to read. Notes a fault at each member beside `names`: a slip of the
 * pen would count as nothing.
 */
export function checkObject(cursor: Cursor, names: readonly string[]): boolean {
  const { value } = cursor;
  if (!isRecord(value)) return isObject(cursor);
  const unread = Object.keys(value).filter((name) => !names.includes(name));
  for (const name of unread) fault(member(cursor, name), `a known name: ${names.join(', ')}`);
  return true;
}

/** The elements of a list; none where it is absent. */
export function elements(cursor: Cursor): readonly Cursor[] {
  const { value, pointer, problems } = cursor;
  if (isAbsent(cursor)) return [];
  if (Array.isArray(value)) {
    return value.map((element: unknown, index) => (
      { value: element, pointer: `${pointer}/${index}`, problems }
    ));
  }
  fault(cursor, 'a list');
  return [];
}

export function booleanOf(cursor: Cursor, fallback: boolean): boolean {
  if (typeof cursor.value === 'boolean') return cursor.value;
  if (!isAbsent(cursor)) fault(cursor, 'true or false');
  return fallback;
}

export function numberOf(
  cursor: Cursor,
  { least, fallback, whole }: {
    readonly least: number; readonly fallback: number; readonly whole: boolean;
  },
): number {
  const { value } = cursor;
  if (isAbsent(cursor)) return fallback;
  const fits = typeof value === 'number' && value >= least && (!whole || Number.isInteger(value));
  if (fits && Number.isFinite(value)) return value;
  fault(cursor, `a ${whole ? 'whole ' : ''}number of at least ${least}`);
  return fallback;
}

export function textOf(cursor: Cursor, fallback: string): string {
  if (typeof cursor.value === 'string') return cursor.value;
  if (!isAbsent(cursor)) fault(cursor, 'a text');
  return fallback;
}

/** One of `words`; undefined where it is absent or wrong. */
export function oneOf<T extends string>(cursor: Cursor, words: readonly T[]): T | undefined {
  const found = words.find((word) => word === cursor.value);
  if (found === undefined && !isAbsent(cursor)) fault(cursor, `one of ${words.join(', ')}`);
  return found;
}

/** One of `words`, which has to be there. */
export function neededOneOf<T extends string>(
  cursor: Cursor, words: readonly T[], fallback: T,
): T {
  if (isAbsent(cursor)) fault(cursor, `one of ${words.join(', ')}`);
  return oneOf(cursor, words) ?? fallback;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How much of a wrong value a message quotes, characters. */
const QUOTE_LIMIT = 60;

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > QUOTE_LIMIT ? `${text.slice(0, QUOTE_LIMIT)}…` : text;
}
