/**
 * The ruling procedure: rules specification 5.1, in its order.
 *
 *   interference? → replay
 *   normalise → fouls? → void if called too late
 *     any foul:  balls, conduct, counter, ball in hand
 *     no foul:   counter to nothing, then the verdict of break, push-out or open shot
 *
 * Everything is a pure function of the situation, the call and what was seen. A stroke that
 * nobody may play now is refused, and nothing changes.
 */
import { choiceAfter, endReason, rackTo, strokeBy } from './advance.ts';
import { boardAfter, boardWon } from './board.ts';
import { judgeBreak } from './break-shot.ts';
import type { Call } from './call.ts';
import { withFoulsCleared } from './count.ts';
import { ballsContext, clearContext } from './explain.ts';
import { foulChecks, foulsIn } from './foul-checks.ts';
import { concludeFoul } from './foul-shot.ts';
import {
  adjudicateInterference, ballsToRestore, harmlessInterference,
} from './interference.ts';
import { judgeOpenShot, judgePushOut } from './open-shot.ts';
import { type PlayedShot, playedShot } from './played-shot.ts';
import type { Rulebook } from './rulebook.ts';
import { type Check, type Inning, type Ruling, rackRuling, rulingTo } from './ruling.ts';
import { type Seat, withSeat } from './seat.ts';
import { type Reason, plainReason, reason } from './sentence.ts';
import type { ShotLog } from './shot-log.ts';
import { NOTHING_FROZEN, type Situation } from './situation.ts';
import { union } from './union.ts';
import type { Verdict } from './verdict.ts';

/** Rules on a shot, or on something between shots (`shotTaken: false`). */
export function adjudicate(
  rulebook: Rulebook, situation: Situation, call: Call, log: ShotLog,
): Ruling {
  const shooter = shooterNow(situation);
  if (shooter === undefined) return refusedStroke(situation);
  const disturbed = adjudicateInterference(situation, shooter, log);
  if (disturbed !== undefined) return disturbed;
  const shot = playedShot(rulebook, situation, shooter, call, log);
  const checks = foulChecks(shot);
  const fouls = foulsIn(checks);
  const ruling = rule(shot, checks, log.foulCalledInTime ? fouls : []);
  const notes = harmlessInterference(shooter, log);
  const brushed = ballsToRestore(shooter, log);
  const moved = ruling.ballsLeft.filter((ball) => brushed.includes(ball));
  const late = fouls.length > 0 && !log.foulCalledInTime
    ? [plainReason('G6-prompt', 'foul.too-late')] : [];
  return {
    ...ruling,
    next: afterTurn(ruling, shot),
    restored: union(ruling.restored, moved),
    reasons: [...late, ...ruling.reasons, ...notes],
  };
}

/** Declarations were for this stroke; a stalemate that is watched is a turn nearer (G1.12). */
function afterTurn({ next, inning }: Ruling, { log, shooter }: PlayedShot): Situation {
  if (!log.shotTaken) return next;
  const turns = next.stalemateTurns;
  if (turns === undefined && next.declaredFrozen === NOTHING_FROZEN) return next;
  const stalemateTurns = turns !== undefined && inning === 'ends'
    ? withSeat(turns, shooter, Math.max(0, turns[shooter] - 1)) : turns;
  return { ...next, declaredFrozen: NOTHING_FROZEN, stalemateTurns };
}

function rule(shot: PlayedShot, checks: readonly Check[], fouls: Ruling['fouls']): Ruling {
  if (fouls.length > 0) return concludeFoul(shot, checks, fouls);
  if (!shot.log.shotTaken) return concludeNoStroke(shot, checks);
  return concludeClear(shot, checks, verdictOn(shot));
}

function verdictOn(shot: PlayedShot): Verdict {
  if (shot.isBreak) return judgeBreak(shot);
  if (shot.isPush) return judgePushOut();
  return judgeOpenShot(shot);
}

function concludeClear(shot: PlayedShot, checks: readonly Check[], verdict: Verdict): Ruling {
  const { rulebook, before, shooter } = shot;
  const won = verdict.kind === 'rack-won';
  const board = won ? boardWon(shot) : boardAfter(shot);
  const played = afterClearStroke(shot, verdict, board.ballsLeft);
  const reasons = [
    ...verdict.because,
    ...shot.notes,
    ...ballsContext(shot, won),
    ...clearedCount(before, shooter),
    ...clearContext(shot, checks),
  ];
  const inning: Inning = verdict.kind === 'continues' ? 'continues' : 'ends';
  const parts = { checks, inning, reasons };
  switch (verdict.kind) {
    case 'continues':
      return rulingTo(strokeBy(played, shooter, 'asIs'), parts, board);
    case 'ends':
      return rulingTo(strokeBy(played, shot.opponent, 'asIs'), parts, board);
    case 'choice': {
      const next = choiceAfter(played, verdict.decision, shooter);
      const ruling = rulingTo(next, parts, board);
      return verdict.decision === 'afterShortBreak' ? { ...ruling, breakShort: true } : ruling;
    }
    case 'rack-won': {
      const { ballsLeft } = board;
      const end = rackTo(rulebook, played, { winner: shooter, ballsLeft });
      const because = [...reasons, endReason(rulebook, end)];
      return rackRuling(end, { checks, reasons: because }, board);
    }
  }
}

/**
 * The rack one stroke later. A break that gives a choice was short: it opens no push-out, so it
 * does not count as legal.
 */
function afterClearStroke(
  shot: PlayedShot, verdict: Verdict, ballsOnTable: Ruling['ballsLeft'],
): Situation {
  const { before } = shot;
  const next = withFoulsCleared(before, shot.shooter);
  next.ballsOnTable = ballsOnTable;
  next.shotNumber = before.shotNumber + 1;
  next.breakLegal = shot.isBreak ? verdict.kind !== 'choice' : before.breakLegal;
  return next;
}

/** Nothing that is a foul, and no stroke: play goes on as it was. */
function concludeNoStroke(shot: PlayedShot, checks: readonly Check[]): Ruling {
  const { before, notes } = shot;
  const board = boardAfter(shot);
  const because = before.cueBall === 'asIs'
    ? [plainReason('G6', 'between.no-foul')]
    : [
      plainReason('G1.5', 'between.cue-ball-in-hand'),
      plainReason('G6.6', 'clear.cue-ball-in-hand'),
    ];
  const context = [...notes, ...clearContext(shot, checks), ...ballsContext(shot, false)];
  const reasons = [...because, ...context];
  const next = { ...before, ballsOnTable: board.ballsLeft };
  return rulingTo(next, { checks, reasons }, board);
}

function clearedCount(before: Situation, shooter: Seat): readonly Reason[] {
  const had = before.consecutiveFouls[shooter];
  return had === 0 ? [] : [reason('G6.14', 'count.cleared', { had })];
}

/** Whoever may strike now. */
function shooterNow({ phase, shooter }: Situation): Seat | undefined {
  const toPlay = phase === 'break' || phase === 'shot' || phase === 'callRequested';
  return toPlay ? shooter : undefined;
}

function refusedStroke(situation: Situation): Ruling {
  const reasons = [plainReason('S0', 'refused.no-stroke-now')];
  return rulingTo(situation, { inning: 'n/a', refused: true, reasons });
}
