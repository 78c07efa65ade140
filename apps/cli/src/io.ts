/** The edges of every command: texts in, JSON out, progress, and the two ways to end badly. */
import { readFile } from 'node:fs/promises';
import { type JsonFault, findJsonFault, findTooDeep, lineAndColumn } from './json-fault.ts';

/** The input was wrong: the program ends with exit code 2 and this message. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** A check that was asked for failed: the program ends with exit code 1 and this message. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
}

/** A text and the name by which messages speak of it. */
export interface NamedText {
  readonly text: string;
  readonly name: string;
}

/** Reads a file as UTF-8; no name or `-` means standard input. Throws BadInput. */
export async function readText(file: string | undefined): Promise<NamedText> {
  const name = file === undefined || file === '-' ? 'standard input' : file;
  const bytes = name === file ? await readBytes(file) : await readStandardInput();
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), name };
  } catch {
    throw new BadInput(`${name}: expected UTF-8 text, found other bytes`);
  }
}

/**
 * The value of a JSON text. Throws BadInput with line and column of the first fault; so it does
 * where lists and objects lie too deep in each other for what walks and writes them.
 */
export function parseJson(text: string, name: string): unknown {
  const value = parsed(text, name);
  const deep = findTooDeep(text);
  if (deep !== undefined) throw new BadInput(faultLine(text, name, deep));
  return value;
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BadInput(jsonProblem(text, name));
  }
}

/** Writes one JSON document and a line feed to standard output. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

/** A progress bar's two calls. */
export interface Progress {
  tick(steps?: number): void;
  done(): void;
}

/**
 * A progress bar on standard error, drawn only on a terminal and only once the work has taken
 * longer than a second. `done` wipes it.
 */
export function progress(label: string, total: number): Progress {
  if (!process.stderr.isTTY) return { tick: () => undefined, done: () => undefined };
  const startedMs = performance.now();
  let count = 0;
  let drawnMs = startedMs + PATIENCE_MS - REDRAW_MS;
  let drawn = false;
  return {
    tick: (steps = 1) => {
      count += steps;
      const nowMs = performance.now();
      if (nowMs - drawnMs < REDRAW_MS) return;
      drawnMs = nowMs;
      drawn = true;
      process.stderr.write(`\r\u001b[2K${bar(label, count, total, nowMs - startedMs)}`);
    },
    done: () => {
      if (drawn) process.stderr.write('\r\u001b[2K');
    },
  };
}

const PATIENCE_MS = 1000;
const REDRAW_MS = 100;
const BAR_WIDTH = 24;

function bar(label: string, count: number, total: number, elapsedMs: number): string {
  const share = total > 0 ? Math.min(count / total, 1) : 0;
  const filled = Math.round(share * BAR_WIDTH);
  const left = share > 0 ? Math.ceil((elapsedMs / share - elapsedMs) / 1000) : undefined;
  const blocks = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  const tail = left === undefined ? '' : `, ${left} s left`;
  return `${label} ${blocks} ${count}/${total}${tail}`;
}

function jsonProblem(text: string, name: string): string {
  if (text.trim() === '') return `${name}: expected JSON, found nothing`;
  const fault = findJsonFault(text);
  return fault === undefined ? `${name}: expected JSON` : faultLine(text, name, fault);
}

function faultLine(text: string, name: string, fault: JsonFault): string {
  const { line, column } = lineAndColumn(text, fault.at);
  const found = fault.at >= text.length ? 'the end' : JSON.stringify(text[fault.at]);
  return `${name}:${line}:${column}: expected ${fault.expected}, found ${found}`;
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (problem) {
    throw new BadInput(`${file}: ${reasonOf(problem)}`);
  }
}

async function readStandardInput(): Promise<Uint8Array> {
  if (process.stdin.isTTY) process.stderr.write('Reading standard input (end it with Ctrl-D) …\n');
  const parts: Uint8Array[] = [];
  for await (const part of process.stdin) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'is a folder, expected a file',
  EACCES: 'may not be read',
  ENOTDIR: 'no such file',
};

function reasonOf(problem: unknown): string {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  return REASONS[code] ?? `cannot be read (${String(problem)})`;
}
