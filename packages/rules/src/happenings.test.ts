import { expect, test } from 'vitest';
import { adjudicateEvent } from './adjudicate-event.ts';
import { adjudicateDecision } from './decision.ts';
import type { MatchEvent } from './event.ts';
import { LAG_FAULTS, type LagFault, adjudicateLag } from './lag.ts';
import { plainSituation } from './question-situation.ts';
import { BASE, type Rulebook } from './rulebook.ts';
import { DECISIONS, type Ruling } from './ruling.ts';
import { formatRuling } from './ruling-digest.ts';
import { SEATS, type Seat } from './seat.ts';
import {
  DECISION_KINDS, type DecisionKind, type Situation, SUSPENSIONS, openingSituation,
} from './situation.ts';
import { because, rest } from './testing/told.ts';

const SHOT = plainSituation('A');
const BREAK = openingSituation({ breaker: 'A', raceTo: { A: 5, B: 5 } });
const LAG = openingSituation({ breaker: undefined, raceTo: { A: 5, B: 5 } });
const NOT_BASE: Rulebook = {
  ...BASE, edition: 'custom', concedePenalty: 'warnThenRack',
  ballInHandAfterFoul: 'behindHeadString', threeFoulWarning: 'none',
  extensionsPerRack: 2, timeoutsPerMatch: 0,
};

function choosing(kind: DecisionKind): Situation {
  const lagged = kind === 'lagChoice';
  return {
    ...(lagged ? LAG : SHOT),
    phase: lagged ? 'lagChoice' : 'decision',
    shooter: undefined,
    consecutiveFouls: { A: 1, B: 2 },
    pendingDecision: { kind, decider: 'B', previousShooter: 'A' },
  };
}

/** One situation of each kind that an event may meet. */
const SITUATIONS: Readonly<Record<string, Situation>> = {
  'before the lag': LAG,
  'the break': BREAK,
  'a stroke': SHOT,
  'a stroke, a call is asked for': { ...SHOT, phase: 'callRequested' },
  'the second stroke': { ...SHOT, shotNumber: 2 },
  'in hand, everything used up': {
    ...SHOT, cueBall: 'inHandAnywhere', extensionsUsed: { A: 1, B: 1 },
    timeOutsUsed: { A: 1, B: 1 }, racksConceded: { A: 1, B: 1 }, clockImposed: true,
  },
  'on two fouls, warned': {
    ...SHOT, consecutiveFouls: { A: 2, B: 2 }, warnedOnTwo: { A: true, B: true },
  },
  'on two fouls, unwarned': { ...SHOT, consecutiveFouls: { A: 2, B: 2 } },
  'the deciding rack': { ...SHOT, score: { A: 4, B: 4 }, ballsOnTable: [10] },
  'frozen balls declared': {
    ...SHOT, declaredFrozen: { cueBallTo: [3], toRail: [0, 7] }, shooter: 'B', breaker: 'B',
  },
  'a stalemate is watched': { ...SHOT, stalemateTurns: { A: 1, B: 0 } },
  'a stalemate has run out': { ...SHOT, stalemateTurns: { A: 0, B: 0 } },
  'nobody knows who broke': { ...SHOT, breaker: undefined },
  'the match is over': { ...SHOT, phase: 'matchOver', shooter: undefined },
  ...Object.fromEntries(SUSPENSIONS.map((why) => (
    [`suspended: ${why}`, { ...SHOT, phase: 'suspended', suspension: { why, phase: 'shot' } }]
  ))),
  'suspended, nobody said what': { ...SHOT, phase: 'suspended' },
  'suspended before the opening stroke': { ...BREAK, phase: 'suspended' },
  ...Object.fromEntries(DECISION_KINDS.map((kind) => [`a choice: ${kind}`, choosing(kind)])),
  'suspended before a choice': { ...choosing('afterPushOut'), phase: 'suspended' },
  'suspended before the choice of the lag': { ...choosing('lagChoice'), phase: 'suspended' },
};

const bySeat = (event: (seat: Seat) => MatchEvent): readonly MatchEvent[] => SEATS.map(event);

const EVENTS: readonly MatchEvent[] = [
  ...bySeat((by) => ({ kind: 'concedeRack', by })),
  ...bySeat((by) => ({ kind: 'concedeMatch', by })),
  ...bySeat((by) => ({ kind: 'unscrewPlayingCue', by, duringTimeout: false })),
  { kind: 'unscrewPlayingCue', by: 'B', duringTimeout: true },
  { kind: 'unscrewPlayingCue', by: 'A', duringTimeout: false, opponentOnDecidingRack: true },
  ...bySeat((by) => ({ kind: 'rackWon', by })),
  { kind: 'stalemateAnnounced' }, { kind: 'stalemateDeclared' },
  { kind: 'stalemateAgreed' }, { kind: 'stalemateCancelled' },
  ...bySeat((by) => ({ kind: 'requestCall', by })),
  ...bySeat((player) => ({ kind: 'warnTwoFouls', player })),
  ...bySeat((by) => ({ kind: 'useExtension', by })),
  { kind: 'imposeClock' },
  ...bySeat((by) => ({ kind: 'timeOut', by })),
  { kind: 'declareFrozen', ball: 0, to: [10], by: 'B' },
  { kind: 'declareFrozen', ball: 9, to: [10], by: 'B' },
  { kind: 'declareFrozen', ball: 10, to: 'rail', by: 'referee' },
  { kind: 'declareFrozen', ball: 0, to: 'rail', by: 'referee' },
  ...bySeat((by) => ({ kind: 'nonShooterTouch', by, ball: 10, intentional: false })),
  ...bySeat((by) => ({ kind: 'nonShooterTouch', by, ball: 10, intentional: true })),
  { kind: 'nonShooterTouch', by: 'B', ball: 0, intentional: false },
  { kind: 'nonShooterTouch', by: 'B', ball: 0, intentional: true },
  { kind: 'appeal', by: 'A', matter: 'judgement' },
  { kind: 'appeal', by: 'B', matter: 'ruleApplication' },
  { kind: 'interference', restorable: true }, { kind: 'interference', restorable: false },
  ...(['warning', 'foul', 'lossOfRack', 'lossOfMatch'] as const).flatMap((penalty) => (
    bySeat((player) => ({ kind: 'conduct', player, penalty }))
  )),
  { kind: 'ballSettled', ball: 10, pocket: 'FL', secondsAtRest: 5 },
  { kind: 'ballSettled', ball: 10, pocket: 'FL', secondsAtRest: 4.9 },
  { kind: 'lateFoulCall', by: 'B' }, { kind: 'resume' },
  { kind: 'reRackRequest', by: 'A' }, { kind: 'rackInvalid', reason: 'ten-not-centre' },
  ...bySeat((player) => ({ kind: 'forfeitLate', player })),
];

function told(rulebook: Rulebook, ruling: Ruling): string {
  const why = ruling.reasons.map(because).join('; ');
  if (ruling.refused) return `refused, ${ruling.inning}: ${why}`;
  return `${formatRuling(rulebook, ruling)} | ${why} | ${rest(ruling)}, ${ruling.next.phase}`;
}

function named({ kind, ...members }: MatchEvent): string {
  return [kind, ...Object.values(members).map(String)].join(' ');
}

/** What happens in `situation`: events and choices by name, each with its outcome told. */
function outcomesOf(
  rulebook: Rulebook, situation: Situation,
): readonly (readonly [what: string, outcome: string])[] {
  return [
    ...EVENTS.map((event) => (
      [named(event), told(rulebook, adjudicateEvent(rulebook, situation, event))] as const
    )),
    ...DECISIONS.map((decision) => (
      [decision, told(rulebook, adjudicateDecision(rulebook, situation, decision))] as const
    )),
  ];
}

/** What comes out alike is told once: most events are refused where they have no place. */
function happeningsIn(rulebook: Rulebook, known?: Rulebook): readonly string[] {
  return Object.entries(SITUATIONS).flatMap(([name, situation]) => {
    const before = known === undefined ? [] : outcomesOf(known, situation);
    const alike = new Map<string, readonly string[]>();
    for (const [index, [what, outcome]] of outcomesOf(rulebook, situation).entries()) {
      if (before[index]?.[1] === outcome) continue;
      alike.set(outcome, [...alike.get(outcome) ?? [], what]);
    }
    return alike.size === 0 ? [] : ['', `## ${name}`, ...[...alike].map(([outcome, what]) => (
      `${what.join(', ')}\n    → ${outcome}`
    ))];
  });
}

function lags(): readonly string[] {
  const ball = (distanceToHeadRailMm: number, ...faults: readonly LagFault[]) => (
    { distanceToHeadRailMm, faults }
  );
  const sure = { indistinguishable: false };
  const seen = [
    { balls: { A: ball(40), B: ball(95) }, ...sure },
    { balls: { A: ball(95), B: ball(40) }, ...sure },
    { balls: { A: ball(40), B: ball(40) }, ...sure },
    { balls: { A: ball(40), B: ball(41) }, indistinguishable: true },
    ...LAG_FAULTS.map((fault) => ({ balls: { A: ball(1, fault), B: ball(95) }, ...sure })),
    ...LAG_FAULTS.map((fault) => ({ balls: { A: ball(95), B: ball(1, fault) }, ...sure })),
    { balls: { A: ball(1, 'foul'), B: ball(1, 'sideRail') }, ...sure },
    { balls: { A: ball(1), B: ball(2) }, ...sure, lateStrikeBy: 'B' as const },
  ];
  const moments = [LAG, { ...LAG, phase: 'setup' as const }, SHOT];
  return seen.flatMap((lag) => moments.map((situation) => (
    `${situation.phase} ${JSON.stringify(lag)} → ${told(BASE, adjudicateLag(situation, lag))}`
  )));
}

test('every event, choice and lag is ruled on as happenings.txt has it', async () => {
  const text = [
    '# What is not a stroke: ruling, reasons in order of weight, what follows beside the turn.',
    '# Generated; after a change: npx vitest run packages/rules/src/happenings.test.ts -u',
    '', '# Lags', ...lags(),
    '', '# Base edition', ...happeningsIn(BASE),
    '',
    '# What is otherwise where a conceded rack may cost two, a foul gives the house, no warning',
    '# is needed, and there are two extensions and no time-out', ...happeningsIn(NOT_BASE, BASE),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../../fixtures/rules/happenings.txt');
});
