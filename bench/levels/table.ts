/** The tables of docs/ai.md from the lines of a log. */
import { type Level, LEVELS, PERSONALITY_NAMES, SKILLS, netSigmaDegrees } from '@tenball/ai';
import { ratingOf } from '../play/intervals.ts';
import { type Share, meanOf, shareOf } from '../strength/statistics.ts';
import type { DuelLine, GhostLine, LevelsHeader, MannerLine, UnitLine } from './lines.ts';
import { roundRobinText } from './round-robin.ts';
import { numberText, rangeText, row, shareText } from './table-text.ts';

/** What was played, as tables in Markdown. */
export function tablesOf(header: LevelsHeader, lines: readonly UnitLine[]): string {
  const { rack, purpose, seed } = header;
  const parts = [`${rack} racks for ${purpose}, seed ${seed}, physics ${header.physics}`];
  if (lines.some(({ part }) => part !== 'manner')) parts.push(levelTable(lines));
  const duels = lines.filter((line): line is DuelLine => line.part === 'duel');
  if (duels.some(({ level, against }) => against !== level - 1)) parts.push(roundRobinText(duels));
  if (lines.some(({ part }) => part === 'manner')) parts.push(mannerTable(lines));
  return parts.join('\n\n');
}

const LEVEL_HEAD = [
  '| level | σ degrees | ghost % (N) | Tucker | against the level below % (N) | simulations | ms |',
  '|---|---|---|---|---|---|---|',
];

function levelTable(lines: readonly UnitLine[]): string {
  const rows = LEVELS.flatMap((level) => {
    const ghosts = lines.filter((line): line is GhostLine => (
      line.part === 'ghost' && line.level === level
    ));
    const duels = lines.filter((line): line is DuelLine => (
      line.part === 'duel' && line.level === level && line.against === level - 1
    ));
    return ghosts.length + duels.length === 0 ? [] : [levelRow(level, ghosts, duels)];
  });
  return [...LEVEL_HEAD, ...rows].join('\n');
}

function levelRow(
  level: Level, ghosts: readonly GhostLine[], duels: readonly DuelLine[],
): string {
  const tucker = meanOf(ghosts.map(({ balls }) => 10 * balls));
  const decisions = sumOf(ghosts.map((line) => line.decisions));
  const each = (total: number): string => (decisions === 0 ? '–' : (total / decisions).toFixed(0));
  return row([
    String(level),
    netSigmaDegrees(SKILLS[level]).toFixed(3),
    shareText(shareOf(ghosts, ({ won }) => won)),
    ghosts.length === 0 ? '–' : `${numberText(tucker.mean, 0)} ${rangeText(tucker, 0)}`,
    shareText(decidedShare(duels)),
    each(sumOf(ghosts.map(({ simulations }) => simulations))),
    each(sumOf(ghosts.map(({ ms }) => ms))),
  ]);
}

const MANNER_HEAD = [
  '| level | manner | against the same level without one, % (N) | rating points |',
  '|---|---|---|---|',
];

function mannerTable(lines: readonly UnitLine[]): string {
  const rows = LEVELS.flatMap((level) => PERSONALITY_NAMES.flatMap((manner) => {
    const racks = lines.filter((line): line is MannerLine => (
      line.part === 'manner' && line.level === level && line.manner === manner
    ));
    if (racks.length === 0) return [];
    const { share, low, high } = decidedShare(racks);
    const points = `${numberText(ratingOf(share), 0)} `
      + rangeText({ low: ratingOf(low), high: ratingOf(high) }, 0);
    return [row([String(level), manner, shareText(decidedShare(racks)), points])];
  }));
  return [...MANNER_HEAD, ...rows].join('\n');
}

function decidedShare(racks: readonly Pick<DuelLine, 'result'>[]): Share {
  const decided = racks.filter(({ result }) => result !== 'undecided');
  return shareOf(decided, ({ result }) => result === 'won');
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
