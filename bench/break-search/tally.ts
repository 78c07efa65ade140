/** What came of a number of breaks. */
import { POCKETS } from '@tenball/equipment';
import { FATE_OFF, FATE_POCKET, FATE_TABLE, type Outcome } from '@tenball/physics';
import type { OpenTest } from './open-ball.ts';

/** Counts of breaks; `balls` and `fell` count balls. */
export interface Tally {
  readonly breaks: number;
  /** No foul, and a ball down or four driven to rails. */
  readonly legal: number;
  /** Legal, with an object ball down. */
  readonly made: number;
  /** Made, and the lowest ball left has an open pocket. */
  readonly open: number;
  readonly scratched: number;
  /** A ball off the table, the cue ball or another. */
  readonly off: number;
  /** The 1 was not met first, or the stroke was foul. */
  readonly wrong: number;
  /** No foul but too few balls to the rails. */
  readonly short: number;
  /** Balls down on legal breaks. */
  readonly balls: number;
  /** Balls down on all breaks, by ball (0 the cue ball) and then by pocket. */
  readonly fell: readonly (readonly number[])[];
}

const RAILS_NEEDED = 4;
const LAST_BALL = 10;

export function noBreaks(): Tally {
  return {
    breaks: 0, legal: 0, made: 0, open: 0, scratched: 0, off: 0, wrong: 0, short: 0, balls: 0,
    fell: Array.from({ length: LAST_BALL + 1 }, () => POCKETS.map(() => 0)),
  };
}

/** The counts of one break. */
export function tallyOf(outcome: Outcome, isOpen: OpenTest): Tally {
  const { fate } = outcome;
  const fates = Array.from({ length: LAST_BALL + 1 }, (_, ball) => fate[ball] ?? FATE_TABLE);
  const isDown = (at: number): boolean => FATE_POCKET <= at && at < FATE_OFF;
  const balls = fates.filter((at, ball) => ball > 0 && isDown(at)).length;
  const driven = fates.filter((_, ball) => ball > 0 && (outcome.railsAfterContact >> ball) & 1);
  const scratched = isDown(fates[0] ?? FATE_TABLE);
  const off = fates.includes(FATE_OFF);
  const wrong = outcome.firstContact !== 1 || outcome.foulStroke || outcome.termination !== 'rest';
  const short = balls === 0 && driven.length < RAILS_NEEDED;
  const legal = !scratched && !off && !wrong && !short;
  const made = legal && balls > 0;
  return {
    breaks: 1, legal: Number(legal), made: Number(made), open: Number(made && isOpen(outcome)),
    scratched: Number(scratched), off: Number(off), wrong: Number(wrong),
    short: Number(short && !scratched && !off && !wrong), balls: legal ? balls : 0,
    fell: fates.map((at) => POCKETS.map((_, pocket) => Number(at === FATE_POCKET + pocket))),
  };
}

export function sumOf(a: Tally, b: Tally): Tally {
  return {
    breaks: a.breaks + b.breaks, legal: a.legal + b.legal, made: a.made + b.made,
    open: a.open + b.open, scratched: a.scratched + b.scratched, off: a.off + b.off,
    wrong: a.wrong + b.wrong, short: a.short + b.short, balls: a.balls + b.balls,
    fell: a.fell.map((row, ball) => row.map((n, pocket) => n + (b.fell[ball]?.[pocket] ?? 0))),
  };
}

/** An open ball decides between strokes that make as many; so do fouls, which cost the table. */
const OPEN_WEIGHT = 0.1;
const FOUL_WEIGHT = 0.1;

/** What the search wants more of: breaks that make a ball, with the tie-breaks above. */
export function scoreOf({ breaks, made, open, legal }: Tally): number {
  return (made + OPEN_WEIGHT * open - FOUL_WEIGHT * (breaks - legal)) / Math.max(1, breaks);
}
