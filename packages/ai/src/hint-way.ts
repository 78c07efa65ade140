/** How the called ball comes to its pocket: which balls pass it on, and at which cushions. */
import type { Vec2 } from '@tenball/base';
import {
  type Ball, type Cushion, type ObjectBall, type Pocket, isBall, isObjectBall,
} from '@tenball/equipment';
import { type TableEvent, type Trace, sampleTrace } from '@tenball/physics';
import type { HintLink, HintWay } from './hint-content.ts';

/** A way of which nothing is known. */
export const NO_WAY: HintWay = {
  first: undefined, links: [], kiss: undefined, kicks: [], banks: [],
};

/** Cushions that end at a pocket: a ball that runs in along one of them was not banked off it. */
const BORDERS: Readonly<Record<Pocket, readonly Cushion[]>> = {
  HL: ['head', 'headLeft'], HR: ['head', 'headRight'],
  SL: ['headLeft', 'footLeft'], SR: ['headRight', 'footRight'],
  FL: ['foot', 'footLeft'], FR: ['foot', 'footRight'],
};

/** A ball meets another. */
export interface Meeting {
  readonly t: number;
  readonly by: Ball;
  /** Centre of the ball that is told of, as they touch. */
  readonly at: Vec2;
}

/** The first meeting of `ball` with another; undefined when it meets none. */
export function meetingAt(trace: Trace, ball: Ball): Meeting | undefined {
  for (const event of trace.events) {
    const by = partnerOf(event, ball);
    const at = by === undefined ? undefined : placeOf(trace, ball, event.t);
    if (by !== undefined && at !== undefined) return { t: event.t, by, at };
  }
  return undefined;
}

/** The way of `called` in the run of `trace`; without a called ball that of the cue ball alone. */
export function wayOfShot(trace: Trace, called: ObjectBall | undefined): HintWay {
  const met = meetingAt(trace, 0);
  const kicks = cushionsOf(trace, 0, 0, met?.t ?? trace.duration);
  const first = met !== undefined && isObjectBall(met.by) ? met.by : undefined;
  const common = { first, kicks: met === undefined ? [] : kicks.map(({ at }) => at) };
  if (called === undefined) return { ...NO_WAY, ...common };
  const links = linksTo(trace, called);
  const falls = trace.events.find(({ kind, ball }) => kind === 'pocketed' && ball === called);
  const sent = meetingAt(trace, called);
  if (falls?.pocket === undefined || sent === undefined) return { ...NO_WAY, ...common, links };
  const banks = turnsOf(cushionsOf(trace, called, sent.t, falls.t), falls.pocket);
  return { ...common, links, kiss: kissOf(trace, called, sent, falls.t), banks };
}

/** Without the last cushions, if they lead into the pocket. */
function turnsOf(met: readonly Rebound[], pocket: Pocket): Vec2[] {
  const borders = BORDERS[pocket];
  const last = met.findLastIndex(({ cushion }) => (
    cushion === undefined || !borders.includes(cushion)
  ));
  return met.slice(0, last + 1).map(({ at }) => at);
}

/** From the cue ball on, each ball that sets the next one moving. */
function linksTo(trace: Trace, called: ObjectBall): HintLink[] {
  const links: HintLink[] = [];
  for (let ball: Ball = called; isObjectBall(ball);) {
    const met = meetingAt(trace, ball);
    if (met === undefined || links.some((link) => link.ball === met.by)) break;
    const at = placeOf(trace, met.by, met.t);
    if (at !== undefined) links.unshift({ by: met.by, ball, at });
    ball = met.by;
  }
  return links;
}

/** A ball that lay still until `ball`, sent off before, ran into it. */
function kissOf(
  trace: Trace, ball: ObjectBall, sent: Meeting, end: number,
): ObjectBall | undefined {
  for (const event of trace.events) {
    const other = partnerOf(event, ball);
    if (event.t <= sent.t || event.t >= end || other === undefined) continue;
    if (isObjectBall(other) && meetingAt(trace, other)?.t === event.t) return other;
  }
  return undefined;
}

interface Rebound {
  readonly at: Vec2;
  readonly cushion: Cushion | undefined;
}

/** Where `ball` meets cushions and jaws between two instants. */
function cushionsOf(trace: Trace, ball: Ball, from: number, to: number): Rebound[] {
  return trace.events
    .filter(({ kind }) => kind === 'ball-cushion' || kind === 'ball-jaw')
    .filter((event) => event.ball === ball && from < event.t && event.t < to)
    .flatMap(({ t, cushion }) => {
      const at = placeOf(trace, ball, t);
      return at === undefined ? [] : { at, cushion };
    });
}

function partnerOf({ kind, ball, other }: TableEvent, of: Ball): Ball | undefined {
  if ((kind !== 'ball-ball' && kind !== 'cluster') || other === undefined) return undefined;
  const partner = ball === of ? other : other === of ? ball : undefined;
  return partner !== undefined && isBall(partner) ? partner : undefined;
}

function placeOf(trace: Trace, ball: Ball, t: number): Vec2 | undefined {
  const state = sampleTrace(trace, ball, t);
  return state === undefined ? undefined : { x: state.position.x, y: state.position.y };
}
