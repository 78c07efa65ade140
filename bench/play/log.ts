/**
 * The log of a run as JSONL: a header that says what is run, then lines in units (a rack with its
 * shots), each unit closed by a line of its own kind. A run that was cut leaves at most a piece of
 * a unit behind; the next run with the same header drops the piece and goes on from there.
 */
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';

export interface LogLine {
  readonly kind: string;
}

export interface Log {
  /** Its path, to tell the place of a line. */
  readonly name: string;
  /** The lines of all whole units that were already there, the header left out. */
  readonly found: readonly LogLine[];
  /** Writes one whole unit, whose last line closes it. */
  append(unit: readonly LogLine[]): void;
}

/** A log that is kept nowhere. */
export const NO_LOG: Log = { name: 'no log', found: [], append: () => undefined };

/**
 * Opens the log at `path`, new or to be continued. `closes` is the kind of line that ends a unit.
 * Throws, and changes nothing, when the file is a log of something else or not a log.
 */
export function openLog(path: string, header: LogLine, closes: string): Log {
  const first = `${JSON.stringify(header)}\n`;
  if (!existsSync(path) || readFileSync(path, 'utf8') === '') {
    writeFileSync(path, first);
    return logAt(path, []);
  }
  const text = readFileSync(path, 'utf8');
  if (first.startsWith(text)) {
    writeFileSync(path, first);
    return logAt(path, []);
  }
  if (!text.startsWith(first)) {
    throw new Error(`${path}:1: ${otherRun(text, header)}. Name another --out.`);
  }
  const { lines, length } = wholeUnits(path, text, first, closes);
  truncateSync(path, Buffer.byteLength(text.slice(0, length)));
  return logAt(path, lines);
}

function logAt(path: string, found: readonly LogLine[]): Log {
  return {
    name: path, found,
    append(unit) {
      appendFileSync(path, unit.map((line) => `${JSON.stringify(line)}\n`).join(''));
    },
  };
}

/** In what the run of a log that begins with `text` is another one than that of `header`. */
function otherRun(text: string, header: LogLine): string {
  const there = parsed(text.split('\n', 1).join(''));
  const expected: Readonly<Partial<Record<string, unknown>>> = { ...header };
  if (typeof there !== 'object' || there === null || !('kind' in there)) {
    return `not a log; expected ${JSON.stringify(header)}`;
  }
  const found = there as Readonly<Partial<Record<string, unknown>>>;
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  const other = names.filter((name) => (
    JSON.stringify(found[name]) !== JSON.stringify(expected[name])
  ));
  const differences = other.map((name) => (
    `${name} is ${textOf(found[name])}, now ${textOf(expected[name])}`
  ));
  // Another arm or another seat plays otherwise too, and is told by its name.
  const why = other.length === 1 && other.includes('planner')
    ? ' (it plays otherwise than when this was begun, and what two planners did does not add up)'
    : '';
  return `the log of another run: ${differences.join(', ')}${why}`;
}

function textOf(value: unknown): string {
  return value === undefined ? 'not named' : JSON.stringify(value);
}

interface Whole {
  readonly lines: readonly LogLine[];
  /** Characters of `text` up to the end of the last whole unit. */
  readonly length: number;
}

function wholeUnits(path: string, text: string, header: string, closes: string): Whole {
  const lines: LogLine[] = [];
  let kept = 0;
  let length = header.length;
  let at = header.length;
  for (let number = 2; at < text.length; number += 1) {
    const end = text.indexOf('\n', at);
    if (end < 0) break;
    const line = lineOf(text.slice(at, end), `${path}:${number}`);
    at = end + 1;
    lines.push(line);
    if (line.kind !== closes) continue;
    kept = lines.length;
    length = at;
  }
  return { lines: lines.slice(0, kept), length };
}

function lineOf(text: string, where: string): LogLine {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || !('kind' in value)) {
    throw new Error(`${where}: expected a JSON object with a 'kind'; the log was left as it is`);
  }
  return value as LogLine;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
