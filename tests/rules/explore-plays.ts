/** Strokes as they can be seen: every call with every class of evidence. */
import type { Ball, ObjectBall, Pocket } from '@tenball/equipment';
import type { Command } from '@tenball/match';
import {
  type Call, EMPTY_SHOT_LOG, type Seat, type ShotEvent, type ShotLog, type Situation, opponentOf,
} from '@tenball/rules';
import { RACK, isStriking } from './explore-fold.ts';

export type Report = Extract<Command, { readonly kind: 'report' }>;

/** The pocket that is called, and the one that is not; the second is a foot corner. */
const CALLED: Pocket = 'SL';
const OTHER: Pocket = 'FR';

const NO_CALL: Call = { kind: 'none' };

/** Balls of the explored rack that are on the table. */
function ballsIn({ ballsOnTable }: Situation): readonly ObjectBall[] {
  return ballsOnTable.filter((ball) => RACK.includes(ball));
}

/** Every call that can be announced, open or not. */
function callsIn(situation: Situation): readonly Call[] {
  const pots = ballsIn(situation).flatMap((ball) => [
    { kind: 'pot', ball, pocket: CALLED, obvious: false } as const,
    { kind: 'pot', ball, pocket: CALLED, obvious: true } as const,
  ]);
  return [NO_CALL, { kind: 'safety' }, { kind: 'push-out' }, ...pots];
}

type Ends = Pick<ShotLog, 'pocketed' | 'offTable'>;

/** Where the balls may end: each stays, falls where it was called or elsewhere, or flies off. */
function endsOf(balls: readonly ObjectBall[]): readonly Ends[] {
  const [ball, ...others] = balls;
  if (ball === undefined) return [{ pocketed: [], offTable: [] }];
  return endsOf(others).flatMap(({ pocketed, offTable }) => [
    { pocketed, offTable },
    { pocketed: [{ ball, pocket: CALLED }, ...pocketed], offTable },
    { pocketed: [{ ball, pocket: OTHER }, ...pocketed], offTable },
    { pocketed, offTable: [ball, ...offTable] },
  ]);
}

/** First contact: the lowest ball, another one, both at once, none. */
function contactsWith(balls: readonly ObjectBall[]): readonly (readonly ObjectBall[])[] {
  const [lowest, other] = balls;
  if (lowest === undefined) return [[]];
  return other === undefined ? [[lowest], []] : [[lowest], [other], [lowest, other], []];
}

/** Rails: none, too few for a break, enough for one. */
function railsOn({ phase }: Situation): readonly (readonly Ball[])[] {
  return phase === 'break' ? [[], [0, 3, 4, 5], [3, 4, 5, 6]] : [[], [0]];
}

const CUE_BALL_ENDS = ['onTable', 'pocketed', 'offTable'] as const;

/** What is seen of a stroke at which nothing special happened. */
function ordinaryLogs(situation: Situation): readonly ShotLog[] {
  const balls = ballsIn(situation);
  return endsOf(balls).flatMap((ends) => contactsWith(balls).flatMap((firstContact) => (
    railsOn(situation).flatMap((railAfterContact) => CUE_BALL_ENDS.map((cueBall) => (
      { ...EMPTY_SHOT_LOG, ...ends, firstContact, railAfterContact, cueBall }
    )))
  )));
}

type Special = Partial<ShotLog>;

const FLAGS: readonly Special[] = [
  { noFootOnFloor: true }, { doubleHit: true }, { pushShot: true }, { ballsMovingAtStrike: [10] },
  { placementOnOrBelowHeadString: true }, { badPlayHeadString: true }, { cueLeftOnTable: true },
  { outOfTurn: true }, { shotClockExpired: true }, { miscue: true }, { cueBallJumped: true },
  { foulCalledInTime: false, doubleHit: true },
];

const CONDUCT: readonly Special[] = (['warning', 'foul', 'lossOfRack', 'lossOfMatch'] as const)
  .map((unsportsmanlike) => ({ unsportsmanlike }));

const PAST_STRING: readonly Special[] = [
  { objectBallsPastHeadString: [3] }, { objectBallsPastHeadString: [3, 4, 5] },
];

const DISTURBED: readonly Special[] = [
  { cause: 'spectator', affectedOutcome: true, restorable: true } as const,
  { cause: 'external', affectedOutcome: true, restorable: false } as const,
  { cause: 'external', affectedOutcome: false, restorable: true } as const,
  { cause: 'settlingBall', affectedOutcome: true, restorable: true } as const,
].map((interference) => ({ interference }));

type Touch = ShotLog['touched'][number];

function touch(by: Seat, ball: Ball, more: Partial<Touch> = {}): Special {
  const plain = {
    withWhat: 'hand', when: 'during', intentional: false, affectedOutcome: false,
  } as const;
  return { touched: [{ ball, by, ...plain, ...more }] };
}

function touches({ cueBall }: Situation, shooter: Seat): readonly Special[] {
  const opponent = opponentOf(shooter);
  const placed = touch(shooter, 10, { withWhat: 'cueBallInHand', when: 'before' });
  return [
    touch(shooter, 10), touch(shooter, 10, { affectedOutcome: true }),
    touch(shooter, 10, { intentional: true }), touch(shooter, 0, { withWhat: 'tip' }),
    touch(shooter, 0, { withWhat: 'clothing', when: 'before' }),
    touch(opponent, 10), touch(opponent, 10, { affectedOutcome: true }),
    touch(opponent, 0, { intentional: true, when: 'after' }),
    ...(cueBall === 'asIs' ? [] : [placed]),
  ];
}

function settledOf(ball: ObjectBall): readonly Special[] {
  return [4.9, 5].map((secondsAtRest) => ({ settled: [{ ball, pocket: CALLED, secondsAtRest }] }));
}

function frozenOf(ball: ObjectBall): readonly Special[] {
  const none = { cueBallTo: [], cueBallDeclared: false, toRail: [], railDeclared: false };
  return [
    { frozen: { ...none, cueBallTo: [ball], cueBallDeclared: true } },
    { frozen: { ...none, toRail: [ball], railDeclared: true } },
    { frozen: { ...none, toRail: [ball] } },
  ];
}

/** Stories in which the order of events changes where a ball ends. */
function storiesOf(ball: ObjectBall): readonly Special[] {
  const told = (...middle: readonly ShotEvent[]): Special => ({ events: middle });
  return [
    told({ kind: 'pocket', ball, pocket: CALLED }, { kind: 'rebound', ball, pocket: CALLED }),
    told({ kind: 'railTop', ball }, { kind: 'externalObject', ball, object: 'lamp' }),
    told({ kind: 'pocketedBallTouch', ball: 0 }),
  ];
}

/** What is seen of a stroke with one special circumstance, the contact and the rails in order. */
function specialLogs(situation: Situation, shooter: Seat): readonly ShotLog[] {
  const balls = ballsIn(situation);
  const [lowest = 10] = balls;
  const rails = railsOn(situation).at(-1) ?? [];
  const past = situation.phase === 'break' ? PAST_STRING : [];
  const anywhere = [
    ...FLAGS, ...CONDUCT, ...DISTURBED, ...past, ...touches(situation, shooter),
    ...frozenOf(lowest),
  ];
  const ofTheTen = [...settledOf(10), ...storiesOf(10)];
  return endsOf(balls).flatMap((ends) => {
    const moved = ends.offTable.includes(10) || ends.pocketed.some(({ ball }) => ball === 10);
    const specials = moved ? anywhere : [...anywhere, ...ofTheTen];
    const clean = {
      ...EMPTY_SHOT_LOG, ...ends, firstContact: [lowest], railAfterContact: rails,
    };
    return specials.map((special) => ({ ...clean, ...special }));
  });
}

/** What can be seen between strokes. */
function betweenStrokes(situation: Situation, shooter: Seat): readonly ShotLog[] {
  const between: readonly Special[] = [
    {}, { shotClockExpired: true }, { cueLeftOnTable: true },
    { shotClockExpired: true, foulCalledInTime: false },
    ...CONDUCT, ...DISTURBED, ...touches(situation, shooter), ...settledOf(10),
  ];
  return between.map((special) => ({ ...EMPTY_SHOT_LOG, shotTaken: false, ...special }));
}

/** Evidence that cannot be: reports that have to be refused wherever they come. */
export const IMPOSSIBLE: readonly Report[] = [
  { pocketed: [{ ball: 10, pocket: 'SL' }, { ball: 10, pocket: 'SR' }] } as const,
  { pocketed: [{ ball: 10, pocket: 'SL' }], offTable: [10] } as const,
  { firstContact: [10, 10] } as const,
  { shotTaken: false, firstContact: [10] } as const,
  { shotTaken: false, cueBall: 'pocketed' } as const,
  { outOfTurn: true, shotClockExpired: true } as const,
].map((log) => ({ kind: 'report', call: NO_CALL, log: { ...EMPTY_SHOT_LOG, ...log } }));

/** Every report that can be made of the coming stroke, and of what happens before it. */
export function reportsIn(situation: Situation): readonly Report[] {
  const { shooter } = situation;
  if (shooter === undefined || !isStriking(situation)) return [];
  const logs = [...ordinaryLogs(situation), ...specialLogs(situation, shooter)];
  const calls = situation.phase === 'break' ? [NO_CALL] : callsIn(situation);
  const strokes = calls.flatMap((call) => logs.map((log) => report(call, log)));
  const refusedCalls = situation.phase === 'break' ? callsIn(situation).slice(1) : [];
  const plain = { ...EMPTY_SHOT_LOG, firstContact: [1], railAfterContact: [0] } as const;
  return [
    ...strokes,
    ...refusedCalls.map((call) => report(call, plain)),
    ...betweenStrokes(situation, shooter).map((log) => report(NO_CALL, log)),
  ];
}

function report(call: Call, log: ShotLog): Report {
  return { kind: 'report', call, log };
}
