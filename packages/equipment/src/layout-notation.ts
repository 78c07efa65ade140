/**
 * The balls part of TBP1: `c@-635,0/1@635,0/10@733.986704,0`.
 *
 * Millimetres with at most six decimals are nanometres, the grid on which balls rest, so the text
 * is the layout itself and not a print-out of it. People may write diamonds instead: `d:1@6,2`
 * counts 0–8 along and 0–4 across from the head-right corner.
 */
import { type Result, type Vec2, err, ok } from '@tenball/base';
import { type Ball, CUE_BALL, isObjectBall } from './ball.ts';
import { type Layout, ballsOf, snapToNanometre } from './layout.ts';
import type { TableSpec } from './table.ts';
import { type TextError, textError } from './text-error.ts';

/** What stands for a table with no ball on it. */
const EMPTY = '-';
const DIAMONDS = 'd:';

/** A layout read from a text, and where each of its balls stands there. */
export interface LayoutText {
  readonly layout: Layout;
  /** Offset of each ball's entry in the text, by ball. */
  readonly places: Readonly<Partial<Record<Ball, number>>>;
  /** Offset just past the balls. */
  readonly end: number;
}

/** The balls of `layout` in canonical form, exact for positions on the nanometre grid. */
export function formatLayout(layout: Layout): string {
  const entries = ballsOf(layout).map((ball) => {
    const at = layout[ball];
    return at === undefined ? '' : `${formatBall(ball)}@${millimetres(at.x)},${millimetres(at.y)}`;
  });
  return entries.length > 0 ? entries.join('/') : EMPTY;
}

/** `c` for the cue ball, else the number. */
export function formatBall(ball: Ball): string {
  return ball === CUE_BALL ? 'c' : String(ball);
}

/** `metres` as millimetres without trailing zeros, sign of zero or plus. */
function millimetres(metres: number): string {
  const nanometres = Math.round(Math.abs(metres) * 1e9);
  const whole = Math.floor(nanometres / 1e6);
  const fraction = String(nanometres - whole * 1e6).padStart(6, '0').replace(/0+$/, '');
  const size = fraction === '' ? String(whole) : `${whole}.${fraction}`;
  return metres < 0 && nanometres > 0 ? `-${size}` : size;
}

/**
 * Reads the balls of `text` from offset `start` to the next space, `~` or end. Balls come in
 * rising order, the cue ball first; with the prefix `d:` positions are diamonds of `table`.
 */
export function parseLayout(
  text: string, start: number, table: TableSpec,
): Result<LayoutText, TextError> {
  if (text[start] === EMPTY && isBreak(text[start + 1])) {
    return ok({ layout: {}, places: {}, end: start + 1 });
  }
  const inDiamonds = text.startsWith(DIAMONDS, start);
  const layout: Partial<Record<Ball, Vec2>> = {};
  const places: Partial<Record<Ball, number>> = {};
  let at = inDiamonds ? start + DIAMONDS.length : start;
  let previous = -1;
  for (;;) {
    const ball = readBall(text, at);
    if (ball === undefined) return err(textError(text, at, 'a ball, "c" or 1 to 10'));
    if (ball.value <= previous) return err(textError(text, at, ballAbove(previous)));
    const position = readPosition(text, ball.next, inDiamonds ? table : undefined);
    if (!position.ok) return position;
    layout[ball.value] = position.value.at;
    places[ball.value] = at;
    previous = ball.value;
    at = position.value.next;
    if (isBreak(text[at])) return ok({ layout, places, end: at });
    if (text[at] !== '/') return err(textError(text, at, '"/" and a ball, or a space'));
    at += 1;
  }
}

function ballAbove(previous: number): string {
  return previous === 10 ? 'no ball after the 10' : `a ball above ${previous}, in rising order`;
}

function isBreak(character: string | undefined): boolean {
  return character === undefined || character === '~' || /\s/.test(character);
}

interface Read<T> {
  readonly value: T;
  readonly next: number;
}

/** `c` or 1 to 10 at offset `at`. */
export function readBall(text: string, at: number): Read<Ball> | undefined {
  if (text[at] === 'c') return { value: CUE_BALL, next: at + 1 };
  const digits = /^[1-9]\d*/.exec(text.slice(at, at + 3))?.[0];
  const number = Number(digits);
  if (digits === undefined || !isObjectBall(number)) return undefined;
  return { value: number, next: at + digits.length };
}

function readPosition(
  text: string, start: number, diamondsOf: TableSpec | undefined,
): Result<{ readonly at: Vec2; readonly next: number }, TextError> {
  if (text[start] !== '@') return err(textError(text, start, '"@"'));
  const x = diamondsOf ? readDiamonds(text, start + 1, 8) : readMillimetres(text, start + 1);
  if (!x.ok) return x;
  if (text[x.value.next] !== ',') return err(textError(text, x.value.next, '","'));
  const from = x.value.next + 1;
  const y = diamondsOf ? readDiamonds(text, from, 4) : readMillimetres(text, from);
  if (!y.ok) return y;
  const at = diamondsOf
    ? fromDiamonds(diamondsOf, x.value.value, y.value.value)
    : { x: x.value.value, y: y.value.value };
  return ok({ at, next: y.value.next });
}

/** Diamonds count from the head-right corner: along the table, then across to the left. */
function fromDiamonds(table: TableSpec, along: number, across: number): Vec2 {
  return {
    x: snapToNanometre((along / 8 - 0.5) * table.length),
    y: snapToNanometre((across / 4 - 0.5) * table.width),
  };
}

const MILLIMETRES = 'millimetres with at most 6 decimals';

/** A canonical number of millimetres at `start`, as metres. */
function readMillimetres(text: string, start: number): Result<Read<number>, TextError> {
  const negative = text[start] === '-';
  const first = negative ? start + 1 : start;
  const whole = digitsAt(text, first);
  if (whole.length === 0) return err(textError(text, start, MILLIMETRES));
  if (whole.length > 1 && whole.startsWith('0')) {
    return err(textError(text, first, 'a number without leading zeros'));
  }
  if (whole.length > 6) return err(textError(text, first, 'at most 6 digits before the point'));
  const fraction = readFraction(text, first + whole.length);
  if (!fraction.ok) return fraction;
  const nanometres = Number(whole) * 1e6 + Number(fraction.value.value.padEnd(6, '0'));
  if (negative && nanometres === 0) return err(textError(text, start, '0 without a sign'));
  const metres = nanometres / 1e9;
  return ok({ value: negative ? -metres : metres, next: fraction.value.next });
}

function readFraction(text: string, point: number): Result<Read<string>, TextError> {
  if (text[point] !== '.') return ok({ value: '', next: point });
  const digits = digitsAt(text, point + 1);
  if (digits.length === 0) return err(textError(text, point + 1, 'a digit'));
  if (digits.length > 6) return err(textError(text, point + 7, 'at most 6 decimals'));
  if (digits.endsWith('0')) {
    return err(textError(text, point + digits.length, 'a number without trailing zeros'));
  }
  return ok({ value: digits, next: point + 1 + digits.length });
}

/** A number of diamonds, 0 to `limit`, as a person writes it. */
function readDiamonds(text: string, start: number, limit: number): Result<Read<number>, TextError> {
  const expected = `diamonds from 0 to ${limit}`;
  const number = /^\d{1,3}(\.\d{1,9})?/.exec(text.slice(start, start + 14))?.[0];
  if (number === undefined) return err(textError(text, start, expected));
  if (Number(number) > limit) return err(textError(text, start, expected));
  return ok({ value: Number(number), next: start + number.length });
}

function digitsAt(text: string, start: number): string {
  return /^\d*/.exec(text.slice(start, start + 40))?.[0] ?? '';
}
