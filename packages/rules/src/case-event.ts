/** The event of a case. */
import { POCKETS } from '@tenball/equipment';
import {
  type Cursor, booleanOf, fault, isAbsent, isObject, member, neededOneOf, numberOf, oneOf, textOf,
} from './case-values.ts';
import { ballIn, ballsIn, objectBallIn, seatIn } from './case-words.ts';
import { MATCH_EVENT_KINDS, type MatchEvent, type Official } from './event.ts';
import type { Rulebook } from './rulebook.ts';
import { type BySeat, SEATS, type Seat, withSeat } from './seat.ts';
import type { Situation } from './situation.ts';

const OFFICIALS = [...SEATS, 'referee'] as const;

/** Reads an event. `by` and `player` have to be there where they decide something. */
export function decodeEvent(cursor: Cursor): MatchEvent {
  if (!isObject(cursor) && isAbsent(cursor)) fault(cursor, 'an event');
  const kind = neededOneOf(member(cursor, 'type'), MATCH_EVENT_KINDS, 'resume');
  switch (kind) {
    case 'concedeRack':
    case 'concedeMatch':
    case 'useExtension':
    case 'timeOut':
    case 'rackWon': return { kind, by: neededSeat(cursor, 'by') };
    case 'unscrewPlayingCue': return readUnscrewed(cursor);
    case 'warnTwoFouls':
    case 'forfeitLate': return { kind, player: neededSeat(cursor, 'player') };
    case 'requestCall':
    case 'lateFoulCall':
    case 'reRackRequest': return { kind, by: official(cursor) };
    case 'declareFrozen': return readFrozen(cursor);
    case 'nonShooterTouch': return readTouch(cursor);
    case 'appeal':
      return {
        kind,
        by: official(cursor),
        matter: oneOf(member(cursor, 'matter'), ['judgement', 'ruleApplication']) ?? 'judgement',
      };
    case 'rackInvalid': return { kind, reason: textOf(member(cursor, 'reason'), '') };
    case 'interference':
      return { kind, restorable: booleanOf(member(cursor, 'restorable'), false) };
    case 'conduct': return readConduct(cursor);
    case 'ballSettled': return readSettled(cursor);
    case 'imposeClock':
    case 'stalemateAnnounced':
    case 'stalemateDeclared':
    case 'stalemateAgreed':
    case 'stalemateCancelled':
    case 'resume': return { kind };
  }
}

const COUNT = { least: 0, fallback: 0, whole: true } as const;

function readUnscrewed(cursor: Cursor): MatchEvent {
  const deciding = member(cursor, 'opponentOnDecidingRack');
  return {
    kind: 'unscrewPlayingCue',
    by: neededSeat(cursor, 'by'),
    duringTimeout: booleanOf(member(cursor, 'duringTimeout'), false),
    ...(isAbsent(deciding) ? {} : { opponentOnDecidingRack: booleanOf(deciding, false) }),
  };
}

/**
 * What an event tells of counters that the situation has: `concessionsBefore` of the player, and
 * `extensionsBefore`, which in the case book is what each side still had.
 */
export function decodeCounters(cursor: Cursor, rulebook: Rulebook): Partial<Situation> {
  if (!isObject(cursor)) return {};
  const concessions = member(cursor, 'concessionsBefore');
  const extensions = member(cursor, 'extensionsBefore');
  return {
    ...(isAbsent(concessions) ? {} : {
      racksConceded: withSeat(
        { A: 0, B: 0 }, neededSeat(cursor, 'by'), numberOf(concessions, COUNT),
      ),
    }),
    ...(isObject(extensions) ? { extensionsUsed: usedOf(extensions, rulebook) } : {}),
  };
}

function usedOf(left: Cursor, { extensionsPerRack }: Rulebook): BySeat<number> {
  return {
    A: Math.max(0, extensionsPerRack - numberOf(member(left, 'A'), COUNT)),
    B: Math.max(0, extensionsPerRack - numberOf(member(left, 'B'), COUNT)),
  };
}

const PENALTIES = ['warning', 'foul', 'lossOfRack', 'lossOfMatch'] as const;

function readConduct(cursor: Cursor): MatchEvent {
  const penalty = neededOneOf(member(cursor, 'penalty'), PENALTIES, 'warning');
  return { kind: 'conduct', player: neededSeat(cursor, 'player'), penalty };
}

function readSettled(cursor: Cursor): MatchEvent {
  const ball = member(cursor, 'ball');
  if (isAbsent(ball)) fault(ball, 'a ball: from 1 to 10');
  return {
    kind: 'ballSettled',
    ball: objectBallIn(ball) ?? 1,
    pocket: neededOneOf(member(cursor, 'pocket'), POCKETS, 'HL'),
    secondsAtRest: numberOf(member(cursor, 'secondsAtRest'), {
      least: 0, fallback: 0, whole: false,
    }),
  };
}

const RAIL = ['rail'] as const;

function readFrozen(cursor: Cursor): MatchEvent {
  const to = member(cursor, 'to');
  return {
    kind: 'declareFrozen',
    ball: neededBall(cursor),
    to: typeof to.value === 'string' ? oneOf(to, RAIL) ?? 'rail' : ballsIn(to, objectBallIn),
    by: official(cursor),
  };
}

function readTouch(cursor: Cursor): MatchEvent {
  return {
    kind: 'nonShooterTouch',
    by: neededSeat(cursor, 'by'),
    ball: neededBall(cursor),
    intentional: booleanOf(member(cursor, 'intentional'), false),
  };
}

function neededBall(cursor: Cursor) {
  const ball = member(cursor, 'ball');
  if (isAbsent(ball)) fault(ball, 'a ball: from 1 to 10, or "cue"');
  return ballIn(ball) ?? 0;
}

function neededSeat(cursor: Cursor, name: 'by' | 'player'): Seat {
  const at = member(cursor, name);
  if (isAbsent(at)) fault(at, 'A or B');
  return seatIn(at) ?? 'A';
}

function official(cursor: Cursor): Official {
  return oneOf(member(cursor, 'by'), OFFICIALS) ?? 'referee';
}
