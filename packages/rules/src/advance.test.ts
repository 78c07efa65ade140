import { describe, expect, test } from 'vitest';
import { adjudicate } from './adjudicate.ts';
import { nextBreakerOf } from './advance.ts';
import { encodeRuling } from './case-encode.ts';
import { adjudicateEvent } from './adjudicate-event.ts';
import { plainSituation } from './question-situation.ts';
import { BASE } from './rulebook.ts';
import { EMPTY_SHOT_LOG } from './shot-log.ts';
import type { Situation } from './situation.ts';

const SHOT = plainSituation('A');

describe('where nobody knows who broke', () => {
  const unknown: Situation = { ...SHOT, breaker: undefined };

  test('the break alternates as if the winner had broken', () => {
    expect(nextBreakerOf(BASE, unknown, 'A')).toBe('B');
    expect(nextBreakerOf({ ...BASE, breakOrder: 'trailing' }, unknown, 'B')).toBe('A');
  });

  test('a rack that is played again is broken by the shooter', () => {
    const interference = { cause: 'external', affectedOutcome: true, restorable: false } as const;
    const log = { ...EMPTY_SHOT_LOG, interference };
    expect(adjudicate(BASE, unknown, { kind: 'none' }, log)).toMatchObject({
      inning: 'rackReplayed', nextBreaker: 'A',
    });
    expect(adjudicateEvent(BASE, unknown, { kind: 'stalemateAgreed' }).nextBreaker).toBe('A');
    const disturbed = { kind: 'interference', restorable: false } as const;
    expect(adjudicateEvent(BASE, unknown, disturbed).nextBreaker).toBe('A');
  });

  test('and without a shooter too there is no rack to play again', () => {
    const choosing: Situation = { ...unknown, phase: 'decision', shooter: undefined };
    for (const event of [
      { kind: 'stalemateAgreed' }, { kind: 'interference', restorable: false },
    ] as const) {
      expect(adjudicateEvent(BASE, choosing, event).refused).toBe(true);
    }
  });
});

test('behind may be either player', () => {
  const trailing = { ...BASE, breakOrder: 'trailing' } as const;
  expect(nextBreakerOf(trailing, { ...SHOT, score: { A: 2, B: 1 } }, 'A')).toBe('B');
  expect(nextBreakerOf(trailing, { ...SHOT, score: { A: 1, B: 2 } }, 'B')).toBe('A');
});

test('a cue ball taken in hand is frozen to nothing; others stay frozen to rails', () => {
  const declaredFrozen = { cueBallTo: [4], toRail: [0, 5] } as const;
  const log = { ...EMPTY_SHOT_LOG, shotTaken: false, cueLeftOnTable: true };
  const ruling = adjudicate(BASE, { ...SHOT, declaredFrozen }, { kind: 'none' }, log);
  expect(ruling.next).toMatchObject({
    shooter: 'B', cueBall: 'inHandAnywhere', declaredFrozen: { cueBallTo: [], toRail: [5] },
  });
});

test('on a table without a ball only the ten could be on', () => {
  const empty: Situation = { ...SHOT, ballsOnTable: [] };
  const ruling = adjudicate(BASE, empty, { kind: 'none' }, EMPTY_SHOT_LOG);
  expect(ruling.reasons[0]).toMatchObject({ sentence: 'foul.no-contact', facts: { lowest: 10 } });
});

test('what was declared frozen is put on record as a case writes it', () => {
  const declared = (event: Parameters<typeof adjudicateEvent>[2]) => (
    encodeRuling(BASE, adjudicateEvent(BASE, SHOT, event))
  );
  expect(declared({ kind: 'declareFrozen', ball: 0, to: 'rail', by: 'A' }))
    .toMatchObject({ declaredFrozen: { toRail: ['cue'] } });
  expect(declared({ kind: 'declareFrozen', ball: 4, to: 'rail', by: 'A' }))
    .toMatchObject({ declaredFrozen: { toRail: [4] } });
  expect(declared({ kind: 'declareFrozen', ball: 0, to: [4], by: 'A' }))
    .toMatchObject({ declaredFrozen: { cueBallTo: [4] } });
});
