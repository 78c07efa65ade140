/**
 * Total performance average: balls made over balls made and errors, over whole racks.
 *
 * Errors, as AI specification 2.2 lists them, in what a log can tell: a called ball missed, twice
 * when it was easier than a spot shot; position, when a made ball leaves the player himself no pot
 * that he wants to play; a kick that fouls; a foul on the break; a safety that fouls or leaves the
 * opponent a pot.
 */
import { type Stroke, isStroke, unitsIn } from './figures.ts';
import type { ActLine, Unit } from './lines.ts';
import { type Mean, meanOf } from './statistics.ts';

export interface TpaFigures {
  readonly balls: number;
  readonly errors: Readonly<Record<ErrorKind, number>>;
  /** NaN of nothing. */
  readonly tpa: number;
  /** Of each rack's own TPA: its interval tells how far the whole can be trusted. */
  readonly perRack: Mean;
}

export const ERROR_KINDS = ['miss', 'position', 'kick', 'break', 'safety'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** Chance that the opponent is left after a safety that failed. */
const LEFT_A_POT = 0.5;

interface Count {
  readonly balls: number;
  readonly errors: readonly ErrorKind[];
}

/** The figures; a miss counts double above the chance `spotShot`. */
export function tpaFigures(units: readonly Unit[], spotShot: number): TpaFigures {
  const counts = unitsIn(units, 'rack').map((unit) => countOf(unit, spotShot));
  const balls = counts.reduce((sum, count) => sum + count.balls, 0);
  const all = counts.flatMap(({ errors }) => errors);
  const of = (kind: ErrorKind): number => all.filter((error) => error === kind).length;
  return {
    balls,
    errors: {
      miss: of('miss'), position: of('position'), kick: of('kick'), break: of('break'),
      safety: of('safety'),
    },
    tpa: balls / (balls + all.length),
    perRack: meanOf(counts.flatMap((count) => {
      const total = count.balls + count.errors.length;
      return total === 0 ? [] : [count.balls / total];
    })),
  };
}

function countOf(unit: Unit, spotShot: number): Count {
  let balls = 0;
  const errors: ErrorKind[] = [];
  for (const [index, act] of unit.acts.entries()) {
    if (!isStroke(act)) continue;
    const { shot } = act;
    const counts = shot.fouls.length === 0 && (act.family === 'break' || shot.made);
    if (counts) balls += shot.down.length;
    errors.push(...errorsOf(act, unit.acts.slice(index + 1), spotShot));
  }
  return { balls, errors };
}

function errorsOf(stroke: Stroke, later: readonly ActLine[], spotShot: number): ErrorKind[] {
  const { family, p, seat, shot } = stroke;
  const isFoul = shot.fouls.length > 0;
  if (family === 'break') return isFoul ? ['break'] : [];
  const next = later.find(isStroke);
  if (shot.way !== 'none') {
    if (!shot.made) return p > spotShot ? ['miss', 'miss'] : ['miss'];
    const isStuck = next !== undefined && next.seat === seat && next.shot.way === 'none';
    return isStuck ? ['position'] : [];
  }
  if (family === 'kick') return isFoul ? ['kick'] : [];
  if (shot.call !== 'safety') return [];
  const isSold = next !== undefined && next.seat !== seat && next.shot.way !== 'none'
    && next.p > LEFT_A_POT;
  return isFoul || isSold ? ['safety'] : [];
}
