/** All pairs of levels: who won how much of whom, ratings, and whether more is always better. */
import { type Level, LEVELS } from '@tenball/ai';
import { shareOf as shareAt } from '../play/intervals.ts';
import { type Share, shareOf } from '../strength/statistics.ts';
import type { DuelLine } from './lines.ts';
import { type Decided, type Rating, ratingsOf } from './ratings.ts';
import { rangeText, row, shareText } from './table-text.ts';

/** Falls by more than this many standard errors are not left to chance. */
const Z = 1.96;

/** The table of all pairs, the ratings, and what is not monotone. */
export function roundRobinText(duels: readonly DuelLine[]): string {
  const levels = LEVELS.filter((level) => (
    duels.some((line) => line.level === level || line.against === level)
  ));
  const decided = decidedOf(duels);
  const shares = (level: Level, against: Level): Share => (
    shareOf(decided.filter(({ winner, loser }) => (
      (winner === level && loser === against) || (winner === against && loser === level)
    )), ({ winner }) => winner === level)
  );
  const totals = levels.map((level) => shareOf(
    decided.filter(({ winner, loser }) => winner === level || loser === level),
    ({ winner }) => winner === level,
  ));
  const ratings = ratingsOf(levels, decided);
  return [
    pairTable(levels, shares, totals), ratingText(levels, totals, ratings),
    monotoneText(levels, shares, totals), ...fitText(levels, shares, ratings),
  ].join('\n\n');
}

type Shares = (level: Level, against: Level) => Share;

function decidedOf(duels: readonly DuelLine[]): readonly Decided[] {
  return duels.flatMap(({ level, against, result, unit }) => {
    if (result === 'undecided') return [];
    const [winner, loser] = result === 'won' ? [level, against] : [against, level];
    return [{ winner, loser, rack: Math.floor(unit / 2) }];
  });
}

function pairTable(levels: readonly Level[], shares: Shares, totals: readonly Share[]): string {
  const counts = levels.flatMap((level) => (
    levels.filter((each) => each < level).map((against) => shares(level, against).of)
  ));
  const cell = (level: Level, against: Level): string => {
    const { share, of } = shares(level, against);
    return of === 0 ? '–' : (100 * share).toFixed(1);
  };
  return [
    `racks won by the level of a row, %; decided racks of a pair: ${Math.min(...counts)} to `
      + `${Math.max(...counts)}`,
    '',
    row(['against', ...levels.map(String), 'all']),
    `|${'---|'.repeat(levels.length + 2)}`,
    ...levels.map((level, n) => row([
      String(level), ...levels.map((against) => cell(level, against)),
      ((totals[n]?.share ?? NaN) * 100).toFixed(1),
    ])),
  ].join('\n');
}

function ratingText(
  levels: readonly Level[], totals: readonly Share[], ratings: readonly Rating[] | undefined,
): string {
  if (ratings === undefined) {
    return 'no ratings: wins and losses do not tie all levels together yet';
  }
  const pointsText = ({ rating, low, high }: Pick<Rating, 'rating' | 'low' | 'high'>): string => (
    `${rating.toFixed(0)} ${rangeText({ low, high }, 0)}`
  );
  return [
    row(['level', 'all racks won, % (N)', 'rating', 'over the level before']),
    '|---|---|---|---|',
    ...levels.map((level, n) => {
      const [total, rating] = [totals[n], ratings[n]];
      if (total === undefined || rating === undefined) return row([String(level), '–', '–', '–']);
      const step = rating.step === undefined ? '–' : pointsText(rating.step);
      return row([String(level), shareText(total), pointsText(rating), step]);
    }),
  ].join('\n');
}

/** A pair of neighbours of which the higher won less. */
interface Fall {
  readonly text: string;
  /** Distance in standard errors, above 0. */
  readonly z: number;
}

function monotoneText(
  levels: readonly Level[], shares: Shares, totals: readonly Share[],
): string {
  const steps = levels.slice(1).map((level, n) => ({ level, below: levels[n] ?? level, n }));
  const ofTotals = steps.flatMap(({ level, below, n }) => (
    fallOf(totals[n], totals[n + 1], `level ${level} after ${below}, of all racks`)
  ));
  const pairs = steps.flatMap(({ level, below }) => (
    levels.filter((each) => each !== level && each !== below)
      .map((against) => ({ level, below, against }))
  ));
  const ofRows = pairs.flatMap(({ level, below, against }) => fallOf(
    shares(below, against), shares(level, against), `level ${level} after ${below}, of ${against}`,
  ));
  return [
    `win rate of all racks rises with the level: ${verdict(ofTotals, steps.length)}`,
    ...ofTotals.map(({ text }) => text),
    `win rate against each opponent rises with the level: ${verdict(ofRows, pairs.length)}`,
    ...ofRows.map(({ text }) => text),
  ].join('\n');
}

function verdict(falls: readonly Fall[], steps: number): string {
  if (falls.length === 0) return `yes, in none of ${steps} steps it falls`;
  const certain = falls.filter(({ z }) => z > Z).length;
  return `falls in ${falls.length} of ${steps} steps, in ${certain} beyond chance`;
}

function fallOf(lower: Share | undefined, higher: Share | undefined, name: string): Fall[] {
  if (lower === undefined || higher === undefined || !(higher.share < lower.share)) return [];
  // Agresti and Caffo: a success and a failure added, so that shares of 0 and 1 have an error.
  const [a, b] = [lower, higher].map(({ successes, of }) => {
    const share = (successes + 1) / (of + 2);
    return { share, variance: (share * (1 - share)) / (of + 2) };
  });
  if (a === undefined || b === undefined) return [];
  const z = (a.share - b.share) / Math.sqrt(a.variance + b.variance);
  const text = `  ${name}: ${shareText(lower)} then ${shareText(higher)}, `
    + `${z.toFixed(1)} standard errors`;
  return [{ text, z }];
}

/** How far the pairs are from what the ratings say of them. */
function fitText(
  levels: readonly Level[], shares: Shares, ratings: readonly Rating[] | undefined,
): string[] {
  if (ratings === undefined) return [];
  const off = levels.flatMap((level, n) => levels.slice(0, n).flatMap((against, m) => {
    const { share, of, low, high } = shares(level, against);
    if (of === 0) return [];
    const told = shareAt((ratings[n]?.rating ?? 0) - (ratings[m]?.rating ?? 0));
    return [{ level, against, share, told, isOff: told < low || high < told }];
  }));
  const outside = off.filter(({ isOff }) => isOff);
  return [[
    `pairs whose interval leaves out what the ratings say: ${outside.length} of ${off.length}`,
    ...outside.map(({ level, against, share, told }) => (
      `  ${level} against ${against}: ${(100 * share).toFixed(1)} %, by the ratings `
        + `${(100 * told).toFixed(1)} %`
    )),
  ].join('\n')];
}
