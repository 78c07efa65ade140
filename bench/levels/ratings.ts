/**
 * One number for each level from the racks of all pairs: the ratings of Bradley and Terry, under
 * which a level wins 1 / (1 + 2^(−d/100)) of its racks at a distance of d. Mean zero.
 */
import { ratingOf } from '../play/intervals.ts';
import type { Interval } from '../play/intervals.ts';

/** A rack that somebody won; `rack` is the same for all racks with the same chance in them. */
export interface Decided {
  readonly winner: number;
  readonly loser: number;
  readonly rack: number;
}

export interface Rating extends Interval {
  readonly player: number;
  readonly rating: number;
  /** Over the player before in the list; undefined for the first. */
  readonly step: (Interval & { readonly rating: number }) | undefined;
}

const Z = 1.96;
const MOST_ROUNDS = 20_000;
/** Strengths that move by less than this share have been found. */
const SETTLED = 1e-10;

/**
 * Ratings of `players` with 95 % intervals by the jackknife over racks: all pairs play the same
 * ones. Undefined where wins and losses do not tie all players together: nothing then says how far
 * apart they are. Intervals are infinite of a single rack, or where one rack alone ties them.
 */
export function ratingsOf(
  players: readonly number[], decided: readonly Decided[],
): readonly Rating[] | undefined {
  const whole = fitOf(players, decided);
  if (whole === undefined) return undefined;
  const racks = [...new Set(decided.map(({ rack }) => rack))];
  const parts = racks.map((left) => (
    fitOf(players, decided.filter(({ rack }) => rack !== left))
  ));
  const errorOf = (valueOf: (fit: readonly number[]) => number): number => {
    const values = parts.flatMap((part) => (part === undefined ? [] : [valueOf(part)]));
    if (values.length < parts.length || parts.length < 2) return Infinity;
    const mean = sumOf(values) / values.length;
    const squares = sumOf(values.map((value) => (value - mean) * (value - mean)));
    return Math.sqrt((squares * (values.length - 1)) / values.length);
  };
  const measured = (valueOf: (fit: readonly number[]) => number) => {
    const rating = valueOf(whole);
    const half = Z * errorOf(valueOf);
    return { rating, low: rating - half, high: rating + half };
  };
  return players.map((player, n) => ({
    player, ...measured((fit) => fit[n] ?? 0),
    step: n === 0 ? undefined : measured((fit) => (fit[n] ?? 0) - (fit[n - 1] ?? 0)),
  }));
}

/** Wins of the player of a row against that of a column. */
type Wins = readonly (readonly number[])[];

function fitOf(
  players: readonly number[], decided: readonly Decided[],
): readonly number[] | undefined {
  const wins = winsOf(players, decided);
  return isTied(wins) ? ratingsFrom(strengthsOf(wins)) : undefined;
}

function winsOf(players: readonly number[], decided: readonly Decided[]): Wins {
  const place = new Map(players.map((player, n) => [player, n]));
  const wins = players.map(() => players.map(() => 0));
  for (const { winner, loser } of decided) {
    const row = wins[place.get(winner) ?? -1];
    const column = place.get(loser) ?? -1;
    if (row?.[column] !== undefined) row[column] += 1;
  }
  return wins;
}

/** True when everyone can be reached from the first by wins alone, and by losses alone. */
function isTied(wins: Wins): boolean {
  const reached = (isStep: (from: number, to: number) => boolean): number => {
    const seen = new Set([0]);
    for (const from of seen) {
      for (let to = 0; to < wins.length; to += 1) if (isStep(from, to)) seen.add(to);
    }
    return seen.size;
  };
  const beats = (a: number, b: number): boolean => (wins[a]?.[b] ?? 0) > 0;
  return reached(beats) === wins.length && reached((a, b) => beats(b, a)) === wins.length;
}

/** Strengths by Zermelo's iteration: each is wins over the sum of games over both strengths. */
function strengthsOf(wins: Wins): readonly number[] {
  let strengths: readonly number[] = wins.map(() => 1);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = strengths;
    const next = before.map((own, a) => {
      const won = sumOf(wins[a] ?? []);
      const expected = sumOf(before.map((other, b) => (
        ((wins[a]?.[b] ?? 0) + (wins[b]?.[a] ?? 0)) / (own + other)
      )));
      return won / expected;
    });
    const scale = next.length / sumOf(next);
    strengths = next.map((value) => value * scale);
    const moved = strengths.map((value, n) => Math.abs(value / (before[n] ?? 1) - 1));
    if (Math.max(...moved) < SETTLED) break;
  }
  return strengths;
}

function ratingsFrom(strengths: readonly number[]): readonly number[] {
  // The share of one's racks against a player of strength 1.
  const ratings = strengths.map((strength) => ratingOf(strength / (1 + strength)));
  const mean = sumOf(ratings) / ratings.length;
  return ratings.map((rating) => rating - mean);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
