/** What the lines of a match-up add up to, and the summary made of it. */
import { ratingOf, sprt, wilson } from './intervals.ts';
import { type MatchLine, type RackLine, SIDES, type ShotLine, type Side } from './match-lines.ts';

/** Counts of one player. */
export interface Count {
  shots: number;
  fouls: number;
  decisions: number;
  simulations: number;
  /** Strokes of the family `pot`, how many were made, and the sum of what was expected. */
  pots: number;
  made: number;
  expected: number;
  breaks: number;
  /** Racks won on the first visit after the own break. */
  runs: number;
}

export interface Tally {
  racks: number;
  /** Stalemates that were nobody's. */
  undecided: number;
  readonly won: Record<Side, number>;
  readonly counts: Readonly<Record<Side, Count>>;
}

/** How long the decisions of this run took; those found in the log are not among them. */
export interface Timing {
  readonly decisions: number;
  readonly milliseconds: number;
}

export interface Played {
  readonly tally: Tally;
  readonly timing: Readonly<Record<Side, Timing>>;
}

export function newTally(): Tally {
  return {
    racks: 0, undecided: 0, won: { first: 0, second: 0 },
    counts: { first: newCount(), second: newCount() },
  };
}

function newCount(): Count {
  return {
    shots: 0, fouls: 0, decisions: 0, simulations: 0, pots: 0, made: 0, expected: 0, breaks: 0,
    runs: 0,
  };
}

/** Adds the lines of one rack to `tally`. */
export function addUnit(tally: Tally, unit: readonly MatchLine[]): void {
  const shooters = new Set<Side>();
  for (const line of unit) {
    if (line.kind === 'rack') {
      addRack(tally, line, shooters);
      continue;
    }
    const count = tally.counts[line.side];
    count.decisions += 1;
    count.simulations += line.simulations;
    if (line.kind !== 'shot') continue;
    shooters.add(line.side);
    addShot(count, line);
  }
}

function addRack(tally: Tally, line: RackLine, shooters: ReadonlySet<Side>): void {
  const { winner, breaker } = line;
  tally.racks += 1;
  tally.counts[breaker].breaks += 1;
  if (winner === undefined) {
    tally.undecided += 1;
    return;
  }
  tally.won[winner] += 1;
  if (winner === breaker && shooters.size === 1) tally.counts[breaker].runs += 1;
}

function addShot(count: Count, { family, outcome, potProbability, call }: ShotLine): void {
  count.shots += 1;
  if (outcome.fouls.length > 0) count.fouls += 1;
  if (family !== 'pot' || call.kind !== 'pot') return;
  count.pots += 1;
  count.expected += potProbability;
  if (outcome.isMade) count.made += 1;
}

/** The summary for people, several lines. */
export function summaryOf(
  names: Readonly<Record<Side, string>>, { tally, timing }: Played,
): string {
  const { won, racks, undecided } = tally;
  const decided = won.first + won.second;
  const share = wilson(won.first, decided);
  const open = undecided > 0 ? `, ${undecided} undecided` : '';
  const test = sprt(won.first, won.second);
  return [
    `${names.first} ${won.first} : ${won.second} ${names.second} in ${racks} racks${open}`,
    `  share of ${names.first}: ${percent(won.first, decided)} `
      + `[${(100 * share.low).toFixed(1)}, ${(100 * share.high).toFixed(1)}]`,
    `  rating difference: ${ratingText(won.first / Math.max(1, decided))} `
      + `[${ratingText(share.low)}, ${ratingText(share.high)}] (100 points are 2 : 1)`,
    `  sequential test of 0 against +15: ratio ${test.ratio.toFixed(2)} `
      + `in [${test.lower.toFixed(2)}, ${test.upper.toFixed(2)}], ${VERDICTS[test.verdict]}`,
    ...SIDES.map((side) => sideText(names[side], tally.counts[side], timing[side])),
  ].join('\n');
}

const VERDICTS = {
  h0: 'not better', h1: 'better', open: 'not decided',
} as const;

function sideText(name: string, count: Count, { decisions, milliseconds }: Timing): string {
  const time = decisions > 0
    ? `, ${(milliseconds / decisions).toFixed(1)} ms each over ${decisions} of this run` : '';
  const perDecision = count.simulations / Math.max(1, count.decisions);
  return [
    `  ${name}: ${count.shots} shots, fouls ${percent(count.fouls, count.shots)}`,
    `pots ${count.made}/${count.pots} made (${percent(count.made, count.pots)}, `
      + `expected ${percent(count.expected, count.pots)})`,
    `run from the break ${count.runs}/${count.breaks}`,
    `${perDecision.toFixed(0)} simulations a decision${time}`,
  ].join('; ');
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
}

function ratingText(share: number): string {
  const rating = ratingOf(share);
  if (!Number.isFinite(rating)) return rating > 0 ? 'above all' : 'below all';
  return `${rating >= 0 ? '+' : ''}${rating.toFixed(0)}`;
}
