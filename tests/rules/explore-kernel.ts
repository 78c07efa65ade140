/**
 * Which outcomes a stroke can have, found by ruling on every report once.
 *
 * What a stroke leads to follows from its kernel: the phase, the balls, whether a push-out is open
 * and where the cue ball is. Score, counters and the rest only count. So all reports are ruled on
 * in one situation of each kernel, and put together by outcome; every other situation of the
 * kernel plays one report of each outcome, another one each time, and must rule the same.
 */
import { type Match, applyAll, decide, matchAt } from '@tenball/match';
import { type Ruling, type Situation, openingSituation } from '@tenball/rules';
import { RACK, isStriking } from './explore-fold.ts';
import { rulingOf } from './explore-laws.ts';
import { type Report, reportsIn } from './explore-plays.ts';

export interface Play {
  readonly report: Report;
  /** What has to be the same in every situation of the kernel. */
  readonly outcome: string;
}

export interface Kernel {
  /** Reports that lead to the same, one list an outcome. */
  readonly outcomes: readonly (readonly Play[])[];
  readonly refused: readonly Report[];
  /** How many reports were ruled on. */
  readonly size: number;
}

/** The reports of each kernel; they are the same under every rulebook. */
export interface Evidence {
  /** Every `stride`-th report is ruled on; 1 for all of them. */
  readonly stride: number;
  readonly found: Map<string, readonly Report[]>;
}

/** Evidence of which nothing has been put together yet. */
export function evidenceOf(stride: number): Evidence {
  return { stride, found: new Map() };
}

/** The kernels found so far under one rulebook. */
export interface Kernels {
  readonly found: Map<string, Kernel>;
  readonly evidence: Evidence;
}

/** No kernel is known yet. */
export function noKernels(evidence: Evidence): Kernels {
  return { found: new Map(), evidence };
}

/** How many reports were ruled on to find the outcomes of strokes. */
export function reportsRuled({ found }: Kernels): number {
  return [...found.values()].reduce((sum, { size }) => sum + size, 0);
}

/** The kernel of `match`: one that is known, or found now. */
export function kernelOf({ found: known, evidence }: Kernels, match: Match): Kernel {
  const plain = plainOf(match.situation);
  const key = JSON.stringify([plain.phase, plain.ballsOnTable, plain.cueBall, plain.breakLegal]);
  const found = known.get(key)
    ?? exploreKernel({ ...match, situation: plain }, reportsOf(evidence, key, plain));
  known.set(key, found);
  return found;
}

function reportsOf(
  { stride, found }: Evidence, key: string, situation: Situation,
): readonly Report[] {
  const reports = found.get(key) ?? reportsIn(situation).filter(({ log }, at) => (
    !log.shotTaken || scattered(at) % stride === 0
  ));
  found.set(key, reports);
  return reports;
}

/** Numbers in another order, so that no fact of the evidence follows the stride. */
function scattered(index: number): number {
  return (index * 7919) % 104_729;
}

/** The situation of a kernel in which nobody has a rack or a foul yet. */
function plainOf(situation: Situation): Situation {
  const { phase, ballsOnTable, cueBall, raceTo, breakLegal, shotNumber } = situation;
  const opening = openingSituation({ breaker: 'A', raceTo });
  if (!isStriking(situation)) return { ...opening, phase };
  return { ...opening, phase, ballsOnTable, cueBall, breakLegal, shotNumber };
}

function exploreKernel(match: Match, reports: readonly Report[]): Kernel {
  const outcomes = new Map<string, Play[]>();
  const refused: Report[] = [];
  for (const report of reports) {
    const at = matchAt(match.setup, match);
    const decided = decide(at, 'referee', report);
    if (!decided.ok) {
      refused.push(report);
      continue;
    }
    const ruling = rulingOf({ entries: decided.value });
    const after = applyAll(at, decided.value).situation;
    if (ruling === undefined) continue;
    const digest = digestOf(ruling, after);
    const plays = outcomes.get(digest) ?? [];
    plays.push({ report, outcome: outcomeOf(ruling) });
    outcomes.set(digest, plays);
  }
  return { outcomes: [...outcomes.values()], refused, size: reports.length };
}

/** What a ruling says of the stroke alone. The third foul in a row is a matter of counting. */
export function outcomeOf({ fouls, pocketedStay, spotted, outOfPlay, restored }: Ruling): string {
  const codes = fouls.map(({ code }) => code).filter((code) => code !== 'THREE_FOULS');
  return [codes, pocketedStay, spotted, outOfPlay, restored].map((list) => list.join()).join('/');
}

/** What a ruling does to the match. */
function digestOf(ruling: Ruling, after: Situation): string {
  const { inning, rackWinner, matchWinner, nextBreaker, fouls } = ruling;
  return JSON.stringify([
    inning, rackWinner, matchWinner, nextBreaker, fouls.length > 0, after.phase, after.shooter,
    after.ballsOnTable.filter((ball) => RACK.includes(ball)), after.shotNumber, after.breakLegal,
    after.cueBall, after.consecutiveFouls, after.pendingDecision,
  ]);
}
