/**
 * From what physically happened to what a referee sees: the only bridge between the two halves.
 *
 * The referee here is perfect: he sees the order of contacts and declares every frozen ball
 * himself. Order of events is the trace's own total order.
 */
import { distance } from '@tenball/base';
import {
  type Ball, type BallSize, CUE_BALL, type Layout, type ObjectBall, STANDARD_BALL, type TableSpec,
  isBall, isObjectBall, objectBallsOf, spotsOf,
} from '@tenball/equipment';
import type { TableEvent, Trace } from '@tenball/physics';
import {
  type Call, EMPTY_SHOT_LOG, type PocketedBall, type ShotLog, type Situation,
} from '@tenball/rules';
import { hasCrossed, hasJumped, reachOf } from './motion-facts.ts';
import { type FrozenRail, frozenRails, hasLeftRail } from './frozen-rails.ts';

/** Contacts nearer in time than this cannot be told apart, seconds. */
const SAME_INSTANT = 1e-6;
/** Balls nearer than this at the start of a shot are frozen, metres (physics spec 7.6). */
export const FROZEN_GAP = 5e-5;

export interface Observed {
  readonly trace: Trace;
  /** The layout the stroke was played from. */
  readonly before: Layout;
  readonly table: TableSpec;
  readonly call: Call;
  readonly situation: Situation;
  /** Size of the balls, where it is not the standard one. */
  readonly size?: BallSize;
}

/** What a referee saw of the shot in `trace`. */
export function observe(observed: Observed): ShotLog {
  const { trace, before, table, situation, size = STANDARD_BALL } = observed;
  const contact = trace.events.findIndex(isCueBallContact);
  const frozen = frozenRails(before, table, size, FROZEN_GAP);
  const cueBallTo = frozenTo(before, size);
  const onBreak = situation.phase === 'break';
  const fromHouse = situation.cueBall === 'inHandBehindHeadString';
  const { headString } = spotsOf(table);
  const pocketed = trace.events.filter(({ kind }) => kind === 'pocketed').flatMap(pocketedBall);
  return {
    ...EMPTY_SHOT_LOG,
    firstContact: contact < 0 ? [] : firstContact(trace.events, contact),
    railAfterContact: contact < 0 ? [] : driven(observed, frozen, contact),
    pocketed,
    offTable: trace.events.flatMap(({ kind, ball }) => (
      kind === 'off-table' && isObjectBall(ball) ? [ball] : []
    )),
    cueBall: cueBallEnd(trace),
    frozen: {
      cueBallTo, cueBallDeclared: cueBallTo.length > 0,
      toRail: [...new Set(frozen.map(({ ball }) => ball))], railDeclared: frozen.length > 0,
    },
    objectBallsPastHeadString: onBreak
      ? passedHeadString(trace, before, headString).filter(
        (ball) => pocketed.every((down) => down.ball !== ball),
      )
      : [],
    doubleHit: trace.events.some(({ doubleHit }) => doubleHit === true)
      && !shootsThrough(trace.events, contact, cueBallTo),
    pushShot: trace.events.some(({ push }) => push === true),
    miscue: trace.events.some(({ miscue }) => miscue === true),
    cueBallJumped: hasJumped(trace, before, contact, size),
    placementOnOrBelowHeadString: fromHouse && !((before[CUE_BALL]?.x ?? -1e9) < headString),
    badPlayHeadString: fromHouse && isBadPlay(observed, headString),
  };
}

/** The cue ball meets an object ball. */
function isCueBallContact({ kind, ball, other }: TableEvent): boolean {
  return kind === 'ball-ball' && (ball === CUE_BALL || other === CUE_BALL);
}

function firstContact(events: readonly TableEvent[], index: number): ObjectBall[] {
  const from = events[index]?.t ?? 0;
  const balls = events.slice(index)
    .filter((event) => isCueBallContact(event) && event.t - from <= SAME_INSTANT)
    .map(({ ball, other }) => (ball === CUE_BALL ? other ?? -1 : ball))
    .filter(isObjectBall);
  return [...new Set(balls)].sort((a, b) => a - b);
}

/** Whether the ball met first was frozen to the cue ball: shooting through it is legal (G6.7). */
function shootsThrough(
  events: readonly TableEvent[], contact: number, frozen: readonly ObjectBall[],
): boolean {
  return contact >= 0 && firstContact(events, contact).every((ball) => frozen.includes(ball));
}

/** Balls driven to a rail after the first contact; pocketed and driven off count (G8.4). */
function driven(
  { trace, table }: Observed, frozen: readonly FrozenRail[], contact: number,
): Ball[] {
  const balls = new Set<Ball>();
  for (const event of trace.events.slice(contact + 1)) {
    const { ball, kind } = event;
    if (!isBall(ball) || balls.has(ball)) continue;
    if (kind === 'pocketed' || kind === 'off-table') balls.add(ball);
    if (kind !== 'ball-cushion' && kind !== 'ball-jaw') continue;
    const start = frozen.find((rail) => rail.ball === ball && rail.cushion === event.cushion);
    if (start === undefined || hasLeftRail({ trace, table, start, until: event.t })) {
      balls.add(ball);
    }
  }
  return [...balls].sort((a, b) => a - b);
}

function pocketedBall({ ball, pocket }: TableEvent): PocketedBall[] {
  return isObjectBall(ball) && pocket !== undefined ? [{ ball, pocket }] : [];
}

function cueBallEnd({ events }: Trace): ShotLog['cueBall'] {
  const end = events.find(({ ball, kind }) => (
    ball === CUE_BALL && (kind === 'pocketed' || kind === 'off-table')
  ));
  if (end === undefined) return 'onTable';
  return end.kind === 'pocketed' ? 'pocketed' : 'offTable';
}

function frozenTo(before: Layout, size: BallSize): ObjectBall[] {
  const cueBall = before[CUE_BALL];
  if (cueBall === undefined) return [];
  return objectBallsOf(before).filter((ball) => {
    const at = before[ball];
    return at !== undefined && distance(at, cueBall) - 2 * size.radius <= FROZEN_GAP;
  });
}

/** Object balls whose base touched or passed the head string (three-point rule). */
function passedHeadString(trace: Trace, before: Layout, headString: number): ObjectBall[] {
  return objectBallsOf(before).filter((ball) => reachOf(trace, ball).min <= headString);
}

/** From the house: neither crossed the string nor met a ball on or beyond it (G6.11). */
function isBadPlay({ trace, before }: Observed, headString: number): boolean {
  if (hasCrossed(trace, CUE_BALL, headString)) return false;
  return !trace.events.some((event) => {
    if (!isCueBallContact(event)) return false;
    const met = event.ball === CUE_BALL ? event.other : event.ball;
    return met !== undefined && isBall(met) && (before[met]?.x ?? -1e9) >= headString;
  });
}
