/** Commands in a game file, from who speaks to before the `=`. */
import { type Result, ok, unreachable } from '@tenball/base';
import { TABLES, type TableId, formatLayout, parseLayout } from '@tenball/equipment';
import {
  type Call, DECISIONS, type Decision, LAG_FAULTS, type Lag, type LagBall, type Official,
  type ShotLog, formatShotLog, parseShotLog,
} from '@tenball/rules';
import type { CommandOf } from './command.ts';
import type { GameCommand } from './game.ts';
import { EVENT_WORDS, formatEvent, readEvent } from './game-event.ts';
import { formatOrder, readOrder } from './game-order.ts';
import { formatPlace, readPlace } from './game-result.ts';
import { EXPECTED_CALL, formatCall, formatStroke, readCall, readStroke } from './game-stroke.ts';
import {
  type Fault, type Word, fault, problemIn, readNumber, readWhole,
} from './game-text.ts';

/** Where strokes come from, and on which table. */
export interface Setting {
  readonly source: 'sim' | 'table';
  readonly table: TableId;
}

/** The words of one command: those behind who speaks and before the `=`. */
export interface CommandWords {
  readonly line: string;
  readonly words: readonly Word[];
  /** Column just past the last of them. */
  readonly end: number;
  readonly speaker: Official;
}

const END = '"=", a mark, a note or the end of the line';
const DECISION_WORDS: Readonly<Record<Decision, string>> = {
  accept: 'accept', passBack: 'pass', reRackAndBreak: 're-rack',
  reRackOpponentBreaks: 're-rack-other', breakMyself: 'breaks', opponentBreaks: 'lets-break',
};
const BETWEEN = 'between';
const OTHER_WORDS = [
  'bih', BETWEEN, 'concedes', 'lag', 'undo', 'correction', ...Object.values(DECISION_WORDS),
];
const EXPECTED_WORD = 'the number of a stroke before the player, or one of '
  + [...OTHER_WORDS, 'warned', ...EVENT_WORDS].join(', ');

/** The canonical text of a command, without who gave it. `number` is a stroke's. */
export function formatCommand(
  command: GameCommand, speaker: Official, number: number | undefined,
): string {
  switch (command.kind) {
    case 'shoot': return `${formatCall(command.call, number)} ${formatStroke(command.stroke)}`;
    case 'report': return formatReport(command, number);
    case 'place': return `bih ${formatPlace(command.at)}`;
    case 'choose': return DECISION_WORDS[command.decision];
    case 'concede': return `concedes ${command.what}`;
    case 'event': return formatEvent(command.event, speaker);
    case 'lag': return formatLag(command.lag);
    case 'undo': return `${command.why}${command.to === undefined ? '' : ` to ${command.to}`}`;
    default: return unreachable(command);
  }
}

function formatReport(
  { call, log, rest }: CommandOf<'report'>, number: number | undefined,
): string {
  const seen = formatShotLog(log).replace(/^- ?/, '');
  const between = call.kind === 'none' ? [BETWEEN] : [BETWEEN, formatCall(call, undefined)];
  return [
    ...(log.shotTaken ? [formatCall(call, number)] : between),
    ...(seen === '' ? [] : [seen]),
    ...(rest === undefined ? [] : [`lies:${formatLayout(rest)}`]),
    ...(log.events === undefined ? [] : [`: ${formatOrder(log.events)}`.trimEnd()]),
  ].join(' ');
}

function formatLag({ balls, indistinguishable, lateStrikeBy }: Lag): string {
  return [
    'lag',
    formatLagBall('A', balls.A),
    formatLagBall('B', balls.B),
    ...(indistinguishable ? ['inseparable'] : []),
    ...(lateStrikeBy === undefined ? [] : [`late:${lateStrikeBy}`]),
  ].join(' ');
}

function formatLagBall(name: string, { distanceToHeadRailMm, faults }: LagBall): string {
  return [name, distanceToHeadRailMm, ...(faults.length > 0 ? [faults.join('+')] : [])].join(':');
}

/** The command of words that have no number before them. */
export function readAct(said: CommandWords, setting: Setting): Result<GameCommand, Fault> {
  const { words, end, speaker } = said;
  const [first] = words;
  if (first === undefined) return fault(end, EXPECTED_WORD);
  const rest = { ...said, words: words.slice(1) };
  const decision = DECISIONS.find((one) => DECISION_WORDS[one] === first.text);
  if (decision !== undefined) return alone(rest, { kind: 'choose', decision });
  switch (first.text) {
    case 'bih': return readBallInHand(rest);
    case BETWEEN: return setting.source === 'table'
      ? readBetween(rest, setting.table) : fault(first.at, 'no report where strokes are simulated');
    case 'concedes': return readConcession(rest);
    case 'lag': return readLag(rest);
    case 'undo':
    case 'correction': return readUndo(rest, first.text);
    default:
  }
  if (!EVENT_WORDS.includes(first.text)) return fault(first.at, EXPECTED_WORD);
  const event = readEvent(words, speaker, end);
  return event.ok ? ok({ kind: 'event', event: event.value }) : event;
}

/** The stroke of words that have a number before them. */
export function readNumbered(
  said: CommandWords, { source, table }: Setting,
): Result<CommandOf<'shoot'> | CommandOf<'report'>, Fault> {
  const { words, end } = said;
  const [first, ...rest] = words;
  const call = first && readCall(first.text);
  if (call === undefined) return fault(first?.at ?? end, EXPECTED_CALL);
  if (source === 'table') return readReport({ ...said, words: rest }, call, table);
  const stroke = readStroke(rest, end);
  return stroke.ok ? ok({ kind: 'shoot', call, stroke: stroke.value }) : stroke;
}

function alone(
  { words: [extra] }: CommandWords, command: GameCommand,
): Result<GameCommand, Fault> {
  return extra === undefined ? ok(command) : fault(extra.at, END);
}

const EXPECTED_PLACE = 'a place in millimetres with at most 6 decimals, such as 120.5,-300';

/** The cue ball in hand and where it is put: the first of the words. */
export function readBallInHand(
  { words: [word, extra], end }: CommandWords,
): Result<CommandOf<'place'>, Fault> {
  const at = word && readPlace(word.text);
  if (at === undefined) {
    return fault(word?.at ?? end, EXPECTED_PLACE);
  }
  return extra === undefined ? ok({ kind: 'place', at }) : fault(extra.at, END);
}

function readConcession(said: CommandWords): Result<GameCommand, Fault> {
  const [what] = said.words;
  if (what?.text !== 'rack' && what?.text !== 'match') {
    return fault(what?.at ?? said.end, 'rack or match');
  }
  return alone({ ...said, words: said.words.slice(1) }, { kind: 'concede', what: what.text });
}

function readUndo(said: CommandWords, why: 'undo' | 'correction'): Result<GameCommand, Fault> {
  const [word, number] = said.words;
  if (word === undefined) return ok({ kind: 'undo', to: undefined, why });
  if (word.text !== 'to') return fault(word.at, `"to" and a number of entries, or ${END}`);
  const to = number && readWhole(number.text, 0, MOST_ENTRIES);
  if (to === undefined) return fault(number?.at ?? said.end, 'how many entries are left');
  return alone({ ...said, words: said.words.slice(2) }, { kind: 'undo', to, why });
}

const MOST_ENTRIES = 999_999;
/** No table is as long, millimetres. */
const LONGEST_LAG = 100_000;

function readLag(said: CommandWords): Result<GameCommand, Fault> {
  const [a, b, ...rest] = said.words;
  const A = readLagBall('A', a?.text);
  if (A === undefined) return fault(a?.at ?? said.end, expectedLag('A'));
  const B = readLagBall('B', b?.text);
  if (B === undefined) return fault(b?.at ?? said.end, expectedLag('B'));
  const indistinguishable = rest[0]?.text === 'inseparable';
  const [late, ...extra] = indistinguishable ? rest.slice(1) : rest;
  const by = late?.text === 'late:A' ? 'A' : late?.text === 'late:B' ? 'B' : undefined;
  if (late !== undefined && by === undefined) return fault(late.at, `late:A, late:B or ${END}`);
  const lateStrike = by === undefined ? {} : { lateStrikeBy: by } as const;
  const lag: Lag = { balls: { A, B }, indistinguishable, ...lateStrike };
  return alone({ ...said, words: extra }, { kind: 'lag', lag });
}

function readLagBall(name: string, text: string | undefined): LagBall | undefined {
  const [seat, number = '', list, extra] = (text ?? '').split(':');
  const distanceToHeadRailMm = readNumber(number);
  const named = list === undefined ? [] : list.split('+').map((word) => (
    LAG_FAULTS.find((known) => known === word)
  ));
  const faults = named.filter((found) => found !== undefined);
  const fits = seat === name && faults.length === named.length && extra === undefined;
  if (!fits || distanceToHeadRailMm === undefined) return undefined;
  if (Math.abs(distanceToHeadRailMm) > LONGEST_LAG) return undefined;
  return { distanceToHeadRailMm, faults };
}

function expectedLag(name: string): string {
  return `${name}, millimetres to the head rail and faults: ${name}:120, `
    + `${name}:300:${LAG_FAULTS.join('+')}`;
}

function readBetween(said: CommandWords, table: TableId): Result<GameCommand, Fault> {
  const [first] = said.words;
  const call = first && readCall(first.text);
  const words = call === undefined ? said.words : said.words.slice(1);
  const read = readReport({ ...said, words }, call ?? { kind: 'none' }, table);
  if (!read.ok) return read;
  const { log, ...rest } = read.value;
  return ok({ ...rest, log: { ...log, shotTaken: false } });
}

const LIES = 'lies:';

/** What was seen, where the balls lie, and behind a colon the order of events. */
function readReport(
  said: CommandWords, call: Call, table: TableId,
): Result<CommandOf<'report'>, Fault> {
  const { words, line } = said;
  const colon = words.findIndex(({ text }) => text === ':');
  const before = colon < 0 ? words : words.slice(0, colon);
  const last = before.at(-1);
  const lies = last?.text.startsWith(LIES) === true ? last : undefined;
  const log = readLog(line, lies === undefined ? before : before.slice(0, -1));
  if (!log.ok) return log;
  const rest = lies === undefined ? ok(undefined) : readLies(line, lies, table);
  if (!rest.ok) return rest;
  const order = colon < 0 ? ok(undefined) : readOrder(words.slice(colon + 1));
  if (!order.ok) return order;
  const events = order.value === undefined ? {} : { events: order.value };
  const snapshot = rest.value === undefined ? {} : { rest: rest.value };
  return ok({ kind: 'report', call, log: { ...log.value, ...events }, ...snapshot });
}

function readLog(line: string, words: readonly Word[]): Result<ShotLog, Fault> {
  const [first] = words;
  const last = words.at(-1);
  const strange = words.find(({ kind, text }) => kind !== 'word' || text === '-');
  if (strange !== undefined) {
    return fault(strange.at, 'what was seen, such as >1, 2|, 1@FL, 8^ or a flag');
  }
  const start = first?.at ?? 0;
  const read = parseShotLog(line.slice(start, last === undefined ? 0 : last.at + last.text.length));
  if (read.ok) return read;
  const { at, expected, message } = read.error;
  return fault(start + at, expected, problemIn(message));
}

function readLies(
  line: string, { at, text }: Word, table: TableId,
): Result<NonNullable<CommandOf<'report'>['rest']>, Fault> {
  const end = at + text.length;
  const read = parseLayout(line.slice(0, end), at + LIES.length, TABLES[table]);
  if (!read.ok) return fault(read.error.at, read.error.expected);
  return read.value.end === end ? ok(read.value.layout) : fault(read.value.end, '"/" and a ball');
}
