/**
 * Where a text stops being JSON, and what was expected there. JSON.parse tells neither in a form
 * that is the same on every engine, so this walks the text again, only after it has failed.
 */

/** `at`: 0-based offset into the text. */
export interface JsonFault {
  readonly at: number;
  readonly expected: string;
}

/** Line and column of an offset, both from 1, as editors count them. */
export function lineAndColumn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** The first fault of a text, or undefined when it is JSON. */
export function findJsonFault(text: string): JsonFault | undefined {
  try {
    const end = skipBlank(text, value(text, skipBlank(text, 0)));
    return end === text.length ? undefined : { at: end, expected: 'the end of the text' };
  } catch (problem) {
    if (problem instanceof Fault) return problem.fault;
    throw problem;
  }
}

class Fault extends Error {
  readonly fault: JsonFault;

  constructor(at: number, expected: string) {
    super(expected);
    this.fault = { at, expected };
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING_RUN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const BLANK = /[ \t\r\n]*/y;

function value(text: string, at: number): number {
  const first = text[at];
  if (first === '{') return object(text, at);
  if (first === '[') return array(text, at);
  if (first === '"') return string(text, at);
  for (const word of ['true', 'false', 'null']) {
    if (text.startsWith(word, at)) return at + word.length;
  }
  const end = match(NUMBER, text, at);
  if (end === undefined) throw new Fault(at, 'a value');
  return end;
}

function object(text: string, open: number): number {
  let at = skipBlank(text, open + 1);
  if (text[at] === '}') return at + 1;
  for (;;) {
    if (text[at] !== '"') throw new Fault(at, 'a name in double quotes');
    at = skipBlank(text, string(text, at));
    if (text[at] !== ':') throw new Fault(at, "':'");
    at = skipBlank(text, value(text, skipBlank(text, at + 1)));
    if (text[at] === '}') return at + 1;
    if (text[at] !== ',') throw new Fault(at, "',' or '}'");
    at = skipBlank(text, at + 1);
  }
}

function array(text: string, open: number): number {
  let at = skipBlank(text, open + 1);
  if (text[at] === ']') return at + 1;
  for (;;) {
    at = skipBlank(text, value(text, at));
    if (text[at] === ']') return at + 1;
    if (text[at] !== ',') throw new Fault(at, "',' or ']'");
    at = skipBlank(text, at + 1);
  }
}

function string(text: string, open: number): number {
  let at = open + 1;
  for (;;) {
    at = match(STRING_RUN, text, at) ?? at;
    if (text[at] === '"') return at + 1;
    if (text[at] !== '\\') throw new Fault(at, 'the closing double quote');
    const end = match(ESCAPE, text, at);
    if (end === undefined) throw new Fault(at, 'an escape such as \\n or \\u0041');
    at = end;
  }
}

function skipBlank(text: string, at: number): number {
  return match(BLANK, text, at) ?? at;
}

/** The end of a sticky pattern's match at `at`. */
function match(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
