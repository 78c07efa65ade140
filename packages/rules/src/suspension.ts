/** Play stands still: time-out, appeal, a disturbed table; and goes on from where it stood. */
import { newRack } from './advance.ts';
import type { EventOf } from './event.ts';
import { isRackInProgress, noted, refusedBecause, refusedEvent } from './event-ruling.ts';
import type { Rulebook } from './rulebook.ts';
import { type Ruling, rulingTo } from './ruling.ts';
import { withSeat } from './seat.ts';
import { type Reason, plainReason, reason } from './sentence.ts';
import { type Phase, type Situation, type Suspension, actorIn } from './situation.ts';

/** One a match by default, at one's own turn or, for either side, between racks (R.timeout). */
export function timeOut(
  rulebook: Rulebook, situation: Situation, { by }: EventOf<'timeOut'>,
): Ruling {
  const used = situation.timeOutsUsed[by];
  const left = rulebook.timeoutsPerMatch - used - 1;
  const own = situation.phase === 'break' || actorIn(situation) === by;
  if (!own || left < 0 || !isRackInProgress(situation)) {
    const because = plainReason('R.timeout', left < 0 ? 'event.no-time-out' : 'refused.event');
    return refusedBecause(situation, because);
  }
  const timeOutsUsed = withSeat(situation.timeOutsUsed, by, used + 1);
  const minutes = rulebook.timeoutMinutes;
  const because = reason('R.timeout', 'event.time-out', { minutes, left });
  return suspended({ ...situation, timeOutsUsed }, 'timeOut', because);
}

/** Judgement may be reconsidered once by the referee; the application of rules goes further. */
export function appeal(situation: Situation, { matter }: EventOf<'appeal'>): Ruling {
  if (situation.phase === 'suspended') return refusedEvent(situation, 'G1.10');
  const sentence = matter === 'judgement' ? 'event.appeal-judgement' : 'event.appeal-rule';
  return suspended(situation, 'appeal', plainReason('G1.10', sentence));
}

/** Somebody disturbed the table between strokes: the referee restores it, or the rack is new. */
export function interference(
  situation: Situation, { restorable }: EventOf<'interference'>,
): Ruling {
  const breaker = situation.breaker ?? situation.shooter;
  if (!isRackInProgress(situation) || situation.phase === 'suspended' || breaker === undefined) {
    return refusedEvent(situation, 'G1.9');
  }
  if (restorable) {
    return suspended(situation, 'interference', plainReason('G1.9', 'event.table-disturbed'));
  }
  return rulingTo(newRack(situation, breaker), {
    inning: 'rackReplayed',
    nextBreaker: breaker,
    reasons: [plainReason('G1.9', 'interference.rack-replayed')],
  });
}

function suspended(situation: Situation, why: Suspension['why'], because: Reason): Ruling {
  const suspension = { why, phase: situation.phase };
  return noted({ ...situation, phase: 'suspended', suspension }, [because]);
}

/** Back to the stored state: a choice, the break or a stroke. */
export function resume(situation: Situation): Ruling {
  if (situation.phase !== 'suspended') return refusedEvent(situation, 'G1.10');
  const phase = phaseOfPlay(situation);
  const clause = situation.suspension === undefined ? 'G1.10' : CLAUSES[situation.suspension.why];
  const next: Situation = { ...situation, phase, suspension: undefined };
  return noted(next, [plainReason(clause, 'event.resumed')]);
}

const CLAUSES: Readonly<Record<Suspension['why'], string>> = {
  timeOut: 'R.timeout', appeal: 'G1.10', interference: 'G1.9',
};

/** The phase that play is in, or returns to while it is suspended. */
export function phaseOfPlay(situation: Situation): Phase {
  if (situation.phase !== 'suspended') return situation.phase;
  return situation.suspension?.phase ?? phaseBefore(situation);
}

/** Where nobody has written down what was interrupted: what the rest of the state tells. */
function phaseBefore({ pendingDecision, shotNumber, shooter }: Situation): Phase {
  if (pendingDecision?.kind === 'lagChoice') return 'lagChoice';
  if (pendingDecision !== undefined) return 'decision';
  if (shooter === undefined) return 'lag';
  return shotNumber <= 1 ? 'break' : 'shot';
}
