/** A shot as the rules look at it: the situation, the call that counts, the normal evidence. */
import { type ObjectBall, TEN } from '@tenball/equipment';
import type { Call } from './call.ts';
import { normalise } from './normalise.ts';
import type { Rulebook } from './rulebook.ts';
import { type Seat, opponentOf } from './seat.ts';
import type { Reason } from './sentence.ts';
import type { ShotLog } from './shot-log.ts';
import { type Situation, isPushOutOpen, lowestBall } from './situation.ts';

export interface PlayedShot {
  readonly rulebook: Rulebook;
  readonly before: Situation;
  readonly shooter: Seat;
  readonly opponent: Seat;
  /** The call that counts: an unavailable push-out is none, and the break is never called. */
  readonly call: Call;
  /** What was announced. */
  readonly announced: Call;
  readonly log: ShotLog;
  /** Balls that go back to the brink. */
  readonly restored: readonly ObjectBall[];
  /** What normalisation has to say. */
  readonly notes: readonly Reason[];
  /** The lowest ball before the stroke (A48). */
  readonly lowest: ObjectBall;
  readonly isBreak: boolean;
  /** A push-out that was announced and open. */
  readonly isPush: boolean;
}

/** Puts a shot together. */
export function playedShot(
  rulebook: Rulebook, before: Situation, shooter: Seat, announced: Call, evidence: ShotLog,
): PlayedShot {
  const { log, restored, reasons } = normalise(rulebook, before, evidence);
  const isBreak = before.phase === 'break';
  const call = isBreak ? NO_CALL : countingCall(rulebook, before, announced);
  return {
    rulebook,
    before,
    shooter,
    opponent: opponentOf(shooter),
    call,
    announced,
    log,
    restored,
    notes: reasons,
    lowest: lowestBall(before) ?? TEN,
    isBreak,
    isPush: call.kind === 'push-out',
  };
}

const NO_CALL: Call = { kind: 'none' };

function countingCall(rulebook: Rulebook, before: Situation, call: Call): Call {
  if (call.kind === 'push-out' && !isPushOutOpen(rulebook, before)) return NO_CALL;
  const unspoken = call.kind === 'pot' && call.obvious;
  const mustBeSpoken = rulebook.obviousShots === 'allSpoken' || before.phase === 'callRequested';
  return unspoken && mustBeSpoken ? NO_CALL : call;
}

const NO_BALLS: readonly ObjectBall[] = [];

/** Object balls pocketed on the shot, rising, the ten among them. */
export function pocketedBalls(log: ShotLog): readonly ObjectBall[] {
  if (log.pocketed.length === 0) return NO_BALLS;
  return log.pocketed.map(({ ball }) => ball).sort((a, b) => a - b);
}

/** Different object balls driven to a rail; one driven off the table counts as driven (G8.4). */
export function drivenToRail(log: ShotLog): readonly ObjectBall[] {
  const driven = new Set([...log.railAfterContact, ...log.offTable]);
  return [...driven].filter((ball) => ball !== 0).sort((a, b) => a - b);
}
