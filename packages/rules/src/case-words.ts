/** Balls and seats as the case format writes them. */
import { type Ball, CUE_BALL, type ObjectBall, isObjectBall } from '@tenball/equipment';
import { type Cursor, elements, fault, isAbsent, oneOf } from './case-values.ts';
import { SEATS, type Seat } from './seat.ts';

/** An object ball; undefined where it is absent or wrong. */
export function objectBallIn(cursor: Cursor): ObjectBall | undefined {
  const { value } = cursor;
  if (typeof value === 'number' && isObjectBall(value)) return value;
  if (!isAbsent(cursor)) fault(cursor, 'an object ball, from 1 to 10');
  return undefined;
}

/** An object ball or `"cue"`. */
export function ballIn(cursor: Cursor): Ball | undefined {
  const { value } = cursor;
  if (value === 'cue') return CUE_BALL;
  if (typeof value === 'number' && isObjectBall(value)) return value;
  if (!isAbsent(cursor)) fault(cursor, 'a ball: from 1 to 10, or "cue"');
  return undefined;
}

/** A list of balls. An empty place in it is a fault. */
export function ballsIn<T extends Ball>(
  cursor: Cursor, read: (element: Cursor) => T | undefined,
): readonly T[] {
  return elements(cursor).flatMap((element) => {
    if (isAbsent(element)) fault(element, 'a ball');
    return read(element) ?? [];
  });
}

export function seatIn(cursor: Cursor): Seat | undefined {
  return oneOf(cursor, SEATS);
}
