/** Calls and shot logs for laws. */
import { type ObjectBall, POCKETS } from '@tenball/equipment';
import * as fc from 'fast-check';
import type { Call } from '../call.ts';
import { checkShotLog } from '../check-log.ts';
import { EMPTY_SHOT_LOG, type ShotLog } from '../shot-log.ts';
import type { Situation } from '../situation.ts';
import { seats, strokes } from './any-situation.ts';

/** A stroke to be ruled on. */
export interface Shot {
  readonly situation: Situation;
  readonly call: Call;
  readonly log: ShotLog;
}

type Balls = readonly ObjectBall[];

export const pockets = fc.constantFrom(...POCKETS);
const rare = fc.integer({ min: 0, max: 19 }).map((roll) => roll === 0);
const usual = rare.map((seldom) => !seldom);

function touchesOf(balls: Balls) {
  return fc.record({
    ball: fc.constantFrom(0 as const, ...balls),
    by: seats,
    withWhat: fc.constantFrom('tip' as const, 'hand' as const, 'cueBallInHand' as const),
    when: fc.constantFrom('before' as const, 'during' as const, 'after' as const),
    intentional: rare,
    affectedOutcome: rare,
  });
}

/** Where each ball ends: pocketed, off, fallen by itself, or on the table. */
function endsOf(balls: Balls) {
  const end = fc.integer({ min: 0, max: 19 });
  const each = balls.map((ball) => fc.record({ ball: fc.constant(ball), end, pocket: pockets }));
  return fc.tuple(...each).map((ends) => ({
    pocketed: ends.filter((one) => one.end <= 3).map(({ ball, pocket }) => ({ ball, pocket })),
    offTable: ends.filter((one) => one.end === 4).map(({ ball }) => ball),
    settled: ends.filter((one) => one.end === 5)
      .map(({ ball, pocket }) => ({ ball, pocket, secondsAtRest: ball })),
  }));
}

function frozenOf(balls: Balls) {
  return fc.record({
    cueBallTo: fc.subarray([...balls], { maxLength: 1 }),
    toRail: fc.subarray([0 as const, ...balls], { maxLength: 1 }),
    declared: fc.boolean(),
  }).map(({ cueBallTo, toRail, declared }) => ({
    cueBallTo,
    toRail,
    cueBallDeclared: declared && cueBallTo.length > 0,
    railDeclared: declared && toRail.length > 0,
  }));
}

const FLAGS = [
  'noFootOnFloor', 'doubleHit', 'pushShot', 'miscue', 'cueBallJumped',
  'placementOnOrBelowHeadString', 'badPlayHeadString', 'cueLeftOnTable', 'outOfTurn',
  'shotClockExpired',
] as const;
type Flags = Pick<ShotLog, (typeof FLAGS)[number]>;

/** At most two flags are up: most strokes have none. */
const flags = fc.tuple(fc.integer({ min: 0, max: 29 }), fc.integer({ min: 0, max: 29 })).map(
  (up) => Object.fromEntries(FLAGS.map((flag, index) => [flag, up.includes(index)])) as Flags,
);

const seldom = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 9, nil: undefined });
const conducts = seldom(fc.constantFrom(
  'warning' as const, 'foul' as const, 'lossOfRack' as const, 'lossOfMatch' as const,
));
const disturbances = seldom(fc.record({
  cause: fc.constantFrom('spectator' as const, 'settlingBall' as const),
  affectedOutcome: fc.boolean(),
  restorable: fc.boolean(),
}));

/** A log of balls that are on the table: each ends in one place. It may be unsound otherwise. */
export function logsOf(balls: Balls): fc.Arbitrary<ShotLog> {
  return fc.record({
    shotTaken: usual,
    firstContact: fc.subarray([...balls], { maxLength: Math.min(2, balls.length) }),
    railAfterContact: fc.subarray([0 as const, ...balls]),
    ends: endsOf(balls),
    cueBall: fc.constantFrom(
      'onTable' as const, 'onTable' as const, 'onTable' as const, 'pocketed' as const,
      'offTable' as const,
    ),
    frozen: frozenOf(balls),
    foulCalledInTime: usual,
    objectBallsPastHeadString: fc.subarray([...balls]),
    touched: fc.array(touchesOf(balls), { maxLength: 1 }),
    ballsMovingAtStrike: rare.map((moving) => (moving ? balls.slice(0, 1) : [])),
    flags,
    conduct: conducts,
    interference: disturbances,
  }).map(({ ends, flags: raised, conduct, interference, ...facts }) => ({
    ...facts,
    ...ends,
    ...raised,
    ...(conduct === undefined ? {} : { unsportsmanlike: conduct }),
    ...(interference === undefined ? {} : { interference }),
  }));
}

/** Something between two strokes. */
function quietLogsOf(balls: Balls): fc.Arbitrary<ShotLog> {
  return fc.record({
    touched: fc.array(touchesOf(balls), { maxLength: 2 }),
    cueLeftOnTable: rare,
    shotClockExpired: rare,
    conduct: conducts,
  }).map(({ conduct, ...facts }) => ({
    ...EMPTY_SHOT_LOG,
    shotTaken: false,
    ...facts,
    ...(conduct === undefined ? {} : { unsportsmanlike: conduct }),
  }));
}

/** A stroke that breaks no rule; half of the balls fall. */
export function cleanLogsOf(balls: Balls): fc.Arbitrary<ShotLog> {
  return fc.tuple(fc.subarray([...balls]), pockets, pockets).map(([down, first, second]) => ({
    ...EMPTY_SHOT_LOG,
    firstContact: balls.slice(0, 1),
    railAfterContact: balls.slice(0, 4),
    pocketed: down.map((ball, index) => ({ ball, pocket: index % 2 === 0 ? first : second })),
  }));
}

/** A call of a ball on the table, or one without a ball. */
export function callsOf(balls: Balls): fc.Arbitrary<Call> {
  return fc.oneof(
    fc.record({
      kind: fc.constant('pot' as const),
      ball: fc.constantFrom(...balls),
      pocket: pockets,
      obvious: fc.boolean(),
    }),
    fc.constantFrom<Call>({ kind: 'safety' }, { kind: 'push-out' }, { kind: 'none' }),
  );
}

/** Strokes from some situations, with logs of their balls. */
export function shotsFrom(
  from: fc.Arbitrary<Situation>, logs: (balls: Balls) => fc.Arbitrary<ShotLog>,
): fc.Arbitrary<Shot> {
  return from.chain((situation) => fc.record({
    situation: fc.constant(situation),
    call: callsOf(situation.ballsOnTable),
    log: logs(situation.ballsOnTable),
  }));
}

/** Any stroke, sound or not. */
export const shots = shotsFrom(strokes, logsOf);

/** Strokes whose evidence can be true. */
export const soundShots = shotsFrom(strokes, (balls) => fc.oneof(
  { arbitrary: logsOf(balls), weight: 4 }, { arbitrary: quietLogsOf(balls), weight: 1 },
)).filter(({ situation, call, log }) => checkShotLog(situation, call, log).ok);

/** Strokes without a foul. */
export const cleanShots = shotsFrom(strokes, cleanLogsOf);

/** Strokes at the last balls of a rack. */
export const shotsNearTheEnd = shotsFrom(
  fc.record({ situation: strokes, balls: fc.subarray<ObjectBall>([8, 9]) })
    .filter(({ situation }) => situation.phase === 'shot')
    .map(({ situation, balls }) => ({ ...situation, ballsOnTable: [...balls, 10] })),
  (balls) => fc.oneof(cleanLogsOf(balls), logsOf(balls)),
);
