/**
 * Figures of a match from its scoresheet.
 *
 * TPA follows AccuStats: balls made over balls made plus errors. Counted as errors are what a
 * machine can see without judgement: a miss of a called ball, a wrongly pocketed ball, a foul, and
 * a break that was no legal one. Errors of position and of safety play are not seen.
 */
import type { BySeat, Ruling, Seat } from '@tenball/rules';
import { countingEntries } from './apply.ts';
import type { Entry, EntryOf } from './scoresheet.ts';

export interface SeatStatistics {
  readonly racksWon: number;
  readonly breaks: number;
  /** Breaks without a foul. */
  readonly legalBreaks: number;
  /** Object balls that stayed down on breaks. */
  readonly ballsOnBreak: number;
  /** Racks won from the own break without the opponent playing a stroke. */
  readonly breakAndRuns: number;
  readonly shots: number;
  /** Object balls made on foul-free strokes. */
  readonly ballsMade: number;
  readonly misses: number;
  readonly fouls: number;
  readonly safeties: number;
  readonly pushOuts: number;
  /** Visits to the table in which at least one stroke was played. */
  readonly innings: number;
  readonly errors: number;
  /** Undefined while there is neither a ball nor an error. */
  readonly tpa: number | undefined;
}

export interface MatchStatistics {
  /** Racks that were decided. */
  readonly racks: number;
  readonly seats: BySeat<SeatStatistics>;
}

/** A stroke, simulated or seen. */
type PlayedEntry = EntryOf<'shot'> | EntryOf<'report'>;

/** Who has shot in the rack, and whether its break is on the scoresheet. */
interface RackSoFar {
  readonly fromBreak: boolean;
  readonly shooters: readonly Seat[];
}

function isRun({ fromBreak, shooters }: RackSoFar, winner: Seat): boolean {
  return fromBreak && shooters.every((seat) => seat === winner);
}

type Counts = { -readonly [K in Exclude<keyof SeatStatistics, 'tpa'>]: number };

/** The figures of `scoresheet`. */
export function statisticsOf(scoresheet: readonly Entry[]): MatchStatistics {
  const counting = countingEntries(scoresheet).flatMap((index) => scoresheet[index] ?? []);
  const counts = { A: noCounts(), B: noCounts() };
  let racks = 0;
  let rack: RackSoFar = { fromBreak: false, shooters: [] };
  for (const entry of counting) {
    if (entry.kind === 'rack') rack = { fromBreak: true, shooters: [] };
    if (entry.kind === 'shot' || (entry.kind === 'report' && entry.log.shotTaken)) {
      countShot(counts[entry.seat], entry, rack);
      rack = { ...rack, shooters: [...rack.shooters, entry.seat] };
    }
    const winner = rulingOf(entry)?.rackWinner;
    if (winner === undefined) continue;
    racks += 1;
    counts[winner].racksWon += 1;
    if (wasPlayed(entry) && isRun(rack, winner)) counts[winner].breakAndRuns += 1;
  }
  return { racks, seats: { A: withTpa(counts.A), B: withTpa(counts.B) } };
}

function noCounts(): Counts {
  return {
    racksWon: 0, breaks: 0, legalBreaks: 0, ballsOnBreak: 0, breakAndRuns: 0, shots: 0,
    ballsMade: 0, misses: 0, fouls: 0, safeties: 0, pushOuts: 0, innings: 0, errors: 0,
  };
}

function rulingOf(entry: Entry): Ruling | undefined {
  return 'ruling' in entry ? entry.ruling : undefined;
}

function wasPlayed({ kind }: Entry): boolean {
  return kind === 'shot' || kind === 'report';
}

function countShot(counts: Counts, shot: PlayedEntry, { fromBreak, shooters }: RackSoFar): void {
  const { ruling, call, seat } = shot;
  const isBreak = fromBreak && shooters.length === 0;
  const foul = ruling.fouls.length > 0;
  counts.shots += 1;
  if (shooters[shooters.length - 1] !== seat) counts.innings += 1;
  if (call.kind === 'safety') counts.safeties += 1;
  if (call.kind === 'push-out') counts.pushOuts += 1;
  if (isBreak) {
    counts.breaks += 1;
    counts.ballsOnBreak += ruling.pocketedStay.length;
    if (!foul) counts.legalBreaks += 1;
  }
  if (foul) {
    counts.fouls += 1;
    counts.errors += 1;
  } else if (isMiss(shot, isBreak)) {
    counts.misses += 1;
    counts.errors += 1;
  } else if (isBreak || ruling.inning === 'continues' || ruling.rackWinner === seat) {
    counts.ballsMade += ruling.pocketedStay.length;
  }
}

/** A called ball that did not go where it was called. */
function isMiss({ call, ruling, seat }: PlayedEntry, isBreak: boolean): boolean {
  if (isBreak || call.kind !== 'pot') return false;
  return ruling.inning === 'ends' && ruling.rackWinner !== seat;
}

function withTpa(counts: Counts): SeatStatistics {
  const total = counts.ballsMade + counts.errors;
  return { ...counts, tpa: total === 0 ? undefined : counts.ballsMade / total };
}
