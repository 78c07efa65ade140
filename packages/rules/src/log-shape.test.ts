import { describe, expect, test } from 'vitest';
import { callShapeFault, logShapeFault } from './log-shape.ts';
import { EMPTY_SHOT_LOG } from './shot-log.ts';

const pot = { kind: 'pot', ball: 2, pocket: 'FL', obvious: false };
const touch = {
  ball: 5, by: 'A', withWhat: 'hand', when: 'during', intentional: false, affectedOutcome: false,
};
const disturbed = { cause: 'spectator', affectedOutcome: false, restorable: true };

/** A log with something in every place; nobody asks here whether it can be true. */
const full = {
  ...EMPTY_SHOT_LOG,
  firstContact: [2],
  railAfterContact: [0],
  pocketed: [{ ball: 2, pocket: 'FL' }],
  offTable: [5],
  settled: [{ ball: 7, pocket: 'SR', secondsAtRest: 3 }],
  frozen: { cueBallTo: [2], cueBallDeclared: true, toRail: [0], railDeclared: false },
  interference: disturbed,
  objectBallsPastHeadString: [7],
  touched: [touch],
  ballsMovingAtStrike: [0],
  events: [
    { kind: 'strike' },
    { kind: 'contact', ball: 0, with: [2], simultaneous: false },
    { kind: 'rail', ball: 0 },
    { kind: 'railTouch', ball: 2, frozenAtStart: true },
    { kind: 'railTop', ball: 5 },
    { kind: 'externalObject', ball: 5, object: 'lamp' },
    { kind: 'pocket', ball: 2, pocket: 'FL' },
    { kind: 'rebound', ball: 2, pocket: 'FL' },
    { kind: 'offTable', ball: 5 },
    { kind: 'pocketedBallTouch', ball: 0 },
    { kind: 'rest' },
  ],
  unsportsmanlike: 'foul',
};

type Fault = ReturnType<typeof logShapeFault>;

/** `value` with each of its places in turn taken by what fits nowhere, and the place. */
function spoilt(value: unknown, place = ''): readonly (readonly [string, unknown])[] {
  const parts = Object(value) === value ? Object.entries(value as object) : [];
  return [[place, '?'], ...parts.flatMap(([name, part]) => (
    spoilt(part, `${place}/${name}`).map(([where, bad]) => [where, withPart(value, name, bad)])
  )) as (readonly [string, unknown])[]];
}

function withPart(value: unknown, name: string, part: unknown): unknown {
  if (Array.isArray(value)) {
    return Object.assign([...value as readonly unknown[]], { [name]: part });
  }
  return { ...value as object, [name]: part };
}

/** What is expected at each place, as the refusals tell it, grouped by it. */
function expectedAt(
  value: unknown, fault: (value: unknown) => Fault, prefix = '',
): Readonly<Record<string, readonly string[]>> {
  const places: Record<string, string[]> = {};
  for (const [place, bad] of spoilt(value)) {
    const found = fault(bad);
    expect(found).toMatchObject({ kind: 'bad-evidence', pointer: prefix + place });
    (places[found?.expected ?? ''] ??= []).push(place);
  }
  return places;
}

const BALL = 'a ball: from 1 to 10, or the cue ball';
const OBJECT_BALL = 'an object ball, from 1 to 10';
const POCKET = 'one of HL, HR, SL, SR, FL, FR';

describe('every part of the evidence, spoilt, is refused at its own place:', () => {
  test('a call', () => {
    expect(callShapeFault(pot)).toBeUndefined();
    expect(expectedAt(pot, callShapeFault, '/call')).toEqual({
      'an object': [''],
      'one of pot, safety, push-out, none': ['/kind'],
      [OBJECT_BALL]: ['/ball'],
      [POCKET]: ['/pocket'],
      'true or false': ['/obvious'],
    });
  });

  test('a shot log', () => {
    expect(logShapeFault(full)).toBeUndefined();
    expect(expectedAt(full, logShapeFault)).toEqual({
      'an object': [
        '', '/pocketed/0', '/settled/0', '/frozen', '/touched/0', '/interference',
        ...full.events.map((_event, index) => `/events/${index}`),
      ],
      'a list': [
        '/firstContact', '/railAfterContact', '/pocketed', '/offTable', '/settled',
        '/frozen/cueBallTo', '/frozen/toRail', '/objectBallsPastHeadString', '/touched',
        '/ballsMovingAtStrike', '/events', '/events/1/with',
      ],
      [OBJECT_BALL]: [
        '/firstContact/0', '/pocketed/0/ball', '/offTable/0', '/settled/0/ball',
        '/frozen/cueBallTo/0', '/objectBallsPastHeadString/0',
      ],
      [BALL]: [
        '/railAfterContact/0', '/frozen/toRail/0', '/touched/0/ball', '/ballsMovingAtStrike/0',
        '/events/1/ball', '/events/1/with/0', '/events/2/ball', '/events/3/ball',
        '/events/4/ball', '/events/5/ball', '/events/6/ball', '/events/7/ball',
        '/events/8/ball', '/events/9/ball',
      ],
      [POCKET]: [
        '/pocketed/0/pocket', '/settled/0/pocket', '/events/6/pocket', '/events/7/pocket',
      ],
      'true or false': [
        '/shotTaken', '/frozen/cueBallDeclared', '/frozen/railDeclared', '/foulCalledInTime',
        '/touched/0/intentional', '/touched/0/affectedOutcome', '/noFootOnFloor', '/doubleHit',
        '/pushShot', '/miscue', '/cueBallJumped', '/placementOnOrBelowHeadString',
        '/badPlayHeadString', '/cueLeftOnTable', '/outOfTurn', '/shotClockExpired',
        '/interference/affectedOutcome', '/interference/restorable', '/events/1/simultaneous',
        '/events/3/frozenAtStart',
      ],
      'a number of at least 0': ['/settled/0/secondsAtRest'],
      'one of onTable, pocketed, offTable': ['/cueBall'],
      'one of A, B': ['/touched/0/by'],
      'one of tip, hand, clothing, chalk, cueShaft, bridge, cueBallInHand': [
        '/touched/0/withWhat',
      ],
      'one of before, during, after': ['/touched/0/when'],
      'one of spectator, external, settlingBall': ['/interference/cause'],
      'one of lamp, chalk, person': ['/events/5/object'],
      [`one of ${full.events.map(({ kind }) => kind).join(', ')}`]: (
        full.events.map((_event, index) => `/events/${index}/kind`)
      ),
      'one of warning, foul, lossOfRack, lossOfMatch': ['/unsportsmanlike'],
    });
  });

  test('nothing, as JSON writes it', () => {
    const nothing: unknown = JSON.parse('null');
    expect(callShapeFault(nothing)).toMatchObject({ pointer: '/call', expected: 'an object' });
    expect(logShapeFault(nothing)).toMatchObject({ pointer: '', expected: 'an object' });
  });
});
