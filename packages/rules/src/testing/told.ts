/** Rulings told in full, for golden files. */
import type { Ruling } from '../ruling.ts';
import type { BySeat } from '../seat.ts';
import type { Reason } from '../sentence.ts';
import type { CueBallPlace, Situation } from '../situation.ts';

/** A reason on one line, its facts with it. */
export function because({ clause, sentence, facts }: Reason): string {
  const filled = Object.entries(facts).map(([name, fact]) => `${name}=${String(fact)}`);
  return `${clause} ${sentence}${filled.length === 0 ? '' : ` (${filled.join(' ')})`}`;
}

/** What the short form of a ruling leaves out of the situation after it. */
export function rest(ruling: Ruling): string {
  const { next, ballsLeft, nextBreaker, recorded } = ruling;
  const { ballsOnTable, cueBall, pendingDecision, suspension, stalemateTurns } = next;
  const warned = (['A', 'B'] as const).filter((seat) => next.warnedOnTwo[seat]);
  const { declaredFrozen: { cueBallTo, toRail } } = next;
  return [
    `stroke ${next.shotNumber}`,
    `breaker ${next.breaker ?? '-'}`,
    `break ${next.breakLegal ? 'legal' : '-'}`,
    `score ${next.score.A}-${next.score.B}`,
    ...(ballsOnTable.length === 10 ? [] : [`balls ${ballsOnTable.join() || 'none'}`]),
    ...(ballsLeft.join() === ballsOnTable.join() ? [] : [`left ${ballsLeft.join()}`]),
    ...(cueBall === usualPlace(next) ? [] : [`cue ball ${cueBall}`]),
    ...(pendingDecision === undefined ? [] : [`${pendingDecision.previousShooter} played`]),
    ...(nextBreaker === undefined ? [] : [`${nextBreaker} breaks`]),
    ...(warned.length === 0 ? [] : [`warned ${warned.join('')}`]),
    ...(cueBallTo.length + toRail.length === 0
      ? [] : [`frozen ${[...cueBallTo, '|', ...toRail].join()}`]),
    ...pair('extensions', next.extensionsUsed),
    ...pair('time-outs', next.timeOutsUsed),
    ...pair('conceded', next.racksConceded),
    ...(next.clockImposed ? ['clock'] : []),
    ...(stalemateTurns === undefined ? [] : [`stalemate ${stalemateTurns.A}-${stalemateTurns.B}`]),
    ...(suspension === undefined ? [] : [`${suspension.why} in ${suspension.phase}`]),
    ...(ruling.breakShort === true ? ['a short break'] : []),
    ...ruling.fouls.map(({ code, clause, penalty }) => (
      `${code} by ${clause}${penalty === undefined ? '' : ` gives ${penalty}`}`
    )),
    ...(recorded === undefined ? [] : [`recorded ${JSON.stringify(recorded)}`]),
  ].join(', ');
}

/** Where the cue ball is, as far as the short form does not tell it. */
function usualPlace({ phase, shooter, cueBall }: Situation): CueBallPlace {
  if (phase === 'break') return 'inHandBehindHeadString';
  return shooter === undefined ? 'asIs' : cueBall;
}

function pair(name: string, { A, B }: BySeat<number>): readonly string[] {
  return A === 0 && B === 0 ? [] : [`${name} ${A}-${B}`];
}
