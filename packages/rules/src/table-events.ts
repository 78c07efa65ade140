/** Events at the table with a rack in progress: requests, declarations, the clock, touches. */
import { type Ball, CUE_BALL } from '@tenball/equipment';
import { adjudicate } from './adjudicate.ts';
import { strokeBy } from './advance.ts';
import { countFoul, withFoulCounted } from './count.ts';
import type { EventOf } from './event.ts';
import {
  isIn, isRackInProgress, matchTo, noted, rackEnded, refusedBecause, refusedEvent,
} from './event-ruling.ts';
import { FOUL_CLAUSES, type FoulCode } from './foul.ts';
import { handPlace, handReason } from './foul-shot.ts';
import type { Rulebook } from './rulebook.ts';
import type { Recorded, Ruling } from './ruling.ts';
import { type BySeat, type Seat, opponentOf, withSeat } from './seat.ts';
import { type Reason, plainReason, reason } from './sentence.ts';
import { EMPTY_SHOT_LOG, type ShotLog } from './shot-log.ts';
import { type Situation, isPushOutOpen } from './situation.ts';
import { union } from './union.ts';
import { phaseOfPlay } from './suspension.ts';

/** Only before a stroke that may be called, and never by the shooter himself (S4). */
export function requestCall(
  rulebook: Rulebook, situation: Situation, { by }: EventOf<'requestCall'>,
): Ruling {
  if (!isIn(situation, ['shot', 'callRequested']) || by === situation.shooter) {
    return refusedEvent(situation, 'S4');
  }
  const requested: Situation = { ...situation, phase: 'callRequested' };
  const open = isPushOutOpen(rulebook, situation) ? [plainReason('S3', 'push-out.open')] : [];
  return noted(requested, [plainReason('S4', 'event.call-requested'), ...open]);
}

/** The warning on two fouls, needed before a third can lose the rack (G6.14). */
export function warnTwoFouls(
  rulebook: Rulebook, situation: Situation, { player }: EventOf<'warnTwoFouls'>,
): Ruling {
  const needless = situation.consecutiveFouls[player] < 2 || rulebook.threeFouls === 'off';
  if (needless) return refusedEvent(situation, 'G6.14');
  const warnedOnTwo = withSeat(situation.warnedOnTwo, player, true);
  const ruling = noted({ ...situation, warnedOnTwo }, [plainReason('G6.14', 'event.warned')]);
  return { ...ruling, recorded: { warnedOnTwo } };
}

/** More time for the stroke, so often a rack as the rulebook allows (R.clock). */
export function useExtension(
  rulebook: Rulebook, situation: Situation, { by }: EventOf<'useExtension'>,
): Ruling {
  const atTable = isIn(situation, ['break', 'shot', 'callRequested']) && situation.shooter === by;
  const used = situation.extensionsUsed;
  if (!atTable || used[by] >= rulebook.extensionsPerRack) {
    const because = plainReason('R.clock', atTable ? 'event.no-extension' : 'refused.event');
    const recorded = { extensionsLeft: extensionsLeft(rulebook, situation) };
    return { ...refusedBecause(situation, because), recorded };
  }
  const next = { ...situation, extensionsUsed: withSeat(used, by, used[by] + 1) };
  const left = extensionsLeft(rulebook, next);
  const granted = reason('R.clock', 'event.extension', { left: left[by] });
  return { ...noted(next, [granted]), recorded: { extensionsLeft: left } };
}

/** Extensions each side still has in this rack. */
export function extensionsLeft(rulebook: Rulebook, situation: Situation): BySeat<number> {
  const { A, B } = situation.extensionsUsed;
  return {
    A: Math.max(0, rulebook.extensionsPerRack - A),
    B: Math.max(0, rulebook.extensionsPerRack - B),
  };
}

/** After a warning for slow play the referee may put both players on the clock (G6.15). */
export function imposeClock(rulebook: Rulebook, situation: Situation): Ruling {
  if (!isRackInProgress(situation) || situation.clockImposed) {
    return refusedEvent(situation, 'G6.15');
  }
  const seconds = rulebook.shotClockSeconds;
  return noted({ ...situation, clockImposed: true }, [
    reason('G6.15', 'event.clock-imposed', { seconds }),
  ]);
}

/** Frozen is what was declared before the shot (A36). */
export function declareFrozen(
  situation: Situation, { ball, to }: EventOf<'declareFrozen'>,
): Ruling {
  const named = to === 'rail' ? [ball] : [ball, ...to];
  const open = isIn(situation, ['break', 'shot', 'callRequested']);
  if (!open || !named.every((one) => isInPlay(situation, one))) {
    return refusedEvent(situation, 'G6.7');
  }
  const { cueBallTo, toRail } = situation.declaredFrozen;
  if (to === 'rail') {
    const recorded: Recorded = { declaredFrozen: { toRail: [ball] } };
    const declaredFrozen = { cueBallTo, toRail: union(toRail, [ball]) };
    const because = [reason('G8.4', 'event.frozen-rail', { ball })];
    return { ...noted({ ...situation, declaredFrozen }, because), recorded };
  }
  const because = [
    reason('G6.7', 'event.frozen-balls', { ball, to }),
    plainReason('G8.4', 'event.frozen-matters'),
  ];
  // Two object balls may be frozen to each other as they like: the rules only ask for the cue ball.
  if (ball !== CUE_BALL) return noted(situation, because);
  const recorded: Recorded = { declaredFrozen: { cueBallTo: to } };
  const declaredFrozen = { cueBallTo: union(cueBallTo, to), toRail };
  return { ...noted({ ...situation, declaredFrozen }, because), recorded };
}

function isInPlay({ ballsOnTable }: Situation, ball: Ball): boolean {
  return ball === CUE_BALL || ballsOnTable.includes(ball);
}

/** A ball that hung over a pocket and fell between strokes goes back to the brink (G1.7). */
export function ballSettled(
  rulebook: Rulebook, situation: Situation, event: EventOf<'ballSettled'>,
): Ruling {
  const { ball, secondsAtRest: seconds } = event;
  const limit = rulebook.settleSeconds;
  if (!isRackInProgress(situation) || !situation.ballsOnTable.includes(ball)) {
    return refusedEvent(situation, 'G1.7');
  }
  if (seconds < limit) {
    return refusedBecause(situation, reason('G1.7', 'event.settled-in-time', { ball, limit }));
  }
  const back = reason('G1.7', 'settled.restored', { ball, seconds, limit });
  return { ...noted(situation, [back]), restored: [ball] };
}

/** A foul named after the next stroke is void (G6, A40): put on record, nothing more. */
export function lateFoulCall(situation: Situation): Ruling {
  if (!isRackInProgress(situation) || phaseOfPlay(situation) === 'break') {
    return refusedEvent(situation, 'G6-prompt');
  }
  return noted(situation, [plainReason('G6-prompt', 'foul.too-late')]);
}

/** The seated player brushed a ball. By the shooter it is his own touched ball (G6.6). */
export function nonShooterTouch(
  rulebook: Rulebook, situation: Situation, event: EventOf<'nonShooterTouch'>,
): Ruling {
  const { by, ball, intentional } = event;
  if (!isRackInProgress(situation) || !isInPlay(situation, ball)) {
    return refusedEvent(situation, 'G1.8');
  }
  if (by === situation.shooter) {
    const touch = {
      ball, by, withWhat: 'hand', when: 'before', intentional, affectedOutcome: false,
    } as const;
    return betweenStrokes(rulebook, situation, { touched: [touch] });
  }
  const restored = ball === CUE_BALL ? [] : [ball];
  if (intentional) {
    const because = reason('G6.16', 'event.touch-intentional', { ball });
    return { ...foulOfSeated(rulebook, situation, by, because), restored };
  }
  const back = [
    reason('G1.9', 'event.touch-restored', { ball }),
    plainReason('G1.8', 'event.position-restored'),
  ];
  return { ...noted(situation, back), restored };
}

/** The referee's penalty for conduct, of whichever player (G6.16). */
export function conduct(
  rulebook: Rulebook, situation: Situation, { player, penalty }: EventOf<'conduct'>,
): Ruling {
  if (!isRackInProgress(situation)) return refusedEvent(situation, 'G6.16');
  const winner = opponentOf(player);
  switch (penalty) {
    case 'warning': return noted(situation, [plainReason('G6.16', 'event.conduct-warning')]);
    case 'foul': return situation.shooter === player && situation.phase !== 'suspended'
      ? betweenStrokes(rulebook, situation, { unsportsmanlike: 'foul' })
      : foulOfSeated(rulebook, situation, player, plainReason('G6.16', 'foul.unsportsmanlike'));
    case 'lossOfRack': {
      const reasons = [plainReason('G6.16', 'conduct.rack')];
      return { ...rackEnded(rulebook, situation, { winner, reasons }), fouls: [UNSPORTSMANLIKE] };
    }
    case 'lossOfMatch': {
      const reasons = [plainReason('G6.16', 'conduct.match')];
      return { ...matchTo(situation, winner, reasons), fouls: [UNSPORTSMANLIKE] };
    }
  }
}

const UNSPORTSMANLIKE = { code: 'UNSPORTSMANLIKE', clause: FOUL_CLAUSES.UNSPORTSMANLIKE } as const;

function betweenStrokes(
  rulebook: Rulebook, situation: Situation, seen: Partial<ShotLog>,
): Ruling {
  const log = { ...EMPTY_SHOT_LOG, shotTaken: false, ...seen };
  return adjudicate(rulebook, situation, { kind: 'none' }, log);
}

/** A foul of the one who is not at the table: the other goes on with the cue ball in hand. */
function foulOfSeated(
  rulebook: Rulebook, situation: Situation, by: Seat, because: Reason,
): Ruling {
  const count = countFoul(rulebook, situation, by);
  const codes: readonly FoulCode[] = count.isRackLost
    ? ['THREE_FOULS', 'UNSPORTSMANLIKE'] : ['UNSPORTSMANLIKE'];
  const fouls = codes.map((code) => ({ code, clause: FOUL_CLAUSES[code] }));
  const winner = opponentOf(by);
  if (count.isRackLost) {
    const reasons = [because, ...count.because];
    return { ...rackEnded(rulebook, situation, { winner, reasons }), fouls };
  }
  const counted = { ...withFoulCounted(situation, by, count.count), suspension: undefined };
  if (phaseOfPlay(situation) !== 'break') {
    const reasons = [because, handReason(rulebook), ...count.because];
    return { ...noted(strokeBy(counted, winner, handPlace(rulebook)), reasons), fouls };
  }
  const passes = situation.breaker === by ? [plainReason('S2', 'penalty.break-passes')] : [];
  const opening = strokeBy(counted, winner, 'inHandBehindHeadString');
  const reasons = [because, ...passes, ...count.because];
  return { ...noted({ ...opening, phase: 'break', breaker: winner }, reasons), fouls };
}
