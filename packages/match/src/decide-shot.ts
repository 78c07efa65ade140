/** Decides strokes: those that are simulated here, and those that were seen at a real table. */
import { type Result, assert, err, ok } from '@tenball/base';
import {
  CUE_BALL, type Layout, TABLES, objectBallsOf, snapToNanometre, spotPosition, withBall,
} from '@tenball/equipment';
import { type Stroke, type Trace, quantiseStroke, simulate } from '@tenball/physics';
import {
  type Official, type Ruling, type Seat, adjudicate, checkShotLog, opponentOf,
} from '@tenball/rules';
import type { CommandOf, Rejection } from './command.ts';
import type { Match, MatchSetup } from './match.ts';
import { observe } from './observe.ts';
import { ballSizeOf, placementRejection } from './placing.ts';
import { reject } from './reject.ts';
import type { Entry } from './scoresheet.ts';
import { callRejection, strokeRejection } from './shot-rejection.ts';

/** Simulates the stroke, observes it and rules on it. */
export function shoot(
  match: Match, by: Official, command: CommandOf<'shoot'>,
): Result<Entry, Rejection> {
  const { setup, situation } = match;
  const { shooter } = situation;
  const stroke = quantiseStroke(command.stroke);
  const refused = turnRejection(match, by) ?? callRejection(match, command.call)
    ?? strokeRejection(stroke) ?? cueBallRejection(match);
  if (refused) return err(refused);
  if (setup.source === 'table') return err(reject('wrong-table'));
  assert(shooter !== undefined, 'somebody may strike, and nobody is the shooter');
  const simulated = simulateStroke(setup, match.layout, stroke);
  if (!simulated.ok) return simulated;
  const trace = simulated.value;
  const { call } = command;
  const table = TABLES[setup.table];
  const size = ballSizeOf(setup);
  const log = observe({ trace, before: match.layout, table, call, situation, size });
  const ruling = adjudicate(setup.rulebook, situation, call, log);
  const rest = restAfter(match, trace.rest, ruling);
  return ok({
    kind: 'shot', seat: shooter, call, stroke, before: match.layout, log, ruling,
    hash: trace.hash, rest, seconds: trace.duration,
  });
}

function simulateStroke(
  setup: MatchSetup, layout: Layout, stroke: Stroke,
): Result<Trace, Rejection> {
  const trace = simulate({ table: TABLES[setup.table], params: setup.params, layout, stroke });
  return trace.ok ? trace : err(reject('simulation-limit', trace.error.events));
}

/** Puts the cue ball in hand at a spot. */
export function place(
  match: Match, by: Official, { at }: CommandOf<'place'>,
): Result<Entry, Rejection> {
  const { shooter } = match.situation;
  const spot = { x: snapToNanometre(at.x), y: snapToNanometre(at.y) };
  const refused = turnRejection(match, by) ?? placementRejection(match, spot);
  if (refused !== undefined) return err(refused);
  assert(shooter !== undefined, 'somebody may place the cue ball, and nobody is the shooter');
  return ok({ kind: 'place', seat: shooter, at: spot });
}

/** Rules on what was seen at a real table. An out-of-turn stroke is one of the other player. */
export function report(
  match: Match, { call, log, rest }: CommandOf<'report'>,
): Result<Entry, Rejection> {
  const { setup, situation } = match;
  if (setup.source === 'sim') return err(reject('wrong-table'));
  const { shooter, pendingDecision } = situation;
  if (pendingDecision !== undefined) return err(reject('decision-pending'));
  if (shooter === undefined) return err(reject('not-your-turn'));
  const seat = log.outOfTurn ? opponentOf(shooter) : shooter;
  const seen = withDeclared(match, log);
  const before = { ...situation, shooter: seat };
  const refused = log.shotTaken && !log.outOfTurn ? callRejection(match, call) : undefined;
  if (refused !== undefined) return err(refused);
  const checked = checkShotLog(before, call, seen);
  if (!checked.ok) {
    const { pointer, expected } = checked.error;
    return err(reject('bad-report', `${pointer}: ${expected}`));
  }
  const ruling = adjudicate(setup.rulebook, before, call, seen);
  if (ruling.refused) return err(reject('event-not-open', 'report'));
  return ok({ kind: 'report', seat, call, log: seen, ruling, rest });
}

/** What was declared frozen before the stroke counts without being said again. */
function withDeclared({ situation }: Match, log: CommandOf<'report'>['log']) {
  const { cueBallTo, toRail } = situation.declaredFrozen;
  if (!log.shotTaken || (cueBallTo.length === 0 && toRail.length === 0)) return log;
  const { frozen } = log;
  return {
    ...log,
    frozen: {
      ...frozen,
      ...(cueBallTo.length > 0 && frozen.cueBallTo.length === 0
        ? { cueBallTo, cueBallDeclared: true } : {}),
      ...(toRail.length > 0 && frozen.toRail.length === 0
        ? { toRail, railDeclared: true } : {}),
    },
  };
}

/** Whether it is the turn of `by`; the referee may write for whoever it is. */
function turnRejection({ situation }: Match, by: Official): Rejection | undefined {
  const { pendingDecision, shooter, phase } = situation;
  if (pendingDecision !== undefined) return reject('decision-pending');
  if (phase === 'suspended') return reject('event-not-open', 'suspended');
  if (shooter === undefined) return reject('not-your-turn');
  return by === 'referee' || shooter === by ? undefined : reject('not-your-turn');
}

/** In hand, the cue ball may also be played from where it came to rest (A52), jaws included. */
function cueBallRejection(match: Match): Rejection | undefined {
  if (match.setup.source === 'table') return undefined;
  const at = match.layout[CUE_BALL];
  if (at === undefined) return reject('cue-ball-not-placed');
  const refused = match.situation.cueBall === 'asIs' ? undefined : placementRejection(match, at);
  return refused?.code === 'placement-outside-house' ? refused : undefined;
}

/** The table before the next stroke: balls put back on the brink, then the spotted ones. */
function restAfter(match: Match, rest: Layout, ruling: Ruling): Layout {
  const { setup, layout: before } = match;
  let layout = rest;
  for (const ball of ruling.restored) layout = withBall(layout, ball, before[ball]);
  for (const ball of ruling.spotted) {
    const at = spotPosition(TABLES[setup.table], layout, ball, ballSizeOf(setup));
    layout = withBall(layout, ball, at);
  }
  const lying = objectBallsOf(layout).join();
  const ruled = ruling.ballsLeft.join();
  assert(lying === ruled, `on the table lie ${lying}, the ruling says ${ruled}`);
  return layout;
}

/** The seat a command of `by` speaks for where only players act. */
export function seatOf({ situation }: Match, by: Official): Seat | undefined {
  return by === 'referee' ? situation.pendingDecision?.decider ?? situation.shooter : by;
}
