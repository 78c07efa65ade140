/** The headline figures, from the units of a log. */
import type { ActLine, ShotFacts, Unit } from './lines.ts';
import type { LogPart } from './setting.ts';
import { type Mean, type Share, meanOf, shareOf } from './statistics.ts';

/** A stroke with what came of it. */
export type Stroke = ActLine & { readonly shot: ShotFacts };

export function isStroke(act: ActLine): act is Stroke {
  return act.shot !== 'none';
}

/** Units of one part. */
export function unitsIn(units: readonly Unit[], part: LogPart): readonly Unit[] {
  return units.filter((unit) => unit.part === part);
}

/** The strokes of `unit`, the break first where there is one. */
export function strokesOf(unit: Unit): readonly Stroke[] {
  return unit.acts.filter(isStroke);
}

/**
 * The strokes of all `units`, each once: parts of one run play the same racks from the same draws,
 * so that the same stroke may stand in several of them.
 */
export function distinctStrokes(units: readonly Unit[]): readonly Stroke[] {
  const strokes = new Map<string, Stroke>();
  for (const stroke of units.flatMap(strokesOf)) {
    strokes.set(`${stroke.layout} ${stroke.shot.played.join()}`, stroke);
  }
  return [...strokes.values()];
}

export interface BreakFigures {
  readonly made: Share;
  readonly legal: Share;
  readonly scratched: Share;
  readonly ballsPerBreak: Mean;
  /** The ball on has a direct pot with a chance above one half: after a made break, after any. */
  readonly pottableAfterMade: Share;
  readonly pottable: Share;
}

const POTTABLE = 0.5;

/** What comes of breaks. A made break has a ball down, or the ten that is spotted, and no foul. */
export function breakFigures(units: readonly Unit[]): BreakFigures {
  const breaks = distinctStrokes(units).filter(({ family }) => family === 'break');
  const made = breaks.filter(isMadeBreak);
  const isPottable = ({ shot }: Stroke): boolean => shot.leave > POTTABLE;
  return {
    made: shareOf(breaks, isMadeBreak),
    legal: shareOf(breaks, ({ shot }) => shot.fouls.length === 0),
    scratched: shareOf(breaks, ({ shot }) => shot.fouls.includes('SCRATCH')),
    ballsPerBreak: meanOf(breaks.map(({ shot }) => shot.down.length)),
    pottableAfterMade: shareOf(made, isPottable),
    pottable: shareOf(breaks, isPottable),
  };
}

export function isMadeBreak({ family, shot }: Stroke): boolean {
  return family === 'break' && shot.fouls.length === 0 && shot.inning === 'continues';
}

export interface RunOutFigures {
  /** Racks won on the breaker's first visit, of all breaks. */
  readonly breakAndRun: Share;
  /** … of the breaks that made a ball. */
  readonly givenMade: Share;
}

export function runOutFigures(units: readonly Unit[]): RunOutFigures {
  const runs = unitsIn(units, 'run-out');
  const isWon = ({ end }: Unit): boolean => end.result === 'won';
  return {
    breakAndRun: shareOf(runs, isWon),
    givenMade: shareOf(runs.filter((unit) => strokesOf(unit).some(isMadeBreak)), isWon),
  };
}

export interface GhostFigures {
  readonly won: Share;
  /** Balls of a hundred: ten racks of ten, balls of the break included. */
  readonly tucker: Mean;
}

export function ghostFigures(units: readonly Unit[]): GhostFigures {
  const racks = unitsIn(units, 'ghost');
  return {
    won: shareOf(racks, ({ end }) => end.result === 'won'),
    tucker: meanOf(racks.map((unit) => 10 * ballsDown(unit))),
  };
}

/** Balls of the break, whatever it was, and of the strokes after it that were no foul. */
function ballsDown(unit: Unit): number {
  return strokesOf(unit).reduce((sum, { family, shot }) => (
    family === 'break' || shot.fouls.length === 0 ? sum + shot.down.length : sum
  ), 0);
}

/** Legal hits of hidden balls. */
export function kickFigures(units: readonly Unit[]): Share {
  const kicks = unitsIn(units, 'kick').flatMap(strokesOf);
  return shareOf(kicks, ({ shot }) => shot.fouls.length === 0);
}

/** A safety succeeds when it is no foul and leaves the opponent less than this. */
const SAFE_BELOW = 0.35;

export interface SafetyFigures {
  /** The opponent then believes in less than .35 (AI specification 4). */
  readonly succeeded: Share;
  /** No foul, and the opponent does not try a pot. */
  readonly noPotTried: Share;
  /** No foul, and the ball on is fully hidden. */
  readonly hidden: Share;
}

/** Safeties (not kicks), judged by what the opponent then believes and does. */
export function safetyFigures(units: readonly Unit[]): SafetyFigures {
  const played = units.filter(({ part }) => part === 'rack' || part === 'safety');
  const safeties = played.flatMap((unit) => unit.acts.flatMap((act, index) => (
    isStroke(act) && act.family === 'safety' ? [leftBy(unit, act, index)] : []
  )));
  const share = (holds: (left: Left) => boolean): Share => (
    shareOf(safeties, (left) => !left.isFoul && holds(left))
  );
  return {
    succeeded: share(({ worth }) => worth < SAFE_BELOW),
    noPotTried: share(({ triesPot }) => !triesPot),
    hidden: share(({ isHidden }) => isHidden),
  };
}

/** What a safety left to the opponent. */
interface Left {
  readonly isFoul: boolean;
  readonly worth: number;
  readonly triesPot: boolean;
  readonly isHidden: boolean;
}

function leftBy(unit: Unit, { seat, shot }: Stroke, index: number): Left {
  const replies = unit.acts.slice(index + 1).filter((act) => act.seat !== seat);
  const [reply] = replies;
  const next = replies.find(isStroke);
  return {
    isFoul: shot.fouls.length > 0,
    worth: reply?.value ?? (unit.end.winner === seat ? 0 : 1),
    triesPot: next !== undefined && next.shot.way !== 'none',
    isHidden: shot.leaveSeen === 0,
  };
}

export interface FoulFigures {
  /** Fouls of whole racks over visits to the table with at least one stroke. */
  readonly perVisit: Share;
}

export function foulFigures(units: readonly Unit[]): FoulFigures {
  const visits = unitsIn(units, 'rack').flatMap(visitsOf);
  return {
    perVisit: shareOf(visits, (visit) => visit.some(({ shot }) => shot.fouls.length > 0)),
  };
}

/** The strokes of `unit` in visits: a foul is the last stroke of one. */
function visitsOf(unit: Unit): readonly (readonly Stroke[])[] {
  const visits: Stroke[][] = [];
  for (const stroke of strokesOf(unit)) {
    const visit = visits[visits.length - 1];
    if (visit?.[0]?.seat === stroke.seat) visit.push(stroke);
    else visits.push([stroke]);
  }
  return visits;
}
