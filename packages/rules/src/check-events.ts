/**
 * The order of events against the facts. Somebody who kept the order may have kept a part of it,
 * so an event must not contradict a fact; only an order from the strike to the rest has to tell
 * all of them.
 */
import { type Ball, CUE_BALL } from '@tenball/equipment';
import { type EvidenceError, badEvidence } from './log-shape.ts';
import type { ShotEvent, ShotLog } from './shot-log.ts';
import type { Situation } from './situation.ts';

/** Where the events of a log cannot be, or tell something else than its facts. */
export function eventFault(situation: Situation, log: ShotLog): EvidenceError | undefined {
  const events = log.events ?? [];
  return frameFault(events)
    ?? storyFault(situation, events)
    ?? contactFault(log, events)
    ?? railFault(log, events)
    ?? endFault(log, events)
    ?? untoldFault(log, events);
}

/** The strike opens an order of events and the rest closes it. */
function frameFault(events: readonly ShotEvent[]): EvidenceError | undefined {
  const last = events.length - 1;
  const strike = events.findIndex(({ kind }, index) => kind === 'strike' && index > 0);
  if (strike > 0) return badEvidence(`/events/${strike}/kind`, 'the strike as the first event');
  const rest = events.findIndex(({ kind }, index) => kind === 'rest' && index < last);
  return rest < 0 ? undefined : badEvidence(`/events/${rest}/kind`, 'the rest as the last event');
}

/** Where a ball is between two events. */
type Whereabouts = 'pocket' | 'floor';

/** Balls that take part in an event while they are not on the table. */
function storyFault(
  { ballsOnTable }: Situation, events: readonly ShotEvent[],
): EvidenceError | undefined {
  const inPlay: readonly Ball[] = [CUE_BALL, ...ballsOnTable];
  const gone = new Map<Ball, Whereabouts>();
  for (const [index, event] of events.entries()) {
    for (const { ball, member } of ballsOf(event)) {
      const pointer = `/events/${index}/${member}`;
      if (!inPlay.includes(ball)) {
        return badEvidence(pointer, `a ball in play (${ballsOnTable.join(', ')})`);
      }
      if (!mayTakePart(event, gone.get(ball))) {
        return badEvidence(pointer, 'a ball that is still on the table');
      }
    }
    if (event.kind === 'pocket') gone.set(event.ball, 'pocket');
    if (event.kind === 'offTable') gone.set(event.ball, 'floor');
    if (event.kind === 'rebound') gone.delete(event.ball);
  }
  return undefined;
}

function ballsOf(event: ShotEvent): readonly { readonly ball: Ball; readonly member: string }[] {
  if (event.kind === 'strike' || event.kind === 'rest') return [];
  const own = { ball: event.ball, member: 'ball' };
  if (event.kind !== 'contact') return [own];
  return [own, ...event.with.map((ball, index) => ({ ball, member: `with/${index}` }))];
}

/** A pocket gives a ball back by a rebound; outside, it may still meet a lamp or a person. */
function mayTakePart({ kind }: ShotEvent, where: Whereabouts | undefined): boolean {
  if (where === 'pocket') return kind === 'rebound' || kind === 'pocketedBallTouch';
  if (where === 'floor') return kind === 'externalObject';
  return true;
}

type EventOf<K extends ShotEvent['kind']> = Extract<ShotEvent, { readonly kind: K }>;

/** Contacts of no ball, of a ball with itself, and a first contact that is another one. */
function contactFault(log: ShotLog, events: readonly ShotEvent[]): EvidenceError | undefined {
  for (const [index, event] of events.entries()) {
    const fault = event.kind === 'contact'
      ? loneContactFault(event, `/events/${index}`) : undefined;
    if (fault !== undefined) return fault;
  }
  const first = events.find(isCueBallContact);
  if (first === undefined) return undefined;
  const met = [first.ball, ...first.with].filter((ball) => ball !== CUE_BALL);
  const seen = log.firstContact;
  if (met.length === seen.length && seen.every((ball) => met.includes(ball))) return undefined;
  const balls = seen.length === 0 ? 'nothing' : seen.join(', ');
  const place = `/events/${events.indexOf(first)}`;
  return badEvidence(place, `the first contact of the cue ball with ${balls}`);
}

function loneContactFault(contact: EventOf<'contact'>, place: string): EvidenceError | undefined {
  const others = contact.with;
  if (others.length === 0) return badEvidence(`${place}/with`, 'at least one ball');
  const twice = others.findIndex((ball, index) => (
    ball === contact.ball || others.indexOf(ball) < index
  ));
  if (twice >= 0) return badEvidence(`${place}/with/${twice}`, 'each ball once');
  if (others.length === 1 || contact.simultaneous) return undefined;
  return badEvidence(`${place}/simultaneous`, 'true, where several balls are met at once');
}

function isCueBallContact(event: ShotEvent): event is EventOf<'contact'> {
  return event.kind === 'contact'
    && (event.ball === CUE_BALL || event.with.includes(CUE_BALL));
}

/** A rail after the first contact that the facts do not know. Without a contact none counts. */
function railFault(log: ShotLog, events: readonly ShotEvent[]): EvidenceError | undefined {
  const contact = events.findIndex(isCueBallContact);
  if (contact < 0) return undefined;
  const index = events.findIndex((event, at) => (
    at > contact && event.kind === 'rail' && !log.railAfterContact.includes(event.ball)
  ));
  return index < 0
    ? undefined : badEvidence(`/events/${index}/ball`, 'a ball of railAfterContact');
}

/** A ball that ends otherwise than the facts say. */
function endFault(log: ShotLog, events: readonly ShotEvent[]): EvidenceError | undefined {
  for (const [index, event] of events.entries()) {
    const expected = endProblem(log, events, event);
    if (expected !== undefined) return badEvidence(`/events/${index}/ball`, expected);
  }
  return undefined;
}

/** What should stand in the event's place, where it contradicts the facts. */
function endProblem(
  log: ShotLog, events: readonly ShotEvent[], event: ShotEvent,
): string | undefined {
  switch (event.kind) {
    case 'pocket':
      return isLastWord(events, event) ? pocketProblem(log, events, event) : undefined;
    case 'rebound':
      return isLastWord(events, event) ? reboundProblem(log, events, event) : undefined;
    case 'offTable': return floorProblem(log, event);
    case 'pocketedBallTouch':
      return event.ball === CUE_BALL ? undefined : 'the cue ball: only it is pocketed by a touch';
    default: return undefined;
  }
}

/** Whether nothing more was seen of the ball at a pocket. */
function isLastWord(
  events: readonly ShotEvent[], event: EventOf<'pocket' | 'rebound'>,
): boolean {
  return events.findLast((other) => (
    (other.kind === 'pocket' || other.kind === 'rebound') && other.ball === event.ball
  )) === event;
}

function pocketProblem(
  log: ShotLog, events: readonly ShotEvent[], { ball, pocket }: EventOf<'pocket'>,
): string | undefined {
  const helped = events.some((event) => event.kind === 'externalObject' && event.ball === ball);
  if (helped && endsOffTable(log, ball)) return undefined;
  if (ball === CUE_BALL) {
    return log.cueBall === 'pocketed' ? undefined : `a cue ball that ends ${log.cueBall}`;
  }
  const fallen = [...log.pocketed, ...log.settled].find((down) => down.ball === ball);
  if (fallen === undefined) return 'a ball of pocketed';
  return fallen.pocket === pocket ? undefined : `the ball that fell in ${pocket}`;
}

function reboundProblem(
  log: ShotLog, events: readonly ShotEvent[], { ball }: EventOf<'rebound'>,
): string | undefined {
  const touched = events.some(({ kind }) => kind === 'pocketedBallTouch');
  const down = ball === CUE_BALL
    ? log.cueBall === 'pocketed' && !touched
    : log.pocketed.some((fallen) => fallen.ball === ball);
  return down ? 'a ball that is not pocketed in the end' : undefined;
}

function floorProblem(log: ShotLog, { ball }: EventOf<'offTable'>): string | undefined {
  if (endsOffTable(log, ball)) return undefined;
  return ball === CUE_BALL ? `a cue ball that ends ${log.cueBall}` : 'a ball of offTable';
}

function endsOffTable(log: ShotLog, ball: Ball): boolean {
  return ball === CUE_BALL ? log.cueBall === 'offTable' : log.offTable.includes(ball);
}

/** Facts that an order from the strike to the rest does not tell. */
function untoldFault(log: ShotLog, events: readonly ShotEvent[]): EvidenceError | undefined {
  const whole = events[0]?.kind === 'strike' && events.at(-1)?.kind === 'rest';
  const place = whole ? untoldPlace(log, events) : undefined;
  return place === undefined
    ? undefined : badEvidence(place, 'what the events tell from the strike to the rest');
}

function untoldPlace(log: ShotLog, events: readonly ShotEvent[]): string | undefined {
  const told = (kinds: readonly ShotEvent['kind'][]) => (ball: Ball): boolean => (
    events.some((event) => kinds.includes(event.kind) && ballsOf(event)[0]?.ball === ball)
  );
  const isDown = told(['pocket']);
  const isOff = told(['offTable', 'externalObject']);
  const isDriven = told(['rail', 'pocket', 'offTable']);
  const hit = log.firstContact.length > 0;
  if (hit && !events.some(isCueBallContact)) return '/firstContact/0';
  const rails = hit ? log.railAfterContact : [];
  const rail = rails.findIndex((ball) => !isDriven(ball));
  if (rail >= 0) return `/railAfterContact/${rail}`;
  const down = log.pocketed.findIndex(({ ball }) => !isDown(ball));
  if (down >= 0) return `/pocketed/${down}/ball`;
  const off = log.offTable.findIndex((ball) => !isOff(ball));
  if (off >= 0) return `/offTable/${off}`;
  const isCueBallDown = told(['pocket', 'pocketedBallTouch']);
  const lost = { onTable: true, pocketed: isCueBallDown(CUE_BALL), offTable: isOff(CUE_BALL) };
  return lost[log.cueBall] ? undefined : '/cueBall';
}
