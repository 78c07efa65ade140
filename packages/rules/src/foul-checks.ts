/**
 * One detector per foul code: rules specification 5.2.
 *
 * A detector returns undefined where its rule does not apply, and otherwise a check, passed or
 * failed, with the sentence that says why. `foulChecks` runs them in order of precedence.
 */
import { type Ball, CUE_BALL } from '@tenball/equipment';
import { FOUL_CLAUSES, FOUL_CODES, type FoulCode } from './foul.ts';
import { type PlayedShot, drivenToRail, pocketedBalls } from './played-shot.ts';
import type { Check, Foul } from './ruling.ts';
import { type Reason, plainReason, reason } from './sentence.ts';
import type { TouchedBall } from './shot-log.ts';

/** What a detector found; undefined where its rule does not apply. */
type Finding = Check | undefined;
type Detector = (shot: PlayedShot) => Finding;

/** Every check that applies to the shot, in order of precedence. */
export function foulChecks(shot: PlayedShot): readonly Check[] {
  const checks: Check[] = [];
  for (const detect of IN_ORDER) {
    const check = detect(shot);
    if (check !== undefined) checks.push(check);
  }
  return checks;
}

/** The fouls among the checks: all are reported, one is counted (A39). */
export function foulsIn(checks: readonly Check[]): readonly Foul[] {
  const fouls: Foul[] = [];
  for (const { code, passed } of checks) {
    if (!passed) fouls.push({ code, clause: FOUL_CLAUSES[code] });
  }
  return fouls;
}

const DETECTORS: Readonly<Record<FoulCode, Detector>> = {
  SCRATCH: scratch,
  CUE_BALL_OFF_TABLE: cueBallOffTable,
  WRONG_BALL_FIRST: wrongBallFirst,
  NO_CONTACT: noContact,
  NO_RAIL: noRail,
  ILLEGAL_BREAK: illegalBreak,
  NO_FOOT: noFoot,
  BALL_OFF_TABLE: ballOffTable,
  TOUCHED_BALL: touchedBall,
  DOUBLE_HIT: doubleHit,
  PUSH_SHOT: pushShot,
  BALLS_MOVING: ballsMoving,
  BAD_PLACEMENT: badPlacement,
  BAD_PLAY_HEAD_STRING: badPlayHeadString,
  CUE_ON_TABLE: cueOnTable,
  OUT_OF_TURN: outOfTurn,
  /** Known only when the fouls are counted: `count.ts`. */
  THREE_FOULS: () => undefined,
  SLOW_PLAY: slowPlay,
  UNSPORTSMANLIKE: unsportsmanlike,
};
const IN_ORDER = FOUL_CODES.map((code) => DETECTORS[code]);

/** Findings that need no facts; a clear stroke has a dozen of them. */
const CLEAR_CUE_BALL_NOT_POCKETED = clear(
  'SCRATCH', plainReason('G6.1', 'clear.cue-ball-not-pocketed'),
);
const CLEAR_CUE_BALL_ON_TABLE = clear(
  'CUE_BALL_OFF_TABLE', plainReason('G6.1', 'clear.cue-ball-on-table'),
);
const FIRST_CONTACT_WAIVED = plainReason('S3', 'clear.first-contact-waived');
const CLEAR_FIRST_CONTACT_WAIVED = clear('WRONG_BALL_FIRST', FIRST_CONTACT_WAIVED);
const CLEAR_CONTACT_WAIVED = clear('NO_CONTACT', FIRST_CONTACT_WAIVED);
const CLEAR_RAIL_WAIVED = clear('NO_RAIL', plainReason('S3', 'clear.rail-waived'));
const CLEAR_BREAK_UNCONDITIONAL = clear(
  'ILLEGAL_BREAK', plainReason('S2b', 'clear.break-unconditional'),
);
const CLEAR_FOOT = clear('NO_FOOT', plainReason('G6.4', 'clear.foot'));
const CLEAR_NO_BALL_OFF_TABLE = clear(
  'BALL_OFF_TABLE', plainReason('G6.5', 'clear.no-ball-off-table'),
);
const CLEAR_NOTHING_TOUCHED = clear('TOUCHED_BALL', plainReason('G6.6', 'clear.nothing-touched'));
const CLEAR_CUE_BALL_IN_HAND = clear('TOUCHED_BALL', plainReason('G6.6', 'clear.cue-ball-in-hand'));
const CLEAR_SINGLE_HIT = clear('DOUBLE_HIT', plainReason('G6.7', 'clear.single-hit'));
const CLEAR_NO_PUSH_SHOT = clear('PUSH_SHOT', plainReason('G6.8', 'clear.no-push-shot'));
const CLEAR_BALLS_AT_REST = clear('BALLS_MOVING', plainReason('G6.9', 'clear.balls-at-rest'));
const CLEAR_PLACEMENT = clear('BAD_PLACEMENT', plainReason('G6.10', 'clear.placement'));
const CLEAR_PLAY_FROM_HOUSE = clear(
  'BAD_PLAY_HEAD_STRING', plainReason('G6.11', 'clear.play-from-house'),
);
const CLEAR_CUE_IN_HAND = clear('CUE_ON_TABLE', plainReason('G6.12', 'clear.cue-in-hand'));
const CLEAR_RIGHT_PLAYER = clear('OUT_OF_TURN', plainReason('G6.13', 'clear.right-player'));
const CLEAR_IN_TIME = clear('SLOW_PLAY', plainReason('G6.15', 'clear.in-time'));
const CLEAR_CONDUCT_WARNING = clear(
  'UNSPORTSMANLIKE', plainReason('G6.16', 'clear.conduct-warning'),
);
const CLEAR_CONDUCT = clear('UNSPORTSMANLIKE', plainReason('G6.16', 'clear.conduct'));

function scratch({ log }: PlayedShot): Finding {
  if (log.cueBall === 'pocketed') return foul('SCRATCH', plainReason('G6.1', 'foul.scratch'));
  if (!log.shotTaken) return undefined;
  return CLEAR_CUE_BALL_NOT_POCKETED;
}

function cueBallOffTable({ log }: PlayedShot): Finding {
  if (log.cueBall === 'offTable') {
    return foul('CUE_BALL_OFF_TABLE', plainReason('G6.1', 'foul.cue-ball-off-table'));
  }
  if (!log.shotTaken) return undefined;
  return CLEAR_CUE_BALL_ON_TABLE;
}

function wrongBallFirst({ rulebook, log, lowest, isPush }: PlayedShot): Finding {
  const first = log.firstContact;
  if (!log.shotTaken || first.length === 0) return undefined;
  if (isPush) return CLEAR_FIRST_CONTACT_WAIVED;
  if (!first.includes(lowest)) {
    return foul('WRONG_BALL_FIRST', reason('G6.2', 'foul.wrong-ball-first', { first, lowest }));
  }
  if (first.length === 1) {
    return clear('WRONG_BALL_FIRST', reason('G6.2', 'clear.lowest-first', { lowest }));
  }
  if (rulebook.simultaneousContact === 'foul') {
    return foul('WRONG_BALL_FIRST', reason('G6.2', 'foul.split-hit', { first, lowest }));
  }
  return clear('WRONG_BALL_FIRST', reason('G-split', 'clear.split-hit', { first, lowest }));
}

function noContact({ log, lowest, isPush }: PlayedShot): Finding {
  const first = log.firstContact;
  if (!log.shotTaken) return undefined;
  if (isPush) return CLEAR_CONTACT_WAIVED;
  if (first.length === 0) return foul('NO_CONTACT', reason('G6.3', 'foul.no-contact', { lowest }));
  return clear('NO_CONTACT', reason('G6.3', 'clear.contact', { first }));
}

function noRail(shot: PlayedShot): Finding {
  const { log, isBreak, isPush } = shot;
  if (!log.shotTaken || isBreak || log.firstContact.length === 0) return undefined;
  if (isPush) return CLEAR_RAIL_WAIVED;
  const down = pocketedBalls(log);
  if (down.length > 0) {
    return clear('NO_RAIL', reason('G6.3', 'clear.rail-by-pocket', { balls: down }));
  }
  const driven = drivenBalls(shot);
  if (driven.length > 0) return clear('NO_RAIL', reason('G6.3', 'clear.rail', { driven }));
  return foul('NO_RAIL', reason('G6.3', 'foul.no-rail', { first: log.firstContact }));
}

function illegalBreak({ rulebook, log, lowest, isBreak }: PlayedShot): Finding {
  if (!log.shotTaken || !isBreak || !log.firstContact.includes(lowest)) return undefined;
  const down = pocketedBalls(log);
  if (down.length > 0) {
    return clear('ILLEGAL_BREAK', reason('S2b', 'clear.break-pocketed', { balls: down }));
  }
  const needed = rulebook.breakRailBalls;
  if (needed === 0) return CLEAR_BREAK_UNCONDITIONAL;
  const driven = drivenToRail(log);
  if (driven.length < needed) {
    return foul('ILLEGAL_BREAK', reason('S2b', 'foul.illegal-break', { driven, needed }));
  }
  return clear('ILLEGAL_BREAK', reason('S2b', 'clear.break-rails', { driven, needed }));
}

function noFoot({ log }: PlayedShot): Finding {
  if (!log.shotTaken) return undefined;
  if (log.noFootOnFloor) return foul('NO_FOOT', plainReason('G6.4', 'foul.no-foot'));
  return CLEAR_FOOT;
}

function ballOffTable({ log }: PlayedShot): Finding {
  const balls = log.offTable;
  if (balls.length > 0) {
    return foul('BALL_OFF_TABLE', reason('G6.5', 'foul.ball-off-table', { balls }));
  }
  if (!log.shotTaken) return undefined;
  return CLEAR_NO_BALL_OFF_TABLE;
}

function touchedBall(shot: PlayedShot): Finding {
  const touches = ownTouches(shot);
  if (touches.length === 0) return CLEAR_NOTHING_TOUCHED;
  const guilty = touches.filter((touch) => isTouchFoul(shot, touch));
  const byCueBall = guilty.filter(({ withWhat }) => withWhat === 'cueBallInHand');
  if (byCueBall.length > 0) {
    return foul('TOUCHED_BALL', reason('G6.6', 'foul.touched-with-cue-ball', {
      balls: ballsIn(byCueBall),
    }));
  }
  if (guilty.length > 0) {
    return foul('TOUCHED_BALL', reason('G6.6', 'foul.touched-ball', { balls: ballsIn(guilty) }));
  }
  const harmless = touches.filter((touch) => touch.ball !== CUE_BALL);
  if (harmless.length === 0) return CLEAR_CUE_BALL_IN_HAND;
  return clear('TOUCHED_BALL', reason('R.cbfo', 'clear.harmless-touch', {
    balls: ballsIn(harmless),
  }));
}

/** Touches by the one who is judged; the opponent's are interference. */
function ownTouches({ log, shooter }: PlayedShot): readonly TouchedBall[] {
  return log.touched.filter(({ by }) => by === shooter);
}

function isTouchFoul({ rulebook, before }: PlayedShot, touch: TouchedBall): boolean {
  const inHand = before.cueBall !== 'asIs' && touch.when === 'before';
  if (touch.ball === CUE_BALL) return !inHand;
  return rulebook.touchedBalls === 'allBalls' || touch.affectedOutcome;
}

function doubleHit({ log }: PlayedShot): Finding {
  if (!log.shotTaken) return undefined;
  if (log.doubleHit) return foul('DOUBLE_HIT', plainReason('G6.7', 'foul.double-hit'));
  return CLEAR_SINGLE_HIT;
}

function pushShot({ log }: PlayedShot): Finding {
  if (!log.shotTaken) return undefined;
  if (log.pushShot) return foul('PUSH_SHOT', plainReason('G6.8', 'foul.push-shot'));
  return CLEAR_NO_PUSH_SHOT;
}

function ballsMoving({ log }: PlayedShot): Finding {
  const balls = log.ballsMovingAtStrike;
  if (!log.shotTaken) return undefined;
  if (balls.length > 0) return foul('BALLS_MOVING', reason('G6.9', 'foul.balls-moving', { balls }));
  return CLEAR_BALLS_AT_REST;
}

function badPlacement({ log, before }: PlayedShot): Finding {
  if (!log.shotTaken || before.cueBall !== 'inHandBehindHeadString') return undefined;
  if (log.placementOnOrBelowHeadString) {
    return foul('BAD_PLACEMENT', plainReason('G6.10', 'foul.bad-placement'));
  }
  return CLEAR_PLACEMENT;
}

function badPlayHeadString({ log, before }: PlayedShot): Finding {
  if (!log.shotTaken || before.cueBall !== 'inHandBehindHeadString') return undefined;
  if (log.badPlayHeadString) {
    return foul('BAD_PLAY_HEAD_STRING', plainReason('G6.11', 'foul.bad-play-head-string'));
  }
  return CLEAR_PLAY_FROM_HOUSE;
}

function cueOnTable({ log }: PlayedShot): Finding {
  if (log.cueLeftOnTable) return foul('CUE_ON_TABLE', plainReason('G6.12', 'foul.cue-on-table'));
  return CLEAR_CUE_IN_HAND;
}

function outOfTurn({ log }: PlayedShot): Finding {
  if (log.outOfTurn) return foul('OUT_OF_TURN', plainReason('G6.13', 'foul.out-of-turn'));
  return CLEAR_RIGHT_PLAYER;
}

function slowPlay({ log }: PlayedShot): Finding {
  if (log.shotClockExpired) return foul('SLOW_PLAY', plainReason('G6.15', 'foul.slow-play'));
  return CLEAR_IN_TIME;
}

function unsportsmanlike(shot: PlayedShot): Finding {
  const { unsportsmanlike: penalty } = shot.log;
  const deliberate = ownTouches(shot).filter(({ intentional }) => intentional);
  if (penalty !== undefined && penalty !== 'warning') {
    return foul('UNSPORTSMANLIKE', plainReason('G6.16', 'foul.unsportsmanlike'));
  }
  if (deliberate.length > 0) {
    return foul('UNSPORTSMANLIKE', reason('G6.16', 'foul.intentional-touch', {
      balls: ballsIn(deliberate),
    }));
  }
  if (penalty === 'warning') return CLEAR_CONDUCT_WARNING;
  return CLEAR_CONDUCT;
}

/** Balls driven to a rail after the contact; those that left the table count (G8.4). */
function drivenBalls({ log }: PlayedShot): readonly Ball[] {
  const cue: readonly Ball[] = log.cueBall === 'onTable' ? [] : [CUE_BALL];
  return rising([...log.railAfterContact, ...log.offTable, ...cue]);
}

function ballsIn(touches: readonly TouchedBall[]): readonly Ball[] {
  return rising(touches.map(({ ball }) => ball));
}

function rising(balls: readonly Ball[]): readonly Ball[] {
  return [...new Set(balls)].sort((a, b) => a - b);
}

function foul(code: FoulCode, because: Reason): Check {
  return { code, passed: false, reason: because };
}

function clear(code: FoulCode, because: Reason): Check {
  return { code, passed: true, reason: because };
}
