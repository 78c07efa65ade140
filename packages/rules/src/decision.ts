/** Answers to a pending choice, rules specification 3 and A13; the lag winner's choice too. */
import { newRack, strokeBy } from './advance.ts';
import { optionsOf } from './options.ts';
import type { Rulebook } from './rulebook.ts';
import { type Decision, type Ruling, rulingTo } from './ruling.ts';
import { opponentOf } from './seat.ts';
import { type Reason, plainReason } from './sentence.ts';
import {
  type DecisionKind, type PendingDecision, type Situation, isTenLast,
} from './situation.ts';

/** Rules on a choice. One that is not open is refused, and nothing changes. */
export function adjudicateDecision(
  rulebook: Rulebook, situation: Situation, decision: Decision,
): Ruling {
  const pending = situation.pendingDecision;
  const options: readonly string[] = optionsOf(rulebook, situation);
  if (pending === undefined || !options.includes(decision)) return refused(situation);
  return answered(situation, pending, decision);
}

function answered(situation: Situation, pending: PendingDecision, decision: Decision): Ruling {
  const { decider, previousShooter, kind } = pending;
  switch (decision) {
    case 'accept':
      return played(strokeBy(situation, decider, 'asIs'), kind, 'choice.accepted');
    case 'passBack':
      return played(strokeBy(situation, previousShooter, 'asIs'), kind, 'choice.passed-back');
    case 'reRackAndBreak': return broken(situation, pending, 'choice.re-rack-and-break');
    case 'reRackOpponentBreaks':
      return broken(situation, pending, 'choice.re-rack-opponent-breaks');
    case 'breakMyself': return broken(situation, pending, 'choice.break-myself');
    case 'opponentBreaks': return broken(situation, pending, 'choice.opponent-breaks');
  }
}

function played(
  next: Situation, kind: DecisionKind, sentence: 'choice.accepted' | 'choice.passed-back',
): Ruling {
  const stands = isTenLast(next) ? [plainReason('S8', 'choice.ten-stands')] : [];
  const reasons = [plainReason(CLAUSES[kind], sentence), ...stands];
  return rulingTo(next, { inning: 'n/a', reasons });
}

/** A new rack, broken by the decider or, where the decision says so, by his opponent. */
function broken(
  situation: Situation,
  { decider, kind }: PendingDecision,
  sentence: 'choice.re-rack-and-break' | 'choice.re-rack-opponent-breaks' | 'choice.break-myself'
  | 'choice.opponent-breaks',
): Ruling {
  const own = sentence === 'choice.re-rack-and-break' || sentence === 'choice.break-myself';
  const breaker = own ? decider : opponentOf(decider);
  return rulingTo(newRack(situation, breaker), {
    inning: 'n/a',
    ballsLeft: situation.ballsOnTable,
    nextBreaker: breaker,
    reasons: [plainReason(CLAUSES[kind], sentence)],
  });
}

const CLAUSES: Readonly<Record<DecisionKind, string>> = {
  lagChoice: 'G1.2',
  afterPushOut: 'S3',
  afterWrongfulPocketing: 'S6',
  afterSafetyPocketing: 'S5',
  afterShortBreak: 'V.3pt',
  afterIllegalBreak: 'V.illegalBreak',
};

function refused(situation: Situation): Ruling {
  const inHand = situation.phase === 'shot' && situation.cueBall !== 'asIs';
  const reasons: readonly Reason[] = inHand
    ? [plainReason('S7', 'refused.after-foul'), plainReason('G-pen', 'refused.foul-instead')]
    : [plainReason('S6', 'refused.decision')];
  return rulingTo(situation, { inning: 'n/a', refused: true, reasons });
}
