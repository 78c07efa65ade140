/** What stands between braces in a game file: words, a position, the hash after a stroke. */
import { type Result, ok } from '@tenball/base';
import type { GameNote } from './game.ts';
import {
  type Fault, type Word, escapeText, escaped, fault, problemIn, unescapeText,
} from './game-text.ts';
import { formatPosition, parsePosition } from './position-notation.ts';

const POSITION = /^\s*TBP/;
const HASH = /\[%h\s*([^\]\s]*)\s*\]?/;
const HASH_DIGITS = /^[0-9a-f]{4,16}$/;

/** The notes of a pair of braces: beside a hash there may be words. */
export function readNote({ text: raw, at }: Word): Result<readonly GameNote[], Fault> {
  const start = at + 1;
  if (POSITION.test(raw)) {
    const read = parsePosition(raw);
    if (read.ok) return ok([{ kind: 'position', position: read.value }]);
    const { at: offset, expected, message } = read.error;
    return fault(start + offset, expected, problemIn(message));
  }
  const [whole, hash = ''] = HASH.exec(raw) ?? [];
  if (whole === undefined) {
    const text = unescapeText(raw, start);
    return text.ok ? ok([{ kind: 'text', text: text.value }]) : text;
  }
  if (!HASH_DIGITS.test(hash) || !whole.endsWith(']')) {
    const digits = start + raw.indexOf(whole) + whole.indexOf(hash, 3);
    return fault(digits, '[%h and 4 to 16 of the digits 0 to 9 and a to f ]');
  }
  const beside = raw.replace(whole, '').trim();
  if (beside.includes('[%h')) return fault(at, 'one hash');
  const words = unescapeText(beside, start);
  if (!words.ok) return words;
  return ok([
    ...(beside === '' ? [] : [{ kind: 'text' as const, text: words.value }]),
    { kind: 'hash', hash },
  ]);
}

/** The canonical text of a note, braces and all. */
export function formatNote(note: GameNote): string {
  switch (note.kind) {
    case 'position': return `{${formatPosition(note.position)}}`;
    case 'hash': return `{[%h ${note.hash}]}`;
    case 'text': return `{${escapeWords(note.text)}}`;
  }
}

/** Words that look like a position or a hash are told apart by an escape. */
function escapeWords(text: string): string {
  return escapeText(text, '}')
    .replace(POSITION, (found) => found.replace('T', escaped('T')))
    .replaceAll('[%h', `${escaped('[')}%h`);
}
