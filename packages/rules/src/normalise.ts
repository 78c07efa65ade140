/**
 * Evidence made ready for ruling: section 4.3 of the rules specification. It has been checked
 * (`check-log.ts`): every ball was on the table and has one end.
 * Afterwards a ball is pocketed, driven off or on the table, never two of these.
 */
import { type Ball, CUE_BALL, type ObjectBall } from '@tenball/equipment';
import type { Rulebook } from './rulebook.ts';
import { type Reason, plainReason, reason } from './sentence.ts';
import type { SettledBall, ShotEvent, ShotLog } from './shot-log.ts';
import type { Situation } from './situation.ts';

export interface NormalLog {
  readonly log: ShotLog;
  /** Balls that fell too late and go back to the brink. */
  readonly restored: readonly ObjectBall[];
  readonly reasons: readonly Reason[];
}

/** The evidence after the five-second rule, rebounds and objects outside the table. */
export function normalise(rulebook: Rulebook, before: Situation, log: ShotLog): NormalLog {
  if (isNormal(log)) return { log, restored: [], reasons: [] };
  const events = log.events ?? [];
  const late = log.settled.filter(({ secondsAtRest }) => secondsAtRest >= rulebook.settleSeconds);
  const inTime = log.settled.filter((settled) => !late.includes(settled));
  const returned = rebounded(events);
  const helped = helpedBack(events);
  const offTable = onlyInPlay(before, [...log.offTable, ...helped]);
  const pocketed = [...log.pocketed, ...inTime].filter(({ ball }) => (
    !returned.includes(ball) && !offTable.includes(ball)
  ));
  return {
    log: {
      ...log,
      pocketed,
      offTable,
      cueBall: cueBallEnd(log, events, returned, helped),
      railAfterContact: log.firstContact.length === 0 ? [] : log.railAfterContact,
    },
    restored: onlyInPlay(before, late.map(({ ball }) => ball)),
    reasons: [
      ...late.flatMap((settled) => tooLate(settled, rulebook.settleSeconds)),
      ...inTime.map(({ ball }) => (
        reason('G1.7', 'settled.in-time', { ball, limit: rulebook.settleSeconds })
      )),
      ...eventReasons(events, returned, helped, log.offTable),
    ],
  };
}

/** Most logs are: nothing fell by itself or left the table, and no order of events was kept. */
function isNormal({ offTable, settled, events, firstContact, railAfterContact }: ShotLog): boolean {
  return events === undefined && settled.length === 0 && offTable.length === 0
    && (firstContact.length > 0 || railAfterContact.length === 0);
}

/** Balls whose last word at a pocket was that they came back. */
function rebounded(events: readonly ShotEvent[]): readonly Ball[] {
  const last = new Map<Ball, 'pocket' | 'rebound'>();
  for (const event of events) {
    if (event.kind === 'pocket' || event.kind === 'rebound') last.set(event.ball, event.kind);
  }
  return [...last].filter(([, kind]) => kind === 'rebound').map(([ball]) => ball);
}

/** Balls that came back only thanks to a lamp, chalk or a person: driven off. */
function helpedBack(events: readonly ShotEvent[]): readonly Ball[] {
  return events.flatMap((event) => (event.kind === 'externalObject' ? [event.ball] : []));
}

function cueBallEnd(
  log: ShotLog,
  events: readonly ShotEvent[],
  returned: readonly Ball[],
  helped: readonly Ball[],
): ShotLog['cueBall'] {
  if (log.cueBall === 'offTable' || helped.includes(CUE_BALL)) return 'offTable';
  if (touchedPocketedBall(events)) return 'pocketed';
  return returned.includes(CUE_BALL) ? 'onTable' : log.cueBall;
}

function touchedPocketedBall(events: readonly ShotEvent[]): boolean {
  return events.some((event) => event.kind === 'pocketedBallTouch' && event.ball === CUE_BALL);
}

function tooLate({ ball, secondsAtRest }: SettledBall, limit: number): readonly Reason[] {
  return [
    reason('G1.7', 'settled.restored', { ball, seconds: secondsAtRest, limit }),
    reason('G8.3', 'settled.not-pocketed', { ball }),
  ];
}

function eventReasons(
  events: readonly ShotEvent[],
  returned: readonly Ball[],
  helped: readonly Ball[],
  gone: readonly Ball[],
): readonly Reason[] {
  const onTop = events.flatMap((event) => (event.kind === 'railTop' ? [event.ball] : []))
    .filter((ball) => !helped.includes(ball) && !gone.includes(ball));
  return [
    ...returned.map((ball) => reason('G8.3', 'rebound.not-pocketed', { ball })),
    ...(touchedPocketedBall(events)
      ? [plainReason('G8.3', 'rebound.cue-ball-touched-pocketed')] : []),
    ...helped.map((ball) => reason('G8.5', 'rail-top.object-helped', { ball })),
    ...onTop.map((ball) => reason('G8.5', 'rail-top.came-back', { ball })),
  ];
}

function onlyInPlay(before: Situation, balls: readonly Ball[]): readonly ObjectBall[] {
  return before.ballsOnTable.filter((ball) => balls.includes(ball));
}
