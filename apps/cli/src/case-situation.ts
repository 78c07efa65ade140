/** What `judge` asks of a situation beyond what the rules need to be told of it. */
import type { Case, CaseError } from '@tenball/rules';

/** Everything that may be said of a situation. */
const MEMBERS: readonly string[] = [
  'phase', 'ballsOnTable', 'lowestBall', 'shooter', 'breaker', 'isBreak', 'shotNumberInRack',
  'pushOutAvailable', 'cueBall', 'consecutiveFouls', 'warnedOnTwo', 'score', 'raceTo',
  'pendingDecision',
];

/**
 * A member of `before` that nobody knows, which would be passed over in silence, or a score with
 * which the match would be over. `pointer` is where the case stands in its document.
 */
export function situationFault(
  value: unknown, { before }: Case, pointer: string,
): CaseError | undefined {
  return unknownMember(value, pointer) ?? scoreFault(before, pointer);
}

function unknownMember(value: unknown, pointer: string): CaseError | undefined {
  const before = isRecord(value) ? value['before'] : undefined;
  if (!isRecord(before)) return undefined;
  const name = Object.keys(before).find((one) => !MEMBERS.includes(one));
  if (name === undefined) return undefined;
  return {
    kind: 'bad-case',
    pointer: `${pointer}/before/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    expected: `only ${MEMBERS.join(', ')}`,
    found: JSON.stringify(name.slice(0, 40)),
  };
}

function scoreFault(
  { phase, score, raceTo }: Case['before'], pointer: string,
): CaseError | undefined {
  if (phase === 'matchOver') return undefined;
  const seat = (['A', 'B'] as const).find((one) => score[one] >= raceTo[one]);
  if (seat === undefined) return undefined;
  return {
    kind: 'bad-case',
    pointer: `${pointer}/before/score/${seat}`,
    expected: `a score below the race to ${raceTo[seat]}`,
    found: String(score[seat]),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
