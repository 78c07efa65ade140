/** Rules on the events of a match: rules specification 3 and 9. One that cannot be is refused. */
import { unreachable } from '@tenball/base';
import { newRack } from './advance.ts';
import type { EventOf, MatchEvent } from './event.ts';
import {
  isRackInProgress, matchTo, noted, rackEnded, refusedBecause, refusedEvent,
} from './event-ruling.ts';
import type { Rulebook } from './rulebook.ts';
import { type Ruling, rulingTo } from './ruling.ts';
import { type Seat, opponentOf, withSeat } from './seat.ts';
import { plainReason, reason } from './sentence.ts';
import type { Situation } from './situation.ts';
import { appeal, interference, resume, timeOut } from './suspension.ts';
import {
  ballSettled, conduct, declareFrozen, imposeClock, lateFoulCall, nonShooterTouch, requestCall,
  useExtension, warnTwoFouls,
} from './table-events.ts';

/** Turns each side plays on before a stalemate is declared (G1.12). */
const STALEMATE_TURNS = 3;

/** Rules on an event. */
export function adjudicateEvent(
  rulebook: Rulebook, situation: Situation, event: MatchEvent,
): Ruling {
  if (situation.phase === 'matchOver') return refusedEvent(situation, 'G1.11');
  switch (event.kind) {
    case 'concedeRack': return concedeRack(rulebook, situation, event);
    case 'concedeMatch': return matchTo(situation, opponentOf(event.by), [
      plainReason('G1.11', 'event.match-conceded'),
    ]);
    case 'unscrewPlayingCue': return unscrewPlayingCue(situation, event);
    case 'rackWon': return rackWon(rulebook, situation, event.by);
    case 'stalemateAnnounced': return announceStalemate(situation);
    case 'stalemateDeclared': return declareStalemate(situation);
    case 'stalemateAgreed': return replayRack(situation, 'event.stalemate-agreed');
    case 'stalemateCancelled':
      return noted({ ...situation, stalemateTurns: undefined }, [
        plainReason('G1.12', 'event.stalemate-cancelled'),
      ]);
    case 'requestCall': return requestCall(rulebook, situation, event);
    case 'warnTwoFouls': return warnTwoFouls(rulebook, situation, event);
    case 'useExtension': return useExtension(rulebook, situation, event);
    case 'imposeClock': return imposeClock(rulebook, situation);
    case 'declareFrozen': return declareFrozen(situation, event);
    case 'nonShooterTouch': return nonShooterTouch(rulebook, situation, event);
    case 'conduct': return conduct(rulebook, situation, event);
    case 'ballSettled': return ballSettled(rulebook, situation, event);
    case 'lateFoulCall': return lateFoulCall(situation);
    case 'interference': return interference(situation, event);
    case 'timeOut': return timeOut(rulebook, situation, event);
    case 'appeal': return appeal(situation, event);
    case 'resume': return resume(situation);
    case 'reRackRequest': return beforeOpening(situation, 'event.re-rack');
    case 'rackInvalid': return beforeOpening(situation, 'event.rack-invalid');
    case 'forfeitLate': return matchTo(situation, opponentOf(event.player), [
      plainReason('R.forfeit', 'event.forfeit'),
    ]);
    default: return unreachable(event);
  }
}

/** Possible in every state with a rack in progress, by either side (A53). */
function concedeRack(
  rulebook: Rulebook, situation: Situation, { by }: EventOf<'concedeRack'>,
): Ruling {
  if (!isRackInProgress(situation)) return refusedEvent(situation, 'G1.11');
  const strict = rulebook.concedePenalty === 'warnThenRack';
  const before = situation.racksConceded[by];
  const again = strict && before > 0;
  const warning = plainReason('R.concede', again
    ? 'event.concession-penalty' : 'event.concession-warned');
  const racksConceded = withSeat(situation.racksConceded, by, before + 1);
  return rackEnded(rulebook, { ...situation, racksConceded }, {
    winner: opponentOf(by),
    racks: again ? 2 : 1,
    reasons: [
      plainReason('G1.11', 'event.rack-conceded'),
      strict ? warning : plainReason('R.concede', 'event.two-acts'),
    ],
  });
}

function rackWon(rulebook: Rulebook, situation: Situation, winner: Seat): Ruling {
  if (!isRackInProgress(situation)) return refusedEvent(situation, 'S7');
  const reasons = [plainReason('S7', 'event.rack-won')];
  return rackEnded(rulebook, situation, { winner, reasons });
}

/**
 * A concession of the match only while the opponent is at the table in a rack that would win him
 * the match; nothing in one's own time-out.
 */
function unscrewPlayingCue(situation: Situation, event: EventOf<'unscrewPlayingCue'>): Ruling {
  const opponent = opponentOf(event.by);
  if (event.duringTimeout) {
    return noted(situation, [
      plainReason('G1.11', 'event.cue-unscrewed-freely'),
      plainReason('R.timeout', 'event.time-out-free'),
    ]);
  }
  if (event.opponentOnDecidingRack ?? isOnDecidingRack(situation, opponent)) {
    return matchTo(situation, opponent, [plainReason('G1.11', 'event.cue-unscrewed')]);
  }
  return noted(situation, [plainReason('G1.11', 'event.cue-unscrewed-freely')]);
}

function isOnDecidingRack(situation: Situation, seat: Seat): boolean {
  return situation.shooter === seat && situation.score[seat] + 1 >= situation.raceTo[seat];
}

/** The referee sees no progress and says so: three more turns each (G1.12). */
function announceStalemate(situation: Situation): Ruling {
  const open = isRackInProgress(situation) && situation.stalemateTurns === undefined;
  if (!open) return refusedEvent(situation, 'G1.12');
  const stalemateTurns = { A: STALEMATE_TURNS, B: STALEMATE_TURNS };
  return noted({ ...situation, stalemateTurns }, [
    reason('G1.12', 'event.stalemate-announced', { turns: STALEMATE_TURNS }),
  ]);
}

/** Three turns each have passed; where they were not counted here, the referee has counted them. */
function declareStalemate(situation: Situation): Ruling {
  const left = situation.stalemateTurns;
  if (left !== undefined && left.A + left.B > 0) {
    return refusedBecause(situation, reason('G1.12', 'event.stalemate-too-soon', left));
  }
  return replayRack(situation, 'event.stalemate');
}

function replayRack(
  situation: Situation, sentence: 'event.stalemate' | 'event.stalemate-agreed',
): Ruling {
  const breaker = situation.breaker ?? situation.shooter;
  if (!isRackInProgress(situation) || breaker === undefined) {
    return refusedEvent(situation, 'G1.12');
  }
  return rulingTo(newRack(situation, breaker), {
    inning: 'rackReplayed',
    nextBreaker: breaker,
    reasons: [
      plainReason('G1.12', sentence), plainReason('WPA-stalemate', 'event.same-breaker'),
    ],
  });
}

/** A new rack may be asked for, or found invalid, only before the opening stroke (S1). */
function beforeOpening(
  situation: Situation, sentence: 'event.re-rack' | 'event.rack-invalid',
): Ruling {
  if (situation.phase !== 'break') return refusedEvent(situation, 'S1');
  return noted(situation, [plainReason('S1', sentence)]);
}
