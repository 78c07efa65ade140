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

/** A rack of `level` against the level below. */
export interface DuelLine extends Played {
  readonly part: 'duel';
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

/** `line` as one of a log of levels. Throws, naming `where`, when it is none. */
export function decodeUnit(line: LogLine, where: string): UnitLine {
  const fields: Partial<Record<string, unknown>> = { ...line };
  const { kind, part, level, stamp, unit, manner } = fields;
  const isWhole = kind === 'unit' && isLevel(level) && typeof stamp === 'string'
    && Number.isSafeInteger(unit);
  const isPart = part === 'ghost' ? typeof fields['won'] === 'boolean'
    : typeof fields['result'] === 'string'
      && (part === 'duel' || (part === 'manner' && isPersonalityName(manner)));
  if (!isWhole || !isPart) throw new Error(`${where}: expected a unit of a log of levels`);
  return line as UnitLine;
}
