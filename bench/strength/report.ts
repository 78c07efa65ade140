/**
 * The report: tables of every metric that a log has units for, with N and 95 % intervals (Wilson's
 * of shares, ±1.96 standard errors of means). Logs of one setting are reported together.
 *
 * - ghost: racks won against the ten-ball ghost: break, ball in hand, one miss or foul loses.
 * - Tucker: balls of a hundred over the same racks, the break's included.
 * - break and run: racks won on the breaker's first visit, of all breaks.
 * - safety: no foul, and the opponent believes in less than .35; in whole racks and in positions
 *   without a pot. Kick: no foul on a hidden ball.
 * - fouls per visit, TPA, P(win): of whole racks (`--metric rack`).
 * - TPA: tpa.ts. Grid: grid.ts. Losses: losses.ts.
 */
import { TABLES, spotsOf } from '@tenball/equipment';
import { calibrationOf, potBeliefs, winBeliefs } from './calibration.ts';
import {
  breakFigures, foulFigures, ghostFigures, kickFigures, runOutFigures,
  safetyFigures, unitsIn,
} from './figures.ts';
import type { ReadLog, Unit } from './lines.ts';
import { gridText } from './report-grid.ts';
import {
  type Row, calibrationText, lossText, meanText, rowsText, shareText,
} from './report-text.ts';
import { type LogPart, type Setting, setupOf, skillOf } from './setting.ts';
import { quantile } from './statistics.ts';
import { ERROR_KINDS, tpaFigures } from './tpa.ts';
import { lieOf } from './view.ts';

/** The report of `logs`, one section for each setting; seeds may differ. */
export function reportOf(logs: readonly ReadLog[]): string {
  const sections = new Map<string, { setting: Setting; units: Unit[]; seeds: Set<string> }>();
  for (const { setting, units } of logs) {
    const key = JSON.stringify({ ...setting, seed: 0 });
    const section = sections.get(key) ?? { setting, units: [], seeds: new Set() };
    const seed = String(setting.seed);
    if (section.seeds.has(seed)) {
      throw new Error(`two logs of seed ${seed} in one setting: racks would count twice`);
    }
    section.seeds.add(seed);
    section.units.push(...units);
    sections.set(key, section);
  }
  return [...sections.values()].map(sectionText).join('\n\n');
}

function sectionText(
  { setting, units, seeds }: {
    readonly setting: Setting; readonly units: readonly Unit[]; readonly seeds: Set<string>;
  },
): string {
  const { arm, rack, pockets, purpose, budget, physics, planner } = setting;
  const title = `arm ${arm}, ${rack} rack, ${pockets} in pockets, racks to ${purpose}, `
    + `seed ${[...seeds].join(', ')}, ${budget} simulations, ${physics}, `
    + `planner ${planner}`;
  const blocks = [title, rowsText(headline(setting, units)), ...details(units)];
  return blocks.filter((text) => text !== '').join('\n\n');
}

function headline(setting: Setting, units: readonly Unit[]): Row[] {
  return [
    ...rowsFor(units, ['ghost'], ghostRows),
    ...rowsFor(units, ['run-out'], runOutRows),
    ...rowsFor(units, ['break', 'ghost', 'run-out', 'rack'], breakRows),
    ...rowsFor(units, ['rack'], (all) => rackRows(setting, all)),
    ...rowsFor(units, ['rack', 'safety'], safetyRows),
    ...rowsFor(units, ['kick'], (all) => [['kick: legal hit', shareText(kickFigures(all))]]),
    ...timeRows(units),
  ];
}

function rowsFor(
  units: readonly Unit[], parts: readonly LogPart[], rows: (units: readonly Unit[]) => Row[],
): Row[] {
  const own = units.filter(({ part }) => parts.includes(part));
  return own.length === 0 ? [] : rows(own);
}

function ghostRows(units: readonly Unit[]): Row[] {
  const { won, tucker } = ghostFigures(units);
  return [['ten-ball ghost won', shareText(won)], ['Tucker, balls of 100', meanText(tucker, 1)]];
}

function runOutRows(units: readonly Unit[]): Row[] {
  const { breakAndRun, givenMade } = runOutFigures(units);
  return [
    ['break and run, of all breaks', shareText(breakAndRun)],
    ['… of breaks that made a ball', shareText(givenMade)],
  ];
}

function breakRows(units: readonly Unit[]): Row[] {
  const figures = breakFigures(units);
  return [
    ['break: ball made, no foul', shareText(figures.made)],
    ['break: legal', shareText(figures.legal)],
    ['break: cue ball pocketed', shareText(figures.scratched)],
    ['break: balls', meanText(figures.ballsPerBreak, 2)],
    ['ball on pottable after a made break', shareText(figures.pottableAfterMade)],
    ['… after any break', shareText(figures.pottable)],
  ];
}

function rackRows(setting: Setting, units: readonly Unit[]): Row[] {
  const { balls, errors, tpa, perRack } = tpaFigures(units, spotShotChance(setting));
  const kinds = ERROR_KINDS.map((kind) => `${kind} ${errors[kind]}`).join(', ');
  return [
    ['TPA', `${tpa.toFixed(3)} (${balls} balls; errors: ${kinds})`],
    ['… mean over racks', meanText(perRack, 3)],
    ['fouls per visit', shareText(foulFigures(units).perVisit)],
  ];
}

function safetyRows(units: readonly Unit[]): Row[] {
  const { succeeded, noPotTried, hidden } = safetyFigures(units);
  return [
    ['safety: opponent under .35', shareText(succeeded)],
    ['… opponent tries no pot', shareText(noPotTried)],
    ['… ball on fully hidden', shareText(hidden)],
  ];
}

/** Chance of a ball on the foot spot with the cue ball on the head string. */
function spotShotChance(setting: Setting): number {
  const setup = setupOf(setting, 1);
  const { foot, headString } = spotsOf(TABLES[setup.table]);
  return lieOf(setup, skillOf(setting), { 0: { x: headString, y: 0 }, 1: foot }).direct;
}

/** Thinking times by what was decided, the break apart: it is not thought about. */
function timeRows(units: readonly Unit[]): Row[] {
  const acts = units.flatMap((unit) => unit.acts).filter(({ family }) => family !== 'break');
  const groups = [
    ['strokes', acts.filter(({ shot }) => shot !== 'none')],
    ['placings', acts.filter(({ family, simulations }) => family === 'place' && simulations > 0)],
  ] as const;
  return groups.flatMap(([name, own]): Row[] => {
    if (own.length === 0) return [];
    const at = (p: number): string => {
      const ms = quantile(own.map((act) => act.ms), p).toFixed(0);
      return `${ms} ms / ${quantile(own.map((act) => act.simulations), p).toFixed(0)} sims`;
    };
    return [[`decision time, ${name}`, `p50 ${at(0.5)}, p95 ${at(0.95)} (N ${own.length})`]];
  });
}

function details(units: readonly Unit[]): string[] {
  const win = winBeliefs(units);
  const texts = [
    calibrationText('P(pot), direct', calibrationOf(potBeliefs(units, 'direct'))),
    calibrationText('P(pot), indirect', calibrationOf(potBeliefs(units, 'indirect'))),
    calibrationText('P(win), whole racks', calibrationOf(win)),
    unitsIn(units, 'ghost').length > 0 ? lossText(units, 'ghost') : '',
    unitsIn(units, 'run-out').length > 0 ? lossText(units, 'run-out') : '',
    gridText(units),
  ];
  return texts;
}
