/**
 * Where a text stops being JSON, and what was expected there. JSON.parse tells neither in a form
 * that is the same on every engine, so this walks the text again, only after it has failed. It
 * keeps its own stack: a text of brackets alone must not end the program.
 */

/** `at`: 0-based offset into the text. */
export interface JsonFault {
  readonly at: number;
  readonly expected: string;
}

/** Lists and objects may lie this deep in each other: far more than any document of ours has. */
export const MOST_LEVELS = 100;

/** Line and column of an offset, both from 1, as editors count them. */
export function lineAndColumn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** The first fault of a text, or undefined when it is JSON of at most `MOST_LEVELS` levels. */
export function findJsonFault(text: string): JsonFault | undefined {
  try {
    const end = skipBlank(text, whole(text));
    return end === text.length ? undefined : { at: end, expected: 'the end of the text' };
  } catch (problem) {
    if (problem instanceof Fault) return problem.fault;
    throw problem;
  }
}

/** Where a text that is JSON lies deeper than `MOST_LEVELS`, or undefined. */
export function findTooDeep(text: string): JsonFault | undefined {
  let levels = 0;
  for (const { 0: token, index } of text.matchAll(BRACKET_OR_STRING)) {
    if (token === '[' || token === '{') levels += 1;
    else if (token === ']' || token === '}') levels -= 1;
    if (levels > MOST_LEVELS) return { at: index, expected: NOT_DEEPER };
  }
  return undefined;
}

class Fault extends Error {
  readonly fault: JsonFault;

  constructor(at: number, expected: string) {
    super(expected);
    this.fault = { at, expected };
  }
}

const NOT_DEEPER = `at most ${MOST_LEVELS} levels of lists and objects`;
const BRACKET_OR_STRING = /[[\]{}]|"(?:[^"\\]|\\.)*"/g;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING_RUN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const BLANK = /[ \t\r\n]*/y;

type Closing = ']' | '}';

/** The end of the first value of the text. */
function whole(text: string): number {
  const open: Closing[] = [];
  let at = skipBlank(text, 0);
  for (;;) {
    const closing = closingOf(text[at]);
    if (closing === undefined) {
      at = leave(text, scalar(text, at), open);
    } else {
      if (open.length === MOST_LEVELS) throw new Fault(at, NOT_DEEPER);
      open.push(closing);
      const inside = skipBlank(text, at + 1);
      if (text[inside] === closing) at = leave(text, inside, open);
      else at = closing === '}' ? name(text, inside) : inside;
    }
    if (open.length === 0) return at;
  }
}

function closingOf(bracket: string | undefined): Closing | undefined {
  if (bracket === '[') return ']';
  return bracket === '{' ? '}' : undefined;
}

function scalar(text: string, at: number): number {
  if (text[at] === '"') return string(text, at);
  for (const word of ['true', 'false', 'null']) {
    if (text.startsWith(word, at)) return at + word.length;
  }
  const end = match(NUMBER, text, at);
  if (end === undefined) throw new Fault(at, 'a value');
  return end;
}

/** Past all brackets that close here; to the next value, or the end when nothing is open. */
function leave(text: string, from: number, open: Closing[]): number {
  let at = from;
  for (;;) {
    const closing = open.at(-1);
    if (closing === undefined) return at;
    at = skipBlank(text, at);
    if (text[at] === ',') {
      const next = skipBlank(text, at + 1);
      return closing === ']' ? next : name(text, next);
    }
    if (text[at] !== closing) throw new Fault(at, `',' or '${closing}'`);
    open.pop();
    at += 1;
  }
}

/** The name of a member and its colon; tells where the value begins. */
function name(text: string, at: number): number {
  if (text[at] !== '"') throw new Fault(at, 'a name in double quotes');
  const end = skipBlank(text, string(text, at));
  if (text[end] !== ':') throw new Fault(end, "':'");
  return skipBlank(text, end + 1);
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
