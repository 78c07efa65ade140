import { OBJECT_BALLS } from '@tenball/equipment';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjudicate } from './adjudicate.ts';
import { adjudicateEvent } from './adjudicate-event.ts';
import { consequenceOf, summaryOf } from './banner.ts';
import { adjudicateDecision } from './decision.ts';
import { adjudicateLag } from './lag.ts';
import { optionsOf } from './options.ts';
import { BASE, type Rulebook } from './rulebook.ts';
import { DECISIONS, type Ruling } from './ruling.ts';
import { SEATS, opponentOf } from './seat.ts';
import type { Reason } from './sentence.ts';
import { formatShotLog, parseShotLog } from './shot-log-notation.ts';
import { type Situation, actorIn } from './situation.ts';
import { events, lags } from './testing/any-event.ts';
import { rulebooks } from './testing/any-rulebook.ts';
import { callsOf, cleanShots, logsOf, shots, shotsNearTheEnd } from './testing/any-shot.ts';
import { situations, strokes } from './testing/any-situation.ts';
import { LANGUAGES, sentenceOf } from './words.ts';
import { CLAUSES } from './words/clauses.ts';

/** What must hold of every situation, section 2. */
function checkSituation(rulebook: Rulebook, situation: Situation): void {
  const { phase, ballsOnTable, score, raceTo } = situation;
  const over = phase === 'matchOver';
  const begun = situation.breaker !== undefined;
  if (begun && !over) expect(ballsOnTable).toContain(10);
  expect([...ballsOnTable].sort((a, b) => a - b)).toEqual(ballsOnTable);
  expect(score.A <= raceTo.A && score.B <= raceTo.B).toBe(true);
  if (!over) expect(score.A < raceTo.A && score.B < raceTo.B).toBe(true);
  expect(optionsOf(rulebook, situation).length > 0).toBe(!over);
  checkActor(situation);
}

/** Exactly one of these at any time: who strikes, who chooses, the referee. */
function checkActor(situation: Situation): void {
  const { phase, shooter, pendingDecision } = situation;
  const choosing = phase === 'decision' || phase === 'lagChoice';
  const striking = phase === 'break' || phase === 'shot' || phase === 'callRequested';
  if (striking) expect([shooter, pendingDecision]).toEqual([expect.any(String), undefined]);
  if (choosing) expect([shooter, pendingDecision]).toEqual([undefined, expect.any(Object)]);
  expect(phase === 'suspended').toBe(situation.suspension !== undefined);
  const actor = { matchOver: undefined, setup: undefined, lag: undefined, suspended: 'referee' };
  expect(actorIn(situation)).toBe(phase in actor
    ? actor[phase as keyof typeof actor] : pendingDecision?.decider ?? shooter);
}

/** The score changes at the end of a rack, for its winner, and nowhere else. */
function checkScore({ score }: Situation, { next, rackWinner, inning }: Ruling): void {
  for (const seat of SEATS) {
    const gained = next.score[seat] - score[seat];
    expect(seat === rackWinner ? gained > 0 : gained === 0).toBe(true);
  }
  if (rackWinner !== undefined) expect(inning).toBe('ends');
}

function checkCounts(before: Situation, { next, rackWinner, inning }: Ruling): void {
  const shooter = before.shooter ?? 'A';
  const fresh = next.phase === 'matchOver' || rackWinner !== undefined || inning === 'rackReplayed';
  if (fresh) {
    expect(next.consecutiveFouls).toEqual({ A: 0, B: 0 });
    return;
  }
  const was = before.consecutiveFouls[shooter];
  expect([0, was, was + 1]).toContain(next.consecutiveFouls[shooter]);
}

function checkBalls(before: Situation, ruling: Ruling): void {
  const all = [...ruling.ballsLeft, ...ruling.pocketedStay, ...ruling.outOfPlay];
  if (ruling.inning === 'rackReplayed') return;
  expect([...all].sort((a, b) => a - b)).toEqual(before.ballsOnTable);
  for (const ball of [...ruling.spotted, ...ruling.restored]) {
    expect(ruling.ballsLeft).toContain(ball);
  }
}

function checkWords(ruling: Ruling): void {
  const said: readonly Reason[] = [...ruling.reasons, ...ruling.checks.map(({ reason }) => reason)];
  const texts = LANGUAGES.flatMap((language) => [
    ...said.map((reason) => sentenceOf(reason, language)),
    summaryOf(ruling, language),
    ...(ruling.refused ? [] : [consequenceOf(ruling, language, { A: 'Ким', B: 'Ли' })]),
  ]);
  expect(texts.filter((text) => BAD_TEXT.test(text))).toEqual([]);
  expect(said.filter(({ clause }) => !Object.hasOwn(CLAUSES, clause))).toEqual([]);
  expect(ruling.reasons.length).toBeGreaterThan(0);
}

const BAD_TEXT = /undefined|NaN|\[object|!|^\s*$|\s\s|\.$/;

describe('over every edition, situation and shot', () => {
  test('the invariants of a situation hold', () => {
    fc.assert(fc.property(rulebooks, shots, (rulebook, { situation, call, log }) => {
      const ruling = adjudicate(rulebook, situation, call, log);
      checkSituation(rulebook, ruling.next);
      checkScore(situation, ruling);
      checkCounts(situation, ruling);
      checkBalls(situation, ruling);
    }), { numRuns: 500 });
  });

  test('every reason and check has a sentence in both languages', () => {
    fc.assert(fc.property(rulebooks, shots, (rulebook, { situation, call, log }) => {
      checkWords(adjudicate(rulebook, situation, call, log));
    }), { numRuns: 300 });
  });

  test('a match walks from rack to rack and never breaks an invariant', () => {
    const walk = fc.record({ rulebook: rulebooks, start: strokes, seed: fc.nat() });
    fc.assert(fc.property(walk, ({ rulebook, start, seed }) => {
      let situation = start;
      for (let step = 0; step < 40 && situation.phase !== 'matchOver'; step += 1) {
        situation = stepped(rulebook, situation, seed + step);
        checkSituation(rulebook, situation);
      }
    }), { numRuns: 40 });
  });
});

describe('over every choice, event and lag', () => {
  test('the invariants of a situation hold, and every reason has its sentence', () => {
    fc.assert(fc.property(rulebooks, situations, others, (rulebook, situation, other) => {
      const ruling = ruledOther(rulebook, situation, other);
      checkSituation(rulebook, ruling.next);
      checkScore(situation, ruling);
      checkWords(ruling);
    }), { numRuns: 600 });
  });
});

describe('in the default edition', () => {
  test('a foul never leaves a choice, and always gives the cue ball in hand', () => {
    fc.assert(fc.property(shots, ({ situation, call, log }) => {
      const { fouls, next, rackWinner, matchWinner } = adjudicate(BASE, situation, call, log);
      if (fouls.length === 0 || rackWinner !== undefined || matchWinner !== undefined) return;
      expect(next.pendingDecision).toBeUndefined();
      expect(next.cueBall).not.toBe('asIs');
      expect(next.shooter).toBe(opponentOf(situation.shooter ?? 'A'));
    }), { numRuns: 400 });
  });

  test('a stroke without a foul clears the shooter’s count, and only his', () => {
    fc.assert(fc.property(cleanShots, ({ situation, call, log }) => {
      const ruling = adjudicate(BASE, situation, call, log);
      expect(ruling.fouls).toEqual([]);
      if (ruling.rackWinner !== undefined) return;
      const shooter = situation.shooter ?? 'A';
      const other = opponentOf(shooter);
      expect(ruling.next.consecutiveFouls[shooter]).toBe(0);
      expect(ruling.next.consecutiveFouls[other]).toBe(situation.consecutiveFouls[other]);
    }), { numRuns: 400 });
  });

  test('a rack is won only by the called ten alone on the table, or given away', () => {
    let won = 0;
    fc.assert(fc.property(shotsNearTheEnd, ({ situation, call, log }) => {
      const ruling = adjudicate(BASE, situation, call, log);
      if (ruling.rackWinner !== situation.shooter) return;
      won += 1;
      expect(situation.ballsOnTable).toEqual([10]);
      expect(call).toMatchObject({ kind: 'pot', ball: 10 });
      expect(ruling.pocketedStay).toEqual([10]);
    }), { numRuns: 600 });
    expect(won).toBeGreaterThan(0);
  });

  test('a legal break, and nothing else, opens the push-out', () => {
    fc.assert(fc.property(cleanShots, ({ situation, call, log }) => {
      const { next } = adjudicate(BASE, situation, call, log);
      const open = optionsOf(BASE, next).includes('declarePushOut');
      expect(open).toBe(situation.phase === 'break');
    }));
  });
});

test('a shot log survives being written down', () => {
  fc.assert(fc.property(logsOf(OBJECT_BALLS), (log) => {
    const quiet = log.firstContact.length === 0 ? { ...log, railAfterContact: [] } : log;
    expect(parseShotLog(formatShotLog(quiet))).toEqual({ ok: true, value: quiet });
  }));
});

/** What is no stroke. */
const others = fc.oneof(
  fc.constantFrom(...DECISIONS).map((decision) => ({ decision })),
  events.map((event) => ({ event })),
  lags.map((lag) => ({ lag })),
);
type Other = typeof others extends fc.Arbitrary<infer T> ? T : never;

function ruledOther(rulebook: Rulebook, situation: Situation, other: Other): Ruling {
  if ('decision' in other) return adjudicateDecision(rulebook, situation, other.decision);
  if ('event' in other) return adjudicateEvent(rulebook, situation, other.event);
  return adjudicateLag(situation, other.lag);
}

/** One more stroke or choice, drawn from a seed. */
function stepped(rulebook: Rulebook, situation: Situation, seed: number): Situation {
  const options = optionsOf(rulebook, situation);
  const answers = DECISIONS.filter((decision) => options.includes(decision));
  const decision = answers[seed % Math.max(1, answers.length)];
  if (decision !== undefined) return adjudicateDecision(rulebook, situation, decision).next;
  const balls = situation.ballsOnTable;
  const [shot] = fc.sample(fc.tuple(callsOf(balls), logsOf(balls)), { seed, numRuns: 1 });
  if (shot === undefined) return situation;
  return adjudicate(rulebook, situation, ...shot).next;
}
