/**
 * What a call and a shot log are made of, told of values of which nothing is known yet.
 *
 * A shape looks at a value and returns the first place where it is something else. Members that
 * nobody knows are left alone.
 */
import { POCKETS, isBall, isObjectBall } from '@tenball/equipment';
import { SEATS } from './seat.ts';

/** Evidence of something that cannot have been seen, or that is no evidence at all. */
export interface EvidenceError {
  readonly kind: 'bad-evidence';
  /** JSON pointer within the shot log; below `/call` where the call is at fault. */
  readonly pointer: string;
  readonly expected: string;
}

/** The error of a place. */
export function badEvidence(pointer: string, expected: string): EvidenceError {
  return { kind: 'bad-evidence', pointer, expected };
}

type Shape = (value: unknown, pointer: string) => EvidenceError | undefined;

/** Where a call is none, with `/call` in front; otherwise undefined. */
export function callShapeFault(call: unknown): EvidenceError | undefined {
  return CALL(call, '/call');
}

/** Where a shot log is none; otherwise undefined. */
export function logShapeFault(log: unknown): EvidenceError | undefined {
  return LOG(log, '');
}

const flag: Shape = one((value) => typeof value === 'boolean', 'true or false');
const objectBall: Shape = one(
  (value) => typeof value === 'number' && isObjectBall(value), 'an object ball, from 1 to 10',
);
const ball: Shape = one(
  (value) => typeof value === 'number' && isBall(value), 'a ball: from 1 to 10, or the cue ball',
);
const seconds: Shape = one(
  (value) => Number.isFinite(value) && Number(value) >= 0,
  'a number of at least 0',
);
const pocket: Shape = word(POCKETS);

const CALL = byKind({
  'pot': members({ ball: objectBall, pocket, obvious: flag }),
  'safety': members({}),
  'push-out': members({}),
  'none': members({}),
});

const EVENT = byKind({
  strike: members({}),
  contact: members({ ball, with: list(ball), simultaneous: flag }),
  rail: members({ ball }),
  railTouch: members({ ball, frozenAtStart: flag }),
  railTop: members({ ball }),
  externalObject: members({ ball, object: word(['lamp', 'chalk', 'person']) }),
  pocket: members({ ball, pocket }),
  rebound: members({ ball, pocket }),
  offTable: members({ ball }),
  pocketedBallTouch: members({ ball }),
  rest: members({}),
});

const TOUCH = members({
  ball,
  by: word(SEATS),
  withWhat: word(['tip', 'hand', 'clothing', 'chalk', 'cueShaft', 'bridge', 'cueBallInHand']),
  when: word(['before', 'during', 'after']),
  intentional: flag,
  affectedOutcome: flag,
});

const LOG = members({
  shotTaken: flag,
  firstContact: list(objectBall),
  railAfterContact: list(ball),
  pocketed: list(members({ ball: objectBall, pocket })),
  offTable: list(objectBall),
  cueBall: word(['onTable', 'pocketed', 'offTable']),
  settled: list(members({ ball: objectBall, pocket, secondsAtRest: seconds })),
  frozen: members({
    cueBallTo: list(objectBall), cueBallDeclared: flag, toRail: list(ball), railDeclared: flag,
  }),
  interference: ifThere(members({
    cause: word(['spectator', 'external', 'settlingBall']),
    affectedOutcome: flag,
    restorable: flag,
  })),
  foulCalledInTime: flag,
  objectBallsPastHeadString: list(objectBall),
  touched: list(TOUCH),
  ballsMovingAtStrike: list(ball),
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
  events: ifThere(list(EVENT)),
  unsportsmanlike: ifThere(word(['warning', 'foul', 'lossOfRack', 'lossOfMatch'])),
});

function one(fits: (value: unknown) => boolean, expected: string): Shape {
  return (value, pointer) => (fits(value) ? undefined : badEvidence(pointer, expected));
}

function word(words: readonly string[]): Shape {
  return one(
    (value) => (words as readonly unknown[]).includes(value), `one of ${words.join(', ')}`,
  );
}

function ifThere(shape: Shape): Shape {
  return (value, pointer) => (value === undefined ? undefined : shape(value, pointer));
}

function list(of: Shape): Shape {
  return (value, pointer) => {
    if (!Array.isArray(value)) return badEvidence(pointer, 'a list');
    for (const [index, element] of value.entries()) {
      const fault = of(element, `${pointer}/${index}`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
}

function members(shapes: Readonly<Record<string, Shape>>): Shape {
  return (value, pointer) => {
    if (!isRecord(value)) return badEvidence(pointer, 'an object');
    for (const [name, shape] of Object.entries(shapes)) {
      const fault = shape(value[name], `${pointer}/${name}`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
}

function byKind(shapes: Readonly<Record<string, Shape>>): Shape {
  const kinds = word(Object.keys(shapes));
  return (value, pointer) => {
    if (!isRecord(value)) return badEvidence(pointer, 'an object');
    const { kind } = value;
    return kinds(kind, `${pointer}/kind`) ?? shapes[String(kind)]?.(value, pointer);
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object(value) === value && !Array.isArray(value);
}
