/** Rules on the events of a match: rules specification 3 and 9. One that cannot be is refused. */
import { unreachable } from '@tenball/base';
import { CUE_BALL } from '@tenball/equipment';
import { adjudicate } from './adjudicate.ts';
import { endReason, matchOver, newRack, rackTo, strokeBy } from './advance.ts';
import { countFoul, withFoulCounted } from './count.ts';
import type { MatchEvent } from './event.ts';
import { FOUL_CLAUSES, type FoulCode } from './foul.ts';
import type { Rulebook } from './rulebook.ts';
import { type Inning, type Recorded, type Ruling, rulingTo } from './ruling.ts';
import { type Seat, opponentOf, withSeat } from './seat.ts';
import { type Clause, type Reason, plainReason, reason } from './sentence.ts';
import { EMPTY_SHOT_LOG } from './shot-log.ts';
import type { Phase, Situation } from './situation.ts';

type EventOf<K extends MatchEvent['kind']> = Extract<MatchEvent, { readonly kind: K }>;

/** Rules on an event. */
export function adjudicateEvent(
  rulebook: Rulebook, situation: Situation, event: MatchEvent,
): Ruling {
  if (situation.phase === 'matchOver') return refused(situation, 'G1.11');
  switch (event.kind) {
    case 'concedeRack': return concedeRack(rulebook, situation, event);
    case 'concedeMatch': return matchTo(situation, opponentOf(event.by), [
      plainReason('G1.11', 'event.match-conceded'),
    ]);
    case 'unscrewPlayingCue': return unscrewPlayingCue(situation, event);
    case 'rackWon': return rackWon(rulebook, situation, event.by);
    case 'stalemateDeclared': return stalemate(situation, 'event.stalemate');
    case 'stalemateAgreed': return stalemate(situation, 'event.stalemate-agreed');
    case 'stalemateCancelled':
      return unchanged(situation, [plainReason('G1.12', 'event.stalemate-cancelled')]);
    case 'requestCall': return requestCall(situation, event);
    case 'warnTwoFouls': return warnTwoFouls(rulebook, situation, event.player);
    case 'useExtension': return useExtension(rulebook, situation, event);
    case 'declareFrozen': return declareFrozen(situation, event);
    case 'nonShooterTouch': return nonShooterTouch(rulebook, situation, event);
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
  rulebook: Rulebook, situation: Situation, event: EventOf<'concedeRack'>,
): Ruling {
  if (!isRackInProgress(situation)) return refused(situation, 'G1.11');
  const strict = rulebook.concedePenalty === 'warnThenRack';
  const again = strict && (event.concessionsBefore ?? 0) > 0;
  const warning = plainReason('R.concede', again
    ? 'event.concession-penalty' : 'event.concession-warned');
  return rackEnded(rulebook, situation, {
    winner: opponentOf(event.by),
    racks: again ? 2 : 1,
    reasons: [
      plainReason('G1.11', 'event.rack-conceded'),
      strict ? warning : plainReason('R.concede', 'event.two-acts'),
    ],
  });
}

function rackWon(rulebook: Rulebook, situation: Situation, winner: Seat): Ruling {
  if (!isRackInProgress(situation)) return refused(situation, 'S7');
  const reasons = [plainReason('S7', 'event.rack-won')];
  return rackEnded(rulebook, situation, { winner, racks: 1, reasons });
}

function rackEnded(
  rulebook: Rulebook,
  situation: Situation,
  { winner, racks, reasons }: {
    readonly winner: Seat; readonly racks: number; readonly reasons: readonly Reason[];
  },
): Ruling {
  const ballsLeft = situation.ballsOnTable;
  const { next, ...end } = rackTo(rulebook, situation, { winner, ballsLeft, racks });
  const because = [...reasons, endReason(rulebook, end)];
  return rulingTo(next, { ...end, inning: 'ends', reasons: because });
}

function matchTo(situation: Situation, winner: Seat, reasons: readonly Reason[]): Ruling {
  const ballsLeft = situation.ballsOnTable;
  return rulingTo(matchOver(situation, ballsLeft), {
    inning: 'ends', ballsLeft, matchWinner: winner, reasons,
  });
}

/**
 * A concession of the match only while the opponent is at the table in a rack that would win him
 * the match; nothing in one's own time-out.
 */
function unscrewPlayingCue(situation: Situation, event: EventOf<'unscrewPlayingCue'>): Ruling {
  const opponent = opponentOf(event.by);
  if (event.duringTimeout) {
    return unchanged(situation, [
      plainReason('G1.11', 'event.cue-unscrewed-freely'),
      plainReason('R.timeout', 'event.time-out-free'),
    ]);
  }
  if (event.opponentOnDecidingRack ?? isOnDecidingRack(situation, opponent)) {
    return matchTo(situation, opponent, [plainReason('G1.11', 'event.cue-unscrewed')]);
  }
  return unchanged(situation, [plainReason('G1.11', 'event.cue-unscrewed-freely')]);
}

function isOnDecidingRack(situation: Situation, seat: Seat): boolean {
  return situation.shooter === seat && situation.score[seat] + 1 >= situation.raceTo[seat];
}

function stalemate(
  situation: Situation, sentence: 'event.stalemate' | 'event.stalemate-agreed',
): Ruling {
  const breaker = situation.breaker ?? situation.shooter;
  if (!isRackInProgress(situation) || breaker === undefined) return refused(situation, 'G1.12');
  return rulingTo(newRack(situation, breaker), {
    inning: 'rackReplayed',
    nextBreaker: breaker,
    reasons: [
      plainReason('G1.12', sentence), plainReason('WPA-stalemate', 'event.same-breaker'),
    ],
  });
}

/** Only before a stroke that may be called, and never by the shooter himself (S4). */
function requestCall(situation: Situation, { by }: EventOf<'requestCall'>): Ruling {
  if (!isIn(situation, ['shot', 'callRequested']) || by === situation.shooter) {
    return refused(situation, 'S4');
  }
  const reasons = [plainReason('S4', 'event.call-requested')];
  return rulingTo({ ...situation, phase: 'callRequested' }, { reasons });
}

function warnTwoFouls(rulebook: Rulebook, situation: Situation, player: Seat): Ruling {
  const needless = situation.consecutiveFouls[player] < 2 || rulebook.threeFouls === 'off';
  if (needless) return refused(situation, 'G6.14');
  const warnedOnTwo = withSeat(situation.warnedOnTwo, player, true);
  return rulingTo({ ...situation, warnedOnTwo }, {
    inning: inningOf(situation),
    reasons: [plainReason('G6.14', 'event.warned')],
    recorded: { warnedOnTwo },
  });
}

function useExtension(
  rulebook: Rulebook, situation: Situation, event: EventOf<'useExtension'>,
): Ruling {
  const full = { A: rulebook.extensionsPerRack, B: rulebook.extensionsPerRack };
  const left = event.extensionsLeft ?? full;
  const atTable = isIn(situation, ['shot', 'callRequested']) && situation.shooter === event.by;
  if (!atTable || left[event.by] <= 0) {
    return {
      ...refused(situation, 'R.clock'),
      reasons: [plainReason('R.clock', 'event.no-extension')],
      recorded: { extensionsLeft: left },
    };
  }
  const after = left[event.by] - 1;
  const extensionsLeft = withSeat(left, event.by, after);
  return {
    ...unchanged(situation, [reason('R.clock', 'event.extension', { left: after })]),
    recorded: { extensionsLeft },
  };
}

/** Frozen is what was declared before the shot (A36). */
function declareFrozen(situation: Situation, { ball, to }: EventOf<'declareFrozen'>): Ruling {
  if (!isIn(situation, ['break', 'shot', 'callRequested'])) return refused(situation, 'G6.7');
  const recorded: Recorded = to === 'rail'
    ? { declaredFrozen: { toRail: [ball] } }
    : { declaredFrozen: { cueBallTo: to } };
  const because = to === 'rail'
    ? [reason('G8.4', 'event.frozen-rail', { ball })]
    : [
      reason('G6.7', 'event.frozen-balls', { ball, to }),
      plainReason('G8.4', 'event.frozen-matters'),
    ];
  return { ...unchanged(situation, because), recorded };
}

/** The seated player brushed a ball. By the shooter it is his own touched ball (G6.6). */
function nonShooterTouch(
  rulebook: Rulebook, situation: Situation, event: EventOf<'nonShooterTouch'>,
): Ruling {
  const { by, ball, intentional } = event;
  if (!isRackInProgress(situation)) return refused(situation, 'G1.8');
  if (by === situation.shooter) {
    const touch = {
      ball, by, withWhat: 'hand', when: 'before', intentional, affectedOutcome: false,
    } as const;
    const log = { ...EMPTY_SHOT_LOG, shotTaken: false, touched: [touch] };
    return adjudicate(rulebook, situation, { kind: 'none' }, log);
  }
  const restored = ball === CUE_BALL ? [] : [ball];
  if (intentional) return intentionalTouch(rulebook, situation, event);
  const back = [
    reason('G1.9', 'event.touch-restored', { ball }),
    plainReason('G1.8', 'event.position-restored'),
  ];
  return { ...unchanged(situation, back), restored };
}

/** Conduct of the one who is not at the table: the shooter goes on with the cue ball in hand. */
function intentionalTouch(
  rulebook: Rulebook, situation: Situation, { by, ball }: EventOf<'nonShooterTouch'>,
): Ruling {
  const count = countFoul(rulebook, situation, by);
  const codes: readonly FoulCode[] = count.isRackLost
    ? ['THREE_FOULS', 'UNSPORTSMANLIKE'] : ['UNSPORTSMANLIKE'];
  const fouls = codes.map((code) => ({ code, clause: FOUL_CLAUSES[code] }));
  const restored = ball === CUE_BALL ? [] : [ball];
  const reasons = [reason('G6.16', 'event.touch-intentional', { ball }), ...count.because];
  const winner = opponentOf(by);
  if (count.isRackLost) {
    return { ...rackEnded(rulebook, situation, { winner, racks: 1, reasons }), fouls, restored };
  }
  const counted = withFoulCounted(situation, by, count.count);
  const place = rulebook.ballInHandAfterFoul === 'anywhere' && situation.phase !== 'break'
    ? 'inHandAnywhere' : 'inHandBehindHeadString';
  const next = situation.phase === 'break' ? counted : strokeBy(counted, winner, place);
  return rulingTo(next, { fouls, restored, reasons });
}

/** Judgement may be reconsidered once by the referee; the application of rules goes further. */
function appeal(situation: Situation, { matter }: EventOf<'appeal'>): Ruling {
  const sentence = matter === 'judgement' ? 'event.appeal-judgement' : 'event.appeal-rule';
  const next: Situation = { ...situation, phase: 'suspended' };
  return rulingTo(next, { inning: 'suspended', reasons: [plainReason('G1.10', sentence)] });
}

/** Back to the stored state: a choice, the break or a stroke. */
function resume(situation: Situation): Ruling {
  if (situation.phase !== 'suspended') return refused(situation, 'G1.10');
  const next: Situation = { ...situation, phase: storedPhase(situation) };
  const reasons = [plainReason('G1.10', 'event.resumed')];
  return rulingTo(next, { inning: inningOf(next), reasons });
}

function storedPhase({ pendingDecision, shotNumber, shooter }: Situation): Phase {
  if (pendingDecision?.kind === 'lagChoice') return 'lagChoice';
  if (pendingDecision !== undefined) return 'decision';
  if (shooter === undefined) return 'lag';
  return shotNumber <= 1 ? 'break' : 'shot';
}

/** A new rack may be asked for, or found invalid, only before the opening stroke (S1). */
function beforeOpening(
  situation: Situation, sentence: 'event.re-rack' | 'event.rack-invalid',
): Ruling {
  if (situation.phase !== 'break') return refused(situation, 'S1');
  return unchanged(situation, [plainReason('S1', sentence)]);
}

function unchanged(situation: Situation, reasons: readonly Reason[]): Ruling {
  return rulingTo(situation, { inning: inningOf(situation), reasons });
}

function refused(situation: Situation, clause: Clause): Ruling {
  return {
    ...unchanged(situation, [plainReason(clause, 'refused.event')]), refused: true,
  };
}

function inningOf({ phase }: Situation): Inning {
  if (phase === 'suspended') return 'suspended';
  return phase === 'break' || phase === 'shot' || phase === 'callRequested' ? 'continues' : 'n/a';
}

function isRackInProgress(situation: Situation): boolean {
  const { phase, ballsOnTable } = situation;
  if (phase === 'suspended') return ballsOnTable.length > 0;
  return isIn(situation, ['break', 'shot', 'callRequested', 'decision']);
}

function isIn({ phase }: Situation, phases: readonly Phase[]): boolean {
  return phases.includes(phase);
}
