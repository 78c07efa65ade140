/**
 * A shot log on one line, for tests and reports: `>1 2| 1@FL`.
 *
 *     >1  >1+2      first contact; several balls at once
 *     2|  0|        driven to a rail after the contact; 0 is the cue ball.
 *                   Before the `>` it is a rail before the contact, which does not count
 *     1@FL          pocketed;  0@ or 0@SL the cue ball
 *     8^  0^        driven off the table
 *     1@FL~7        fell by itself after 7 seconds
 *     4<            past the head string (three-point rule)
 *     0=1   1=|     frozen and declared;  0=1?  1=|?  not declared
 *     5!A:hand:during     touched by A; `:intentional` and `:affected` may follow
 *     moving:3      still moving at the strike
 *     disturbed:spectator:affected:restorable     the last two may be missing
 *     conduct:foul  late  -     conduct; foul not called in time; no stroke was made
 *     no-foot double-hit push miscue jump on-string bad-house cue-down out-of-turn time
 *
 * Parts are separated by blanks and may come in any order, but for `>`. The order of events is
 * not carried.
 */
import { type Result, err, ok } from '@tenball/base';
import {
  type Ball, type ObjectBall, type Pocket, type TextError, textError,
} from '@tenball/equipment';
import type { Seat } from './seat.ts';
import { EMPTY_SHOT_LOG, type ShotLog, type TouchedBall } from './shot-log.ts';

/** Reads a line. The first part that cannot be read is the error. */
export function parseShotLog(text: string): Result<ShotLog, TextError> {
  const parts = [...text.matchAll(/\S+/g)];
  const contactAt = parts.findIndex(([part]) => part.startsWith('>'));
  let log = EMPTY_SHOT_LOG;
  for (const [index, part] of parts.entries()) {
    if (index < contactAt && /^(?:10|\d)\|$/.test(part[0])) continue;
    const next = withPart(log, part[0]);
    if (next === undefined) return err(textError(text, part.index, EXPECTED));
    log = next;
  }
  return ok(log);
}

/** The canonical line of a log. */
export function formatShotLog(log: ShotLog): string {
  const { frozen, interference } = log;
  const asked = frozen.cueBallDeclared ? '' : '?';
  const askedRail = frozen.railDeclared ? '' : '?';
  return [
    ...(log.shotTaken ? [] : ['-']),
    ...(log.firstContact.length === 0 ? [] : [`>${log.firstContact.join('+')}`]),
    ...log.railAfterContact.map((ball) => `${ball}|`),
    ...log.pocketed.map(({ ball, pocket }) => `${ball}@${pocket}`),
    ...(log.cueBall === 'pocketed' ? ['0@'] : []),
    ...log.offTable.map((ball) => `${ball}^`),
    ...(log.cueBall === 'offTable' ? ['0^'] : []),
    ...log.settled.map(({ ball, pocket, secondsAtRest }) => `${ball}@${pocket}~${secondsAtRest}`),
    ...log.objectBallsPastHeadString.map((ball) => `${ball}<`),
    ...frozen.cueBallTo.map((ball) => `0=${ball}${asked}`),
    ...frozen.toRail.map((ball) => `${ball}=|${askedRail}`),
    ...log.touched.map(formatTouch),
    ...log.ballsMovingAtStrike.map((ball) => `moving:${ball}`),
    ...(interference === undefined ? [] : [
      `disturbed:${interference.cause}${interference.affectedOutcome ? ':affected' : ''}`
      + (interference.restorable ? ':restorable' : ''),
    ]),
    ...(log.unsportsmanlike === undefined ? [] : [`conduct:${log.unsportsmanlike}`]),
    ...Object.entries(FLAGS).filter(([, name]) => log[name]).map(([word]) => word),
    ...(log.foulCalledInTime ? [] : ['late']),
  ].join(' ');
}

const EXPECTED = 'a part of a shot log such as >1, 2|, 1@FL, 8^ or a flag';

type Flag = 'noFootOnFloor' | 'doubleHit' | 'pushShot' | 'miscue' | 'cueBallJumped'
  | 'placementOnOrBelowHeadString' | 'badPlayHeadString' | 'cueLeftOnTable' | 'outOfTurn'
  | 'shotClockExpired';

const FLAGS: Readonly<Record<string, Flag>> = {
  'no-foot': 'noFootOnFloor',
  'double-hit': 'doubleHit',
  'push': 'pushShot',
  'miscue': 'miscue',
  'jump': 'cueBallJumped',
  'on-string': 'placementOnOrBelowHeadString',
  'bad-house': 'badPlayHeadString',
  'cue-down': 'cueLeftOnTable',
  'out-of-turn': 'outOfTurn',
  'time': 'shotClockExpired',
};

const OBJECT = '(10|[1-9])';
const ANY = '(10|\\d)';
const POCKET = '([HSF][LR])';

type Reader = (log: ShotLog, found: readonly string[]) => ShotLog;

/** Every kind of part: its pattern, and what it adds to a log. */
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [pattern(`>${OBJECT}(?:\\+${OBJECT})*`), (log, [whole = '']) => (
    { ...log, firstContact: whole.slice(1).split('+').map(object) }
  )],
  [pattern(`${ANY}\\|`), (log, [, ball = '']) => (
    { ...log, railAfterContact: [...log.railAfterContact, any(ball)] }
  )],
  [pattern(`${OBJECT}@${POCKET}`), (log, [, ball = '', pocket = '']) => (
    { ...log, pocketed: [...log.pocketed, { ball: object(ball), pocket: pocket as Pocket }] }
  )],
  [pattern(`0@${POCKET}?`), (log) => ({ ...log, cueBall: 'pocketed' })],
  [pattern(`${OBJECT}\\^`), (log, [, ball = '']) => (
    { ...log, offTable: [...log.offTable, object(ball)] }
  )],
  [/^0\^$/, (log) => ({ ...log, cueBall: 'offTable' })],
  [pattern(`${OBJECT}@${POCKET}~(\\d+(?:\\.\\d+)?)`), withSettled],
  [pattern(`${OBJECT}<`), (log, [, ball = '']) => (
    { ...log, objectBallsPastHeadString: [...log.objectBallsPastHeadString, object(ball)] }
  )],
  [pattern(`0=${OBJECT}(\\?)?`), (log, [, ball = '', asked]) => {
    const cueBallTo = [...log.frozen.cueBallTo, object(ball)];
    return { ...log, frozen: { ...log.frozen, cueBallTo, cueBallDeclared: asked === undefined } };
  }],
  [pattern(`${ANY}=\\|(\\?)?`), (log, [, ball = '', asked]) => {
    const toRail = [...log.frozen.toRail, any(ball)];
    return { ...log, frozen: { ...log.frozen, toRail, railDeclared: asked === undefined } };
  }],
  [pattern(`${ANY}!([AB]):(tip|hand|clothing|chalk|cueShaft|bridge|cueBallInHand)`
    + ':(before|during|after)(:intentional)?(:affected)?'), withTouch],
  [pattern(`moving:${ANY}`), (log, [, ball = '']) => (
    { ...log, ballsMovingAtStrike: [...log.ballsMovingAtStrike, any(ball)] }
  )],
  [/^disturbed:(spectator|external|settlingBall)(:affected)?(:restorable)?$/, withInterference],
  [/^conduct:(warning|foul|lossOfRack|lossOfMatch)$/, (log, [, penalty = '']) => (
    { ...log, unsportsmanlike: penalty as NonNullable<ShotLog['unsportsmanlike']> }
  )],
  [/^late$/, (log) => ({ ...log, foulCalledInTime: false })],
  [/^-$/, (log) => ({ ...log, shotTaken: false })],
];

function withPart(log: ShotLog, part: string): ShotLog | undefined {
  const flag = Object.hasOwn(FLAGS, part) ? FLAGS[part] : undefined;
  if (flag !== undefined) return { ...log, [flag]: true };
  for (const [shape, read] of READERS) {
    const found = part.match(shape) ?? undefined;
    if (found !== undefined) return read(log, found);
  }
  return undefined;
}

function withSettled(log: ShotLog, found: readonly string[]): ShotLog {
  const [, ball = '', pocket, rest] = found;
  const fallen = { ball: object(ball), pocket: pocket as Pocket, secondsAtRest: Number(rest) };
  return { ...log, settled: [...log.settled, fallen] };
}

function withTouch(log: ShotLog, found: readonly string[]): ShotLog {
  const [, ball = '', by, withWhat, when, intentional, affected] = found;
  const touch: TouchedBall = {
    ball: any(ball),
    by: by as Seat,
    withWhat: withWhat as TouchedBall['withWhat'],
    when: when as TouchedBall['when'],
    intentional: intentional !== undefined,
    affectedOutcome: affected !== undefined,
  };
  return { ...log, touched: [...log.touched, touch] };
}

function withInterference(log: ShotLog, found: readonly string[]): ShotLog {
  const [, cause, affected, restorable] = found;
  return {
    ...log,
    interference: {
      cause: cause as NonNullable<ShotLog['interference']>['cause'],
      affectedOutcome: affected !== undefined,
      restorable: restorable !== undefined,
    },
  };
}

function formatTouch(touch: TouchedBall): string {
  const { ball, by, withWhat, when, intentional, affectedOutcome } = touch;
  const more = `${intentional ? ':intentional' : ''}${affectedOutcome ? ':affected' : ''}`;
  return `${ball}!${by}:${withWhat}:${when}${more}`;
}

function pattern(source: string): RegExp {
  return new RegExp(`^${source}$`);
}

/** The patterns let only balls through. */
function object(text: string): ObjectBall {
  return Number(text) as ObjectBall;
}

function any(text: string): Ball {
  return Number(text) as Ball;
}
