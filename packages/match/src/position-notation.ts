/**
 * TBP1, the text of a position: `docs/notation.md` is its grammar.
 *
 * The canonical form is unique, so two texts are equal exactly when the positions are. Spaces may
 * be written `~` (in addresses of pages) and balls in diamonds (`d:`); everything else is strict,
 * because a text that was cut or mistyped must never pass for another position.
 */
import { type Result, err, ok } from '@tenball/base';
import {
  TABLES, TABLE_IDS, type TextError, formatLayout, meaningError, parseLayout, textError,
} from '@tenball/equipment';
import type { Position } from './position.ts';
import { type PositionProblem, positionProblem } from './position-check.ts';
import {
  DEFAULTS, type Field, OPTIONAL_FIELDS, REQUIRED_FIELDS, readField,
} from './position-fields.ts';
import { type Read, oneOf } from './position-reading.ts';

const MAGIC = 'TBP1';
/** The longest canonical text has about 600 characters. */
const LENGTH_LIMIT = 4000;

/** The canonical TBP1 of `position`. */
export function formatPosition(position: Position): string {
  const fields = [...REQUIRED_FIELDS, ...OPTIONAL_FIELDS].flatMap((field) => {
    const value = field.write(position);
    return value === undefined ? [] : [`${field.key}${value}`];
  });
  return [MAGIC, position.table, formatLayout(position.layout), ...fields].join(' ');
}

/**
 * Reads and checks a TBP1. Errors give the exact character; positions that cannot occur (balls
 * that overlap, a missing ten, nobody at the table) are errors at the field that says so.
 */
export function parsePosition(text: string): Result<Position, TextError> {
  if (text.length > LENGTH_LIMIT) {
    return err(textError(text, LENGTH_LIMIT, `at most ${LENGTH_LIMIT} characters`));
  }
  const start = skipSpaces(text, 0);
  if (!text.startsWith(MAGIC, start)) return err(textError(text, start, `"${MAGIC}"`));
  const tableAt = spaceAfter(text, start + MAGIC.length, 'a space and a table');
  if (!tableAt.ok) return tableAt;
  const table = readTable(text, tableAt.value);
  if (!table.ok) return table;
  const ballsAt = spaceAfter(text, table.value.next, 'a space and the balls');
  if (!ballsAt.ok) return ballsAt;
  const balls = parseLayout(text, ballsAt.value, TABLES[table.value.value]);
  if (!balls.ok) return balls;
  const state = readState(text, balls.value.end);
  if (!state.ok) return state;
  const { layout } = balls.value;
  const position = { table: table.value.value, layout, ...state.value.position };
  const places = { ...state.value.places, table: tableAt.value, layout: ballsAt.value };
  const problem = positionProblem(position);
  if (problem === undefined) return ok(position);
  const at = offsetOf(problem, places, balls.value.places);
  return err(meaningError(text, at, problem.text, problem.expected));
}

type State = Omit<Position, 'table' | 'layout'>;
type Places = Partial<Record<keyof Position, number>>;

function offsetOf(
  { place }: PositionProblem, fields: Places, balls: Readonly<Partial<Record<number, number>>>,
): number {
  if (place.kind === 'ball') return balls[place.ball] ?? fields.layout ?? 0;
  return fields[place.field] ?? fields[place.orElse ?? 'phase'] ?? 0;
}

const table = oneOf(TABLE_IDS, `a table, one of ${TABLE_IDS.join(', ')}`);

function readTable(text: string, at: number): Result<Read<Position['table']>, TextError> {
  const read = table(text, at);
  if (!read.ok || read.value.next === text.length || isSpace(text[read.value.next])) return read;
  return err(textError(text, at, `a table, one of ${TABLE_IDS.join(', ')}`));
}

function readState(
  text: string, from: number,
): Result<{ readonly position: State; readonly places: Places }, TextError> {
  let parts: Partial<Position> = {};
  const places: Places = {};
  let at = from;
  for (const field of REQUIRED_FIELDS) {
    const fieldAt = spaceAfter(text, at, `a space and "${field.key}…"`);
    if (!fieldAt.ok) return fieldAt;
    if (!text.startsWith(field.key, fieldAt.value)) {
      return err(textError(text, fieldAt.value, `"${field.key}…"`));
    }
    const read = readField(text, fieldAt.value, field);
    if (!read.ok) return read;
    parts = { ...parts, ...read.value.part };
    places[field.name] = fieldAt.value;
    at = read.value.next;
  }
  const optional = readOptional(text, at);
  if (!optional.ok) return optional;
  const position = { ...DEFAULTS, ...parts, ...optional.value.parts } as State;
  return ok({ position, places: { ...places, ...optional.value.places } });
}

function readOptional(
  text: string, from: number,
): Result<{ readonly parts: Partial<Position>; readonly places: Places }, TextError> {
  let parts: Partial<Position> = {};
  const places: Places = {};
  let at = from;
  let rest: readonly Field[] = OPTIONAL_FIELDS;
  while (skipSpaces(text, at) < text.length) {
    const fieldAt = spaceAfter(text, at, 'a space or the end');
    if (!fieldAt.ok) return fieldAt;
    const index = rest.findIndex((field) => text.startsWith(field.key, fieldAt.value));
    const field = rest[index];
    if (field === undefined) return err(textError(text, fieldAt.value, expectedOf(rest)));
    const read = readField(text, fieldAt.value, field);
    if (!read.ok) return read;
    parts = { ...parts, ...read.value.part };
    places[field.name] = fieldAt.value;
    at = read.value.next;
    rest = rest.slice(index + 1);
  }
  return ok({ parts, places });
}

function expectedOf(fields: readonly Field[]): string {
  if (fields.length === 0) return 'the end of the text';
  return `one of ${fields.map((field) => field.key).join(' ')} or the end of the text`;
}

function spaceAfter(text: string, at: number, expected: string): Result<number, TextError> {
  const next = skipSpaces(text, at);
  if (next === at || next >= text.length) return err(textError(text, next, expected));
  return ok(next);
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text[at])) at += 1;
  return at;
}

function isSpace(character: string | undefined): boolean {
  return character !== undefined && (character === '~' || /\s/.test(character));
}

