/** The letters of TBG1: lines, words, quoted texts, notes, and numbers on a grid. */
import { type Result, err, ok } from '@tenball/base';
import { type TextError, textError } from '@tenball/equipment';

/** An error with its line and column, both from 1, as editors count them. */
export interface GameTextError extends TextError {
  readonly line: number;
  readonly column: number;
  /** The message without the place. */
  readonly finding: string;
}

/** What is wrong in a line: 0-based column, what was expected, what else is to be said. */
export interface Fault {
  readonly at: number;
  readonly expected: string;
  /** Said instead of what stands there, where the text reads well and cannot be. */
  readonly problem?: string;
}

/** A fault as the failure of a reader. */
export function fault(at: number, expected: string, problem?: string): Result<never, Fault> {
  return err(problem === undefined ? { at, expected } : { at, expected, problem });
}

/** The error of a fault in `line`, number `index` from 0, which begins at `start` in the text. */
export function gameTextError(
  line: string, index: number, start: number, { at, expected, problem }: Fault,
): GameTextError {
  const plain = textError(line, at, expected);
  const said = plain.message.replace(/^character \d+: /, '')
    .replace(/found the end of the text$/, 'found the end of the line');
  const finding = problem === undefined ? said : `${problem}; expected ${expected}`;
  const column = plain.at + 1;
  return {
    message: `line ${index + 1}, column ${column}: ${finding}`,
    at: start + plain.at, expected, line: index + 1, column, finding,
  };
}

/** A part of a line. `text` of a quoted text or a note is what stands inside, still escaped. */
export interface Word {
  readonly kind: 'word' | 'quoted' | 'note';
  readonly text: string;
  /** Where it begins: of a quoted text and a note, its first mark. */
  readonly at: number;
}

const WORDS = /\s+|\{((?:[^}\\]|\\.)*)\}|"((?:[^"\\]|\\.)*)"|([^\s{"]+)/y;

/** The parts of a line. */
export function wordsOf(line: string): Result<readonly Word[], Fault> {
  const words: Word[] = [];
  WORDS.lastIndex = 0;
  let at = 0;
  while (at < line.length) {
    const found = WORDS.exec(line) ?? undefined;
    if (found === undefined) {
      return fault(line.length, line[at] === '{' ? '"}" before the line ends' : 'a closing quote');
    }
    const [, note, quoted, word] = found;
    if (word !== undefined) words.push({ kind: 'word', text: word, at });
    else if (note !== undefined) words.push({ kind: 'note', text: note, at });
    else if (quoted !== undefined) words.push({ kind: 'quoted', text: quoted, at });
    at = WORDS.lastIndex;
  }
  return ok(words);
}

/** Control characters, halves of pairs, line ends of other kinds, and what turns lines around. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** `text` between `mark` and `mark`, on one line and safe to look at. */
export function escapeText(text: string, mark: '"' | '}'): string {
  let written = '';
  for (const character of text) {
    if (character === mark || character === '\\') written += `\\${character}`;
    else if (character === '\n') written += '\\n';
    else written += UNSEEN.test(character) ? escaped(character) : character;
  }
  return written;
}

/** A character as `\u` and four digits. */
export function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The text of a quoted text or note that begins behind column `start`. */
export function unescapeText(raw: string, start: number): Result<string, Fault> {
  let text = '';
  let at = 0;
  while (at < raw.length) {
    const slash = raw.indexOf('\\', at);
    if (slash < 0) break;
    const [whole = '', code] = /^\\(?:u([0-9a-fA-F]{4})|[\\"}n])/.exec(raw.slice(slash, slash + 6))
      ?? [];
    if (whole === '') {
      return fault(start + slash, 'an escape: \\\\, \\", \\}, \\n or \\u and four digits');
    }
    const plain = whole === '\\n' ? '\n' : whole.slice(1);
    text += raw.slice(at, slash);
    text += code === undefined ? plain : String.fromCharCode(parseInt(code, 16));
    at = slash + whole.length;
  }
  return ok(text + raw.slice(at));
}

/** A number of `text` with at most `decimals` decimals, in units of the last of them. */
export function readDecimal(text: string, decimals: number): number | undefined {
  const found = /^(-?)(\d{1,7})(?:\.(\d+))?$/.exec(text) ?? undefined;
  if (found === undefined) return undefined;
  const [, sign, whole = '', fraction = ''] = found;
  if (fraction.length > decimals) return undefined;
  const units = Number(whole + fraction.padEnd(decimals, '0'));
  return sign === '-' && units > 0 ? -units : units;
}

/** The shortest text of `units`, which count in the last of `decimals` decimals. */
export function formatDecimal(units: number, decimals: number): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const size = fraction === '' ? whole : `${whole}.${fraction}`;
  return units < 0 ? `-${size}` : size;
}

/** A number as JavaScript writes and reads it. */
export function readNumber(text: string): number | undefined {
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(text) && Number.isFinite(Number(text))
    ? Number(text) : undefined;
}

/** A whole number without leading zeros from `from` to `to`. */
export function readWhole(text: string, from: number, to: number): number | undefined {
  if (!/^(?:0|-?[1-9]\d{0,15})$/.test(text)) return undefined;
  const value = Number(text);
  return from <= value && value <= to ? value : undefined;
}

/** What a message says that is no mere “expected … found …”. */
export function problemIn(message: string): string | undefined {
  return /^character \d+: (?!expected )(.*); expected /.exec(message)?.[1];
}
