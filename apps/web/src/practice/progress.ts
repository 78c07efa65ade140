/** Tries → series, weeks, curves. Times are milliseconds since 1970, weeks begin on Monday, UTC. */
import type { PracticeRecord, Progress, WeekScore } from './kept.ts';

/** Tries of one series: «14 of 20». */
export const SERIES = 20;
const DAY_MS = 86_400_000;

/** One try and what it came to. */
export interface Try {
  readonly id: string;
  readonly points: number;
  readonly of: number;
}

/** The week of an instant, counted from Monday, 29 December 1969. */
export function weekOf(dateMs: number): number {
  return Math.floor((Math.floor(dateMs / DAY_MS) + 3) / 7);
}

/** The Monday of `week`, milliseconds since 1970. */
export function mondayOf(week: number): number {
  return (week * 7 - 3) * DAY_MS;
}

/** `record` with one more try. A whole series is followed by a new one. */
export function withTry(record: PracticeRecord, tried: Try, dateMs: number): PracticeRecord {
  const before = progressOf(record, tried.id);
  const share = tried.of > 0 ? Math.min(1, Math.max(0, tried.points / tried.of)) : 0;
  const series = [...(before.series.length < SERIES ? before.series : []), share];
  const whole = series.length === SERIES ? shareOf(series) : undefined;
  const best = Math.max(before.best ?? 0, whole ?? 0);
  const after: Progress = {
    id: tried.id, series, weeks: withWeek(before.weeks, tried, weekOf(dateMs)),
    ...((whole !== undefined || before.best !== undefined) && { best }),
  };
  const others = record.progress.filter(({ id }) => id !== tried.id);
  return { ...record, progress: [...others, after] };
}

function withWeek(
  weeks: readonly WeekScore[], { points, of }: Try, week: number,
): readonly WeekScore[] {
  const known = weeks.find((each) => each.week === week);
  const score: WeekScore = {
    week, tries: (known?.tries ?? 0) + 1, points: (known?.points ?? 0) + points,
    of: (known?.of ?? 0) + of,
  };
  return [...weeks.filter((each) => each.week !== week), score].sort((a, b) => a.week - b.week);
}

/** How it goes with `id`; a fresh sheet where nothing was tried. */
export function progressOf({ progress }: PracticeRecord, id: string): Progress {
  return progress.find((each) => each.id === id) ?? { id, series: [], weeks: [] };
}

/** The mean of a series; undefined of an empty one. */
export function shareOf(series: readonly number[]): number | undefined {
  if (series.length === 0) return undefined;
  return series.reduce((sum, share) => sum + share, 0) / series.length;
}

/** What `week` came to as a share; undefined where nothing was tried in it. */
export function weekShare({ weeks }: Pick<Progress, 'weeks'>, week: number): number | undefined {
  const score = weeks.find((each) => each.week === week);
  return score === undefined || score.of === 0 ? undefined : score.points / score.of;
}

/** One point of a curve. */
export interface CurvePoint {
  readonly week: number;
  readonly tries: number;
  readonly share: number | undefined;
}

/** The `count` weeks up to `week`, over all of `ids`. */
export function curveOf(
  record: PracticeRecord, ids: readonly string[], week: number, count = 12,
): readonly CurvePoint[] {
  const scores = ids.flatMap((id) => progressOf(record, id).weeks);
  return Array.from({ length: count }, (_, index) => {
    const at = week - count + 1 + index;
    const here = scores.filter((score) => score.week === at);
    const sum = (of: (score: WeekScore) => number) =>
      here.reduce((total, score) => total + of(score), 0);
    const whole = sum(({ of }) => of);
    return {
      week: at, tries: sum(({ tries }) => tries),
      share: whole === 0 ? undefined : sum(({ points }) => points) / whole,
    };
  });
}
