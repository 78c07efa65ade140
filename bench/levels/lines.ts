/** The lines of a log of levels: one to a unit, each with the stamp of who played it. */
import { type Level, type PersonalityName, isLevel, isPersonalityName } from '@tenball/ai';
import type { LogLine } from '../play/log.ts';
import type { RackModel, RackPurpose } from '../play/racks.ts';

/** The first line: on which racks it is played. */
export interface LevelsHeader extends LogLine {
  readonly kind: 'levels';
  readonly version: 1;
  readonly physics: string;
  readonly rack: RackModel;
  readonly purpose: RackPurpose;
  readonly seed: number;
}

/** What a part is played by, and which of its units it is. */
interface Played extends LogLine {
  readonly kind: 'unit';
  readonly level: Level;
  /** Of the players' data: units of players that have changed since do not count. */
  readonly stamp: string;
  readonly unit: number;
}

/** A rack against the ten-ball ghost. */
export interface GhostLine extends Played {
  readonly part: 'ghost';
  readonly won: boolean;
  /** Balls of Tucker's count, those of the break included. */
  readonly balls: number;
  readonly decisions: number;
  readonly simulations: number;
  readonly ms: number;
}

/** A rack of `level` against a lower one. */
export interface DuelLine extends Played {
  readonly part: 'duel';
  readonly against: Level;
  readonly result: 'won' | 'lost' | 'undecided';
  readonly shots: number;
}

/** A rack of `level` with a manner against the same level without. */
export interface MannerLine extends Played {
  readonly part: 'manner';
  readonly manner: PersonalityName;
  readonly result: 'won' | 'lost' | 'undecided';
  readonly shots: number;
}

export type UnitLine = GhostLine | DuelLine | MannerLine;

const RESULTS: readonly unknown[] = ['won', 'lost', 'undecided'];

/** `line` as one of a log of levels. Throws, naming `where`, when it is none. */
export function decodeUnit(line: LogLine, where: string): UnitLine {
  const fields: Partial<Record<string, unknown>> = { ...line };
  const expect = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(`${where}: expected ${what}`);
  };
  const { kind, part, level, stamp, unit, against, manner } = fields;
  expect(kind === 'unit', 'a unit of a log of levels');
  expect(isLevel(level), 'a level of 1 to 10');
  expect(typeof stamp === 'string', "a string 'stamp'");
  expect(isCount(unit), "a whole number 'unit'");
  const numbers = part === 'ghost' ? ['balls', 'decisions', 'simulations', 'ms'] : ['shots'];
  for (const name of numbers) expect(isCount(fields[name]), `a whole number '${name}'`);
  if (part === 'ghost') {
    expect(typeof fields['won'] === 'boolean', "true or false as 'won'");
    return line as GhostLine;
  }
  expect(RESULTS.includes(fields['result']), "'result' to be won, lost or undecided");
  if (part === 'manner') {
    expect(isPersonalityName(manner), 'the name of a manner');
    return line as MannerLine;
  }
  expect(part === 'duel', "'part' to be ghost, duel or manner");
  // Logs of earlier days hold neighbours only, and do not name them.
  const below = against ?? Number(level) - 1;
  expect(isLevel(below) && below < Number(level), "a level below in 'against'");
  return { ...line, against: below } as DuelLine;
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
