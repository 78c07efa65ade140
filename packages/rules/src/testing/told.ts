/** Rulings told in full, for golden files. */
import type { Ruling } from '../ruling.ts';
import type { Reason } from '../sentence.ts';

/** A reason on one line, its facts with it. */
export function because({ clause, sentence, facts }: Reason): string {
  const filled = Object.entries(facts).map(([name, fact]) => `${name}=${String(fact)}`);
  return `${clause} ${sentence}${filled.length === 0 ? '' : ` (${filled.join(' ')})`}`;
}

/** What the short form of a ruling leaves out of the situation after it. */
export function rest({ next, recorded }: Ruling): string {
  const warned = (['A', 'B'] as const).filter((seat) => next.warnedOnTwo[seat]);
  const { declaredFrozen: { cueBallTo, toRail } } = next;
  return [
    `stroke ${next.shotNumber}`,
    `breaker ${next.breaker ?? '-'}`,
    `break ${next.breakLegal ? 'legal' : '-'}`,
    `score ${next.score.A}-${next.score.B}`,
    ...(warned.length === 0 ? [] : [`warned ${warned.join('')}`]),
    ...(cueBallTo.length + toRail.length === 0
      ? [] : [`frozen ${[...cueBallTo, '|', ...toRail].join()}`]),
    ...(recorded === undefined ? [] : [`recorded ${JSON.stringify(recorded)}`]),
  ].join(', ');
}
