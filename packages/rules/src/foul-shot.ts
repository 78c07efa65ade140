/** What a foul leads to: the first half of the procedure of 5.1. */
import {
  choiceAfter, endReason, matchOver, newRack, rackTo, strokeBy, withCueBallLifted,
} from './advance.ts';
import { boardAfter } from './board.ts';
import { type FoulCount, countFoul, withFoulCounted } from './count.ts';
import { ballsContext, foulContext } from './explain.ts';
import { foulsIn } from './foul-checks.ts';
import { FOUL_CLAUSES, FOUL_CODES } from './foul.ts';
import type { PlayedShot } from './played-shot.ts';
import type { Rulebook } from './rulebook.ts';
import { type Board, type Check, type Foul, type Ruling, rackRuling, rulingTo } from './ruling.ts';
import { type Reason, plainReason } from './sentence.ts';
import { type CueBallPlace, type Situation, copyOf, isPushOutOpen } from './situation.ts';

/** Rules on a shot, or something between shots, with at least one foul. */
export function concludeFoul(
  shot: PlayedShot, checks: readonly Check[], fouls: readonly Foul[],
): Ruling {
  const { rulebook, before, shooter } = shot;
  if (isWeakBreakAlone(fouls) && rulebook.illegalBreak !== 'foulBallInHand') {
    return concludeWeakBreak(shot, checks, fouls);
  }
  const count = countFoul(rulebook, before, shooter);
  const penalty = shot.log.unsportsmanlike;
  const found = { fouls: count.isRackLost ? withThreeFouls(fouls) : fouls, checks };
  if (penalty === 'lossOfMatch') return concludeMatchLost(shot, found);
  if (penalty === 'lossOfRack') {
    const conduct = plainReason('G6.16', 'conduct.rack');
    return concludeRackLost(shot, found, [...(count.isRackLost ? count.because : []), conduct]);
  }
  if (count.isRackLost) return concludeRackLost(shot, found, count.because);
  const board = boardAfter(shot);
  const next = withFoulCounted(afterFoul(shot, board), shooter, count.count);
  return rulingTo(next, {
    fouls: found.fouls,
    checks,
    inning: 'ends',
    reasons: [
      ...foundReasons(shot, checks),
      ...penaltyReasons(shot, next, count),
      ...ballsContext(shot, false),
    ],
  }, board);
}

type Found = Pick<Ruling, 'fouls' | 'checks'>;

function concludeMatchLost(shot: PlayedShot, found: Found): Ruling {
  const board = boardAfter(shot);
  const conduct = plainReason('G6.16', 'conduct.match');
  return rulingTo(matchOver(shot.before, board.ballsLeft), {
    ...found,
    inning: 'ends',
    matchWinner: shot.opponent,
    reasons: [conduct, ...foundReasons(shot, found.checks), ...ballsContext(shot, false)],
  }, board);
}

function concludeRackLost(shot: PlayedShot, found: Found, lost: readonly Reason[]): Ruling {
  const { rulebook, before, opponent } = shot;
  const board = boardAfter(shot);
  const end = rackTo(rulebook, before, { winner: opponent, ballsLeft: board.ballsLeft });
  const because = [...foundReasons(shot, found.checks), ...ballsContext(shot, false)];
  return rackRuling(end, {
    fouls: found.fouls,
    checks: found.checks,
    reasons: [...lost, ...because, endReason(rulebook, end)],
  }, board);
}

/** The fouls, and what they rest on. */
function foundReasons(shot: PlayedShot, checks: readonly Check[]): readonly Reason[] {
  const codes = foulsIn(checks).map(({ code }) => code);
  return [...failedReasons(checks), ...foulContext(shot, codes), ...shot.notes];
}

/** ILLEGAL_BREAK alone, where the edition has no ball in hand for it: not counted. */
function concludeWeakBreak(
  shot: PlayedShot, checks: readonly Check[], fouls: readonly Foul[],
): Ruling {
  const { before, shooter, opponent, rulebook } = shot;
  const board = boardAfter(shot);
  const because = failedReasons(checks);
  if (rulebook.illegalBreak === 'loseBreak') {
    return rulingTo(newRack(before, opponent), {
      fouls,
      checks,
      inning: 'ends',
      nextBreaker: opponent,
      reasons: [...because, plainReason('V.illegalBreak', 'break.lost')],
    }, board);
  }
  const played = { ...before, ballsOnTable: board.ballsLeft, shotNumber: 2, breakLegal: false };
  return rulingTo(choiceAfter(played, 'afterIllegalBreak', shooter), {
    fouls: fouls.map((foul) => ({ ...foul, penalty: 'options' as const })),
    checks,
    inning: 'ends',
    reasons: [...because, plainReason('V.illegalBreak', 'break.re-rack-choice')],
  }, board);
}

function isWeakBreakAlone(fouls: readonly Foul[]): boolean {
  return fouls.every(({ code }) => code === 'ILLEGAL_BREAK');
}

/** The opponent at the table with the cue ball in hand; before the opening stroke he breaks. */
function afterFoul(shot: PlayedShot, { ballsLeft }: Board): Situation {
  const { before, opponent, log, isBreak } = shot;
  if (isBreak && !log.shotTaken) {
    return withCueBallLifted({ ...before, shooter: opponent, breaker: opponent });
  }
  const played = copyOf(before);
  played.ballsOnTable = ballsLeft;
  if (log.shotTaken) {
    played.shotNumber = before.shotNumber + 1;
    played.breakLegal = before.breakLegal && !isBreak;
  }
  return strokeBy(played, opponent, handPlace(shot.rulebook));
}

/** Where the cue ball in hand may be placed after a foul. */
export function handPlace(rulebook: Rulebook): CueBallPlace {
  return rulebook.ballInHandAfterFoul === 'anywhere' ? 'inHandAnywhere' : 'inHandBehindHeadString';
}

function penaltyReasons(shot: PlayedShot, next: Situation, count: FoulCount): readonly Reason[] {
  const { rulebook, isBreak, log } = shot;
  const breakPasses = isBreak && !log.shotTaken;
  const right = isBreak && log.shotTaken && rulebook.pushOut
    ? [plainReason('S3', 'push-out.no-right-after-foul')] : [];
  return [
    breakPasses ? plainReason('S2', 'penalty.break-passes') : handReason(rulebook),
    ...(isPushOutOpen(rulebook, next) ? [plainReason('S3', 'push-out.right-passes')] : []),
    ...right,
    ...count.because,
  ];
}

/** Where the cue ball in hand may be placed, as it is told. */
export function handReason({ ballInHandAfterFoul: place }: Rulebook): Reason {
  return place === 'behindHeadString'
    ? plainReason('V.hand', 'penalty.in-hand-house')
    : plainReason('G-pen', 'penalty.in-hand-anywhere');
}

function withThreeFouls(fouls: readonly Foul[]): readonly Foul[] {
  const third: Foul = { code: 'THREE_FOULS', clause: FOUL_CLAUSES.THREE_FOULS };
  return FOUL_CODES.flatMap((code) => [...fouls, third].filter((foul) => foul.code === code));
}

function failedReasons(checks: readonly Check[]): readonly Reason[] {
  return checks.filter(({ passed }) => !passed).map((check) => check.reason);
}
