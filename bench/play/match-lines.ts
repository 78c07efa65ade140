/** The lines of a match-up's log, and their reading. */
import type { Command } from '@tenball/match';
import type { Stroke } from '@tenball/physics';
import type { Call, FoulCode, Inning } from '@tenball/rules';
import type { LogLine } from './log.ts';
import type { RackModel, RackPurpose } from './racks.ts';

/** Whose line it is: the player named first or second. */
export const SIDES = ['first', 'second'] as const;
export type Side = (typeof SIDES)[number];

/** The first line of a log. */
export interface MatchUpHeader extends LogLine {
  readonly kind: 'match-up';
  readonly version: 1;
  readonly first: string;
  readonly second: string;
  /** Stamps of both, as of `plannerStamp`. */
  readonly planner: string;
  readonly arm: string;
  readonly rack: RackModel;
  readonly purpose: RackPurpose;
  readonly seed: number;
}

interface Decided {
  readonly rack: number;
  /** 0, or 1 for the same rack with sides swapped. */
  readonly game: number;
  /** Number of the stroke in its rack; the break is 1. */
  readonly shot: number;
  readonly side: Side;
  /** The layout before, in the balls part of TBP1. */
  readonly position: string;
  readonly family: string;
  readonly simulations: number;
  readonly potProbability: number;
  readonly value: number;
}

export interface ShotLine extends Decided {
  readonly kind: 'shot';
  readonly call: Call;
  /** As it was intended, and as the arm played it. */
  readonly stroke: Stroke;
  readonly played: Stroke;
  readonly outcome: {
    /** Of the physical end state. */
    readonly hash: string;
    readonly inning: Inning;
    readonly fouls: readonly FoulCode[];
    readonly pocketed: readonly number[];
    /** The called ball went down as called. */
    readonly isMade: boolean;
  };
}

/** A placing of the cue ball or an answer. */
export interface ActLine extends Decided {
  readonly kind: 'act';
  readonly command: Command;
}

/** Closes the lines of a rack. Without a winner the rack was a stalemate too often. */
export interface RackLine {
  readonly kind: 'rack';
  readonly rack: number;
  readonly game: number;
  readonly seed: number;
  readonly breaker: Side;
  readonly winner?: Side;
  readonly shots: number;
  readonly replays: number;
}

export type MatchLine = ShotLine | ActLine | RackLine;

/**
 * The racks of the log `name`, each with its lines. Throws where lines are missing, out of order
 * or not of this kind: a log that was edited must not count.
 */
export function unitsOf(
  found: readonly LogLine[], name: string,
): readonly (readonly MatchLine[])[] {
  const units: MatchLine[][] = [];
  let unit: MatchLine[] = [];
  for (const [index, line] of found.entries()) {
    const problem = problemOf(line, units.length);
    // Line 1 of the file is the header.
    if (problem !== undefined) throw new Error(`${name}:${index + 2}: ${problem}`);
    const whole = line as MatchLine;
    unit.push(whole);
    if (whole.kind !== 'rack') continue;
    units.push(unit);
    unit = [];
  }
  return units;
}

function problemOf(line: LogLine, unit: number): string | undefined {
  const fields: Partial<Record<string, unknown>> = { ...line };
  const { kind, rack, game, side, outcome, winner } = fields;
  if (rack !== Math.floor(unit / 2) || game !== unit % 2) {
    return `expected rack ${Math.floor(unit / 2)}, game ${unit % 2}`;
  }
  switch (kind) {
    case 'shot': {
      const isWhole = isSide(side) && typeof outcome === 'object';
      return isWhole ? undefined : 'expected a side and an outcome';
    }
    case 'act': return isSide(side) ? undefined : 'expected a side';
    case 'rack':
      return winner === undefined || isSide(winner) ? undefined : 'expected a side as the winner';
    default: return `a line of kind '${String(kind)}' does not belong here`;
  }
}

function isSide(value: unknown): value is Side {
  return (SIDES as readonly unknown[]).includes(value);
}
