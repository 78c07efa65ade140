/** What disturbed the shot from outside: G1.7 to G1.9, rules specification 4.3 item 7. */
import type { Ball } from '@tenball/equipment';
import { newRack } from './advance.ts';
import { type Ruling, rulingTo } from './ruling.ts';
import type { Seat } from './seat.ts';
import { type Reason, plainReason, reason } from './sentence.ts';
import type { ShotLog, TouchedBall } from './shot-log.ts';
import type { Situation } from './situation.ts';

/** A replay or a new rack, where the outcome was changed from outside; otherwise undefined. */
export function adjudicateInterference(
  before: Situation, shooter: Seat, log: ShotLog,
): Ruling | undefined {
  const { interference } = log;
  if (interference?.affectedOutcome === true && !interference.restorable) {
    const breaker = before.breaker ?? shooter;
    return rulingTo(newRack(before, breaker), {
      inning: 'rackReplayed',
      nextBreaker: breaker,
      reasons: [plainReason('G1.9', 'interference.rack-replayed')],
    });
  }
  if (interference?.affectedOutcome === true) {
    const settling = interference.cause === 'settlingBall';
    return replay(before, settling
      ? plainReason('G1.7', 'interference.settling')
      : plainReason('G1.9', 'interference.replay'));
  }
  const harmful = opponentTouches(shooter, log).filter(({ affectedOutcome }) => affectedOutcome);
  if (harmful.length === 0) return undefined;
  const balls = harmful.map(({ ball }) => ball);
  return replay(before, reason('G1.9', 'interference.opponent', { balls }));
}

/** Balls that the opponent brushed without changing the outcome: those left go back (G1.8). */
export function ballsToRestore(shooter: Seat, log: ShotLog): readonly Ball[] {
  return opponentTouches(shooter, log).map(({ ball }) => ball);
}

/** What is said of a disturbance that changed nothing. */
export function harmlessInterference(shooter: Seat, log: ShotLog): readonly Reason[] {
  const touched = ballsToRestore(shooter, log);
  return [
    ...(log.interference === undefined ? [] : [plainReason('G1.9', 'interference.harmless')]),
    ...(touched.length === 0 ? [] : [reason('G1.8', 'touch.restored', { balls: touched })]),
  ];
}

function opponentTouches(shooter: Seat, log: ShotLog): readonly TouchedBall[] {
  return log.touched.filter(({ by }) => by !== shooter);
}

function replay(before: Situation, because: Reason): Ruling {
  return rulingTo(before, { inning: 'replay', reasons: [because] });
}
