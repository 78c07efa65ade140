/** The evidence of a case: what was seen of the shot. */
import { type Ball, CUE_BALL, POCKETS } from '@tenball/equipment';
import {
  type Cursor, booleanOf, checkObject, elements, fault, isAbsent, isObject, member, neededOneOf,
  numberOf, oneOf,
} from './case-values.ts';
import { ballIn, ballsIn, objectBallIn, seatIn } from './case-words.ts';
import type { Seat } from './seat.ts';
import {
  EMPTY_SHOT_LOG, type Interference, type PocketedBall, type SettledBall, type ShotEvent,
  type ShotLog, type TouchedBall,
} from './shot-log.ts';
import type { Situation } from './situation.ts';

const MEMBERS = [
  'shotTaken', 'firstContact', 'railAfterContact', 'pocketed', 'offTable', 'cueBall', 'settled',
  'frozen', 'interference', 'foulCalledInTime', 'objectBallsPastHeadString', 'flags', 'events',
] as const;

/** Reads the evidence. A shot without the fact was taken, and its fouls were called in time. */
export function decodeLog(evidence: Cursor, before: Situation, taken: boolean): ShotLog {
  if (!checkObject(evidence, MEMBERS)) return { ...EMPTY_SHOT_LOG, shotTaken: taken };
  const at = (name: typeof MEMBERS[number]): Cursor => member(evidence, name);
  const frozen = at('frozen');
  const interference = readInterference(at('interference'));
  const events = readEvents(at('events'));
  return {
    shotTaken: booleanOf(at('shotTaken'), taken),
    firstContact: ballsIn(at('firstContact'), objectBallIn),
    railAfterContact: ballsIn(at('railAfterContact'), ballIn),
    pocketed: elements(at('pocketed')).flatMap((entry) => readPocketed(entry) ?? []),
    offTable: ballsIn(at('offTable'), objectBallIn),
    cueBall: oneOf(at('cueBall'), ['onTable', 'pocketed', 'offTable']) ?? 'onTable',
    settled: elements(at('settled')).flatMap((entry) => readSettled(entry) ?? []),
    frozen: {
      cueBallTo: ballsIn(member(frozen, 'cueBallTo'), objectBallIn),
      cueBallDeclared: booleanOf(member(frozen, 'cueBallDeclared'), false),
      toRail: ballsIn(member(frozen, 'toRail'), ballIn),
      railDeclared: booleanOf(member(frozen, 'railDeclared'), false),
    },
    foulCalledInTime: booleanOf(at('foulCalledInTime'), true),
    objectBallsPastHeadString: ballsIn(at('objectBallsPastHeadString'), objectBallIn),
    ...readFlags(at('flags'), before.shooter ?? 'A'),
    ...(interference === undefined ? {} : { interference }),
    ...(events.length === 0 ? {} : { events }),
  };
}

const CONDUCT = ['none', 'warning', 'foul', 'lossOfRack', 'lossOfMatch'] as const;

const MARKS = [
  'noFootOnFloor', 'doubleHit', 'pushShot', 'miscue', 'cueBallJumped',
  'placementOnOrBelowHeadString', 'badPlayHeadString', 'cueLeftOnTable', 'outOfTurn',
  'shotClockExpired',
] as const;

/** Members of a log that a case keeps under `flags`. */
export const FLAGS: readonly string[] = [
  ...MARKS, 'touched', 'ballsMovingAtStrike', 'unsportsmanlike',
];

function readFlags(flags: Cursor, shooter: Seat) {
  checkObject(flags, FLAGS);
  const flag = (name: typeof MARKS[number]): boolean => booleanOf(member(flags, name), false);
  const conduct = oneOf(member(flags, 'unsportsmanlike'), CONDUCT) ?? 'none';
  return {
    noFootOnFloor: flag('noFootOnFloor'),
    doubleHit: flag('doubleHit'),
    pushShot: flag('pushShot'),
    miscue: flag('miscue'),
    cueBallJumped: flag('cueBallJumped'),
    placementOnOrBelowHeadString: flag('placementOnOrBelowHeadString'),
    badPlayHeadString: flag('badPlayHeadString'),
    cueLeftOnTable: flag('cueLeftOnTable'),
    outOfTurn: flag('outOfTurn'),
    shotClockExpired: flag('shotClockExpired'),
    touched: elements(member(flags, 'touched')).flatMap((entry) => readTouch(entry, shooter) ?? []),
    ballsMovingAtStrike: ballsIn(member(flags, 'ballsMovingAtStrike'), ballIn),
    ...(conduct === 'none' ? {} : { unsportsmanlike: conduct }),
  };
}

const TOUCHED_WITH = [
  'tip', 'hand', 'clothing', 'chalk', 'cueShaft', 'bridge', 'cueBallInHand',
] as const;

function readTouch(entry: Cursor, shooter: Seat): TouchedBall | undefined {
  const ball = neededBall(entry, ballIn);
  if (ball === undefined) return undefined;
  return {
    ball,
    by: seatIn(member(entry, 'by')) ?? shooter,
    withWhat: oneOf(member(entry, 'withWhat'), TOUCHED_WITH) ?? 'hand',
    when: oneOf(member(entry, 'when'), ['before', 'during', 'after']) ?? 'during',
    intentional: booleanOf(member(entry, 'intentional'), false),
    affectedOutcome: booleanOf(member(entry, 'affectedOutcome'), false),
  };
}

function readPocketed(entry: Cursor): PocketedBall | undefined {
  const ball = neededBall(entry, objectBallIn);
  if (ball === undefined) return undefined;
  return { ball, pocket: neededOneOf(member(entry, 'pocket'), POCKETS, 'FL') };
}

function readSettled(entry: Cursor): SettledBall | undefined {
  const fallen = readPocketed(entry);
  if (fallen === undefined) return undefined;
  const rest = { least: 0, fallback: 0, whole: false };
  return { ...fallen, secondsAtRest: numberOf(member(entry, 'secondsAtRest'), rest) };
}

const CAUSES = ['spectator', 'external', 'settlingBall'] as const;

function readInterference(cursor: Cursor): Interference | undefined {
  if (!isObject(cursor)) return undefined;
  return {
    cause: oneOf(member(cursor, 'cause'), CAUSES) ?? 'external',
    affectedOutcome: booleanOf(member(cursor, 'affectedOutcome'), false),
    restorable: booleanOf(member(cursor, 'restorable'), false),
  };
}

const EVENT_TYPES = [
  'strike', 'contact', 'rail', 'railTouch', 'railTop', 'externalObject', 'pocket', 'rebound',
  'offTable', 'pocketedBallTouch', 'rest',
] as const;

function readEvents(cursor: Cursor): readonly ShotEvent[] {
  return elements(cursor).flatMap((entry) => readEvent(entry) ?? []);
}

function readEvent(entry: Cursor): ShotEvent | undefined {
  const kind = neededOneOf(member(entry, 'type'), EVENT_TYPES, 'rest');
  if (kind === 'strike' || kind === 'rest') return { kind };
  if (kind === 'contact') return readContact(entry);
  const ball = neededBall(entry, ballIn);
  if (ball === undefined) return undefined;
  switch (kind) {
    case 'pocket':
    case 'rebound':
      return { kind, ball, pocket: oneOf(member(entry, 'pocket'), POCKETS) ?? 'FL' };
    case 'railTouch':
      return { kind, ball, frozenAtStart: booleanOf(member(entry, 'frozenAtStart'), false) };
    case 'externalObject': {
      const object = oneOf(member(entry, 'object'), ['lamp', 'chalk', 'person']) ?? 'person';
      return { kind, ball, object };
    }
    default: return { kind, ball };
  }
}

function readContact(entry: Cursor): ShotEvent {
  return {
    kind: 'contact',
    ball: ballIn(member(entry, 'a')) ?? CUE_BALL,
    with: ballsIn(member(entry, 'b'), ballIn),
    simultaneous: booleanOf(member(entry, 'simultaneous'), false),
  };
}

/** The member `ball`, which has to be there. */
function neededBall<T extends Ball>(
  entry: Cursor, read: (cursor: Cursor) => T | undefined,
): T | undefined {
  const cursor = member(entry, 'ball');
  if (!isObject(entry)) {
    if (isAbsent(entry)) fault(entry, 'an object');
    return undefined;
  }
  if (isAbsent(cursor)) fault(cursor, 'a ball');
  return read(cursor);
}
