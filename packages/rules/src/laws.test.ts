import { OBJECT_BALLS, type ObjectBall, POCKETS } from '@tenball/equipment';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjudicate } from './adjudicate.ts';
import type { Call } from './call.ts';
import { consequenceOf, summaryOf } from './banner.ts';
import { adjudicateDecision } from './decision.ts';
import { optionsOf } from './options.ts';
import { BASE, type Rulebook } from './rulebook.ts';
import { DECISIONS, type Ruling } from './ruling.ts';
import { type BySeat, SEATS, opponentOf } from './seat.ts';
import type { Reason } from './sentence.ts';
import { EMPTY_SHOT_LOG, type ShotLog } from './shot-log.ts';
import { formatShotLog, parseShotLog } from './shot-log-notation.ts';
import { type Situation, actorIn } from './situation.ts';
import { LANGUAGES, sentenceOf } from './words.ts';
import { CLAUSES } from './words/clauses.ts';

const seats = fc.constantFrom(...SEATS);
const bySeat = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<BySeat<T>> => (
  fc.record({ A: value, B: value })
);

const rulebooks: fc.Arbitrary<Rulebook> = fc.record({
  edition: fc.constant('custom'),
  callMode: fc.constantFrom('ballAndPocket', 'tenOnly', 'none'),
  obviousShots: fc.constantFrom('allowed', 'allSpoken'),
  earlyCalledTen: fc.constantFrom('spotAndContinue', 'winsRack'),
  uncalledTenWithCalledBall: fc.constantFrom('spotAndContinue', 'wins'),
  tenOnBreak: fc.constantFrom('spotAndContinue', 'winsRack', 'winsExceptFootCorners'),
  pushOut: fc.boolean(),
  wrongfulOption: fc.boolean(),
  safetyPocketOption: fc.constantFrom('any', 'legalBallOnly', 'none'),
  breakRailBalls: fc.constantFrom(4, 3, 0),
  illegalBreak: fc.constantFrom('foulBallInHand', 'opponentChoosesReRack', 'loseBreak'),
  threePointRule: fc.constantFrom('off', 'on'),
  touchedBalls: fc.constantFrom('allBalls', 'cueBallOnly'),
  simultaneousContact: fc.constantFrom('legalIfLowestIncluded', 'foul'),
  threeFouls: fc.constantFrom('lossOfRack', 'off'),
  threeFoulWarning: fc.constantFrom('required', 'none'),
  ballInHandAfterFoul: fc.constantFrom('anywhere', 'behindHeadString'),
  offTableNonTen: fc.constantFrom('stayOut', 'spot'),
  breakOrder: fc.constantFrom('alternate', 'winner', 'loser', 'trailing'),
  settleSeconds: fc.constantFrom(5, 3),
}).map((changes) => ({ ...BASE, ...changes }));

const racks: fc.Arbitrary<readonly ObjectBall[]> = fc.subarray(OBJECT_BALLS.slice(0, 9))
  .map((balls) => [...balls, 10] as const);

const situations: fc.Arbitrary<Situation> = fc.record({
  phase: fc.constantFrom(
    'shot' as const, 'shot' as const, 'break' as const, 'callRequested' as const,
  ),
  balls: racks,
  shooter: seats,
  breaker: seats,
  number: fc.integer({ min: 2, max: 9 }),
  breakLegal: fc.boolean(),
  cueBall: fc.constantFrom('asIs' as const, 'inHandAnywhere' as const),
  consecutiveFouls: bySeat(fc.integer({ min: 0, max: 2 })),
  warnedOnTwo: bySeat(fc.boolean()),
  score: bySeat(fc.integer({ min: 0, max: 3 })),
}).map(({ phase, balls, shooter, breaker, number, breakLegal, cueBall, ...counts }) => ({
  ...counts,
  phase,
  shooter,
  raceTo: { A: 4, B: 4 },
  pendingDecision: undefined,
  ballsOnTable: phase === 'break' ? OBJECT_BALLS : balls,
  breaker: phase === 'break' ? shooter : breaker,
  shotNumber: phase === 'break' ? 1 : number,
  breakLegal: phase !== 'break' && breakLegal,
  cueBall: phase === 'break' ? 'inHandBehindHeadString' as const : cueBall,
}));

const pockets = fc.constantFrom(...POCKETS);
const rare = fc.integer({ min: 0, max: 19 }).map((roll) => roll === 0);

function touchesOf(balls: readonly ObjectBall[]) {
  return fc.record({
    ball: fc.constantFrom(0 as const, ...balls),
    by: seats,
    withWhat: fc.constantFrom('tip' as const, 'hand' as const, 'cueBallInHand' as const),
    when: fc.constantFrom('before' as const, 'during' as const, 'after' as const),
    intentional: rare,
    affectedOutcome: rare,
  });
}

/** Where each ball ends: pocketed, off, fallen by itself, or on the table. */
function endsOf(balls: readonly ObjectBall[]) {
  const end = fc.integer({ min: 0, max: 19 });
  const each = balls.map((ball) => fc.record({ ball: fc.constant(ball), end, pocket: pockets }));
  return fc.tuple(...each).map((ends) => ({
    pocketed: ends.filter((one) => one.end <= 3).map(({ ball, pocket }) => ({ ball, pocket })),
    offTable: ends.filter((one) => one.end === 4).map(({ ball }) => ball),
    settled: ends.filter((one) => one.end === 5)
      .map(({ ball, pocket }) => ({ ball, pocket, secondsAtRest: ball })),
  }));
}

function frozenOf(balls: readonly ObjectBall[]) {
  return fc.record({
    cueBallTo: fc.subarray([...balls], { maxLength: 1 }),
    toRail: fc.subarray([0 as const, ...balls], { maxLength: 1 }),
    declared: fc.boolean(),
  }).map(({ cueBallTo, toRail, declared }) => ({
    cueBallTo,
    toRail,
    cueBallDeclared: declared && cueBallTo.length > 0,
    railDeclared: declared && toRail.length > 0,
  }));
}

const FLAGS = [
  'noFootOnFloor', 'doubleHit', 'pushShot', 'miscue', 'cueBallJumped',
  'placementOnOrBelowHeadString', 'badPlayHeadString', 'cueLeftOnTable', 'outOfTurn',
  'shotClockExpired',
] as const;
type Flags = Pick<ShotLog, (typeof FLAGS)[number]>;

/** At most two flags are up: most strokes have none. */
const flags = fc.tuple(fc.integer({ min: 0, max: 29 }), fc.integer({ min: 0, max: 29 })).map(
  (up) => Object.fromEntries(FLAGS.map((flag, index) => [flag, up.includes(index)])) as Flags,
);

const seldom = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 9, nil: undefined });
const conducts = seldom(fc.constantFrom(
  'warning' as const, 'foul' as const, 'lossOfRack' as const, 'lossOfMatch' as const,
));
const disturbances = seldom(fc.record({
  cause: fc.constantFrom('spectator' as const, 'settlingBall' as const),
  affectedOutcome: fc.boolean(),
  restorable: fc.boolean(),
}));

/** A log of balls that are on the table: each ends in one place. */
function logsOf(balls: readonly ObjectBall[]): fc.Arbitrary<ShotLog> {
  return fc.record({
    shotTaken: rare.map((roll) => !roll),
    firstContact: fc.subarray([...balls], { maxLength: Math.min(2, balls.length) }),
    railAfterContact: fc.subarray([0 as const, ...balls]),
    ends: endsOf(balls),
    cueBall: fc.constantFrom(
      'onTable' as const, 'onTable' as const, 'onTable' as const, 'pocketed' as const,
      'offTable' as const,
    ),
    frozen: frozenOf(balls),
    foulCalledInTime: rare.map((roll) => !roll),
    objectBallsPastHeadString: fc.subarray([...balls]),
    touched: fc.array(touchesOf(balls), { maxLength: 1 }),
    ballsMovingAtStrike: rare.map((moving) => (moving ? balls.slice(0, 1) : [])),
    flags,
    conduct: conducts,
    interference: disturbances,
  }).map(({ ends, flags: raised, conduct, interference, ...facts }) => ({
    ...facts,
    ...ends,
    ...raised,
    ...(conduct === undefined ? {} : { unsportsmanlike: conduct }),
    ...(interference === undefined ? {} : { interference }),
  }));
}

function callsOf(balls: readonly ObjectBall[]): fc.Arbitrary<Call> {
  return fc.oneof(
    fc.record({
      kind: fc.constant('pot' as const),
      ball: fc.constantFrom(...balls),
      pocket: pockets,
      obvious: fc.boolean(),
    }),
    fc.constantFrom<Call>({ kind: 'safety' }, { kind: 'push-out' }, { kind: 'none' }),
  );
}

/** A stroke that breaks no rule; half of the balls fall. */
function cleanLogsOf(balls: readonly ObjectBall[]): fc.Arbitrary<ShotLog> {
  return fc.tuple(fc.subarray([...balls]), pockets, pockets).map(([down, first, second]) => ({
    ...EMPTY_SHOT_LOG,
    firstContact: balls.slice(0, 1),
    railAfterContact: [0, 1, 2, 3, 4],
    pocketed: down.map((ball, index) => ({ ball, pocket: index % 2 === 0 ? first : second })),
  }));
}

function shotsOf(
  from: fc.Arbitrary<Situation>, logs: (balls: readonly ObjectBall[]) => fc.Arbitrary<ShotLog>,
) {
  return from.chain((situation) => fc.record({
    situation: fc.constant(situation),
    call: callsOf(situation.ballsOnTable),
    log: logs(situation.ballsOnTable),
  }));
}

const shots = shotsOf(situations, logsOf);
const cleanShots = shotsOf(situations, cleanLogsOf);
const shotsNearTheEnd = shotsOf(
  fc.record({ situation: situations, balls: fc.subarray<ObjectBall>([8, 9]) })
    .filter(({ situation }) => situation.phase === 'shot')
    .map(({ situation, balls }) => ({ ...situation, ballsOnTable: [...balls, 10] })),
  (balls) => fc.oneof(cleanLogsOf(balls), logsOf(balls)),
);

/** What must hold of every situation, section 2. */
function checkSituation(rulebook: Rulebook, situation: Situation): void {
  const { phase, ballsOnTable, score, raceTo, shooter, pendingDecision } = situation;
  const playing = phase !== 'matchOver';
  if (playing) expect(ballsOnTable).toContain(10);
  expect([...ballsOnTable].sort((a, b) => a - b)).toEqual(ballsOnTable);
  expect(score.A <= raceTo.A && score.B <= raceTo.B).toBe(true);
  expect(playing).toBe(score.A < raceTo.A && score.B < raceTo.B && phase !== 'matchOver');
  expect((shooter !== undefined) !== (pendingDecision !== undefined)).toBe(playing);
  expect(actorIn(situation) !== undefined).toBe(playing);
  expect(optionsOf(rulebook, situation).length > 0).toBe(playing);
}

function checkCounts(before: Situation, { next, rackWinner, inning }: Ruling): void {
  const shooter = before.shooter ?? 'A';
  const fresh = next.phase === 'matchOver' || rackWinner !== undefined || inning === 'rackReplayed';
  if (fresh) {
    expect(next.consecutiveFouls).toEqual({ A: 0, B: 0 });
    return;
  }
  const was = before.consecutiveFouls[shooter];
  expect([0, was, was + 1]).toContain(next.consecutiveFouls[shooter]);
}

function checkBalls(before: Situation, ruling: Ruling): void {
  const all = [...ruling.ballsLeft, ...ruling.pocketedStay, ...ruling.outOfPlay];
  if (ruling.inning === 'rackReplayed') return;
  expect([...all].sort((a, b) => a - b)).toEqual(before.ballsOnTable);
  for (const ball of [...ruling.spotted, ...ruling.restored]) {
    expect(ruling.ballsLeft).toContain(ball);
  }
}

function checkWords(ruling: Ruling): void {
  const said: readonly Reason[] = [...ruling.reasons, ...ruling.checks.map(({ reason }) => reason)];
  const texts = LANGUAGES.flatMap((language) => [
    ...said.map((reason) => sentenceOf(reason, language)),
    summaryOf(ruling, language),
    consequenceOf(ruling, language, { A: 'Ким', B: 'Ли' }),
  ]);
  expect(texts.filter((text) => BAD_TEXT.test(text))).toEqual([]);
  expect(said.filter(({ clause }) => !Object.hasOwn(CLAUSES, clause))).toEqual([]);
  expect(ruling.reasons.length).toBeGreaterThan(0);
}

const BAD_TEXT = /undefined|NaN|\[object|!|^\s*$|\s\s|\.$/;

describe('over every edition, situation and shot', () => {
  test('the invariants of a situation hold', () => {
    fc.assert(fc.property(rulebooks, shots, (rulebook, { situation, call, log }) => {
      const ruling = adjudicate(rulebook, situation, call, log);
      checkSituation(rulebook, ruling.next);
      checkCounts(situation, ruling);
      checkBalls(situation, ruling);
    }), { numRuns: 500 });
  });

  test('every reason and check has a sentence in both languages', () => {
    fc.assert(fc.property(rulebooks, shots, (rulebook, { situation, call, log }) => {
      checkWords(adjudicate(rulebook, situation, call, log));
    }), { numRuns: 300 });
  });

  test('the same shot gets the same ruling, and it survives as JSON', () => {
    fc.assert(fc.property(rulebooks, shots, (rulebook, { situation, call, log }) => {
      const ruling = adjudicate(rulebook, situation, call, log);
      expect(adjudicate(rulebook, situation, call, log)).toEqual(ruling);
      expect({ ...ruling, ...JSON.parse(JSON.stringify(ruling)) as object }).toEqual(ruling);
    }), { numRuns: 200 });
  });

  test('the players can be exchanged', () => {
    fc.assert(fc.property(rulebooks, shots, (rulebook, { situation, call, log }) => {
      const ruling = adjudicate(rulebook, situation, call, log);
      const mirrored = adjudicate(rulebook, exchanged(situation), call, exchangedLog(log));
      expect(mirrored.next).toEqual(exchanged(ruling.next));
      expect(mirrored.fouls).toEqual(ruling.fouls);
      expect(mirrored.rackWinner).toBe(exchangedSeat(ruling.rackWinner));
    }), { numRuns: 300 });
  });

  test('a match walks from rack to rack and never breaks an invariant', () => {
    const walk = fc.record({ rulebook: rulebooks, start: situations, seed: fc.nat() });
    fc.assert(fc.property(walk, ({ rulebook, start, seed }) => {
      let situation = start;
      for (let step = 0; step < 40 && situation.phase !== 'matchOver'; step += 1) {
        situation = stepped(rulebook, situation, seed + step);
        checkSituation(rulebook, situation);
      }
    }), { numRuns: 40 });
  });
});

describe('in the default edition', () => {
  test('a foul never leaves a choice, and always gives the cue ball in hand', () => {
    fc.assert(fc.property(shots, ({ situation, call, log }) => {
      const { fouls, next, rackWinner, matchWinner } = adjudicate(BASE, situation, call, log);
      if (fouls.length === 0 || rackWinner !== undefined || matchWinner !== undefined) return;
      expect(next.pendingDecision).toBeUndefined();
      expect(next.cueBall).not.toBe('asIs');
      expect(next.shooter).toBe(opponentOf(situation.shooter ?? 'A'));
    }), { numRuns: 400 });
  });

  test('a stroke without a foul clears the shooter’s count, and only his', () => {
    fc.assert(fc.property(cleanShots, ({ situation, call, log }) => {
      const ruling = adjudicate(BASE, situation, call, log);
      expect(ruling.fouls).toEqual([]);
      if (ruling.rackWinner !== undefined) return;
      const shooter = situation.shooter ?? 'A';
      const other = opponentOf(shooter);
      expect(ruling.next.consecutiveFouls[shooter]).toBe(0);
      expect(ruling.next.consecutiveFouls[other]).toBe(situation.consecutiveFouls[other]);
    }), { numRuns: 400 });
  });

  test('a rack is won only by the called ten alone on the table, or given away', () => {
    let won = 0;
    fc.assert(fc.property(shotsNearTheEnd, ({ situation, call, log }) => {
      const ruling = adjudicate(BASE, situation, call, log);
      if (ruling.rackWinner !== situation.shooter) return;
      won += 1;
      expect(situation.ballsOnTable).toEqual([10]);
      expect(call).toMatchObject({ kind: 'pot', ball: 10 });
      expect(ruling.pocketedStay).toEqual([10]);
    }), { numRuns: 600 });
    expect(won).toBeGreaterThan(0);
  });

  test('a legal break, and nothing else, opens the push-out', () => {
    fc.assert(fc.property(cleanShots, ({ situation, call, log }) => {
      const { next } = adjudicate(BASE, situation, call, log);
      const open = optionsOf(BASE, next).includes('declarePushOut');
      expect(open).toBe(situation.phase === 'break');
    }));
  });
});

test('a shot log survives being written down', () => {
  fc.assert(fc.property(logsOf(OBJECT_BALLS), (log) => {
    const quiet = log.firstContact.length === 0 ? { ...log, railAfterContact: [] } : log;
    expect(parseShotLog(formatShotLog(quiet))).toEqual({ ok: true, value: quiet });
  }));
});

/** One more stroke or choice, drawn from a seed. */
function stepped(rulebook: Rulebook, situation: Situation, seed: number): Situation {
  const options = optionsOf(rulebook, situation);
  const answers = DECISIONS.filter((decision) => options.includes(decision));
  const decision = answers[seed % Math.max(1, answers.length)];
  if (decision !== undefined) return adjudicateDecision(rulebook, situation, decision).next;
  const balls = situation.ballsOnTable;
  const [shot] = fc.sample(fc.tuple(callsOf(balls), logsOf(balls)), { seed, numRuns: 1 });
  if (shot === undefined) return situation;
  return adjudicate(rulebook, situation, ...shot).next;
}

function exchanged(situation: Situation): Situation {
  const { pendingDecision: pending } = situation;
  const swap = <T>({ A, B }: BySeat<T>): BySeat<T> => ({ A: B, B: A });
  return {
    ...situation,
    shooter: exchangedSeat(situation.shooter),
    breaker: exchangedSeat(situation.breaker),
    consecutiveFouls: swap(situation.consecutiveFouls),
    warnedOnTwo: swap(situation.warnedOnTwo),
    score: swap(situation.score),
    raceTo: swap(situation.raceTo),
    pendingDecision: pending === undefined ? undefined : {
      ...pending,
      decider: opponentOf(pending.decider),
      previousShooter: opponentOf(pending.previousShooter),
    },
  };
}

function exchangedLog(log: ShotLog): ShotLog {
  return { ...log, touched: log.touched.map((touch) => ({ ...touch, by: opponentOf(touch.by) })) };
}

function exchangedSeat(seat: 'A' | 'B' | undefined) {
  return seat === undefined ? undefined : opponentOf(seat);
}
