/** A typed line → what it asks for, or the character where it stops to make sense and why. */
import { type Result, err, ok } from '@tenball/base';
import { type ObjectBall, type Pocket, isBall, isObjectBall } from '@tenball/equipment';
import { STEEPEST } from '../elevation.ts';
import { MAX_SPEED, MIN_SPEED } from '../input/power.ts';
import {
  type TipWord, type Verb, isBallWord, isFiller, pocketOf, tipWordOf, verbOf,
} from './vocabulary.ts';

export type TypedCommand =
  /** Counter-clockwise from the way to the foot rail. */
  | { readonly kind: 'aim'; readonly headingDegrees: number }
  | { readonly kind: 'aim-ball'; readonly ball: ObjectBall; readonly pocket: Pocket | undefined }
  | { readonly kind: 'turn'; readonly byDegrees: number }
  | { readonly kind: 'speed'; readonly speed: number }
  /** An axis that is not named stays as it was. Ball radii. */
  | { readonly kind: 'tip'; readonly right: number | undefined; readonly up: number | undefined }
  | { readonly kind: 'elevation'; readonly degrees: number }
  | { readonly kind: 'call'; readonly ball: ObjectBall; readonly pocket: Pocket }
  /** Where none is given the cue ball stays where it is held. Sights. */
  | { readonly kind: 'place'; readonly diamonds: Diamonds | undefined }
  /** From 1, as the options are numbered. */
  | { readonly kind: 'choose'; readonly option: number }
  | { readonly kind: 'where'; readonly ball: number | undefined }
  | Bare<Exclude<Verb, VerbWithWords>>;

/** A command of one word. */
type Bare<V extends Verb> = V extends Verb ? { readonly kind: V } : never;

interface Diamonds {
  readonly x: number;
  readonly y: number;
}

type VerbWithWords =
  | 'aim' | 'turn' | 'speed' | 'tip' | 'elevation' | 'call' | 'place' | 'choose' | 'where';

export type Expected =
  | { readonly kind: 'command' | 'ball' | 'pocket' | 'number' | 'aim' | 'tip' | 'end' }
  | { readonly kind: 'range'; readonly least: number; readonly most: number };

export interface CommandError {
  /** The character, from 1. */
  readonly at: number;
  /** What stands there; empty at the end of the line. */
  readonly found: string;
  readonly expected: Expected;
}

interface Token {
  readonly text: string;
  readonly at: number;
}

/** What follows the verb, and where the line ends. */
interface Rest {
  readonly tokens: readonly Token[];
  readonly end: number;
}

type Read<T> = Result<T, CommandError>;

/** The longest way round, degrees. */
const FULL_TURN = 360;
/** Off the centre of the cue ball, ball radii: as far as the picker goes. */
const TIP_REACH = 0.7;
const MOST_OPTIONS = 9;

/** Reads one line. */
export function parseCommand(line: string): Read<TypedCommand> {
  const tokens = tokensOf(line);
  const [first, ...others] = tokens;
  const end = line.trimEnd().length + 1;
  if (first === undefined) return err({ at: 1, found: '', expected: { kind: 'command' } });
  if (/^[1-9]$/.test(first.text) && others.length === 0) {
    return ok({ kind: 'choose', option: Number(first.text) });
  }
  const verb = verbOf(first.text);
  if (verb === undefined) return fail(first, end, { kind: 'command' });
  return withRest(verb, { tokens: others.filter(({ text }) => !isFiller(text)), end });
}

function withRest(verb: Verb, rest: Rest): Read<TypedCommand> {
  switch (verb) {
    case 'aim': return readAim(rest);
    case 'turn': return readOne(rest, -FULL_TURN, FULL_TURN, (byDegrees) => (
      { kind: 'turn', byDegrees }
    ));
    case 'speed': return readOne(rest, MIN_SPEED, MAX_SPEED, (speed) => ({ kind: 'speed', speed }));
    case 'elevation': return readOne(rest, 0, STEEPEST, (degrees) => (
      { kind: 'elevation', degrees }
    ));
    case 'choose': return readChoice(rest);
    case 'tip': return readTip(rest);
    case 'call': return readCall(rest);
    case 'place': return readPlace(rest);
    case 'where': return readWhere(rest);
    default: return ended({ kind: verb }, rest, 0);
  }
}

/** A heading, or a ball with or without its pocket. A number alone is a heading. */
function readAim(rest: Rest): Read<TypedCommand> {
  const { tokens, end } = rest;
  const [first, second] = tokens;
  const named = first !== undefined && isBallWord(first.text);
  if (!named && second === undefined) {
    const heading = readNumber(first, end, -FULL_TURN, FULL_TURN, 'aim');
    return heading.ok ? ok({ kind: 'aim', headingDegrees: heading.value }) : heading;
  }
  const words = tokens.slice(named ? 1 : 0);
  const ball = readBall(words[0], end);
  if (!ball.ok) return ball;
  if (words[1] === undefined) {
    return ok({ kind: 'aim-ball', ball: ball.value, pocket: undefined });
  }
  const pocket = readPocket(words[1], end);
  if (!pocket.ok) return pocket;
  return ended({ kind: 'aim-ball', ball: ball.value, pocket: pocket.value },
    { tokens: words, end }, 2);
}

function readCall({ tokens, end }: Rest): Read<TypedCommand> {
  const words = tokens.filter(({ text }) => !isBallWord(text));
  const ball = readBall(words[0], end);
  if (!ball.ok) return ball;
  const pocket = readPocket(words[1], end);
  if (!pocket.ok) return pocket;
  return ended({ kind: 'call', ball: ball.value, pocket: pocket.value }, { tokens: words, end }, 2);
}

function readPlace(rest: Rest): Read<TypedCommand> {
  const [first, second] = rest.tokens;
  if (first === undefined) return ok({ kind: 'place', diamonds: undefined });
  const x = readNumber(first, rest.end, 0, 8);
  if (!x.ok) return x;
  const y = readNumber(second, rest.end, 0, 4);
  if (!y.ok) return y;
  return ended({ kind: 'place', diamonds: { x: x.value, y: y.value } }, rest, 2);
}

function readWhere({ tokens, end }: Rest): Read<TypedCommand> {
  const words = tokens.filter(({ text }) => !isBallWord(text));
  if (words[0] === undefined) return ok({ kind: 'where', ball: undefined });
  const ball = numberIn(words[0].text);
  if (ball === undefined || !isBall(ball)) return fail(words[0], end, { kind: 'ball' });
  return ended({ kind: 'where', ball }, { tokens: words, end }, 1);
}

function readChoice(rest: Rest): Read<TypedCommand> {
  const option = readNumber(rest.tokens[0], rest.end, 1, MOST_OPTIONS);
  if (!option.ok) return option;
  if (!Number.isInteger(option.value)) {
    return fail(rest.tokens[0], rest.end, { kind: 'range', least: 1, most: MOST_OPTIONS });
  }
  return ended({ kind: 'choose', option: option.value }, rest, 1);
}

const WAYS: Readonly<Record<Exclude<TipWord, 'centre'>, readonly ['right' | 'up', 1 | -1]>> = {
  up: ['up', 1], down: ['up', -1], right: ['right', 1], left: ['right', -1],
};

function readTip(rest: Rest): Read<TypedCommand> {
  const { tokens, end } = rest;
  const set: { right: number | undefined; up: number | undefined } = {
    right: undefined, up: undefined,
  };
  if (tokens.length === 0) return fail(undefined, end, { kind: 'tip' });
  for (let index = 0; index < tokens.length; index += 2) {
    const token = tokens[index];
    const word = token === undefined ? undefined : tipWordOf(token.text);
    if (word === undefined) return fail(token, end, { kind: 'tip' });
    if (word === 'centre') return ended({ kind: 'tip', right: 0, up: 0 }, rest, index + 1);
    const size = readNumber(tokens[index + 1], end, -TIP_REACH, TIP_REACH);
    if (!size.ok) return size;
    const [axis, sign] = WAYS[word];
    set[axis] = size.value === 0 ? 0 : sign * size.value;
  }
  return ok({ kind: 'tip', ...set });
}

function readOne(
  rest: Rest, least: number, most: number, made: (value: number) => TypedCommand,
): Read<TypedCommand> {
  const value = readNumber(rest.tokens[0], rest.end, least, most);
  return value.ok ? ended(made(value.value), rest, 1) : value;
}

function readNumber(
  token: Token | undefined, end: number, least: number, most: number,
  expected: 'number' | 'aim' = 'number',
): Read<number> {
  const value = token === undefined ? undefined : numberIn(token.text);
  if (value === undefined) return fail(token, end, { kind: expected });
  if (value >= least && value <= most) return ok(value);
  return fail(token, end, { kind: 'range', least, most });
}

function readBall(token: Token | undefined, end: number): Read<ObjectBall> {
  const ball = token === undefined ? undefined : numberIn(token.text);
  return ball !== undefined && isObjectBall(ball) ? ok(ball) : fail(token, end, { kind: 'ball' });
}

function readPocket(token: Token | undefined, end: number): Read<Pocket> {
  const pocket = token === undefined ? undefined : pocketOf(token.text);
  return pocket === undefined ? fail(token, end, { kind: 'pocket' }) : ok(pocket);
}

/** `command`, where nothing is left after `used` words. */
function ended(command: TypedCommand, { tokens, end }: Rest, used: number): Read<TypedCommand> {
  const more = tokens[used];
  return more === undefined ? ok(command) : fail(more, end, { kind: 'end' });
}

function fail(
  token: Token | undefined, end: number, expected: Expected,
): { readonly ok: false; readonly error: CommandError } {
  return err({ at: token?.at ?? end, found: token?.text ?? '', expected });
}

/** Decimal point or comma, any sign of minus, a unit at its end. */
function numberIn(text: string): number | undefined {
  const parts = /^([+\-−–]?)(\d+(?:[.,]\d*)?|[.,]\d+)(?:°|м\/с|m\/s)?$/i.exec(text);
  if (parts === null) return undefined;
  const size = Number((parts[2] ?? '').replace(',', '.'));
  if (!Number.isFinite(size)) return undefined;
  return parts[1] === '' || parts[1] === '+' || size === 0 ? size : -size;
}

/** Words apart by spaces or colons; a comma at the end of a word only parts it from the next. */
function tokensOf(line: string): readonly Token[] {
  return [...line.matchAll(/[^\s:]+/gu)].flatMap((match) => {
    const text = match[0].replace(/[,;]+$/, '');
    return text === '' ? [] : [{ text, at: match.index + 1 }];
  });
}
