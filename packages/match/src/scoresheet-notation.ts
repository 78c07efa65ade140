/**
 * TBG1, the text of a game: `docs/notation.md` is its grammar.
 *
 * Header tags, then a line for everything that was asked and for what followed by itself. People
 * may write more freely than the canonical form; nothing that cannot be read is passed over.
 */
import { type Result, assert, err, ok } from '@tenball/base';
import { type CommandItem, type Game, type GameItem, isStroke } from './game.ts';
import { MARK, REQUIRED_TAGS, headerLines, readHeader } from './game-header.ts';
import { formatItem, readLine } from './game-line.ts';
import { type Tags, tagFault } from './game-rules.ts';
import { type Tag, type TagName, tagsOf } from './game-tags.ts';
import { type Fault, type GameTextError, gameTextError } from './game-text.ts';

/** The longest text, characters; a match to 100 has less than a tenth of it. */
export const MOST_CHARACTERS = 8_000_000;
const LONGEST_LINE = 8000;
const MOST_ITEMS = 50_000;

/** Where the parts of a game stand in its text: lines from 1. */
export interface GamePlaces {
  readonly tags: Readonly<Partial<Record<TagName, number>>>;
  /** The line of each item; a placement may share that of its stroke. */
  readonly items: readonly number[];
}

/** A game and where its parts stand. */
export interface GameText {
  readonly game: Game;
  readonly places: GamePlaces;
}

/** Reads a game file. The first thing that cannot be read is the error. */
export function parseGame(text: string): Result<Game, GameTextError> {
  const read = parseGameText(text);
  return read.ok ? ok(read.value.game) : read;
}

/** The same, and where everything stands: for messages about a game that reads well. */
export function parseGameText(text: string): Result<GameText, GameTextError> {
  if (text.length > MOST_CHARACTERS) {
    const fault = { at: 0, expected: `at most ${MOST_CHARACTERS} characters` };
    const problem = `the text has ${text.length} characters`;
    return err(gameTextError('', 0, 0, { ...fault, problem }));
  }
  const lines = splitLines(text);
  const long = lines.findIndex((line) => line.length > LONGEST_LINE);
  if (long >= 0) return failAt(lines, long, { at: LONGEST_LINE, expected: 'a shorter line' });
  const found = readTags(lines);
  if (!found.ok) return failAt(lines, found.error.line, found.error.fault);
  const { tags, next } = found.value;
  const header = readHeader(tags);
  if (!header.ok) return failAt(lines, header.error.tag.line, header.error);
  const items: GameItem[] = [];
  const places: number[] = [];
  for (let index = next; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '') continue;
    const read = readLine(line, header.value.setup);
    if (!read.ok) return failAt(lines, index, read.error);
    if (items.length >= MOST_ITEMS) {
      return failAt(lines, index, { at: 0, expected: `at most ${MOST_ITEMS} lines of play` });
    }
    items.push(...read.value);
    places.push(...read.value.map(() => index + 1));
  }
  const game = { ...header.value, items };
  return ok({ game, places: { tags: linesOf(tags), items: places } });
}

/** Line ends of every system; the mark of UTF-8 is no part of the text. */
function splitLines(text: string): readonly string[] {
  return text.replace(/^\ufeff/, '').split('\n')
    .map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
}

function failAt(
  lines: readonly string[], index: number, fault: Fault,
): Result<never, GameTextError> {
  const start = lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0);
  return err(gameTextError(lines[index] ?? '', index, start, fault));
}

interface LineFault {
  readonly line: number;
  readonly fault: Fault;
}

/** The tags, and the line behind the last of them. */
function readTags(
  lines: readonly string[],
): Result<{ readonly tags: Tags; readonly next: number }, LineFault> {
  const tags: Partial<Record<TagName, Tag>> = {};
  const failed = (line: number, fault: Fault) => err({ line, fault });
  let next = 0;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    if (line.trim() === '') continue;
    if (!line.trimStart().startsWith('[')) break;
    const read = tagsOf(line, next);
    if (!read.ok) return failed(next, read.error);
    for (const tag of read.value) {
      const problem = tagProblem(tags, tag);
      if (problem !== undefined) return failed(next, problem);
      tags[tag.name] = tag;
    }
  }
  const missing = REQUIRED_TAGS.find((name) => tags[name] === undefined);
  if (missing === undefined) return ok({ tags, next });
  const expected = missing === 'Game' ? `[Game "${MARK}"]` : `a tag [${missing} "…"] above`;
  return failed(Math.min(next, lines.length - 1), { at: 0, expected });
}

/** The mark stands first, and every tag once. */
function tagProblem(tags: Tags, tag: Tag): Fault | undefined {
  const name = tag.at - tag.name.length - 2;
  if (tag.name === 'Game' && tag.value !== MARK) {
    const read = tagFault(tag, 0, MARK);
    return read.ok ? undefined : read.error;
  }
  if (tag.name !== 'Game' && tags.Game === undefined) {
    return { at: Math.max(0, name), expected: `[Game "${MARK}"] first` };
  }
  if (tags[tag.name] === undefined) return undefined;
  return { at: Math.max(0, name), expected: 'each tag once', problem: `${tag.name} stands twice` };
}

function linesOf(tags: Tags): GamePlaces['tags'] {
  const lines: Partial<Record<TagName, number>> = {};
  for (const tag of Object.values(tags)) lines[tag.name] = tag.line + 1;
  return lines;
}

/** The canonical TBG1 of `game`. */
export function formatGame(game: Game): string {
  return layOut(game).lines.map((line) => `${line}\n`).join('');
}

/** Where the parts of `game` stand in its canonical text. */
export function placesOf(game: Game): GamePlaces {
  return layOut(game).places;
}

/** A blank line stands before the play and before every rack. */
function layOut(game: Game): { readonly lines: readonly string[]; readonly places: GamePlaces } {
  const lines = [...headerLines(game)];
  const tags: Partial<Record<TagName, number>> = {};
  lines.forEach((line, index) => {
    const name = /^\[([A-Za-z]+)/.exec(line)?.[1];
    tags[name as TagName] = index + 1;
  });
  const items: number[] = [];
  let placed: CommandItem | undefined;
  for (const [index, item] of game.items.entries()) {
    assert(item.kind !== 'notes' || item.notes.length > 0, 'an item without anything in it');
    if (index === 0 || item.kind === 'rack') lines.push('');
    if (isPlacementFor(item, game.items[index + 1])) {
      placed = item;
      items.push(lines.length + 1);
      continue;
    }
    lines.push(formatItem(item, placed));
    items.push(lines.length);
    placed = undefined;
  }
  return { lines, places: { tags, items } };
}

/** A placement with nothing more to say stands on the line of the stroke it is for. */
function isPlacementFor(item: GameItem, next: GameItem | undefined): item is CommandItem {
  return item.kind === 'command' && item.command.kind === 'place' && item.mark === undefined
    && item.notes.length === 0 && next?.kind === 'command' && next.seat === item.seat
    && isStroke(next.command);
}
