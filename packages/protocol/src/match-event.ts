/** Events of a match and the lag, on the wire. Whether one is open is for the rules to say. */
import {
  type EventOf, LAG_FAULTS, type Lag, type LagBall, type MatchEvent, type MatchEventKind,
} from '@tenball/rules';
import {
  type Decoder, byKind, expected, flag, list, number, oneOf, optional, record, text,
} from './decode.ts';
import { ball, kind, objectBall, objectBalls, official, pocket, seat } from './table-words.ts';

type Members<K extends MatchEventKind> = {
  readonly [M in Exclude<keyof EventOf<K>, 'kind'>]-?: Decoder<EventOf<K>[M]>;
};

const LONGEST_REASON = 500;

/** What an event has beside its kind. */
const MEMBERS: { readonly [K in MatchEventKind]: Members<K> } = {
  concedeRack: { by: seat },
  concedeMatch: { by: seat },
  unscrewPlayingCue: { by: seat, duringTimeout: flag, opponentOnDecidingRack: optional(flag) },
  rackWon: { by: seat },
  stalemateAnnounced: {},
  stalemateDeclared: {},
  stalemateAgreed: {},
  stalemateCancelled: {},
  requestCall: { by: official },
  warnTwoFouls: { player: seat },
  useExtension: { by: seat },
  imposeClock: {},
  timeOut: { by: seat },
  declareFrozen: { ball, to: railOrBalls, by: official },
  nonShooterTouch: { by: seat, ball, intentional: flag },
  appeal: { by: official, matter: oneOf(['judgement', 'ruleApplication']) },
  interference: { restorable: flag },
  conduct: {
    player: seat, penalty: oneOf(['warning', 'foul', 'lossOfRack', 'lossOfMatch']),
  },
  ballSettled: { ball: objectBall, pocket, secondsAtRest: number(0) },
  lateFoulCall: { by: official },
  resume: {},
  reRackRequest: { by: official },
  rackInvalid: { reason: text(LONGEST_REASON) },
  forfeitLate: { player: seat },
};

/** An event of a match. */
export const matchEvent: Decoder<MatchEvent> = byKind<MatchEvent>(Object.fromEntries(
  Object.entries<Readonly<Record<string, Decoder<unknown>>>>(MEMBERS).map(([name, members]) => (
    [name, record({ kind: kind(name), ...members }) as Decoder<object> as Decoder<MatchEvent>]
  )),
));

function railOrBalls(value: unknown, pointer: string): ReturnType<Decoder<'rail'>>
  | ReturnType<typeof objectBalls> {
  if (value === 'rail') return { ok: true, value };
  return Array.isArray(value) ? objectBalls(value, pointer) : expected(pointer, 'rail, or balls');
}

const lagBall: Decoder<LagBall> = record<LagBall>({
  distanceToHeadRailMm: number(0), faults: list(oneOf(LAG_FAULTS), LAG_FAULTS.length),
});

/** A lag as it was seen. */
export const lag: Decoder<Lag> = record<Lag>({
  balls: record<Lag['balls']>({ A: lagBall, B: lagBall }),
  indistinguishable: flag,
  lateStrikeBy: optional(seat),
});
