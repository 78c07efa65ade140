/**
 * The small readers TBP1 is put together from. Each takes the text and an offset and returns a
 * value with the offset behind it, or the error with its exact place.
 */
import { type Result, err, ok } from '@tenball/base';
import {
  type Ball, type ObjectBall, POCKETS, type TextError, isObjectBall, readBall, textError,
} from '@tenball/equipment';
import { type BySeat, SEATS, type Seat } from '@tenball/rules';
import type { Position } from './position.ts';

/** A value read from a text and the offset just past it. */
export interface Read<T> {
  readonly value: T;
  readonly next: number;
}

export type Reader<T> = (text: string, at: number) => Result<Read<T>, TextError>;

/** One of `words`; of those that fit the longest. */
export function oneOf<T extends string>(words: readonly T[], expected: string): Reader<T> {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return (text, at) => {
    const value = longestFirst.find((word) => text.startsWith(word, at));
    if (value === undefined) return err(textError(text, at, expected));
    return ok({ value, next: at + value.length });
  };
}

/** A whole number from `from` to `to`, without leading zeros. */
export function whole(from: number, to: number): Reader<number> {
  const expected = `a whole number from ${from} to ${to}`;
  return (text, at) => {
    const digits = /^\d+/.exec(text.slice(at, at + 12))?.[0] ?? '';
    const value = Number(digits);
    const zero = digits.length > 1 && digits.startsWith('0');
    if (digits === '' || zero || value < from || value > to) {
      return err(textError(text, at, expected));
    }
    return ok({ value, next: at + digits.length });
  };
}

/** `reader` twice with a comma between: the value of A, then of B. */
export function pairOf<T>(reader: Reader<T>): Reader<BySeat<T>> {
  return (text, at) => {
    const a = reader(text, at);
    if (!a.ok) return a;
    if (text[a.value.next] !== ',') {
      return err(textError(text, a.value.next, '"," and a value for B'));
    }
    const b = reader(text, a.value.next + 1);
    if (!b.ok) return b;
    return ok({ value: { A: a.value.value, B: b.value.value }, next: b.value.next });
  };
}

/** What `reader` reads, translated. */
export function translated<T, U>(reader: Reader<T>, translate: (value: T) => U): Reader<U> {
  return (text, at) => {
    const read = reader(text, at);
    return read.ok ? ok({ value: translate(read.value.value), next: read.value.next }) : read;
  };
}

/** `0` or `1`. */
export const yesOrNo: Reader<boolean> = translated(
  oneOf(['0', '1'], '0 or 1'), (word) => word === '1',
);

/** `A` or `B`. */
export const seat: Reader<Seat> = oneOf(SEATS, '"A" or "B"');

/** `A`, `B`, or `-` for nobody. */
export const seatOrNobody: Reader<Seat | undefined> = translated(
  oneOf<Seat | '-'>(['A', 'B', '-'], '"A", "B" or "-"'),
  (word) => (word === '-' ? undefined : word),
);

const pocket = oneOf(POCKETS, 'a pocket, HL HR SL SR FL or FR');
const CALL = 'a call: "-", "safe", "push" or ball ">" pocket';

/** `-`, `safe`, `push`, `3>FL`, or `3>FL*` when it was evident and not spoken. */
export const call: Reader<Position['call']> = (text, at) => {
  if (text[at] === '-') return ok({ value: undefined, next: at + 1 });
  if (text.startsWith('safe', at)) return ok({ value: { kind: 'safety' }, next: at + 4 });
  if (text.startsWith('push', at)) return ok({ value: { kind: 'push-out' }, next: at + 4 });
  const ball = readBall(text, at);
  if (ball === undefined || !isObjectBall(ball.value)) return err(textError(text, at, CALL));
  if (text[ball.next] !== '>') return err(textError(text, ball.next, '">" and a pocket'));
  const into = pocket(text, ball.next + 1);
  if (!into.ok) return into;
  const obvious = text[into.value.next] === '*';
  return ok({
    value: { kind: 'pot', ball: ball.value, pocket: into.value.value, obvious },
    next: into.value.next + (obvious ? 1 : 0),
  });
};

/** Balls in rising order joined by commas, `-` for none. */
function ballList<T extends Ball>(isAllowed: (ball: Ball) => ball is T, expected: string) {
  return (text: string, start: number): Result<Read<readonly T[]>, TextError> => {
    if (text[start] === '-') return ok({ value: [], next: start + 1 });
    const balls: T[] = [];
    let at = start;
    for (;;) {
      const ball = readBall(text, at);
      const last = balls[balls.length - 1] ?? -1;
      if (ball === undefined || !isAllowed(ball.value) || ball.value <= last) {
        return err(textError(text, at, expected));
      }
      balls.push(ball.value);
      at = ball.next;
      if (text[at] !== ',') return ok({ value: balls, next: at });
      at += 1;
    }
  };
}

const objectBallList = ballList<ObjectBall>(
  (ball): ball is ObjectBall => isObjectBall(ball), 'object balls in rising order, or "-"',
);
const anyBallList = ballList<Ball>(
  (ball): ball is Ball => ball >= 0, 'balls in rising order, "c" first, or "-"',
);

/** `3,5/c,2`: the cue ball frozen to 3 and 5; the cue ball and the 2 frozen to a rail. */
export const frozen: Reader<Position['frozen']> = (text, at) => {
  const cueBallTo = objectBallList(text, at);
  if (!cueBallTo.ok) return cueBallTo;
  const slash = cueBallTo.value.next;
  if (text[slash] !== '/') return err(textError(text, slash, '"/" and the balls frozen to a rail'));
  const toRail = anyBallList(text, slash + 1);
  if (!toRail.ok) return toRail;
  return ok({
    value: { cueBallTo: cueBallTo.value.value, toRail: toRail.value.value },
    next: toRail.value.next,
  });
};
