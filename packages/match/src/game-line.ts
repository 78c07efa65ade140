/** A line of play in a game file: `2. A 1>FL v2100 p33.1 e3.5 t-0.2,0.35 = 1@FL ok {…}`. */
import { type Result, ok } from '@tenball/base';
import { type Official, SEATS } from '@tenball/rules';
import { type CommandItem, type GameItem, type GameNote, MARKS, type Mark } from './game.ts';
import {
  type Setting, formatCommand, readAct, readBallInHand, readNumbered,
} from './game-command.ts';
import { formatOfficial, readOfficial } from './game-event.ts';
import { formatNote, readNote } from './game-note.ts';
import { formatResult, readResult } from './game-result.ts';
import { type Fault, type Word, fault, readWhole, wordsOf } from './game-text.ts';

const EXPECTED_LINE = 'a rack (R1), a stroke (1. A …), or a player and what he does (A pass)';
const MOST_STROKES = 99_999;
const MOST_RACKS = 99_999;
/** How the cue ball in hand is placed before a stroke, on the stroke's line. */
const IN_HAND = 'bih';

/** The items of a line that is not blank: one, or a placement and the stroke after it. */
export function readLine(line: string, setting: Setting): Result<readonly GameItem[], Fault> {
  const parts = readParts(line);
  if (!parts.ok) return parts;
  const { words, notes } = parts.value;
  const [first] = words;
  if (first === undefined) return ok([{ kind: 'notes', notes }]);
  if (first.kind === 'word' && /^R\d+$/.test(first.text)) return readRack(parts.value, first);
  const [numbered, ...rest] = words;
  const found = /^(\d+)\.$/.exec(numbered?.text ?? '')?.[1];
  if (found === undefined) return readUnnumbered(line, parts.value, setting);
  const number = readWhole(found, 1, MOST_STROKES);
  if (number === undefined) return fault(first.at, `a number from 1 to ${MOST_STROKES}`);
  return readStrokeLine(line, { ...parts.value, words: rest }, number, setting);
}

interface Parts {
  readonly words: readonly Word[];
  readonly notes: readonly GameNote[];
  /** Column just past the last word, or where the notes begin. */
  readonly end: number;
}

function readParts(line: string): Result<Parts, Fault> {
  const read = wordsOf(line);
  if (!read.ok) return read;
  const words = read.value.filter(({ kind }) => kind !== 'note');
  const braces = read.value.filter(({ kind }) => kind === 'note');
  const late = words.find(({ at }) => at > (braces[0]?.at ?? line.length));
  if (late !== undefined) return fault(late.at, 'a note in braces or the end of the line');
  const notes: GameNote[] = [];
  for (const brace of braces) {
    const note = readNote(brace);
    if (!note.ok) return note;
    notes.push(...note.value);
  }
  return ok({ words, notes, end: endOf(words) });
}

function endOf(words: readonly Word[]): number {
  const last = words.at(-1);
  if (last === undefined) return 0;
  return last.at + last.text.length + (last.kind === 'quoted' ? 2 : 0);
}

function readRack(
  { words, notes, end }: Parts, first: Word,
): Result<readonly GameItem[], Fault> {
  const number = readWhole(first.text.slice(1), 1, MOST_RACKS);
  if (number === undefined) return fault(first.at + 1, `a number from 1 to ${MOST_RACKS}`);
  const [, second, third, extra] = words;
  const [, a = '', b = ''] = /^(\d+)-(\d+)$/.exec(second?.text ?? '') ?? [];
  const A = readWhole(a, 0, MOST_RACKS);
  const B = readWhole(b, 0, MOST_RACKS);
  if (A !== undefined && B !== undefined) {
    if (third !== undefined) return fault(third.at, 'a note in braces or the end of the line');
    return ok([{ kind: 'score', number, score: { A, B }, notes }]);
  }
  const breaker = SEATS.find((seat) => seat === second?.text);
  if (breaker === undefined) {
    return fault(second?.at ?? end, 'who breaks, such as A breaks, or the score after it: 1-0');
  }
  if (third?.text !== 'breaks') return fault(third?.at ?? end, 'breaks');
  if (extra !== undefined) return fault(extra.at, 'a note in braces or the end of the line');
  return ok([{ kind: 'rack', number, breaker, notes }]);
}

/** A line with its result and its mark taken off. */
interface Front extends Parts {
  readonly speaker: Official;
  readonly result: CommandItem['result'];
  readonly mark: Mark | undefined;
}

function readFront(parts: Parts): Result<Front, Fault> {
  const last = parts.words.at(-1);
  const mark = MARKS.find((known) => known === last?.text);
  const bare = mark === undefined ? parts.words : parts.words.slice(0, -1);
  const equals = bare.findIndex(({ text, kind }) => text === '=' && kind === 'word');
  const front = equals < 0 ? bare : bare.slice(0, equals);
  const result = equals < 0 ? ok(undefined) : readResult(bare.slice(equals + 1), endOf(bare));
  const [who, ...words] = front;
  const speaker = who && readOfficial(who.text);
  if (speaker === undefined) return fault(who?.at ?? endOf(bare), EXPECTED_LINE);
  if (!result.ok) return result;
  return ok({ ...parts, words, end: endOf(front), speaker, result: result.value, mark });
}

/** Faults are told from left to right: those before the `=` come first. */
function readStrokeLine(
  line: string, parts: Parts, number: number, setting: Setting,
): Result<readonly GameItem[], Fault> {
  const front = readFront(parts);
  if (!front.ok) return front;
  const { words, end, speaker, result, mark, notes } = front.value;
  const inHand = words[0]?.text === IN_HAND;
  const placed = inHand
    ? readBallInHand({ line, words: words.slice(1, 2), end, speaker }) : ok(undefined);
  if (!placed.ok) return placed;
  const rest = inHand ? words.slice(2) : words;
  const stroke = readNumbered({ line, words: rest, end, speaker }, setting);
  if (!stroke.ok) return stroke;
  const item: CommandItem = {
    kind: 'command', seat: speaker, command: stroke.value, number, result, mark, notes,
  };
  return ok(placed.value === undefined ? [item] : [
    {
      kind: 'command', seat: speaker, command: placed.value, number: undefined,
      result: undefined, mark: undefined, notes: [],
    },
    item,
  ]);
}

function readUnnumbered(
  line: string, parts: Parts, setting: Setting,
): Result<readonly GameItem[], Fault> {
  const front = readFront(parts);
  if (!front.ok) return front;
  const { words, end, speaker, result, mark, notes } = front.value;
  if (words[0]?.text === 'warned' && speaker !== 'referee') {
    const extra = parts.words[2];
    if (extra !== undefined) return fault(extra.at, 'a note in braces or the end of the line');
    return ok([{ kind: 'warning', seat: speaker, notes }]);
  }
  const command = readAct({ line, words, end, speaker }, setting);
  if (!command.ok) return command;
  const { kind } = command.value;
  const equals = parts.words.find(({ text }) => text === '=');
  if (equals !== undefined && (kind === 'place' || kind === 'undo')) {
    return fault(equals.at, 'a mark, a note or the end of the line', 'there is no ruling on this');
  }
  return ok([{
    kind: 'command', seat: speaker, command: command.value, number: undefined, result, mark, notes,
  }]);
}

/** The canonical line of an item. `placed` is a placement that stands on the stroke's line. */
export function formatItem(item: GameItem, placed?: CommandItem): string {
  return [...wordsIn(item, placed), ...item.notes.map(formatNote)].join(' ');
}

function wordsIn(item: GameItem, placed: CommandItem | undefined): readonly string[] {
  switch (item.kind) {
    case 'notes': return [];
    case 'rack': return [`R${item.number}`, item.breaker, 'breaks'];
    case 'score': return [`R${item.number}`, `${item.score.A}-${item.score.B}`];
    case 'warning': return [item.seat, 'warned'];
    case 'command': {
      const { seat, command, number, result, mark } = item;
      return [
        ...(number === undefined ? [] : [`${number}.`]),
        formatOfficial(seat),
        ...(placed === undefined ? [] : [formatCommand(placed.command, placed.seat, undefined)]),
        formatCommand(command, seat, number),
        ...(result === undefined ? [] : ['=', formatResult(result)]),
        ...(mark === undefined ? [] : [mark]),
      ];
    }
  }
}
