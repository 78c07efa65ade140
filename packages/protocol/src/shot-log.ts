/**
 * What was announced and seen of a stroke, on the wire: the members of `Call` and `ShotLog`.
 * Whether it can have been seen is for `checkShotLog` of the rules to say.
 */
import {
  type Call, type ExternalObject, type Interference, type PocketedBall, type SettledBall,
  type ShotEvent, type ShotLog, type TouchedBall,
} from '@tenball/rules';
import {
  type Decoder, byKind, flag, list, number, oneOf, optional, record,
} from './decode.ts';
import { ball, balls, kind, objectBall, objectBalls, pocket, seat } from './table-words.ts';

type CallOf<K extends Call['kind']> = Extract<Call, { readonly kind: K }>;
type ShotEventOf<K extends ShotEvent['kind']> = Extract<ShotEvent, { readonly kind: K }>;

export const call: Decoder<Call> = byKind<Call>({
  'pot': record<CallOf<'pot'>>({ kind: kind('pot'), ball: objectBall, pocket, obvious: flag }),
  'safety': record<CallOf<'safety'>>({ kind: kind('safety') }),
  'push-out': record<CallOf<'push-out'>>({ kind: kind('push-out') }),
  'none': record<CallOf<'none'>>({ kind: kind('none') }),
});

const object: Decoder<ExternalObject> = oneOf(['lamp', 'chalk', 'person']);

const shotEvent: Decoder<ShotEvent> = byKind<ShotEvent>({
  strike: record<ShotEventOf<'strike'>>({ kind: kind('strike') }),
  contact: record<ShotEventOf<'contact'>>({
    kind: kind('contact'), ball, with: balls, simultaneous: flag,
  }),
  rail: record<ShotEventOf<'rail'>>({ kind: kind('rail'), ball }),
  railTouch: record<ShotEventOf<'railTouch'>>({
    kind: kind('railTouch'), ball, frozenAtStart: flag,
  }),
  railTop: record<ShotEventOf<'railTop'>>({ kind: kind('railTop'), ball }),
  externalObject: record<ShotEventOf<'externalObject'>>({
    kind: kind('externalObject'), ball, object,
  }),
  pocket: record<ShotEventOf<'pocket'>>({ kind: kind('pocket'), ball, pocket }),
  rebound: record<ShotEventOf<'rebound'>>({ kind: kind('rebound'), ball, pocket }),
  offTable: record<ShotEventOf<'offTable'>>({ kind: kind('offTable'), ball }),
  pocketedBallTouch: record<ShotEventOf<'pocketedBallTouch'>>({
    kind: kind('pocketedBallTouch'), ball,
  }),
  rest: record<ShotEventOf<'rest'>>({ kind: kind('rest') }),
});

const pocketed: Decoder<PocketedBall> = record<PocketedBall>({ ball: objectBall, pocket });

const settled: Decoder<SettledBall> = record<SettledBall>({
  ball: objectBall, pocket, secondsAtRest: number(0),
});

const touched: Decoder<TouchedBall> = record<TouchedBall>({
  ball,
  by: seat,
  withWhat: oneOf(['tip', 'hand', 'clothing', 'chalk', 'cueShaft', 'bridge', 'cueBallInHand']),
  when: oneOf(['before', 'during', 'after']),
  intentional: flag,
  affectedOutcome: flag,
});

const frozen: Decoder<ShotLog['frozen']> = record<ShotLog['frozen']>({
  cueBallTo: objectBalls, cueBallDeclared: flag, toRail: balls, railDeclared: flag,
});

const interference: Decoder<Interference> = record<Interference>({
  cause: oneOf(['spectator', 'external', 'settlingBall']), affectedOutcome: flag, restorable: flag,
});

/** Far more of each than a shot has. */
const MOST_BALLS = 50;
const MOST_TOUCHES = 100;
const MOST_EVENTS = 5000;

type LogDecoders = { readonly [K in keyof ShotLog]-?: Decoder<ShotLog[K]> };

const MEMBERS: LogDecoders = {
  shotTaken: flag,
  firstContact: objectBalls,
  railAfterContact: balls,
  pocketed: list(pocketed, MOST_BALLS),
  offTable: objectBalls,
  cueBall: oneOf(['onTable', 'pocketed', 'offTable']),
  settled: list(settled, MOST_BALLS),
  frozen,
  interference: optional(interference),
  foulCalledInTime: flag,
  objectBallsPastHeadString: objectBalls,
  touched: list(touched, MOST_TOUCHES),
  ballsMovingAtStrike: balls,
  noFootOnFloor: flag,
  doubleHit: flag,
  pushShot: flag,
  miscue: flag,
  cueBallJumped: flag,
  placementOnOrBelowHeadString: flag,
  badPlayHeadString: flag,
  cueLeftOnTable: flag,
  outOfTurn: flag,
  shotClockExpired: flag,
  events: optional(list(shotEvent, MOST_EVENTS)),
  unsportsmanlike: optional(oneOf(['warning', 'foul', 'lossOfRack', 'lossOfMatch'])),
};

export const shotLog: Decoder<ShotLog> = record<ShotLog>(MEMBERS);
