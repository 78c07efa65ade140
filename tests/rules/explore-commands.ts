/** What players and the referee may ask beside strokes: every kind, every variant that counts. */
import type { Command } from '@tenball/match';
import {
  DECISIONS, type Lag, type LagFault, MATCH_EVENT_KINDS, type MatchEvent, type Official, SEATS,
} from '@tenball/rules';

/** A command and who gives it. */
export interface Asked {
  readonly by: Official;
  readonly command: Command;
}

const OFFICIALS = [...SEATS, 'referee'] as const;

function variantsOf(kind: MatchEvent['kind']): readonly MatchEvent[] {
  switch (kind) {
    case 'concedeRack':
    case 'concedeMatch':
    case 'rackWon':
    case 'useExtension':
    case 'timeOut': return SEATS.map((by) => ({ kind, by }));
    case 'warnTwoFouls':
    case 'forfeitLate': return SEATS.map((player) => ({ kind, player }));
    case 'requestCall': return OFFICIALS.map((by) => ({ kind, by }));
    case 'lateFoulCall':
    case 'reRackRequest': return [{ kind, by: 'B' }];
    case 'unscrewPlayingCue':
      return SEATS.flatMap((by) => [
        { kind, by, duringTimeout: by === 'A' }, { kind, by, duringTimeout: false },
        { kind, by, duringTimeout: false, opponentOnDecidingRack: true },
      ]);
    case 'declareFrozen':
      return [
        { kind, ball: 0, to: [10], by: 'B' }, { kind, ball: 10, to: 'rail', by: 'referee' },
        { kind, ball: 0, to: 'rail', by: 'A' }, { kind, ball: 0, to: [1], by: 'B' },
        { kind, ball: 1, to: 'rail', by: 'B' }, { kind, ball: 2, to: [10], by: 'B' },
      ];
    case 'nonShooterTouch':
      return [
        { kind, by: 'A', ball: 1, intentional: false },
        { kind, by: 'B', ball: 0, intentional: false },
        ...SEATS.flatMap((by) => [false, true].map((intentional) => (
          { kind, by, ball: 10, intentional } as const
        ))),
      ];
    case 'appeal':
      return [
        { kind, by: 'A', matter: 'judgement' }, { kind, by: 'B', matter: 'ruleApplication' },
      ];
    case 'interference': return [{ kind, restorable: true }, { kind, restorable: false }];
    case 'conduct':
      return SEATS.flatMap((player) => (
        (['warning', 'foul', 'lossOfRack', 'lossOfMatch'] as const)
          .map((penalty) => ({ kind, player, penalty }))
      ));
    case 'ballSettled':
      return ([1, 10] as const).flatMap((ball) => [4.9, 5].map((secondsAtRest) => (
        { kind, ball, pocket: 'FL', secondsAtRest }
      )));
    case 'rackInvalid': return [{ kind, reason: 'tenNotCentre' }];
    case 'stalemateAnnounced':
    case 'stalemateDeclared':
    case 'stalemateAgreed':
    case 'stalemateCancelled':
    case 'imposeClock':
    case 'resume': return [{ kind }];
  }
}

/** Every event; at a real table either player or the referee writes it down. */
export const EVENTS: readonly Asked[] = MATCH_EVENT_KINDS.flatMap(variantsOf)
  .map((event, index) => ({
    by: OFFICIALS[index % OFFICIALS.length] ?? 'referee', command: { kind: 'event', event },
  }));

function lag(a: number, b: number, faults: readonly [LagFault[], LagFault[]], more = {}): Lag {
  const [faultsA, faultsB] = faults;
  return {
    balls: {
      A: { distanceToHeadRailMm: a, faults: faultsA },
      B: { distanceToHeadRailMm: b, faults: faultsB },
    },
    indistinguishable: false,
    ...more,
  };
}

const LAGS: readonly Lag[] = [
  lag(40, 95, [[], []]), lag(95, 40, [[], []]), lag(50, 50, [[], []]),
  lag(50, 51, [[], []], { indistinguishable: true }),
  lag(0, 90, [['crossedLongString'], []]), lag(0, 90, [[], ['pocketed']]),
  lag(0, 0, [['offTable'], ['sideRail']]), lag(20, 30, [[], []], { lateStrikeBy: 'B' }),
];

/** Lags, choices, concessions and a placement, by everybody. */
export const OTHERS: readonly Asked[] = [
  ...LAGS.map((one) => ({ by: 'referee', command: { kind: 'lag', lag: one } } as const)),
  ...OFFICIALS.flatMap((by) => [
    ...DECISIONS.map((decision) => ({ by, command: { kind: 'choose', decision } } as const)),
    { by, command: { kind: 'concede', what: 'rack' } } as const,
    { by, command: { kind: 'concede', what: 'match' } } as const,
    { by, command: { kind: 'place', at: { x: -0.9, y: 0 } } } as const,
  ]),
  {
    by: 'A',
    command: {
      kind: 'shoot', call: { kind: 'safety' },
      stroke: { headingDegrees: 0, speed: 1, elevationDegrees: 0, tipRight: 0, tipUp: 0 },
    },
  },
];
