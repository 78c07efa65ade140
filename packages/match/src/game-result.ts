/** What stands behind the `=` of a line: `= 1@FL ok`, `= 0@ foul:SCRATCH 1-0`. */
import { type Result, type Vec2, ok } from '@tenball/base';
import { OBJECT_BALLS, type ObjectBall, POCKETS } from '@tenball/equipment';
import {
  DECISION_KINDS, FOUL_CODES, type Inning, type Ruling, SEATS, type ShotLog,
} from '@tenball/rules';
import type { SpottedBall, WrittenResult } from './game.ts';
import {
  type Fault, type Word, fault, formatDecimal, readDecimal, readWhole,
} from './game-text.ts';
import type { Entry } from './scoresheet.ts';

/** A result in which nothing happened but that the inning ended. */
export const NO_RESULT: WrittenResult = {
  pocketed: [], offTable: [], cueBall: 'onTable', spotted: [], restored: [], fouls: [],
  inning: 'ends', rackWinner: undefined, matchWinner: undefined, decides: undefined,
  consecutiveFouls: undefined,
};

const INNING_WORDS: Readonly<Record<Inning, string>> = {
  'continues': 'ok', 'ends': 'ends', 'replay': 'replay', 'rackReplayed': 'rack-again',
  'suspended': 'suspended', 'n/a': 'none',
};
const INNINGS = Object.entries(INNING_WORDS) as readonly (readonly [Inning, string])[];

/** The result that `entry` has on the scoresheet; undefined for what has no ruling. */
export function resultOf(entry: Entry): WrittenResult | undefined {
  if (!('ruling' in entry)) return undefined;
  const { ruling } = entry;
  const { pendingDecision, consecutiveFouls } = ruling.next;
  return {
    ...NO_RESULT,
    ...(entry.kind === 'shot' ? seenIn(entry.log) : {}),
    spotted: ruling.spotted.map((ball) => (
      { ball, at: entry.kind === 'shot' ? entry.rest[ball] : undefined }
    )),
    restored: ruling.restored,
    fouls: ruling.fouls.map(({ code }) => code),
    inning: ruling.inning,
    rackWinner: ruling.rackWinner,
    matchWinner: ruling.matchWinner,
    decides: pendingDecision && { seat: pendingDecision.decider, what: pendingDecision.kind },
    consecutiveFouls: ruling.fouls.length > 0 ? consecutiveFouls : undefined,
  };
}

/** Whether a command's outcome says more than the command itself. */
export function isTelling(ruling: Ruling): boolean {
  const { fouls, spotted, restored, rackWinner, matchWinner, inning, next } = ruling;
  return fouls.length + spotted.length + restored.length > 0
    || rackWinner !== undefined || matchWinner !== undefined
    || next.pendingDecision !== undefined || inning === 'replay' || inning === 'rackReplayed';
}

function seenIn(
  { pocketed, offTable, cueBall }: ShotLog,
): Pick<WrittenResult, 'pocketed' | 'offTable' | 'cueBall'> {
  return { pocketed, offTable, cueBall };
}

/** The canonical text of a result, without the `=`. */
export function formatResult(result: WrittenResult): string {
  const {
    pocketed, offTable, cueBall, spotted, restored, fouls, inning, rackWinner, matchWinner,
    decides, consecutiveFouls,
  } = result;
  const bare = inning !== 'ends' || !isEnd(result);
  return [
    ...pocketed.map(({ ball, pocket }) => `${ball}@${pocket}`),
    ...(cueBall === 'pocketed' ? ['0@'] : []),
    ...offTable.map((ball) => `${ball}^`),
    ...(cueBall === 'offTable' ? ['0^'] : []),
    ...(spotted.length === 0 ? [] : [`spot:${spotted.map(formatSpotted).join('/')}`]),
    ...(restored.length === 0 ? [] : [`back:${restored.join('/')}`]),
    ...(fouls.length === 0 ? [] : [`foul:${fouls.join('+')}`]),
    ...(bare ? [INNING_WORDS[inning]] : []),
    ...(rackWinner === undefined ? [] : [`rack:${rackWinner}`]),
    ...(matchWinner === undefined ? [] : [`match:${matchWinner}`]),
    ...(decides === undefined ? [] : [`${decides.seat}?${decides.what}`]),
    ...(consecutiveFouls === undefined ? [] : [`${consecutiveFouls.A}-${consecutiveFouls.B}`]),
  ].join(' ');
}

/** What says by itself that the inning has ended. */
function isEnd({ fouls, rackWinner, matchWinner, decides }: WrittenResult): boolean {
  return fouls.length > 0 || rackWinner !== undefined || matchWinner !== undefined
    || decides !== undefined;
}

function formatSpotted({ ball, at }: SpottedBall): string {
  return at === undefined ? String(ball) : `${ball}@${formatPlace(at)}`;
}

/** A place on the cloth, millimetres: `120.5,-300`. */
export function formatPlace({ x, y }: Vec2): string {
  return `${formatDecimal(Math.round(x * 1e9), 6)},${formatDecimal(Math.round(y * 1e9), 6)}`;
}

/** A place on the cloth within ten metres of the centre. */
export function readPlace(text: string): Vec2 | undefined {
  const [first = '', second = '', extra] = text.split(',');
  const x = readDecimal(first, 6);
  const y = readDecimal(second, 6);
  if (x === undefined || y === undefined || extra !== undefined) return undefined;
  if (Math.abs(x) > 1e10 || Math.abs(y) > 1e10) return undefined;
  return { x: x / 1e9, y: y / 1e9 };
}

type Part = Partial<WrittenResult>;
type PartReader = (found: readonly (string | undefined)[]) => Part | undefined;

const OBJECT = '(10|[1-9])';

/** Every kind of part: its pattern, what it says, what was expected where that cannot be. */
const PARTS: readonly (readonly [RegExp, string, PartReader])[] = [
  [pattern(`${OBJECT}@(\\w*)`), 'a pocket: HL HR SL SR FL or FR', ([, ball, name]) => {
    const pocket = POCKETS.find((one) => one === name);
    return pocket && { pocketed: [{ ball: object(ball), pocket }] };
  }],
  [/^0@$/, '', () => ({ cueBall: 'pocketed' })],
  [pattern(`${OBJECT}\\^`), '', ([, ball]) => ({ offTable: [object(ball)] })],
  [/^0\^$/, '', () => ({ cueBall: 'offTable' })],
  [/^spot:(.*)$/, 'spotted balls: spot:10, or spot:8@577.85,0/10@635,0', ([, list = '']) => {
    const spotted = list.split('/').map(readSpotted);
    return allRead(spotted) ? { spotted } : undefined;
  }],
  [/^back:(.*)$/, 'balls put back, such as back:3/5', ([, list = '']) => {
    const restored = list.split('/').map(objectNamed);
    return allRead(restored) ? { restored } : undefined;
  }],
  [/^foul:(.*)$/, `fouls joined by "+": ${FOUL_CODES.join(', ')}`, ([, list = '']) => {
    const fouls = list.split('+').map((code) => FOUL_CODES.find((known) => known === code));
    return allRead(fouls) ? { fouls } : undefined;
  }],
  [/^rack:([AB])$/, '', ([, seat]) => ({ rackWinner: SEATS.find((one) => one === seat) })],
  [/^match:([AB])$/, '', ([, seat]) => ({ matchWinner: SEATS.find((one) => one === seat) })],
  [/^([AB])\?(.*)$/, `what is decided, one of ${DECISION_KINDS.join(', ')}`, ([, who, kind]) => {
    const seat = SEATS.find((one) => one === who);
    const what = DECISION_KINDS.find((one) => one === kind);
    return seat && what && { decides: { seat, what } };
  }],
  [/^(\d{1,3})-(\d{1,3})$/, 'consecutive fouls, such as 1-0', ([, a = '', b = '']) => {
    const A = readWhole(a, 0, 999);
    const B = readWhole(b, 0, 999);
    return A === undefined || B === undefined ? undefined : { consecutiveFouls: { A, B } };
  }],
];

const EXPECTED = 'what came of it: 1@FL, 0@, 8^, spot:10, back:3, foul:NO_RAIL, '
  + `${INNINGS.map(([, said]) => said).join(', ')}, rack:A, match:A, A?afterPushOut or 1-0`;

/** The result that `words` say; they end at column `end`. */
export function readResult(words: readonly Word[], end: number): Result<WrittenResult, Fault> {
  let result: Part = {};
  for (const { text, at } of words) {
    const part = partOf(text);
    if (typeof part === 'string') return fault(at, part);
    const { pocketed = [], offTable = [] } = result;
    const again = Object.keys(part).find((name) => Object.hasOwn(result, name));
    if (part.pocketed !== undefined) {
      result = { ...result, pocketed: [...pocketed, ...part.pocketed] };
    } else if (part.offTable !== undefined) {
      result = { ...result, offTable: [...offTable, ...part.offTable] };
    } else if (again !== undefined) return fault(at, 'each thing once', `${text} stands twice`);
    else result = { ...result, ...part };
  }
  const read = { ...NO_RESULT, ...result };
  if (result.inning === undefined && !isEnd(read)) {
    return fault(end, `how the turn went on: ${INNINGS.map(([, said]) => said).join(', ')}`);
  }
  return ok(read);
}

/** What a word says, or what was expected in its place. */
function partOf(text: string): Part | string {
  const inning = INNINGS.find(([, said]) => said === text)?.[0];
  if (inning !== undefined) return { inning };
  for (const [shape, expected, read] of PARTS) {
    const found = shape.exec(text) ?? undefined;
    if (found !== undefined) return read(found) ?? expected;
  }
  return EXPECTED;
}

function readSpotted(text: string): SpottedBall | undefined {
  const [number, place, extra] = text.split('@');
  const ball = objectNamed(number);
  const at = place === undefined ? undefined : readPlace(place);
  if (ball === undefined || extra !== undefined) return undefined;
  return place !== undefined && at === undefined ? undefined : { ball, at };
}

function objectNamed(text: string | undefined): ObjectBall | undefined {
  return OBJECT_BALLS.find((ball) => String(ball) === text);
}

function allRead<T>(list: readonly (T | undefined)[]): list is readonly T[] {
  return list.every((one) => one !== undefined);
}

function pattern(source: string): RegExp {
  return new RegExp(`^${source}$`);
}

/** The patterns let only object balls through. */
function object(text: string | undefined): ObjectBall {
  return Number(text) as ObjectBall;
}
