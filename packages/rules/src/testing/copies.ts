/** The same with the players exchanged. */
import { opponentOf } from '../seat.ts';

/** Every A of a value becomes B and every B becomes A: seats, and what is kept by seat. */
export function exchanged<T>(value: T): T {
  return mirrored(value) as T;
}

function mirrored(value: unknown): unknown {
  if (value === 'A' || value === 'B') return opponentOf(value);
  if (Array.isArray(value)) return value.map(mirrored);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => (
    [mirrored(name), mirrored(member)]
  )));
}

/** The value and all it holds, so that writing to it throws. */
export function frozen<T>(value: T): T {
  if (isObject(value)) {
    for (const member of Object.values(value)) frozen(member);
    Object.freeze(value);
  }
  return value;
}

/** Objects without a prototype are objects too: the generators make some. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && Object(value) === value;
}
