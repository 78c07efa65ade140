/** The event of a case. */
import {
  type Cursor, booleanOf, fault, isAbsent, isObject, member, neededOneOf, numberOf, oneOf, textOf,
} from './case-values.ts';
import { ballIn, ballsIn, objectBallIn, seatIn } from './case-words.ts';
import { MATCH_EVENT_KINDS, type MatchEvent, type Official } from './event.ts';
import { type BySeat, SEATS, type Seat } from './seat.ts';

const OFFICIALS = [...SEATS, 'referee'] as const;

/** Reads an event. `by` and `player` have to be there where they decide something. */
export function decodeEvent(cursor: Cursor): MatchEvent {
  if (!isObject(cursor) && isAbsent(cursor)) fault(cursor, 'an event');
  const kind = neededOneOf(member(cursor, 'type'), MATCH_EVENT_KINDS, 'resume');
  switch (kind) {
    case 'concedeRack': {
      const before = member(cursor, 'concessionsBefore');
      const by = neededSeat(cursor, 'by');
      if (isAbsent(before)) return { kind, by };
      return { kind, by, concessionsBefore: numberOf(before, COUNT) };
    }
    case 'concedeMatch':
    case 'rackWon': return { kind, by: neededSeat(cursor, 'by') };
    case 'unscrewPlayingCue': return readUnscrewed(cursor);
    case 'warnTwoFouls':
    case 'forfeitLate': return { kind, player: neededSeat(cursor, 'player') };
    case 'requestCall':
    case 'reRackRequest': return { kind, by: official(cursor) };
    case 'useExtension': return readExtension(cursor);
    case 'declareFrozen': return readFrozen(cursor);
    case 'nonShooterTouch': return readTouch(cursor);
    case 'appeal':
      return {
        kind,
        by: official(cursor),
        matter: oneOf(member(cursor, 'matter'), ['judgement', 'ruleApplication']) ?? 'judgement',
      };
    case 'rackInvalid': return { kind, reason: textOf(member(cursor, 'reason'), '') };
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

/** `extensionsBefore`: what each side still had, as the case book uses it. */
function readExtension(cursor: Cursor): MatchEvent {
  const by = neededSeat(cursor, 'by');
  const before = member(cursor, 'extensionsBefore');
  if (!isObject(before)) return { kind: 'useExtension', by };
  const extensionsLeft: BySeat<number> = {
    A: numberOf(member(before, 'A'), COUNT),
    B: numberOf(member(before, 'B'), COUNT),
  };
  return { kind: 'useExtension', by, extensionsLeft };
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
