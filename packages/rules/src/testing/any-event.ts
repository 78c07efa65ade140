/** Events of a match and lags for laws. */
import { BALLS, OBJECT_BALLS } from '@tenball/equipment';
import * as fc from 'fast-check';
import { type EventOf, MATCH_EVENT_KINDS, type MatchEvent, type MatchEventKind } from '../event.ts';
import { LAG_FAULTS, type Lag } from '../lag.ts';
import { SEATS } from '../seat.ts';
import { pockets } from './any-shot.ts';
import { bySeat, seats } from './any-situation.ts';

const officials = fc.constantFrom(...SEATS, 'referee' as const);
const balls = fc.constantFrom(...BALLS);
const objectBalls = fc.constantFrom(...OBJECT_BALLS);
const NOTHING = fc.constant({});

type Members<K extends MatchEventKind> = fc.Arbitrary<Omit<EventOf<K>, 'kind'>>;

const MEMBERS: { readonly [K in MatchEventKind]: Members<K> } = {
  concedeRack: fc.record({ by: seats }),
  concedeMatch: fc.record({ by: seats }),
  unscrewPlayingCue: fc.record(
    { by: seats, duringTimeout: fc.boolean(), opponentOnDecidingRack: fc.boolean() },
    { requiredKeys: ['by', 'duringTimeout'] },
  ),
  rackWon: fc.record({ by: seats }),
  stalemateAnnounced: NOTHING,
  stalemateDeclared: NOTHING,
  stalemateAgreed: NOTHING,
  stalemateCancelled: NOTHING,
  requestCall: fc.record({ by: officials }),
  warnTwoFouls: fc.record({ player: seats }),
  useExtension: fc.record({ by: seats }),
  imposeClock: NOTHING,
  timeOut: fc.record({ by: seats }),
  declareFrozen: fc.record({
    ball: balls, by: officials,
    to: fc.oneof(fc.constant('rail' as const), objectBalls.map((ball) => [ball])),
  }),
  nonShooterTouch: fc.record({ by: seats, ball: balls, intentional: fc.boolean() }),
  appeal: fc.record({
    by: officials, matter: fc.constantFrom('judgement' as const, 'ruleApplication' as const),
  }),
  interference: fc.record({ restorable: fc.boolean() }),
  conduct: fc.record({
    player: seats,
    penalty: fc.constantFrom(
      'warning' as const, 'foul' as const, 'lossOfRack' as const, 'lossOfMatch' as const,
    ),
  }),
  ballSettled: fc.record({
    ball: objectBalls, pocket: pockets, secondsAtRest: fc.integer({ min: 0, max: 9 }),
  }),
  lateFoulCall: fc.record({ by: officials }),
  resume: NOTHING,
  reRackRequest: fc.record({ by: officials }),
  rackInvalid: fc.record({ reason: fc.constant('the ten is not in the centre') }),
  forfeitLate: fc.record({ player: seats }),
};

/** Any event, whether or not it can be in a situation. */
export const events: fc.Arbitrary<MatchEvent> = fc.constantFrom(...MATCH_EVENT_KINDS).chain(
  (kind) => MEMBERS[kind].map((members) => ({ kind, ...members }) as MatchEvent),
);

/** Any lag. */
export const lags: fc.Arbitrary<Lag> = fc.record({
  balls: bySeat(fc.record({
    distanceToHeadRailMm: fc.integer({ min: 0, max: 3 }),
    faults: fc.subarray([...LAG_FAULTS], { maxLength: 1 }),
  })),
  indistinguishable: fc.boolean(),
  late: fc.option(seats, { freq: 4, nil: undefined }),
}).map(({ late, ...lag }) => (late === undefined ? lag : { ...lag, lateStrikeBy: late }));
