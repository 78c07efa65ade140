/** Shots as a referee sees them in a season, drawn from a seed: the work list of the rules. */
import { type Seed, derive, seed, shuffle, uniform, uniformInteger } from '@tenball/base';
import { type Ball, CUE_BALL, OBJECT_BALLS, type ObjectBall, POCKETS } from '@tenball/equipment';
import {
  type Call, EDITIONS, EMPTY_SHOT_LOG, type PocketedBall, type Rulebook, type ShotLog,
  type Situation, openingSituation, plainSituation, rulebookFrom,
} from '@tenball/rules';

export interface RandomShot {
  readonly rulebook: Rulebook;
  readonly situation: Situation;
  readonly call: Call;
  readonly log: ShotLog;
}

/** `count` shots under every edition in turn; the same seed gives the same shots. */
export function randomShots(seedNumber: number, count: number): readonly RandomShot[] {
  const rulebooks = EDITIONS.flatMap((edition) => {
    const read = rulebookFrom(edition);
    return read.ok ? [read.value] : [];
  });
  const root = seed(seedNumber);
  return Array.from({ length: count }, (_, k) => {
    const rulebook = rulebooks[k % rulebooks.length] as Rulebook;
    const dice = diceOf(derive(root, k));
    const situation = situationOf(dice);
    const call = callOf(dice, situation);
    return { rulebook, situation, call, log: logOf(dice, situation, call) };
  });
}

/** Chance under names: every question of a shot has its own key. */
interface Dice {
  readonly seed: Seed;
  /** True in this share of the shots. */
  readonly happens: (key: number, share: number) => boolean;
  readonly upTo: (key: number, bound: number) => number;
  readonly oneOf: <T>(key: number, items: readonly [T, ...T[]]) => T;
}

function diceOf(own: Seed): Dice {
  return {
    seed: own,
    happens: (key, share) => uniform(own, key) < share,
    upTo: (key, bound) => uniformInteger(own, key, bound),
    oneOf: (key, items) => items[uniformInteger(own, key, items.length)] ?? items[0],
  };
}

/** One stroke in twelve is a break, as many are the second of a rack. */
function situationOf({ seed: own, happens, upTo, oneOf }: Dice): Situation {
  const counts = {
    consecutiveFouls: { A: happens(1, 0.15) ? 1 + upTo(2, 2) : 0, B: happens(3, 0.15) ? 1 : 0 },
    warnedOnTwo: { A: happens(4, 0.9), B: false },
    score: { A: upTo(5, 5), B: upTo(6, 5) },
  };
  const shooter = oneOf(0, ['A', 'A', 'B'] as const);
  if (happens(7, 1 / 12)) {
    const opening = openingSituation({ breaker: shooter, raceTo: { A: 5, B: 5 } });
    return { ...opening, score: counts.score };
  }
  const second = happens(8, 1 / 11);
  const others = OBJECT_BALLS.slice(0, 9);
  const left = second ? 7 + upTo(9, 3) : upTo(9, 10);
  const kept = shuffle(derive(own, 90), others).slice(0, left).sort((a, b) => a - b);
  return {
    ...plainSituation(shooter),
    ...counts,
    ballsOnTable: [...kept, 10],
    shotNumber: second ? 2 : 3 + upTo(10, 9),
    cueBall: happens(11, 0.15) ? 'inHandAnywhere' : 'asIs',
  };
}

function lowestOf({ ballsOnTable }: Situation): ObjectBall {
  return ballsOnTable[0] ?? 10;
}

/** Mostly the lowest ball is called, sometimes by its being obvious, now and then the ten. */
function callOf({ happens, oneOf }: Dice, situation: Situation): Call {
  if (situation.phase === 'break') return { kind: 'none' };
  if (situation.shotNumber === 2 && happens(20, 0.35)) return { kind: 'push-out' };
  if (happens(21, 0.2)) return { kind: 'safety' };
  if (happens(22, 0.03)) return { kind: 'none' };
  const ball = happens(23, 0.06) ? 10 : lowestOf(situation);
  return { kind: 'pot', ball, pocket: oneOf(24, POCKETS), obvious: happens(25, 0.4) };
}

function logOf(dice: Dice, situation: Situation, call: Call): ShotLog {
  const { happens } = dice;
  if (happens(30, 0.01)) return quietLog(dice, situation);
  const base = flawedLog(dice, situation);
  const firstContact = firstContactOf(dice, situation);
  if (firstContact.length === 0) {
    return { ...base, railAfterContact: happens(31, 0.7) ? [CUE_BALL] : [] };
  }
  const pocketed = pocketedOf(dice, situation, call);
  const down = pocketed.map(({ ball }) => ball);
  const free = situation.ballsOnTable.find((ball) => !down.includes(ball));
  return {
    ...base,
    firstContact,
    railAfterContact: railsOf(dice, situation),
    pocketed,
    offTable: happens(32, 0.008) && free !== undefined ? [free] : [],
    cueBall: happens(33, 0.04) ? 'pocketed' : happens(34, 0.004) ? 'offTable' : 'onTable',
    objectBallsPastHeadString: situation.phase === 'break' && happens(35, 0.7) ? [3, 5] : [],
    foulCalledInTime: !happens(36, 0.003),
  };
}

/** Something between two strokes: a ball brushed, the clock run out. */
function quietLog({ happens, oneOf }: Dice, situation: Situation): ShotLog {
  const touch = {
    ball: oneOf<Ball>(40, [CUE_BALL, lowestOf(situation)]),
    by: oneOf(41, ['A', 'B'] as const),
    withWhat: oneOf(42, ['tip', 'hand', 'clothing', 'chalk'] as const),
    when: 'before',
    intentional: false,
    affectedOutcome: false,
  } as const;
  const clock = happens(43, 0.3);
  return {
    ...EMPTY_SHOT_LOG, shotTaken: false, touched: clock ? [] : [touch], shotClockExpired: clock,
  };
}

/** Nine strokes in ten meet the lowest ball alone. */
function firstContactOf({ happens, upTo }: Dice, situation: Situation): readonly ObjectBall[] {
  const balls = situation.ballsOnTable;
  if (happens(50, 0.035)) return [];
  if (happens(51, 0.05)) return balls.slice(upTo(52, balls.length)).slice(0, 1);
  return balls.slice(0, happens(53, 0.01) ? 2 : 1);
}

function railsOf({ happens, upTo }: Dice, situation: Situation): readonly Ball[] {
  const balls = situation.ballsOnTable;
  if (situation.phase === 'break') return [CUE_BALL, ...balls.slice(0, 2 + upTo(60, 7))];
  if (happens(61, 0.06)) return [];
  return [CUE_BALL, ...balls.slice(0, upTo(62, 2))];
}

function pocketedOf(
  { happens, oneOf, upTo }: Dice, situation: Situation, call: Call,
): readonly PocketedBall[] {
  const balls = situation.ballsOnTable;
  const pot: readonly PocketedBall[] = call.kind === 'pot' && happens(70, 0.6)
    ? [{ ball: call.ball, pocket: happens(71, 0.97) ? call.pocket : oneOf(72, POCKETS) }]
    : [];
  const extra = situation.phase === 'break' ? upTo(73, 3) : happens(74, 0.07) ? 1 : 0;
  const others = balls.filter((ball) => pot.every((fallen) => fallen.ball !== ball));
  const from = upTo(75, Math.max(1, others.length));
  return [...pot, ...others.slice(from, from + extra).map((ball, index) => (
    { ball, pocket: oneOf(76 + index, POCKETS) }
  ))];
}

/** A stroke with its small flaws and circumstances, before anything was hit. */
function flawedLog({ happens }: Dice, situation: Situation): ShotLog {
  const onBreak = situation.phase === 'break';
  const cue = happens(80, 0.02);
  const rail = happens(81, 0.05);
  const log: ShotLog = {
    ...EMPTY_SHOT_LOG,
    frozen: {
      cueBallTo: cue ? [lowestOf(situation)] : [], cueBallDeclared: cue,
      toRail: rail ? [lowestOf(situation)] : [], railDeclared: rail && happens(82, 0.8),
    },
    noFootOnFloor: happens(100, 0.001),
    doubleHit: happens(101, 0.01),
    pushShot: happens(102, 0.004),
    miscue: happens(103, 0.01),
    cueBallJumped: happens(104, 0.03),
    placementOnOrBelowHeadString: onBreak && happens(105, 0.01),
    outOfTurn: happens(106, 0.001),
  };
  if (happens(107, 0.002)) return { ...log, unsportsmanlike: 'warning' };
  return happens(108, 0.001) ? { ...log, interference: DISTURBED } : log;
}

const DISTURBED = { cause: 'spectator', affectedOutcome: true, restorable: true } as const;
