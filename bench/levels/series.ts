/** Series of units that belong together: what a task asks for, as data. */
import {
  LEVELS, type Level, PERSONALITIES, type PersonalityName, SKILLS,
} from '@tenball/ai';
import { hashText, plannerStamp } from '../play/planner-stamp.ts';
import { levelArm, wholeLevel } from './level-arm.ts';
import type { UnitLine } from './lines.ts';
import type { Task } from './setting.ts';

/** Who plays what. */
export type Series =
  | { readonly part: 'ghost'; readonly level: Level }
  | { readonly part: 'duel'; readonly level: Level; readonly against: Level }
  | { readonly part: 'manner'; readonly level: Level; readonly manner: PersonalityName };

/** One unit of a series, with the stamp of who plays it. */
export interface Job {
  readonly series: Series;
  readonly stamp: string;
  readonly unit: number;
}

/** All units that `task` asks for, in their order. */
export function jobsOf(task: Task): readonly Job[] {
  const stampOf = stamper();
  return seriesOf(task).filter(({ count }) => count > 0).flatMap(({ series, count }) => {
    const stamp = stampOf(series);
    return Array.from({ length: count }, (_, unit) => ({ series, stamp, unit }));
  });
}

/** The series of a unit, in words. */
export function seriesName(series: Series | UnitLine): string {
  switch (series.part) {
    case 'ghost': return `level ${series.level}, ghost`;
    case 'duel': return `level ${series.level} against ${series.against}`;
    case 'manner': return `level ${series.level}, ${series.manner}`;
  }
}

/** What tells a unit from every other; those of players that have changed are others. */
export function keyOf({ series, stamp, unit }: Job): string {
  return `${seriesName(series)} ${stamp} ${unit}`;
}

interface Counted {
  readonly series: Series;
  readonly count: number;
}

function seriesOf(task: Task): readonly Counted[] {
  const { levels, manners } = task;
  return [
    ...levels.map((level) => ({ series: { part: 'ghost', level } as const, count: task.ghost })),
    ...levels.flatMap((level) => duelsOf(task, level)),
    ...levels.flatMap((level) => manners.map((manner) => (
      { series: { part: 'manner', level, manner } as const, count: task.mannerRacks }
    ))),
  ];
}

/** A neighbour may be asked for twice, as one and in the round robin; the racks are the same. */
function duelsOf({ levels, duel, roundRobin }: Task, level: Level): readonly Counted[] {
  const below = LEVELS.filter((each) => each < level);
  return below.map((against) => {
    const asNeighbour = against === level - 1 ? duel : 0;
    const inRound = levels.includes(against) ? roundRobin : 0;
    return { series: { part: 'duel', level, against }, count: Math.max(asNeighbour, inRound) };
  });
}

/** Stamps of a series' players: their numbers, and what they do now. */
function stamper(): (series: Series) => string {
  const known = new Map<string, string>();
  const doing = (level: Level, manner?: PersonalityName): string => {
    const key = `${level} ${manner ?? ''}`;
    const own = manner === undefined ? undefined : PERSONALITIES[manner];
    const stamp = known.get(key) ?? plannerStamp(wholeLevel(level, own), levelArm(level));
    known.set(key, stamp);
    return stamp;
  };
  return (series) => {
    const { level } = series;
    const own = [SKILLS[level], doing(level)];
    switch (series.part) {
      case 'ghost': return hashText(own);
      case 'duel': return hashText([own, SKILLS[series.against], doing(series.against)]);
      case 'manner': return hashText([own, doing(level, series.manner)]);
    }
  };
}
