/**
 * Evidence is looked at before it is ruled on.
 *
 * What cannot have happened is an error with its place: a ball that was not there, a ball with
 * two ends, a contact without a stroke, an order of events that tells another story than the
 * facts. What may have happened is ruled on, however odd: a rail without any contact, a push-out
 * announced on the break, a foul that nobody called in time.
 */
import { type Result, err, ok } from '@tenball/base';
import { type Ball, CUE_BALL } from '@tenball/equipment';
import type { Call } from './call.ts';
import { eventFault } from './check-events.ts';
import { type EvidenceError, badEvidence, callShapeFault, logShapeFault } from './log-shape.ts';
import type { ShotLog } from './shot-log.ts';
import type { Situation } from './situation.ts';

/** Whether `call` and `log` can be what was announced and seen in `situation`. */
export function checkShotLog(
  situation: Situation, call: Call, log: ShotLog,
): Result<void, EvidenceError> {
  const fault = callShapeFault(call) ?? logShapeFault(log) ?? factFault(situation, call, log);
  return fault === undefined ? ok(undefined) : err(fault);
}

function factFault(situation: Situation, call: Call, log: ShotLog): EvidenceError | undefined {
  return absentFault(situation, call, log)
    ?? repetitionFault(log)
    ?? strokeFault(log)
    ?? touchFault(situation, log)
    ?? turnFault(log)
    ?? eventFault(situation, log);
}

/** A ball and the place that names it. */
interface Named {
  readonly ball: Ball;
  readonly pointer: string;
}

/** A ball that was named and was not on the table. */
function absentFault(
  { ballsOnTable }: Situation, call: Call, log: ShotLog,
): EvidenceError | undefined {
  const inPlay: readonly Ball[] = [CUE_BALL, ...ballsOnTable];
  const called = call.kind === 'pot' ? [{ ball: call.ball, pointer: '/call/ball' }] : [];
  const absent = [...called, ...ballsNamed(log)].find(({ ball }) => !inPlay.includes(ball));
  if (absent === undefined) return undefined;
  return badEvidence(absent.pointer, `a ball in play (${ballsOnTable.join(', ')})`);
}

function ballsNamed(log: ShotLog): readonly Named[] {
  return [
    ...named('/firstContact', log.firstContact),
    ...named('/railAfterContact', log.railAfterContact),
    ...endsOf(log),
    ...named('/frozen/cueBallTo', log.frozen.cueBallTo),
    ...named('/frozen/toRail', log.frozen.toRail),
    ...named('/objectBallsPastHeadString', log.objectBallsPastHeadString),
    ...log.touched.map(({ ball }, index) => ({ ball, pointer: `/touched/${index}/ball` })),
    ...named('/ballsMovingAtStrike', log.ballsMovingAtStrike),
  ];
}

function named(list: string, balls: readonly Ball[]): readonly Named[] {
  return balls.map((ball, index) => ({ ball, pointer: `${list}/${index}` }));
}

/** Balls that came to an end in this shot: pocketed, off the table, fallen by themselves. */
function endsOf({ pocketed, offTable, settled }: ShotLog): readonly Named[] {
  return [
    ...pocketed.map(({ ball }, index) => ({ ball, pointer: `/pocketed/${index}/ball` })),
    ...named('/offTable', offTable),
    ...settled.map(({ ball }, index) => ({ ball, pointer: `/settled/${index}/ball` })),
  ];
}

/** A ball twice where it can be once. Balls may meet rails and cross the string repeatedly. */
function repetitionFault(log: ShotLog): EvidenceError | undefined {
  const { frozen } = log;
  return repeated(named('/firstContact', log.firstContact), 'each ball once')
    ?? repeated(endsOf(log), 'each ball once: pocketed, off the table or fallen by itself')
    ?? repeated(named('/frozen/cueBallTo', frozen.cueBallTo), 'each ball once')
    ?? repeated(named('/frozen/toRail', frozen.toRail), 'each ball once')
    ?? repeated(named('/ballsMovingAtStrike', log.ballsMovingAtStrike), 'each ball once');
}

function repeated(balls: readonly Named[], expected: string): EvidenceError | undefined {
  const again = balls.find(({ ball }, index) => (
    balls.findIndex((other) => other.ball === ball) < index
  ));
  return again === undefined ? undefined : badEvidence(again.pointer, expected);
}

/** Lists that only a stroke fills. A ball may fall by itself, and be touched, without one. */
const LISTS_OF_A_STROKE = [
  'firstContact', 'railAfterContact', 'pocketed', 'offTable', 'objectBallsPastHeadString',
  'ballsMovingAtStrike', 'events',
] as const;

/** Flags that only a stroke raises. */
const FLAGS_OF_A_STROKE = [
  'noFootOnFloor', 'doubleHit', 'pushShot', 'miscue', 'cueBallJumped',
  'placementOnOrBelowHeadString', 'badPlayHeadString', 'outOfTurn',
] as const;

/** Facts of a stroke where none was made. */
function strokeFault(log: ShotLog): EvidenceError | undefined {
  if (log.shotTaken) return undefined;
  const filled = LISTS_OF_A_STROKE.find((name) => (log[name] ?? []).length > 0);
  if (filled !== undefined) return badEvidence(`/${filled}/0`, 'nothing: no stroke was made');
  if (log.cueBall !== 'onTable') return badEvidence('/cueBall', 'onTable: no stroke was made');
  const raised = FLAGS_OF_A_STROKE.find((name) => log[name]);
  return raised === undefined
    ? undefined : badEvidence(`/${raised}`, 'false: no stroke was made');
}

/** A touch with a cue ball that nobody had in hand. */
function touchFault({ cueBall }: Situation, { touched }: ShotLog): EvidenceError | undefined {
  const index = touched.findIndex(({ ball, withWhat }) => (
    withWhat === 'cueBallInHand' && (cueBall === 'asIs' || ball === CUE_BALL)
  ));
  if (index < 0) return undefined;
  return touched[index]?.ball === CUE_BALL
    ? badEvidence(`/touched/${index}/ball`, 'another ball than the one in hand')
    : badEvidence(`/touched/${index}/withWhat`, 'something else: the cue ball was not in hand');
}

/** The clock runs for whose turn it is, and a stroke out of turn is the other player's. */
function turnFault({ outOfTurn, shotClockExpired }: ShotLog): EvidenceError | undefined {
  return outOfTurn && shotClockExpired
    ? badEvidence('/shotClockExpired', 'false: the clock of the player out of turn does not run')
    : undefined;
}
