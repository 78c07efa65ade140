/** The tags of a game file as texts: `[RaceTo "7-5"]`. What they mean is `game-header.ts`. */
import { type Result, ok } from '@tenball/base';
import { ABOUT_TAGS } from './game.ts';
import { type Fault, escapeText, fault, unescapeText } from './game-text.ts';

/** Every tag, in canonical order. `Game` is the mark of the text and stands first. */
export const TAGS = [
  'Game', ...ABOUT_TAGS, 'A', 'B', 'RaceTo', 'Rules', 'Break', 'Clock', 'Table', 'First',
  'Source', 'Physics', 'Params', 'Seed', 'Gap', 'Position', 'Result',
] as const;
export type TagName = (typeof TAGS)[number];

/** A tag and where its value stands. */
export interface Tag {
  readonly name: TagName;
  readonly value: string;
  /** The line, from 0. */
  readonly line: number;
  /** Column of the value, behind its opening quote. */
  readonly at: number;
  /** Whether columns of `value` are columns of the line, counted from `at`. */
  readonly plain: boolean;
}

/** Column in its line of character `offset` of a tag's value. */
export function columnIn(tag: Tag, offset: number): number {
  return tag.plain ? tag.at + offset : tag.at;
}

const BEGINNING = /\s*\[\s*/y;
const NAME = /[A-Za-z]*/y;
const OPENING = /\s+"/y;
const VALUE = /(?:[^"\\]|\\.)*/y;
const CLOSING = /\s*\]\s*/y;

const EXPECTED_NAME = `a tag, one of ${TAGS.join(', ')}`;

/** The tags of line `index`: one, or several beside each other. */
export function tagsOf(line: string, index: number): Result<readonly Tag[], Fault> {
  const tags: Tag[] = [];
  let at = 0;
  while (at < line.length) {
    const nameAt = endOf(BEGINNING, line, at);
    if (nameAt === undefined) return fault(at, '"[" and a tag, or the end of the line');
    const word = line.slice(nameAt, endOf(NAME, line, nameAt));
    const name = TAGS.find((known) => known === word);
    if (name === undefined) return fault(nameAt, EXPECTED_NAME);
    const open = nameAt + name.length;
    const valueAt = endOf(OPENING, line, open);
    if (valueAt === undefined) return fault(open, 'a space and a value in quotes');
    const close = endOf(VALUE, line, valueAt) ?? valueAt;
    if (line[close] !== '"') return fault(line.length, 'a closing quote');
    const raw = line.slice(valueAt, close);
    const value = unescapeText(raw, valueAt);
    if (!value.ok) return value;
    const end = endOf(CLOSING, line, close + 1);
    if (end === undefined) return fault(close + 1, '"]"');
    tags.push({ name, value: value.value, line: index, at: valueAt, plain: value.value === raw });
    at = end;
  }
  return ok(tags);
}

/** The canonical line of a tag. */
export function formatTag(name: TagName, value: string): string {
  return `[${name} "${escapeText(value, '"')}"]`;
}

/** Where a sticky pattern ends that begins at `at`. */
function endOf(pattern: RegExp, line: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(line) ? pattern.lastIndex : undefined;
}
