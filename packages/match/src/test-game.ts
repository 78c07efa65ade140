/** Matches for the tests of game files: random ones at a real table and at the simulated one. */
import {
  type Seed, atan2, degrees, derive, seed, uniform, uniformInteger,
} from '@tenball/base';
import { OBJECT_BALLS, type ObjectBall, POCKETS, type Pocket } from '@tenball/equipment';
import {
  BASE, type Call, type Decision, EMPTY_SHOT_LOG, LAG_FAULTS, type LagBall, type MatchEvent,
  type Rulebook, SEATS, type Seat, type ShotLog, opponentOf, optionsOf,
} from '@tenball/rules';
import { applyAll } from './apply.ts';
import type { Command } from './command.ts';
import { decide } from './decide.ts';
import type { Match, MatchSetup } from './match.ts';
import { DEFAULT_SETUP, startMatch } from './start-match.ts';

const RULEBOOKS: readonly Rulebook[] = [
  BASE,
  { ...BASE, edition: 'wpa-2016', breakOrder: 'winner' },
  {
    ...BASE, edition: 'custom', threePointRule: 'on', illegalBreak: 'opponentChoosesReRack',
    offTableNonTen: 'spot', shotClock: 'on', shotClockSeconds: 40, timeoutsPerMatch: 3,
    extensionsPerRack: 2, ballInHandAfterFoul: 'behindHeadString',
  },
];

/** One of `list` by chance. */
function one<const T>(list: readonly [T, ...(readonly T[])], from: Seed, key: number): T {
  return list[uniformInteger(from, key, list.length)] ?? list[0];
}

function setupOf(from: Seed, source: MatchSetup['source']): MatchSetup {
  return {
    ...DEFAULT_SETUP,
    source,
    names: { A: `Äugler "${from % 7}"`, B: 'Игрок {Б} \\' },
    raceTo: { A: 2, B: 2 + uniformInteger(from, 1, 2) },
    rulebook: RULEBOOKS[uniformInteger(from, 2, RULEBOOKS.length)] ?? BASE,
    firstBreaker: source === 'table' ? one(['A', 'B', 'lag'], from, 3) : one(SEATS, from, 3),
    seed: from,
  };
}

/** A match of `count` commands, those that were refused left out. */
export function randomMatch(number: number, source: MatchSetup['source'], count: number): Match {
  const from = seed(number);
  let match = startMatch(setupOf(from, source));
  for (let i = 0; i < count; i += 1) {
    const key = derive(from, 100 + i);
    const { by, command } = anyCommand(match, key);
    const decided = decide(match, by, command);
    if (decided.ok) match = applyAll(match, decided.value);
  }
  return match;
}

interface Asked {
  readonly by: Seat | 'referee';
  readonly command: Command;
}

function anyCommand(match: Match, from: Seed): Asked {
  const { situation, setup, scoresheet } = match;
  const shooter = situation.pendingDecision?.decider ?? situation.shooter ?? 'A';
  const by = uniform(from, 1) < 0.7 ? shooter : one(['A', 'B', 'referee'], from, 2);
  if (situation.phase === 'lag') return { by: 'referee', command: anyLag(from) };
  const pick = uniformInteger(from, 3, 100);
  if (pick < 4) return { by: 'referee', command: anyReturn(match, from) };
  if (situation.phase === 'suspended') {
    return { by: 'referee', command: { kind: 'event', event: { kind: 'resume' } } };
  }
  const [option, ...others] = optionsOf(setup.rulebook, situation);
  if (situation.pendingDecision !== undefined && option !== undefined) {
    const decision = one([option, ...others], from, 4) as Decision;
    return { by, command: { kind: 'choose', decision } };
  }
  if (pick < 7) return { by, command: { kind: 'concede', what: pick < 6 ? 'rack' : 'match' } };
  if (pick < 25 && scoresheet.length > 0) {
    return { by, command: { kind: 'event', event: anyEvent(match, from) } };
  }
  if (pick < 40) {
    const at = { x: 2.4 * uniform(from, 5) - 1.2, y: 1.2 * uniform(from, 6) - 0.6 };
    return { by, command: { kind: 'place', at } };
  }
  if (setup.source === 'sim') return { by: shooter, command: anyStroke(match, from) };
  const log = anyLog(match, from);
  const lies = { 0: { x: 0.1, y: -0.25 }, 10: { x: 0.5, y: 0 } };
  const rest = uniform(from, 7) < 0.1 ? { rest: lies } : {};
  return { by, command: { kind: 'report', call: anyCall(match, from), log, ...rest } };
}

function anyLag(from: Seed): Command {
  const ball = (key: number): LagBall => ({
    distanceToHeadRailMm: Math.round(4000 * uniform(from, key)) / 10,
    faults: uniform(from, key + 1) < 0.2 ? [one(LAG_FAULTS, from, key + 2)] : [],
  });
  const late = uniform(from, 16) < 0.1 ? { lateStrikeBy: one(SEATS, from, 17) } : {};
  return {
    kind: 'lag',
    lag: {
      balls: { A: ball(10), B: ball(13) }, indistinguishable: uniform(from, 18) < 0.1, ...late,
    },
  };
}

function anyReturn(match: Match, from: Seed): Command {
  const { length } = match.scoresheet;
  const at = Math.max(0, length - 1 - uniformInteger(from, 20, 4));
  if (uniform(from, 21) < 0.5) return { kind: 'undo', to: at };
  const log = { ...EMPTY_SHOT_LOG, firstContact: [match.situation.ballsOnTable[0] ?? 10] };
  return { kind: 'correct', at, command: { kind: 'report', call: { kind: 'none' }, log } };
}

function anyCall({ situation }: Match, from: Seed): Call {
  if (situation.phase === 'break') return { kind: 'none' };
  const pick = uniformInteger(from, 30, 12);
  if (pick === 0) return { kind: 'none' };
  if (pick === 1) return { kind: 'safety' };
  if (pick < 5) return { kind: 'push-out' };
  const ball = situation.ballsOnTable[uniformInteger(from, 31, 2)] ?? 10;
  return { kind: 'pot', ball, pocket: one(POCKETS, from, 32), obvious: pick > 9 };
}

function anyStroke(match: Match, from: Seed): Command {
  const target = match.layout[match.situation.ballsOnTable[0] ?? 10];
  const cueBall = match.layout[0];
  const aim = target === undefined || cueBall === undefined
    ? 0 : degrees(atan2(target.y - cueBall.y, target.x - cueBall.x));
  return {
    kind: 'shoot',
    call: anyCall(match, from),
    stroke: {
      speed: 0.3 + 8 * uniform(from, 40),
      headingDegrees: aim + 2 * uniform(from, 41) - 1,
      elevationDegrees: uniform(from, 42) < 0.8 ? 0 : 20 * uniform(from, 43),
      tipRight: uniform(from, 44) - 0.5,
      tipUp: uniform(from, 45) - 0.5,
    },
  };
}

/** What may have been seen; now and then it cannot be, and is refused. */
function anyLog({ situation }: Match, from: Seed): ShotLog {
  const { ballsOnTable: balls, shooter = 'A' } = situation;
  const chance = (key: number, share: number): boolean => uniform(from, key) < share;
  const touched = [touch(from, shooter)];
  if (chance(50, 0.05)) return { ...EMPTY_SHOT_LOG, shotTaken: false, touched };
  const lowest = balls[0] ?? 10;
  const first = chance(51, 0.85) ? lowest : balls[1] ?? lowest;
  const pocketed = balls.filter((_, index) => chance(60 + index, 0.12)).map((ball, index) => (
    { ball, pocket: one(POCKETS, from, 80 + index) }
  ));
  const down: readonly ObjectBall[] = pocketed.map(({ ball }) => ball);
  const offTable = balls.filter((ball, index) => !down.includes(ball) && chance(90 + index, 0.01));
  const log: ShotLog = {
    ...EMPTY_SHOT_LOG,
    firstContact: chance(52, 0.05) ? [] : [first],
    railAfterContact: chance(53, 0.8) ? [first, 0] : [],
    pocketed,
    offTable,
    cueBall: chance(54, 0.05) ? 'pocketed' : 'onTable',
    objectBallsPastHeadString: chance(55, 0.3) ? [first] : [],
    doubleHit: chance(56, 0.02),
    outOfTurn: chance(57, 0.03),
    noFootOnFloor: chance(58, 0.02),
    touched: chance(59, 0.05) ? touched : [],
    settled: [],
  };
  return chance(49, 0.1) ? withOrder(first) : log;
}

function touch(from: Seed, by: Seat): ShotLog['touched'][number] {
  return {
    ball: one(OBJECT_BALLS as never, from, 46), by, withWhat: 'hand', when: 'before',
    intentional: uniform(from, 47) < 0.1, affectedOutcome: uniform(from, 48) < 0.5,
  };
}

/** A stroke whose events somebody kept: the first ball to the foot-left corner. */
function withOrder(ball: ObjectBall): ShotLog {
  const pocket: Pocket = 'FL';
  return {
    ...EMPTY_SHOT_LOG,
    firstContact: [ball],
    railAfterContact: [0],
    pocketed: [{ ball, pocket }],
    events: [
      { kind: 'strike' }, { kind: 'contact', ball: 0, with: [ball], simultaneous: false },
      { kind: 'pocket', ball, pocket }, { kind: 'rail', ball: 0 }, { kind: 'rest' },
    ],
  };
}

/** An event of any kind; most are refused most of the time. */
function anyEvent({ situation }: Match, from: Seed): MatchEvent {
  const by = one(SEATS, from, 33);
  const official = one(['A', 'B', 'referee'], from, 34);
  const ball = situation.ballsOnTable[0] ?? 10;
  return one<MatchEvent>([
    { kind: 'concedeRack', by },
    { kind: 'unscrewPlayingCue', by, duringTimeout: true },
    { kind: 'unscrewPlayingCue', by, duringTimeout: false, opponentOnDecidingRack: false },
    { kind: 'stalemateAnnounced' }, { kind: 'stalemateDeclared' }, { kind: 'stalemateAgreed' },
    { kind: 'stalemateCancelled' },
    { kind: 'requestCall', by: official },
    { kind: 'warnTwoFouls', player: opponentOf(by) },
    { kind: 'useExtension', by },
    { kind: 'imposeClock' },
    { kind: 'timeOut', by },
    { kind: 'declareFrozen', ball: 0, to: [ball], by: official },
    { kind: 'declareFrozen', ball, to: 'rail', by: official },
    { kind: 'nonShooterTouch', by: opponentOf(situation.shooter ?? by), ball, intentional: true },
    { kind: 'appeal', by: official, matter: 'ruleApplication' },
    { kind: 'interference', restorable: uniform(from, 35) < 0.5 },
    { kind: 'conduct', player: by, penalty: 'foul' },
    { kind: 'ballSettled', ball, pocket: 'HL', secondsAtRest: 7.5 },
    { kind: 'lateFoulCall', by: official },
    { kind: 'reRackRequest', by: official },
    { kind: 'rackInvalid', reason: 'gap "behind" the 1\nand more }' },
    { kind: 'rackWon', by },
  ], from, 36);
}
