/** The lines of a log of `bench/strength.ts`: every figure of a report follows from them alone. */
import { readFileSync } from 'node:fs';
import type { FoulCode, Inning, Seat } from '@tenball/rules';
import type { LogLine } from '../play/log.ts';
import { LOG_PARTS, type LogPart, type Part, type Setting } from './setting.ts';

/** Speed, heading, elevation, right, up: as in a `Stroke`. */
export type StrokeRow = readonly [number, number, number, number, number];

/** What came of a stroke. */
export interface ShotFacts {
  /** Ball and pocket as `10-FL`, else the kind of call. */
  readonly call: string;
  /** A pot of the ball on straight into the pocket, or anything else; `none`: no pot was called. */
  readonly way: 'direct' | 'indirect' | 'none';
  readonly intended: StrokeRow;
  readonly played: StrokeRow;
  /** Hash of the physical end. */
  readonly hash: string;
  readonly fouls: readonly FoulCode[];
  /** Object balls that stay down. */
  readonly down: readonly number[];
  /** The called ball went where it was called, without a foul. */
  readonly made: boolean;
  readonly inning: Inning;
  readonly winner: Seat | 'none';
  /** The layout afterwards, spotted balls put back. */
  readonly rest: string;
  /** As it lies afterwards: best closed-form chance of a direct pot, and visible share. */
  readonly leave: number;
  readonly leaveSeen: number;
}

/** One act of a player: a stroke, a placing, an answer. */
export interface ActLine {
  readonly kind: 'act';
  readonly part: Part;
  readonly unit: number;
  readonly seat: Seat;
  readonly family: string;
  readonly simulations: number;
  /** How long the player thought, milliseconds. */
  readonly ms: number;
  /** What he believed: chance to make the called ball, chance to win the rack. */
  readonly p: number;
  readonly value: number;
  readonly layout: string;
  /** Object balls on the table. */
  readonly left: number;
  /** The ball on before the act: best closed-form chance of a direct pot, and visible share. */
  readonly direct: number;
  readonly seen: number;
  readonly shot: ShotFacts | 'none';
}

/** A cell of the pocketing grid: metres and degrees. */
export interface Cell {
  readonly cueWay: number;
  readonly objectWay: number;
  readonly cutDegrees: number;
  readonly pocket: 'corner' | 'side';
  readonly place: 'mid-table' | 'near-rail';
}

/**
 * What becomes of a grid's object ball: it drops; the cue ball comes back and drives it away; it
 * stops on its way; it meets rubber and stays on the table; it is lost elsewhere; or no aim was
 * found.
 */
export const POT_FATES = ['drops', 'kiss', 'short', 'rubber', 'elsewhere', 'unsolved'] as const;
export type PotFate = (typeof POT_FATES)[number];

/** One execution of a cell of the pocketing grid. */
export interface PotLine {
  readonly kind: 'pot';
  readonly part: 'grid' | 'grid-again';
  readonly unit: number;
  readonly cell: Cell;
  readonly layout: string;
  readonly target: string;
  /** Speed of the cue ball over the least that the pot needs. */
  readonly pace: number;
  readonly intended: StrokeRow | 'unsolved';
  /** Closed-form chance under the arm. */
  readonly predicted: number;
  /** What becomes of the ball without error. */
  readonly clean: PotFate;
  /** It drops under the arm's error. */
  readonly made: boolean;
}

/** Closes a unit. */
export interface EndLine {
  readonly kind: 'end';
  readonly part: LogPart;
  readonly unit: number;
  /** Who won the rack: the shooter himself, or not. `stalemate`: nobody. */
  readonly result: 'won' | 'lost' | 'stalemate' | 'done';
  readonly winner: Seat | 'none';
}

export type Line = ActLine | PotLine | EndLine;

/** A whole unit: what was done in it, and how it ended. */
export interface Unit {
  readonly part: LogPart;
  readonly unit: number;
  readonly acts: readonly ActLine[];
  readonly pots: readonly PotLine[];
  readonly end: EndLine;
}

/** The whole units among `lines`; the pieces of one that was cut are left out. */
export function unitsOf(lines: readonly Line[]): Unit[] {
  const units: Unit[] = [];
  let acts: ActLine[] = [];
  let pots: PotLine[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    if (line.kind === 'act') acts.push(line);
    if (line.kind === 'pot') pots.push(line);
    if (line.kind !== 'end') continue;
    const name = `${line.part} ${line.unit}`;
    if (seen.has(name)) throw new Error(`${name} stands twice in a log: two runs wrote to it`);
    seen.add(name);
    const isOwn = ({ part, unit }: Line): boolean => part === line.part && unit === line.unit;
    units.push({
      part: line.part, unit: line.unit, end: line,
      acts: acts.filter(isOwn), pots: pots.filter(isOwn),
    });
    acts = [];
    pots = [];
  }
  return units;
}

const FIELDS: Readonly<Record<Line['kind'], Readonly<Record<string, 'number' | 'string'>>>> = {
  act: {
    seat: 'string', family: 'string', simulations: 'number', ms: 'number', p: 'number',
    value: 'number', layout: 'string', left: 'number', direct: 'number', seen: 'number',
  },
  pot: {
    layout: 'string', target: 'string', pace: 'number', predicted: 'number', clean: 'string',
  },
  end: { result: 'string', winner: 'string' },
};

const SHOT_FIELDS = ['call', 'way', 'hash', 'inning', 'winner', 'rest'] as const;

/** `value` as a line, or an error that says at `where` what is wrong with it. */
export function decodeLine(value: unknown, where: string): Line {
  const line = record(value, where);
  const { kind, part, unit } = line;
  if (kind !== 'act' && kind !== 'pot' && kind !== 'end') {
    throw new Error(`${where}: expected a kind of act, pot or end`);
  }
  const isKnown = LOG_PARTS.some((known) => known === part);
  if (!isKnown) throw new Error(`${where}: expected a known part`);
  if (typeof unit !== 'number') throw new Error(`${where}: expected a unit's number`);
  for (const [name, type] of Object.entries(FIELDS[kind])) {
    if (typeof line[name] !== type) throw new Error(`${where}: expected a ${type} '${name}'`);
  }
  if (kind === 'act' && line['shot'] !== 'none') checkShot(record(line['shot'], where), where);
  if (kind === 'pot') record(line['cell'], where);
  return value as Line;
}

function checkShot(shot: Readonly<Record<string, unknown>>, where: string): void {
  for (const name of SHOT_FIELDS) {
    if (typeof shot[name] !== 'string') throw new Error(`${where}: expected a string '${name}'`);
  }
  if (!Array.isArray(shot['fouls']) || !Array.isArray(shot['down'])) {
    throw new Error(`${where}: expected lists 'fouls' and 'down'`);
  }
}

function record(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  throw new Error(`${where}: expected a JSON object`);
}

/** A log as it was read: its setting and its whole units. */
export interface ReadLog {
  readonly setting: Setting;
  readonly units: readonly Unit[];
}

/** Reads the log at `path` and changes nothing. A last line without its end is left out. */
export function readLog(path: string): ReadLog {
  const texts = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  const values = texts.map((text, index) => parsed(text, `${path}:${index + 1}`));
  const [first, ...rest] = values;
  if (!isSetting(first)) throw new Error(`${path}:1: not a log of bench/strength.ts`);
  const lines = rest.map((value, index) => decodeLine(value, `${path}:${index + 2}`));
  return { setting: { ...UNSTAMPED, ...first }, units: unitsOf(lines) };
}

/** Logs of earlier days do not say who played. */
const UNSTAMPED = { planner: 'unknown' } as const;

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error(`${where}: not JSON`);
  }
}

function isSetting(value: unknown): value is Setting {
  const setting = value as (LogLine & { readonly version?: unknown }) | undefined | null;
  return setting?.kind === 'strength' && setting.version === 1;
}
